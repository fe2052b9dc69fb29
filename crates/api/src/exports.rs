//! Files made from an event: `/api/events/{eventId}/export-seating`, `/api/events/{eventId}/files/{kind}` and what was made and
//! printed before.

pub mod dto;
mod kept;

use std::sync::Arc;

use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::web::{Bytes, Path};
use app_service::exports::{ExportFile, ExportOptions, FileRequest};
use app_service::{activity, exports};
use domain::id::EventId;
use domain::invalid::Invalid;
use serde::Deserialize;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::core::origin::OwnPage;
use crate::core::prelude::*;
use crate::exports::dto::{FilePreview, PastExport, PrintState};

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(export_seating)
        .service(kept::download_export)
        .service(list_files)
        .service(preview_file)
        .service(export_file)
        .service(list_prints);
}

const NOT_NOTED: &str = "an export could not be noted";

/// Answers the seating chart as a CSV file that spreadsheets open without running anything in it.
#[utoipa::path(
    tag = "exports",
    responses((status = 200, description = "The file.", body = String, content_type = "text/csv"), LongWork),
)]
#[get("/api/events/{eventId}/export-seating")]
pub(crate) async fn export_seating(
    state: Data<State>,
    caller: Caller,
    _: OwnPage,
    id: InPath<EventId>,
) -> ApiResult<HttpResponse> {
    // An id consists of letters, digits, `_` and `-`, so it needs no quoting in a header.
    let disposition = format!("attachment; filename=\"seating-chart-{}.csv\"", id.0);
    let event = id.0.clone();
    let noted = caller.clone();
    let file = blocking::run_long(&state, caller, None, move |service, organiser| {
        service.read(|r| exports::seating_chart(r, organiser, &id.0))
    })
    .await?;
    blocking::note(&state, noted, NOT_NOTED, move |tx, organiser| {
        activity::record_export(tx, organiser, &event)
    })
    .await?;
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/csv; charset=utf-8"))
        .insert_header((CONTENT_DISPOSITION, disposition))
        .body(file))
}

/// Answers a file of the event for owners and planners: `csv`, `json`, `xlsx`, `dxf`, `png` and `svg`, and as PDF
/// `seating-chart`, `seating-board`, `table-lists`, `escort-list`, `place-cards`, `tent-cards`, `table-signs`, `kitchen`,
/// `check-in-list` and `pick-list`. As Word documents there are `guest-list` and, with `format=docx`, `place-cards`,
/// `tent-cards`, `table-lists`, `escort-list` and `kitchen`. With `changed=true` only the cards, lists and signs that are out of
/// date on paper.
#[utoipa::path(
    tag = "exports",
    params(
        ("format" = Option<String>, Query, description = "Of sheets: pdf or docx."),
        ("paper" = Option<String>, Query, description = "A4, A3, A2, A1, A0, Letter or Legal; cards have A4 and Letter only."),
        ("separator" = Option<String>, Query, description = "Of CSV: comma, semicolon or tab."),
        ("quality" = Option<String>, Query, description = "Of PNG: standard, high or ultra."),
        ("sections" = Option<String>, Query, description = "Some of layout,assignments,guests,contacts,entrances."),
        ("design" = Option<String>, Query, description = "Of sheets for guests: classic, modern or plain."),
        ("colour" = Option<String>, Query, description = "Of sheets for guests: event, terracotta, green, blue or brown."),
        ("stock" = Option<String>, Query, description = "Of place cards: business-cards, avery-l7160, avery-5160, labels-3x8, badges-62x100 or badges-4x2.25."),
        ("meals" = Option<bool>, Query, description = "Of cards: whether they show the meal."),
        ("changed" = Option<bool>, Query, description = "Only what changed since the last print."),
    ),
    responses(
        (status = 200, description = "The file.", body = Vec<u8>, content_type = "application/octet-stream"),
        (status = 403, description = "Viewers and door staff do not see everything about the guests."),
        (status = 507, description = "`storage_full`: new tickets for the codes of the file cannot be stored."),
        LongWork,
    ),
)]
#[get("/api/events/{eventId}/files/{kind}")]
pub(crate) async fn export_file(
    state: Data<State>,
    caller: Caller,
    _: OwnPage,
    id: InPath<EventId>,
    path: Path<(String, String)>,
    options: InQuery<ExportOptions>,
) -> ApiResult<HttpResponse> {
    let (event, (_, kind)) = (id.0, path.into_inner());
    let request = FileRequest::parse(&kind, &options.0).map_err(app_service::error::Error::from)?;
    let (noted, read) = (caller.clone(), event.clone());
    let file = blocking::run_long(&state, caller, None, move |service, organiser| {
        exports::make_now(service, organiser, &read, request)
    })
    .await?;
    let file = Arc::new(file);
    let recorded = Arc::clone(&file);
    blocking::note(&state, noted, NOT_NOTED, move |tx, organiser| {
        exports::record(tx, organiser, &event, request, &recorded)
    })
    .await?;
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, file.media_type))
        .insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", file.name)))
        .body(Bytes::from_owner(Content(file))))
}

