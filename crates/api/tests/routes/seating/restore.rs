//! `POST /api/events/{eventId}/seat-assignments/restore`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::{World, new_guest};

const RESTORE: &str = "seat-assignments/restore";

async fn guest(world: &World, id: &str) -> Value {
    let all = world.person.get(&world.path("events", "guests")).await.ok(200);
    let found = all.as_array().unwrap().iter().find(|guest| guest["id"] == id);
    found.unwrap().clone()
}

#[actix_web::test]
async fn a_swap_is_taken_back_with_the_table_that_the_waiting_guest_had_chosen() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let ben = new_guest(&world.person, &world.event, "Ben").await;
    let path = format!("/api/guests/{ben}");
    world.person.patch(&path, &json!({ "tableId": "t1" })).await.ok(200);
    let before = (guest(&world, &world.guest).await, guest(&world, &ben).await);
    let swap = json!({ "guestId": ben, "seatId": world.seat(1), "otherGuestId": world.guest });
    let path = world.path("events", "seat-assignments/swap");
    let mut places = world.person.post(&path, &swap).await.ok(200)["before"].clone();
    assert_eq!(
        places,
        json!([
            { "guestId": ben, "tableId": "t1", "byHand": true },
            { "guestId": world.guest, "seatId": world.seat(1), "byHand": true },
        ])
    );
    places[0]["fromSeatId"] = json!(world.seat(1));
    let answer = world
        .person
        .post(&world.path("events", RESTORE), &json!({ "places": places }))
        .await;
    assert_eq!(answer.ok(200), json!({ "skipped": [] }));
    let after = (guest(&world, &world.guest).await, guest(&world, &ben).await);
    assert_eq!(
        (&after.0["seat"], &after.1["table"]),
        (&before.0["seat"], &before.1["table"])
    );
    assert_eq!(after.1["seat"], before.1["seat"]);
}

#[actix_web::test]
async fn who_sits_elsewhere_by_now_is_told() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let place = json!({ "guestId": world.guest, "fromSeatId": world.seat(2), "byHand": true });
    let answer = world
        .person
        .post(&world.path("events", RESTORE), &json!({ "places": [place] }))
        .await;
    let problem = answer.problem(409, "seats_changed");
    assert_eq!(
        problem["details"]["seats"],
        json!([{ "seatId": world.seat(2), "guest": null }])
    );
}

#[actix_web::test]
async fn with_partial_those_who_sit_elsewhere_are_named_and_the_others_go_back() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let ben = new_guest(&world.person, &world.event, "Ben").await;
    let places = json!([
        { "guestId": world.guest, "fromSeatId": world.seat(2), "byHand": true },
        { "guestId": ben, "seatId": world.seat(5), "byHand": false },
    ]);
    let body = json!({ "places": places, "partial": true });
    let answer = world.person.post(&world.path("events", RESTORE), &body).await;
    let skipped = &answer.ok(200)["skipped"];
    assert_eq!(skipped.as_array().unwrap().len(), 1);
    assert_eq!(
        (&skipped[0]["guestId"], &skipped[0]["reason"]),
        (&json!(world.guest), &json!("Moved since."))
    );
    assert_eq!(guest(&world, &ben).await["seat"]["id"], json!(world.seat(5)));
    assert_eq!(guest(&world, &world.guest).await["seat"]["id"], json!(world.seat(1)));
}

#[actix_web::test]
async fn with_partial_a_body_of_more_than_a_megabyte_is_read() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let gone = |number: usize| json!({ "guestId": format!("gone{number}"), "seatId": world.seat(2), "byHand": true });
    let own = json!({ "guestId": world.guest, "fromSeatId": world.seat(1), "byHand": true });
    let places: Vec<Value> = (0..19_999).map(gone).chain([own]).collect();
    let body = json!({ "places": places, "partial": true });
    assert!(body.to_string().len() > 1024 * 1024);
    let answer = world.person.post(&world.path("events", RESTORE), &body).await;
    assert_eq!(answer.ok(200), json!({ "skipped": [] }));
    assert_eq!(guest(&world, &world.guest).await.get("seat"), None);
}

#[actix_web::test]
async fn a_body_without_places_and_a_long_one_are_refused() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", RESTORE);
    world.person.post(&path, &json!({})).await.problem(400, "invalid");
    let places: Vec<_> = (0..501)
        .map(|_| json!({ "guestId": world.guest, "byHand": true }))
        .collect();
    let answer = world.person.post(&path, &json!({ "places": places })).await;
    answer.problem(413, "too_large");
}
