//! `POST /api/events/{eventId}/restore`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

#[actix_web::test]
async fn a_deleted_event_comes_back_with_everything_in_it() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.seated().await;
    let calls = ["guests", "seat-assignments", "floor-plan", "export-seating"];
    let mut before = Vec::new();
    for call in calls {
        before.push(world.person.get(&world.path("events", call)).await.body);
    }
    world
        .person
        .delete(&format!("/api/events/{}", world.event))
        .await
        .ok(204);
    let deleted = world.person.get("/api/events?state=deleted").await.ok(200);
    assert_eq!(deleted[0]["id"], world.event.as_str());
    let (gone, until) = (&deleted[0]["deletedAt"], &deleted[0]["restorableUntil"]);
    let at = |text: &serde_json::Value| text.as_str().unwrap().parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    assert_eq!(at(until) - at(gone), chrono::TimeDelta::days(30));
    let event = world
        .person
        .post(&world.path("events", "restore"), &json!({}))
        .await
        .ok(200);
    assert!(event.get("deletedAt").is_none() && event.get("restorableUntil").is_none());
    assert_eq!(world.person.get("/api/events").await.ok(200), json!([event]));
    for (call, before) in calls.iter().zip(before) {
        assert_eq!(
            world.person.get(&world.path("events", call)).await.body,
            before,
            "{call}"
        );
    }
}

#[actix_web::test]
async fn an_event_that_is_not_deleted_cannot_be_restored() {
    let app = TestApp::start().await;
    let world = World::of(&app, "ann").await;
    let path = world.path("events", "restore");
    world.person.post(&path, &json!({})).await.problem(404, "not_found");
    world
        .person
        .delete(&format!("/api/events/{}", world.event))
        .await
        .ok(204);
    let other = Person::signed_up(&app, "ben").await;
    other.post(&path, &json!({})).await.problem(404, "not_found");
    assert_eq!(other.get("/api/events?state=deleted").await.ok(200), json!([]));
}
