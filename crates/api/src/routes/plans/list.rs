//! `GET /api/floor-plans`: the saved plans of the organisation.

use actix_web::web::Data;
use actix_web::{HttpResponse, get};
use app_service::plans;

use crate::caller::Caller;
use crate::dto::plan::PlanSummary;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::state::State;
use crate::{answers, blocking};

/// Lists the saved plans of the organisation's events.
#[utoipa::path(
    tag = "floor plans",
    responses(
        (status = 200, description = "The plans.", body = Vec<PlanSummary>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 429, description = "`too_many_reads`: too many large requests of the organisation are waiting.", body = ProblemBody),
        (status = 503, description = "`unavailable`: too much is being read or sent.", body = ProblemBody),
    ),
)]
#[get("/api/floor-plans")]
pub(crate) async fn list_floor_plans(state: Data<State>, caller: Caller, address: Address) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, |r, organiser, chunks| {
        let mut array = chunks.json_array();
        plans::for_each(r, organiser, |plan| {
            array.push(&PlanSummary::from(plans::PlanAnswer::from(plan)))
        })?;
        array.end()
    });
    Ok(answers::json(rendered.await?))
}
