//! `POST /api/auth/verify-email`: uses a link that shows an address to belong to somebody.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::accounts::verification;
use app_service::link::LinkToken;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::account::{Token, VerifiedEmail};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::state::State;

/// Verifies the address of a new account, or moves an account to another address. The link works once; the page it opens
/// changes nothing by itself. When the account moves, every session ends but the one that asks.
#[utoipa::path(
    tag = "auth",
    request_body = Token,
    responses(
        (status = 200, description = "The address belongs to the account.", body = VerifiedEmail),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 409, description = "`email_taken`", body = ProblemBody),
        (status = 422, description = "`link_expired`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
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
