//! `GET /api/events/{eventId}/guests`: the guest list.

use std::sync::Arc;

use actix_web::http::header::ETAG;
use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::guests::ShownGuest;
use app_service::service::Reading;
use app_service::{activity, failures, guests};
use domain::id::EventId;
use serde::Deserialize;

use crate::core::answers::blocks::Row;
use crate::core::answers::kept_rows::{Builder, KeptRows};
use crate::core::extract::accept_encoding::TakenCoding;
use crate::core::extract::if_none_match::SeenMark;
use crate::core::heavy_reads::AnswerKey;
use crate::core::kept_lists::KeptLists;
use crate::core::prelude::*;
use crate::guests::dto::guest::{Guest, GuestChanges};

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
    let lists = Data::clone(&state);
    let rendered = blocking::read_shared(&state, organiser, address, key, move |r, organiser, chunks| {
        let list = present_list(&lists.kept_lists, r, organiser, &event)?;
        chunks.rows(b"[", &list, b"]")?;
        Ok(list.mark().to_owned())
    });
    let (mark, body) = rendered.await?.into_parts();
    if list.is_to_be_noted {
        note_look(&state, caller, id.0).await;
    }
    Ok(answers::json_in(taken.0)
        .insert_header((ETAG, format!("\"{mark}\"")))
        .body(body))
}

/// From which state on changes are asked for.
#[derive(Debug, Deserialize)]
pub struct Since {
    #[serde(default)]
    since: String,
}

/// Returns what has changed in the guest list of an event since a state that the caller has.
#[utoipa::path(
    tag = "guests",
    params(("since" = Option<String>, Query, description = "The `ETag` of the list that the caller has, without quotation marks, or the `version` of the last changes.")),
    responses((status = 200, description = "What has changed.", body = GuestChanges)),
)]
#[get("/api/events/{eventId}/guests/changes")]
pub(crate) async fn list_guest_changes(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    InQuery(asked): InQuery<Since>,
) -> ApiResult<Json<GuestChanges>> {
    let changes = blocking::read(&state, caller, move |r, organiser| {
        guests::list_changes(r, organiser, &id.0, &asked.since)
    });
    Ok(Json(changes.await?.into()))
}

/// Returns the rows of a list: those that are kept, with what has changed since, or all of them anew.
fn present_list(
    lists: &KeptLists,
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
) -> Result<Arc<KeptRows>, Error> {
    let key = format!("guests {event} {}", organiser.role().as_str());
    let list = match changed_list(lists.get(&key), r, organiser, event)? {
        Some(list) => list,
        None => {
            let mut rows = Builder::default();
            let mark = guests::list_in_slices(r, organiser, event, |guest| rows.push(row(guest)?))?;
            rows.end(mark)?
        }
    };
    let list = Arc::new(list);
    lists.put(key, Arc::clone(&list));
    Ok(list)
}

fn changed_list(
    kept: Option<Arc<KeptRows>>,
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
) -> Result<Option<KeptRows>, Error> {
    let Some(kept) = kept else { return Ok(None) };
    let Ok(changes) = guests::list_changes(r, organiser, event, kept.mark())? else {
        return Ok(None);
    };
    let rows = changes.changed.into_iter().map(row).collect::<Result<_, _>>()?;
    let removed: Vec<String> = changes.removed.into_iter().map(String::from).collect();
    Ok(Some(kept.changed(changes.mark, rows, &removed)?))
}

fn row(guest: ShownGuest) -> Result<Row, Error> {
    let (first, last) = guest.texts.folded_name();
    Ok(Row {
        id: guest.id.to_string(),
        order: format!("{last}\n{first}\n{}", guest.id),
        json: domain::print::text(&Guest::from(guest))?.into_bytes(),
    })
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
