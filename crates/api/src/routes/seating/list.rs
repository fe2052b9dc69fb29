//! `GET /api/events/{eventId}/seat-assignments`: who sits where.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::seating;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::seating::SeatAssignment;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Lists who sits where at an event.
#[utoipa::path(
    tag = "seating",
    params(("eventId" = String, Path, description = "The event.")),
    responses(
        (status = 200, description = "The assignments.", body = Vec<SeatAssignment>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[get("/api/events/{eventId}/seat-assignments")]
pub(crate) async fn list_seat_assignments(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<SeatAssignment>>> {
    let assignments = blocking::read(&state, caller, move |r, who| seating::list(r, who, &id.0)).await?;
    Ok(Json(assignments.into_iter().map(SeatAssignment::from).collect()))
}
