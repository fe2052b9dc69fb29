//! `POST /api/mailbox/{mailId}/retry`: sends a failed mail again.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::mail::mailbox::{self, Reader};
use domain::id::MailId;

use crate::blocking;
use crate::dto::mail::MailSummary;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::extract::mailbox_reader::MailboxReader;
use crate::state::State;

/// Queues a failed mail again, with all its tries before it.
#[utoipa::path(
    tag = "mailbox",
    params(("mailId" = String, Path, description = "The mail.")),
    responses(
        (status = 200, description = "The mail, queued.", body = MailSummary),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`mail_not_failed`", body = ProblemBody),
    ),
)]
#[post("/api/mailbox/{mailId}/retry")]
pub(crate) async fn retry_mail(
    state: Data<State>,
    reader: MailboxReader,
    id: InPath<MailId>,
) -> ApiResult<Json<MailSummary>> {
    let mail = match reader {
        MailboxReader::Machine(open, session) => {
            blocking::write_public(&state, move |tx| {
                let open = mailbox::may_read_all(tx, open, session.as_ref())?;
                mailbox::retry(tx, Reader::Machine(open), &id.0)
            })
            .await?
        }
        MailboxReader::Member(caller) => {
            blocking::write(&state, caller, move |tx, who| {
                mailbox::retry(tx, Reader::Member(who), &id.0)
            })
            .await?
        }
    };
    Ok(Json(mail.into()))
}
