//! The texts of events: what a name must be, what never gets in, and what people write in other scripts.

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

async fn create(person: &Person, name: &str) -> crate::support::answer::Answer {
    let body =
        json!({ "name": name, "date": "2027-06-12T15:00", "status": "planning", "guestCount": 0, "assignedSeats": 0 });
    person.post("/api/events", &body).await
}

#[actix_web::test]
async fn a_blank_name_is_refused_on_create_and_on_edit() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    for name in ["", " ", "\u{a0}\u{2003}"] {
        for answer in [
            create(&world.person, name).await,
            world.person.patch(&path, &json!({ "name": name })).await,
        ] {
            let problem = answer.problem(400, "invalid");
            assert_eq!(
                (&problem["field"], &problem["message"]),
                (&json!("name"), &json!("Event name is required"))
            );
        }
    }
    assert_eq!(world.person.get(&path).await.ok(200)["name"], "Summer wedding");
}

#[actix_web::test]
async fn a_name_has_at_most_200_characters() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    assert_eq!(create(&person, &"é".repeat(200)).await.ok(201)["name"], "é".repeat(200));
    for length in [201, 10_000] {
        let problem = create(&person, &"x".repeat(length)).await.problem(400, "invalid");
        assert_eq!(
            (&problem["field"], &problem["message"]),
            (&json!("name"), &json!("Use at most 200 characters."))
        );
    }
}

#[actix_web::test]
async fn control_characters_and_marks_that_turn_text_around_are_refused() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    for bad in [
        "\0",
        "\n",
        "\u{1b}[31m",
        "\u{7f}",
        "\u{85}",
        "\u{202e}",
        "\u{2066}",
        "\u{2028}",
        "\u{feff}",
    ] {
        let problem = create(&person, &format!("Gala{bad}night"))
            .await
            .problem(400, "invalid");
        assert_eq!(problem["field"], "name", "{bad:?}");
        let body = json!({ "name": "Gala", "date": "2027-06-12T15:00", "venue": format!("a{bad}b") });
        let problem = person.post("/api/events", &body).await.problem(400, "invalid");
        assert_eq!(problem["field"], "venue", "{bad:?}");
    }
    assert_eq!(person.get("/api/events").await.ok(200), json!([]));
}

#[actix_web::test]
async fn a_name_of_characters_that_nobody_sees_is_blank() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    for unseen in ["\u{200b}", " \u{200b}\u{200d}\u{2060} ", "\u{200e}\u{200f}", "\u{ad}"] {
        let problem = create(&person, unseen).await.problem(400, "invalid");
        assert_eq!(problem["message"], "Event name is required", "{unseen:?}");
    }
}

#[actix_web::test]
async fn names_in_every_script_stay_as_they_are_typed() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    for name in [
        "حفل زفاف",
        "חתונה של דנה",
        "क्\u{200d}षमा की शादी",
        "می\u{200c}خواهم",
        "👩\u{200d}👩\u{200d}👧 party",
        "<script>alert(1)</script>",
        "Gala'); DROP TABLE events; --",
    ] {
        let event = create(&person, name).await.ok(201);
        assert_eq!(event["name"], name);
        let path = format!("/api/events/{}", event["id"].as_str().unwrap());
        assert_eq!(person.get(&path).await.ok(200)["name"], name);
    }
}

#[actix_web::test]
async fn any_status_can_follow_any_other_and_no_other_word_is_a_status() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    let all = ["planning", "confirmed", "in-progress", "completed", "cancelled"];
    for from in all {
        for to in all {
            world.person.patch(&path, &json!({ "status": from })).await.ok(200);
            let event = world.person.patch(&path, &json!({ "status": to })).await.ok(200);
            assert_eq!(event["status"], to);
        }
    }
    for word in ["active", "pending", "Planning", ""] {
        let problem = world.person.patch(&path, &json!({ "status": word })).await;
        assert_eq!(problem.problem(400, "invalid")["field"], "status", "{word:?}");
    }
}

#[actix_web::test]
async fn a_new_event_starts_in_planning_with_nothing_counted() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    let event = person
        .post("/api/events", &json!({ "name": "Gala", "date": "2027-06-12T15:00" }))
        .await
        .ok(201);
    assert_eq!(
        (&event["status"], &event["guestCount"], &event["assignedSeats"]),
        (&json!("planning"), &json!(0), &json!(0))
    );
    assert_eq!(event["description"], "", "the description is optional");
}

/// Fields that only the server writes, with values that a client might send for them.
fn owned_by_the_server() -> Value {
    json!({
        "id": "mine", "organisationId": "other", "organisation": { "id": "other" }, "guestCount": 77, "assignedSeats": "many",
        "seatCount": 9, "createdAt": "1999-01-01T00:00:00Z", "updatedAt": "1999-01-01T00:00:00Z",
        "lastActivity": "1999-01-01T00:00:00Z", "archivedAt": "1999-01-01T00:00:00Z", "archived_at": "1999-01-01",
        "deletedAt": "1999-01-01T00:00:00Z", "restorableUntil": "2999-01-01T00:00:00Z", "localDate": "1999-01-01T00:00",
        "localEndDate": "1999-01-01T00:00", "localRsvpDeadline": "1999-01-01T00:00", "revision": 7, "role": "owner",
    })
}

#[actix_web::test]
async fn fields_that_the_server_owns_change_nothing_when_a_client_sends_them() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    let before = world.person.get(&path).await.ok(200);
    assert_eq!(world.person.patch(&path, &owned_by_the_server()).await.ok(200), before);
    let mut body = owned_by_the_server();
    (body["name"], body["date"]) = (json!("Gala"), json!("2027-06-12T15:00"));
    let made = world.person.post("/api/events", &body).await.ok(201);
    for (field, sent) in owned_by_the_server().as_object().unwrap() {
        assert_ne!(made.get(field), Some(sent), "{field}");
    }
    for absent in ["archivedAt", "deletedAt", "localEndDate", "organisationId"] {
        assert!(made.get(absent).is_none(), "{absent}");
    }
    let copy = owned_by_the_server();
    let copy = world
        .person
        .post(&world.path("events", "duplicate"), &copy)
        .await
        .ok(201);
    assert_eq!(
        (&copy["guestCount"], &copy["localDate"]),
        (&json!(0), &before["localDate"])
    );
}

#[actix_web::test]
async fn fields_of_a_guest_that_the_server_owns_change_nothing_when_a_client_sends_them() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let before = world.guests().await;
    let sent = json!({
        "id": "mine", "eventId": "other", "lookupCode": "AAAAAA", "partyId": "p1", "arrivedAt": "1999-01-01T00:00:00Z",
        "createdAt": "1999-01-01T00:00:00Z", "seat": { "id": "t1-chair-1" }, "table": { "id": "t1" },
    });
    let path = format!("/api/guests/{}", world.guest);
    world.person.patch(&path, &sent).await.ok(200);
    assert_eq!(world.guests().await, before);
}
