//! The organisation of the caller: `/api/organisation/…`.

pub mod invitations;
pub mod mail_server;
pub mod members;

use app_service::organisations::settings;

use crate::dto::organisation::{MailSettings, OrganisationPatch, OrganisationSettings};
use crate::routes::prelude::*;

/// Tells how mail goes out.
fn mail(state: &State) -> MailSettings {
    let settings = state.service.settings();
    MailSettings::new(settings.mail_mode.into(), &settings.mail_from)
}

/// Answers the settings of the organisation; every member may read them.
#[utoipa::path(
    tag = "organisation",
    responses((status = 200, description = "The settings.", body = OrganisationSettings)),
)]
#[get("/api/organisation")]
pub(crate) async fn get_organisation(state: Data<State>, caller: Caller) -> ApiResult<Json<OrganisationSettings>> {
    let settings = blocking::read(&state, caller, settings::get).await?;
    Ok(Json(OrganisationSettings::new(settings, mail(&state))))
}

/// Changes the given settings; owners only.
#[utoipa::path(
    tag = "organisation",
    request_body = OrganisationPatch,
    responses(
        (status = 200, description = "The settings as they are now.", body = OrganisationSettings),
        (status = 400, description = "A field is wrong."),
        (status = 403, description = "`forbidden`, `sandbox_only`"),
    ),
)]
#[patch("/api/organisation")]
pub(crate) async fn update_organisation(
    state: Data<State>,
    caller: Caller,
    Body(body): Body<OrganisationPatch>,
) -> ApiResult<Json<OrganisationSettings>> {
    let settings = blocking::write(&state, caller, move |tx, who| settings::update(tx, who, body.into())).await?;
    Ok(Json(OrganisationSettings::new(settings, mail(&state))))
}
