//! `POST /api/snapshots`: keeps a floor plan under a label.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, Responder, post};
use app_service::actor::Organiser;
use app_service::service::Service;
use app_service::snapshots;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::snapshot::{NewSnapshot, SavedSnapshot};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::{Body, PlanBody, take_admission};
use crate::state::State;

/// Keeps a floor plan under a label, which becomes "label (2)" when the event has it already.
#[utoipa::path(
    tag = "snapshots",
    request_body = NewSnapshot,
    responses(
        (status = 201, description = "The snapshot is saved.", body = SavedSnapshot),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 413, description = "`too_large`: the plan, or more snapshots than an event holds.", body = ProblemBody),
        (status = 422, description = "`plan_refused`", body = ProblemBody),
        (status = 429, description = "`long_task_running`: the organisation has another long call under way.", body = ProblemBody),
        (status = 503, description = "`long_tasks_full`: too many long calls are waiting.", body = ProblemBody),
    ),
)]
#[post("/api/snapshots")]
pub(crate) async fn create_snapshot(
    state: Data<State>,
    caller: Caller,
    request: HttpRequest,
    Body(body): PlanBody<NewSnapshot>,
) -> ApiResult<impl Responder> {
    let admission = take_admission(&request);
    let input = body.checked()?;
    let save = move |service: &Service, who: &Organiser| snapshots::save(service, who, input);
    let saved = blocking::run_long(&state, caller, admission, save).await?;
    Ok(Json(SavedSnapshot::from(saved))
        .customize()
        .with_status(StatusCode::CREATED))
}
