//! `GET /api/events/{eventId}/guests`: the guest list.

use actix_web::http::header::ETAG;
use app_service::{activity, failures, guests};
use domain::id::EventId;

use crate::core::answers;
use crate::core::extract::accept_encoding::TakenCoding;
use crate::core::extract::if_none_match::SeenMark;
use crate::core::heavy_reads::AnswerKey;
use crate::core::prelude::*;
use crate::guests::dto::guest::Guest;

/// Lists the guests of an event with party, table and seat.
///
/// Who has the `ETag` of the event's state already is told so with little work, and may ask often.
#[utoipa::path(
    tag = "guests",
    params(("If-None-Match" = Option<String>, Header, description = "The `ETag` of the list that the caller has.")),
    responses(
        (status = 200, description = "The guests; `ETag` changes with anything of the event.", body = Vec<Guest>, headers(("ETag" = String))),
        (status = 304, description = "Nothing of the event has changed since."),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/guests")]
pub(crate) async fn list_guests(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    seen: SeenMark,
    taken: TakenCoding,
) -> ApiResult<HttpResponse> {
    let event = id.0.clone();
    let asked = blocking::read(&state, caller.clone(), move |r, organiser| {
        let list = guests::list_state(r, organiser, &event, seen.0.as_deref())?;
        Ok(list.map(|list| (list, organiser.clone())))
    });
    let Some((list, organiser)) = asked.await? else {
        return Ok(HttpResponse::NotModified().finish());
    };
    let event = id.0.clone();
    let key = AnswerKey::new(
        ["guests", event.as_str(), &list.mark, organiser.role().as_str()],
        taken.0,
    );
    let rendered = blocking::read_shared(&state, organiser, address, key, move |r, organiser, chunks| {
        let mut array = chunks.json_array();
        let mark = guests::list_in_slices(r, organiser, &event, |guest| array.push(&Guest::from(guest)))?;
        array.end()?;
        Ok(mark)
    });
    let (mark, body) = rendered.await?.into_parts();
    if list.is_to_be_noted {
        note_look(&state, caller, id.0).await;
    }
    Ok(answers::json_in(taken.0)
        .insert_header((ETAG, format!("\"{mark}\"")))
        .body(body))
}

/// Notes a look at the list in the activity log. A list that can be read is worth more than its entry, which the next look
/// makes up for.
async fn note_look(state: &Data<State>, caller: Caller, event: EventId) {
    let noted = blocking::write(state, caller, move |tx, organiser| {
        activity::record_look(tx, organiser, &event)
    });
    if let Err(problem) = noted.await {
        failures::log_cause(
            "a look at a guest list could not be noted",
            problem.code,
            problem.cause.as_deref(),
        );
    }
}
