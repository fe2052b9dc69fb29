//! The mail server of the organisation: `/api/organisation/mail-server`. Owners only.

use app_service::mail::own_server;

use crate::core::prelude::*;
use crate::organisations::dto::mail_server::{MailServer, MailServerTest, MailServerTestRequest, NewMailServer};

/// Answers the organisation's own mail server, without its password.
#[utoipa::path(
    tag = "organisation",
    responses(
        (status = 200, description = "The server.", body = MailServer),
        (status = 403, description = "`forbidden`"),
        (status = 404, description = "`not_found`: the mail server of the installation is used."),
    ),
)]
#[get("/api/organisation/mail-server")]
pub(crate) async fn get_mail_server(state: Data<State>, caller: Caller) -> ApiResult<Json<MailServer>> {
    Ok(Json(blocking::read(&state, caller, own_server::get).await?.into()))
}

/// Stores the organisation's own mail server. The password is encrypted and never shown again.
#[utoipa::path(
    tag = "organisation",
    request_body = NewMailServer,
    responses(
        (status = 200, description = "The server as it is now.", body = MailServer),
        (status = 400, description = "`invalid_fields`: `details.problems` names each field."),
        (status = 403, description = "`forbidden`, `sandbox_only`"),
        (status = 409, description = "`email_unverified`"),
    ),
)]
#[put("/api/organisation/mail-server")]
pub(crate) async fn put_mail_server(
    state: Data<State>,
    caller: Caller,
    Body(body): Body<NewMailServer>,
) -> ApiResult<Json<MailServer>> {
    let entered = body.into();
    let stored = blocking::write(&state, caller, move |tx, organiser| {
        own_server::put(tx, organiser, &entered)
    });
    Ok(Json(stored.await?.into()))
}

/// Removes the organisation's own mail server: mail goes out as the operator decided.
#[utoipa::path(
    tag = "organisation",
    responses((status = 204, description = "The mail server is removed.")),
)]
#[delete("/api/organisation/mail-server")]
pub(crate) async fn delete_mail_server(state: Data<State>, caller: Caller) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, own_server::delete).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Connects to the stored mail server, signs in and, with an address, sends a mail there.
#[utoipa::path(
    tag = "organisation",
    request_body = MailServerTestRequest,
    responses(
        (status = 200, description = "The result of the test.", body = MailServerTest),
        (status = 400, description = "The address is not that of a member."),
        (status = 403, description = "`forbidden`, `sandbox_only`"),
        (status = 404, description = "`not_found`: the organisation has no mail server."),
        (status = 429, description = "`too_many_requests`, `long_task_running`"),
        (status = 503, description = "`long_tasks_full`, `unavailable`"),
    ),
)]
#[post("/api/organisation/mail-server/test")]
pub(crate) async fn test_mail_server(
    state: Data<State>,
    caller: Caller,
    Body(body): Body<MailServerTestRequest>,
) -> ApiResult<Json<MailServerTest>> {
    let to = body.to.filter(|to| !to.trim().is_empty());
    let tested = blocking::run_mail_server_test(&state, caller, move |service, organiser| {
        own_server::test(service, organiser, to.as_deref().map(str::trim))
    });
    Ok(Json(tested.await?.into()))
}
