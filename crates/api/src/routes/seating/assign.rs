//! `POST /api/guests/{guestId}/assign-seat`: puts a guest on a seat.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::seating;
use domain::id::GuestId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::seating::{AssignSeat, SeatedGuest};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::extract::id::InPath;
use crate::state::State;

/// Puts a guest on a free seat; a guest who has one moves.
#[utoipa::path(
    tag = "seating",
    params(("guestId" = String, Path, description = "The guest.")),
    request_body = AssignSeat,
    responses(
        (status = 200, description = "The guest has the seat.", body = SeatedGuest),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`seat_taken` or `guest_cancelled`", body = ProblemBody),
    ),
)]
#[post("/api/guests/{guestId}/assign-seat")]
pub(crate) async fn assign_seat(
    state: Data<State>,
    caller: Caller,
    id: InPath<GuestId>,
    Body(body): Body<AssignSeat>,
) -> ApiResult<Json<SeatedGuest>> {
    let seated = blocking::write(&state, caller, move |tx, who| {
        seating::assign(tx, who, &id.0, &body.seat_id)
    })
    .await?;
    Ok(Json(seated.into()))
}
