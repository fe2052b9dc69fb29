//! The probes and `/api/site`

use std::sync::Arc;
use std::time::Duration;

use api::process::housekeeping::HousekeepingThread;
use app_service::clock::{Clock as _, DatabaseClock};
use app_service::housekeeping::integrity;
use chrono::TimeDelta;
use serde_json::json;
use storage::scratch;
use test_support::clock::FakeClock;

use crate::support::app::{TestApp, build, request};
use crate::support::mail::{DataFolder, verify, write_files};

#[actix_web::test]
async fn a_running_process_is_alive_and_ready() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/healthz").await.ok(200), json!({ "ok": true }));
    let ready = json!({ "ok": true, "database": "ok", "mail": { "mode": "files", "waiting": 0 } });
    assert_eq!(app.get("/readyz").await.ok(200), ready);
}

#[actix_web::test]
async fn readiness_tells_how_much_mail_waits() {
    let folder = DataFolder::new("ready");
    let app = TestApp::with(|config| folder.choose(config)).await;
    verify(&app, "ann@example.org");
    let mail = app.get("/readyz").await.ok(200)["mail"].clone();
    assert_eq!(mail["waiting"], 1);
    assert!(mail["oldestWaitingSeconds"].as_i64().unwrap() < 60);
    write_files(&app);
    assert_eq!(app.get("/readyz").await.ok(200)["mail"]["waiting"], 0);
}

#[actix_web::test]
async fn readiness_tells_nothing_about_mail_to_other_machines_and_through_proxies() {
    let app = TestApp::with(|config| config.trusted_proxies = [[127, 0, 0, 9].into()].into_iter().collect()).await;
    let elsewhere = request("GET", "/readyz").peer_addr(([192, 0, 2, 1], 50_000).into());
    let forwarded = request("GET", "/readyz").insert_header(("x-forwarded-for", "192.0.2.1"));
    let by_name = request("GET", "/readyz").insert_header(("host", "seats.example"));
    let proxy = request("GET", "/readyz").peer_addr(([127, 0, 0, 9], 50_000).into());
    for ask in [elsewhere, forwarded, by_name, proxy] {
        let ready = app.call(ask).await.ok(200);
        assert_eq!(ready, json!({ "ok": true, "database": "ok" }));
    }
}

#[actix_web::test]
async fn a_server_whose_clock_is_not_that_of_the_database_is_not_ready() {
    for (ahead, status) in [(5, 200), (-5, 200), (6, 503), (-6, 503)] {
        let machine = FakeClock::at("2026-11-29T10:00:00Z");
        let answer = machine.now() - TimeDelta::seconds(ahead);
        let clock = DatabaseClock::new(Arc::new(machine), Box::new(|| Duration::ZERO), || Ok::<_, ()>(answer));
        let app = TestApp::with_database_clock(clock.unwrap()).await;
        let ready = app.get("/readyz").await;
        assert_eq!(ready.status, status, "{ahead}");
        if status == 503 {
            assert_eq!(
                ready.problem(503, "unavailable")["details"],
                json!({ "clockAheadSeconds": ahead })
            );
        }
    }
}

#[actix_web::test]
async fn readiness_tells_that_housekeeping_does_not_believe_the_clock() {
    let app = TestApp::start().await;
    let long_ago = "INSERT INTO housekeeping_clock VALUES (1, '2020-01-01 00:00:00', NULL, 0)";
    scratch::execute(&mut app.connect(), long_ago).unwrap();
    HousekeepingThread::start(app.use_cases(), None, app.config().mail_folder(), build())
        .unwrap()
        .stop();
    let ready = app.get("/readyz").await.ok(200);
    assert_eq!(ready["housekeeping"]["lastRun"], "2020-01-01T00:00:00Z");
    let elsewhere = request("GET", "/readyz").peer_addr(([192, 0, 2, 1], 50_000).into());
    assert_eq!(app.call(elsewhere).await.ok(200)["housekeeping"], json!(null));
}

#[actix_web::test]
async fn readiness_tells_the_operator_that_the_database_file_is_damaged() {
    let app = TestApp::start().await;
    let check = || integrity::Check::of(app.use_cases()).unwrap().run().unwrap();
    let page = app.database.damage();
    check();
    let damage = app.get("/readyz").await.ok(200)["damage"].clone();
    assert!(
        damage["problems"][0].is_string() && damage["foundAt"].is_string(),
        "{damage}"
    );
    let elsewhere = request("GET", "/readyz").peer_addr(([192, 0, 2, 1], 50_000).into());
    assert_eq!(app.call(elsewhere).await.ok(200)["damage"], json!(null));
    page.repair();
    check();
    assert_eq!(app.get("/readyz").await.ok(200)["damage"], json!(null));
}

#[actix_web::test]
async fn the_pages_learn_how_this_installation_is_set_up() {
    let app = TestApp::start().await;
    let expected = json!({
        "baseUrl": "http://localhost:8080", "signIn": "password", "mail": "files", "mailboxOpen": false, "version": env!("CARGO_PKG_VERSION"),
        "signUp": "open", "allowedDomains": [], "sandbox": true,
    });
    assert_eq!(app.get("/api/site").await.ok(200), expected);
}

#[actix_web::test]
async fn the_operators_address_and_the_mail_server_show_without_secrets() {
    let app = TestApp::with(|config| {
        config.mail.contact_email = Some("help@seats.example".to_owned());
        config.mail.smtp_url = Some(api::core::config::mail::Secret::new(
            "smtp://u:geheim@localhost".to_owned(),
        ));
    })
    .await;
    let answer = app.get("/api/site").await;
    let site = answer.ok(200);
    assert_eq!(
        (&site["mail"], &site["contactEmail"]),
        (&"smtp".into(), &"help@seats.example".into())
    );
    assert!(!answer.text().contains("geheim"));
}

#[actix_web::test]
async fn the_mailbox_is_said_to_be_open_only_to_whoever_is_at_the_machine() {
    let app = TestApp::with(|config| config.mail.open_mailbox = true).await;
    assert_eq!(app.get("/api/site").await.ok(200)["mailboxOpen"], true);
    let elsewhere = request("GET", "/api/site").insert_header(("x-forwarded-for", "127.0.0.1"));
    assert_eq!(app.call(elsewhere).await.ok(200)["mailboxOpen"], false);
}
