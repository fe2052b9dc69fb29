//! The import of the wizard: `/api/events/{eventId}/imports/…`. A preview says what an import would do, a job does it, and
//! a past import can be undone.

use app_service::guests::import::{self, ListFile};
use domain::id::{EventId, ImportId};
use utoipa::ToSchema;

use crate::core::prelude::*;
use crate::guests::dto::guest_change::BatchDone;
use crate::guests::dto::import_plan::ImportPlan;
use crate::guests::dto::import_preview::ImportPreview;
use crate::guests::dto::past_import::PastImport;
use crate::guests::guided_upload::GuidedUpload;

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

/// Returns what an import of a file would do, given the decisions so far. Stores nothing.
#[utoipa::path(
    tag = "guests",
    request_body(content = GuidedImportForm, content_type = "multipart/form-data"),
    responses(
        (status = 200, description = "What would be imported.", body = ImportPreview),
        LongWork,
        (status = 400, description = "A field is missing or wrong, or the upload is broken."),
        (status = 404, description = "`not_found`: the event, or a guest of the plan."),
        (status = 422, description = "`import_refused`: details say why."),
    ),
)]
#[post("/api/events/{eventId}/imports/preview")]
pub(crate) async fn preview_import(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    upload: GuidedUpload,
) -> ApiResult<Json<ImportPreview>> {
    let GuidedUpload {
        file_name,
        bytes,
        pasted,
        plan,
    } = upload;
    let file = (id.0, ListFile::new(file_name, bytes));
    let preview = blocking::run_with_list(
        &state,
        (caller, address),
        file,
        move |service, organiser, event, file| import::preview_file(service, organiser, event, file, &plan),
    );
    Ok(Json(ImportPreview::new(preview.await?, pasted)))
}

/// Returns the imports of an event, the newest first: at most 50 of the last 30 days.
#[utoipa::path(
    tag = "guests",
    responses(
        (status = 200, description = "The imports.", body = Vec<PastImport>),
        (status = 403, description = "`forbidden`"),
    ),
)]
#[get("/api/events/{eventId}/imports")]
pub(crate) async fn list_imports(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<PastImport>>> {
    let past = blocking::read(&state, caller, move |r, organiser| {
        import::past_imports(r, organiser, &id.0)
    })
    .await?;
    Ok(Json(past.into_iter().map(PastImport::from).collect()))
}

/// Undoes an import as a whole: the guests it added are removed, and its updates are taken back. Guests who were changed by
/// hand since are kept and named.
#[utoipa::path(
    tag = "guests",
    responses(
        (status = 200, description = "What changed.", body = BatchDone),
        LongWork,
        (status = 409, description = "`import_undone`"),
    ),
)]
#[post("/api/events/{eventId}/imports/{importId}/undo")]
pub(crate) async fn undo_import(
    state: Data<State>,
    caller: Caller,
    event: InPath<EventId>,
    import: InPath<ImportId>,
) -> ApiResult<Json<BatchDone>> {
    let done = blocking::run_long(&state, caller, None, move |service, organiser| {
        import::undo_import(service, organiser, &event.0, &import.0)
    });
    Ok(Json(done.await?.into()))
}
