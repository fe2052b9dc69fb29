//! `POST /api/images/from-search`: takes over a picture that a search found.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{Responder, post};
use app_service::images::{self, Origin};

use crate::blocking;
use crate::caller::Caller;
use crate::dto::image::{FoundImage, Image};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::image_providers::{Photo, ProviderError};
use crate::state::State;

/// Names the library as a source.
const LIBRARY: &str = "library";

/// Fetches a picture that a search found and keeps it like an upload, with author and licence. Plans then show it from
/// this server, whatever becomes of the provider.
#[utoipa::path(
    tag = "images",
    request_body = FoundImage,
    responses(
        (status = 201, description = "The picture.", body = Image),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 422, description = "`image_refused`: details say why; `image_quota`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
        (status = 502, description = "`provider_failed`", body = ProblemBody),
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
        blocking::run(&state, caller, move |service, who| {
            images::keep_drawing(service, who, &id)
        })
        .await?
    } else {
        let (photo, bytes) = fetched(&state, caller.clone(), &source, &id).await?;
        let (name, origin) = about(photo);
        blocking::run(&state, caller, move |service, who| {
            images::keep(service, who, &name, Some(origin), &bytes)
        })
        .await?
    };
    Ok(Json(Image::from(image)).customize().with_status(StatusCode::CREATED))
}

/// Fetches a photo for somebody who may add pictures.
async fn fetched(state: &Data<State>, caller: Caller, source: &str, id: &str) -> ApiResult<(Photo, Vec<u8>)> {
    let organisation = blocking::read(state, caller, |_, who| {
        images::may_add(who)?;
        Ok(who.organisation_id().clone())
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
