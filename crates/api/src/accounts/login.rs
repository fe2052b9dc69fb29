//! `GET /api/login` and `GET /api/logout`: navigations that lead to the pages to sign in, or sign out.

use actix_session::Session;
use actix_web::http::header::LOCATION;
use actix_web::web::Query;
use app_service::accounts::external;
use domain::return_path;
use serde::Deserialize;

use super::browser;
use crate::core::oidc::{self, Provider, SignInError};
use crate::core::origin;
use crate::core::prelude::*;

/// Where to begin, and where to go after signing in.
#[derive(Debug, Default, Deserialize)]
pub struct Ask {
    /// A path of this site, for example `/events`. Anything else is dropped.
    #[serde(default, rename = "return")]
    path: Option<String>,
    /// `sign-up` for people without an account.
    #[serde(default)]
    screen: Option<String>,
}

/// Redirects to the provider when one is configured; otherwise to the sign-in page, or to the sign-up page when asked.
/// After signing in, the browser continues to the given path.
#[utoipa::path(
    tag = "auth",
    params(
        ("return" = Option<String>, Query, description = "A path of this site, for example `/events`."),
        ("screen" = Option<String>, Query, description = "`sign-up` for people without an account."),
    ),
    responses((status = 302, description = "To the provider, to `/sign-in` or to `/sign-up`.")),
    security(()),
)]
#[get("/api/login")]
pub(crate) async fn login(state: Data<State>, address: Address, query: Option<Query<Ask>>) -> HttpResponse {
    let ask = query.map(Query::into_inner).unwrap_or_default();
    let path = ask.path.as_deref().and_then(return_path::checked);
    if let Some(provider) = &state.provider {
        return at_provider(&state, provider, address, path).await;
    }
    let page = match ask.screen.as_deref() {
        Some("sign-up") => "/sign-up",
        _ => "/sign-in",
    };
    let target = match path {
        Some(path) => format!("{page}?return={}", oidc::encode(path)),
        None => page.to_owned(),
    };
    HttpResponse::Found().insert_header((LOCATION, target)).finish()
}

/// Begins a sign-in that this browser alone can finish, and sends it to the provider.
async fn at_provider(state: &Data<State>, provider: &Provider, address: Address, path: Option<&str>) -> HttpResponse {
    let trouble = |trouble: SignInError| {
        HttpResponse::Found()
            .insert_header((LOCATION, trouble.page(path)))
            .finish()
    };
    if state.allow_provider(address.0).await.is_err() {
        return trouble(SignInError::Busy);
    }
    // A provider that is down must not leave rows behind.
    if let Err(failure) = provider.ready().await {
        tracing::warn!(cause = failure.0, "the OpenID Connect provider cannot be used");
        return trouble(SignInError::Failed);
    }
    let wanted = path.map(str::to_owned);
    let begun = blocking::run_public(state, move |service| external::begin(service, wanted.as_deref())).await;
    let Ok(begun) = begun else {
        return trouble(SignInError::Failed);
    };
    match provider.begin(&begun).await {
        Ok(target) => HttpResponse::Found()
            .insert_header((LOCATION, target))
            .cookie(browser::cookie(&state.config, &begun.browser))
            .finish(),
        Err(failure) => {
            tracing::warn!(cause = failure.0, "the OpenID Connect provider cannot be used");
            trouble(SignInError::Failed)
        }
    }
}

/// Signs out and leads to the landing page. A navigation that another site may have started changes nothing and leads
/// to a page that asks first.
#[utoipa::path(
    tag = "auth",
    responses((status = 302, description = "To `/`, or to `/sign-out` when the person must confirm.")),
    security(()),
)]
#[get("/api/logout")]
pub(crate) async fn logout(request: HttpRequest, session: Session) -> HttpResponse {
    if !origin::is_own_navigation(request.headers()) {
        return HttpResponse::Found().insert_header((LOCATION, "/sign-out")).finish();
    }
    session.purge();
    HttpResponse::Found().insert_header((LOCATION, "/")).finish()
}
