//! `GET /api/events/{eventId}/guests`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn the_list_shows_table_and_seat_of_each_guest() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let before = world.guests().await;
    assert_eq!(
        (&before[0]["firstName"], &before[0]["status"]),
        (&json!("Anna"), &json!("pending"))
    );
    assert!(before[0].get("seat").is_none());
    world.seated().await;
    let guest = world.guests().await.remove(0);
    assert_eq!(guest["status"], "assigned");
    assert_eq!(
        (&guest["table"]["id"], &guest["table"]["tableNumber"]),
        (&json!("t1"), &json!(1))
    );
    assert_eq!(
        guest["seat"],
        json!({ "id": "t1-chair-1", "seatNumber": 1, "seatLabel": "A", "byHand": true })
    );
    assert_eq!(guest["lookupCode"].as_str().unwrap().len(), 6);
}
