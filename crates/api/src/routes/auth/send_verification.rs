//! `POST /api/auth/send-verification`: mails the link that verifies the address again.

use actix_web::web::Data;
use actix_web::{HttpResponse, post};
use app_service::accounts::verification;

use super::who;
use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::state::State;

/// Mails a new link that verifies the caller's address; older ones stop working.
#[utoipa::path(
    tag = "auth",
    responses(
        (status = 204, description = "The mail is on its way."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`sandbox_only`", body = ProblemBody),
        (status = 409, description = "`email_verified`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
    ),
)]
#[post("/api/auth/send-verification")]
pub(crate) async fn send_verification(state: Data<State>, caller: Caller) -> ApiResult<HttpResponse> {
    state.allow_account_mail(who(&state, &caller).await?.user_id()).await?;
    blocking::write(&state, caller, verification::send_verification).await?;
    Ok(HttpResponse::NoContent().finish())
}
