//! `POST /api/events/{eventId}/duplicate`: a copy of an event.

use app_service::events;
use domain::id::EventId;

use crate::core::prelude::*;
use crate::events::dto::event::{DuplicateEvent, Event};

/// Copies an event with its plan, and on request with its guests.
#[utoipa::path(
    tag = "events",
    request_body = DuplicateEvent,
    responses(
        (status = 201, description = "The copy.", body = Event),
        LongWork,
        (status = 400, description = "A field is wrong."),
    ),
)]
#[post("/api/events/{eventId}/duplicate")]
pub(crate) async fn duplicate_event(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<DuplicateEvent>,
) -> ApiResult<impl Responder> {
    let event = blocking::run_long(&state, caller, None, move |service, organiser| {
        events::duplicate(service, organiser, &id.0, body.into())
    })
    .await?;
    Ok(created(Event::from(event)))
}
