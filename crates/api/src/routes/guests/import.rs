//! `POST /api/guests/import-file`: imports a guest list.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::{guests, ids};
use utoipa::ToSchema;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::import::ImportReport;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::upload::Upload;
use crate::state::State;

/// The form of an import, for the documentation; [`Upload`] reads it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its shape is used, by the OpenAPI document")]
#[schema(rename_all = "camelCase")]
pub struct ImportForm {
    /// The guest list, at most 5 MB.
    #[schema(value_type = String, format = Binary)]
    guest_file: String,
    /// The event the guests are added to.
    event_id: String,
}

/// Adds the guests of a file to an event: all rows that can be read, in one transaction, each other row with its reason.
#[utoipa::path(
    tag = "guests",
    request_body(content = ImportForm, content_type = "multipart/form-data"),
    responses(
        (status = 200, description = "What was imported and what was not.", body = ImportReport),
        (status = 400, description = "A field is missing or the upload is broken.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 413, description = "`too_large`", body = ProblemBody),
        (status = 415, description = "`unsupported_media_type`", body = ProblemBody),
        (status = 422, description = "`import_refused`: details say why.", body = ProblemBody),
        (status = 429, description = "`long_task_running`: the organisation has another long call under way.", body = ProblemBody),
        (status = 503, description = "`long_tasks_full`: too many long calls are waiting.", body = ProblemBody),
    ),
)]
#[post("/api/guests/import-file")]
pub(crate) async fn import_guests(state: Data<State>, caller: Caller, upload: Upload) -> ApiResult<Json<ImportReport>> {
    let report = blocking::run_long(&state, caller, None, move |service, who| {
        let event = ids::event(&upload.event_id)?;
        guests::import(service, who, &event, &upload.file_name, &upload.bytes)
    });
    Ok(Json(report.await?.into()))
}
