//! `/api/organisation/members`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn the_only_member_of_a_new_organisation_is_its_owner() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let _ = Person::signed_up(&app, "ben").await;
    let members = ann.get("/api/organisation/members").await.ok(200);
    assert_eq!(members.as_array().unwrap().len(), 1);
    let member = &members[0];
    assert_eq!(member["userId"], ann.get("/api/auth/user").await.ok(200)["id"]);
    assert_eq!((&member["role"], &member["you"]), (&"owner".into(), &true.into()));
    assert_eq!(member["email"], "ann@example.org");
}

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
async fn a_member_of_another_organisation_gets_no_role() {
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

#[actix_web::test]
async fn the_last_owner_cannot_leave() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let you = ann.get("/api/auth/user").await.ok(200)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("/api/organisation/members/{you}");
    ann.delete(&path).await.problem(409, "last_owner");
    ann.get("/api/organisation").await.ok(200);
}

#[actix_web::test]
async fn a_member_of_another_organisation_is_not_removed() {
    let app = TestApp::start().await;
    let (ann, ben) = (
        Person::signed_up(&app, "ann").await,
        Person::signed_up(&app, "ben").await,
    );
    let foreign = ann.get("/api/auth/user").await.ok(200)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    ben.delete(&format!("/api/organisation/members/{foreign}"))
        .await
        .problem(404, "not_found");
    ann.get("/api/auth/user").await.ok(200);
}
