//! `DELETE /api/seat-assignments/{assignmentId}`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn removing_an_assignment_frees_its_seat() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let id = world.seated().await;
    world
        .person
        .delete(&format!("/api/seat-assignments/{id}"))
        .await
        .ok(204);
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
        .delete(&format!("/api/seat-assignments/{id}"))
        .await
        .problem(404, "not_found");
}
