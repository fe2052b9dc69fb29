//! `POST /api/events/{eventId}/seat-assignments/restore`: guests go back to where they were.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::seating;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::seating::{Nothing, SeatsBack};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::extract::id::InPath;
use crate::state::State;

/// Takes a change of seats back with the `before` of its answer, all of it or nothing.
#[utoipa::path(
    tag = "seating",
    params(("eventId" = String, Path, description = "The event.")),
    request_body = SeatsBack,
    responses(
        (status = 200, description = "All of them are where they were.", body = Nothing),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`seats_changed`, `seat_taken` or `guest_cancelled`", body = ProblemBody),
        (status = 413, description = "`too_large`", body = ProblemBody),
    ),
)]
#[post("/api/events/{eventId}/seat-assignments/restore")]
pub(crate) async fn restore_seats(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<SeatsBack>,
) -> ApiResult<Json<Nothing>> {
    let places: Vec<_> = body.places.into_iter().map(seating::PlaceBack::from).collect();
    blocking::write(&state, caller, move |tx, who| seating::restore(tx, who, &id.0, &places)).await?;
    Ok(Json(Nothing {}))
}
