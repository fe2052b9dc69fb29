//! `POST /api/sandbox/keep`: turns a sandbox into an account.

use actix_session::Session;
use actix_web::web::Data;
use actix_web::{HttpResponse, post};
use app_service::accounts::SignedUp;
use app_service::sandbox;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::auth::{CheckEmail, User};
use crate::dto::sandbox::KeepSandbox;
use crate::error::{ApiResult, Problem, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::extract::device::Device;
use crate::routes::auth::begin;
use crate::state::{State, unless_taken};

/// Turns the caller's sandbox into an account with everything in it. The old cookie ends and a new one is set.
#[utoipa::path(
    tag = "sandbox",
    request_body = KeepSandbox,
    responses(
        (status = 200, description = "The person is signed in to the account.", body = User),
        (status = 202, description = "A mail went to the address; its link continues. Answered for every address when there is a mail server.", body = CheckEmail),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`: this is no sandbox", body = ProblemBody),
        (status = 409, description = "`email_taken`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
    ),
)]
#[post("/api/sandbox/keep")]
pub(crate) async fn keep_sandbox(
    state: Data<State>,
    address: Address,
    caller: Caller,
    Device(device): Device,
    session: Session,
    Body(body): Body<KeepSandbox>,
) -> ApiResult<HttpResponse> {
    state.allow_sign_up(body.email(), address.0).await?;
    let _turn = state
        .hashing
        .acquire()
        .await
        .map_err(|closed| Problem::internal(closed.to_string()))?;
    let input = body.from_device(device);
    let kept = blocking::run(&state, caller, move |service, who| {
        unless_taken(sandbox::keep(service, who, input))
    })
    .await;
    Ok(match state.count_taken(address.0, kept).await? {
        SignedUp::CheckEmail(email) => HttpResponse::Accepted().json(CheckEmail::new(email)),
        SignedUp::SignedIn(signed_in) => HttpResponse::Ok().json(begin(&session, &signed_in)?),
    })
}
