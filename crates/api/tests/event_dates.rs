//! An event that is saved as the dialog shows it keeps every stored byte of its dates, in zones with odd offsets and
//! across changes of the clocks; what the dialog cannot mean is refused.

use serde_json::{Value, json};
use storage::scratch;
use test_support::database::TestDatabase;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

/// Zone, start, end and deadline as instants with seconds and microseconds that no dialog shows.
const EVENTS: [(&str, &str, &str, &str); 9] = [
    // The hour from one to two occurs twice; the first and the second of them.
    (
        "Europe/London",
        "2026-10-25T00:30:17.123456Z",
        "2026-10-25T01:30:59.999999Z",
        "2026-10-25T00:30:00Z",
    ),
    (
        "Europe/London",
        "2026-10-25T01:30:00.000001Z",
        "2026-10-25T01:59:59Z",
        "2026-10-25T01:30:45.5Z",
    ),
    // An hour before the clocks skip one, and right after it.
    (
        "Europe/London",
        "2027-03-28T00:59:59.999999Z",
        "2027-03-28T01:00:00.000001Z",
        "2027-03-27T23:59:00Z",
    ),
    (
        "America/New_York",
        "2026-11-01T05:30:30.25Z",
        "2026-11-01T06:30:30.25Z",
        "2026-11-01T06:59:59.999999Z",
    ),
    (
        "Asia/Kathmandu",
        "2027-06-12T09:15:30.000001Z",
        "2027-06-12T18:14:59.5Z",
        "2027-05-01T18:14:00Z",
    ),
    // Half an hour occurs twice.
    (
        "Australia/Lord_Howe",
        "2027-04-03T14:45:10.123Z",
        "2027-04-03T15:15:10.123456Z",
        "2027-04-03T14:30:00.000001Z",
    ),
    (
        "Australia/Lord_Howe",
        "2027-10-02T15:29:59.999999Z",
        "2027-10-02T15:30:00.5Z",
        "2027-09-01T00:00:01Z",
    ),
    (
        "Pacific/Apia",
        "2027-12-31T10:59:59.75Z",
        "2027-12-31T11:00:00.000001Z",
        "2027-12-30T10:00:00Z",
    ),
    // The island skipped this whole day.
    (
        "Pacific/Apia",
        "2011-12-30T09:59:59.999999Z",
        "2011-12-30T10:00:00Z",
        "2011-12-29T23:59:59.5Z",
    ),
];

const COLUMNS: [&str; 4] = ["starts_at", "ends_at", "rsvp_deadline", "zone"];

/// What the columns of all events hold.
fn stored(app: &TestApp) -> Vec<Vec<Option<String>>> {
    let mut conn = app.connect();
    let of = |column: &str| scratch::stored(&mut conn, column, "events ORDER BY id").unwrap();
    COLUMNS.map(of).to_vec()
}

/// Every field that the edit dialog shows, as it sends it.
fn as_the_dialog_sends(event: &Value) -> Value {
    json!({
        "name": event["name"], "date": event["localDate"], "zone": event["zone"], "endDate": event["localEndDate"],
        "rsvpDeadline": event["localRsvpDeadline"], "venue": event["venue"], "contact": event["contact"],
        "description": event["description"], "status": event["status"],
    })
}

async fn saving_what_is_shown_changes_no_byte(database: TestDatabase) {
    let app = TestApp::on(database).await;
    let person = Person::signed_up(&app, "ann").await;
    for (zone, start, end, deadline) in EVENTS {
        let body = json!({ "name": zone, "date": start, "zone": zone, "endDate": end, "rsvpDeadline": deadline });
        person.post("/api/events", &body).await.ok(201);
    }
    let before = stored(&app);
    assert!(
        before[0]
            .iter()
            .any(|text| text.as_ref().unwrap().ends_with("00:30:17.123456"))
    );
    for event in person.get("/api/events").await.ok(200).as_array().unwrap() {
        let path = format!("/api/events/{}", event["id"].as_str().unwrap());
        let date = event["localDate"].as_str().unwrap();
        assert_eq!(date.len(), "2026-10-25T00:30".len(), "the dialog shows minutes");
        let saved = person.patch(&path, &as_the_dialog_sends(event)).await.ok(200);
        assert_eq!(&saved, event, "not even the last activity");
        assert_eq!(stored(&app), before, "{event}");
        let renamed = json!({ "description": "Now with one" });
        let mut body = as_the_dialog_sends(event);
        body["description"] = renamed["description"].clone();
        person.patch(&path, &body).await.ok(200);
        assert_eq!(
            stored(&app),
            before,
            "another field leaves the dates alone as well: {event}"
        );
    }
}

