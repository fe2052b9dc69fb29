//! Check-in at the doors: `/api/events/{eventId}/check-ins` and `/api/events/{eventId}/door-list`.

pub mod dto;
pub mod ticket_files;
pub mod tickets;

use std::sync::Arc;

use actix_web::http::header::ETAG;
use app_service::actor::Organiser;
use app_service::check_in::{self, Batch, ExpectedGuest};
use app_service::error::Error;
use app_service::service::Reading;
use domain::fold;
use domain::id::EventId;
use domain::limits::CHECK_IN_BYTES_MAX;
use serde::Deserialize;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::check_in::dto::check_in::{CheckInPage, CheckInResults, CheckIns};
use crate::check_in::dto::door_list::{DoorList, DoorListGuest, DoorListRest};
use crate::core::answers::blocks::Row;
use crate::core::answers::kept_rows::{Builder, KeptRows};
use crate::core::extract::accept_encoding::TakenCoding;
use crate::core::extract::if_none_match::SeenMark;
use crate::core::heavy_reads::AnswerKey;
use crate::core::kept_lists::KeptLists;
use crate::core::prelude::*;

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(tickets::get_ticket)
        .service(ticket_files::get_ticket_image)
        .service(ticket_files::get_ticket_calendar)
        .service(ticket_files::get_ticket_pass)
        .service(ticket_files::get_ticket_google_wallet)
        .service(tickets::create_ticket)
        .service(create_check_ins)
        .service(list_check_ins)
        .service(get_door_list);
}

/// Takes the entries of a device in.
///
/// Each entry is handled on its own. One that was received before gets the same answer again.
#[utoipa::path(
    tag = "check-in",
    request_body = CheckIns,
    responses(
        (status = 200, description = "A result for each entry.", body = CheckInResults),
        (status = 400, description = "`device`, `sentAt` or the body as a whole is wrong."),
        (status = 413, description = "`too_large`: a request holds at most 500 entries and 512 KB."),
        RateLimited,
    ),
)]
#[post("/api/events/{eventId}/check-ins")]
pub(crate) async fn create_check_ins(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<CheckIns, CHECK_IN_BYTES_MAX>,
) -> ApiResult<Json<CheckInResults>> {
    let organiser = blocking::read(&state, caller.clone(), |_, organiser| Ok(organiser.clone())).await?;
    state.allow_check_in(organiser.user_id()).await?;
    let batch = Batch::try_from(body)?;
    let received = blocking::write(&state, caller, move |tx, organiser| {
        check_in::receive(tx, organiser, &id.0, &batch)
    });
    Ok(Json(received.await?.into()))
}

/// Which entries are asked for.
#[derive(Debug, Deserialize)]
pub struct Asked {
    #[serde(default)]
    since: Option<String>,
    #[serde(default)]
    limit: Option<i64>,
}

