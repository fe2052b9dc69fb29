//! Everything below a deleted event gets the same answer as an unknown id, and is restored byte for byte.

use serde_json::{Value, json};

use crate::support::answer::Answer;
use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::{World, plan};

/// Method, path and body of every call below an event that would be right if it were there.
fn calls(event: &str, guest: &str, assignment: &str) -> Vec<(&'static str, String, Value)> {
    let of_event = |call: &str| format!("/api/events/{event}/{call}");
    let commands = json!({ "baseRevision": 1, "commandId": "c1", "commands": [{ "kind": "remove", "ids": [] }] });
    vec![
        ("GET", format!("/api/events/{event}"), Value::Null),
        ("PATCH", format!("/api/events/{event}"), json!({ "name": "x" })),
        ("DELETE", format!("/api/events/{event}"), Value::Null),
        ("POST", of_event("duplicate"), json!({})),
        ("POST", of_event("archive"), json!({})),
        ("POST", of_event("unarchive"), json!({})),
        ("GET", of_event("activity"), Value::Null),
        ("GET", of_event("floor-plan"), Value::Null),
        ("PUT", of_event("floor-plan"), json!({ "plan": plan(8) })),
        ("POST", of_event("floor-plan/commands"), commands),
        ("GET", of_event("floor-plan/commands/c1?baseRevision=1"), Value::Null),
        ("GET", format!("/api/tables/{event}"), Value::Null),
        ("GET", of_event("guests"), Value::Null),
        ("POST", of_event("guests"), json!({ "firstName": "Eve" })),
        ("GET", of_event("seat-assignments"), Value::Null),
        (
            "POST",
            of_event("seat-assignments"),
            json!({ "guestId": guest, "seatId": "t1-chair-2" }),
        ),
        (
            "POST",
            of_event("seat-assignments/swap"),
            json!({ "guestId": guest, "seatId": "t1-chair-2", "otherGuestId": "other" }),
        ),
        (
            "POST",
            of_event("seat-assignments/restore"),
            json!({ "places": [{ "guestId": guest, "byHand": true }] }),
        ),
        ("POST", of_event("auto-assign"), json!({})),
        ("POST", of_event("auto-assign/jobs"), json!({})),
        ("POST", of_event("duplicate/jobs"), json!({})),
        ("GET", of_event("export-seating"), Value::Null),
        ("PATCH", format!("/api/guests/{guest}"), json!({ "notes": "x" })),
        ("DELETE", format!("/api/guests/{guest}"), Value::Null),
        (
            "POST",
            format!("/api/guests/{guest}/assign-seat"),
            json!({ "seatId": "t1-chair-2" }),
        ),
        ("POST", format!("/api/guests/{guest}/unassign-seat"), json!({})),
        ("DELETE", format!("/api/seat-assignments/{assignment}"), Value::Null),
        (
            "POST",
            "/api/snapshots".to_owned(),
            json!({ "filename": "After", "data": plan(8), "eventId": event }),
        ),
        ("GET", format!("/api/snapshots?event={event}"), Value::Null),
        ("GET", format!("/api/snapshots/Before?event={event}"), Value::Null),
        ("DELETE", format!("/api/snapshots/Before?event={event}"), Value::Null),
    ]
}

async fn send(person: &Person, method: &str, path: &str, body: &Value) -> Answer {
    let mut request = person.request(method, path).insert_header(("x-request-id", "same"));
    if method == "PUT" {
        request = request.insert_header(("if-match", "\"1\""));
    }
    if method != "GET" && method != "DELETE" {
        request = request.set_json(body);
    }
    person.send(request).await
}

/// The bytes of every answer that reads.
async fn everything(world: &World) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for call in ["guests", "seat-assignments", "floor-plan", "export-seating"] {
        all.push(world.person.get(&world.path("events", call)).await.body);
    }
    all.push(world.person.get(&format!("/api/tables/{}", world.event)).await.body);
    for list in ["/api/floor-plans", "/api/snapshots", "/api/snapshots/Before"] {
        all.push(world.person.get(list).await.body);
    }
    all
}

#[actix_web::test]
async fn every_call_below_a_deleted_event_answers_like_an_unknown_id() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let assignment = world.seated().await;
    world.snapshot("Before").await;
    let code = world.guests().await[0]["lookupCode"].as_str().unwrap().to_owned();
    let lookup = format!("/api/seat-lookup/{code}");
    let found = world.person.get(&lookup).await;
    assert_eq!(found.status, 200);
    let before = everything(&world).await;
    let event = format!("/api/events/{}", world.event);
    let fields = world.person.get(&event).await.ok(200);
    world.person.delete(&event).await.ok(204);

    let known = calls(&world.event, &world.guest, &assignment);
    let unknown = calls("unknown", "unknown", "unknown");
    for ((method, path, body), (_, other, other_body)) in known.iter().zip(&unknown) {
        let gone = send(&world.person, method, path, body).await;
        let never = send(&world.person, method, other, other_body).await;
        assert_eq!(gone.status, 404, "{method} {path}: {}", gone.text());
        assert_eq!(
            (gone.status, gone.text()),
            (never.status, never.text()),
            "{method} {path}"
        );
    }
    let import = world
        .person
        .import(&world.event, "l.csv", b"First,Last\nEve,Adams\n")
        .await;
    import.problem(404, "not_found");
    let missed = world.person.get(&lookup).await;
    assert_eq!(missed.problem(404, "code_not_found")["code"], "code_not_found");
    assert_eq!(world.person.get("/api/floor-plans").await.ok(200), json!([]));
    assert_eq!(world.person.get("/api/snapshots").await.ok(200), json!({ "files": [] }));
    let kept = world.person.get("/api/snapshots/Before").await;
    kept.problem(404, "not_found");

    let restored = send(&world.person, "POST", &format!("{event}/restore"), &json!({}))
        .await
        .ok(200);
    assert_eq!(everything(&world).await, before);
    assert_eq!(world.person.get(&lookup).await.body, found.body);
    for (field, value) in fields.as_object().unwrap() {
        if field != "lastActivity" {
            assert_eq!(&restored[field], value, "{field}");
        }
    }
}
