//! Guests: `/api/events/{eventId}/guests`, `/api/guests/…`.

pub mod bulk;
pub mod confirmation;
pub mod dto;
pub mod guided_import;
pub mod guided_upload;
pub mod history;
pub mod import;
pub mod list;
pub mod merge;
pub mod parties;
pub mod privacy;
pub mod tags;

use app_service::guests;
use domain::id::{EventId, GuestId};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::core::prelude::*;
use crate::guests::dto::guest::{ChangedGuest, GuestPatch, NewGuest};

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(import::import_guests)
        .service(guided_import::preview_import)
        .service(guided_import::list_imports)
        .service(guided_import::undo_import)
        .service(list::list_guest_changes)
        .service(list::list_guests)
        .service(create_guest)
        .service(bulk::answer_for_guests)
        .service(bulk::set_needs_of_guests)
        .service(bulk::remove_guests)
        .service(bulk::restore_guests)
        .service(bulk::undo_batch)
        .service(history::list_removed_guests)
        .service(history::list_guest_history)
        .service(bulk::tag_guests)
        .service(bulk::put_guests_in_party)
        .service(parties::list_parties)
        .service(parties::update_party)
        .service(tags::list_tags)
        .service(tags::create_tag)
        .service(tags::update_tag)
        .service(tags::delete_tag)
        .service(tags::list_tag_guests)
        .service(merge::merge_guests)
        .service(confirmation::send_confirmations)
        .service(confirmation::send_confirmation)
        .service(privacy::get_personal_data)
        .service(privacy::erase_guest)
        .service(update_guest)
        .service(delete_guest);
}

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
    let guest = blocking::write(&state, caller, move |tx, organiser| {
        guests::create(tx, organiser, &id.0, body.into()).map(|changed| ChangedGuest::shown_to(organiser, changed))
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
    let guest = blocking::write(&state, caller, move |tx, organiser| {
        guests::update(tx, organiser, &id.0, body.into()).map(|changed| ChangedGuest::shown_to(organiser, changed))
    })
    .await?;
    Ok(Json(guest))
}

/// Removes a guest, who can be restored for 30 days, and frees the seat.
#[utoipa::path(tag = "guests", responses((status = 204, description = "The guest is removed.")))]
#[delete("/api/guests/{guestId}")]
pub(crate) async fn delete_guest(state: Data<State>, caller: Caller, id: InPath<GuestId>) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, organiser| {
        guests::delete(tx, organiser, &id.0)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}
