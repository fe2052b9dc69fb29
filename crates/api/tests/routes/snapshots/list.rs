//! `GET /api/snapshots`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn snapshots_are_listed_with_the_newest_first() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.snapshot("Before").await;
    world.snapshot("After").await;
    for path in [
        "/api/snapshots".to_owned(),
        format!("/api/snapshots?event={}", world.event),
    ] {
        let list = world.person.get(&path).await.ok(200);
        let labels: Vec<_> = list["files"]
            .as_array()
            .unwrap()
            .iter()
            .map(|file| file["filename"].as_str().unwrap())
            .collect();
        assert_eq!(labels, ["After", "Before"], "{path}");
        assert_eq!(list["files"][0].get("data"), None, "a list carries no documents");
    }
}

#[actix_web::test]
async fn the_list_of_one_event_shows_no_other_event() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.snapshot("Before").await;
    let other = crate::support::world::new_event(&world.person).await;
    let list = world.person.get(&format!("/api/snapshots?event={other}")).await.ok(200);
    assert_eq!(list, json!({ "files": [] }));
    world
        .person
        .get("/api/snapshots?event=unknown")
        .await
        .problem(404, "not_found");
}
