//! What answers when no route did: a problem for the HTTP interface, the pages for everything else.

use std::sync::LazyLock;

use actix_web::dev::ResourceDef;
use actix_web::http::header::{ALLOW, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::web::{Data, Payload};
use actix_web::{HttpRequest, HttpResponse, ResponseError};

use super::{guest_html, openapi};
use crate::core::error::Problem;
use crate::core::state::State;
use crate::{core::middleware, embed};

/// The documented paths with the methods they know.
static PATHS: LazyLock<Vec<(ResourceDef, Vec<&'static str>)>> = LazyLock::new(|| {
    openapi::routes()
        .into_iter()
        .map(|(path, methods)| (ResourceDef::new(path), methods))
        .collect()
});

/// Answers a request that no route took.
pub(crate) async fn fallback(request: HttpRequest, state: Data<State>, body: Payload) -> HttpResponse {
    let methods = methods_of(request.path());
    if !methods.is_empty() {
        return method_not_allowed(&methods);
    }
    if middleware::is_api(request.path()) {
        return Problem::no_such_path().error_response();
    }
    match *request.method() {
        Method::GET | Method::HEAD => {
            if let Some(response) = guest_html::answer(&state, &request).await {
                return response;
            }
            let visitor = request.cookie(state.config.cookie_name()).is_none();
            match embed::answer(&*state.assets, &request, visitor) {
                Some(response) => response,
                None => of_other_builds(&state, &request).await,
            }
        }
        Method::POST => match guest_html::take(&state, &request, &mut body.into_inner()).await {
            Some(response) => response,
            None => method_not_allowed(&["GET", "HEAD"]),
        },
        _ => method_not_allowed(&["GET", "HEAD"]),
    }
}

async fn of_other_builds(state: &State, request: &HttpRequest) -> HttpResponse {
    match embed::other_builds::answer(state, request).await {
        Ok(found) => found.unwrap_or_else(embed::missing),
        Err(problem) => problem.error_response(),
    }
}

fn methods_of(path: &str) -> Vec<&'static str> {
    let matching = PATHS.iter().filter(|(pattern, _)| pattern.is_match(path));
    matching.flat_map(|(_, methods)| methods.iter().copied()).collect()
}

fn method_not_allowed(methods: &[&str]) -> HttpResponse {
    let problem = Problem::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "method_not_allowed",
        format!("This address answers {} only.", methods.join(", ")),
    );
    let mut response = problem.error_response();
    if let Ok(allow) = HeaderValue::from_str(&methods.join(", ")) {
        response.headers_mut().insert(ALLOW, allow);
    }
    response
}
