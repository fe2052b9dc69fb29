//! `POST /api/auth/change-password`: replaces the password of the person who is signed in.

use actix_session::Session;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, Responder, post};
use app_service::accounts::new_password;

use super::{begin, hashing_for, known_browser};
use crate::caller::Caller;
use crate::dto::account::ChangePassword;
use crate::dto::auth::User;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::extract::device::Device;
use crate::state::State;

/// Replaces the password. All sessions end; the browser that asks gets a new one with a new cookie.
#[utoipa::path(
    tag = "auth",
    request_body = ChangePassword,
    responses(
        (status = 200, description = "The new password counts from now on.", body = User),
        (status = 400, description = "The present password is wrong, or the new one too short.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`sandbox_only`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
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
    let signed_in = hashing_for(&state, caller, address, move |service, who| {
        new_password::change_password(service, who, input)
    })
    .await?;
    let user = Json(begin(&session, &signed_in)?);
    known_browser::remember(&state, &request, signed_in.organiser.user_id().clone(), user).await
}
