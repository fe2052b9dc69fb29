//! `POST /api/events/{eventId}/archive`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn an_archived_event_is_listed_apart_and_still_answers_by_id() {
    let world = World::of(&TestApp::start().await, "ann").await;
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
