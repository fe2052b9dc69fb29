//! `GET /api/site`: what the pages need to know about this installation before anybody signs in.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, get};

use crate::dto::site::Site;
use crate::extract::machine::open_mailbox;
use crate::state::State;

/// Answers how people sign in, where mail goes, and whom to ask. No secrets.
#[utoipa::path(
    tag = "system",
    responses((status = 200, description = "This installation.", body = Site)),
    security(()),
)]
#[get("/api/site")]
pub(crate) async fn get_site(state: Data<State>, request: HttpRequest) -> Json<Site> {
    let settings = state.service.settings();
    let provider = state.config.oidc.as_ref();
    Json(Site {
        sign_in: provider.map_or("password", |_| "oidc").to_owned(),
        oidc_name: provider.map(|oidc| oidc.name.clone()),
        mail: settings.mail_mode.as_str().to_owned(),
        mailbox_open: open_mailbox(&request).is_some(),
        contact_email: settings.contact_email.clone(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    })
}
