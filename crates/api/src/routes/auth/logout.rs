//! `GET /api/logout`: a navigation that signs out, unless another site started it.

use actix_session::Session;
use actix_web::http::header::LOCATION;
use actix_web::{HttpRequest, HttpResponse, get};

use crate::origin;

/// Signs out and leads to the landing page. A navigation that another site may have started changes nothing and leads
/// to a page that asks first.
#[utoipa::path(
    tag = "auth",
    responses((status = 302, description = "To `/`, or to `/sign-out` when the person must confirm.")),
    security(()),
)]
#[get("/api/logout")]
pub(crate) async fn logout(request: HttpRequest, session: Session) -> HttpResponse {
    if !origin::is_own_navigation(request.headers()) {
        return HttpResponse::Found().insert_header((LOCATION, "/sign-out")).finish();
    }
    session.purge();
    HttpResponse::Found().insert_header((LOCATION, "/")).finish()
}
