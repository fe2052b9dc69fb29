//! `GET /api/tickets/{token}/image`, `…/event.ics`, `…/pass.pkpass` and `…/google-wallet`

use std::path::Path;

use api::core::config::wallets::{AppleWallet, GoogleWallet, WalletConfig};
use api::process::wallets::wallets;
use serde_json::json;

use crate::support::answer::Answer;
use crate::support::app::TestApp;
use crate::support::world::World;

const FILES: [&str; 4] = ["image", "event.ics", "pass.pkpass", "google-wallet"];

struct Ticket {
    app: TestApp,
    world: World,
    token: String,
}

impl Ticket {
    async fn of(app: TestApp) -> Self {
        let world = World::new(&app, "ann").await;
        let made = world
            .person
            .post(&world.path("guests", "ticket"), &json!({}))
            .await
            .ok(200);
        let token = made["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
        Self { app, world, token }
    }

    async fn get(&self, file: &str) -> Answer {
        self.app.get(&format!("/api/tickets/{}/{file}", self.token)).await
    }
}

fn configured() -> WalletConfig {
    let fixture = |name: &str| {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../exporters/tests/wallet")
            .join(name)
    };
    WalletConfig {
        apple: Some(AppleWallet {
            pass_type: "pass.org.example.seats".to_owned(),
            team: "A1B2C3D4E5".to_owned(),
            certificate_file: fixture("pass.pem"),
            key_file: fixture("pass.key"),
            intermediate_file: fixture("wwdr.pem"),
        }),
        google: Some(GoogleWallet {
            issuer: "3388000000012345678".to_owned(),
            key_file: fixture("google.json"),
        }),
    }
}

#[actix_web::test]
async fn a_ticket_is_a_picture_in_every_language_that_is_not_stored() {
    let ticket = Ticket::of(TestApp::start().await).await;
    for file in ["image", "image?lang=ar", "image?lang=xx"] {
        let picture = ticket.get(file).await;
        assert_eq!((picture.status, picture.header("content-type")), (200, "image/png"));
        assert!(picture.body.starts_with(b"\x89PNG"), "{file}");
        assert_eq!(picture.header("cache-control"), "no-store");
        assert_eq!(
            picture.header("content-disposition"),
            "attachment; filename=\"ticket.png\""
        );
    }
    assert_ne!(ticket.get("image?lang=ar").await.body, ticket.get("image").await.body);
}

#[actix_web::test]
async fn the_calendar_file_of_a_ticket_is_that_of_its_page_and_a_cancelled_event_is_marked() {
    let ticket = Ticket::of(TestApp::start().await).await;
    let file = ticket.get("event.ics").await;
    assert_eq!(file.header("content-type"), "text/calendar; charset=utf-8");
    let without_stamp = |text: &str| -> Vec<String> {
        let lines = text.split("\r\n").filter(|line| !line.starts_with("DTSTAMP"));
        lines.map(str::to_owned).collect()
    };
    let page = ticket.app.get(&format!("/api/tickets/{}", ticket.token)).await.ok(200);
    assert_eq!(
        without_stamp(&file.text()),
        without_stamp(page["calendar"].as_str().unwrap())
    );
    assert!(file.text().contains("\r\nSTATUS:CONFIRMED\r\n"));
    let event = format!("/api/events/{}", ticket.world.event);
    ticket
        .world
        .person
        .patch(&event, &json!({ "status": "cancelled" }))
        .await
        .ok(200);
    assert!(
        ticket
            .get("event.ics")
            .await
            .text()
            .contains("\r\nSTATUS:CANCELLED\r\n")
    );
}

#[actix_web::test]
async fn without_a_certificate_the_passes_are_like_an_unknown_address() {
    let ticket = Ticket::of(TestApp::start().await).await;
    let page = ticket.app.get(&format!("/api/tickets/{}", ticket.token)).await.ok(200);
    assert_eq!(page["wallets"], json!({ "apple": false, "google": false }));
    let unknown = ticket.get("nothing").await.problem(404, "not_found");
    for file in ["pass.pkpass", "google-wallet"] {
        let refused = ticket.get(file).await.problem(404, "not_found");
        assert_eq!(refused["message"], unknown["message"], "{file}");
    }
}

#[actix_web::test]
async fn with_a_certificate_a_ticket_becomes_a_pass_and_a_link() {
    let ticket = Ticket::of(TestApp::with_wallets(wallets(&configured()).unwrap()).await).await;
    let page = ticket.app.get(&format!("/api/tickets/{}", ticket.token)).await.ok(200);
    assert_eq!(page["wallets"], json!({ "apple": true, "google": true }));
    let pass = ticket.get("pass.pkpass?lang=de").await;
    assert_eq!(
        (pass.status, pass.header("content-type")),
        (200, "application/vnd.apple.pkpass")
    );
    assert!(pass.body.starts_with(b"PK"));
    assert_eq!(pass.header("cache-control"), "no-store");
    let link = ticket.get("google-wallet").await;
    assert_eq!(link.status, 303);
    assert!(
        link.header("location")
            .starts_with("https://pay.google.com/gp/v/save/ey")
    );
    assert_eq!(link.header("cache-control"), "no-store");
}

#[actix_web::test]
async fn an_unknown_ticket_has_no_files_and_all_of_them_count_as_one_limit() {
    let app = TestApp::with_wallets(wallets(&configured()).unwrap()).await;
    for file in FILES {
        let refused = app.get(&format!("/api/tickets/{}/{file}", "A".repeat(43))).await;
        refused.problem(404, "not_found");
    }
    let ticket = Ticket::of(TestApp::limited().await).await;
    for _ in 0..60 {
        ticket.get("event.ics").await;
    }
    for file in ["event.ics", "image"] {
        ticket.get(file).await.problem(429, "too_many_requests");
    }
}
