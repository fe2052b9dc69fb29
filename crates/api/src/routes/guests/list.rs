//! `GET /api/events/{eventId}/guests`: the guest list.

use actix_web::web::Data;
use actix_web::{HttpResponse, get, http::header::ETAG};
use app_service::{activity, failures, guests};
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
    let (event, reader) = (id.0.clone(), caller.clone());
    let newer = blocking::read(&state, caller, move |r, who| {
        guests::list_newer(r, who, &id.0, seen.0.as_deref())
    });
    let Some(list) = newer.await? else {
        return Ok(HttpResponse::NotModified().finish());
    };
    if list.is_to_be_noted {
        let noted = blocking::write(&state, reader, move |tx, who| activity::record_look(tx, who, &event)).await;
        // A list that can be read is worth more than its entry, which the next look makes up for.
        if let Err(problem) = noted {
            failures::log_cause(
                "a look at a guest list could not be noted",
                problem.code,
                problem.cause.as_deref(),
            );
        }
    }
    Ok(HttpResponse::Ok()
        .insert_header((ETAG, format!("\"{}\"", list.mark)))
        .json(list.guests.into_iter().map(Guest::from).collect::<Vec<_>>()))
}
