//! Files that are made as jobs: `/api/events/{eventId}/files/{kind}/jobs`, and those under way.

use actix_web::web::Path;
use app_service::jobs::{self, JobInput};
use domain::id::EventId;

use super::start;
use super::under_way::ExportUnderWay;
use crate::core::extract::body::OptionalBody;
use crate::core::prelude::*;
use crate::exports::dto::FileOptions;
use crate::jobs::dto::Job;

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
