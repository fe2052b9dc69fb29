//! `GET /api/events/{eventId}/floor-plan/commands/{commandId}`: whether a change arrived.

use actix_web::get;
use actix_web::web::{Data, Json, Path};
use app_service::plans;
use domain::id::EventId;
use serde::Deserialize;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::plan::Arrival;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::extract::query::InQuery;
use crate::state::State;

/// What the change was made on.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Base {
    base_revision: i64,
}

/// Tells whether a change that was sent arrived, for a client that never heard the answer.
#[utoipa::path(
    tag = "floor plans",
    params(
        ("eventId" = String, Path, description = "The event."),
        ("commandId" = String, Path, description = "The id the change was sent with."),
        ("baseRevision" = i64, Query, description = "The revision it was sent with, the first time."),
    ),
    responses(
        (status = 200, description = "Whether it arrived.", body = Arrival),
        (status = 400, description = "The query cannot be read.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
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
    let arrival = blocking::read(&state, caller, move |r, who| {
        plans::arrival(r, who, &id.0, &command, base.base_revision)
    })
    .await?;
    Ok(Json(arrival.into()))
}
