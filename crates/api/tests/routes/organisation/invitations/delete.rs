//! `DELETE /api/organisation/invitations/{invitationId}`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn an_invitation_that_is_taken_back_opens_nothing() {
    let app = TestApp::start().await;
    let (ann, ben) = (Person::verified(&app, "ann").await, Person::verified(&app, "ben").await);
    let body = json!({ "email": "pia@example.org", "role": "planner" });
    let made = ann.post("/api/organisation/invitations", &body).await.ok(201);
    let path = format!("/api/organisation/invitations/{}", made["id"].as_str().unwrap());
    ben.delete(&path).await.problem(404, "not_found");
    ann.delete(&path).await.ok(204);
    ann.delete(&path).await.problem(404, "not_found");
    let token = json!({ "token": app.link("pia@example.org", "invitation") });
    ben.post("/api/invitations/accept", &token)
        .await
        .problem(422, "link_expired");
}
