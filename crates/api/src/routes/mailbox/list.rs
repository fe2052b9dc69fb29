//! `GET /api/mailbox`: the mail that was sent, or waits to be.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::mail::mailbox::{self, Reader};

use crate::blocking;
use crate::dto::mail::MailSummary;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::mailbox_reader::MailboxReader;
use crate::state::State;

/// Lists the latest 500 mails of the organisation, newest first; all mail, when the mailbox is open.
#[utoipa::path(
    tag = "mailbox",
    responses(
        (status = 200, description = "The mails.", body = Vec<MailSummary>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
    ),
)]
#[get("/api/mailbox")]
pub(crate) async fn list_mail(state: Data<State>, reader: MailboxReader) -> ApiResult<Json<Vec<MailSummary>>> {
    let mails = match reader {
        MailboxReader::Machine(open, session) => {
            blocking::read_public(&state, move |r| {
                let open = mailbox::may_read_all(r, open, session.as_ref())?;
                mailbox::list(r, Reader::Machine(open))
            })
            .await?
        }
        MailboxReader::Member(caller) => {
            blocking::read(&state, caller, |r, who| mailbox::list(r, Reader::Member(who))).await?
        }
    };
    Ok(Json(mails.into_iter().map(MailSummary::from).collect()))
}
