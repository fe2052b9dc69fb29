//! `GET /api/images/library/{set}/{name}.svg`: a drawing of the library.

use actix_web::http::header::CONTENT_TYPE;
use actix_web::web::Path;
use actix_web::{HttpResponse, get};
use app_service::images;

use crate::error::{ApiResult, ProblemBody};
use crate::headers::Served;

/// A week: a release may bring a better drawing under the same name.
const CACHE: &str = "public, max-age=604800";

/// Answers a drawing of the library. They are the same for everybody, so nobody has to sign in.
#[utoipa::path(
    tag = "images",
    params(
        ("set" = String, Path, description = "The set of drawings."),
        ("name" = String, Path, description = "The drawing."),
    ),
    responses(
        (status = 200, description = "The drawing.", body = String, content_type = "image/svg+xml"),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
    security(()),
)]
#[get("/api/images/library/{set}/{name}.svg")]
pub(crate) async fn get_drawing(place: Path<(String, String)>) -> ApiResult<HttpResponse> {
    let (set, name) = place.into_inner();
    let drawing = images::drawing(&set, &name)?;
    let mut response = HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "image/svg+xml"))
        .body(drawing.svg());
    response.extensions_mut().insert(Served::Picture(CACHE));
    Ok(response)
}
