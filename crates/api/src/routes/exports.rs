//! Files made from an event: `/api/events/{eventId}/export-seating` and `/api/events/{eventId}/files/{kind}`.

use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::web::Path;
use app_service::exports::{FileKind, FileRequest, Paper, Separator};
use app_service::{activity, exports};
use domain::id::EventId;
use domain::invalid::Invalid;
use serde::Deserialize;

use crate::routes::prelude::*;

/// Answers the seating chart as a CSV file that spreadsheets open without running anything in it.
#[utoipa::path(
    tag = "exports",
    responses((status = 200, description = "The file.", body = String, content_type = "text/csv"), LongWork),
)]
#[get("/api/events/{eventId}/export-seating")]
pub(crate) async fn export_seating(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<HttpResponse> {
    // An id consists of letters, digits, `_` and `-`, so it needs no quoting in a header.
    let disposition = format!("attachment; filename=\"seating-chart-{}.csv\"", id.0);
    let event = id.0.clone();
    let noted = caller.clone();
    let file = blocking::run_long(&state, caller, None, move |service, who| {
        service.read(|r| exports::seating_chart(r, who, &id.0))
    })
    .await?;
    // No file leaves without its entry in the activity log.
    blocking::write(&state, noted, move |tx, who| activity::record_export(tx, who, &event)).await?;
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/csv; charset=utf-8"))
        .insert_header((CONTENT_DISPOSITION, disposition))
        .body(file))
}

/// How a file is made.
#[derive(Debug, Default, Deserialize)]
struct FileOptions {
    paper: Option<String>,
    separator: Option<String>,
}

impl FileOptions {
    fn request(&self, kind: &str) -> Result<FileRequest, Invalid> {
        let paper = self.paper.as_deref().map_or(Some(Paper::A4), Paper::parse);
        let separator = match self.separator.as_deref() {
            None | Some("comma") => Some(Separator::Comma),
            Some("semicolon") => Some(Separator::Semicolon),
            Some("tab") => Some(Separator::Tab),
            Some(_) => None,
        };
        Ok(FileRequest {
            kind: FileKind::parse(kind)?,
            paper: paper.ok_or_else(|| Invalid::new("paper", "The paper is A4, A3, A0, Letter or Legal."))?,
            separator: separator
                .ok_or_else(|| Invalid::new("separator", "The separator is comma, semicolon or tab."))?,
        })
    }
}

/// Answers a file of the event for owners and planners: `csv`, `json`, `xlsx` and `dxf`, and as PDF `seating-chart`,
/// `seating-board`, `table-lists`, `escort-list`, `place-cards`, `tent-cards`, `table-signs`, `kitchen`, `check-in-list` and
/// `pick-list`.
#[utoipa::path(
    tag = "exports",
    params(
        ("paper" = Option<String>, Query, description = "A4, A3, A0, Letter or Legal; cards have A4 and Letter only."),
        ("separator" = Option<String>, Query, description = "Of CSV: comma, semicolon or tab."),
    ),
    responses(
        (status = 200, description = "The file.", body = Vec<u8>, content_type = "application/octet-stream"),
        (status = 403, description = "Viewers and door staff do not see everything about the guests."),
        LongWork,
    ),
)]
#[get("/api/events/{eventId}/files/{kind}")]
pub(crate) async fn export_file(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    path: Path<(String, String)>,
    options: InQuery<FileOptions>,
) -> ApiResult<HttpResponse> {
    let (event, (_, kind)) = (id.0, path.into_inner());
    let request = options.0.request(&kind).map_err(app_service::error::Error::from)?;
    let (noted, read) = (caller.clone(), event.clone());
    let file = blocking::run_long(&state, caller, None, move |service, who| {
        let base_url = &service.settings().base_url;
        let export = service.read(|r| exports::event_export(r, who, &read, base_url))?;
        exports::make(&export, &read, request)
    })
    .await?;
    // No file leaves without its entry in the activity log.
    blocking::write(&state, noted, move |tx, who| activity::record_export(tx, who, &event)).await?;
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, file.media_type))
        .insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", file.name)))
        .body(file.bytes))
}
