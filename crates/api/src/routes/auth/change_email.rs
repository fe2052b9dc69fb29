//! `POST /api/auth/change-email`: asks to move the account to another address.

use actix_web::web::Data;
use actix_web::{HttpResponse, post};
use app_service::accounts::verification;

use super::{hashing_for, who};
use crate::caller::Caller;
use crate::dto::account::ChangeEmail;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::state::State;

/// Mails a link to the new address and a notice to the present one. The address changes when the link is used.
#[utoipa::path(
    tag = "auth",
    request_body = ChangeEmail,
    responses(
        (status = 204, description = "The mail is on its way to the new address."),
        (status = 400, description = "The password or the address is wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`sandbox_only`", body = ProblemBody),
        (status = 409, description = "`email_taken`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
    ),
)]
#[post("/api/auth/change-email")]
pub(crate) async fn change_email(
    state: Data<State>,
    address: Address,
    caller: Caller,
    Body(body): Body<ChangeEmail>,
) -> ApiResult<HttpResponse> {
    state.allow_account_mail(who(&state, &caller).await?.user_id()).await?;
    hashing_for(&state, caller, address, move |service, who| {
        verification::change_email(service, who, &body.into())
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}
