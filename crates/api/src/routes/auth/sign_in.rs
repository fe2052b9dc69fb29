//! `POST /api/auth/sign-in`: starts a session.

use actix_session::Session;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, Responder, post};
use app_service::accounts;

use super::{begin, hashing, known_browser};
use crate::dto::auth::{SignIn, User};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::extract::device::Device;
use crate::state::State;

/// Starts a session for an e-mail address and a password.
#[utoipa::path(
    tag = "auth",
    request_body = SignIn,
    responses(
        (status = 200, description = "The person is signed in.", body = User),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`bad_credentials`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
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
    let user = Json(begin(&session, &signed_in)?);
    known_browser::remember(&state, &request, signed_in.organiser.user_id().clone(), user).await
}
