//! `DELETE /api/snapshots/{filename}`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn a_deleted_snapshot_is_gone_and_the_others_stay() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.snapshot("Before").await;
    world.snapshot("After").await;
    world.person.delete("/api/snapshots/Before").await.ok(204);
    let again = world.person.delete("/api/snapshots/Before").await;
    again.problem(404, "not_found");
    let list = world.person.get("/api/snapshots").await.ok(200);
    assert_eq!(
        (&list["files"][0]["filename"], &list["files"][1]),
        (&json!("After"), &json!(null))
    );
}

#[actix_web::test]
async fn a_label_of_two_events_must_come_with_its_event() {
    let app = TestApp::start().await;
    let world = World::of(&app, "ann").await;
    world.snapshot("Before").await;
    let other = World {
        event: crate::support::world::new_event(&world.person).await,
        person: world.person.clone(),
        guest: String::new(),
    };
    other.snapshot("Before").await;
    let before = app.rows();
    let refused = world.person.delete("/api/snapshots/Before").await;
    assert_eq!(refused.problem(400, "invalid")["field"], "event");
    assert_eq!(app.rows(), before);
    let path = format!("/api/snapshots/Before?event={}", other.event);
    world.person.delete(&path).await.ok(204);
    let left = world.person.get("/api/snapshots").await.ok(200);
    assert_eq!(left["files"][0]["eventId"], json!(world.event));
}
