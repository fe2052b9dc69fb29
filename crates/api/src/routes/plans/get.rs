//! `GET /api/events/{eventId}/floor-plan`: the plan of an event.

use actix_web::web::{Data, Json};
use actix_web::{Responder, get, http::header::ETAG};
use app_service::plans;
use domain::id::EventId;

use crate::blocking;
use crate::dto::plan::Plan;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::caller::Caller;
use crate::extract::id::InPath;
use crate::extract::if_match::entity_tag;
use crate::state::State;

/// Answers the plan of an event; an event without one has an empty plan of revision 0.
#[utoipa::path(
    tag = "floor plans",
    params(("eventId" = String, Path, description = "The event.")),
    responses(
        (status = 200, description = "The plan; `ETag` is its revision.", body = Plan, headers(("ETag" = String))),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[get("/api/events/{eventId}/floor-plan")]
pub(crate) async fn get_floor_plan(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<impl Responder> {
    let plan = blocking::read(&state, caller, move |r, who| plans::get(r, who, &id.0).map(Plan::from)).await?;
    let tag = entity_tag(plan.revision());
    Ok(Json(plan).customize().insert_header((ETAG, tag)))
}
