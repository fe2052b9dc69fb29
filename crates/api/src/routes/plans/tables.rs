//! `GET /api/tables/{eventId}`: the tables of the plan.

use actix_web::web::Data;
use actix_web::{HttpResponse, get};
use app_service::plans;
use domain::id::EventId;

use crate::caller::Caller;
use crate::dto::plan::Table;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::id::InPath;
use crate::state::State;
use crate::{answers, blocking};

/// Lists the tables of an event's plan with their seats and who has them.
#[utoipa::path(
    tag = "floor plans",
    params(("eventId" = String, Path, description = "The event.")),
    responses(
        (status = 200, description = "The tables.", body = Vec<Table>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 429, description = "`too_many_reads`: too many large requests of the organisation are waiting.", body = ProblemBody),
        (status = 503, description = "`unavailable`: too much is being read or sent.", body = ProblemBody),
    ),
)]
#[get("/api/tables/{eventId}")]
pub(crate) async fn list_tables(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        let tables = plans::tables(r, organiser, &id.0)?;
        chunks.json_items(tables.into_iter().map(Table::from))
    });
    Ok(answers::json(rendered.await?))
}