/// Lists the check-ins of an event in the order in which they were stored.
#[utoipa::path(
    tag = "check-in",
    params(
        ("since" = Option<String>, Query, description = "The `cursor` of an answer; entries after it."),
        ("limit" = Option<i64>, Query, description = "1 to 1,000; 500 when absent."),
    ),
    responses(
        (status = 200, description = "The entries after the cursor.", body = CheckInPage),
        (status = 400, description = "`since` is not the cursor of an answer."),
        (status = 403, description = "`forbidden`"),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/check-ins")]
pub(crate) async fn list_check_ins(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    taken: TakenCoding,
    InQuery(asked): InQuery<Asked>,
) -> ApiResult<HttpResponse> {
    let event = id.0.clone();
    let seen = blocking::read(&state, caller, move |r, organiser| {
        Ok((check_in::log_mark(r, organiser, &event)?, organiser.clone()))
    });
    let (mark, organiser) = seen.await?;
    // The devices at the doors ask for the same entries again and again.
    let (since, limit) = (asked.since.as_deref().unwrap_or(""), asked.limit.unwrap_or_default());
    let key = ["check-ins", id.0.as_str(), &mark, since, &limit.to_string()];
    let key = AnswerKey::new(key, taken.0);
    let rendered = blocking::read_shared(&state, organiser, address, key, move |r, organiser, chunks| {
        let page = check_in::page(r, organiser, &id.0, asked.since.as_deref(), asked.limit)?;
        chunks.json(&CheckInPage::from(page))?;
        Ok(mark)
    });
    let (_mark, body) = rendered.await?.into_parts();
    Ok(answers::json_in(taken.0).body(body))
}

/// Returns what a device needs for work offline: names, parties, tables, seats, arrivals, and codes to match scans with.
#[utoipa::path(
    tag = "check-in",
    params(("If-None-Match" = Option<String>, Header, description = "The `ETag` of the list that the device has.")),
    responses(
        (status = 200, description = "The list; `ETag` changes with anything in it.", body = DoorList, headers(("ETag" = String))),
        (status = 304, description = "Nothing of the event has changed since."),
        (status = 403, description = "`forbidden`"),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/door-list")]
pub(crate) async fn get_door_list(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    seen: SeenMark,
    taken: TakenCoding,
) -> ApiResult<HttpResponse> {
    let event = id.0.clone();
    let asked = blocking::read(&state, caller, move |r, organiser| {
        let mark = check_in::log_mark(r, organiser, &event)?;
        Ok((seen.0.as_deref() != Some(mark.as_str())).then(|| (mark, organiser.clone())))
    });
    let Some((mark, organiser)) = asked.await? else {
        return Ok(HttpResponse::NotModified().finish());
    };
    let event = id.0;
    let key = AnswerKey::new(["door-list", event.as_str(), &mark], taken.0);
    let lists = Data::clone(&state);
    let rendered = blocking::read_shared(&state, organiser, address, key, move |r, organiser, chunks| {
        let guests = present_guests(&lists.kept_lists, r, organiser, &event)?;
        let rest = DoorListRest::from(check_in::door_list(r, organiser, &event)?);
        // The members of the rest follow the guests.
        let rest = domain::print::text(&rest)?.replacen('{', "],", 1);
        chunks.rows(b"{\"guests\":[", &guests, rest.as_bytes())?;
        Ok(guests.mark().to_owned())
    });
    let (mark, body) = rendered.await?.into_parts();
    Ok(answers::json_in(taken.0)
        .insert_header((ETAG, format!("\"{mark}\"")))
        .body(body))
}

/// Returns the guests of a door: those that are kept, with what has changed since, or all of them anew.
fn present_guests(
    lists: &KeptLists,
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
) -> Result<Arc<KeptRows>, Error> {
    let key = format!("door {event}");
    let kept = lists.get(&key);
    let changes = match &kept {
        Some(kept) => check_in::door_changes(r, organiser, event, kept.mark())?,
        None => None,
    };
    let list = match kept.zip(changes) {
        Some((kept, changes)) => {
            let rows = changes.changed.into_iter().map(row).collect::<Result<_, _>>()?;
            let removed: Vec<String> = changes.removed.into_iter().map(String::from).collect();
            kept.changed(changes.mark, rows, &removed)?
        }
        None => {
            let mut rows = Builder::default();
            let mark = check_in::door_guests(r, organiser, event, |guest| rows.push(row(guest)?))?;
            rows.end(mark)?
        }
    };
    let list = Arc::new(list);
    lists.put(key, Arc::clone(&list));
    Ok(list)
}

fn row(guest: ExpectedGuest) -> Result<Row, Error> {
    let (first, last) = (fold::name(&guest.first_name), fold::name(&guest.last_name));
    Ok(Row {
        id: guest.id.to_string(),
        order: format!("{last}\n{first}\n{}", guest.id),
        json: domain::print::text(&DoorListGuest::from(guest))?.into_bytes(),
    })
}
