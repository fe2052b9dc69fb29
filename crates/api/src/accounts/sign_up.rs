//! `POST /api/auth/sign-up`: makes an account with its own organisation and signs in.

use actix_session::Session;
use app_service::accounts::{self, SignedUp};

use super::{begin, hashing, known_browser};
use crate::accounts::dto::auth::{CheckEmail, SignUp, User};
use crate::core::extract::device::Device;
use crate::core::prelude::*;
use crate::core::state::unless_taken;

/// Makes an account with its own organisation and signs in.
#[utoipa::path(
    tag = "auth",
    request_body = SignUp,
    responses(
        (status = 201, description = "The person is signed in.", body = User),
        (status = 202, description = "A mail went to the address; its link continues. Answered for every address when there is a mail server.", body = CheckEmail),
        RateLimited,
        (status = 403, description = "`sign_up_closed`"),
        (status = 409, description = "`email_taken`, without a mail server"),
    ),
    security(()),
)]
#[post("/api/auth/sign-up")]
pub(crate) async fn sign_up(
    state: Data<State>,
    address: Address,
    Device(device): Device,
    session: Session,
    request: HttpRequest,
    Body(body): Body<SignUp>,
) -> ApiResult<HttpResponse> {
    state.allow_sign_up(body.email(), address.0).await?;
    let signed_up = hashing(&state, |service| {
        unless_taken(accounts::sign_up(service, body.from_device(device)))
    })
    .await;
    match state.count_taken(address.0, signed_up).await? {
        SignedUp::CheckEmail(email) => Ok(HttpResponse::Accepted().json(CheckEmail::new(email))),
        SignedUp::SignedIn(signed_in) => {
            let answer = HttpResponse::Created().json(begin(&state.service, &session, &signed_in)?);
            let user = signed_in.organiser.user_id().clone();
            let answer = known_browser::remember(&state, &request, user, answer).await?;
            Ok(answer.respond_to(&request).map_into_boxed_body())
        }
    }
}
