//! `GET /api/mailbox`: the mail that was sent, or waits to be.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, get};
use app_service::mail::mailbox;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::mail::MailSummary;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::machine::open_mailbox;
use crate::state::State;

/// Lists the latest 500 mails of the organisation, newest first; when the mailbox is open, also those about the own account.
#[utoipa::path(
    tag = "mailbox",
    responses(
        (status = 200, description = "The mails.", body = Vec<MailSummary>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
    ),
)]
#[get("/api/mailbox")]
pub(crate) async fn list_mail(
    state: Data<State>,
    caller: Caller,
    request: HttpRequest,
) -> ApiResult<Json<Vec<MailSummary>>> {
    let open = open_mailbox(&request);
    let mails = blocking::read(&state, caller, move |r, who| mailbox::list(r, who, open)).await?;
    Ok(Json(mails.into_iter().map(MailSummary::from).collect()))
}
