//! `POST /api/events/{eventId}/auto-assign`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::{World, new_event, new_guest, plan};

#[actix_web::test]
async fn everybody_who_fits_gets_a_seat_and_the_others_a_reason() {
    let world = World::new(&TestApp::start().await, "ann").await;
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
    let world = World::new(&TestApp::start().await, "ann").await;
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
    let world = World::new(&TestApp::start().await, "ann").await;
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

#[actix_web::test]
async fn guests_whom_auto_assign_seated_move_only_when_the_body_says_so() {
    let world = World::new(&TestApp::start().await, "ann").await;
    new_guest(&world.person, &world.event, "Ben").await;
    let run = world.path("events", "auto-assign");
    world.person.send(world.person.request("POST", &run)).await.ok(200);
    let seat = |chair: u32| json!({ "seatId": format!("t1-chair-{chair}") });
    let before = world
        .person
        .get(&world.path("events", "seat-assignments"))
        .await
        .ok(200);
    // A party parted by hand, which the engine would like to put side by side again.
    for guest in world.guests().await {
        let path = format!("/api/guests/{}", guest["id"].as_str().unwrap());
        world.person.patch(&path, &json!({ "party": "Lee" })).await.ok(200);
    }
    world
        .person
        .post(&world.path("guests", "assign-seat"), &seat(6))
        .await
        .ok(200);
    for body in [json!(null), json!({}), json!({ "moveSeated": false })] {
        let outcome = world.person.post(&run, &body).await.ok(200);
        assert_eq!(
            (&outcome["movedCount"], &outcome["changes"]),
            (&json!(0), &json!([])),
            "{outcome}"
        );
    }
    let outcome = world.person.post(&run, &json!({ "moveSeated": true })).await.ok(200);
    assert_eq!(outcome["movedCount"], json!(1), "{outcome}");
    let change = &outcome["changes"][0];
    let ben = before
        .as_array()
        .unwrap()
        .iter()
        .find(|seat| seat["guestId"] == change["before"]["guestId"]);
    assert_eq!(change["before"]["seatId"], ben.unwrap()["seatId"]);
    assert_eq!(change["before"]["byHand"], json!(false));
    assert_ne!(change["seatId"], change["before"]["seatId"]);
}

#[actix_web::test]
async fn options_that_cannot_be_read_are_refused() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let run = world.path("events", "auto-assign");
    let answer = world.person.post(&run, &json!({ "moveSeated": "yes" })).await;
    assert_eq!(answer.problem(400, "invalid")["field"], json!("moveSeated"));
    let form = world
        .person
        .request("POST", &run)
        .insert_header(("content-type", "text/plain"))
        .set_payload("moveSeated");
    world.person.send(form).await.problem(415, "unsupported_media_type");
    let long = world
        .person
        .request("POST", &run)
        .insert_header(("content-type", "application/json"))
        .set_payload(" ".repeat(70_000));
    world.person.send(long).await.problem(413, "too_large");
}
