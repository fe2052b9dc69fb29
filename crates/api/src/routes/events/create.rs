//! `POST /api/events`: a new event.

use actix_web::web::{Data, Json};
use actix_web::{Responder, http::StatusCode, post};
use app_service::events;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::event::{Event, NewEvent};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::state::State;

/// Makes an event.
#[utoipa::path(
    tag = "events",
    request_body = NewEvent,
    responses(
        (status = 201, description = "The new event.", body = Event),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
    ),
)]
#[post("/api/events")]
pub(crate) async fn create_event(
    state: Data<State>,
    caller: Caller,
    Body(body): Body<NewEvent>,
) -> ApiResult<impl Responder> {
    let event = blocking::write(&state, caller, move |tx, who| events::create(tx, who, body.into())).await?;
    Ok(Json(Event::from(event)).customize().with_status(StatusCode::CREATED))
}
