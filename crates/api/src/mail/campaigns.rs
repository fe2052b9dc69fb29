//! Recipients, sending, and emails to many guests: `/api/events/{eventId}/email-recipients`, `…/send-emails` and
//! `…/email-campaigns`.

use app_service::actor::Organiser;
use app_service::mail::campaigns::{self, Action};
use app_service::mail::recipients_of;
use app_service::service::Reading;
use domain::id::{CampaignId, EventId};

use crate::core::prelude::*;
use crate::mail::dto::campaigns::{
    Campaign, CampaignStarted, CountRecipients, EmailRecipients, RecipientAnswer, RecipientQuery, SendEmails,
};

/// Answers who would receive an email now; without `type` how many guests each group has.
#[utoipa::path(
    tag = "emails",
    params(
        ("type" = Option<String>, Query, description = "A group of guests, or `guest`."),
        ("guestId" = Option<String>, Query, description = "The guest of `guest`."),
        ("templateId" = Option<String>, Query, description = "The template: an invitation goes to an address once in 24 hours."),
    ),
    responses(
        (status = 200, description = "The recipients.", body = RecipientAnswer),
        (status = 400, description = "The query cannot be read."),
        (status = 403, description = "Door staff do not see them."),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/email-recipients")]
pub(crate) async fn list_email_recipients(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    query: InQuery<RecipientQuery>,
) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        if query.0.kind.is_none() {
            let segments = recipients_of::segments(r, organiser, &id.0)?;
            return chunks.json(&RecipientAnswer::all(segments));
        }
        chunks.json(&RecipientAnswer::One(counted(r, organiser, &id.0, query.0.into())?))
    });
    Ok(rendered.await?.into_json())
}

/// Returns who would receive an email now. Has no side effects.
#[utoipa::path(
    tag = "emails",
    request_body = CountRecipients,
    responses(
        (status = 200, description = "The recipients.", body = EmailRecipients),
        (status = 400, description = "A field is wrong."),
        (status = 403, description = "Door staff do not see them."),
        HeavyRead,
    ),
)]
#[post("/api/events/{eventId}/email-recipients")]
pub(crate) async fn count_email_recipients(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    Body(body): Body<CountRecipients>,
) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        chunks.json(&counted(r, organiser, &id.0, body)?)
    });
    Ok(rendered.await?.into_json())
}

fn counted(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    body: CountRecipients,
) -> Result<EmailRecipients, app_service::error::Error> {
    let query = recipients_of::RecipientQuery::try_from(body)?;
    let count = recipients_of::of_event(r, organiser, event, &query)?;
    Ok(EmailRecipients::new(&query.recipients, count))
}

/// Sends a template to guests, each address once. The mails go out in the background.
#[utoipa::path(
    tag = "emails",
    request_body = SendEmails,
    responses(
        (status = 202, description = "The email is being sent, or waits for its time.", body = CampaignStarted),
        (status = 400, description = "A field is wrong, or no guest would receive the email."),
        (status = 409, description = "`email_unverified`, `no_email` or `address_suppressed`"),
        (status = 410, description = "`event_cancelled`"),
        RateLimited,
    ),
)]
#[post("/api/events/{eventId}/send-emails")]
pub(crate) async fn send_emails(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<SendEmails>,
) -> ApiResult<impl Responder> {
    let started = blocking::write(&state, caller, move |tx, organiser| {
        campaigns::send(tx, organiser, &id.0, &body.into())
    });
    let (view, sent) = started.await?;
    Ok(accepted(CampaignStarted::new(view, sent)))
}

/// Lists the latest 50 emails to many guests, the newest first.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The emails.", body = Vec<Campaign>),
        (status = 403, description = "Door staff do not see them."),
    ),
)]
#[get("/api/events/{eventId}/email-campaigns")]
pub(crate) async fn list_email_campaigns(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<Campaign>>> {
    let found = blocking::run(&state, caller, move |service, organiser| {
        service.read(|r| campaigns::list(r, service.settings(), organiser, &id.0))
    });
    Ok(Json(found.await?.into_iter().map(Campaign::from).collect()))
}

/// Answers an email to many guests, with how many mails are where.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The email.", body = Campaign),
        (status = 403, description = "Door staff do not see it."),
    ),
)]
#[get("/api/events/{eventId}/email-campaigns/{campaignId}")]
pub(crate) async fn get_email_campaign(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    campaign: InPath<CampaignId>,
) -> ApiResult<Json<Campaign>> {
    let found = blocking::run(&state, caller, move |service, organiser| {
        service.read(|r| campaigns::get(r, service.settings(), organiser, (&id.0, &campaign.0)))
    });
    Ok(Json(found.await?.into()))
}

/// Pauses an email to many guests: what was not sent waits.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The email as it is now.", body = Campaign),
        (status = 409, description = "`campaign_over`"),
    ),
)]
#[post("/api/events/{eventId}/email-campaigns/{campaignId}/pause")]
pub(crate) async fn pause_email_campaign(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    campaign: InPath<CampaignId>,
) -> ApiResult<Json<Campaign>> {
    act(&state, caller, (id, campaign), Action::Pause).await
}

/// Continues an email to many guests that was paused.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The email as it is now.", body = Campaign),
        (status = 409, description = "`campaign_over`"),
    ),
)]
#[post("/api/events/{eventId}/email-campaigns/{campaignId}/resume")]
pub(crate) async fn resume_email_campaign(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    campaign: InPath<CampaignId>,
) -> ApiResult<Json<Campaign>> {
    act(&state, caller, (id, campaign), Action::Resume).await
}

/// Stops an email to many guests: unsent mails are not sent.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The email as it is now.", body = Campaign),
        (status = 409, description = "`campaign_over`"),
    ),
)]
#[post("/api/events/{eventId}/email-campaigns/{campaignId}/stop")]
pub(crate) async fn stop_email_campaign(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    campaign: InPath<CampaignId>,
) -> ApiResult<Json<Campaign>> {
    act(&state, caller, (id, campaign), Action::Stop).await
}

async fn act(
    state: &Data<State>,
    caller: Caller,
    (event, campaign): (InPath<EventId>, InPath<CampaignId>),
    action: Action,
) -> ApiResult<Json<Campaign>> {
    let done = blocking::write(state, caller, move |tx, organiser| {
        campaigns::act(tx, organiser, (&event.0, &campaign.0), action)
    });
    Ok(Json(done.await?.into()))
}
