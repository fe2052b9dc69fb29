//! The organisation of the caller: `/api/organisation/…`.

pub mod dto;
pub mod invitation_links;
pub mod invitations;
pub mod mail_server;
pub mod members;

use app_service::organisations::settings;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::core::prelude::*;
use crate::organisations::dto::organisation::{MailSettings, OrganisationPatch, OrganisationSettings};

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(get_organisation)
        .service(update_organisation)
        .service(members::list_members)
        .service(members::update_member)
        .service(members::remove_member)
        .service(invitations::list_invitations)
        .service(invitations::create_invitation)
        .service(invitations::delete_invitation)
        .service(invitations::resend_invitation)
        .service(invitation_links::look_up_invitation)
        .service(invitation_links::accept_invitation)
        .service(mail_server::get_mail_server)
        .service(mail_server::put_mail_server)
        .service(mail_server::delete_mail_server)
        .service(mail_server::test_mail_server);
}

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
    let settings = blocking::write(&state, caller, move |tx, organiser| {
        settings::update(tx, organiser, body.into())
    })
    .await?;
    Ok(Json(OrganisationSettings::new(settings, mail(&state))))
}
