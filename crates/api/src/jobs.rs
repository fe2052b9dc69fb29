//! Jobs: `/jobs` after the path of a long call starts it with the same body and answers at once, and `/api/jobs/{jobId}`
//! tells how far it is.

pub mod dto;
mod exports;
mod under_way;

use actix_web::http::{StatusCode, header};
use app_service::ids::RequestId;
use app_service::jobs::{self, JobInput};
use domain::id::{EventId, JobId};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::core::extract::body::OptionalBody;
use crate::core::extract::upload::Upload;
use crate::core::prelude::*;
use crate::events::dto::event::DuplicateEvent;
use crate::guests::guided_import::GuidedImportForm;
use crate::guests::guided_upload::GuidedUpload;
use crate::guests::import::ImportForm;
use crate::jobs::dto::Job;
use crate::seating::dto::seating::AutoAssign;

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(exports::start_export)
        .service(exports::list_export_jobs)
        .service(start_guided_import)
        .service(start_auto_assign)
        .service(start_import)
        .service(start_duplicate)
        .service(get_job)
        .service(cancel_job);
}

/// Returns how far a job of the organisation is. Ask again after a while until its state is final.
#[utoipa::path(
    tag = "jobs",
    responses(
        (status = 200, description = "The job.", body = Job),
        (status = 403, description = "`forbidden`"),
    ),
)]
#[get("/api/jobs/{jobId}")]
pub(crate) async fn get_job(state: Data<State>, caller: Caller, id: InPath<JobId>) -> ApiResult<Json<Job>> {
    let job = blocking::read(&state, caller, move |r, organiser| jobs::get(r, organiser, &id.0)).await?;
    Ok(Json(job.into()))
}

/// Asks a job to stop. One that waits is cancelled at once, a running one soon; one that has ended stays as it is.
#[utoipa::path(tag = "jobs", responses((status = 200, description = "The job.", body = Job)))]
#[post("/api/jobs/{jobId}/cancel")]
pub(crate) async fn cancel_job(state: Data<State>, caller: Caller, id: InPath<JobId>) -> ApiResult<Json<Job>> {
    let job = blocking::write(&state, caller, move |tx, organiser| jobs::cancel(tx, organiser, &id.0)).await?;
    Ok(Json(job.into()))
}

/// Starts auto-assign as a job.
#[utoipa::path(
    tag = "jobs",
    request_body(content = Option<AutoAssign>, description = "Optional."),
    responses(
        (status = 202, description = "The job that was queued.", body = Job),
        (status = 400, description = "A field is wrong."),
        (status = 409, description = "`job_queue_full`"),
    ),
)]
#[post("/api/events/{eventId}/auto-assign/jobs")]
pub(crate) async fn start_auto_assign(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    OptionalBody(body): OptionalBody<AutoAssign>,
) -> ApiResult<HttpResponse> {
    start(&state, caller, id.0, JobInput::AutoAssign(body.into())).await
}

/// Starts the copy of an event as a job.
#[utoipa::path(
    tag = "jobs",
    request_body = DuplicateEvent,
    responses(
        (status = 202, description = "The job that was queued.", body = Job),
        (status = 409, description = "`job_queue_full`"),
    ),
)]
#[post("/api/events/{eventId}/duplicate/jobs")]
pub(crate) async fn start_duplicate(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<DuplicateEvent>,
) -> ApiResult<HttpResponse> {
    start(&state, caller, id.0, JobInput::DuplicateEvent(body.into())).await
}

/// Starts the import of a guest list as a job.
#[utoipa::path(
    tag = "jobs",
    request_body(content = ImportForm, content_type = "multipart/form-data"),
    responses(
        (status = 202, description = "The job that was queued.", body = Job),
        (status = 400, description = "A field is missing or the upload is broken."),
        (status = 404, description = "`not_found`"),
        (status = 409, description = "`job_queue_full`"),
        RateLimited,
    ),
)]
#[post("/api/guests/import-file/jobs")]
pub(crate) async fn start_import(
    state: Data<State>,
    caller: Caller,
    address: Address,
    upload: Upload,
) -> ApiResult<HttpResponse> {
    let event = EventId::read(&upload.event_id)?;
    let input = JobInput::Import {
        name: upload.file_name,
        bytes: upload.bytes,
    };
    start_import_of(&state, (caller, address), event, input).await
}

/// Starts the import of a file with the decisions about it as a job.
#[utoipa::path(
    tag = "jobs",
    request_body(content = GuidedImportForm, content_type = "multipart/form-data"),
    responses(
        (status = 202, description = "The job that was queued.", body = Job),
        (status = 400, description = "A field is missing or wrong, or the upload is broken."),
        (status = 409, description = "`job_queue_full`"),
        RateLimited,
    ),
)]
#[post("/api/events/{eventId}/imports/jobs")]
pub(crate) async fn start_guided_import(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    upload: GuidedUpload,
) -> ApiResult<HttpResponse> {
    let input = JobInput::GuidedImport {
        name: upload.file_name,
        bytes: upload.bytes,
        plan: Box::new(upload.plan),
    };
    start_import_of(&state, (caller, address), id.0, input).await
}

/// Starts an import. A document of a sandbox counts against the limit of the address.
pub(crate) async fn start_import_of(
    state: &Data<State>,
    (caller, address): (Caller, Address),
    event: EventId,
    input: JobInput,
) -> ApiResult<HttpResponse> {
    if input.reads_document() {
        let is_sandbox = blocking::read(state, caller.clone(), |_, organiser| {
            Ok(organiser.sandbox_until().is_some())
        });
        if is_sandbox.await? {
            state.count_sandbox_job(address.0).await?;
        }
    }
    start(state, caller, event, input).await
}

pub(crate) async fn start(
    state: &Data<State>,
    caller: Caller,
    event: EventId,
    input: JobInput,
) -> ApiResult<HttpResponse> {
    let view = blocking::write(state, caller, move |tx, organiser| {
        jobs::start(tx, organiser, &event, input)
    })
    .await?;
    let address = format!("/api/jobs/{}", view.job.id);
    Ok(HttpResponse::build(StatusCode::ACCEPTED)
        .insert_header((header::LOCATION, address))
        .json(Job::from(view)))
}
