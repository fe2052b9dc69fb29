//! `POST /api/events/{eventId}/unarchive`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn an_event_comes_back_among_those_in_use() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let post = async |call: &str| world.person.post(&world.path("events", call), &json!({})).await.ok(200);
    post("archive").await;
    let event = post("unarchive").await;
    assert!(event.get("archivedAt").is_none());
    assert_eq!(world.person.get("/api/events").await.ok(200), json!([event]));
    assert_eq!(post("unarchive").await, event, "once more changes nothing");
}
