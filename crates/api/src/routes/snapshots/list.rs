//! `GET /api/snapshots`: the kept floor plans.

use actix_web::web::Data;
use actix_web::{HttpResponse, get};
use app_service::snapshots;

use crate::caller::Caller;
use crate::dto::snapshot::{OfEvent, SnapshotList};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::query::InQuery;
use crate::state::State;
use crate::{answers, blocking};

/// Lists the snapshots of an event, or of all events of the organisation, the newest first.
#[utoipa::path(
    tag = "snapshots",
    params(("event" = Option<String>, Query, description = "The event; all events when absent.")),
    responses(
        (status = 200, description = "The snapshots.", body = SnapshotList),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 429, description = "`too_many_reads`: too many large requests of the organisation are waiting.", body = ProblemBody),
        (status = 503, description = "`unavailable`: too much is being read or sent.", body = ProblemBody),
    ),
)]
#[get("/api/snapshots")]
pub(crate) async fn list_snapshots(
    state: Data<State>,
    caller: Caller,
    address: Address,
    InQuery(of): InQuery<OfEvent>,
) -> ApiResult<HttpResponse> {
    let event = of.id()?;
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        chunks.json(&SnapshotList::from(snapshots::list(r, organiser, event.as_ref())?))
    });
    Ok(answers::json(rendered.await?))
}
