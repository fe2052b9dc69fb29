//! `PATCH /api/organisation`: changes the settings of the organisation.

use actix_web::patch;
use actix_web::web::{Data, Json};
use app_service::organisations::settings;

use super::mail;
use crate::blocking;
use crate::caller::Caller;
use crate::dto::organisation::{OrganisationPatch, OrganisationSettings};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::state::State;

/// Changes the given settings; owners only.
#[utoipa::path(
    tag = "organisation",
    request_body = OrganisationPatch,
    responses(
        (status = 200, description = "The settings as they are now.", body = OrganisationSettings),
        (status = 400, description = "A field is wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`, `sandbox_only`", body = ProblemBody),
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
