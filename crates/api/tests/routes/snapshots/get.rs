//! `GET /api/snapshots/{filename}`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn the_document_is_answered_as_the_saved_state() {
    let world = World::of(&TestApp::start().await, "ann").await;
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
    let world = World::of(&TestApp::start().await, "ann").await;
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
    let world = World::of(&TestApp::start().await, "ann").await;
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
