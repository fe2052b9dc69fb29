//! `POST /api/events/{eventId}/archive`: puts an event away.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::events;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::event::Event;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Puts an event away; it stays readable and editable.
#[utoipa::path(
    tag = "events",
    params(("eventId" = String, Path, description = "The event.")),
    responses(
        (status = 200, description = "The event as it is now.", body = Event),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[post("/api/events/{eventId}/archive")]
pub(crate) async fn archive_event(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<Json<Event>> {
    let event = blocking::write(&state, caller, move |tx, who| events::archive(tx, who, &id.0)).await?;
    Ok(Json(event.into()))
}
