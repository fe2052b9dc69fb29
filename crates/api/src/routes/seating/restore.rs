//! `POST /api/events/{eventId}/seat-assignments/restore`: guests go back to where they were.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, post};
use app_service::actor::Organiser;
use app_service::seating;
use app_service::service::Service;
use domain::id::EventId;
use domain::limits::SEATS_RESTORED_BYTES_MAX;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::seating::{SeatsBack, SeatsRestored, SkippedGuest};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::{Body, take_admission};
use crate::extract::id::InPath;
use crate::state::State;

/// Takes a change of seats back with the `before` of its answer, all of it or nothing; with `partial` as far as it is still
/// possible.
#[utoipa::path(
    tag = "seating",
    params(("eventId" = String, Path, description = "The event.")),
    request_body = SeatsBack,
    responses(
        (status = 200, description = "Those who are not named are where they were.", body = SeatsRestored),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`seats_changed`, `seat_taken` or `guest_cancelled`", body = ProblemBody),
        (status = 413, description = "`too_large`", body = ProblemBody),
        (status = 429, description = "`long_task_running`: the organisation has another long call under way.", body = ProblemBody),
        (status = 503, description = "`long_tasks_full`: too many long calls are waiting.", body = ProblemBody),
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
    let places: Vec<_> = body.places.into_iter().map(seating::PlaceBack::from).collect();
    // A long body has been admitted as long work, which lasts until its change is written.
    let admission = take_admission(&request);
    if !is_partial {
        blocking::write(&state, caller, move |tx, who| {
            seating::restore(tx, who, &event, &places)
        })
        .await?;
        drop(admission);
        return Ok(Json(SeatsRestored { skipped: Vec::new() }));
    }
    let work = move |service: &Service, who: &Organiser| seating::take_back(service, who, &event, &places);
    let skipped = match admission {
        Some(_) => blocking::run_long(&state, caller, admission, work).await?,
        None => blocking::run(&state, caller, work).await?,
    };
    let skipped = skipped.into_iter().map(SkippedGuest::from).collect();
    Ok(Json(SeatsRestored { skipped }))
}
