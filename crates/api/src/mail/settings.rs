//! How the mail of an event goes out, `/api/events/{eventId}/email-settings`, and addresses that get none,
//! `/api/organisation/suppressions`.

use app_service::mail::{event_settings, suppressions};
use domain::id::EventId;

use crate::core::prelude::*;
use crate::mail::dto::settings::{
    EmailSettings, EmailSettingsPatch, NewSuppression, Suppression, SuppressionPage, SuppressionQuery,
};

/// Answers how the mail of an event goes out, and whether all of it is paused.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The settings.", body = EmailSettings),
        (status = 403, description = "Door staff do not see them."),
    ),
)]
#[get("/api/events/{eventId}/email-settings")]
pub(crate) async fn get_email_settings(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<EmailSettings>> {
    let found = blocking::run(&state, caller, move |service, organiser| {
        service.read(|r| event_settings::get(r, service.settings(), organiser, &id.0))
    });
    Ok(Json(found.await?.into()))
}

/// Pauses all mail to the guests of an event, or resumes it.
#[utoipa::path(
    tag = "emails",
    request_body = EmailSettingsPatch,
    responses((status = 200, description = "The settings as they are now.", body = EmailSettings)),
)]
#[patch("/api/events/{eventId}/email-settings")]
pub(crate) async fn update_email_settings(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<EmailSettingsPatch>,
) -> ApiResult<Json<EmailSettings>> {
    let changed = blocking::write(&state, caller, move |tx, organiser| {
        event_settings::set_paused(tx, organiser, &id.0, body.paused)
    });
    Ok(Json(changed.await?.into()))
}

/// Sends the emails that wait because visitors of the public form caused many.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The settings as they are now.", body = EmailSettings),
        (status = 403, description = "`forbidden`, `sandbox_only`"),
        (status = 409, description = "`email_unverified`"),
        (status = 410, description = "`event_cancelled`"),
    ),
)]
#[post("/api/events/{eventId}/held-emails/send")]
pub(crate) async fn send_held_emails(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<EmailSettings>> {
    let changed = blocking::write(&state, caller, move |tx, organiser| {
        event_settings::send_held(tx, organiser, &id.0)
    });
    Ok(Json(changed.await?.into()))
}

/// Discards the emails that wait because visitors of the public form caused many.
#[utoipa::path(
    tag = "emails",
    responses((status = 200, description = "The settings as they are now.", body = EmailSettings)),
)]
#[delete("/api/events/{eventId}/held-emails")]
pub(crate) async fn discard_held_emails(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<EmailSettings>> {
    let changed = blocking::write(&state, caller, move |tx, organiser| {
        event_settings::discard_held(tx, organiser, &id.0)
    });
    Ok(Json(changed.await?.into()))
}

/// Lists the addresses that get no more mail of the organisation, 100 at a time.
#[utoipa::path(
    tag = "emails",
    params(
        ("q" = Option<String>, Query, description = "A part of the address."),
        ("after" = Option<String>, Query, description = "The `next` of the page before."),
    ),
    responses(
        (status = 200, description = "A page of the addresses.", body = SuppressionPage),
        (status = 400, description = "The query cannot be read."),
        (status = 403, description = "Door staff do not see them."),
    ),
)]
#[get("/api/organisation/suppressions")]
pub(crate) async fn list_suppressions(
    state: Data<State>,
    caller: Caller,
    query: InQuery<SuppressionQuery>,
) -> ApiResult<Json<SuppressionPage>> {
    let page = blocking::read(&state, caller, move |r, organiser| {
        let query = query.0;
        suppressions::list(
            r,
            organiser,
            query.q.as_deref().unwrap_or_default(),
            query.after.as_deref(),
        )
    });
    Ok(Json(page.await?.into()))
}

/// Adds an address that gets no more mail of the organisation.
#[utoipa::path(
    tag = "emails",
    request_body = NewSuppression,
    responses((status = 201, description = "The address.", body = Suppression)),
)]
#[post("/api/organisation/suppressions")]
pub(crate) async fn create_suppression(
    state: Data<State>,
    caller: Caller,
    Body(body): Body<NewSuppression>,
) -> ApiResult<impl Responder> {
    let added = blocking::write(&state, caller, move |tx, organiser| {
        suppressions::add(tx, organiser, &body.email)
    });
    Ok(created(Suppression::from(added.await?)))
}

/// Removes an address, which gets mail again.
#[utoipa::path(
    tag = "emails",
    responses((status = 204, description = "The address gets mail again.")),
)]
#[delete("/api/organisation/suppressions/{email}")]
pub(crate) async fn delete_suppression(
    state: Data<State>,
    caller: Caller,
    request: HttpRequest,
) -> ApiResult<HttpResponse> {
    let email = decoded(request.match_info().query("email"));
    blocking::write(&state, caller, move |tx, organiser| {
        suppressions::remove(tx, organiser, &email)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Decodes what the router leaves encoded in a segment.
fn decoded(segment: &str) -> String {
    let segment = segment.replace("%2B", "+").replace("%2b", "+");
    segment.replace("%2F", "/").replace("%2f", "/").replace("%25", "%")
}
