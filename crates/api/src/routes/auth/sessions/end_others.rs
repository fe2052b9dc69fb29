//! `DELETE /api/auth/sessions`: signs every other browser out.

use actix_web::web::Data;
use actix_web::{HttpResponse, delete};
use app_service::accounts::browsers;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::state::State;

/// Ends every session of the person but the present one.
#[utoipa::path(
    tag = "auth",
    responses(
        (status = 204, description = "Only this browser is signed in."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[delete("/api/auth/sessions")]
pub(crate) async fn end_other_sessions(state: Data<State>, caller: Caller) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, browsers::end_others).await?;
    Ok(HttpResponse::NoContent().finish())
}
