//! What the operators of the installation see: `/api/operator/…`. Everyone else gets the answer of an unknown address.

pub mod dto;
mod machine;

use app_service::actor::Organiser;
use app_service::operator::access::Operator;
use app_service::operator::{organisations, status as database};
use serde::Deserialize;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::core::prelude::*;
use crate::operator::dto::organisations::OrganisationPage;
use crate::operator::dto::status::OperatorStatus;
use crate::operator::machine::Machine;

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes.service(get_status).service(list_organisations);
}

/// Which organisations are listed.
#[derive(Debug, Default, Deserialize)]
struct OrganisationQuery {
    search: Option<String>,
    after: Option<String>,
}

/// Answers the state of the installation: database, disk, clock, mail, jobs, backups and how much there is. Operators only.
#[utoipa::path(
    tag = "operator",
    responses(
        (status = 200, description = "The state.", body = OperatorStatus),
        (status = 404, description = "`not_found`: the account is not an operator with a verified address"),
    ),
)]
#[get("/api/operator/status")]
pub(crate) async fn get_status(state: Data<State>, caller: Caller) -> ApiResult<Json<OperatorStatus>> {
    let operator = operator(&state, caller).await?;
    let shared = Data::clone(&state);
    let (status, machine) = blocking::run_public(&state, move |service| {
        Ok((database::status(service, operator)?, Machine::look(&shared)))
    })
    .await?;
    Ok(Json(OperatorStatus::new(&state, status, machine)))
}

/// Lists 25 organisations by their names, with how much each keeps. Sandboxes are left out. Operators only.
#[utoipa::path(
    tag = "operator",
    params(
        ("search" = Option<String>, Query, description = "Part of the name, or the id."),
        ("after" = Option<String>, Query, description = "`next` of the page before; the first page when absent."),
    ),
    responses(
        (status = 200, description = "The organisations.", body = OrganisationPage),
        (status = 404, description = "`not_found`: the account is not an operator with a verified address"),
    ),
)]
#[get("/api/operator/organisations")]
pub(crate) async fn list_organisations(
    state: Data<State>,
    caller: Caller,
    query: InQuery<OrganisationQuery>,
) -> ApiResult<Json<OrganisationPage>> {
    let operator = operator(&state, caller).await?;
    let OrganisationQuery { search, after } = query.0;
    let page = blocking::read_public(&state, move |r| {
        organisations::page(r, operator, search.as_deref().unwrap_or_default(), after.as_deref())
    });
    Ok(Json(page.await?.into()))
}

/// Checks the caller in a transaction of its own: the one that proves a membership sees no other organisation.
async fn operator(state: &Data<State>, caller: Caller) -> ApiResult<Operator> {
    let organiser: Organiser = blocking::read(state, caller, |_, organiser| Ok(organiser.clone())).await?;
    Ok(Operator::of(&organiser, state.service.settings())?)
}
