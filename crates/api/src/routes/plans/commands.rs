//! `POST /api/events/{eventId}/floor-plan/commands`: applies commands to the plan of an event.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, post};
use app_service::actor::Organiser;
use app_service::plans;
use app_service::service::Service;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::plan::{AppliedCommands, ApplyCommands};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::{Body, PlanBody, take_admission};
use crate::extract::id::InPath;
use crate::state::State;

/// Applies commands to the plan, all or none. The same command id again answers the same revision.
#[utoipa::path(
    tag = "floor plans",
    params(("eventId" = String, Path, description = "The event.")),
    request_body = ApplyCommands,
    responses(
        (status = 200, description = "The plan is changed.", body = AppliedCommands),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`stale_revision` or `seats_occupied`, with details.", body = ProblemBody),
        (status = 422, description = "`plan_refused`", body = ProblemBody),
        (status = 429, description = "`long_task_running`: the organisation has another long call under way.", body = ProblemBody),
        (status = 503, description = "`long_tasks_full`: too many long calls are waiting.", body = ProblemBody),
    ),
)]
#[post("/api/events/{eventId}/floor-plan/commands")]
pub(crate) async fn apply_commands(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    request: HttpRequest,
    Body(body): PlanBody<ApplyCommands>,
) -> ApiResult<Json<AppliedCommands>> {
    let (event, input) = (id.0, body.into());
    // An ordinary edit is short work, and not refused because a colleague imports a list.
    let revision = match take_admission(&request) {
        Some(admission) => {
            let work = move |service: &Service, who: &Organiser| plans::apply_commands(service, who, &event, input);
            blocking::run_long(&state, caller, Some(admission), work).await?
        }
        None => {
            let work = move |service: &Service| plans::apply_commands(service, &caller, &event, input);
            blocking::run_public(&state, work).await?
        }
    };
    Ok(Json(AppliedCommands {
        revision,
        applied: true,
    }))
}
