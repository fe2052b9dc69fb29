//! `POST /api/images`: uploads a picture.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{Responder, post};
use app_service::images;
use utoipa::ToSchema;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::image::Image;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::picture::PictureUpload;
use crate::state::State;

/// The form of an upload, for the documentation; [`PictureUpload`] reads it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its shape is used, by the OpenAPI document")]
pub struct ImageForm {
    /// An SVG, PNG, JPEG or GIF of at most 5 MB.
    #[schema(value_type = String, format = Binary)]
    file: String,
}

/// Keeps a picture. What it is, is read from its bytes; an SVG is rebuilt from what may stand in it. The same picture
/// again answers the one that is there.
#[utoipa::path(
    tag = "images",
    request_body(content = ImageForm, content_type = "multipart/form-data"),
    responses(
        (status = 201, description = "The picture.", body = Image),
        (status = 400, description = "The file is missing or the upload is broken.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 413, description = "`too_large`", body = ProblemBody),
        (status = 415, description = "`unsupported_media_type`", body = ProblemBody),
        (status = 422, description = "`image_refused`: details say why; `image_quota`", body = ProblemBody),
    ),
)]
#[post("/api/images")]
pub(crate) async fn upload_image(
    state: Data<State>,
    caller: Caller,
    upload: PictureUpload,
) -> ApiResult<impl Responder> {
    let image = blocking::run(&state, caller, move |service, who| {
        images::upload(service, who, &upload.file_name, &upload.bytes)
    });
    Ok(Json(Image::from(image.await?))
        .customize()
        .with_status(StatusCode::CREATED))
}
