//! Changes of many guests at once: `/api/events/{eventId}/guests/{verb}` and `/api/events/{eventId}/batches/{batchId}/undo`.

use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::guests;
use app_service::service::Service;
use domain::id::{BatchId, EventId};

use crate::core::prelude::*;
use crate::guests::dto::guest_change::{BatchDone, GuestAnswers, GuestIds, GuestsNeeds, GuestsParty, GuestsTags};

/// Guests whom a call changes beside other long work of the organisation.
pub(super) const FEW: usize = 500;

async fn run<F>(state: &Data<State>, caller: Caller, size: usize, work: F) -> ApiResult<Json<BatchDone>>
where
    F: FnOnce(&Service, &Organiser) -> Result<guests::BatchDone, Error> + Send + 'static,
{
    let done = if size <= FEW {
        blocking::run(state, caller, work).await?
    } else {
        blocking::run_long(state, caller, None, work).await?
    };
    Ok(Json(done.into()))
}

/// Sets the answer of guests; declining frees their seats.
#[utoipa::path(
    tag = "guests",
    request_body = GuestAnswers,
    responses((status = 200, description = "What changed.", body = BatchDone), LongWork),
)]
#[post("/api/events/{eventId}/guests/rsvp")]
pub(crate) async fn answer_for_guests(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<GuestAnswers>,
) -> ApiResult<Json<BatchDone>> {
    run(&state, caller, body.guest_ids.len(), move |service, organiser| {
        guests::answer(service, organiser, &id.0, &body.guest_ids, &body.rsvp)
    })
    .await
}

/// Sets meal and dietary need of guests.
#[utoipa::path(
    tag = "guests",
    request_body = GuestsNeeds,
    responses((status = 200, description = "What changed.", body = BatchDone), LongWork),
)]
#[post("/api/events/{eventId}/guests/needs")]
pub(crate) async fn set_needs_of_guests(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<GuestsNeeds>,
) -> ApiResult<Json<BatchDone>> {
    run(&state, caller, body.guest_ids.len(), move |service, organiser| {
        let needs = guests::Needs {
            meal: body.meal,
            dietary: body.dietary,
        };
        guests::set_needs(service, organiser, &id.0, &body.guest_ids, needs)
    })
    .await
}

/// Gives tags to guests and takes others away.
#[utoipa::path(
    tag = "guests",
    request_body = GuestsTags,
    responses((status = 200, description = "What changed.", body = BatchDone), LongWork),
)]
#[post("/api/events/{eventId}/guests/tags")]
pub(crate) async fn tag_guests(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<GuestsTags>,
) -> ApiResult<Json<BatchDone>> {
    run(&state, caller, body.guest_ids.len(), move |service, organiser| {
        guests::tag(service, organiser, &id.0, &body.guest_ids, &body.add, &body.remove)
    })
    .await
}

/// Puts guests into the party of a name, or takes them out of theirs.
#[utoipa::path(
    tag = "guests",
    request_body = GuestsParty,
    responses((status = 200, description = "What changed.", body = BatchDone), LongWork),
)]
#[post("/api/events/{eventId}/guests/party")]
pub(crate) async fn put_guests_in_party(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<GuestsParty>,
) -> ApiResult<Json<BatchDone>> {
    run(&state, caller, body.guest_ids.len(), move |service, organiser| {
        guests::put_in_party(service, organiser, &id.0, &body.guest_ids, body.party.as_deref())
    })
    .await
}

/// Removes guests, who can be restored for 30 days; their seats become free.
#[utoipa::path(
    tag = "guests",
    request_body = GuestIds,
    responses((status = 200, description = "What changed.", body = BatchDone), LongWork),
)]
#[post("/api/events/{eventId}/guests/remove")]
pub(crate) async fn remove_guests(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<GuestIds>,
) -> ApiResult<Json<BatchDone>> {
    run(&state, caller, body.guest_ids.len(), move |service, organiser| {
        guests::remove(service, organiser, &id.0, &body.guest_ids)
    })
    .await
}

/// Restores removed guests, with their seats where these are still free.
#[utoipa::path(
    tag = "guests",
    request_body = GuestIds,
    responses(
        (status = 200, description = "What changed.", body = BatchDone),
        LongWork,
        (status = 413, description = "`too_large`: the event has no room for them."),
    ),
)]
#[post("/api/events/{eventId}/guests/restore")]
pub(crate) async fn restore_guests(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<GuestIds>,
) -> ApiResult<Json<BatchDone>> {
    run(&state, caller, body.guest_ids.len(), move |service, organiser| {
        guests::restore(service, organiser, &id.0, &body.guest_ids)
    })
    .await
}

/// Undoes an action as far as possible, and names the guests who have changed since.
#[utoipa::path(
    tag = "guests",
    responses((status = 200, description = "What changed.", body = BatchDone)),
)]
#[post("/api/events/{eventId}/batches/{batchId}/undo")]
pub(crate) async fn undo_batch(
    state: Data<State>,
    caller: Caller,
    event: InPath<EventId>,
    batch: InPath<BatchId>,
) -> ApiResult<Json<BatchDone>> {
    let done = blocking::run(&state, caller, move |service, organiser| {
        guests::undo(service, organiser, &event.0, &batch.0)
    });
    Ok(Json(done.await?.into()))
}
