//! `DELETE /api/events/{eventId}`

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn a_deleted_event_is_gone_with_everything_in_it() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    world.person.delete(&path).await.ok(204);
    world.person.get(&path).await.problem(404, "not_found");
    world
        .person
        .get(&world.path("events", "guests"))
        .await
        .problem(404, "not_found");
    world.person.delete(&path).await.problem(404, "not_found");
}
