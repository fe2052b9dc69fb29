//! `PATCH /api/organisation/members/{userId}`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn the_last_owner_cannot_be_demoted() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let you = ann.get("/api/auth/user").await.ok(200)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("/api/organisation/members/{you}");
    let problem = ann
        .patch(&path, &json!({ "role": "viewer" }))
        .await
        .problem(409, "last_owner");
    assert_eq!(problem["message"], "An organisation needs at least one owner.");
    let problem = ann
        .patch(&path, &json!({ "role": "admin" }))
        .await
        .problem(400, "invalid");
    assert_eq!(problem["field"], "role");
    assert_eq!(ann.patch(&path, &json!({ "role": "owner" })).await.ok(200)["you"], true);
}

#[actix_web::test]
async fn somebody_of_another_organisation_is_not_found() {
    let app = TestApp::start().await;
    let (ann, ben) = (
        Person::signed_up(&app, "ann").await,
        Person::signed_up(&app, "ben").await,
    );
    let foreign = ann.get("/api/auth/user").await.ok(200)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    for id in [foreign.as_str(), "unknown", "%2e%2e"] {
        let path = format!("/api/organisation/members/{id}");
        ben.patch(&path, &json!({ "role": "viewer" }))
            .await
            .problem(404, "not_found");
    }
}
