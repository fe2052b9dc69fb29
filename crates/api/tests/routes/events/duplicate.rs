//! `POST /api/events/{eventId}/duplicate`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn a_copy_has_the_plan_and_on_request_the_guests() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let path = world.path("events", "duplicate");
    let bare = world.person.post(&path, &json!({})).await.ok(201);
    assert_eq!(bare["name"], "Copy of Summer wedding");
    assert_eq!((&bare["guestCount"], &bare["seatCount"]), (&json!(0), &json!(8)));
    let body = json!({ "name": "Again", "date": "2028-06-10T15:00", "withGuests": true });
    let copy = world.person.post(&path, &body).await.ok(201);
    assert_eq!(
        (&copy["name"], &copy["localDate"], &copy["status"]),
        (&json!("Again"), &json!("2028-06-10T15:00"), &json!("planning"))
    );
    assert_eq!((&copy["guestCount"], &copy["assignedSeats"]), (&json!(1), &json!(0)));
    let id = copy["id"].as_str().unwrap();
    let guests = world.person.get(&format!("/api/events/{id}/guests")).await.ok(200);
    assert_eq!(guests[0]["firstName"], "Anna");
    assert_eq!(guests[0]["status"], "pending");
    assert_ne!(guests[0]["lookupCode"], world.guests().await[0]["lookupCode"]);
    let plan = world.person.get(&format!("/api/events/{id}/floor-plan")).await.ok(200);
    assert_eq!(plan["revision"], 1);
}

#[actix_web::test]
async fn a_wrong_field_is_named_and_nothing_is_made() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "duplicate");
    for (field, body) in [
        ("name", json!({ "name": "" })),
        ("date", json!({ "date": "2027-03-28T01:30" })),
        ("zone", json!({ "zone": "Mars/Olympus" })),
    ] {
        let problem = world.person.post(&path, &body).await.problem(400, "invalid");
        assert_eq!(problem["field"], field, "{body}");
    }
    world
        .person
        .post(&path, &json!({ "withGuests": "yes" }))
        .await
        .problem(400, "invalid");
    assert_eq!(
        world.person.get("/api/events").await.ok(200).as_array().unwrap().len(),
        1
    );
}
