//! `DELETE /api/snapshots/{filename}`: removes a kept floor plan.

use actix_web::web::Data;
use actix_web::{HttpResponse, delete};
use app_service::snapshots;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::snapshot::OfEvent;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::label::InLabel;
use crate::extract::query::InQuery;
use crate::state::State;

/// Deletes a snapshot. When several events have this label, the request must say which one is meant.
#[utoipa::path(
    tag = "snapshots",
    params(
        ("filename" = String, Path, description = "The label."),
        ("event" = Option<String>, Query, description = "The event."),
    ),
    responses(
        (status = 204, description = "The snapshot is gone."),
        (status = 400, description = "Several events have this label.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[delete("/api/snapshots/{filename}")]
pub(crate) async fn delete_snapshot(
    state: Data<State>,
    caller: Caller,
    InLabel(label): InLabel,
    InQuery(of): InQuery<OfEvent>,
) -> ApiResult<HttpResponse> {
    let event = of.id()?;
    blocking::write(&state, caller, move |tx, who| {
        snapshots::delete(tx, who, event.as_ref(), &label)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}
