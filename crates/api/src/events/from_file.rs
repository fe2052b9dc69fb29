//! `POST /api/events/from-file`: an event from the JSON file of an export.

use app_service::event_file::{self, EventFile};

use crate::core::extract::body::{EventFileBody, take_admission};
use crate::core::prelude::*;
use crate::events::dto::event::EventFromFile;

/// Creates an event from the file of `GET /api/events/{eventId}/files/json`, with everything in it: guests, plan, seats,
/// entrances, wishes, form and answers, email templates and schedules, translations, arrivals, snapshots and pictures. Email
/// of the new event is paused when schedules of the file would send.
///
/// Guests and parties keep their ids unless others have them. Lookup codes are kept unless another guest has them, or the
/// installation serves several organisations.
#[utoipa::path(
    tag = "events",
    request_body(content = Object, description = "The file, at most 40 MB."),
    responses(
        (status = 201, description = "The event.", body = EventFromFile),
        LongWork,
        (status = 400, description = "`invalid`: the field is the place in the file, for example `guests[3].email`."),
        (status = 413, description = "`too_large`"),
        (status = 422, description = "`plan_refused`"),
    ),
)]
#[post("/api/events/from-file")]
pub(crate) async fn create_event_from_file(
    state: Data<State>,
    caller: Caller,
    request: HttpRequest,
    Body(file): EventFileBody<EventFile>,
) -> ApiResult<impl Responder> {
    let admission = take_admission(&request);
    let made = blocking::run_long(&state, caller, admission, move |service, organiser| {
        event_file::create(service, organiser, file)
    })
    .await?;
    Ok(created(EventFromFile::from(made)))
}
