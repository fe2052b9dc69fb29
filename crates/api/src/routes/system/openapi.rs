//! `GET /api/openapi.json`: this interface, described.

use actix_web::http::header::CONTENT_TYPE;
use actix_web::{HttpResponse, get};

use crate::openapi;

/// Answers the OpenAPI document of this interface.
#[utoipa::path(
    tag = "system",
    responses((status = 200, description = "OpenAPI 3.1.", body = Object, content_type = "application/json")),
    security(()),
)]
#[get("/api/openapi.json")]
pub(crate) async fn get_openapi() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "application/json"))
        .body(openapi::pretty())
}
