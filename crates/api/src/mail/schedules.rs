//! Email schedules, `/api/events/{eventId}/email-schedules`, and what goes out when, `…/email-timeline`.

use app_service::mail::{schedules, timeline};
use domain::id::{EventId, ScheduleId};

use crate::core::prelude::*;
use crate::mail::dto::schedules::{EmailSchedule, EmailSchedulePatch, EmailTimeline, NewEmailSchedule};

/// Lists the schedules of an event, the oldest first.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The schedules.", body = Vec<EmailSchedule>),
        (status = 403, description = "Door staff do not see them."),
    ),
)]
#[get("/api/events/{eventId}/email-schedules")]
pub(crate) async fn list_email_schedules(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<EmailSchedule>>> {
    let found = blocking::read(&state, caller, move |r, organiser| schedules::list(r, organiser, &id.0)).await?;
    Ok(Json(found.into_iter().map(EmailSchedule::from).collect()))
}

/// Adds a schedule.
#[utoipa::path(
    tag = "emails",
    request_body = NewEmailSchedule,
    responses(
        (status = 201, description = "The schedule.", body = EmailSchedule),
        (status = 409, description = "`email_unverified`"),
        (status = 413, description = "`too_large`: an event has at most 50 schedules."),
    ),
)]
#[post("/api/events/{eventId}/email-schedules")]
pub(crate) async fn create_email_schedule(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<NewEmailSchedule>,
) -> ApiResult<impl Responder> {
    let made = blocking::write(&state, caller, move |tx, organiser| {
        schedules::create(tx, organiser, &id.0, &body.into())
    });
    Ok(created(EmailSchedule::from(made.await?)))
}

/// Changes a schedule.
#[utoipa::path(
    tag = "emails",
    request_body = EmailSchedulePatch,
    responses(
        (status = 200, description = "The schedule as it is now.", body = EmailSchedule),
        (status = 409, description = "`email_unverified`"),
    ),
)]
#[patch("/api/events/{eventId}/email-schedules/{scheduleId}")]
pub(crate) async fn update_email_schedule(
    state: Data<State>,
    caller: Caller,
    event: InPath<EventId>,
    id: InPath<ScheduleId>,
    Body(body): Body<EmailSchedulePatch>,
) -> ApiResult<Json<EmailSchedule>> {
    let changed = blocking::write(&state, caller, move |tx, organiser| {
        schedules::update(tx, organiser, (&event.0, &id.0), &body.into())
    });
    Ok(Json(changed.await?.into()))
}

/// Deletes a schedule. What it has sent stays in the history.
#[utoipa::path(tag = "emails", responses((status = 204, description = "The schedule is deleted.")))]
#[delete("/api/events/{eventId}/email-schedules/{scheduleId}")]
pub(crate) async fn delete_email_schedule(
    state: Data<State>,
    caller: Caller,
    event: InPath<EventId>,
    id: InPath<ScheduleId>,
) -> ApiResult<HttpResponse> {
    let deleted = blocking::write(&state, caller, move |tx, organiser| {
        schedules::delete(tx, organiser, (&event.0, &id.0))
    });
    deleted.await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Answers what mail of an event goes out when.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The timeline.", body = EmailTimeline),
        (status = 403, description = "Door staff do not see it."),
    ),
)]
#[get("/api/events/{eventId}/email-timeline")]
pub(crate) async fn get_email_timeline(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<EmailTimeline>> {
    let found = blocking::run(&state, caller, move |service, organiser| {
        service.read(|r| timeline::get(r, service.settings(), organiser, &id.0))
    });
    Ok(Json(found.await?.into()))
}
