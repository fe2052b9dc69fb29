//! `POST /api/events/{eventId}/seat-assignments`: puts a guest of the event on a seat.

use actix_web::web::{Data, Json};
use actix_web::{Responder, http::StatusCode, post};
use app_service::seating;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::seating::{NewSeatAssignment, SeatAssignment};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::extract::id::InPath;
use crate::state::State;

/// Puts a guest of the event on a free seat of the event; a guest who has one moves.
#[utoipa::path(
    tag = "seating",
    params(("eventId" = String, Path, description = "The event.")),
    request_body = NewSeatAssignment,
    responses(
        (status = 201, description = "The guest has the seat.", body = SeatAssignment),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`seat_taken` or `guest_cancelled`", body = ProblemBody),
    ),
)]
#[post("/api/events/{eventId}/seat-assignments")]
pub(crate) async fn create_seat_assignment(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<NewSeatAssignment>,
) -> ApiResult<impl Responder> {
    let seated = blocking::write(&state, caller, move |tx, who| {
        seating::assign_in_event(tx, who, &id.0, &body.guest_id, &body.seat_id)
    });
    Ok(Json(SeatAssignment::from(seated.await?.assignment))
        .customize()
        .with_status(StatusCode::CREATED))
}
