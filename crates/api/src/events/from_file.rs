//! `POST /api/events/from-file`: an event from the JSON file of an export.

use app_service::events::{self, EventFile};

use crate::core::extract::body::{PlanBody, take_admission};
use crate::core::prelude::*;
use crate::events::dto::event::EventFromFile;

/// Creates an event from the file of `GET /api/events/{eventId}/files/json`, with its guests, plan, seats, entrances and wishes.
///
/// Guests and parties keep their ids unless others have them. Lookup codes are kept unless another guest has them, or the
/// installation serves several organisations.
#[utoipa::path(
    tag = "events",
    request_body(content = Object, description = "The file, at most 10 MB."),
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
    Body(file): PlanBody<EventFile>,
) -> ApiResult<impl Responder> {
    let admission = take_admission(&request);
    let made = blocking::run_long(&state, caller, admission, move |service, organiser| {
        events::create_from_file(service, organiser, file)
    })
    .await?;
    Ok(created(EventFromFile::from(made)))
}
