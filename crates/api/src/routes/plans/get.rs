//! `GET /api/events/{eventId}/floor-plan`: the plan of an event.

use actix_web::web::Data;
use actix_web::{HttpResponse, get, http::header::ETAG};
use app_service::plans;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::plan::Plan;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::extract::if_match::entity_tag;
use crate::extract::if_none_match::IfNoneMatch;
use crate::state::State;

/// Answers the plan of an event; an event without one has an empty plan of revision 0.
///
/// Who has the revision of `If-None-Match` already is told so with little work, and may ask often.
#[utoipa::path(
    tag = "floor plans",
    params(
        ("eventId" = String, Path, description = "The event."),
        ("If-None-Match" = Option<String>, Header, description = "The revision that the caller has, for example `\"3\"`."),
    ),
    responses(
        (status = 200, description = "The plan; `ETag` is its revision.", body = Plan, headers(("ETag" = String))),
        (status = 304, description = "The plan still has that revision."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[get("/api/events/{eventId}/floor-plan")]
pub(crate) async fn get_floor_plan(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    seen: IfNoneMatch,
) -> ApiResult<HttpResponse> {
    let plan = blocking::read(&state, caller, move |r, who| {
        let plan = plans::get_newer(r, who, &id.0, seen.0)?;
        Ok(plan.map(plans::PlanAnswer::from).map(Plan::from))
    });
    Ok(match plan.await? {
        Some(plan) => HttpResponse::Ok()
            .insert_header((ETAG, entity_tag(plan.revision())))
            .json(plan),
        None => HttpResponse::NotModified().finish(),
    })
}
