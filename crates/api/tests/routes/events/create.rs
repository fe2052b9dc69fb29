//! `POST /api/events`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn an_event_takes_place_at_a_wall_time_of_its_zone() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    let body = json!({
        "name": "Summer wedding", "date": "2027-06-12T15:00", "zone": "Europe/London", "venue": "The Barn",
        "description": "With dancing", "status": "planning", "guestCount": 0, "assignedSeats": 0,
    });
    let event = person.post("/api/events", &body).await.ok(201);
    assert_eq!(event["date"], "2027-06-12T14:00:00Z");
    assert_eq!(event["localDate"], "2027-06-12T15:00");
    assert_eq!(
        (&event["zone"], &event["status"]),
        (&json!("Europe/London"), &json!("planning"))
    );
    assert_eq!((&event["guestCount"], &event["seatCount"]), (&json!(0), &json!(0)));
    assert_eq!(person.get("/api/events").await.ok(200), json!([event]));
}

#[actix_web::test]
async fn figures_and_ids_that_a_client_sends_are_ignored() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    let body = json!({
        "name": "x", "date": "2027-06-12T15:00", "id": "mine", "organisationId": "other", "guestCount": 77,
        "assignedSeats": "many", "createdAt": "1999-01-01T00:00:00Z",
    });
    let event = person.post("/api/events", &body).await.ok(201);
    assert_ne!(event["id"], "mine");
    assert_eq!((&event["guestCount"], &event["assignedSeats"]), (&json!(0), &json!(0)));
    assert!(!event["createdAt"].as_str().unwrap().starts_with("1999"));
}

#[actix_web::test]
async fn wrong_fields_are_named_and_nothing_is_made() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    let wrong = [
        ("name", json!({ "name": "", "date": "2027-06-12T15:00" })),
        ("date", json!({ "name": "x", "date": "soon" })),
        ("date", json!({ "name": "x", "date": 5 })),
        (
            "zone",
            json!({ "name": "x", "date": "2027-06-12T15:00", "zone": "Mars/Olympus" }),
        ),
        (
            "status",
            json!({ "name": "x", "date": "2027-06-12T15:00", "status": "dreaming" }),
        ),
    ];
    for (field, body) in wrong {
        assert_eq!(
            person.post("/api/events", &body).await.problem(400, "invalid")["field"],
            field,
            "{body}"
        );
    }
    person
        .raw("POST", "/api/events", "name=x")
        .await
        .problem(400, "malformed_json");
    assert_eq!(person.get("/api/events").await.ok(200), json!([]));
}
