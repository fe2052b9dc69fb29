//! What was sent to guests: `/api/events/{eventId}/email-history`.

use app_service::ids::RequestId as _;
use app_service::mail::history;
use app_service::settings::MailMode;
use domain::id::{EventId, MailId};

use crate::core::prelude::*;
use crate::mail::dto::history::{
    EmailDetails, EmailHistoryItem, EmailHistoryPage, EmailsResent, HistoryQuery, ResendEmails,
};

fn to_files(state: &State) -> bool {
    state.service.settings().mail_mode == MailMode::Files
}

/// Reads the mail of a path. It has a segment of its own, because a mail of the mailbox may be none to a guest.
fn named(request: &HttpRequest) -> ApiResult<MailId> {
    Ok(MailId::read(request.match_info().get("emailId").unwrap_or_default())?)
}

/// Lists the mail to the guests of an event: failed ones first, then the newest.
#[utoipa::path(
    tag = "emails",
    params(
        ("after" = Option<String>, Query, description = "The `next` of the page before."),
        ("limit" = Option<usize>, Query, description = "1 to 200."),
        ("q" = Option<String>, Query, description = "A part of address, subject or name."),
        ("status" = Option<String>, Query, description = "`pending`, `sent` or `failed`."),
        ("campaignId" = Option<String>, Query, description = "Of one email to many guests."),
        ("guestId" = Option<String>, Query, description = "To one guest."),
    ),
    responses(
        (status = 200, description = "A page of the mail.", body = EmailHistoryPage),
        (status = 400, description = "The query cannot be read."),
        (status = 403, description = "Door staff do not see it."),
    ),
)]
#[get("/api/events/{eventId}/email-history")]
pub(crate) async fn list_email_history(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    query: InQuery<HistoryQuery>,
) -> ApiResult<Json<EmailHistoryPage>> {
    let page = blocking::read(&state, caller, move |r, organiser| {
        history::list(r, organiser, &id.0, &query.0.into())
    });
    Ok(Json(EmailHistoryPage::new(page.await?, to_files(&state))))
}

/// Answers a mail with what it says and when it was tried. Links in it are not the guest's own.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The mail.", body = EmailDetails),
        (status = 403, description = "Door staff do not see it."),
    ),
)]
#[get("/api/events/{eventId}/email-history/{emailId}")]
pub(crate) async fn get_email_of_history(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    request: HttpRequest,
) -> ApiResult<Json<EmailDetails>> {
    let mail = named(&request)?;
    let found = blocking::run(&state, caller, move |service, organiser| {
        history::get(service, organiser, (&id.0, &mail))
    });
    Ok(Json(EmailDetails::new(found.await?, to_files(&state))))
}

/// Sends a mail again that was sent or has failed, to the address that the guest has now.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The mail, queued.", body = EmailHistoryItem),
        (status = 409, description = "`mail_waiting`, `no_email`, `address_suppressed` or `email_unverified`"),
        (status = 410, description = "`event_cancelled`"),
        RateLimited,
    ),
)]
#[post("/api/events/{eventId}/email-history/{emailId}/resend")]
pub(crate) async fn resend_email(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    request: HttpRequest,
) -> ApiResult<Json<EmailHistoryItem>> {
    let mail = named(&request)?;
    let queued = blocking::write(&state, caller, move |tx, organiser| {
        history::resend(tx, organiser, (&id.0, &mail))
    });
    Ok(Json(EmailHistoryItem::new(queued.await?, to_files(&state))))
}

/// Sends several mails again. Those that cannot be sent again are named with the reason.
#[utoipa::path(
    tag = "emails",
    request_body = ResendEmails,
    responses(
        (status = 200, description = "What happened to each of them.", body = EmailsResent),
        (status = 409, description = "`email_unverified`"),
        (status = 410, description = "`event_cancelled`"),
    ),
)]
#[post("/api/events/{eventId}/email-history/resend")]
pub(crate) async fn resend_emails(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<ResendEmails>,
) -> ApiResult<Json<EmailsResent>> {
    let done = blocking::write(&state, caller, move |tx, organiser| {
        history::resend_many(tx, organiser, &id.0, &body.ids)
    });
    Ok(Json(done.await?.into()))
}
