//! `GET /api/auth/sessions`: the browsers in which the person is signed in.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::accounts::browsers;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::account::SessionEntry;
use crate::error::{ApiResult, ProblemBody};
use crate::state::State;

/// Lists the browsers in which the person is signed in, the present one first.
#[utoipa::path(
    tag = "auth",
    responses(
        (status = 200, description = "The sessions of the person.", body = Vec<SessionEntry>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[get("/api/auth/sessions")]
pub(crate) async fn list_sessions(state: Data<State>, caller: Caller) -> ApiResult<Json<Vec<SessionEntry>>> {
    let sessions = blocking::read(&state, caller, browsers::list).await?;
    Ok(Json(sessions.into_iter().map(SessionEntry::from).collect()))
}
