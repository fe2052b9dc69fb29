//! The log has the cause of every failure of ours; the answer never has.

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::log::Log;
use crate::support::person::Person;

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
        ("canary: database or disk is full", 503, "unavailable"),
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
