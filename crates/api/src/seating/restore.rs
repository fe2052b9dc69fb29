//! `POST /api/events/{eventId}/seat-assignments/restore`: guests go back to where they were.

use app_service::actor::Organiser;
use app_service::seating;
use app_service::service::Service;
use domain::guest::change::Cause;
use domain::id::EventId;
use domain::limits::SEATS_RESTORED_BYTES_MAX;

use crate::core::extract::body::take_admission;
use crate::core::prelude::*;
use crate::seating::dto::seating::{SeatsBack, SeatsRestored, SkippedGuest};

/// Takes a change of seats back with the `before` of its answer, all of it or nothing; with `partial` as far as it is still
/// possible.
#[utoipa::path(
    tag = "seating",
    request_body = SeatsBack,
    responses(
        (status = 200, description = "Guests who are not listed stay where they were.", body = SeatsRestored),
        LongWork,
        (status = 409, description = "`seats_changed`, `seat_taken` or `guest_cancelled`"),
        (status = 413, description = "`too_large`"),
    ),
)]
#[post("/api/events/{eventId}/seat-assignments/restore")]
pub(crate) async fn restore_seats(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    request: HttpRequest,
    Body(body): Body<SeatsBack, SEATS_RESTORED_BYTES_MAX>,
) -> ApiResult<Json<SeatsRestored>> {
    let (event, is_partial) = (id.0, body.partial);
    let cause = if body.proposed { Cause::AutoAssign } else { Cause::Undo };
    let places: Vec<_> = body.places.into_iter().map(seating::PlaceBack::from).collect();
    // A long body has been admitted as long work, which lasts until its change is written.
    let admission = take_admission(&request);
    if !is_partial {
        blocking::write(&state, caller, move |tx, organiser| {
            seating::restore(tx, organiser, &event, &places)
        })
        .await?;
        drop(admission);
        return Ok(Json(SeatsRestored { skipped: Vec::new() }));
    }
    let work =
        move |service: &Service, organiser: &Organiser| seating::take_back(service, organiser, &event, &places, cause);
    let skipped = match admission {
        Some(_) => blocking::run_long(&state, caller, admission, work).await?,
        None => blocking::run(&state, caller, work).await?,
    };
    let skipped = skipped.into_iter().map(SkippedGuest::from).collect();
    Ok(Json(SeatsRestored { skipped }))
}
