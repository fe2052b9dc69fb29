//! Passwords: forgotten, set through a mailed link, changed.

use actix_session::Session;
use app_service::accounts::new_password;
use app_service::error::Error;
use app_service::link::LinkToken;
use domain::account::Email;

use super::{begin, hashing, hashing_for, known_browser};
use crate::accounts::dto::account::{ChangePassword, ForgotPassword, ResetPassword};
use crate::accounts::dto::auth::User;
use crate::core::extract::device::Device;
use crate::core::prelude::*;

/// Mails a link that sets a new password, if the address has an account. The answer is the same when it has none, and is
/// given before anybody looks.
#[utoipa::path(
    tag = "auth",
    request_body = ForgotPassword,
    responses(
        (status = 204, description = "If the address has an account, a mail is on its way."),
        RateLimited,
        (status = 400, description = "This is not an email address."),
    ),
    security(()),
)]
#[post("/api/auth/forgot-password")]
pub(crate) async fn forgot_password(
    state: Data<State>,
    address: Address,
    Body(body): Body<ForgotPassword>,
) -> ApiResult<HttpResponse> {
    let email = Email::parse(&body.email).map_err(Error::from)?;
    state.allow_forgot(&email, address.0).await?;
    state
        .service
        .submit(move |tx| new_password::forgot_password(tx, &email), report);
    Ok(HttpResponse::NoContent().finish())
}

/// The answer does not wait for the outcome, so a failure is only logged.
fn report(outcome: Result<(), Error>) {
    if let Err(error) = outcome {
        let cause = error.cause().unwrap_or_default();
        tracing::error!(
            code = error.code(),
            cause,
            "a link for a new password could not be mailed"
        );
    }
}

/// Sets a new password through a mailed link, which works once. All sessions of the account end. The browser may sign in
/// even while others have used up the attempts of the account.
#[utoipa::path(
    tag = "auth",
    request_body = ResetPassword,
    responses(
        (status = 204, description = "The password is set; sign in with it."),
        RateLimited,
        (status = 400, description = "The password is too short or too long."),
        (status = 422, description = "`link_expired`"),
    ),
    security(()),
)]
#[post("/api/auth/reset-password")]
pub(crate) async fn reset_password(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
    Body(body): Body<ResetPassword>,
) -> ApiResult<impl Responder> {
    state.allow_link(address.0).await?;
    let token = LinkToken::parse(&body.token)?;
    let user = hashing(&state, move |service| {
        new_password::reset_password(service, &token, &body.password)
    })
    .await?;
    known_browser::remember(&state, &request, user, HttpResponse::NoContent().finish()).await
}

/// Replaces the password. All sessions end; the browser that asks gets a new one with a new cookie.
#[utoipa::path(
    tag = "auth",
    request_body = ChangePassword,
    responses(
        (status = 200, description = "The password is changed.", body = User),
        RateLimited,
        (status = 400, description = "The current password is wrong, or the new one is too short."),
        (status = 403, description = "`sandbox_only`"),
    ),
)]
#[post("/api/auth/change-password")]
pub(crate) async fn change_password(
    state: Data<State>,
    address: Address,
    Device(device): Device,
    caller: Caller,
    session: Session,
    request: HttpRequest,
    Body(body): Body<ChangePassword>,
) -> ApiResult<impl Responder> {
    let input = body.from_device(device);
    let signed_in = hashing_for(&state, caller, address, move |service, organiser| {
        new_password::change_password(service, organiser, input)
    })
    .await?;
    let user = Json(begin(&state.service, &session, &signed_in)?);
    known_browser::remember(&state, &request, signed_in.organiser.user_id().clone(), user).await
}
