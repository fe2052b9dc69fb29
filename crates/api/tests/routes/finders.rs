//! `GET /api/finders/{eventId}`, `POST /api/guests/find` and `POST /api/guests/find-by-qr`

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::support::answer::Answer;
use crate::support::app::{TestApp, request};
use crate::support::world::{World, plan};

const VENUE: [u8; 4] = [192, 0, 2, 1];

struct Finder {
    app: TestApp,
    world: World,
    id: String,
}

impl Finder {
    async fn from_app(app: TestApp) -> Self {
        let world = World::new(&app, "ann").await;
        world
            .change(&json!({ "mobile": "+44 7700 900318", "email": "anna@example.org" }))
            .await;
        let event = world.person.get(&format!("/api/finders/{}", world.event)).await.ok(200);
        let id = event["id"].as_str().unwrap().to_owned();
        Self { app, world, id }
    }

    async fn start() -> Self {
        Self::from_app(TestApp::start().await).await
    }

    async fn post(&self, from: [u8; 4], call: &str, body: &Value) -> Answer {
        let request = request("POST", &format!("/api/guests/{call}"));
        self.app
            .call(request.peer_addr(SocketAddr::from((from, 50_000))).set_json(body))
            .await
    }

    async fn details(&self, first: &str, last: &str, mobile: &str) -> Answer {
        let body = json!({ "eventId": self.id, "firstName": first, "lastName": last, "mobile": mobile });
        self.post(VENUE, "find", &body).await
    }

    async fn query(&self, query: &str) -> Answer {
        self.post(VENUE, "find", &json!({ "eventId": self.id, "query": query }))
            .await
    }

    async fn scan(&self, mark: &str) -> Answer {
        self.post(VENUE, "find-by-qr", &json!({ "qrToken": mark, "eventId": self.id }))
            .await
    }

    async fn add(&self, guest: &Value) {
        self.world
            .person
            .post(&self.world.path("events", "guests"), guest)
            .await
            .ok(201);
    }

    async fn change_event(&self, patch: &Value) {
        let event = format!("/api/events/{}", self.world.event);
        self.world.person.patch(&event, patch).await.ok(200);
    }
}

impl World {
    async fn change(&self, patch: &Value) {
        self.person
            .patch(&format!("/api/guests/{}", self.guest), patch)
            .await
            .ok(200);
    }
}

fn without_id(answer: &Answer) -> Value {
    let mut body = answer.json();
    body["requestId"] = Value::Null;
    body
}

#[actix_web::test]
async fn a_finder_shows_the_event_to_everybody_by_its_public_id_alone() {
    let finder = Finder::start().await;
    let shown = finder.app.get(&format!("/api/finders/{}", finder.id)).await.ok(200);
    assert_eq!(
        (&shown["name"], &shown["date"]),
        (&json!("Summer wedding"), &json!("2027-06-12T15:00"))
    );
    assert_eq!(
        (&shown["status"], &shown["findMode"]),
        (&json!("open"), &json!("exact"))
    );
    assert_eq!(
        shown["endsAt"], "2027-06-12T14:00:00Z",
        "the start, since no end is known"
    );
    assert_eq!((&shown["hasPlan"], &shown["hasVenue"]), (&json!(true), &json!(false)));
    let own_id = finder.app.get(&format!("/api/finders/{}", finder.world.event)).await;
    own_id.problem(404, "not_found");
    finder
        .change_event(&json!({ "status": "cancelled", "endDate": "2027-06-12T23:30" }))
        .await;
    let shown = finder.app.get(&format!("/api/finders/{}", finder.id)).await.ok(200);
    assert_eq!(
        (&shown["status"], &shown["endsAt"]),
        (&json!("cancelled"), &json!("2027-06-12T22:30:00Z"))
    );
}

