//! `POST /api/invitations/look-up`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

const PATH: &str = "/api/invitations/look-up";

#[actix_web::test]
async fn a_link_says_who_invites_to_what_and_stays_as_it_is() {
    let app = TestApp::start().await;
    let ann = Person::verified(&app, "ann").await;
    let body = json!({ "email": "pia@example.org", "role": "planner" });
    let made = ann.post("/api/organisation/invitations", &body).await.ok(201);
    let token = json!({ "token": app.link("pia@example.org", "invitation") });
    let nobody = Person::signed_out(&app);
    let expected = json!({
        "organisationName": "ann", "invitedBy": "ann", "email": "pia@example.org", "role": "planner",
        "hasAccount": false, "expiresAt": made["expiresAt"],
    });
    for _ in 0..2 {
        assert_eq!(nobody.post(PATH, &token).await.ok(200), expected);
    }
    Person::signed_up(&app, "pia").await;
    assert_eq!(nobody.post(PATH, &token).await.ok(200)["hasAccount"], true);
}

#[actix_web::test]
async fn what_is_no_link_of_ours_has_expired() {
    let nobody = Person::signed_out(&TestApp::start().await);
    for token in ["", "x", &"A".repeat(43), &"A".repeat(10_000)] {
        nobody
            .post(PATH, &json!({ "token": token }))
            .await
            .problem(422, "link_expired");
    }
    nobody.post(PATH, &json!({})).await.problem(400, "invalid");
}

#[actix_web::test]
async fn guessing_links_is_limited() {
    let nobody = Person::signed_out(&TestApp::limited().await);
    for _ in 0..20 {
        nobody
            .post(PATH, &json!({ "token": "x" }))
            .await
            .problem(422, "link_expired");
    }
    nobody
        .post(PATH, &json!({ "token": "x" }))
        .await
        .problem(429, "too_many_requests");
}
