//! `GET /api/events/{eventId}/guests`: the guest list.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::guests;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::guest::Guest;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Lists the guests of an event with party, table and seat.
#[utoipa::path(
    tag = "guests",
    params(("eventId" = String, Path, description = "The event.")),
    responses(
        (status = 200, description = "The guests.", body = Vec<Guest>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[get("/api/events/{eventId}/guests")]
pub(crate) async fn list_guests(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<Guest>>> {
    let guests = blocking::read(&state, caller, move |r, who| {
        Ok(guests::list(r, who, &id.0)?.into_iter().map(Guest::from).collect())
    });
    Ok(Json(guests.await?))
}
