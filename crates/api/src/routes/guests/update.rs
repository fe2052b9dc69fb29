//! `PATCH /api/guests/{guestId}`: changes a guest, also table and seat.

use actix_web::patch;
use actix_web::web::{Data, Json};
use app_service::guests;
use domain::id::GuestId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::guest::{Guest, GuestPatch};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::extract::id::InPath;
use crate::state::State;

/// Changes the given fields of a guest; table and seat are written by the same rules as an assignment.
#[utoipa::path(
    tag = "guests",
    params(("guestId" = String, Path, description = "The guest.")),
    request_body = GuestPatch,
    responses(
        (status = 200, description = "The guest as it is now.", body = Guest),
        (status = 400, description = "A field is wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`seat_taken` or `guest_cancelled`", body = ProblemBody),
    ),
)]
#[patch("/api/guests/{guestId}")]
pub(crate) async fn update_guest(
    state: Data<State>,
    caller: Caller,
    id: InPath<GuestId>,
    Body(body): Body<GuestPatch>,
) -> ApiResult<Json<Guest>> {
    let guest = blocking::write(&state, caller, move |tx, who| {
        guests::update(tx, who, &id.0, body.into()).map(|guest| guest.shown_to(who))
    })
    .await?;
    Ok(Json(guest.into()))
}
