//! `POST /api/auth/sign-in` and `POST /api/auth/sign-out`: start and end a session.

use actix_session::Session;
use app_service::accounts;

use super::{begin, hashing, known_browser};
use crate::accounts::dto::auth::{SignIn, User};
use crate::core::extract::device::Device;
use crate::core::prelude::*;

/// Starts a session for an email address and a password.
#[utoipa::path(
    tag = "auth",
    request_body = SignIn,
    responses(
        (status = 200, description = "The person is signed in.", body = User),
        RateLimited,
        (status = 401, description = "`bad_credentials`"),
    ),
    security(()),
)]
#[post("/api/auth/sign-in")]
pub(crate) async fn sign_in(
    state: Data<State>,
    address: Address,
    Device(device): Device,
    session: Session,
    request: HttpRequest,
    Body(body): Body<SignIn>,
) -> ApiResult<impl Responder> {
    let browser = known_browser::check(&state, &request, body.email()).await?;
    state.allow_sign_in(body.email(), address.0, browser).await?;
    let signed_in = hashing(&state, |service| accounts::sign_in(service, body.from_device(device))).await?;
    let user = Json(begin(&state.service, &session, &signed_in)?);
    known_browser::remember(&state, &request, signed_in.organiser.user_id().clone(), user).await
}

/// Ends the session, so that its cookie becomes invalid. Also succeeds without a session. A page that was opened for
/// another account ends no session: the page's user is already signed out, and the current user did not ask.
#[utoipa::path(
    tag = "auth",
    responses(
        (status = 204, description = "The person is signed out."),
        (status = 403, description = "`account_changed`"),
    ),
    security(()),
)]
#[post("/api/auth/sign-out")]
pub(crate) async fn sign_out(state: Data<State>, caller: Option<Caller>, session: Session) -> ApiResult<HttpResponse> {
    if let Some(caller) = caller {
        blocking::read_public(&state, move |r| {
            accounts::may_sign_out(r, caller.key(), caller.account())
        })
        .await?;
    }
    session.purge();
    Ok(HttpResponse::NoContent().finish())
}
