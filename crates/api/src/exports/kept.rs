//! Files that jobs made and that are kept: `/api/events/{eventId}/exports/{exportId}`.

use actix_files::NamedFile;
use actix_web::http::header::{CONTENT_TYPE, ContentDisposition, DispositionParam, DispositionType, HeaderValue};
use app_service::error::{Error, Noun};
use app_service::{activity, exports};
use domain::id::{EventId, ExportId};

use super::NOT_NOTED;
use crate::core::export_folder::ExportFolder;
use crate::core::origin::OwnPage;
use crate::core::prelude::*;

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
        .map_err(|_missing| Error::NotFound(Noun::Export))?;
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
