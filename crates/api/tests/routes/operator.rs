//! `/api/operator/…`: the operator's page.

use api::core::backups::record::{Outcome, Record, Status};
use app_service::operator::people;
use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::mail::{DataFolder, verify};
use crate::support::person::Person;

const PATHS: [&str; 2] = ["/api/operator/status", "/api/operator/organisations?search=a"];

/// An installation whose configuration names one operator, in another spelling.
async fn installation(folder: &DataFolder) -> TestApp {
    TestApp::with(|config| {
        folder.choose(config);
        config.operators = vec!["Olu@Example.org".to_owned()];
    })
    .await
}

async fn operator(app: &TestApp) -> Person {
    let person = Person::signed_up(app, "olu").await;
    people::verify(app.use_cases(), "olu@example.org").unwrap();
    person
}

async fn is_operator(person: &Person) -> Value {
    person.get("/api/auth/user").await.ok(200)["isOperator"].clone()
}

#[actix_web::test]
async fn only_operators_with_a_verified_address_see_the_page() {
    let app = installation(&DataFolder::new("operator-access")).await;
    let (ann, olu) = (
        Person::signed_up(&app, "ann").await,
        Person::signed_up(&app, "olu").await,
    );
    people::verify(app.use_cases(), "ann@example.org").unwrap();
    let unknown = ann.get("/api/no-such-path").await.problem(404, "not_found")["message"].clone();
    for path in PATHS {
        app.get(path).await.problem(401, "signed_out");
        for person in [&ann, &olu] {
            let refused = person.get(path).await.problem(404, "not_found");
            assert_eq!(refused["message"], unknown, "the answer of an unknown address");
        }
    }
    assert_eq!(
        (is_operator(&ann).await, is_operator(&olu).await),
        (json!(false), json!(false))
    );

    people::verify(app.use_cases(), "olu@example.org").unwrap();
    for path in PATHS {
        olu.get(path).await.ok(200);
        ann.get(path).await.problem(404, "not_found");
    }
    assert_eq!(
        (is_operator(&ann).await, is_operator(&olu).await),
        (json!(false), json!(true))
    );
}

#[actix_web::test]
async fn the_status_tells_what_is_there_and_what_is_not_configured() {
    let folder = DataFolder::new("operator-status");
    let app = installation(&folder).await;
    let olu = operator(&app).await;
    verify(&app, "ann@example.org");
    let status = olu.get("/api/operator/status").await.ok(200);
    assert_eq!(status["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(status["draining"], false);
    let database = &status["database"];
    assert_eq!(
        (&database["kind"], &database["pendingMigrations"]),
        (&json!("sqlite"), &json!(0))
    );
    assert!(database["bytes"].as_i64().unwrap() > 0 && database["version"].as_str().unwrap().starts_with("3."));
    assert_eq!(
        (&status["integrity"]["isChecked"], &status["integrity"]["checkedAt"]),
        (&json!(true), &Value::Null)
    );
    assert_eq!(
        (&status["mail"]["mode"], &status["mail"]["server"]),
        (&json!("files"), &Value::Null)
    );
    assert!(status["mail"]["waiting"].as_i64().unwrap() >= 1, "{status}");
    assert_eq!(status["jobs"], json!({ "waiting": 0, "running": 0 }));
    assert_eq!(
        (&status["figures"]["accounts"], &status["figures"]["sessions"]),
        (&json!(1), &json!(1))
    );
    let backups = &status["backups"];
    assert_eq!(
        (&backups["daily"], &backups["count"], &backups["s3"]),
        (&json!(true), &json!(0), &Value::Null)
    );
    assert_eq!(backups["drill"], json!({}), "switched on, and not run yet");
}

#[actix_web::test]
async fn the_status_shows_the_last_backup_and_its_restore_drill() {
    let folder = DataFolder::new("operator-backups");
    let app = installation(&folder).await;
    let olu = operator(&app).await;
    let (data, backups) = (&app.config().data, app.config().backup_folder());
    write(&backups, "seatwright-2026-11-29.backup", "two days");
    write(&backups, "notes.txt", "none of ours");
    Record::update(data, |record| {
        let name = "seatwright-2026-11-29.backup";
        record.restored.insert(name.to_owned(), 8);
        record.drill = Some(Outcome::now(
            name,
            Status::Done,
            "9 rows of 3 tables were restored".to_owned(),
        ));
    })
    .unwrap();
    let shown = olu.get("/api/operator/status").await.ok(200)["backups"].clone();
    assert_eq!(
        (&shown["count"], &shown["last"]["verified"]),
        (&json!(1), &json!(true)),
        "{shown}"
    );
    assert_eq!(
        (&shown["last"]["name"], &shown["last"]["bytes"]),
        (&json!("seatwright-2026-11-29.backup"), &json!(8))
    );
    assert_eq!(shown["drill"]["last"]["status"], "done");
}

#[expect(clippy::disallowed_methods, reason = "prepares files that the server finds")]
fn write(folder: &std::path::Path, name: &str, text: &str) {
    std::fs::create_dir_all(folder).unwrap();
    std::fs::write(folder.join(name), text).unwrap();
}

#[actix_web::test]
async fn the_host_of_the_mail_server_shows_without_its_password() {
    let folder = DataFolder::new("operator-mail");
    let installed = installation(&folder).await;
    let olu = operator(&installed).await;
    // Another server on the same database: a sign-up would wait for a mail.
    let app = TestApp::beside(&installed, |config| {
        folder.choose(config);
        config.operators = vec!["olu@example.org".to_owned()];
        config.mail.smtp_url = Some(api::core::config::mail::Secret::new(
            "smtps://u:geheim@mail.example:465".to_owned(),
        ));
    })
    .await;
    let olu = Person { app, ..olu };
    let answer = olu.get("/api/operator/status").await;
    assert_eq!(answer.ok(200)["mail"]["server"], "mail.example:465");
    assert!(!answer.text().contains("geheim"));
}

#[actix_web::test]
async fn organisations_are_listed_with_what_they_keep_and_without_their_guests() {
    let app = installation(&DataFolder::new("operator-organisations")).await;
    let (olu, ann) = (operator(&app).await, Person::signed_up(&app, "ann").await);
    let event = crate::support::world::new_event(&ann).await;
    crate::support::world::new_guest(&ann, &event, "Ben").await;
    let answer = olu.get("/api/operator/organisations").await;
    let listed = answer.ok(200);
    let ann = &listed["organisations"][0];
    assert_eq!(
        (&ann["name"], &ann["members"], &ann["events"]["used"]),
        (&json!("ann"), &json!(1), &json!(1))
    );
    assert_eq!(
        (&ann["guests"]["used"], &ann["guests"]["hasOwnLimit"]),
        (&json!(1), &json!(false))
    );
    assert!(ann["lastActivityAt"].is_string(), "{listed}");
    for private in ["Ben", "ann@example.org"] {
        assert!(!answer.text().contains(private), "{private}");
    }
    let found = olu.get("/api/operator/organisations?search=OL").await.ok(200);
    assert_eq!(found["organisations"].as_array().unwrap().len(), 1, "{found}");
}
