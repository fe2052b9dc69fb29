//! Tags and parties of many guests: `POST /api/events/{eventId}/guests/tags` and `…/party`.

use app_service::guests;
use domain::id::EventId;

use crate::dto::bulk::{BatchDone, GuestsParty, GuestsTags};
use crate::routes::prelude::*;

/// Gives tags to guests and takes others away.
#[utoipa::path(
    tag = "guests",
    request_body = GuestsTags,
    responses(
        (status = 200, description = "What changed.", body = BatchDone),
        (status = 400, description = "Too many guests, or a tag that is given and taken away."),
    ),
)]
#[post("/api/events/{eventId}/guests/tags")]
pub(crate) async fn tag_guests(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<GuestsTags>,
) -> ApiResult<Json<BatchDone>> {
    let done = blocking::run(&state, caller, move |service, who| {
        guests::tag(service, who, &id.0, &body.guest_ids, &body.add, &body.remove)
    });
    Ok(Json(done.await?.into()))
}

/// Puts guests into the party of a name, or takes them out of theirs.
#[utoipa::path(
    tag = "guests",
    request_body = GuestsParty,
    responses(
        (status = 200, description = "What changed.", body = BatchDone),
        (status = 400, description = "Too many guests, or a name that is too long."),
    ),
)]
#[post("/api/events/{eventId}/guests/party")]
pub(crate) async fn put_guests_in_party(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<GuestsParty>,
) -> ApiResult<Json<BatchDone>> {
    let done = blocking::run(&state, caller, move |service, who| {
        guests::put_in_party(service, who, &id.0, &body.guest_ids, body.party.as_deref())
    });
    Ok(Json(done.await?.into()))
}
