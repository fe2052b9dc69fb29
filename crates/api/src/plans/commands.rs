//! `/api/events/{eventId}/floor-plan/commands`: apply commands to a plan, and ask whether they arrived.

use actix_web::web::Path;
use app_service::actor::Organiser;
use app_service::plans;
use app_service::service::Service;
use domain::id::EventId;
use serde::Deserialize;

use crate::core::extract::body::{PlanBody, take_admission};
use crate::core::prelude::*;
use crate::plans::dto::plan::{AppliedCommands, ApplyCommands, Arrival, PlanChanges};

/// Applies commands to the plan, all or none, on what others changed since the base. The same command id again answers the
/// same revision.
#[utoipa::path(
    tag = "floor plans",
    request_body = ApplyCommands,
    responses(
        (status = 200, description = "The plan is changed.", body = AppliedCommands),
        LongWork,
        (status = 409, description = "`object_gone`, `seats_occupied`, or `stale_revision` when the log does not reach back to the base; with details."),
        (status = 422, description = "`plan_refused`"),
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
    let applied = match take_admission(&request) {
        Some(admission) => {
            let work = move |service: &Service, organiser: &Organiser| {
                plans::apply_commands(service, organiser, &event, &input)
            };
            blocking::run_long(&state, caller, Some(admission), work).await?
        }
        None => {
            let work = move |service: &Service| plans::apply_commands(service, &caller, &event, &input);
            blocking::run_public(&state, work).await?
        }
    };
    Ok(Json(applied.into()))
}

/// Which changes to answer.
#[derive(Debug, Deserialize)]
pub struct Known {
    /// The revision that the caller has.
    since: i64,
}

/// Answers what was changed since a revision, for a client that shows the plan.
#[utoipa::path(
    tag = "floor plans",
    params(("since" = i64, Query, description = "The revision that the caller has.")),
    responses(
        (status = 200, description = "The changes.", body = PlanChanges),
        (status = 400, description = "`since` is not a number."),
    ),
)]
#[get("/api/events/{eventId}/floor-plan/commands")]
pub(crate) async fn list_commands(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    InQuery(known): InQuery<Known>,
) -> ApiResult<Json<PlanChanges>> {
    let changes = blocking::read(&state, caller, move |r, organiser| {
        plans::changes_since(r, organiser, &id.0, known.since)
    })
    .await?;
    Ok(Json(changes.into()))
}

/// What the change was made on.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Base {
    base_revision: i64,
}

/// Returns whether a change arrived, for a client that never received the answer.
#[utoipa::path(
    tag = "floor plans",
    params(("baseRevision" = i64, Query, description = "The revision it was sent with, the first time.")),
    responses(
        (status = 200, description = "Whether it arrived.", body = Arrival),
        (status = 400, description = "The query cannot be read."),
    ),
)]
#[get("/api/events/{eventId}/floor-plan/commands/{commandId}")]
pub(crate) async fn get_arrival(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    path: Path<(String, String)>,
    InQuery(base): InQuery<Base>,
) -> ApiResult<Json<Arrival>> {
    let (_, command) = path.into_inner();
    let arrival = blocking::read(&state, caller, move |r, organiser| {
        plans::arrival(r, organiser, &id.0, &command, base.base_revision)
    })
    .await?;
    Ok(Json(arrival.into()))
}
