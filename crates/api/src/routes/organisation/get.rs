//! `GET /api/organisation`: the settings of the organisation.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::organisations::settings;

use super::mail;
use crate::blocking;
use crate::caller::Caller;
use crate::dto::organisation::OrganisationSettings;
use crate::error::{ApiResult, ProblemBody};
use crate::state::State;

/// Answers the settings of the organisation; every member may read them.
#[utoipa::path(
    tag = "organisation",
    responses(
        (status = 200, description = "The settings.", body = OrganisationSettings),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[get("/api/organisation")]
pub(crate) async fn get_organisation(state: Data<State>, caller: Caller) -> ApiResult<Json<OrganisationSettings>> {
    let settings = blocking::read(&state, caller, settings::get).await?;
    Ok(Json(OrganisationSettings::new(settings, mail(&state))))
}
