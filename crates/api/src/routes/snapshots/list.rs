//! `GET /api/snapshots`: the kept floor plans.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::snapshots;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::snapshot::{OfEvent, SnapshotList};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::query::InQuery;
use crate::state::State;

/// Lists the snapshots of an event, or of all events of the organisation, the newest first.
#[utoipa::path(
    tag = "snapshots",
    params(("event" = Option<String>, Query, description = "The event; all events when absent.")),
    responses(
        (status = 200, description = "The snapshots.", body = SnapshotList),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[get("/api/snapshots")]
pub(crate) async fn list_snapshots(
    state: Data<State>,
    caller: Caller,
    InQuery(of): InQuery<OfEvent>,
) -> ApiResult<Json<SnapshotList>> {
    let event = of.id()?;
    let list = blocking::read(&state, caller, move |r, who| snapshots::list(r, who, event.as_ref())).await?;
    Ok(Json(list.into()))
}
