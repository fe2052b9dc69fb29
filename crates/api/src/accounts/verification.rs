//! The link that proves who an address belongs to: use it, and mail it again.

use app_service::accounts::verification;
use app_service::link::LinkToken;

use super::organiser;
use crate::accounts::dto::account::{Token, VerifiedEmail};
use crate::core::prelude::*;

/// Verifies the address of a new account, or moves an account to another address. The link works once; the page it opens
/// changes nothing by itself. When the account moves, every session ends but the one that asks.
#[utoipa::path(
    tag = "auth",
    request_body = Token,
    responses(
        (status = 200, description = "The address belongs to the account.", body = VerifiedEmail),
        RateLimited,
        (status = 409, description = "`email_taken`"),
        (status = 422, description = "`link_expired`"),
    ),
    security(()),
)]
#[post("/api/auth/verify-email")]
pub(crate) async fn verify_email(
    state: Data<State>,
    address: Address,
    caller: Option<Caller>,
    Body(body): Body<Token>,
) -> ApiResult<Json<VerifiedEmail>> {
    state.allow_link(address.0).await?;
    let token = LinkToken::parse(&body.token)?;
    let email = blocking::write_public(&state, move |tx| {
        verification::verify_email(tx, &token, caller.as_ref().map(Caller::key))
    })
    .await?;
    Ok(Json(VerifiedEmail { email }))
}

/// Mails a new link that verifies the caller's address; older ones stop working.
#[utoipa::path(
    tag = "auth",
    responses(
        (status = 204, description = "The mail is on its way."),
        RateLimited,
        (status = 403, description = "`sandbox_only`"),
        (status = 409, description = "`email_verified`"),
    ),
)]
#[post("/api/auth/send-verification")]
pub(crate) async fn send_verification(state: Data<State>, caller: Caller) -> ApiResult<HttpResponse> {
    state
        .allow_account_mail(organiser(&state, &caller).await?.user_id())
        .await?;
    blocking::write(&state, caller, verification::send_verification).await?;
    Ok(HttpResponse::NoContent().finish())
}
