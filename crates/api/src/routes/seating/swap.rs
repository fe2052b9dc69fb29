//! `POST /api/events/{eventId}/seat-assignments/swap`: two guests change places.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::seating;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::seating::{SeatSwap, SwappedSeats};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::extract::id::InPath;
use crate::state::State;

/// Lets two guests change places; a guest without a seat takes the other's, who waits then. Both or nothing.
#[utoipa::path(
    tag = "seating",
    params(("eventId" = String, Path, description = "The event.")),
    request_body = SeatSwap,
    responses(
        (status = 200, description = "Who of the two sits where now, and where both were.", body = SwappedSeats),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`seats_changed` or `guest_cancelled`", body = ProblemBody),
    ),
)]
#[post("/api/events/{eventId}/seat-assignments/swap")]
pub(crate) async fn swap_seats(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<SeatSwap>,
) -> ApiResult<Json<SwappedSeats>> {
    let wish = body.into();
    let swapped = blocking::write(&state, caller, move |tx, who| seating::swap(tx, who, &id.0, &wish)).await?;
    Ok(Json(swapped.into()))
}