#[actix_web::test]
async fn saving_what_the_dialog_shows_changes_no_byte_of_a_date_on_sqlite() {
    saving_what_is_shown_changes_no_byte(TestDatabase::sqlite()).await;
}

#[actix_web::test]
async fn saving_what_the_dialog_shows_changes_no_byte_of_a_date_on_postgresql() {
    if let Some(database) = TestDatabase::postgres() {
        saving_what_is_shown_changes_no_byte(database).await;
    }
}

#[actix_web::test]
async fn a_wall_time_that_the_clocks_skip_is_refused_with_its_field() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    let before = world.person.get(&path).await.ok(200);
    for (zone, skipped) in [
        ("Europe/London", "2027-03-28T01:30"),
        ("America/New_York", "2027-03-14T02:30"),
        ("Australia/Lord_Howe", "2027-10-03T02:15"),
        ("Pacific/Apia", "2011-12-30T12:00"),
    ] {
        let body = json!({ "name": "Gala", "date": skipped, "zone": zone });
        let problem = world.person.post("/api/events", &body).await.problem(400, "invalid");
        assert_eq!(problem["field"], "date", "{zone}");
        assert!(problem["message"].as_str().unwrap().contains(zone), "{problem}");
        let problem = world.person.patch(&path, &body).await.problem(400, "invalid");
        assert_eq!(problem["field"], "date", "{zone}");
        let end = json!({ "zone": zone, "endDate": skipped });
        let problem = world.person.patch(&path, &end).await.problem(400, "invalid");
        assert_eq!(problem["field"], "endDate", "{zone}");
    }
    assert_eq!(world.person.get(&path).await.ok(200), before);
    assert_eq!(
        world.person.get("/api/events").await.ok(200).as_array().unwrap().len(),
        1
    );
}

#[actix_web::test]
async fn a_missing_date_is_refused_on_create_and_on_edit() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    for date in ["", "   "] {
        let body = json!({ "name": "Gala", "date": date });
        let problem = world.person.post("/api/events", &body).await.problem(400, "invalid");
        assert_eq!(
            (&problem["field"], &problem["message"]),
            (&json!("date"), &json!("Event date is required"))
        );
        let problem = world.person.patch(&path, &body).await.problem(400, "invalid");
        assert_eq!(problem["message"], "Event date is required");
    }
    for body in [json!({ "name": "Gala" }), json!({ "name": "Gala", "date": null })] {
        let problem = world.person.post("/api/events", &body).await.problem(400, "invalid");
        assert_eq!(
            (&problem["field"], &problem["message"]),
            (&json!("date"), &json!("Event date is required")),
            "{body}"
        );
    }
    let nothing = world.person.post("/api/events", &json!({})).await;
    assert_eq!(nothing.problem(400, "invalid")["message"], "Event name is required");
    let removed = world.person.patch(&path, &json!({ "date": null })).await;
    assert_eq!(removed.problem(400, "invalid")["message"], "Event date is required");
}

#[actix_web::test]
async fn dates_that_do_not_exist_or_lie_out_of_bounds_are_refused() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    for date in [
        "2027-02-30T10:00",
        "2027-13-01T10:00",
        "2027-06-12T25:00",
        "1969-12-31T23:59",
        "2201-01-01T00:00",
        "99999-01-01T00:00",
        "-2027-06-12T15:00",
        "next week",
        "2027-06-12T15:00\u{0}",
    ] {
        let body = json!({ "name": "Gala", "date": date });
        let problem = person.post("/api/events", &body).await.problem(400, "invalid");
        assert_eq!(problem["field"], "date", "{date:?}");
    }
    let body = json!({ "name": "Gala", "date": "2027-06-12T15:00", "endDate": "2027-06-12T14:59" });
    assert_eq!(
        person.post("/api/events", &body).await.problem(400, "invalid")["field"],
        "endDate"
    );
    assert_eq!(person.get("/api/events").await.ok(200), json!([]));
}
