//! `GET /api/snapshots/{filename}`: a kept floor plan.

use actix_web::http::header::ContentType;
use actix_web::web::Data;
use actix_web::{Responder, get};
use app_service::snapshots;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::snapshot::OfEvent;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::label::InLabel;
use crate::extract::query::InQuery;
use crate::state::State;

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
    ),
)]
#[get("/api/snapshots/{filename}")]
pub(crate) async fn get_snapshot(
    state: Data<State>,
    caller: Caller,
    InLabel(label): InLabel,
    InQuery(of): InQuery<OfEvent>,
) -> ApiResult<impl Responder> {
    let event = of.id()?;
    let document = blocking::read(&state, caller, move |r, who| {
        snapshots::get(r, who, event.as_ref(), &label)
    });
    // It is stored as it is sent: JSON that our own reader printed.
    Ok(document.await?.customize().insert_header(ContentType::json()))
}
