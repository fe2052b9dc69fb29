//! Accounts and sessions: `/api/auth/…`, `/api/login`, `/api/logout`.

pub mod account;
mod browser;
mod cookies;
pub mod dto;
mod known_browser;
pub mod login;
pub mod oidc_callback;
pub mod password;
pub mod sandbox;
pub mod sessions;
pub mod sign_in;
pub mod sign_up;
pub mod verification;

use actix_session::Session;
use app_service::accounts::SignedIn;
use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::service::Service;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::accounts::dto::auth::User;
use crate::core::caller::KEY;
use crate::core::prelude::*;

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(sign_up::sign_up)
        .service(sign_in::sign_in)
        .service(sign_in::sign_out)
        .service(account::get_user)
        .service(account::update_user)
        .service(verification::verify_email)
        .service(verification::send_verification)
        .service(password::forgot_password)
        .service(password::reset_password)
        .service(password::change_password)
        .service(account::change_email)
        .service(sessions::list_sessions)
        .service(sessions::end_other_sessions)
        .service(sessions::end_session)
        .service(account::switch_organisation)
        .service(account::delete_account)
        .service(login::login)
        .service(login::logout)
        .service(oidc_callback::oidc_callback)
        .service(sandbox::open_sandbox)
        .service(sandbox::reset_sandbox)
        .service(sandbox::keep_sandbox);
}

/// Runs an account use case that hashes a password; only a few run at once, the others wait without a thread.
async fn hashing<T, F>(state: &Data<State>, work: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&Service) -> Result<T, Error> + Send + 'static,
{
    let _turn = state
        .hashing
        .acquire()
        .await
        .map_err(|closed| Problem::internal(closed.to_string()))?;
    blocking::run_public(state, work).await
}

/// Runs a use case that checks the password of the person who is signed in, which is limited like signing in.
async fn hashing_for<T, F>(state: &Data<State>, caller: Caller, address: Address, work: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&Service, &Organiser) -> Result<T, Error> + Send + 'static,
{
    let organiser = organiser(state, &caller).await?;
    state.allow_password(organiser.user_id(), address.0).await?;
    hashing(state, move |service| work(service, &organiser)).await
}

/// Returns who is signed in, for a limit that counts per person.
async fn organiser(state: &Data<State>, caller: &Caller) -> ApiResult<Organiser> {
    blocking::read(state, caller.clone(), |_, organiser| Ok(organiser.clone())).await
}

/// Gives the browser a cookie for a session that the use case has just begun; the old session, if any, ends.
pub(crate) fn begin(service: &Service, session: &Session, signed_in: &SignedIn) -> ApiResult<User> {
    session.renew();
    session
        .insert(KEY, signed_in.key.as_str())
        .map_err(|error| Problem::internal(error.to_string()))?;
    Ok(User::new(service, &signed_in.organiser, &signed_in.organisations))
}
