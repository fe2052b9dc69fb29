//! `POST /api/organisation/invitations/{invitationId}/resend`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn sending_again_makes_a_new_link_and_ends_the_old_one() {
    let app = TestApp::start().await;
    let (ann, ben) = (Person::verified(&app, "ann").await, Person::verified(&app, "ben").await);
    let body = json!({ "email": "pia@example.org", "role": "planner" });
    let made = ann.post("/api/organisation/invitations", &body).await.ok(201);
    let old = json!({ "token": app.link("pia@example.org", "invitation") });
    let path = format!("/api/organisation/invitations/{}/resend", made["id"].as_str().unwrap());
    ben.post(&path, &json!({})).await.problem(404, "not_found");
    let again = ann.post(&path, &json!({})).await.ok(200);
    assert_eq!(again["id"], made["id"]);
    assert_eq!(app.mail_to("pia@example.org").len(), 2);
    let nobody = Person::signed_out(&app);
    nobody
        .post("/api/invitations/look-up", &old)
        .await
        .problem(422, "link_expired");
    let new = json!({ "token": app.link("pia@example.org", "invitation") });
    assert_eq!(
        nobody.post("/api/invitations/look-up", &new).await.ok(200)["role"],
        "planner"
    );
}
