//! `GET /api/tables/{eventId}`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn tables_show_their_seats_and_who_has_them() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.seated().await;
    let tables = world.person.get(&format!("/api/tables/{}", world.event)).await.ok(200);
    assert_eq!(
        (&tables[0]["id"], &tables[0]["number"], &tables[0]["capacity"]),
        (&json!("t1"), &json!(1), &json!(8))
    );
    let seats = tables[0]["seats"].as_array().unwrap();
    assert_eq!((seats.len(), &seats[0]["guestId"]), (8, &json!(world.guest)));
    assert!(seats[1].get("guestId").is_none());
}
