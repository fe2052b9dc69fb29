//! Accounts and sessions: `/api/auth/…`, `/api/login`, `/api/logout`.

mod browser;
pub mod login;
pub mod logout;
pub mod oidc_callback;
pub mod sign_in;
pub mod sign_out;
pub mod sign_up;
pub mod user;

use actix_session::Session;
use actix_web::web::Data;
use app_service::accounts::SignedIn;
use app_service::error::Error;
use app_service::service::Service;

use crate::blocking;
use crate::dto::auth::User;
use crate::error::{ApiResult, Problem};
use crate::session::KEY;
use crate::state::State;

/// Runs an account use case that hashes a password; only a few run at once, the others wait without a thread.
async fn hashing<F>(state: &Data<State>, work: F) -> ApiResult<SignedIn>
where
    F: FnOnce(&Service) -> Result<SignedIn, Error> + Send + 'static,
{
    let _turn = state
        .hashing
        .acquire()
        .await
        .map_err(|closed| Problem::internal(closed.to_string()))?;
    blocking::run_public(state, work).await
}

/// Gives the browser a cookie for a session that the use case has just begun; the old session, if any, ends.
fn begin(session: &Session, signed_in: &SignedIn) -> ApiResult<User> {
    session.renew();
    session
        .insert(KEY, signed_in.key.as_str())
        .map_err(|error| Problem::internal(error.to_string()))?;
    Ok(User::new(&signed_in.organiser, &signed_in.organisations))
}
