//! The log has the cause of every internal error; the answer never does.

use std::time::Duration;

use api::core::long_work::LongWork;
use domain::id::OrganisationId;
use serde_json::json;

use crate::support::app::TestApp;
use crate::support::log::Log;
use crate::support::person::Person;
use crate::support::world::World;

/// Makes every new event fail with a message of the database.
fn break_events(app: &TestApp, message: &str) {
    let trigger = format!(
        "DROP TRIGGER IF EXISTS broken;
         CREATE TRIGGER broken BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, '{message}'); END"
    );
    storage::scratch::execute(&mut app.connect(), &trigger).unwrap();
}

#[actix_web::test]
async fn the_cause_of_a_failure_is_in_the_log_once_and_not_in_the_answer() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    let event = json!({ "name": "Summer wedding", "date": "2027-06-12T15:00", "zone": "Europe/London" });
    for (message, status, code) in [
        ("canary: database or disk is full", 507, "storage_full"),
        (
            "canary: cannot execute INSERT in a read-only transaction",
            503,
            "unavailable",
        ),
        ("canary: a trigger of the test", 500, "internal"),
    ] {
        break_events(&app, message);
        let log = Log::start();
        let answer = person.post("/api/events", &event).await;
        answer.problem(status, code);
        assert!(!answer.text().contains("canary"), "{}", answer.text());
        let text = log.text();
        let lines: Vec<&str> = text.lines().filter(|line| line.contains(message)).collect();
        assert_eq!(lines.len(), 1, "{text}");
        assert!(lines[0].contains("ERROR") && lines[0].contains(code), "{}", lines[0]);
    }
}

#[actix_web::test]
async fn a_server_whose_disk_is_full_is_not_ready() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    app.get("/readyz").await.ok(200);
    break_events(&app, "database or disk is full");
    let event = json!({ "name": "Summer wedding", "date": "2027-06-12T15:00", "zone": "Europe/London" });
    person.post("/api/events", &event).await.problem(507, "storage_full");
    app.get("/readyz").await.problem(503, "storage_full");
}

#[actix_web::test]
async fn a_row_that_breaks_a_check_of_the_schema_is_a_fault_of_ours() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    let check = "CREATE TRIGGER broken AFTER INSERT ON events BEGIN UPDATE events SET status = 'nonsense'; END";
    storage::scratch::execute(&mut app.connect(), check).unwrap();
    let log = Log::start();
    let event = json!({ "name": "Summer wedding", "date": "2027-06-12T15:00", "zone": "Europe/London" });
    person.post("/api/events", &event).await.problem(500, "internal");
    assert!(log.text().contains("CHECK constraint failed"), "{}", log.text());
}

#[actix_web::test]
async fn a_look_that_cannot_be_noted_is_logged_with_its_cause_and_the_list_is_shown() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let broken =
        "CREATE TRIGGER broken BEFORE INSERT ON activities BEGIN SELECT RAISE(ABORT, 'canary of the test'); END";
    storage::scratch::execute(&mut app.connect(), broken).unwrap();
    let log = Log::start();
    world.person.get(&world.path("events", "guests")).await.ok(200);
    let text = log.text();
    let line = text.lines().find(|line| line.contains("could not be noted"));
    assert!(line.is_some_and(|line| line.contains("canary of the test")), "{text}");
}

#[actix_web::test]
async fn a_file_that_cannot_be_noted_is_given_out_and_the_failure_is_logged() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let full = "CREATE TRIGGER broken BEFORE INSERT ON activities
        BEGIN SELECT RAISE(ABORT, 'canary: database or disk is full'); END";
    storage::scratch::execute(&mut app.connect(), full).unwrap();
    for path in [
        world.path("events", "files/csv"),
        world.path("events", "files/check-in-list/preview"),
        world.path("events", "export-seating"),
        world.path("events", "answers.csv"),
        format!("/api/guests/{}/personal-data", world.guest),
    ] {
        let log = Log::start();
        let answer = world.person.get(&path).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
        let text = log.text();
        let line = text.lines().find(|line| line.contains("could not be noted"));
        assert!(line.is_some_and(|line| line.contains("disk is full")), "{path}: {text}");
    }
}

#[actix_web::test]
async fn bodies_that_find_no_memory_leave_one_warning_and_no_error() {
    let app = TestApp::with(|config| config.body_memory = 256 * 1024).await;
    let person = Person::signed_up(&app, "ann").await;
    let of_address = |last| app.state().bodies.open([192, 0, 2, last].into());
    let mut held = [1, 2, 3, 4].map(of_address);
    held.iter_mut().for_each(|body| body.reserve(16 * 1024).unwrap());
    let log = Log::start();
    for _ in 0..3 {
        person
            .post("/api/events", &json!({ "name": "Summer wedding" }))
            .await
            .problem(503, "unavailable");
    }
    let text = log.text();
    assert_eq!(text.matches("WARN").count(), 1, "{text}");
    assert!(!text.contains("ERROR"), "{text}");
}

#[actix_web::test]
async fn long_calls_that_find_no_thread_leave_one_warning_and_no_error() {
    let app = TestApp::with_long_work(LongWork::new(1, 0, Duration::ZERO)).await;
    let world = World::new(&app, "ann").await;
    let other = OrganisationId::parse("another").unwrap();
    let _busy = app.state().long_work.admit(&other).await.unwrap();
    let log = Log::start();
    for _ in 0..3 {
        let chart = world.person.get(&world.path("events", "export-seating")).await;
        chart.problem(503, "long_tasks_full");
    }
    let text = log.text();
    assert_eq!(text.matches("WARN").count(), 1, "{text}");
    assert!(!text.contains("ERROR"), "{text}");
}
