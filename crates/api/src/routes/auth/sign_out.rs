//! `POST /api/auth/sign-out`: ends the session.

use actix_session::Session;
use actix_web::{HttpResponse, post};

/// Ends the session, so that its cookie is worth nothing any more. Fine without one, too.
#[utoipa::path(
    tag = "auth",
    responses((status = 204, description = "Nobody is signed in any more.")),
    security(()),
)]
#[post("/api/auth/sign-out")]
pub(crate) async fn sign_out(session: Session) -> HttpResponse {
    session.purge();
    HttpResponse::NoContent().finish()
}
