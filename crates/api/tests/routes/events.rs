//! `/api/events`

mod activity;
mod archive;
mod duplicate;

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

#[actix_web::test]
async fn the_list_counts_guests_and_seats() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let events = world.person.get("/api/events").await.ok(200);
    assert_eq!(events[0]["id"], world.event.as_str());
    let figures = (
        &events[0]["guestCount"],
        &events[0]["assignedSeats"],
        &events[0]["seatCount"],
    );
    assert_eq!(figures, (&json!(1), &json!(1), &json!(8)));
}

#[actix_web::test]
async fn events_of_others_are_not_listed() {
    let app = TestApp::start().await;
    World::new(&app, "ann").await;
    let other = Person::signed_up(&app, "ben").await;
    assert_eq!(other.get("/api/events").await.ok(200), json!([]));
}

#[actix_web::test]
async fn a_state_that_does_not_exist_is_refused() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    for query in ["state=gone", "state=", "state=Active"] {
        let problem = person
            .get(&format!("/api/events?{query}"))
            .await
            .problem(400, "invalid");
        assert_eq!(problem["field"], "state", "{query}");
    }
    let twice = person.get("/api/events?state=active&state=deleted").await;
    twice.problem(400, "malformed_body");
}

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

#[actix_web::test]
async fn an_event_is_answered_with_its_fields() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let event = world.person.get(&format!("/api/events/{}", world.event)).await.ok(200);
    assert_eq!(event["id"], world.event.as_str());
    assert_eq!(event["name"], "Summer wedding");
    assert_eq!(event["date"], "2027-06-12T14:00:00Z");
    assert_eq!(event["status"], "planning");
    for count in ["guestCount", "assignedSeats"] {
        assert!(event[count].is_u64(), "{count}: {event}");
    }
    for text in ["description", "venue", "createdAt"] {
        assert!(event[text].is_string(), "{text}: {event}");
    }
}

#[actix_web::test]
async fn an_id_that_cannot_exist_is_not_found() {
    let world = World::new(&TestApp::start().await, "ann").await;
    for id in ["nothing", "%2e%2e", "a%00b", "é"] {
        let path = format!("/api/events/{}", id.replace('é', "%C3%A9"));
        world.person.get(&path).await.problem(404, "not_found");
    }
}

#[actix_web::test]
async fn end_and_deadline_are_also_answered_as_the_clocks_of_the_zone_show_them() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    let event = world.person.get(&path).await.ok(200);
    assert!(event.get("localEndDate").is_none() && event.get("localRsvpDeadline").is_none());
    let body = serde_json::json!({ "endDate": "2027-06-12T23:30", "rsvpDeadline": "2027-05-01" });
    let event = world.person.patch(&path, &body).await.ok(200);
    assert_eq!(event["localEndDate"], "2027-06-12T23:30");
    assert_eq!(event["localRsvpDeadline"], "2027-05-01T23:59");
    for absent in ["archivedAt", "deletedAt", "restorableUntil"] {
        assert!(event.get(absent).is_none(), "{absent}");
    }
}

#[actix_web::test]
async fn only_the_fields_that_are_sent_change() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    let body = json!({ "status": "confirmed", "venue": "The Barn", "endDate": "2027-06-12T23:00" });
    let event = world.person.patch(&path, &body).await.ok(200);
    assert_eq!(
        (&event["status"], &event["venue"]),
        (&json!("confirmed"), &json!("The Barn"))
    );
    assert_eq!(
        (&event["name"], &event["localDate"]),
        (&json!("Summer wedding"), &json!("2027-06-12T15:00"))
    );
    assert_eq!(event["endDate"], "2027-06-12T22:00:00Z");
    let event = world.person.patch(&path, &json!({ "endDate": null })).await.ok(200);
    assert!(event.get("endDate").is_none());
}

#[actix_web::test]
async fn a_wrong_field_is_named_and_nothing_changes() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    let problem = world
        .person
        .patch(&path, &json!({ "venue": "The Barn", "name": " " }))
        .await
        .problem(400, "invalid");
    assert_eq!(problem["field"], "name");
    assert_eq!(world.person.get(&path).await.ok(200)["venue"], "");
}

#[actix_web::test]
async fn a_deleted_event_is_gone_with_everything_in_it() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    world.person.delete(&path).await.ok(204);
    world.person.get(&path).await.problem(404, "not_found");
    world
        .person
        .get(&world.path("events", "guests"))
        .await
        .problem(404, "not_found");
    world.person.delete(&path).await.problem(404, "not_found");
}

#[actix_web::test]
async fn a_colour_brings_its_shades_and_null_returns_to_the_default() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    let before = world.person.get(&path).await.ok(200);
    assert_eq!(before["accent"], json!(null));
    assert_eq!(before["accentShades"]["light"]["fill"], "#a3412e");
    let event = world.person.patch(&path, &json!({ "accent": "#1D6F78" })).await.ok(200);
    assert_eq!(event["accent"], "#1d6f78");
    let shades = &event["accentShades"];
    assert_eq!(shades["light"]["fill"], "#1d6f78");
    for shade in ["fill", "onFill", "ink", "soft", "line"] {
        assert!(shades["light"][shade].is_string(), "{shades}");
        assert!(shades["dark"][shade].is_string(), "{shades}");
    }
    let problem = world.person.patch(&path, &json!({ "accent": "teal" })).await;
    assert_eq!(problem.problem(400, "invalid")["field"], "accent");
    let after = world.person.patch(&path, &json!({ "accent": null })).await.ok(200);
    assert_eq!(after["accentShades"], before["accentShades"]);
}
