//! `POST /api/auth/sign-up`: makes an account with its own organisation and signs in.

use actix_session::Session;
use actix_web::web::{Data, Json};
use actix_web::{Responder, http::StatusCode, post};
use app_service::accounts;

use super::{begin, hashing};
use crate::dto::auth::{SignUp, User};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::extract::device::Device;
use crate::state::State;

/// Makes an account with its own organisation and signs in.
#[utoipa::path(
    tag = "auth",
    request_body = SignUp,
    responses(
        (status = 201, description = "The person is signed in.", body = User),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 409, description = "`email_taken`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
    ),
    security(()),
)]
#[post("/api/auth/sign-up")]
pub(crate) async fn sign_up(
    state: Data<State>,
    address: Address,
    Device(device): Device,
    session: Session,
    Body(body): Body<SignUp>,
) -> ApiResult<impl Responder> {
    state.allow_sign_in(body.email(), address.0)?;
    let signed_in = hashing(&state, |service| accounts::sign_up(service, body.from_device(device))).await?;
    Ok(Json(begin(&session, &signed_in)?)
        .customize()
        .with_status(StatusCode::CREATED))
}
