//! `GET /api/images/{imageId}`: the bytes of a picture.

use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::web::Data;
use actix_web::{HttpResponse, get};
use app_service::images;
use domain::id::ImageId;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::id::InPath;
use crate::headers::Served;
use crate::state::State;

/// A picture never changes, and who may see it is asked again by a browser that does not have it.
const CACHE: &str = "private, max-age=31536000, immutable";

/// Answers a picture of the organisation. It may be shown in a page; opened by itself it is a file to keep.
#[utoipa::path(
    tag = "images",
    params(("imageId" = String, Path, description = "The picture.")),
    responses(
        (status = 200, description = "The picture.", body = Vec<u8>, content_type = "image/*"),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 429, description = "`too_many_reads`: too many large requests of the organisation are waiting.", body = ProblemBody),
        (status = 503, description = "`unavailable`: too much is being read or sent.", body = ProblemBody),
    ),
)]
#[get("/api/images/{imageId}")]
pub(crate) async fn get_image(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<ImageId>,
) -> ApiResult<HttpResponse> {
    let name = id.0.clone();
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        let (kind, bytes) = images::content(r, organiser, &id.0)?;
        chunks.push(bytes.into())?;
        Ok(kind)
    });
    let (kind, body) = rendered.await?.into_parts();
    // An id consists of letters, digits, `_` and `-`, so it needs no quoting in a header.
    let disposition = format!("attachment; filename=\"picture-{name}.{}\"", kind.as_str());
    let mut response = HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, kind.content_type()))
        .insert_header((CONTENT_DISPOSITION, disposition))
        .body(body);
    response.extensions_mut().insert(Served::Picture(CACHE));
    Ok(response)
}
