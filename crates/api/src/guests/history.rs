//! What was done to guests: `/api/events/{eventId}/removed-guests`, `/api/guests/{guestId}/history`.

use app_service::guests;
use domain::id::{EventId, GuestId};

use crate::core::prelude::*;
use crate::guests::dto::guest_change::{GuestChange, RemovedGuest};

/// Lists the removed guests who can be restored, the latest first, at most 500.
#[utoipa::path(
    tag = "guests",
    responses(
        (status = 200, description = "The removed guests.", body = Vec<RemovedGuest>),
        (status = 403, description = "`forbidden`"),
    ),
)]
#[get("/api/events/{eventId}/removed-guests")]
pub(crate) async fn list_removed_guests(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<RemovedGuest>>> {
    let removed = blocking::read(&state, caller, move |r, organiser| guests::removed(r, organiser, &id.0)).await?;
    Ok(Json(removed.into_iter().map(RemovedGuest::from).collect()))
}

/// Lists the changes of a guest, the newest first, at most 200.
#[utoipa::path(
    tag = "guests",
    responses(
        (status = 200, description = "The changes.", body = Vec<GuestChange>),
        (status = 403, description = "`forbidden`"),
    ),
)]
#[get("/api/guests/{guestId}/history")]
pub(crate) async fn list_guest_history(
    state: Data<State>,
    caller: Caller,
    id: InPath<GuestId>,
) -> ApiResult<Json<Vec<GuestChange>>> {
    let history = blocking::read(&state, caller, move |r, organiser| guests::history(r, organiser, &id.0)).await?;
    Ok(Json(history.into_iter().map(GuestChange::from).collect()))
}
