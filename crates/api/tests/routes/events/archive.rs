//! `POST /api/events/{eventId}/archive`, `…/unarchive` and `…/restore`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

#[actix_web::test]
async fn an_archived_event_is_listed_apart_and_still_answers_by_id() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let event = world
        .person
        .post(&world.path("events", "archive"), &json!({}))
        .await
        .ok(200);
    assert!(event["archivedAt"].is_string());
    assert_eq!(world.person.get("/api/events").await.ok(200), json!([]));
    assert_eq!(world.person.get("/api/events?state=active").await.ok(200), json!([]));
    assert_eq!(
        world.person.get("/api/events?state=archived").await.ok(200),
        json!([event])
    );
    let path = format!("/api/events/{}", world.event);
    assert_eq!(world.person.get(&path).await.ok(200), event);
    let edited = world.person.patch(&path, &json!({ "name": "Still here" })).await;
    assert_eq!(edited.ok(200)["archivedAt"], event["archivedAt"]);
    assert_eq!(world.guests().await.len(), 1);
    let plan = json!({ "plan": crate::support::world::plan(10) });
    world.person.put_plan(&world.event, 1, &plan).await.ok(200);
    world.snapshot("After the party").await;
}

#[actix_web::test]
async fn an_event_comes_back_among_those_in_use() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let post = async |call: &str| world.person.post(&world.path("events", call), &json!({})).await.ok(200);
    post("archive").await;
    let event = post("unarchive").await;
    assert!(event.get("archivedAt").is_none());
    assert_eq!(world.person.get("/api/events").await.ok(200), json!([event]));
    assert_eq!(post("unarchive").await, event, "once more changes nothing");
}

#[actix_web::test]
async fn a_deleted_event_comes_back_with_everything_in_it() {
    let world = World::new(&TestApp::start().await, "ann").await;
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
    let world = World::new(&app, "ann").await;
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
