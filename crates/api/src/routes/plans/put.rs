//! `PUT /api/events/{eventId}/floor-plan`: replaces the plan of an event.

use actix_web::http::StatusCode;
use actix_web::http::header::ETAG;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, Responder, put};
use app_service::plans;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::plan::{PutPlan, SavedPlan};
use crate::error::{ApiResult, Problem, ProblemBody};
use crate::extract::body::{Body, PlanBody, take_admission};
use crate::extract::id::InPath;
use crate::extract::if_match::{IfMatch, entity_tag};
use crate::state::State;

/// Replaces the whole plan, provided that nobody changed it since the revision in `If-Match`.
#[utoipa::path(
    tag = "floor plans",
    params(
        ("eventId" = String, Path, description = "The event."),
        ("If-Match" = String, Header, description = "The revision the change is based on, for example `\"3\"`."),
    ),
    request_body = PutPlan,
    responses(
        (status = 200, description = "The plan is saved.", body = SavedPlan, headers(("ETag" = String))),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`seats_occupied`: details name the guests.", body = ProblemBody),
        (status = 412, description = "`stale_revision`: details hold the revision.", body = ProblemBody),
        (status = 413, description = "`too_large`", body = ProblemBody),
        (status = 422, description = "`plan_refused`", body = ProblemBody),
        (status = 428, description = "`revision_required`", body = ProblemBody),
        (status = 429, description = "`long_task_running`: the organisation has another long call under way.", body = ProblemBody),
        (status = 503, description = "`long_tasks_full`: too many long calls are waiting.", body = ProblemBody),
    ),
)]
#[put("/api/events/{eventId}/floor-plan")]
pub(crate) async fn put_floor_plan(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    base: IfMatch,
    request: HttpRequest,
    Body(body): PlanBody<PutPlan>,
) -> ApiResult<impl Responder> {
    let event = id.0.clone();
    let put = body.based_on(base.0);
    let admission = take_admission(&request);
    let replaced = blocking::run_long(&state, caller, admission, move |service, who| {
        plans::put(service, who, &event, put)
    })
    .await
    .map_err(as_precondition)?;
    let saved = SavedPlan {
        event_id: id.0.into(),
        revision: replaced.revision,
        notes: replaced.notes.into(),
    };
    Ok(Json(saved)
        .customize()
        .insert_header((ETAG, entity_tag(replaced.revision))))
}

/// Here the stale revision stood in `If-Match`, so it is a failed precondition.
fn as_precondition(problem: Problem) -> Problem {
    if problem.code == "stale_revision" {
        return Problem {
            status: StatusCode::PRECONDITION_FAILED,
            ..problem
        };
    }
    problem
}
