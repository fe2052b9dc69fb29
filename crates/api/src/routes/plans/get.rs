//! `GET /api/events/{eventId}/floor-plan`: the plan of an event.

use actix_web::http::header::{ContentType, ETAG};
use actix_web::web::Data;
use actix_web::{HttpResponse, get};
use app_service::plans;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::plan::Plan;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::id::InPath;
use crate::extract::if_match::entity_tag;
use crate::extract::if_none_match::IfNoneMatch;
use crate::heavy_reads::AnswerKey;
use crate::state::State;

/// Answers the plan of an event; an event without one has an empty plan of revision 0.
///
/// Who has the revision of `If-None-Match` already is told so with little work, and may ask often.
#[utoipa::path(
    tag = "floor plans",
    params(
        ("eventId" = String, Path, description = "The event."),
        ("If-None-Match" = Option<String>, Header, description = "The revision that the caller has, for example `\"3\"`."),
    ),
    responses(
        (status = 200, description = "The plan; `ETag` is its revision.", body = Plan, headers(("ETag" = String))),
        (status = 304, description = "The plan still has that revision."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 429, description = "`too_many_reads`: too many large requests of the organisation are waiting.", body = ProblemBody),
        (status = 503, description = "`unavailable`: too much is being read or sent.", body = ProblemBody),
    ),
)]
#[get("/api/events/{eventId}/floor-plan")]
pub(crate) async fn get_floor_plan(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    seen: IfNoneMatch,
) -> ApiResult<HttpResponse> {
    let event = id.0.clone();
    let asked = blocking::read(&state, caller, move |r, organiser| {
        let revision = plans::revision(r, organiser, &event)?;
        Ok((seen.0 != Some(revision)).then(|| (revision, organiser.clone())))
    });
    let Some((revision, organiser)) = asked.await? else {
        return Ok(HttpResponse::NotModified().finish());
    };
    let key = AnswerKey::new(["floor plan", id.0.as_str(), &entity_tag(revision)]);
    let rendered = blocking::read_shared(&state, organiser, address, key, move |r, organiser, chunks| {
        let plan = Plan::from(plans::PlanAnswer::from(plans::get(r, organiser, &id.0)?));
        chunks.json(&plan)?;
        Ok(entity_tag(plan.revision()))
    });
    let (tag, body) = rendered.await?.into_parts();
    Ok(HttpResponse::Ok()
        .insert_header(ContentType::json())
        .insert_header((ETAG, tag))
        .body(body))
}