#[actix_web::test]
async fn details_find_table_and_seat_and_show_neither_contact_nor_diet() {
    let finder = Finder::start().await;
    finder
        .world
        .change(&json!({ "dietary": "canary-nuts", "notes": "canary-note" }))
        .await;
    let pending = finder.details("anna", " KERN ", "0318").await.ok(200);
    assert_eq!((&pending["table"], &pending["routeKey"]), (&json!(null), &json!(null)));
    assert_eq!(pending["guest"]["status"], "pending");
    finder.world.seated().await;
    let answer = finder.details("Anna", "Kérn", "07700 900318").await;
    let found = answer.ok(200);
    assert_eq!(found["guest"]["mobile"], "••••• •••318");
    assert_eq!(
        (&found["guest"]["status"], &found["seat"]["label"]),
        (&json!("assigned"), &json!("A"))
    );
    assert!(found["routeKey"].as_str().unwrap().len() <= 200);
    let text = answer.text();
    assert!(
        !text.contains("canary") && !text.contains("900318") && !text.contains("anna@"),
        "{text}"
    );
}

#[actix_web::test]
async fn a_near_miss_answers_like_a_stranger() {
    let finder = Finder::start().await;
    let stranger = finder.details("Nora", "Nobody", "1234").await;
    stranger.problem(404, "guest_not_found");
    for (first, last, mobile) in [("Anna", "Kern", "0319"), ("Ann", "Kern", "0318"), ("Anna", "", "0318")] {
        let near = finder.details(first, last, mobile).await;
        if last.is_empty() {
            assert_eq!(near.problem(400, "invalid_fields")["field"], "lastName");
        } else {
            assert_eq!(without_id(&near), without_id(&stranger), "{first} {last} {mobile}");
        }
    }
    let nowhere = json!({ "eventId": "AAAAAAAAAAAAAAAA", "query": "Anna Kern" });
    finder.post(VENUE, "find", &nowhere).await.problem(404, "not_found");
}

#[actix_web::test]
async fn a_query_finds_names_of_all_scripts_addresses_and_numbers_exactly() {
    let finder = Finder::start().await;
    for (first, last) in [
        ("Zoë", "Łukasz-Ørsted"),
        ("小龍", "李"),
        ("Cher", ""),
        ("Ludwig", "van Beethoven"),
        ("فاطمة", "زهرا"),
    ] {
        finder.add(&json!({ "firstName": first, "lastName": last })).await;
    }
    for (query, first) in [
        ("zoe lukasz orsted", "Zoë"),
        ("小龍 李", "小龍"),
        (" CHER", "Cher"),
        ("Ludwig van Beethoven", "Ludwig"),
        ("فاطمة زهرا", "فاطمة"),
        ("Anna Kern", "Anna"),
        ("ANNA@example.org", "Anna"),
        ("+44 (7700) 900-318", "Anna"),
    ] {
        assert_eq!(
            finder.query(query).await.ok(200)["guest"]["firstName"],
            first,
            "{query}"
        );
    }
    for query in ["Anna", "Kern", "Ann Kern", "900318", "anna@example", "%", "' OR 1=1"] {
        finder.query(query).await.problem(404, "guest_not_found");
    }
    assert_eq!(
        finder.query("  ").await.problem(400, "invalid_fields")["field"],
        "query"
    );
}

#[actix_web::test]
async fn two_guests_of_one_name_are_found_by_what_tells_them_apart() {
    let finder = Finder::start().await;
    finder
        .add(&json!({ "firstName": "Anna", "lastName": "Kern", "mobile": "5550199", "email": "other@example.org", "dietary": "nuts" }))
        .await;
    let several = finder.query("Anna Kern").await;
    several.problem(409, "several_guests");
    assert!(!several.text().contains("Kern"));
    finder.details("Anna", "Kern", "0199").await.ok(200);
    finder.query("other@example.org").await.ok(200);
}

#[actix_web::test]
async fn a_verified_event_takes_details_only() {
    let finder = Finder::start().await;
    finder.change_event(&json!({ "findMode": "verified" })).await;
    finder.query("Anna Kern").await.problem(403, "details_needed");
    finder.query("Nora Nobody").await.problem(403, "details_needed");
    finder.details("Anna", "Kern", "0318").await.ok(200);
}

