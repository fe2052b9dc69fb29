//! `POST /api/guests/{guestId}/unassign-seat`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn the_seat_of_a_guest_is_freed() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.seated().await;
    let path = world.path("guests", "unassign-seat");
    let before = json!({ "guestId": world.guest, "seatId": world.seat(1), "byHand": true });
    assert_eq!(
        world.person.post(&path, &json!({})).await.ok(200),
        json!({ "before": before })
    );
    assert_eq!(
        world
            .person
            .get(&world.path("events", "seat-assignments"))
            .await
            .ok(200),
        json!([])
    );
    world.person.send(world.person.request("POST", &path)).await.ok(200);
}
