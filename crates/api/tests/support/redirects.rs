//! The ways back that the whole product is tested with, from the fixture of `domain::return_path`.

use serde_json::Value;

/// Paths of our own screens.
pub(crate) fn own() -> Vec<String> {
    list("own")
}

/// What would lead somewhere else, or nowhere.
pub(crate) fn foreign() -> Vec<String> {
    list("foreign")
}

/// Percent-encodes every byte, so that a text travels as one value of a query.
pub(crate) fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

fn list(name: &str) -> Vec<String> {
    let fixture: Value = serde_json::from_str(include_str!("../../../domain/fixtures/redirects.json")).unwrap();
    let items = fixture[name].as_array().unwrap();
    items.iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}
