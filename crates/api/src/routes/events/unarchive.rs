//! `POST /api/events/{eventId}/unarchive`: takes an event back.

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

/// Takes an event back among those in use.
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
#[post("/api/events/{eventId}/unarchive")]
pub(crate) async fn unarchive_event(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<Json<Event>> {
    let event = blocking::write(&state, caller, move |tx, who| events::unarchive(tx, who, &id.0)).await?;
    Ok(Json(event.into()))
}
