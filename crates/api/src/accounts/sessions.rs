//! `/api/auth/sessions`: where the person is signed in.

use app_service::accounts::browsers;
use domain::id::SessionId;

use crate::accounts::dto::account::SessionEntry;
use crate::core::prelude::*;

/// Lists the browsers in which the person is signed in, the present one first.
#[utoipa::path(
    tag = "auth",
    responses((status = 200, description = "The sessions of the person.", body = Vec<SessionEntry>)),
)]
#[get("/api/auth/sessions")]
pub(crate) async fn list_sessions(state: Data<State>, caller: Caller) -> ApiResult<Json<Vec<SessionEntry>>> {
    let sessions = blocking::read(&state, caller, browsers::list).await?;
    Ok(Json(sessions.into_iter().map(SessionEntry::from).collect()))
}

/// Ends every session of the person but the present one.
#[utoipa::path(tag = "auth", responses((status = 204, description = "Only this browser is signed in.")))]
#[delete("/api/auth/sessions")]
pub(crate) async fn end_other_sessions(state: Data<State>, caller: Caller) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, browsers::end_others).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Ends one session of the user, whose cookie becomes invalid.
#[utoipa::path(
    tag = "auth",
    responses(
        (status = 204, description = "That browser is signed out."),
        (status = 404, description = "The person has no such session."),
    ),
)]
#[delete("/api/auth/sessions/{sessionId}")]
pub(crate) async fn end_session(
    state: Data<State>,
    caller: Caller,
    InPath(id): InPath<SessionId>,
) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, organiser| browsers::end(tx, organiser, &id)).await?;
    Ok(HttpResponse::NoContent().finish())
}
