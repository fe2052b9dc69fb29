//! `GET /api/floor-plans`: the saved plans of the organisation.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::plans;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::plan::PlanSummary;
use crate::error::{ApiResult, ProblemBody};
use crate::state::State;

/// Lists the saved plans of the organisation's events.
#[utoipa::path(
    tag = "floor plans",
    responses(
        (status = 200, description = "The plans.", body = Vec<PlanSummary>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[get("/api/floor-plans")]
pub(crate) async fn list_floor_plans(state: Data<State>, caller: Caller) -> ApiResult<Json<Vec<PlanSummary>>> {
    let plans = blocking::read(&state, caller, |r, who| {
        let plans = plans::list(r, who)?.into_iter().map(plans::PlanAnswer::from);
        Ok(plans.map(PlanSummary::from).collect())
    });
    Ok(Json(plans.await?))
}
