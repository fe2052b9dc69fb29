//! Floor plans: `/api/floor-plans`, `/api/events/{eventId}/floor-plan`, `/api/tables/{eventId}`.

pub mod commands;
pub mod dto;
pub mod images;
pub mod snapshots;
pub mod venues;

use actix_web::http::StatusCode;
use actix_web::http::header::ETAG;
use app_service::plans;
use domain::id::EventId;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::core::answers;
use crate::core::extract::accept_encoding::TakenCoding;
use crate::core::extract::body::{PlanBody, take_admission};
use crate::core::extract::if_match::{IfMatch, entity_tag};
use crate::core::extract::if_none_match::IfNoneMatch;
use crate::core::heavy_reads::AnswerKey;
use crate::core::prelude::*;
use crate::plans::dto::plan::{Plan, PlanSummary, PutPlan, SavedPlan, Table};

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(list_floor_plans)
        .service(get_floor_plan)
        .service(put_floor_plan)
        .service(commands::apply_commands)
        .service(commands::get_arrival)
        .service(commands::list_commands)
        .service(list_tables)
        .service(snapshots::create_snapshot)
        .service(snapshots::list_snapshots)
        .service(snapshots::get_snapshot)
        .service(snapshots::delete_snapshot)
        .service(images::upload_image)
        .service(images::list_images)
        .service(images::search::search_images)
        .service(images::search::preview_photo)
        .service(images::search::keep_found_image)
        .service(images::library::get_licences)
        .service(images::library::get_drawing)
        .service(images::get_image)
        .service(images::delete_image)
        .service(venues::get_venue)
        .service(venues::save_venue)
        .service(venues::delete_venue);
}

/// Lists the saved plans of the organisation's events.
#[utoipa::path(
    tag = "floor plans",
    responses((status = 200, description = "The plans.", body = Vec<PlanSummary>), HeavyRead),
)]
#[get("/api/floor-plans")]
pub(crate) async fn list_floor_plans(state: Data<State>, caller: Caller, address: Address) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, |r, organiser, chunks| {
        let mut array = chunks.json_array();
        plans::for_each(r, organiser, |plan| {
            array.push(&PlanSummary::from(plans::PlanAnswer::from(plan)))
        })?;
        array.end()
    });
    Ok(rendered.await?.into_json())
}

/// Answers the plan of an event; an event without one has an empty plan of revision 0.
///
/// Who has the revision of `If-None-Match` already is told so with little work, and may ask often.
#[utoipa::path(
    tag = "floor plans",
    params(
        ("If-None-Match" = Option<String>, Header, description = "The revision that the caller has, for example `\"3\"`."),
    ),
    responses(
        (status = 200, description = "The plan; `ETag` is its revision.", body = Plan, headers(("ETag" = String))),
        (status = 304, description = "The plan still has that revision."),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/floor-plan")]
pub(crate) async fn get_floor_plan(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    seen: IfNoneMatch,
    taken: TakenCoding,
) -> ApiResult<HttpResponse> {
    let event = id.0.clone();
    let asked = blocking::read(&state, caller, move |r, organiser| {
        let revision = plans::revision(r, organiser, &event)?;
        Ok((seen.0 != Some(revision)).then(|| (revision, organiser.clone())))
    });
    let Some((revision, organiser)) = asked.await? else {
        return Ok(HttpResponse::NotModified().finish());
    };
    let key = AnswerKey::new(["floor plan", id.0.as_str(), &entity_tag(revision)], taken.0);
    let rendered = blocking::read_shared(&state, organiser, address, key, move |r, organiser, chunks| {
        let plan = Plan::from(plans::PlanAnswer::from(plans::get(r, organiser, &id.0)?));
        chunks.json(&plan)?;
        Ok(entity_tag(plan.revision()))
    });
    let (tag, body) = rendered.await?.into_parts();
    Ok(answers::json_in(taken.0).insert_header((ETAG, tag)).body(body))
}

/// Replaces the whole plan, provided that it has not changed since the revision in `If-Match`.
#[utoipa::path(
    tag = "floor plans",
    params(("If-Match" = String, Header, description = "The revision the change is based on, for example `\"3\"`.")),
    request_body = PutPlan,
    responses(
        (status = 200, description = "The plan is saved.", body = SavedPlan, headers(("ETag" = String))),
        LongWork,
        (status = 409, description = "`seats_occupied`: details name the guests."),
        (status = 412, description = "`stale_revision`: details hold the revision."),
        (status = 413, description = "`too_large`"),
        (status = 422, description = "`plan_refused`"),
        (status = 428, description = "`revision_required`"),
    ),
)]
#[put("/api/events/{eventId}/floor-plan")]
pub(crate) async fn put_floor_plan(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    base: IfMatch,
    request: HttpRequest,
    Body(body): PlanBody<PutPlan>,
) -> ApiResult<impl Responder> {
    let event = id.0.clone();
    let put = body.based_on(base.0);
    let admission = take_admission(&request);
    let replaced = blocking::run_long(&state, caller, admission, move |service, organiser| {
        plans::put(service, organiser, &event, put)
    })
    .await
    .map_err(as_precondition)?;
    let saved = SavedPlan {
        event_id: id.0.into(),
        revision: replaced.revision,
        notes: replaced.notes.into(),
    };
    Ok(Json(saved)
        .customize()
        .insert_header((ETAG, entity_tag(replaced.revision))))
}

/// Here the stale revision stood in `If-Match`, so it is a failed precondition.
fn as_precondition(problem: Problem) -> Problem {
    if problem.code == "stale_revision" {
        return Problem {
            status: StatusCode::PRECONDITION_FAILED,
            ..problem
        };
    }
    problem
}

/// Lists the tables of an event's plan with their seats and who has them.
#[utoipa::path(
    tag = "floor plans",
    responses((status = 200, description = "The tables.", body = Vec<Table>), HeavyRead),
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
    Ok(rendered.await?.into_json())
}
