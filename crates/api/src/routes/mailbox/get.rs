//! `GET /api/mailbox/{mailId}`: one mail and what it says.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, get};
use app_service::actor::Organiser;
use app_service::mail::mailbox;
use app_service::service::Reading;
use domain::id::MailId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::mail::MailView;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::extract::machine::open_mailbox;
use crate::mail::files;
use crate::state::State;

/// Answers a mail. What a letter with a link says is shown to its recipient only, in an open mailbox.
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
    caller: Caller,
    request: HttpRequest,
    id: InPath<MailId>,
) -> ApiResult<Json<MailView>> {
    let open = open_mailbox(&request);
    let folder = state.config.mail_folder();
    let question = move |r: &mut Reading<'_>, who: &Organiser| {
        let (mail, bodies) = mailbox::get(r, who, open, &id.0)?;
        let bodies = bodies.map(|kept| {
            // The row of a letter with a link forgets what it said; its file does not.
            let forgotten = open.is_some() && kept.html.is_empty();
            let file = if forgotten {
                files::read(&folder, &mail.id)
            } else {
                None
            };
            file.map_or(kept, |message| mailbox::bodies_of(&message))
        });
        Ok((mail, bodies.unwrap_or_default()))
    };
    let (mail, bodies) = blocking::read(&state, caller, question).await?;
    let mail_from = &state.service.settings().mail_from;
    Ok(Json(MailView::new(mail, bodies, mail_from)))
}
