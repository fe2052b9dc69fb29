//! `GET /api/images/preview/{source}/{photo}`: a small picture of a photo at a provider.

use actix_web::http::header::CONTENT_TYPE;
use actix_web::web::{Data, Path};
use actix_web::{HttpResponse, get};
use app_service::images;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::headers::Served;
use crate::image_providers::ProviderError;
use crate::state::State;

const CACHE: &str = "private, max-age=86400";

/// Answers a small picture of a photo that a search found, so that a browser asks nobody but this server.
#[utoipa::path(
    tag = "images",
    params(
        ("source" = String, Path, description = "The provider."),
        ("photo" = String, Path, description = "The photo's id there."),
    ),
    responses(
        (status = 200, description = "The picture.", body = Vec<u8>, content_type = "image/*"),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
        (status = 502, description = "`provider_failed`", body = ProblemBody),
    ),
)]
#[get("/api/images/preview/{source}/{photo}")]
pub(crate) async fn preview_photo(
    state: Data<State>,
    caller: Caller,
    place: Path<(String, String)>,
) -> ApiResult<HttpResponse> {
    let organisation = blocking::read(&state, caller, |_, who| Ok(who.organisation_id().clone())).await?;
    let providers = state.image_providers.as_ref().ok_or(ProviderError::Unknown)?;
    state.allow_outside(&organisation).await?;
    let (source, id) = place.into_inner();
    let (photo, bytes) = providers.preview(&source, &id).await?;
    let preview = blocking::run_public(&state, move |_| Ok(images::preview(&bytes))).await?;
    let (kind, bytes) = preview.ok_or(ProviderError::NoPicture(photo.source))?;
    let mut response = HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, kind.content_type()))
        .body(bytes);
    response.extensions_mut().insert(Served::Picture(CACHE));
    Ok(response)
}
