//! The OpenAPI document, collected from the routes as they are registered: an undocumented route cannot be served.

use std::sync::LazyLock;

use actix_web::App;
use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityRequirement, SecurityScheme};
use utoipa_actix_web::AppExt;

use super::{api, probes};
use crate::core::error::ProblemBody;
use crate::core::responses;

static DOCUMENT: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(build);
#[expect(
    clippy::expect_used,
    reason = "a document that cannot be printed fails every test of it"
)]
static PRETTY: LazyLock<String> = LazyLock::new(|| {
    let mut text = serde_json::to_string_pretty(&*DOCUMENT).expect("the document is JSON");
    text.push('\n');
    text
});

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Seatwright",
        description = "Events, floor plans, guests and seats. Failed calls answer `application/problem+json`. \
            Every call can answer 500 `internal` to an unexpected error of the server."
    ),
    components(schemas(ProblemBody))
)]
struct Head;

fn build() -> utoipa::openapi::OpenApi {
    let (_app, mut document) = App::new()
        .into_utoipa_app()
        .openapi(Head::openapi())
        .configure(api)
        .configure(probes)
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
    for (path, item) in &mut document.paths.paths {
        for (method, operation) in operations(item) {
            responses::complete(path, method, operation);
        }
    }
    document.security = Some(vec![SecurityRequirement::new::<_, [&str; 0], &str>("session", [])]);
    document
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (&'static str, &mut Operation)> {
    [
        ("GET", &mut item.get),
        ("POST", &mut item.post),
        ("PUT", &mut item.put),
        ("PATCH", &mut item.patch),
        ("DELETE", &mut item.delete),
    ]
    .into_iter()
    .filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
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
        .map(|(path, item)| {
            let methods = operations(&mut item.clone()).map(|(method, _)| method).collect();
            (path.clone(), methods)
        })
        .collect()
}
