//! `PATCH /api/events/{eventId}`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn only_the_fields_that_are_sent_change() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    let body = json!({ "status": "confirmed", "venue": "The Barn", "endDate": "2027-06-12T23:00" });
    let event = world.person.patch(&path, &body).await.ok(200);
    assert_eq!(
        (&event["status"], &event["venue"]),
        (&json!("confirmed"), &json!("The Barn"))
    );
    assert_eq!(
        (&event["name"], &event["localDate"]),
        (&json!("Summer wedding"), &json!("2027-06-12T15:00"))
    );
    assert_eq!(event["endDate"], "2027-06-12T22:00:00Z");
    let event = world.person.patch(&path, &json!({ "endDate": null })).await.ok(200);
    assert!(event.get("endDate").is_none());
}

#[actix_web::test]
async fn a_wrong_field_is_named_and_nothing_changes() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    let problem = world
        .person
        .patch(&path, &json!({ "venue": "The Barn", "name": " " }))
        .await
        .problem(400, "invalid");
    assert_eq!(problem["field"], "name");
    assert_eq!(world.person.get(&path).await.ok(200)["venue"], "");
}
