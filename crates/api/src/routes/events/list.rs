//! `GET /api/events`: the events of the organisation.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::events;

use crate::blocking;
use crate::dto::event::Event;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::caller::Caller;
use crate::state::State;

/// Lists the events of the organisation with their figures.
#[utoipa::path(
    tag = "events",
    responses(
        (status = 200, description = "The events.", body = Vec<Event>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[get("/api/events")]
pub(crate) async fn list_events(state: Data<State>, caller: Caller) -> ApiResult<Json<Vec<Event>>> {
    let events = blocking::read(&state, caller, events::list).await?;
    Ok(Json(events.into_iter().map(Event::from).collect()))
}
