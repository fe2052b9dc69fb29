//! `POST /api/events/{eventId}/auto-assign`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::{World, new_event, new_guest, plan};

#[actix_web::test]
async fn everybody_who_fits_gets_a_seat_and_the_others_a_reason() {
    let world = World::of(&TestApp::start().await, "ann").await;
    for name in ["Ben", "Cleo", "Dan"] {
        new_guest(&world.person, &world.event, name).await;
    }
    world
        .person
        .put_plan(&world.event, 1, &json!({ "plan": plan(3) }))
        .await
        .ok(200);
    let outcome = world
        .person
        .send(world.person.request("POST", &world.path("events", "auto-assign")))
        .await
        .ok(200);
    assert_eq!(
        (&outcome["assignedCount"], &outcome["score"]["unseated"]),
        (&json!(3), &json!(1)),
        "{outcome}"
    );
    let unseated = outcome["unseated"].as_array().unwrap();
    assert_eq!(unseated.len(), 1);
    assert!(!unseated[0]["reason"].as_str().unwrap().is_empty());
    let seated = world
        .guests()
        .await
        .iter()
        .filter(|guest| guest.get("seat").is_some())
        .count();
    assert_eq!(seated, 3);
}

#[actix_web::test]
async fn a_seat_given_by_hand_stays() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world
        .person
        .post(
            &world.path("guests", "assign-seat"),
            &json!({ "seatId": world.seat(7) }),
        )
        .await
        .ok(200);
    new_guest(&world.person, &world.event, "Ben").await;
    world
        .person
        .post(&world.path("events", "auto-assign"), &json!({}))
        .await
        .ok(200);
    let guests = world.guests().await;
    let seat_of = |name: &str| {
        let found = guests.iter().find(|guest| guest["firstName"] == name);
        found.unwrap()["seat"].clone()
    };
    let (anna, ben) = (seat_of("Anna"), seat_of("Ben"));
    assert_eq!((&anna["id"], &anna["byHand"]), (&json!("t1-chair-7"), &json!(true)));
    assert_eq!(ben["byHand"], json!(false));
}

#[actix_web::test]
async fn an_event_without_guests_has_nobody_to_seat() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let empty = new_event(&world.person).await;
    let outcome = world
        .person
        .post(&format!("/api/events/{empty}/auto-assign"), &json!({}))
        .await
        .ok(200);
    assert_eq!(
        (&outcome["assignedCount"], &outcome["unseated"]),
        (&json!(0), &json!([]))
    );
}
