//! Files that are made as jobs and kept: `/api/events/{eventId}/files/{kind}/jobs`, the jobs under way, and the files.

use actix_files::NamedFile;
use actix_web::http::header::{CONTENT_TYPE, ContentDisposition, DispositionParam, DispositionType, HeaderValue};
use actix_web::web::Path;
use app_service::error::{Error, Noun};
use app_service::jobs::{self, JobInput};
use app_service::{activity, exports};
use domain::id::{EventId, ExportId};

use super::NOT_NOTED;
use crate::core::export_folder::ExportFolder;
use crate::core::extract::body::OptionalBody;
use crate::core::origin::OwnPage;
use crate::core::prelude::*;
use crate::exports::dto::FileOptions;
use crate::exports::under_way::ExportUnderWay;
use crate::jobs::dto::Job;
use crate::jobs::start;

/// Starts to make a file of the event as a job. The file is kept for 30 days.
#[utoipa::path(
    tag = "exports",
    request_body(content = Option<FileOptions>, description = "Optional."),
    responses(
        (status = 202, description = "The job that was queued.", body = Job),
        (status = 400, description = "A field is wrong."),
        (status = 403, description = "Viewers and door staff do not see everything about the guests."),
        (status = 409, description = "`job_queue_full`"),
    ),
)]
#[post("/api/events/{eventId}/files/{kind}/jobs")]
pub(crate) async fn start_export(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    path: Path<(String, String)>,
    OptionalBody(options): OptionalBody<FileOptions>,
) -> ApiResult<HttpResponse> {
    let (_, kind) = path.into_inner();
    let options = options.into();
    start(&state, caller, id.0, JobInput::Export { kind, options }).await
}

/// Lists the files that are being made of the event, the oldest first.
#[utoipa::path(
    tag = "exports",
    responses(
        (status = 200, description = "The files whose jobs wait or run.", body = Vec<ExportUnderWay>),
        (status = 403, description = "`forbidden`"),
    ),
)]
#[get("/api/events/{eventId}/export-jobs")]
pub(crate) async fn list_export_jobs(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<ExportUnderWay>>> {
    let found = blocking::read(&state, caller, move |r, organiser| {
        jobs::exports_under_way(r, organiser, &id.0)
    });
    Ok(Json(found.await?.into_iter().map(ExportUnderWay::from).collect()))
}

/// Answers a file that is kept, or a range of it.
#[utoipa::path(
    tag = "exports",
    responses(
        (status = 200, description = "The file.", body = Vec<u8>, content_type = "application/octet-stream"),
        (status = 206, description = "The range that was asked for."),
        (status = 403, description = "Viewers and door staff do not see everything about the guests."),
        (status = 404, description = "It is no longer kept."),
    ),
)]
#[get("/api/events/{eventId}/exports/{exportId}")]
pub(crate) async fn download_export(
    state: Data<State>,
    caller: Caller,
    _: OwnPage,
    event: InPath<EventId>,
    export: InPath<ExportId>,
    request: HttpRequest,
) -> ApiResult<HttpResponse> {
    let (event, export) = (event.0, export.0);
    let (of, id, noted) = (event.clone(), export.clone(), caller.clone());
    let kept = blocking::read(&state, caller, move |r, organiser| {
        exports::kept_file(r, organiser, &of, &id)
    })
    .await?;
    let path = ExportFolder::new(state.config.export_folder()).path(&export);
    // Another server may have made it.
    let file = NamedFile::open_async(path)
        .await
        .map_err(|_| Error::NotFound(Noun::Export))?;
    blocking::note(&state, noted, NOT_NOTED, move |tx, organiser| {
        activity::record_export(tx, organiser, &event)
    })
    .await?;
    let mut response = file
        .set_content_disposition(ContentDisposition {
            disposition: DispositionType::Attachment,
            parameters: vec![DispositionParam::Filename(kept.name)],
        })
        .into_response(&request);
    if let Ok(media_type) = HeaderValue::from_str(&kept.media_type) {
        response.headers_mut().insert(CONTENT_TYPE, media_type);
    }
    Ok(response)
}
