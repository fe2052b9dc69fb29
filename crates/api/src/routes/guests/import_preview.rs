//! `POST /api/events/{eventId}/imports/preview`: what an import would do.

use app_service::guests::import;
use domain::id::EventId;
use utoipa::ToSchema;

use crate::dto::import_plan::ImportPlan;
use crate::dto::import_preview::ImportPreview;
use crate::extract::guided_upload::GuidedUpload;
use crate::routes::prelude::*;

/// The form of a guided import, for the documentation; [`GuidedUpload`] reads it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its shape is used, by the OpenAPI document")]
#[schema(rename_all = "camelCase")]
pub struct GuidedImportForm {
    /// The guest list, at most 5 MB.
    #[schema(value_type = Option<String>, format = Binary, nullable = false)]
    guest_file: Option<String>,
    /// Pasted text instead of a file.
    #[schema(nullable = false)]
    text: Option<String>,
    /// The decisions, as JSON of at most 1 MB.
    #[schema(nullable = false)]
    plan: Option<ImportPlan>,
}

/// Returns what an import of a file would do, given the decisions so far. Nothing is stored.
#[utoipa::path(
    tag = "guests",
    request_body(content = GuidedImportForm, content_type = "multipart/form-data"),
    responses(
        (status = 200, description = "What would be imported.", body = ImportPreview),
        LongWork,
        (status = 400, description = "A field is missing or wrong, or the upload is broken."),
        (status = 404, description = "`not_found`: the event, or a guest of the plan."),
        (status = 413, description = "`too_large`"),
        (status = 415, description = "`unsupported_media_type`"),
        (status = 422, description = "`import_refused`: details say why."),
    ),
)]
#[post("/api/events/{eventId}/imports/preview")]
pub(crate) async fn preview_import(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    upload: GuidedUpload,
) -> ApiResult<Json<ImportPreview>> {
    let GuidedUpload {
        file_name,
        bytes,
        pasted,
        plan,
    } = upload;
    let preview = blocking::run_long(&state, caller, None, move |service, who| {
        import::preview(service, who, &id.0, (&file_name, &bytes), &plan)
    });
    Ok(Json(ImportPreview::new(preview.await?, pasted)))
}
