//! `POST /api/auth/organisation`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::new_event;

const PATH: &str = "/api/auth/organisation";

async fn organisation(person: &Person) -> Value {
    person.get("/api/auth/user").await.ok(200)["organisation"]["id"].clone()
}

#[actix_web::test]
async fn the_session_works_in_the_other_organisation_from_then_on() {
    let app = TestApp::start().await;
    let host = Person::verified(&app, "host").await;
    new_event(&host).await;
    let guest = Person::signed_up(&app, "ann").await;
    let invite = json!({ "email": "ann@example.org", "role": "viewer" });
    host.post("/api/organisation/invitations", &invite).await.ok(201);
    let token = json!({ "token": app.link("ann@example.org", "invitation") });
    guest.post("/api/invitations/accept", &token).await.ok(200);
    let (own, shared) = {
        let user = guest.get("/api/auth/user").await.ok(200);
        assert_eq!(user["organisations"].as_array().unwrap().len(), 2);
        (user["organisations"][0]["id"].clone(), organisation(&host).await)
    };
    let there = guest.post(PATH, &json!({ "organisationId": shared })).await.ok(200);
    assert_eq!(
        (&there["organisation"]["id"], &there["organisation"]["role"]),
        (&shared, &json!("viewer"))
    );
    assert_eq!(guest.get("/api/events").await.ok(200).as_array().unwrap().len(), 1);
    guest.post(PATH, &json!({ "organisationId": own })).await.ok(200);
    assert_eq!(guest.get("/api/events").await.ok(200), json!([]));
}

#[actix_web::test]
async fn an_organisation_of_others_answers_like_an_unknown_one() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let mallory = Person::signed_up(&app, "mallory").await;
    let mut texts = Vec::new();
    for id in [organisation(&ann).await, json!("unknown"), json!("../x")] {
        let request = mallory.request("POST", PATH).insert_header(("x-request-id", "same"));
        let answer = mallory.send(request.set_json(json!({ "organisationId": id }))).await;
        answer.problem(404, "not_found");
        texts.push(answer.text());
    }
    assert!(texts.iter().all(|text| *text == texts[0]), "{texts:?}");
    mallory.post(PATH, &json!({})).await.problem(400, "invalid");
}

#[actix_web::test]
async fn it_needs_a_session() {
    let app = TestApp::start().await;
    Person::signed_out(&app)
        .post(PATH, &json!({ "organisationId": "o1" }))
        .await
        .problem(401, "signed_out");
}
