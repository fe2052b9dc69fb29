//! `DELETE /api/guests/{guestId}`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn removing_a_guest_frees_the_seat() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    world
        .person
        .delete(&format!("/api/guests/{}", world.guest))
        .await
        .ok(204);
    assert!(world.guests().await.is_empty());
    assert_eq!(
        world
            .person
            .get(&world.path("events", "seat-assignments"))
            .await
            .ok(200),
        json!([])
    );
    world
        .person
        .delete(&format!("/api/guests/{}", world.guest))
        .await
        .problem(404, "not_found");
}
