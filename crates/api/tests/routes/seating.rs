//! `/api/guests/{guestId}/assign-seat` and `/api/events/{eventId}/seat-assignments`

mod auto_assign;
mod restore;
mod swap;

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::{World, new_event, new_guest};

#[actix_web::test]
async fn a_guest_gets_a_free_seat() {
    let world = World::new(&TestApp::start().await, "ann").await;
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
    let world = World::new(&TestApp::start().await, "ann").await;
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
    let world = World::new(&TestApp::start().await, "ann").await;
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
    let world = World::new(&TestApp::start().await, "ann").await;
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
    let world = World::new(&TestApp::start().await, "ann").await;
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

#[actix_web::test]
async fn the_seat_of_a_guest_is_freed() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let path = world.path("guests", "unassign-seat");
    let before = json!({ "guestId": world.guest, "seatId": world.seat(1), "byHand": true });
    assert_eq!(
        world.person.post(&path, &json!({})).await.ok(200),
        json!({ "before": before })
    );
    assert_eq!(
        world
            .person
            .get(&world.path("events", "seat-assignments"))
            .await
            .ok(200),
        json!([])
    );
    world.person.send(world.person.request("POST", &path)).await.ok(200);
}

#[actix_web::test]
async fn each_assignment_has_its_own_id() {
    let world = World::new(&TestApp::start().await, "ann").await;
    assert_eq!(
        world
            .person
            .get(&world.path("events", "seat-assignments"))
            .await
            .ok(200),
        json!([])
    );
    let id = world.seated().await;
    let list = world
        .person
        .get(&world.path("events", "seat-assignments"))
        .await
        .ok(200);
    assert_eq!(
        list,
        json!([{ "id": id, "guestId": world.guest, "seatId": "t1-chair-1" }])
    );
}

#[actix_web::test]
async fn a_guest_of_the_event_gets_a_seat_of_the_event() {
    let world = World::new(&TestApp::start().await, "ann").await;
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
    let world = World::new(&TestApp::start().await, "ann").await;
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

#[actix_web::test]
async fn removing_an_assignment_frees_its_seat() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let id = world.seated().await;
    world
        .person
        .delete(&format!("/api/seat-assignments/{id}"))
        .await
        .ok(204);
    assert_eq!(
        world
            .person
            .get(&world.path("events", "seat-assignments"))
            .await
            .ok(200),
        json!([])
    );
    world
        .person
        .delete(&format!("/api/seat-assignments/{id}"))
        .await
        .problem(404, "not_found");
}
