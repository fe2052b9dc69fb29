//! `POST /api/sandbox/reset`: brings the sample events back.

use actix_web::web::Data;
use actix_web::{HttpResponse, post};
use app_service::sandbox;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::state::State;

/// Deletes everything in the caller's sandbox and brings the sample events back.
#[utoipa::path(
    tag = "sandbox",
    responses(
        (status = 204, description = "The sandbox is as it was at first."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`: this is no sandbox", body = ProblemBody),
        (status = 429, description = "`too_many_requests`, or `long_task_running`: the sandbox has another long call under way.", body = ProblemBody),
        (status = 503, description = "`long_tasks_full`: too many long calls are waiting.", body = ProblemBody),
    ),
)]
#[post("/api/sandbox/reset")]
pub(crate) async fn reset_sandbox(state: Data<State>, address: Address, caller: Caller) -> ApiResult<HttpResponse> {
    state.allow_sandbox_reset(address.0).await?;
    blocking::run_long(&state, caller, None, sandbox::reset).await?;
    Ok(HttpResponse::NoContent().finish())
}
