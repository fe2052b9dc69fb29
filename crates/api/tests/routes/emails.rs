//! `/api/events/{eventId}/email-…`, `…/send-emails` and `/api/organisation/suppressions`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::mail;
use crate::support::person::Person;
use crate::support::world::World;

async fn ann() -> (TestApp, World) {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let address = json!({ "email": "anna@example.org" });
    let guest = format!("/api/guests/{}", world.guest);
    world.person.patch(&guest, &address).await.ok(200);
    (app, world)
}

async fn templates(world: &World) -> Vec<Value> {
    let path = world.path("events", "email-templates");
    world.person.get(&path).await.ok(200).as_array().unwrap().clone()
}

async fn template(world: &World, kind: &str) -> Value {
    let all = templates(world).await;
    all.into_iter()
        .find(|template| template["templateType"] == kind)
        .unwrap()
}

async fn send(world: &World, kind: &str) -> Value {
    let body = json!({ "templateId": template(world, kind).await["id"], "recipientType": "all" });
    world
        .person
        .post(&world.path("events", "send-emails"), &body)
        .await
        .ok(202)
}

#[actix_web::test]
async fn templates_are_listed_created_changed_and_refused_with_their_fields() {
    let (_app, world) = ann().await;
    let path = world.path("events", "email-templates");
    let kinds: Vec<Value> = templates(&world)
        .await
        .iter()
        .map(|one| one["templateType"].clone())
        .collect();
    assert_eq!(kinds, ["invitation", "confirmation", "reminder", "seat_assignment"]);
    let mut body = json!({
        "name": "Brunch", "templateType": "reminder", "subject": "Hello {{first_name}}",
        "htmlContent": "<p onclick='x()'>{{event_name}}<script>x()</script></p>", "textContent": "", "variables": ["mine"],
    });
    let made = world.person.post(&path, &body).await.ok(201);
    assert_eq!(made["variables"], json!(["first_name", "event_name"]));
    let html = made["htmlContent"].as_str().unwrap();
    assert!(!html.contains("script") && !html.contains("onclick"), "{html}");
    assert_eq!(
        (&made["version"], &made["isDefault"], &made["isOriginal"]),
        (&json!(1), &json!(false), &json!(false))
    );
    body["subject"] = json!("Hello {{nobody}}");
    let problem = world.person.post(&path, &body).await.problem(400, "invalid_fields");
    assert_eq!(problem["details"]["problems"][0]["field"], "subject");
    let one = format!("{path}/{}", made["id"].as_str().unwrap());
    let changed = world
        .person
        .patch(&one, &json!({ "version": 1, "isActive": false }))
        .await
        .ok(200);
    assert_eq!((&changed["version"], &changed["isActive"]), (&json!(2), &json!(false)));
    world
        .person
        .patch(&one, &json!({ "version": 1, "name": "Late" }))
        .await
        .problem(409, "template_changed");
}

#[actix_web::test]
async fn an_email_is_counted_sent_and_listed_and_each_part_of_it_can_be_seen() {
    let (app, world) = ann().await;
    let counted = world
        .person
        .get(&world.path("events", "email-recipients?type=all"))
        .await
        .ok(200);
    assert_eq!((&counted["matching"], &counted["receiving"]), (&json!(1), &json!(1)));
    let sizes = world
        .person
        .get(&world.path("events", "email-recipients"))
        .await
        .ok(200);
    assert_eq!(sizes["segments"][0], json!({ "type": "all", "matching": 1 }));
    let started = send(&world, "reminder").await;
    assert_eq!(
        (&started["state"], &started["sentCount"], &started["total"]),
        (&json!("queued"), &json!(1), &json!(1))
    );
    mail::deliver(&app);
    let campaigns = world.person.get(&world.path("events", "email-campaigns")).await.ok(200);
    assert_eq!(
        (&campaigns[0]["state"], &campaigns[0]["sent"]),
        (&json!("finished"), &json!(1))
    );
    let one = format!("email-campaigns/{}", campaigns[0]["id"].as_str().unwrap());
    world.person.get(&world.path("events", &one)).await.ok(200);
    world
        .person
        .post(&world.path("events", &format!("{one}/pause")), &json!({}))
        .await
        .problem(409, "campaign_over");
    let history = world
        .person
        .get(&world.path("events", "email-history?status=sent"))
        .await
        .ok(200);
    let item = &history["items"][0];
    assert_eq!(
        (&item["email"], &item["via"], &item["status"]),
        (&json!("anna@example.org"), &json!("smtp"), &json!("sent"))
    );
    assert_eq!(
        history["counts"],
        json!({ "all": 1, "sent": 1, "pending": 0, "failed": 0 })
    );
    let path = world.path("events", &format!("email-history/{}", item["id"].as_str().unwrap()));
    let details = world.person.get(&path).await.ok(200);
    assert!(details["html"].as_str().unwrap().contains("<html"), "{details}");
    assert_eq!(details["tries"][0]["outcome"], "Accepted by the mail server");
    let again = world.person.post(&format!("{path}/resend"), &json!({})).await.ok(200);
    assert_eq!(again["status"], "pending");
    world
        .person
        .post(&format!("{path}/resend"), &json!({}))
        .await
        .problem(409, "mail_waiting");
}