#[actix_web::test]
async fn cancelled_and_past_events_say_so() {
    let finder = Finder::start().await;
    finder.change_event(&json!({ "status": "cancelled" })).await;
    finder.query("Anna Kern").await.problem(410, "event_cancelled");
    finder.scan("t1-chair-1").await.problem(410, "event_cancelled");
    finder
        .change_event(&json!({ "status": "planning", "date": "2020-06-12T15:00" }))
        .await;
    finder.query("Anna Kern").await.problem(410, "event_over");
    finder.scan("t1-chair-1").await.problem(410, "event_over");
    let shown = finder.app.get(&format!("/api/finders/{}", finder.id)).await.ok(200);
    assert_eq!(shown["status"], "past");
}

#[actix_web::test]
async fn a_guest_with_a_table_and_no_seat_sees_the_table() {
    let finder = Finder::start().await;
    finder.world.change(&json!({ "tableId": "t1" })).await;
    let found = finder.details("Anna", "Kern", "0318").await.ok(200);
    assert_eq!((&found["table"]["number"], &found["seat"]), (&json!(1), &json!(null)));
    assert!(found["routeKey"].is_string());
    let code = finder.world.guests().await[0]["lookupCode"]
        .as_str()
        .unwrap()
        .to_owned();
    let by_code = finder.app.get(&format!("/api/seat-lookup/{code}")).await.ok(200);
    assert_eq!(
        (&by_code["table"], &by_code["guest"]["table"]),
        (&found["table"], &found["table"])
    );
    assert_eq!(by_code["routeKey"], found["routeKey"]);
}

#[actix_web::test]
async fn a_seat_id_shows_the_seat_and_no_guest() {
    let finder = Finder::start().await;
    finder.world.seated().await;
    let answer = finder.scan("t1-chair-1").await;
    let found = answer.ok(200);
    assert_eq!((&found["guest"], &found["seat"]["number"]), (&json!(null), &json!(1)));
    assert!(!answer.text().contains("Kern"));
    let free = finder.scan("t1-chair-2").await.ok(200);
    assert_eq!(free["guest"], json!(null));
    finder.scan("t1-chair-99").await.problem(404, "guest_not_found");
    let without_event = finder
        .post(VENUE, "find-by-qr", &json!({ "qrToken": "t1-chair-1" }))
        .await;
    assert_eq!(without_event.problem(400, "invalid")["field"], "eventId");
    for blank in [json!({}), json!({ "qrToken": " " })] {
        let refused = finder
            .post(VENUE, "find-by-qr", &blank)
            .await
            .problem(400, "invalid_fields");
        assert_eq!(refused["message"], "Please enter your unique seat ID or QR code");
    }
}

#[actix_web::test]
async fn a_ticket_its_link_and_a_code_find_their_guest() {
    let finder = Finder::start().await;
    finder.world.seated().await;
    finder.world.change(&json!({ "dietary": "canary-nuts" })).await;
    let ticket = finder
        .world
        .person
        .post(&finder.world.path("guests", "ticket"), &json!({}))
        .await
        .ok(200);
    let url = ticket["url"].as_str().unwrap();
    let token = url.rsplit('/').next().unwrap();
    let code = finder.world.guests().await[0]["lookupCode"]
        .as_str()
        .unwrap()
        .to_owned();
    for mark in [url, token, &code, &code.to_lowercase()] {
        let answer = finder.post(VENUE, "find-by-qr", &json!({ "qrToken": mark })).await;
        assert_eq!(answer.ok(200)["guest"]["firstName"], "Anna", "{mark}");
        assert!(!answer.text().contains("canary"), "no consent");
    }
    let by_ticket = finder.scan(token).await.ok(200);
    assert_eq!(by_ticket["code"], json!(code));
    let page = finder.app.get(&format!("/api/tickets/{token}")).await.ok(200);
    assert_eq!(page["routeKey"], by_ticket["routeKey"]);
    for forged in [
        "A".repeat(43),
        "no ticket".to_owned(),
        "%00".to_owned(),
        "x".repeat(5_000),
    ] {
        finder.scan(&forged).await.problem(404, "guest_not_found");
    }
}

