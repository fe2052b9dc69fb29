//! `DELETE /api/events/{eventId}`: removes an event.

use actix_web::web::Data;
use actix_web::{HttpResponse, delete};
use app_service::events;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Removes an event with everything in it.
#[utoipa::path(
    tag = "events",
    params(("eventId" = String, Path, description = "The event.")),
    responses(
        (status = 204, description = "The event is gone."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[delete("/api/events/{eventId}")]
pub(crate) async fn delete_event(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, who| events::delete(tx, who, &id.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
