//! `/api/events/{eventId}/email-schedules`, `…/email-timeline`, `/api/organisation/mail-server`,
//! `/api/unsubscribe/{token}` and `/api/mail/bounces`.

use std::sync::Arc;

use actix_web::test::TestRequest;
use api::core::config::mail::Secret;
use app_service::mail::worker::Worker;
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;
use test_support::mail::MemoryMail;
use test_support::smtp::SmtpServer;

use crate::support::answer::Answer;
use crate::support::app::{TestApp, request};
use crate::support::world::World;

const SECRET: &str = "a secret of two";

async fn ann() -> (TestApp, World) {
    let app = TestApp::with(|config| {
        config.mail.bounce_secret = Some(Secret::new(SECRET.to_owned()));
        config.mail.private_hosts = Some(true);
    })
    .await;
    let world = World::new(&app, "ann").await;
    let address = json!({ "email": "zoe@example.org" });
    let guest = format!("/api/guests/{}", world.guest);
    world.person.patch(&guest, &address).await.ok(200);
    (app, world)
}

async fn template(world: &World, kind: &str) -> Value {
    let path = world.path("events", "email-templates");
    let all = world.person.get(&path).await.ok(200);
    let found = all.as_array().unwrap().iter().find(|one| one["templateType"] == kind);
    found.unwrap()["id"].clone()
}

/// Sends a reminder to the guest and returns the message.
async fn reminded(app: &TestApp, world: &World) -> Vec<u8> {
    let body = json!({ "templateId": template(world, "reminder").await, "recipientType": "all" });
    world
        .person
        .post(&world.path("events", "send-emails"), &body)
        .await
        .ok(202);
    let memory = MemoryMail::default();
    let worker = Worker::new(app.use_cases().clone(), Arc::new(memory.clone())).unwrap();
    while worker.run_once().unwrap() > 0 {}
    let taken = memory.taken().into_iter().find(|taken| taken.to == "zoe@example.org");
    taken.unwrap().message
}

async fn suppressed(world: &World) -> Value {
    world.person.get("/api/organisation/suppressions").await.ok(200)["items"].clone()
}

