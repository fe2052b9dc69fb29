//! `/api/images`: pictures of the organisation, and the library that every binary carries.

pub mod library;
pub mod search;

use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use app_service::plans::images;
use domain::id::ImageId;
use utoipa::ToSchema;

use crate::core::extract::picture::PictureUpload;
use crate::core::headers::Served;
use crate::core::prelude::*;
use crate::plans::dto::image::Image;

/// The form of an upload, for the documentation; [`PictureUpload`] reads it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its shape is used, by the OpenAPI document")]
pub struct ImageForm {
    /// An SVG, PNG, JPEG or GIF of at most 5 MB.
    #[schema(value_type = String, format = Binary)]
    file: String,
}

/// Stores a picture. Its type is detected from its bytes; an SVG is rebuilt from allowed content. Uploading the same
/// picture again returns the existing one.
#[utoipa::path(
    tag = "images",
    request_body(content = ImageForm, content_type = "multipart/form-data"),
    responses(
        (status = 201, description = "The picture.", body = Image),
        (status = 400, description = "The file is missing or the upload is broken."),
        (status = 422, description = "`image_refused`: details say why; `image_quota`"),
    ),
)]
#[post("/api/images")]
pub(crate) async fn upload_image(
    state: Data<State>,
    caller: Caller,
    upload: PictureUpload,
) -> ApiResult<impl Responder> {
    let image = blocking::run(&state, caller, move |service, organiser| {
        images::upload(service, organiser, &upload.file_name, &upload.bytes)
    });
    Ok(created(Image::from(image.await?)))
}

/// Lists the pictures of the organisation, the latest at the top.
#[utoipa::path(tag = "images", responses((status = 200, description = "The pictures.", body = Vec<Image>)))]
#[get("/api/images")]
pub(crate) async fn list_images(state: Data<State>, caller: Caller) -> ApiResult<Json<Vec<Image>>> {
    let images = blocking::read(&state, caller, |r, organiser| {
        Ok(images::list(r, organiser)?.into_iter().map(Image::from).collect())
    });
    Ok(Json(images.await?))
}

/// A picture never changes, and who may see it is asked again by a browser that does not have it.
const CACHE: &str = "private, max-age=31536000, immutable";

/// Answers a picture of the organisation. It may be shown in a page; opened by itself it is a file to keep.
#[utoipa::path(
    tag = "images",
    responses((status = 200, description = "The picture.", body = Vec<u8>, content_type = "image/*"), HeavyRead),
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

/// Removes a picture that no plan and no snapshot shows.
#[utoipa::path(
    tag = "images",
    responses(
        (status = 204, description = "It is gone."),
        (status = 409, description = "`image_in_use`: details name the events."),
    ),
)]
#[delete("/api/images/{imageId}")]
pub(crate) async fn delete_image(state: Data<State>, caller: Caller, id: InPath<ImageId>) -> ApiResult<HttpResponse> {
    blocking::run(&state, caller, move |service, organiser| {
        images::delete(service, organiser, &id.0)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}
