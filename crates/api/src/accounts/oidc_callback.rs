//! `GET /api/auth/oidc/callback`: where the provider sends people back to.
//! It always redirects: into the product, or to the sign-in page with a word for what went wrong.

use actix_session::Session;
use actix_web::http::header::LOCATION;
use actix_web::web::Query;
use app_service::accounts::external::{self, Pending};
use serde::Deserialize;

use super::{begin, browser};
use crate::core::extract::device::Device;
use crate::core::oidc::{self, Failure, Provider, SignInError};
use crate::core::prelude::*;

const HOME: &str = "/dashboard";

/// What the provider sends through the browser.
#[derive(Default, Deserialize)]
pub struct Answer {
    #[serde(default)]
    code: Option<String>,
    #[serde(default)]
    state: Option<String>,
    #[serde(default)]
    error: Option<String>,
    #[serde(default)]
    iss: Option<String>,
}

/// Finishes a sign-in at the provider and starts a session.
#[utoipa::path(
    tag = "auth",
    params(
        ("code" = Option<String>, Query, description = "The state sent to the provider."),
        ("state" = Option<String>, Query, description = "What the provider was given."),
        ("error" = Option<String>, Query, description = "Why the provider refuses."),
    ),
    responses((status = 302, description = "Into the product, or to `/sign-in?problem=…`.")),
    security(()),
)]
#[get("/api/auth/oidc/callback")]
pub(crate) async fn oidc_callback(
    state: Data<State>,
    address: Address,
    Device(device): Device,
    session: Session,
    request: HttpRequest,
    query: Option<Query<Answer>>,
) -> HttpResponse {
    let answer = query.map(Query::into_inner).unwrap_or_default();
    let mut wanted = None;
    let target = match finish(&state, address, device, &session, &request, answer, &mut wanted).await {
        Ok(()) => oidc::location(wanted.as_deref().unwrap_or(HOME)),
        Err(trouble) => trouble.page(wanted.as_deref()),
    };
    HttpResponse::Found()
        .insert_header((LOCATION, target))
        .cookie(browser::forget(&state.config))
        .finish()
}

async fn finish(
    state: &Data<State>,
    address: Address,
    device: String,
    session: &Session,
    request: &HttpRequest,
    answer: Answer,
    wanted: &mut Option<String>,
) -> Result<(), SignInError> {
    let provider = state.provider.as_ref().ok_or(SignInError::Failed)?;
    state
        .allow_provider(address.0)
        .await
        .map_err(|_limited| SignInError::Busy)?;
    let pending = pending(state, request, answer.state).await?;
    wanted.clone_from(&pending.return_path);
    if answer.error.is_some() {
        return Err(SignInError::Refused);
    }
    let code = answer.code.ok_or(SignInError::Failed)?;
    let person = ask(provider, code, answer.iss.as_deref(), &pending).await?;
    let signed_in = blocking::run_public(state, move |service| external::sign_in(service, person, &device))
        .await
        .map_err(|problem| {
            if matches!(problem.code, "sign_up_closed" | "invalid") {
                return SignInError::Closed;
            }
            tracing::warn!(
                cause = problem.cause.as_deref().unwrap_or(problem.code),
                "a sign-in at the provider failed"
            );
            SignInError::Failed
        })?
        .ok_or(SignInError::Unverified)?;
    begin(&state.service, session, &signed_in)
        .map(drop)
        .map_err(|_problem| SignInError::Failed)
}

/// Returns the sign-in that this browser began, when the answer belongs to it.
async fn pending(state: &Data<State>, request: &HttpRequest, given: Option<String>) -> Result<Pending, SignInError> {
    let browser = browser::read(&state.config, request).ok_or(SignInError::State)?;
    let given = given.unwrap_or_default();
    let pending = blocking::write_public(state, move |tx| external::take(tx, &browser, &given))
        .await
        .map_err(|_problem| SignInError::Failed)?;
    pending.filter(|pending| pending.is_genuine).ok_or(SignInError::State)
}

async fn ask(
    provider: &Provider,
    code: String,
    issuer: Option<&str>,
    pending: &Pending,
) -> Result<external::Person, SignInError> {
    provider.finish(code, issuer, pending).await.map_err(|Failure(cause)| {
        tracing::warn!(cause, "a sign-in at the provider failed");
        SignInError::Failed
    })
}
