//! `POST /api/guests/import-file`: imports a guest list.

use app_service::guests::import::{self, ListFile};
use app_service::ids::RequestId;
use domain::id::EventId;
use utoipa::ToSchema;

use crate::core::extract::upload::Upload;
use crate::core::prelude::*;
use crate::guests::dto::import::ImportReport;

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
        LongWork,
        (status = 400, description = "A field is missing or the upload is broken."),
        (status = 404, description = "`not_found`"),
        (status = 422, description = "`import_refused`: details say why."),
    ),
)]
#[post("/api/guests/import-file")]
pub(crate) async fn import_guests(
    state: Data<State>,
    caller: Caller,
    address: Address,
    upload: Upload,
) -> ApiResult<Json<ImportReport>> {
    let event = EventId::read(&upload.event_id)?;
    let file = (event, ListFile::new(upload.file_name, upload.bytes));
    let report = blocking::run_with_list(&state, (caller, address), file, import::import_file);
    Ok(Json(report.await?.into()))
}
