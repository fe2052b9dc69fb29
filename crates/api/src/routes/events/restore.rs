//! `POST /api/events/{eventId}/restore`: brings a deleted event back.

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

/// Brings a deleted event back with everything in it.
#[utoipa::path(
    tag = "events",
    params(("eventId" = String, Path, description = "The event.")),
    responses(
        (status = 200, description = "The event as it is now.", body = Event),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`: unknown, not deleted, or deleted more than 30 days ago.", body = ProblemBody),
    ),
)]
#[post("/api/events/{eventId}/restore")]
pub(crate) async fn restore_event(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<Json<Event>> {
    let event = blocking::write(&state, caller, move |tx, who| events::restore(tx, who, &id.0)).await?;
    Ok(Json(event.into()))
}
