//! `/api/snapshots`

mod create;

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn snapshots_are_listed_with_the_newest_first() {
    let world = World::new(&TestApp::start().await, "ann").await;
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
    let world = World::new(&TestApp::start().await, "ann").await;
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

#[actix_web::test]
async fn the_document_is_answered_as_the_saved_state() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.snapshot("Before").await;
    let answer = world.person.get("/api/snapshots/Before").await;
    assert_eq!(answer.header("content-type"), "application/json");
    let state = answer.ok(200);
    assert_eq!(
        (&state["version"], &state["elements"][0]["id"]),
        (&json!("1.0.0"), &json!("t1"))
    );
    assert_eq!(state["metadata"]["snapshotName"], "Before");
    assert_eq!(state["metadata"]["snapshotVersion"], "1.0.0");
}

#[actix_web::test]
async fn a_label_with_any_characters_comes_back_through_its_address() {
    let world = World::new(&TestApp::start().await, "ann").await;
    for (label, address) in [
        ("Before dinner (2)", "Before%20dinner%20(2)"),
        ("100 %", "100%20%25"),
        ("a%2Fb", "a%252Fb"),
        ("a?b#c&d+e", "a%3Fb%23c%26d%2Be"),
        ("Zoë", "Zo%C3%AB"),
        ("..plan", "..plan"),
    ] {
        assert_eq!(world.snapshot(label).await, label);
        let path = format!("/api/snapshots/{address}?event={}", world.event);
        assert_eq!(
            world.person.get(&path).await.ok(200)["metadata"]["snapshotName"],
            label,
            "{address}"
        );
        world.person.delete(&path).await.ok(204);
    }
}

#[actix_web::test]
async fn an_address_that_could_be_a_path_finds_nothing() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.snapshot("Before").await;
    for address in [
        "nothing",
        "..%2F..%2Fetc%2Fpasswd",
        "%2e%2e%2fBefore",
        "%2Fetc%2Fpasswd",
        "Before%00",
        "Before%2F",
        "%ff%fe",
    ] {
        let answer = world.person.get(&format!("/api/snapshots/{address}")).await;
        answer.problem(404, "not_found");
    }
    let other = crate::support::world::new_event(&world.person).await;
    world
        .person
        .get(&format!("/api/snapshots/Before?event={other}"))
        .await
        .problem(404, "not_found");
}

#[actix_web::test]
async fn a_deleted_snapshot_is_gone_and_the_others_stay() {
    let world = World::new(&TestApp::start().await, "ann").await;
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
    let world = World::new(&app, "ann").await;
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
