//! Snapshots of floor plans: `/api/snapshots`.

use app_service::actor::Organiser;
use app_service::plans::snapshots;
use app_service::service::Service;

use crate::core::extract::body::{PlanBody, take_admission};
use crate::core::extract::label::InLabel;
use crate::core::prelude::*;
use crate::plans::dto::snapshot::{NewSnapshot, OfEvent, SavedSnapshot, SnapshotList};

/// Keeps a floor plan under a label, which becomes "label (2)" when the event has it already.
#[utoipa::path(
    tag = "snapshots",
    request_body = NewSnapshot,
    responses(
        (status = 201, description = "The snapshot is saved.", body = SavedSnapshot),
        LongWork,
        (status = 404, description = "`not_found`"),
        (status = 413, description = "`too_large`: the plan, or more snapshots than an event holds."),
        (status = 422, description = "`plan_refused`"),
    ),
)]
#[post("/api/snapshots")]
pub(crate) async fn create_snapshot(
    state: Data<State>,
    caller: Caller,
    request: HttpRequest,
    Body(body): PlanBody<NewSnapshot>,
) -> ApiResult<impl Responder> {
    let admission = take_admission(&request);
    let input = body.checked()?;
    let save = move |service: &Service, organiser: &Organiser| snapshots::save(service, organiser, input);
    let saved = blocking::run_long(&state, caller, admission, save).await?;
    Ok(created(SavedSnapshot::from(saved)))
}

/// Lists the snapshots of an event, or of all events of the organisation, the newest first.
#[utoipa::path(
    tag = "snapshots",
    params(("event" = Option<String>, Query, description = "The event; all events when absent.")),
    responses(
        (status = 200, description = "The snapshots.", body = SnapshotList),
        HeavyRead,
        (status = 404, description = "`not_found`"),
    ),
)]
#[get("/api/snapshots")]
pub(crate) async fn list_snapshots(
    state: Data<State>,
    caller: Caller,
    address: Address,
    InQuery(of): InQuery<OfEvent>,
) -> ApiResult<HttpResponse> {
    let event = of.id()?;
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        chunks.json(&SnapshotList::from(snapshots::list(r, organiser, event.as_ref())?))
    });
    Ok(rendered.await?.into_json())
}

/// Answers the document of a snapshot; of several events with this label, that of the one saved last.
#[utoipa::path(
    tag = "snapshots",
    params(("event" = Option<String>, Query, description = "The event.")),
    responses(
        (status = 200, description = "The whole document: version, canvas, elements, metadata.", body = Object, content_type = "application/json"),
        HeavyRead,
    ),
)]
#[get("/api/snapshots/{filename}")]
pub(crate) async fn get_snapshot(
    state: Data<State>,
    caller: Caller,
    address: Address,
    InLabel(label): InLabel,
    InQuery(of): InQuery<OfEvent>,
) -> ApiResult<HttpResponse> {
    let event = of.id()?;
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        // It is stored as it is sent: JSON that our own reader printed.
        let document = snapshots::get(r, organiser, event.as_ref(), &label)?;
        chunks.push(document.into())
    });
    Ok(rendered.await?.into_json())
}

/// Deletes a snapshot. When several events have one with this label, the request must name the event.
#[utoipa::path(
    tag = "snapshots",
    params(("event" = Option<String>, Query, description = "The event.")),
    responses(
        (status = 204, description = "The snapshot is gone."),
        (status = 400, description = "Several events have this label."),
    ),
)]
#[delete("/api/snapshots/{filename}")]
pub(crate) async fn delete_snapshot(
    state: Data<State>,
    caller: Caller,
    InLabel(label): InLabel,
    InQuery(of): InQuery<OfEvent>,
) -> ApiResult<HttpResponse> {
    let event = of.id()?;
    blocking::write(&state, caller, move |tx, organiser| {
        snapshots::delete(tx, organiser, event.as_ref(), &label)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}
