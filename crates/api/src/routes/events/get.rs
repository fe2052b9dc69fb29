//! `GET /api/events/{eventId}`: one event.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::events;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::event::Event;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Answers one event with its figures.
#[utoipa::path(
    tag = "events",
    params(("eventId" = String, Path, description = "The event.")),
    responses(
        (status = 200, description = "The event.", body = Event),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[get("/api/events/{eventId}")]
pub(crate) async fn get_event(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<Json<Event>> {
    let event = blocking::read(&state, caller, move |r, who| events::get(r, who, &id.0)).await?;
    Ok(Json(event.into()))
}
