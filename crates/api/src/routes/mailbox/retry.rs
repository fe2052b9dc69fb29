//! `POST /api/mailbox/{mailId}/retry`: sends a failed mail again.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, post};
use app_service::mail::mailbox;
use domain::id::MailId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::mail::MailSummary;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::extract::machine::open_mailbox;
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
    caller: Caller,
    request: HttpRequest,
    id: InPath<MailId>,
) -> ApiResult<Json<MailSummary>> {
    let open = open_mailbox(&request);
    let mail = blocking::write(&state, caller, move |tx, who| mailbox::retry(tx, who, open, &id.0)).await?;
    Ok(Json(mail.into()))
}