#[actix_web::test]
async fn schedules_are_created_changed_listed_and_deleted() {
    let (_app, world) = ann().await;
    let path = world.path("events", "email-schedules");
    assert_eq!(world.person.get(&path).await.ok(200), json!([]));
    let body = json!({
        "templateId": template(&world, "reminder").await, "triggerType": "days_before_event", "triggerValue": "7",
        "recipientType": "all",
    });
    let made = world.person.post(&path, &body).await.ok(201);
    assert_eq!(
        (
            &made["sendTime"],
            &made["isActive"],
            &made["wouldReceive"],
            &made["triggerValue"]
        ),
        (&json!("10:00"), &json!(true), &json!(1), &json!("7"))
    );
    let one = format!("{path}/{}", made["id"].as_str().unwrap());
    let changed = world
        .person
        .patch(&one, &json!({ "sendTime": "18:30", "triggerValue": "1" }))
        .await
        .ok(200);
    assert_ne!(changed["nextRunAt"], made["nextRunAt"]);
    let paused = world.person.patch(&one, &json!({ "isActive": false })).await.ok(200);
    assert_eq!(paused.get("nextRunAt"), None);
    assert_eq!(world.person.get(&path).await.ok(200), json!([paused]));
    let timeline = world.person.get(&world.path("events", "email-timeline")).await.ok(200);
    let kinds: Vec<&Value> = timeline["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| &entry["kind"])
        .collect();
    assert_eq!(kinds, ["event", "schedule"]);
    for (field, value) in [
        ("triggerType", json!("sometimes")),
        ("triggerValue", json!("366")),
        ("sendTime", json!("25:00")),
        ("recipientType", json!("guest")),
    ] {
        let wrong = world
            .person
            .patch(&one, &json!({ field: value }))
            .await
            .problem(400, "invalid");
        assert_eq!(wrong["field"], field);
    }
    let missing = world.person.post(&path, &json!({})).await.problem(400, "invalid");
    assert_eq!(missing["field"], "templateId");
    world.person.delete(&one).await.ok(204);
    world.person.delete(&one).await.problem(404, "not_found");
}

#[actix_web::test]
async fn an_unsubscribe_link_changes_nothing_until_it_is_posted() {
    let (app, world) = ann().await;
    let message = String::from_utf8(reminded(&app, &world).await).unwrap();
    let flat = message.replace("\r\n ", "");
    assert!(flat.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
    let (_, rest) = flat.split_once("/api/unsubscribe/").unwrap();
    let path = format!("/api/unsubscribe/{}", rest.split('>').next().unwrap());
    assert!(!path.contains("zoe") && !path.contains("example"));
    for (method, status) in [("GET", 200), ("HEAD", 405), ("GET", 200)] {
        let answer = app.call(request(method, &path)).await;
        assert_eq!(answer.status, status, "{method}");
    }
    assert_eq!(suppressed(&world).await, json!([]));
    let shown = app.call(request("GET", &path)).await.ok(200);
    let organisation = world.person.get("/api/organisation").await.ok(200);
    assert_eq!(
        shown,
        json!({ "organisation": organisation["name"], "email": "z•••@example.org", "unsubscribed": false })
    );
    let one_click = request("POST", &path)
        .insert_header(("content-type", "application/x-www-form-urlencoded"))
        .set_payload("List-Unsubscribe=One-Click");
    assert_eq!(app.call(one_click).await.status, 200);
    assert_eq!(suppressed(&world).await[0]["reason"], "unsubscribed");
    assert_eq!(app.call(request("GET", &path)).await.ok(200)["unsubscribed"], true);
    assert_eq!(app.call(request("DELETE", &path)).await.status, 200);
    assert_eq!(suppressed(&world).await, json!([]));
}

fn report(body: &str, secret: &str, time: &str) -> TestRequest {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(format!("{time}.{body}").as_bytes());
    let digest = mac.finalize().into_bytes();
    let hex: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    request("POST", "/api/mail/bounces")
        .insert_header(("x-seatwright-time", time))
        .insert_header(("x-seatwright-signature", format!("sha256={hex}")))
        .set_payload(body.to_owned())
}

#[actix_web::test]
async fn a_signed_report_suppresses_the_address_and_any_other_is_refused() {
    let (app, world) = ann().await;
    reminded(&app, &world).await;
    let body = json!({ "email": "zoe@example.org", "kind": "bounce", "reason": "550 no such user" }).to_string();
    let now = app.use_cases().now().to_rfc3339();
    let refused = |answer: Answer| answer.problem(403, "signature_refused");
    refused(app.call(report(&body, "another secret", &now)).await);
    refused(app.call(report(&body, SECRET, "2001-01-01T00:00:00Z")).await);
    refused(
        app.call(request("POST", "/api/mail/bounces").set_payload(body.clone()))
            .await,
    );
    app.call(report("{", SECRET, &now)).await.problem(400, "malformed_json");
    assert_eq!(suppressed(&world).await, json!([]));
    for _ in 0..2 {
        app.call(report(&body, SECRET, &now)).await.ok(204);
    }
    assert_eq!(suppressed(&world).await[0]["reason"], "bounced");
    let history = world.person.get(&world.path("events", "email-history")).await.ok(200);
    assert_eq!(history["items"][0]["status"], "failed");
    let address = "/api/organisation/suppressions/zoe@example.org";
    world.person.delete(address).await.ok(204);
    // The address works again; a report that is sent once more later does not count.
    let earlier = (app.use_cases().now() - chrono::TimeDelta::seconds(301)).to_rfc3339();
    refused(app.call(report(&body, SECRET, &earlier)).await);
    assert_eq!(suppressed(&world).await, json!([]));
    let large = format!("{{\"kind\":\"bounce\",\"reason\":\"{}\"}}", "x".repeat(70_000));
    app.call(report(&large, SECRET, &now)).await.problem(413, "too_large");
    let without = TestApp::start().await;
    without
        .call(report(&body, SECRET, &now))
        .await
        .problem(404, "not_found");
}

#[actix_web::test]
async fn the_mail_server_is_stored_tested_and_removed_and_its_password_never_shown() {
    let (_app, world) = ann().await;
    let path = "/api/organisation/mail-server";
    world.person.get(path).await.problem(404, "not_found");
    let server = SmtpServer::start([]);
    let url = server.url("");
    let port: u16 = url.rsplit(':').next().unwrap().parse().unwrap();
    let mut body = json!({
        "host": "127.0.0.1", "port": port, "security": "none", "username": "events", "password": "geheim",
        "fromAddress": "events@example.org", "fromName": "Gala office", "perMinute": 60,
    });
    let stored = world.person.json("PUT", path, &body).await.ok(200);
    assert_eq!(
        (&stored["hasPassword"], &stored["perMinute"]),
        (&json!(true), &json!(60))
    );
    assert!(!stored.to_string().contains("geheim"));
    let email = world.person.get("/api/auth/user").await.ok(200)["email"].clone();
    let tested = world
        .person
        .post(&format!("{path}/test"), &json!({ "to": email }))
        .await
        .ok(200);
    assert_eq!(tested["ok"], true, "{tested}");
    assert_eq!(server.next().from, "events@example.org");
    let shown = world.person.get(path).await.ok(200);
    assert_eq!(
        (&shown["lastTest"]["ok"], &shown["fromName"]),
        (&json!(true), &json!("Gala office"))
    );
    let settings = world.person.get(&world.path("events", "email-settings")).await.ok(200);
    assert_eq!(
        (&settings["mailServer"], &settings["from"], &settings["perMinute"]),
        (&json!("organisation"), &json!("events@example.org"), &json!(60))
    );
    body["host"] = json!("not a host");
    body["port"] = json!(70_000);
    let problem = world
        .person
        .json("PUT", path, &body)
        .await
        .problem(400, "invalid_fields");
    let fields: Vec<&Value> = problem["details"]["problems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["field"])
        .collect();
    assert_eq!(fields, ["host", "port"]);
    world.person.delete(path).await.ok(204);
    world.person.get(path).await.problem(404, "not_found");
}
