//! `GET /api/events/{eventId}`

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn an_event_is_answered_with_its_fields() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let event = world.person.get(&format!("/api/events/{}", world.event)).await.ok(200);
    assert_eq!(event["name"], "Summer wedding");
}

#[actix_web::test]
async fn an_id_that_cannot_exist_is_not_found() {
    let world = World::of(&TestApp::start().await, "ann").await;
    for id in ["nothing", "%2e%2e", "a%00b", "é"] {
        let path = format!("/api/events/{}", id.replace('é', "%C3%A9"));
        world.person.get(&path).await.problem(404, "not_found");
    }
}
