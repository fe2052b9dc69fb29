//! `GET /api/images/library/licences.txt`: who made the library.

use actix_web::http::header::CONTENT_TYPE;
use actix_web::{HttpResponse, get};
use app_service::images;

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
