//! The bundled drawings: `/api/images/library/…`.

use actix_web::http::header::CONTENT_TYPE;
use actix_web::web::Path;
use app_service::plans::images;

use crate::core::headers::Served;
use crate::core::prelude::*;

/// Answers who made the drawings of the library and what may be done with them.
#[utoipa::path(
    tag = "images",
    responses((status = 200, description = "Names and licences.", body = String, content_type = "text/plain")),
    security(()),
)]
#[get("/api/images/library/licences.txt")]
pub(crate) async fn get_licences() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/plain; charset=utf-8"))
        .body(images::licences())
}

/// A week: a release may bring a better drawing under the same name.
const CACHE: &str = "public, max-age=604800";

/// Returns a drawing of the library. Drawings are public and need no session.
#[utoipa::path(
    tag = "images",
    responses((status = 200, description = "The drawing.", body = String, content_type = "image/svg+xml")),
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
