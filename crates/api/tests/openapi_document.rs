//! The OpenAPI document as a file: what the browser's types are generated from.

use std::collections::HashSet;

use expect_test::expect_file;
use serde_json::Value;

use crate::support::app::TestApp;

#[test]
fn the_document_is_the_committed_one() {
    expect_file!["../openapi.json"].assert_eq(&api::openapi::pretty());
}

#[test]
fn every_operation_has_its_own_name() {
    let document: Value = serde_json::from_str(&api::openapi::pretty()).unwrap();
    let operations = document["paths"]
        .as_object()
        .unwrap()
        .values()
        .flat_map(|item| item.as_object().unwrap().values());
    let names: Vec<&str> = operations
        .map(|operation| operation["operationId"].as_str().unwrap())
        .collect();
    let distinct: HashSet<&str> = names.iter().copied().collect();
    assert_eq!(distinct.len(), names.len(), "{names:?}");
}

#[actix_web::test]
async fn the_server_answers_the_same_document() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/api/openapi.json").await.text(), api::openapi::pretty());
}
