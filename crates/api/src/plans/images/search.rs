//! Pictures to put on a plan, from the library and from providers: find, look at, keep.

use actix_web::http::header::CONTENT_TYPE;
use actix_web::web::Path;
use app_service::plans::images::{self, Origin, Query};
use domain::id::OrganisationId;
use serde::Deserialize;

use crate::core::headers::Served;
use crate::core::image_providers::{Photo, ProviderError};
use crate::core::prelude::*;
use crate::plans::dto::image::{FoundImage, Image, ImageResult, ImageResults};

const CACHE: &str = "private, max-age=86400";
/// Names the library as a source.
const LIBRARY: &str = "library";

/// What is looked for.
#[derive(Deserialize)]
pub(crate) struct SearchQuery {
    /// The words, at most 100 characters.
    #[serde(default)]
    query: String,
    /// How many pictures, 1 to 20; 10 when absent.
    per_page: Option<String>,
}

/// Finds pictures in the bundled library, the best first, and behind them those of the configured providers. Finding
/// none is an empty list.
#[utoipa::path(
    tag = "images",
    params(
        ("query" = Option<String>, Query, description = "The words, at most 100 characters."),
        ("per_page" = Option<i64>, Query, description = "How many pictures, 1 to 20; 10 when absent."),
    ),
    responses(
        (status = 200, description = "The pictures.", body = ImageResults),
        (status = 400, description = "`invalid`"),
    ),
)]
#[get("/api/images/search")]
pub(crate) async fn search_images(
    state: Data<State>,
    caller: Caller,
    asked: InQuery<SearchQuery>,
) -> ApiResult<Json<ImageResults>> {
    let SearchQuery { query, per_page } = asked.0;
    let looked_up = blocking::run(&state, caller, move |_service, organiser| {
        let query = images::query(&query, per_page.as_deref())?;
        let drawings: Vec<_> = images::search(&query).into_iter().map(ImageResult::from).collect();
        Ok((query, drawings, organiser.organisation_id().clone()))
    });
    let (query, mut found, organisation) = looked_up.await?;
    let photos = outside(&state, &organisation, &query).await;
    found.truncate(share_of_library(query.limit, photos.len()));
    found.extend(photos.into_iter().map(ImageResult::from));
    found.truncate(query.limit);
    Ok(Json(ImageResults { photos: found }))
}

/// Asks the providers. Who has asked them too often gets what the library has.
async fn outside(state: &State, organisation: &OrganisationId, query: &Query) -> Vec<Photo> {
    match &state.image_providers {
        Some(providers) if state.allow_outside(organisation).await.is_ok() => {
            providers.search(&query.words, query.limit).await
        }
        _ => Vec::new(),
    }
}

/// The library gets half of the places, and what the providers leave.
fn share_of_library(limit: usize, photos: usize) -> usize {
    limit.div_ceil(2).max(limit.saturating_sub(photos))
}

/// Returns a small picture of a photo that a search found, so that browsers contact only this server.
#[utoipa::path(
    tag = "images",
    responses(
        (status = 200, description = "The picture.", body = Vec<u8>, content_type = "image/*"),
        RateLimited,
        (status = 502, description = "`provider_failed`"),
    ),
)]
#[get("/api/images/preview/{source}/{photo}")]
pub(crate) async fn preview_photo(
    state: Data<State>,
    caller: Caller,
    place: Path<(String, String)>,
) -> ApiResult<HttpResponse> {
    let organisation = blocking::read(&state, caller, |_, organiser| Ok(organiser.organisation_id().clone())).await?;
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

/// Fetches a picture that a search found and stores it like an upload, with author and licence. Plans then show it from
/// this server, independent of the provider.
#[utoipa::path(
    tag = "images",
    request_body = FoundImage,
    responses(
        (status = 201, description = "The picture.", body = Image),
        RateLimited,
        (status = 404, description = "`not_found`"),
        (status = 422, description = "`image_refused`: details say why; `image_quota`"),
        (status = 502, description = "`provider_failed`"),
    ),
)]
#[post("/api/images/from-search")]
pub(crate) async fn keep_found_image(
    state: Data<State>,
    caller: Caller,
    body: Body<FoundImage>,
) -> ApiResult<impl Responder> {
    let FoundImage { source, id } = body.0;
    let image = if source == LIBRARY {
        blocking::run(&state, caller, move |service, organiser| {
            images::keep_drawing(service, organiser, &id)
        })
        .await?
    } else {
        let (photo, bytes) = fetched(&state, caller.clone(), &source, &id).await?;
        let (name, origin) = about(photo);
        blocking::run(&state, caller, move |service, organiser| {
            images::keep(service, organiser, &name, Some(origin), &bytes)
        })
        .await?
    };
    Ok(created(Image::from(image)))
}

/// Fetches a photo for a user who may add pictures.
async fn fetched(state: &Data<State>, caller: Caller, source: &str, id: &str) -> ApiResult<(Photo, Vec<u8>)> {
    let organisation = blocking::read(state, caller, |_, organiser| {
        images::may_add(organiser)?;
        Ok(organiser.organisation_id().clone())
    });
    let organisation = organisation.await?;
    let providers = state.image_providers.as_ref().ok_or(ProviderError::Unknown)?;
    state.allow_outside(&organisation).await?;
    Ok(providers.picture(source, id).await?)
}

fn about(photo: Photo) -> (String, Origin) {
    let origin = Origin {
        source: photo.source.to_owned(),
        author: photo.author,
        license: photo.license,
    };
    (photo.description, origin)
}
