//! `DELETE /api/auth/sessions/{sessionId}`: signs one browser out.

use actix_web::web::Data;
use actix_web::{HttpResponse, delete};
use app_service::accounts::browsers;
use domain::id::SessionId;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Ends one session of the person; its cookie is worth nothing from now on.
#[utoipa::path(
    tag = "auth",
    params(("sessionId" = String, Path, description = "The session.")),
    responses(
        (status = 204, description = "That browser is signed out."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "The person has no such session.", body = ProblemBody),
    ),
)]
#[delete("/api/auth/sessions/{sessionId}")]
pub(crate) async fn end_session(
    state: Data<State>,
    caller: Caller,
    InPath(id): InPath<SessionId>,
) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, who| browsers::end(tx, who, &id)).await?;
    Ok(HttpResponse::NoContent().finish())
}
