//! `POST /api/events/{eventId}/seat-assignments`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::{World, new_event, new_guest};

#[actix_web::test]
async fn a_guest_of_the_event_gets_a_seat_of_the_event() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let body = json!({ "guestId": world.guest, "seatId": world.seat(4) });
    let assignment = world
        .person
        .post(&world.path("events", "seat-assignments"), &body)
        .await
        .ok(201);
    assert_eq!(assignment["seatId"], "t1-chair-4");
    let other = new_guest(&world.person, &world.event, "Ben").await;
    let body = json!({ "guestId": other, "seatId": world.seat(4) });
    world
        .person
        .post(&world.path("events", "seat-assignments"), &body)
        .await
        .problem(409, "seat_taken");
}

#[actix_web::test]
async fn a_guest_of_another_event_is_not_found_here() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let elsewhere = new_event(&world.person).await;
    let guest = new_guest(&world.person, &elsewhere, "Ben").await;
    let body = json!({ "guestId": guest, "seatId": world.seat(1) });
    world
        .person
        .post(&world.path("events", "seat-assignments"), &body)
        .await
        .problem(404, "not_found");
    let body = json!({ "guestId": guest });
    world
        .person
        .post(&world.path("events", "seat-assignments"), &body)
        .await
        .problem(400, "invalid");
}
