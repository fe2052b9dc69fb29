//! `POST /api/events/{eventId}/guests`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn a_guest_needs_only_a_name() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let guest = world
        .person
        .post(&world.path("events", "guests"), &json!({ "firstName": "Cleo" }))
        .await
        .ok(201);
    assert_eq!((&guest["firstName"], &guest["lastName"]), (&json!("Cleo"), &json!("")));
    assert_eq!(guest["eventId"], world.event.as_str());
}

#[actix_web::test]
async fn guests_of_one_party_share_it() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "guests");
    let first = world
        .person
        .post(&path, &json!({ "firstName": "Ben", "party": "Taylor" }))
        .await
        .ok(201);
    let second = world
        .person
        .post(&path, &json!({ "firstName": "Chloe", "party": "Taylor" }))
        .await
        .ok(201);
    assert_eq!(first["party"], second["party"]);
    assert_eq!(first["party"]["name"], "Taylor");
}

#[actix_web::test]
async fn mobile_email_and_company_are_kept_and_the_company_has_two_names() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "guests");
    let body = json!({
        "firstName": "Ben", "lastName": "Hur", "mobile": "+44 7700 900001", "email": "ben@example.org",
        "companyAffiliation": "Arena Ltd"
    });
    let guest = world.person.post(&path, &body).await.ok(201);
    for (field, value) in body.as_object().unwrap() {
        assert_eq!(&guest[field], value, "{field}");
    }
    assert_eq!(guest["company"], "Arena Ltd");
    let both = json!({ "firstName": "Cleo", "company": "Nile", "companyAffiliation": "Tiber" });
    assert_eq!(
        world.person.post(&path, &both).await.ok(201)["companyAffiliation"],
        "Nile"
    );
}

#[actix_web::test]
async fn a_wrong_field_is_named_and_nobody_is_added() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let wrong = [
        ("firstName", json!({ "firstName": " " })),
        ("email", json!({ "firstName": "Cleo", "email": "cleo" })),
        ("firstName", json!({ "firstName": "x".repeat(201) })),
        ("mobile", json!({ "firstName": "Cleo", "mobile": 5 })),
    ];
    for (field, body) in wrong {
        let problem = world
            .person
            .post(&world.path("events", "guests"), &body)
            .await
            .problem(400, "invalid");
        assert_eq!(problem["field"], field);
    }
    assert_eq!(world.guests().await.len(), 1);
}
