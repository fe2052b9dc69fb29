//! The sandbox that visitors try the product in: `/api/sandbox/…`.

use actix_session::Session;
use app_service::accounts::{self, SignedUp};
use app_service::actor::Visitor;
use app_service::error::{Conflict, Error};
use app_service::sandbox;

use crate::accounts::begin;
use crate::accounts::dto::auth::{CheckEmail, User};
use crate::accounts::dto::sandbox::KeepSandbox;
use crate::core::extract::device::Device;
use crate::core::prelude::*;
use crate::core::state::unless_taken;

/// Opens a sandbox with sample events for a day. No account is needed; refused for users who are already signed in.
#[utoipa::path(
    tag = "sandbox",
    responses(
        (status = 201, description = "The visitor, signed in to the sandbox.", body = User),
        RateLimited,
        (status = 403, description = "`sandbox_off`"),
        (status = 409, description = "`already_signed_in`"),
        (status = 503, description = "`unavailable`"),
    ),
    security(()),
)]
#[post("/api/sandbox")]
pub(crate) async fn open_sandbox(
    state: Data<State>,
    address: Address,
    caller: Option<Caller>,
    Device(device): Device,
    session: Session,
) -> ApiResult<impl Responder> {
    if let Some(caller) = caller {
        refuse_signed_in(&state, caller).await?;
    }
    state.allow_sandbox(address.0).await?;
    let signed_in = blocking::run_public(&state, |service| sandbox::open(service, &Visitor, device)).await?;
    Ok(created(begin(&state.service, &session, &signed_in)?))
}

/// A cookie alone does not count: its session may have ended.
async fn refuse_signed_in(state: &Data<State>, caller: Caller) -> ApiResult<()> {
    let current = blocking::read_public(state, move |r| match accounts::current(r, caller.key()) {
        Ok(_) => Ok(true),
        Err(Error::SignedOut) => Ok(false),
        Err(other) => Err(other),
    });
    if current.await? {
        return Err(Error::Conflict(Conflict::AlreadySignedIn).into());
    }
    Ok(())
}

/// Deletes everything in the caller's sandbox and brings the sample events back.
#[utoipa::path(
    tag = "sandbox",
    responses(
        (status = 204, description = "The sandbox is reset."),
        LongWork,
        (status = 403, description = "`forbidden`: this is not a sandbox"),
        (status = 429, description = "`too_many_requests`, or `long_task_running`: the sandbox has another long call under way."),
    ),
)]
#[post("/api/sandbox/reset")]
pub(crate) async fn reset_sandbox(state: Data<State>, address: Address, caller: Caller) -> ApiResult<HttpResponse> {
    state.allow_sandbox_reset(address.0).await?;
    blocking::run_long(&state, caller, None, sandbox::reset).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Turns the caller's sandbox into an account with everything in it. The old cookie ends and a new one is set.
#[utoipa::path(
    tag = "sandbox",
    request_body = KeepSandbox,
    responses(
        (status = 200, description = "The person is signed in to the account.", body = User),
        (status = 202, description = "A mail went to the address; its link continues. Answered for every address when there is a mail server.", body = CheckEmail),
        RateLimited,
        (status = 403, description = "`forbidden`: this is not a sandbox, or `sign_up_closed`"),
        (status = 409, description = "`email_taken`"),
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
    let kept = blocking::run(&state, caller, move |service, organiser| {
        unless_taken(sandbox::keep(service, organiser, input))
    })
    .await;
    Ok(match state.count_taken(address.0, kept).await? {
        SignedUp::CheckEmail(email) => HttpResponse::Accepted().json(CheckEmail::new(email)),
        SignedUp::SignedIn(signed_in) => HttpResponse::Ok().json(begin(&state.service, &session, &signed_in)?),
    })
}
