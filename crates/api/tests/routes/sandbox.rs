//! Tests of the routes about the sandbox, one file per route.

mod keep;
mod open;
mod reset;

use crate::support::app::TestApp;
use crate::support::person::Person;
use serde_json::json;

/// Somebody who has opened a sandbox.
async fn visitor(app: &TestApp) -> Person {
    let answer = Person::signed_out(app).post("/api/sandbox", &json!({})).await;
    answer.ok(201);
    Person {
        app: app.clone(),
        cookie: answer.cookie(),
    }
}
