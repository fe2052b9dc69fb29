//! `POST /api/sandbox`: opens a sandbox.

use actix_session::Session;
use actix_web::web::{Data, Json};
use actix_web::{Responder, http::StatusCode, post};
use app_service::accounts;
use app_service::actor::Visitor;
use app_service::error::{Conflict, Error};
use app_service::sandbox;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::auth::User;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::device::Device;
use crate::routes::auth::begin;
use crate::state::State;

/// Opens a sandbox with sample events for a day. Nobody needs an account for it; who has a session needs no sandbox.
#[utoipa::path(
    tag = "sandbox",
    responses(
        (status = 201, description = "The visitor, signed in to the sandbox.", body = User),
        (status = 409, description = "`already_signed_in`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
        (status = 503, description = "`unavailable`", body = ProblemBody),
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
    Ok(Json(begin(&session, &signed_in)?)
        .customize()
        .with_status(StatusCode::CREATED))
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
