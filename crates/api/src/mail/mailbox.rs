//! Mail that was sent or waits to be: `/api/mailbox`.

use app_service::actor::Organiser;
use app_service::error::{Error, Noun};
use app_service::mail::mailbox;
use app_service::service::Service;
use domain::id::MailId;
use serde::Deserialize;

use crate::core::extract::machine::open_mailbox;
use crate::core::prelude::*;
use crate::mail::dto::mailbox::{MailSummary, MailView};
use crate::mail::folder;

/// Which mails are listed.
#[derive(Debug, Default, Deserialize)]
struct MailPage {
    before: Option<String>,
}

/// Lists 500 mails of the organisation, newest first; when the mailbox is open, also those about the own account.
#[utoipa::path(
    tag = "mailbox",
    params(("before" = Option<String>, Query, description = "The last mail of the page before; the latest when absent.")),
    responses(
        (status = 200, description = "The mails.", body = Vec<MailSummary>),
        (status = 403, description = "`forbidden`"),
        (status = 404, description = "`not_found`: no such mail to begin after"),
    ),
)]
#[get("/api/mailbox")]
pub(crate) async fn list_mail(
    state: Data<State>,
    caller: Caller,
    request: HttpRequest,
    page: InQuery<MailPage>,
) -> ApiResult<Json<Vec<MailSummary>>> {
    let open = open_mailbox(&request);
    let mails = blocking::read(&state, caller, move |r, organiser| {
        let before = page.0.before.as_deref().map(MailId::parse).transpose();
        let before = before.or(Err(Error::NotFound(Noun::Mail)))?;
        mailbox::list(r, organiser, open, before.as_ref())
    });
    let mails = mails.await?;
    Ok(Json(mails.into_iter().map(MailSummary::from).collect()))
}

/// Answers a mail. What a letter with a link says is shown to its recipient only, in an open mailbox.
#[utoipa::path(
    tag = "mailbox",
    responses((status = 200, description = "The mail.", body = MailView), (status = 403, description = "`forbidden`")),
)]
#[get("/api/mailbox/{mailId}")]
pub(crate) async fn get_mail(
    state: Data<State>,
    caller: Caller,
    request: HttpRequest,
    id: InPath<MailId>,
) -> ApiResult<Json<MailView>> {
    let open = open_mailbox(&request);
    let folder = state.config.mail_folder();
    let question = move |service: &Service, organiser: &Organiser| {
        let (mail, bodies) = mailbox::get(service, organiser, open, &id.0)?;
        let bodies = bodies.map(|kept| {
            // The row of a letter with a link forgets what it said; its file does not.
            let forgotten = open.is_some() && kept.html.is_empty();
            let file = if forgotten {
                folder::read(&folder, &mail.id)
            } else {
                None
            };
            file.map_or(kept, |message| mailbox::bodies_of(&message))
        });
        Ok((mail, bodies.unwrap_or_default()))
    };
    let (mail, bodies) = blocking::run(&state, caller, question).await?;
    let mail_from = &state.service.settings().mail_from;
    Ok(Json(MailView::new(mail, bodies, mail_from)))
}

/// Queues a failed mail again, with all its tries before it.
#[utoipa::path(
    tag = "mailbox",
    responses(
        (status = 200, description = "The mail, queued.", body = MailSummary),
        (status = 409, description = "`mail_not_failed`"),
    ),
)]
#[post("/api/mailbox/{mailId}/retry")]
pub(crate) async fn retry_mail(
    state: Data<State>,
    caller: Caller,
    request: HttpRequest,
    id: InPath<MailId>,
) -> ApiResult<Json<MailSummary>> {
    let open = open_mailbox(&request);
    let mail = blocking::write(&state, caller, move |tx, organiser| {
        mailbox::retry(tx, organiser, open, &id.0)
    })
    .await?;
    Ok(Json(mail.into()))
}
