//! `/api/organisation`

mod invitations;
mod members;

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn a_new_organisation_has_the_name_of_its_owner_and_no_contact() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let settings = ann.get("/api/organisation").await.ok(200);
    let user = ann.get("/api/auth/user").await.ok(200);
    assert_eq!(settings["id"], user["organisation"]["id"]);
    assert_eq!(
        (&settings["name"], &settings["senderName"], &settings["contactEmail"]),
        (&json!("ann"), &json!(""), &json!(""))
    );
    assert_eq!(settings["mail"]["mode"], "files");
}

#[actix_web::test]
async fn given_settings_change_and_others_stay() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let body = json!({ "name": " Ann & Co ", "contactEmail": "hello@example.org" });
    let answer = ann.patch("/api/organisation", &body).await.ok(200);
    assert_eq!(
        (answer["name"].as_str(), answer["contactEmail"].as_str()),
        (Some("Ann & Co"), Some("hello@example.org"))
    );
    let cleared = ann
        .patch("/api/organisation", &json!({ "contactEmail": null }))
        .await
        .ok(200);
    assert_eq!(
        (cleared["name"].as_str(), cleared["contactEmail"].as_str()),
        (Some("Ann & Co"), Some(""))
    );
    assert_eq!(ann.get("/api/organisation").await.ok(200), cleared);
    assert_eq!(
        ann.get("/api/auth/user").await.ok(200)["organisation"]["name"],
        "Ann & Co"
    );
}

#[actix_web::test]
async fn a_wrong_setting_is_refused_with_its_field() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    for (body, field) in [
        (json!({ "name": "  " }), "name"),
        (json!({ "name": "x".repeat(10_000) }), "name"),
        (
            json!({ "senderName": "Ann\r\nBcc: everybody@example.org" }),
            "senderName",
        ),
        (json!({ "contactEmail": "nowhere" }), "contactEmail"),
    ] {
        let problem = ann.patch("/api/organisation", &body).await.problem(400, "invalid");
        assert_eq!(problem["field"], field, "{problem}");
    }
    assert_eq!(ann.get("/api/organisation").await.ok(200)["name"], "ann");
}
