//! `POST /api/events/{eventId}/guests`: a new guest.

use actix_web::web::{Data, Json};
use actix_web::{Responder, http::StatusCode, post};
use app_service::guests;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::guest::{Guest, NewGuest};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::extract::id::InPath;
use crate::state::State;

/// Adds a guest to an event.
#[utoipa::path(
    tag = "guests",
    params(("eventId" = String, Path, description = "The event.")),
    request_body = NewGuest,
    responses(
        (status = 201, description = "The new guest.", body = Guest),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[post("/api/events/{eventId}/guests")]
pub(crate) async fn create_guest(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<NewGuest>,
) -> ApiResult<impl Responder> {
    let guest = blocking::write(&state, caller, move |tx, who| {
        guests::create(tx, who, &id.0, body.into()).map(|guest| guest.shown_to(who))
    })
    .await?;
    Ok(Json(Guest::from(guest)).customize().with_status(StatusCode::CREATED))
}
