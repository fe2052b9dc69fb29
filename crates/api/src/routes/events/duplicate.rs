//! `POST /api/events/{eventId}/duplicate`: a copy of an event.

use actix_web::web::{Data, Json};
use actix_web::{Responder, http::StatusCode, post};
use app_service::events;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::event::{DuplicateEvent, Event};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::extract::id::InPath;
use crate::state::State;

/// Copies an event with its plan, and on request with its guests.
#[utoipa::path(
    tag = "events",
    params(("eventId" = String, Path, description = "The event.")),
    request_body = DuplicateEvent,
    responses(
        (status = 201, description = "The copy.", body = Event),
        (status = 400, description = "A field is wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 429, description = "`long_task_running`: the organisation has another long call under way.", body = ProblemBody),
        (status = 503, description = "`long_tasks_full`: too many long calls are waiting.", body = ProblemBody),
    ),
)]
#[post("/api/events/{eventId}/duplicate")]
pub(crate) async fn duplicate_event(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<DuplicateEvent>,
) -> ApiResult<impl Responder> {
    let event = blocking::run_long(&state, caller, None, move |service, who| {
        events::duplicate(service, who, &id.0, body.into())
    })
    .await?;
    Ok(Json(Event::from(event)).customize().with_status(StatusCode::CREATED))
}