/// The bytes of a file whose note may still hold it.
struct Content(Arc<ExportFile>);

impl AsRef<[u8]> for Content {
    fn as_ref(&self) -> &[u8] {
        &self.0.bytes
    }
}

/// Which page is shown, and how the file would be made.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct PreviewOptions {
    page: Option<usize>,
    paper: Option<String>,
    separator: Option<String>,
    sections: Option<String>,
    design: Option<String>,
    colour: Option<String>,
    stock: Option<String>,
    meals: Option<bool>,
}

/// Answers how a file would look: a page of a sheet or a picture as SVG, or how a text begins. Nothing is noted as taken along.
#[utoipa::path(
    tag = "exports",
    params(
        ("page" = Option<usize>, Query, description = "Counted from 1."),
        ("paper" = Option<String>, Query, description = "A4, A3, A2, A1, A0, Letter or Legal; cards have A4 and Letter only."),
        ("separator" = Option<String>, Query, description = "Of CSV: comma, semicolon or tab."),
        ("sections" = Option<String>, Query, description = "Some of layout,assignments,guests,contacts,entrances."),
        ("design" = Option<String>, Query, description = "Of sheets for guests: classic, modern or plain."),
        ("colour" = Option<String>, Query, description = "Of sheets for guests: event, terracotta, green, blue or brown."),
        ("stock" = Option<String>, Query, description = "Of place cards: business-cards, avery-l7160, avery-5160, labels-3x8, badges-62x100 or badges-4x2.25."),
        ("meals" = Option<bool>, Query, description = "Of cards: whether they show the meal."),
    ),
    responses(
        (status = 200, description = "The page.", body = FilePreview),
        (status = 403, description = "Viewers and door staff do not see everything about the guests."),
        LongWork,
    ),
)]
#[get("/api/events/{eventId}/files/{kind}/preview")]
pub(crate) async fn preview_file(
    state: Data<State>,
    caller: Caller,
    _: OwnPage,
    id: InPath<EventId>,
    path: Path<(String, String)>,
    options: InQuery<PreviewOptions>,
) -> ApiResult<Json<FilePreview>> {
    let (event, (_, kind)) = (id.0, path.into_inner());
    let PreviewOptions {
        page,
        paper,
        separator,
        sections,
        design,
        colour,
        stock,
        meals,
    } = options.0;
    let options = ExportOptions {
        paper,
        separator,
        sections,
        design,
        colour,
        stock,
        meals,
        ..ExportOptions::default()
    };
    let request = FileRequest::parse(&kind, &options).map_err(app_service::error::Error::from)?;
    let noted = (caller.clone(), event.clone());
    let preview = blocking::run_long(&state, caller, None, move |service, organiser| {
        let base_url = &service.settings().base_url;
        let collected = service.read(|r| {
            let mut collected = exports::collect(r, organiser, &event, base_url)?;
            collected.add_details(r, organiser, &event, request)?;
            Ok::<_, app_service::error::Error>(collected)
        })?;
        let page = exports::preview(&collected, &event, request, page.unwrap_or(1))?;
        page.ok_or_else(|| Invalid::new("page", "The file does not have this page.").into())
    })
    .await?;
    let (caller, event) = noted;
    blocking::note(&state, caller, NOT_NOTED, move |tx, organiser| {
        activity::record_look(tx, organiser, &event)
    })
    .await?;
    Ok(Json(preview.into()))
}

/// Lists the latest files that were made of the event, the newest first.
#[utoipa::path(
    tag = "exports",
    responses(
        (status = 200, description = "The files.", body = Vec<PastExport>),
        (status = 403, description = "`forbidden`"),
    ),
)]
#[get("/api/events/{eventId}/files")]
pub(crate) async fn list_files(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<PastExport>>> {
    let past = blocking::read(&state, caller, move |r, organiser| {
        exports::past_exports(r, organiser, &id.0)
    })
    .await?;
    Ok(Json(past.into_iter().map(PastExport::from).collect()))
}

/// Lists the kinds of sheets that were printed, with the cards, lists and signs that are out of date on paper, and why.
#[utoipa::path(
    tag = "exports",
    responses(
        (status = 200, description = "The kinds that were printed.", body = Vec<PrintState>),
        (status = 403, description = "`forbidden`"),
        LongWork,
    ),
)]
#[get("/api/events/{eventId}/prints")]
pub(crate) async fn list_prints(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<PrintState>>> {
    let states = blocking::run_long(&state, caller, None, move |service, organiser| {
        service.read(|r| exports::print_states(r, organiser, &id.0))
    })
    .await?;
    Ok(Json(states.into_iter().map(PrintState::from).collect()))
}
