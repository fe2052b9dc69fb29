//! `GET /api/mailbox/{mailId}`: one mail and what it says.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::error::Error;
use app_service::mail::mailbox::{self, Reader};
use domain::id::MailId;

use crate::blocking;
use crate::dto::mail::MailView;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::extract::mailbox_reader::MailboxReader;
use crate::mail::files;
use crate::state::State;

/// Answers a mail. What a letter with a link says is shown in the open mailbox only.
#[utoipa::path(
    tag = "mailbox",
    params(("mailId" = String, Path, description = "The mail.")),
    responses(
        (status = 200, description = "The mail.", body = MailView),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[get("/api/mailbox/{mailId}")]
pub(crate) async fn get_mail(
    state: Data<State>,
    reader: MailboxReader,
    id: InPath<MailId>,
) -> ApiResult<Json<MailView>> {
    let (mail, bodies) = match reader {
        MailboxReader::Machine(open, session) => {
            let folder = state.config.mail_folder();
            let question = move |service: &app_service::service::Service| {
                let (mail, bodies) = service.read(|r| {
                    let open = mailbox::may_read_all(r, open, session.as_ref())?;
                    mailbox::get(r, Reader::Machine(open), &id.0)
                })?;
                // The row of a secret letter forgets what it said; its file does not.
                let file = if bodies.html.is_empty() {
                    files::read(&folder, &mail.id)
                } else {
                    None
                };
                let bodies = file.map_or(bodies, |message| mailbox::bodies_of(&message));
                Ok::<_, Error>((mail, bodies))
            };
            blocking::run_public(&state, question).await?
        }
        MailboxReader::Member(caller) => {
            blocking::read(&state, caller, move |r, who| {
                mailbox::get(r, Reader::Member(who), &id.0)
            })
            .await?
        }
    };
    let mail_from = &state.service.settings().mail_from;
    Ok(Json(MailView::new(mail, bodies, mail_from)))
}
