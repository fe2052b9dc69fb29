//! `GET /api/events/{eventId}/seat-assignments`: who sits where.

use actix_web::web::Data;
use actix_web::{HttpResponse, get};
use app_service::seating;
use domain::id::EventId;

use crate::caller::Caller;
use crate::dto::seating::SeatAssignment;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::id::InPath;
use crate::state::State;
use crate::{answers, blocking};

/// Lists who sits where at an event.
#[utoipa::path(
    tag = "seating",
    params(("eventId" = String, Path, description = "The event.")),
    responses(
        (status = 200, description = "The assignments.", body = Vec<SeatAssignment>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 429, description = "`too_many_reads`: too many large requests of the organisation are waiting.", body = ProblemBody),
        (status = 503, description = "`unavailable`: too much is being read or sent.", body = ProblemBody),
    ),
)]
#[get("/api/events/{eventId}/seat-assignments")]
pub(crate) async fn list_seat_assignments(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        let assignments = seating::list(r, organiser, &id.0)?;
        chunks.json_items(assignments.into_iter().map(SeatAssignment::from))
    });
    Ok(answers::json(rendered.await?))
}
