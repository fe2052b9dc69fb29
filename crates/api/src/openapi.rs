//! The OpenAPI document, collected from the routes as they are registered: an undocumented route cannot be served.

use std::sync::LazyLock;

use actix_web::App;
use utoipa::OpenApi;
use utoipa::openapi::RefOr;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityRequirement, SecurityScheme};
use utoipa_actix_web::AppExt;

use crate::error::PROBLEM;
use crate::routes;

static DOCUMENT: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(build);
static PRETTY: LazyLock<String> = LazyLock::new(|| {
    let mut text = serde_json::to_string_pretty(&*DOCUMENT).unwrap_or_default();
    text.push('\n');
    text
});

#[derive(OpenApi)]
#[openapi(info(
    title = "Seatwright",
    description = "Events, floor plans, guests and seats. Failed calls answer `application/problem+json`."
))]
struct Head;

fn build() -> utoipa::openapi::OpenApi {
    let (_app, mut document) = App::new()
        .into_utoipa_app()
        .openapi(Head::openapi())
        .configure(routes::api)
        .configure(routes::probes)
        .split_for_parts();
    let cookie = ApiKey::Cookie(ApiKeyValue::with_description(
        "seatwright",
        "Set by signing in; `__Host-seatwright` over HTTPS.",
    ));
    document
        .components
        .get_or_insert_default()
        .add_security_scheme("session", SecurityScheme::ApiKey(cookie));
    document.info.license = None;
    for item in document.paths.paths.values_mut() {
        operations_mut(item).for_each(as_problems);
    }
    document.security = Some(vec![SecurityRequirement::new::<_, [&str; 0], &str>("session", [])]);
    document
}

fn operations_mut(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [
        &mut item.get,
        &mut item.post,
        &mut item.put,
        &mut item.patch,
        &mut item.delete,
    ]
    .into_iter()
    .flatten()
}

/// Failures are declared by their body only; this names the content type that they are really sent with.
fn as_problems(operation: &mut Operation) {
    for (status, response) in &mut operation.responses.responses {
        let RefOr::T(response) = response else { continue };
        let failed = status.starts_with(['4', '5']);
        let content = failed
            .then(|| response.content.shift_remove("application/json"))
            .flatten();
        response
            .content
            .extend(content.map(|content| (PROBLEM.to_owned(), content)));
    }
}

/// Returns the document as indented JSON with a final line break.
pub fn pretty() -> String {
    PRETTY.clone()
}

/// Returns each documented path with its methods.
pub fn routes() -> Vec<(String, Vec<&'static str>)> {
    DOCUMENT
        .paths
        .paths
        .iter()
        .map(|(path, item)| (path.clone(), methods(item)))
        .collect()
}

fn methods(item: &PathItem) -> Vec<&'static str> {
    let known = [
        ("GET", &item.get),
        ("POST", &item.post),
        ("PUT", &item.put),
        ("PATCH", &item.patch),
        ("DELETE", &item.delete),
    ];
    known
        .into_iter()
        .filter(|(_, operation)| operation.is_some())
        .map(|(method, _)| method)
        .collect()
}
