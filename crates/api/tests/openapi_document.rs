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

/// Bodies that name something by its id, and the counts that the specification lets a client send; they are ignored.
const ALLOWED: [(&str, &str); 4] = [
    ("/api/auth/organisation", "organisationId"),
    ("/api/images/from-search", "id"),
    ("/api/events", "guestCount"),
    ("/api/events", "assignedSeats"),
];

/// Fields that the server alone writes.
const OWNED: [&str; 14] = [
    "id",
    "organisationId",
    "createdAt",
    "updatedAt",
    "archivedAt",
    "deletedAt",
    "guestCount",
    "assignedSeats",
    "seatCount",
    "lastActivity",
    "lookupCode",
    "arrivedAt",
    "emailVerified",
    "sandboxUntil",
];

#[test]
fn no_body_of_a_request_has_a_field_that_the_server_owns() {
    let document: Value = serde_json::from_str(&api::openapi::pretty()).unwrap();
    let schemas = &document["components"]["schemas"];
    let mut looked_at = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"]["$ref"];
            let Some(name) = schema.as_str().and_then(|link| link.rsplit('/').next()) else {
                continue;
            };
            let Some(fields) = schemas[name]["properties"].as_object() else {
                continue;
            };
            looked_at += 1;
            for field in fields.keys() {
                let allowed = ALLOWED.contains(&(path.as_str(), field.as_str()));
                assert!(
                    allowed || !OWNED.contains(&field.as_str()),
                    "{method} {path} takes {field}"
                );
            }
        }
    }
    assert!(looked_at > 20, "{looked_at}");
}

#[actix_web::test]
async fn the_server_answers_the_same_document() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/api/openapi.json").await.text(), api::openapi::pretty());
}

#[test]
fn every_parameter_is_described() {
    let document: Value = serde_json::from_str(&api::openapi::pretty()).unwrap();
    let items = document["paths"].as_object().unwrap().values();
    let operations = items.flat_map(|item| item.as_object().unwrap().values());
    for parameter in operations.flat_map(|operation| operation["parameters"].as_array().into_iter().flatten()) {
        assert!(
            parameter["description"].is_string(),
            "{parameter}: see openapi/common.rs"
        );
    }
}
