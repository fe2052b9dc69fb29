//! `GET /api/events/{eventId}/seat-assignments`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn each_assignment_has_its_own_id() {
    let world = World::of(&TestApp::start().await, "ann").await;
    assert_eq!(
        world
            .person
            .get(&world.path("events", "seat-assignments"))
            .await
            .ok(200),
        json!([])
    );
    let id = world.seated().await;
    let list = world
        .person
        .get(&world.path("events", "seat-assignments"))
        .await
        .ok(200);
    assert_eq!(
        list,
        json!([{ "id": id, "guestId": world.guest, "seatId": "t1-chair-1" }])
    );
}
