//! Merging guests: `/api/events/{eventId}/guests/merge`.

use app_service::guests;
use domain::id::EventId;

use crate::core::prelude::*;
use crate::guests::dto::guest_change::BatchDone;
use crate::guests::dto::merge::MergeGuests;

/// Merges guests who are one person. One of them is kept; the others are removed and can be restored for 30 days. Their
/// wishes and plus-ones go to the kept guest, and so does a seat when that guest has none.
#[utoipa::path(
    tag = "guests",
    request_body = MergeGuests,
    responses((status = 200, description = "What changed.", body = BatchDone)),
)]
#[post("/api/events/{eventId}/guests/merge")]
pub(crate) async fn merge_guests(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<MergeGuests>,
) -> ApiResult<Json<BatchDone>> {
    let input = guests::MergeGuests::from(body);
    let done = blocking::write(&state, caller, move |tx, organiser| {
        guests::merge(tx, organiser, &id.0, &input)
    });
    Ok(Json(done.await?.into()))
}
