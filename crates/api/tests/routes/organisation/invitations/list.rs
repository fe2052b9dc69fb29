//! `GET /api/organisation/invitations`

use crate::support::app::TestApp;
use crate::support::person::Person;
use serde_json::json;

#[actix_web::test]
async fn owners_see_the_open_invitations_of_their_own_organisation() {
    let app = TestApp::start().await;
    let (ann, ben) = (Person::verified(&app, "ann").await, Person::verified(&app, "ben").await);
    let body = json!({ "email": "pia@example.org", "role": "planner" });
    let made = ann.post("/api/organisation/invitations", &body).await.ok(201);
    assert_eq!(ann.get("/api/organisation/invitations").await.ok(200), json!([made]));
    assert_eq!(ben.get("/api/organisation/invitations").await.ok(200), json!([]));
    let vic = Person::joined(&ann, "vic", "viewer").await;
    vic.get("/api/organisation/invitations").await.problem(403, "forbidden");
    assert_eq!(
        vic.get("/api/organisation/members")
            .await
            .ok(200)
            .as_array()
            .unwrap()
            .len(),
        2
    );
}
