//! `PATCH /api/events/{eventId}`: changes an event.

use actix_web::patch;
use actix_web::web::{Data, Json};
use app_service::events;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::event::{Event, EventPatch};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::extract::id::InPath;
use crate::state::State;

/// Changes the given fields of an event.
#[utoipa::path(
    tag = "events",
    params(("eventId" = String, Path, description = "The event.")),
    request_body = EventPatch,
    responses(
        (status = 200, description = "The event as it is now.", body = Event),
        (status = 400, description = "A field is wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[patch("/api/events/{eventId}")]
pub(crate) async fn update_event(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<EventPatch>,
) -> ApiResult<Json<Event>> {
    let event = blocking::write(&state, caller, move |tx, who| {
        events::update(tx, who, &id.0, body.into())
    })
    .await?;
    Ok(Json(event.into()))
}
