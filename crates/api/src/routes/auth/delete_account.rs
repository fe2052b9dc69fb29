//! `POST /api/auth/delete-account`: ends the account of the person who is signed in.

use actix_session::Session;
use actix_web::web::Data;
use actix_web::{HttpResponse, post};
use app_service::accounts::delete;

use super::hashing_for;
use crate::caller::Caller;
use crate::dto::account::DeleteAccount;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::state::State;

/// Deletes the account, and every organisation that nobody else is a member of, with all its events. Refused with
/// `details.organisations` while others would be left without an owner.
#[utoipa::path(
    tag = "auth",
    request_body = DeleteAccount,
    responses(
        (status = 204, description = "The account is gone."),
        (status = 400, description = "The password or the confirmation is wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`sandbox_only`", body = ProblemBody),
        (status = 409, description = "`last_owner`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
    ),
)]
#[post("/api/auth/delete-account")]
pub(crate) async fn delete_account(
    state: Data<State>,
    address: Address,
    caller: Caller,
    session: Session,
    Body(body): Body<DeleteAccount>,
) -> ApiResult<HttpResponse> {
    hashing_for(&state, caller, address, move |service, who| {
        delete::delete_account(service, who, &body.into())
    })
    .await?;
    session.purge();
    Ok(HttpResponse::NoContent().finish())
}