#[actix_web::test]
async fn ten_thousand_guesses_at_a_guest_give_no_hit_and_the_organiser_is_told_once() {
    let finder = Finder::from_app(TestApp::limited().await).await;
    let mut told = 0;
    for guess in (0..10_000).rev() {
        let answer = finder.details("Anna", "Kern", &format!("{guess:04}")).await;
        assert_ne!(answer.status, 200, "{guess}");
        told += usize::from(answer.status == 404);
    }
    assert_eq!(told, 10);
    finder
        .add(&json!({ "firstName": "Ben", "lastName": "Berg", "mobile": "5550199" }))
        .await;
    finder.details("Ben", "Berg", "0199").await.ok(200);
    let log = finder
        .world
        .person
        .get(&finder.world.path("events", "activity"))
        .await
        .ok(200);
    let entries = log["entries"].as_array().unwrap();
    let noted = entries.iter().filter(|entry| entry["kind"] == "guests-guessed");
    assert_eq!(noted.count(), 1, "{log}");
}

#[actix_web::test]
async fn queries_that_find_nothing_end_in_a_question_for_details_which_still_work() {
    let finder = Finder::from_app(TestApp::limited().await).await;
    for _ in 0..20 {
        finder.query("Nora Nobody").await.problem(404, "guest_not_found");
    }
    let refused = finder.query("Anna Kern").await;
    refused.problem(429, "details_needed");
    assert_eq!(refused.header("retry-after"), "3");
    finder.scan(&"A".repeat(43)).await.problem(429, "details_needed");
    finder.details("Anna", "Kern", "0318").await.ok(200);
    finder.app.wait_seconds(3);
    finder.query("Anna Kern").await.ok(200);
}

#[actix_web::test]
async fn a_name_is_guessed_sixty_times_an_hour_from_everywhere_and_its_guest_still_gets_through() {
    let finder = Finder::from_app(TestApp::limited().await).await;
    let mut told = 0;
    for address in 0..20 {
        for guess in 0..10 {
            let body = json!({ "eventId": finder.id, "firstName": "Anna", "lastName": "Kern", "mobile": format!("1{address:02}{guess}") });
            told += usize::from(finder.post([198, 51, 100, address], "find", &body).await.status == 404);
        }
    }
    assert_eq!(told, 60);
    finder
        .details("Anna", "Kern", "0318")
        .await
        .problem(429, "number_needed");
    finder.details("Anna", "Kern", "+44 7700 900 318").await.ok(200);
    for _ in 0..10 {
        finder
            .details("Anna", "Kern", "+44 7700 900 319")
            .await
            .problem(404, "guest_not_found");
    }
    finder
        .details("Anna", "Kern", "+44 7700 900 318")
        .await
        .problem(429, "too_many_requests");
}

#[actix_web::test]
async fn an_event_without_a_plan_has_seats_and_no_map() {
    let finder = Finder::start().await;
    let bare = crate::support::world::new_event(&finder.world.person).await;
    crate::support::world::new_guest(&finder.world.person, &bare, "Ben").await;
    let shown = finder.world.person.get(&format!("/api/finders/{bare}")).await.ok(200);
    assert_eq!(shown["hasPlan"], json!(false));
    let body = json!({ "eventId": shown["id"], "query": "Ben Kern" });
    let found = finder.post(VENUE, "find", &body).await.ok(200);
    assert_eq!((&found["table"], &found["routeKey"]), (&json!(null), &json!(null)));
    finder
        .world
        .person
        .put_plan(&bare, 0, &json!({ "plan": plan(4) }))
        .await
        .ok(200);
    let found = finder.post(VENUE, "find", &body).await.ok(200);
    assert_eq!(found["event"]["hasPlan"], json!(true));
}
