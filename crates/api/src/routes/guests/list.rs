//! `GET /api/events/{eventId}/guests`: the guest list.

use actix_web::web::Data;
use actix_web::{HttpResponse, get, http::header::ETAG};
use app_service::guests;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::guest::Guest;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::extract::if_none_match::SeenMark;
use crate::state::State;

/// Lists the guests of an event with party, table and seat.
///
/// Who has the `ETag` of the event's state already is told so with little work, and may ask often.
#[utoipa::path(
    tag = "guests",
    params(
        ("eventId" = String, Path, description = "The event."),
        ("If-None-Match" = Option<String>, Header, description = "The `ETag` of the list that the caller has."),
    ),
    responses(
        (status = 200, description = "The guests; `ETag` changes with anything of the event.", body = Vec<Guest>, headers(("ETag" = String))),
        (status = 304, description = "Nothing of the event has changed since."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[get("/api/events/{eventId}/guests")]
pub(crate) async fn list_guests(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    seen: SeenMark,
) -> ApiResult<HttpResponse> {
    let newer = blocking::read(&state, caller, move |r, who| {
        guests::list_newer(r, who, &id.0, seen.0.as_deref())
    });
    Ok(match newer.await? {
        Some(list) => HttpResponse::Ok()
            .insert_header((ETAG, format!("\"{}\"", list.mark)))
            .json(list.guests.into_iter().map(Guest::from).collect::<Vec<_>>()),
        None => HttpResponse::NotModified().finish(),
    })
}
