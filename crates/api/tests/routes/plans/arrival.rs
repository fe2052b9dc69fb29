//! `GET /api/events/{eventId}/floor-plan/commands/{commandId}`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::World;

fn moving(command_id: &str) -> Value {
    json!({
        "baseRevision": 1, "commandId": command_id,
        "commands": [{ "kind": "move", "moves": [{ "id": "t1", "x": 480, "y": 0 }] }],
    })
}

#[actix_web::test]
async fn a_change_is_known_by_its_id_once_it_was_applied() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let path = world.path("events", "floor-plan/commands");
    let asked = format!("{path}/c1?baseRevision=1");
    assert_eq!(world.person.get(&asked).await.ok(200), json!({ "arrived": "no" }));
    world.person.post(&path, &moving("c1")).await.ok(200);
    assert_eq!(
        world.person.get(&asked).await.ok(200),
        json!({ "arrived": "yes", "revision": 2 })
    );
    let another = format!("{path}/c2?baseRevision=1");
    assert_eq!(world.person.get(&another).await.ok(200), json!({ "arrived": "no" }));
}

#[actix_web::test]
async fn a_base_that_is_no_number_is_refused() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let path = world.path("events", "floor-plan/commands");
    for query in ["", "?baseRevision=one"] {
        let answer = world.person.get(&format!("{path}/c1{query}")).await;
        answer.problem(400, "malformed_body");
    }
}

#[actix_web::test]
async fn somebody_elses_event_is_not_found_and_nobody_is_asked_to_sign_in() {
    let app = TestApp::start().await;
    let world = World::of(&app, "ann").await;
    let path = format!("{}/c1?baseRevision=1", world.path("events", "floor-plan/commands"));
    let other = World::of(&app, "ben").await;
    other.person.get(&path).await.problem(404, "not_found");
    app.get(&path).await.problem(401, "signed_out");
}