#[actix_web::test]
async fn viewers_read_without_addresses_and_what_mails_say() {
    let (app, world) = ann().await;
    send(&world, "reminder").await;
    mail::deliver(&app);
    let history = world.person.get(&world.path("events", "email-history")).await.ok(200);
    let id = history["items"][0]["id"].as_str().unwrap().to_owned();
    mail::demote(&world.person, "viewer").await;
    let viewer: &Person = &world.person;
    let seen = viewer.get(&world.path("events", "email-history")).await.ok(200);
    assert_eq!(seen["items"][0]["email"], "…@example.org");
    let found = viewer.get(&world.path("events", "email-history?q=anna@")).await.ok(200);
    assert_eq!(found["total"], 0);
    viewer
        .get(&world.path("events", &format!("email-history/{id}")))
        .await
        .problem(403, "forbidden");
    let draft = json!({ "templateType": "reminder", "subject": "S", "htmlContent": "<p>{{guest_name}}</p>", "textContent": "" });
    let preview = viewer
        .post(&world.path("events", "email-templates/preview"), &draft)
        .await
        .ok(200);
    assert_eq!(preview["guest"], Value::Null);
    assert!(!preview.to_string().contains("Anna"), "{preview}");
}

#[actix_web::test]
async fn all_mail_is_paused_and_resumed_and_suppressed_addresses_are_kept() {
    let (app, world) = ann().await;
    let path = world.path("events", "email-settings");
    let settings = world.person.get(&path).await.ok(200);
    assert_eq!(
        (&settings["paused"], &settings["mailServer"], &settings["perMinute"]),
        (&json!(false), &json!("files"), &Value::Null)
    );
    assert_eq!(settings["replyTo"], "ann@example.org");
    let paused = world.person.patch(&path, &json!({ "paused": true })).await.ok(200);
    assert!(
        paused["pausedAt"].is_string() && paused["pausedBy"].is_string(),
        "{paused}"
    );
    send(&world, "reminder").await;
    mail::deliver(&app);
    let history = || async { world.person.get(&world.path("events", "email-history")).await.ok(200)["total"].clone() };
    assert_eq!(history().await, 0);
    world.person.patch(&path, &json!({ "paused": false })).await.ok(200);
    mail::deliver(&app);
    assert_eq!(history().await, 1);

    let list = "/api/organisation/suppressions";
    let added = world
        .person
        .post(list, &json!({ "email": "Gone+1@Example.org" }))
        .await
        .ok(201);
    assert_eq!(
        (&added["email"], &added["reason"]),
        (&json!("gone+1@example.org"), &json!("by-hand"))
    );
    world
        .person
        .post(list, &json!({ "email": "nobody" }))
        .await
        .problem(400, "invalid");
    let found = world.person.get(&format!("{list}?q=gone")).await.ok(200);
    assert_eq!(
        (&found["total"], &found["items"][0]["email"]),
        (&json!(1), &json!("gone+1@example.org"))
    );
    let one = format!("{list}/gone%2B1%40example.org");
    world.person.delete(&one).await.ok(204);
    world.person.delete(&one).await.problem(404, "not_found");
}

#[actix_web::test]
async fn a_test_goes_to_the_address_of_a_member_only() {
    let (_app, world) = ann().await;
    let path = world.path("events", "email-templates/test");
    let mut draft = json!({
        "templateType": "confirmation", "subject": "For {{first_name}}", "htmlContent": "<p>{{qr_code}}</p>", "textContent": "",
        "to": "ann@example.org",
    });
    let sent = world.person.post(&path, &draft).await.ok(202);
    assert_eq!(sent["recipient"], "ann@example.org");
    draft["to"] = json!("anna@example.org");
    world.person.post(&path, &draft).await.problem(400, "invalid");
}
