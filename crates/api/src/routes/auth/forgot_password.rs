//! `POST /api/auth/forgot-password`: mails a link that sets a new password.

use actix_web::web::Data;
use actix_web::{HttpResponse, post};
use app_service::accounts::new_password;
use app_service::error::Error;
use domain::account::Email;

use crate::dto::account::ForgotPassword;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::state::State;

/// Mails a link that sets a new password, if the address has an account. The answer is the same when it has none, and is
/// given before anybody looks.
#[utoipa::path(
    tag = "auth",
    request_body = ForgotPassword,
    responses(
        (status = 204, description = "If the address has an account, a mail is on its way."),
        (status = 400, description = "This is no e-mail address.", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
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

/// Nobody waits for the outcome, so a failure can only be told to the log.
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
