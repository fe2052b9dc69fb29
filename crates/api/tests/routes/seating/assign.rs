//! `POST /api/guests/{guestId}/assign-seat`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::{World, new_event, new_guest};

#[actix_web::test]
async fn a_guest_gets_a_free_seat() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let answer = world
        .person
        .post(
            &world.path("guests", "assign-seat"),
            &json!({ "seatId": world.seat(3) }),
        )
        .await;
    let assignment = answer.ok(200);
    assert_eq!(
        (&assignment["guestId"], &assignment["seatId"]),
        (&json!(world.guest), &json!("t1-chair-3"))
    );
    let list = world
        .person
        .get(&world.path("events", "seat-assignments"))
        .await
        .ok(200);
    assert_eq!(list[0]["id"], assignment["id"]);
}

#[actix_web::test]
async fn assigning_a_taken_seat_is_refused() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.seated().await;
    let other = new_guest(&world.person, &world.event, "Ben").await;
    let answer = world
        .person
        .post(
            &format!("/api/guests/{other}/assign-seat"),
            &json!({ "seatId": world.seat(1) }),
        )
        .await;
    let problem = answer.problem(409, "seat_taken");
    assert_eq!(problem["message"], "This seat is already taken by another guest.");
    let anna = json!({ "id": world.guest, "firstName": "Anna", "lastName": "Kern" });
    assert_eq!(
        problem["details"],
        json!({ "seat": { "seatId": world.seat(1), "guest": anna } })
    );
}

#[actix_web::test]
async fn a_second_seat_is_a_move() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.seated().await;
    world
        .person
        .post(
            &world.path("guests", "assign-seat"),
            &json!({ "seatId": world.seat(2) }),
        )
        .await
        .ok(200);
    let list = world
        .person
        .get(&world.path("events", "seat-assignments"))
        .await
        .ok(200);
    assert_eq!(
        (list.as_array().unwrap().len(), &list[0]["seatId"]),
        (1, &json!("t1-chair-2"))
    );
}

#[actix_web::test]
async fn a_seat_that_the_plan_of_the_event_lacks_is_not_found() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let path = world.path("guests", "assign-seat");
    for seat in ["t1-chair-9", "t9-chair-1"] {
        world
            .person
            .post(&path, &json!({ "seatId": seat }))
            .await
            .problem(404, "not_found");
    }
    let empty = new_event(&world.person).await;
    let guest = new_guest(&world.person, &empty, "Cleo").await;
    let answer = world
        .person
        .post(
            &format!("/api/guests/{guest}/assign-seat"),
            &json!({ "seatId": world.seat(1) }),
        )
        .await;
    answer.problem(404, "not_found");
}

#[actix_web::test]
async fn a_body_without_a_seat_is_refused() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let path = world.path("guests", "assign-seat");
    assert!(
        world.person.post(&path, &json!({})).await.problem(400, "invalid")["message"]
            .as_str()
            .unwrap()
            .contains("seatId")
    );
    assert_eq!(
        world
            .person
            .post(&path, &json!({ "seatId": 5 }))
            .await
            .problem(400, "invalid")["field"],
        "seatId"
    );
    world
        .person
        .raw("POST", &path, "seatId=1")
        .await
        .problem(400, "malformed_json");
}
