//! `POST /api/guests/{guestId}/unassign-seat`: frees the seat of a guest.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::seating;
use domain::id::GuestId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::seating::UnseatedGuest;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Frees the seat of a guest; fine for a guest without one. A body is not read.
#[utoipa::path(
    tag = "seating",
    params(("guestId" = String, Path, description = "The guest.")),
    responses(
        (status = 200, description = "The guest has no seat.", body = UnseatedGuest),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[post("/api/guests/{guestId}/unassign-seat")]
pub(crate) async fn unassign_seat(
    state: Data<State>,
    caller: Caller,
    id: InPath<GuestId>,
) -> ApiResult<Json<UnseatedGuest>> {
    let before = blocking::write(&state, caller, move |tx, who| seating::unassign(tx, who, &id.0)).await?;
    Ok(Json(before.into()))
}
