//! Guests: `/api/events/{eventId}/guests`, `/api/guests/…`.

pub mod bulk;
pub mod confirmation;
pub mod guided_import;
pub mod history;
pub mod import;
pub mod list;
pub mod merge;
pub mod privacy;

use app_service::guests;
use domain::id::{EventId, GuestId};

use crate::dto::guest::{ChangedGuest, GuestPatch, NewGuest};
use crate::routes::prelude::*;

/// Adds a guest to an event.
#[utoipa::path(
    tag = "guests",
    request_body = NewGuest,
    responses((status = 201, description = "The new guest.", body = ChangedGuest)),
)]
#[post("/api/events/{eventId}/guests")]
pub(crate) async fn create_guest(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<NewGuest>,
) -> ApiResult<impl Responder> {
    let guest = blocking::write(&state, caller, move |tx, who| {
        guests::create(tx, who, &id.0, body.into()).map(|changed| ChangedGuest::shown_to(who, changed))
    })
    .await?;
    Ok(created(guest))
}

/// Changes the given fields of a guest; table and seat are written by the same rules as an assignment.
#[utoipa::path(
    tag = "guests",
    request_body = GuestPatch,
    responses(
        (status = 200, description = "The guest as it is now.", body = ChangedGuest),
        (status = 400, description = "A field is wrong."),
        (status = 409, description = "`seat_taken` or `guest_cancelled`"),
    ),
)]
#[patch("/api/guests/{guestId}")]
pub(crate) async fn update_guest(
    state: Data<State>,
    caller: Caller,
    id: InPath<GuestId>,
    Body(body): Body<GuestPatch>,
) -> ApiResult<Json<ChangedGuest>> {
    let guest = blocking::write(&state, caller, move |tx, who| {
        guests::update(tx, who, &id.0, body.into()).map(|changed| ChangedGuest::shown_to(who, changed))
    })
    .await?;
    Ok(Json(guest))
}

/// Removes a guest, who can be restored for 30 days, and frees the seat.
#[utoipa::path(tag = "guests", responses((status = 204, description = "The guest is removed.")))]
#[delete("/api/guests/{guestId}")]
pub(crate) async fn delete_guest(state: Data<State>, caller: Caller, id: InPath<GuestId>) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, who| guests::delete(tx, who, &id.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
