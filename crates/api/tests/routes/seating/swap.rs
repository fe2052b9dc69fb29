//! `POST /api/events/{eventId}/seat-assignments/swap`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::{World, new_guest};

const SWAP: &str = "seat-assignments/swap";

/// Anna at the first seat and Ben at the second one; returns Ben.
async fn both_seated(world: &World) -> String {
    world.seated().await;
    let ben = new_guest(&world.person, &world.event, "Ben").await;
    let seat = json!({ "seatId": world.seat(2) });
    let path = format!("/api/guests/{ben}/assign-seat");
    world.person.post(&path, &seat).await.ok(200);
    ben
}

async fn seats(world: &World) -> Vec<(Value, Value)> {
    let list = world
        .person
        .get(&world.path("events", "seat-assignments"))
        .await
        .ok(200);
    let all = list.as_array().unwrap().iter();
    all.map(|each| (each["seatId"].clone(), each["guestId"].clone()))
        .collect()
}

#[actix_web::test]
async fn two_guests_change_places_in_one_call() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let ben = both_seated(&world).await;
    let body = json!({
        "guestId": world.guest, "fromSeatId": world.seat(1), "seatId": world.seat(2), "otherGuestId": ben,
    });
    let answer = world.person.post(&world.path("events", SWAP), &body).await.ok(200);
    let now = &answer["assignments"];
    assert_eq!(
        (
            &now[0]["guestId"],
            &now[0]["seatId"],
            &now[1]["guestId"],
            &now[1]["seatId"]
        ),
        (
            &json!(world.guest),
            &json!("t1-chair-2"),
            &json!(ben),
            &json!("t1-chair-1")
        )
    );
    let expected = [
        (json!("t1-chair-1"), json!(ben)),
        (json!("t1-chair-2"), json!(world.guest)),
    ];
    assert_eq!(seats(&world).await, expected);
}

#[actix_web::test]
async fn a_lost_race_answers_who_has_the_seats() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let ben = both_seated(&world).await;
    let cleo = new_guest(&world.person, &world.event, "Cleo").await;
    let before = seats(&world).await;
    let body = json!({ "guestId": cleo, "seatId": world.seat(1), "otherGuestId": ben });
    let answer = world.person.post(&world.path("events", SWAP), &body).await;
    let problem = answer.problem(409, "seats_changed");
    assert_eq!(
        problem["message"],
        "Someone else has just changed these seats. Nothing was swapped."
    );
    let anna = json!({ "id": world.guest, "firstName": "Anna", "lastName": "Kern" });
    assert_eq!(
        problem["details"],
        json!({ "seats": [{ "seatId": "t1-chair-1", "guest": anna }] })
    );
    assert_eq!(seats(&world).await, before);
}

#[actix_web::test]
async fn a_body_without_the_other_guest_is_refused() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let body = json!({ "guestId": world.guest, "seatId": world.seat(1) });
    let answer = world.person.post(&world.path("events", SWAP), &body).await;
    let problem = answer.problem(400, "invalid");
    assert!(
        problem["message"].as_str().unwrap().contains("otherGuestId"),
        "{problem}"
    );
}

#[actix_web::test]
async fn a_guest_does_not_change_places_with_themselves() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let body = json!({
        "guestId": world.guest, "fromSeatId": world.seat(1), "seatId": world.seat(2), "otherGuestId": world.guest,
    });
    let answer = world.person.post(&world.path("events", SWAP), &body).await;
    assert_eq!(answer.problem(400, "invalid")["field"], "otherGuestId");
}
