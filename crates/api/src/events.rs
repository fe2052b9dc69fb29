//! Events: `/api/events`.

pub mod activity;
pub mod dto;
pub mod duplicate;
pub mod from_file;

use app_service::events;
use domain::event::EventList;
use domain::id::EventId;
use serde::Deserialize;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::core::prelude::*;
use crate::events::dto::event::{Event, EventPatch, NewEvent, Progress};

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(list_events)
        .service(create_event)
        .service(get_event)
        .service(update_event)
        .service(delete_event)
        .service(duplicate::duplicate_event)
        .service(from_file::create_event_from_file)
        .service(archive_event)
        .service(unarchive_event)
        .service(restore_event)
        .service(event_progress)
        .service(activity::list_activity)
        .service(activity::activity_news);
}

/// Which events to list.
#[derive(Debug, Deserialize)]
pub struct Which {
    #[serde(default)]
    state: Option<String>,
}

/// Lists the events of the organisation with their figures.
#[utoipa::path(
    tag = "events",
    params((
        "state" = inline(Option<EventList>), Query,
        description = "`active` (neither archived nor deleted) when absent; `deleted` lists what can be restored.",
    )),
    responses(
        (status = 200, description = "The events.", body = Vec<Event>),
        (status = 400, description = "The state is unknown."),
    ),
)]
#[get("/api/events")]
pub(crate) async fn list_events(
    state: Data<State>,
    caller: Caller,
    InQuery(which): InQuery<Which>,
) -> ApiResult<Json<Vec<Event>>> {
    let list = which.state.as_deref().map(EventList::parse).transpose();
    let list = list.map_err(app_service::error::Error::from)?.unwrap_or_default();
    let events = blocking::read(&state, caller, move |r, organiser| events::list(r, organiser, list)).await?;
    Ok(Json(events.into_iter().map(Event::from).collect()))
}

/// Makes an event.
#[utoipa::path(
    tag = "events",
    request_body = NewEvent,
    responses((status = 201, description = "The new event.", body = Event)),
)]
#[post("/api/events")]
pub(crate) async fn create_event(
    state: Data<State>,
    caller: Caller,
    Body(body): Body<NewEvent>,
) -> ApiResult<impl Responder> {
    let event = blocking::write(&state, caller, move |tx, organiser| {
        events::create(tx, organiser, body.into())
    })
    .await?;
    Ok(created(Event::from(event)))
}

/// Answers one event with its figures.
#[utoipa::path(tag = "events", responses((status = 200, description = "The event.", body = Event)))]
#[get("/api/events/{eventId}")]
pub(crate) async fn get_event(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<Json<Event>> {
    let event = blocking::read(&state, caller, move |r, organiser| events::get(r, organiser, &id.0)).await?;
    Ok(Json(event.into()))
}

/// Counts how far the preparation of an event has come: answers, seats, mails, prints.
#[utoipa::path(tag = "events", responses((status = 200, description = "The counts.", body = Progress), HeavyRead))]
#[get("/api/events/{eventId}/progress")]
pub(crate) async fn event_progress(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        chunks.json(&Progress::from(events::progress(r, organiser, &id.0)?))
    });
    Ok(rendered.await?.into_json())
}

/// Changes the given fields of an event.
#[utoipa::path(
    tag = "events",
    request_body = EventPatch,
    responses(
        (status = 200, description = "The event as it is now.", body = Event),
        (status = 400, description = "A field is wrong."),
    ),
)]
#[patch("/api/events/{eventId}")]
pub(crate) async fn update_event(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<EventPatch>,
) -> ApiResult<Json<Event>> {
    let event = blocking::write(&state, caller, move |tx, organiser| {
        events::update(tx, organiser, &id.0, body.into())
    })
    .await?;
    Ok(Json(event.into()))
}

/// Removes an event with everything in it.
#[utoipa::path(tag = "events", responses((status = 204, description = "The event is gone.")))]
#[delete("/api/events/{eventId}")]
pub(crate) async fn delete_event(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, organiser| {
        events::delete(tx, organiser, &id.0)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Brings a deleted event back with everything in it.
#[utoipa::path(
    tag = "events",
    responses(
        (status = 200, description = "The event as it is now.", body = Event),
        (status = 404, description = "`not_found`: unknown, not deleted, or deleted more than 30 days ago."),
    ),
)]
#[post("/api/events/{eventId}/restore")]
pub(crate) async fn restore_event(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<Json<Event>> {
    let event = blocking::write(&state, caller, move |tx, organiser| {
        events::restore(tx, organiser, &id.0)
    })
    .await?;
    Ok(Json(event.into()))
}

/// Puts an event away; it stays readable and editable.
#[utoipa::path(tag = "events", responses((status = 200, description = "The event as it is now.", body = Event)))]
#[post("/api/events/{eventId}/archive")]
pub(crate) async fn archive_event(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<Json<Event>> {
    let event = blocking::write(&state, caller, move |tx, organiser| {
        events::archive(tx, organiser, &id.0)
    })
    .await?;
    Ok(Json(event.into()))
}

/// Takes an event back among those in use.
#[utoipa::path(tag = "events", responses((status = 200, description = "The event as it is now.", body = Event)))]
#[post("/api/events/{eventId}/unarchive")]
pub(crate) async fn unarchive_event(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<Json<Event>> {
    let event = blocking::write(&state, caller, move |tx, organiser| {
        events::unarchive(tx, organiser, &id.0)
    })
    .await?;
    Ok(Json(event.into()))
}
