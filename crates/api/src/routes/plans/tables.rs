//! `GET /api/tables/{eventId}`: the tables of the plan.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::plans;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::plan::Table;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Lists the tables of an event's plan with their seats and who has them.
#[utoipa::path(
    tag = "floor plans",
    params(("eventId" = String, Path, description = "The event.")),
    responses(
        (status = 200, description = "The tables.", body = Vec<Table>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[get("/api/tables/{eventId}")]
pub(crate) async fn list_tables(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<Table>>> {
    let tables = blocking::read(&state, caller, move |r, who| plans::tables(r, who, &id.0)).await?;
    Ok(Json(tables.into_iter().map(Table::from).collect()))
}
