//! `GET /api/snapshots/{filename}`: a kept floor plan.

use actix_web::web::Data;
use actix_web::{HttpResponse, get};
use app_service::snapshots;

use crate::caller::Caller;
use crate::dto::snapshot::OfEvent;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::label::InLabel;
use crate::extract::query::InQuery;
use crate::state::State;
use crate::{answers, blocking};

/// Answers the document of a snapshot; of several events with this label, that of the one saved last.
#[utoipa::path(
    tag = "snapshots",
    params(
        ("filename" = String, Path, description = "The label."),
        ("event" = Option<String>, Query, description = "The event."),
    ),
    responses(
        (status = 200, description = "The whole document: version, canvas, elements, metadata.", body = Object,
            content_type = "application/json"),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 429, description = "`too_many_reads`: too many large requests of the organisation are waiting.", body = ProblemBody),
        (status = 503, description = "`unavailable`: too much is being read or sent.", body = ProblemBody),
    ),
)]
#[get("/api/snapshots/{filename}")]
pub(crate) async fn get_snapshot(
    state: Data<State>,
    caller: Caller,
    address: Address,
    InLabel(label): InLabel,
    InQuery(of): InQuery<OfEvent>,
) -> ApiResult<HttpResponse> {
    let event = of.id()?;
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        // It is stored as it is sent: JSON that our own reader printed.
        let document = snapshots::get(r, organiser, event.as_ref(), &label)?;
        Ok(chunks.push(document.into())?)
    });
    Ok(answers::json(rendered.await?))
}
