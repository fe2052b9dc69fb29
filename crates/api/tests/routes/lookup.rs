//! `GET /api/seat-lookup/{code}`

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::support::answer::Answer;
use crate::support::app::{TestApp, request};
use crate::support::world::World;

async fn code(world: &World) -> String {
    world.guests().await[0]["lookupCode"].as_str().unwrap().to_owned()
}

#[actix_web::test]
async fn a_code_shows_table_and_seat_to_anybody() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let code = code(&world).await;
    let before = app.get(&format!("/api/seat-lookup/{code}")).await.ok(200);
    assert_eq!(
        (&before["guest"]["table"], &before["guest"]["seat"]),
        (&json!(null), &json!(null))
    );
    assert_eq!(before["guest"]["declined"], json!(false));
    world.seated().await;
    let found = app
        .get(&format!("/api/seat-lookup/{}", code.to_lowercase()))
        .await
        .ok(200);
    assert_eq!(found["event"]["name"], "Summer wedding");
    assert_eq!(
        (&found["guest"]["firstName"], &found["guest"]["table"]["number"]),
        (&json!("Anna"), &json!(1))
    );
    assert_eq!(found["guest"]["seat"], json!({ "number": 1, "label": "A" }));
}

#[actix_web::test]
async fn contact_and_health_data_stay_private() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let secret = json!({ "dietary": "canary-nuts", "specialRequests": "canary-ramp", "mobile": "5550199", "email": "canary@example.org", "notes": "canary-note" });
    world
        .person
        .patch(&format!("/api/guests/{}", world.guest), &secret)
        .await
        .ok(200);
    let text = app
        .get(&format!("/api/seat-lookup/{}", code(&world).await))
        .await
        .text();
    assert!(!text.contains("canary") && !text.contains("5550199"), "{text}");
}

#[actix_web::test]
async fn a_code_that_nobody_has_is_not_found() {
    let app = TestApp::start().await;
    for code in ["ZZZZZZ", "x", "%00", "%FF", "toolongacode"] {
        let problem = app
            .get(&format!("/api/seat-lookup/{code}"))
            .await
            .problem(404, "code_not_found");
        let text = "Sorry, we couldn't find a seat with that lookup code. Please check your code and try again.";
        assert_eq!(problem["message"], text);
    }
}

/// A look-up from an address.
async fn from(app: &TestApp, address: [u8; 4], path: &str) -> Answer {
    let peer = SocketAddr::from((address, 50_000));
    app.call(request("GET", &format!("/api/seat-lookup/{path}")).peer_addr(peer))
        .await
}

const VENUE: [u8; 4] = [192, 0, 2, 1];

#[actix_web::test]
async fn after_ten_misses_an_address_is_asked_for_the_last_name_and_the_right_pair_passes() {
    let app = TestApp::limited().await;
    let world = World::new(&app, "ann").await;
    let code = code(&world).await;
    for _ in 0..30 {
        from(&app, VENUE, &code).await.ok(200);
    }
    for _ in 0..10 {
        from(&app, VENUE, "ZZZZZZ").await.problem(404, "code_not_found");
    }
    for path in [code.as_str(), "ZZZZZZ"] {
        let answer = from(&app, VENUE, path).await;
        answer.problem(429, "last_name_needed");
        assert_eq!(answer.header("retry-after"), "6");
    }
    for _ in 0..90 {
        from(&app, VENUE, "ZZZZZZ").await.problem(429, "last_name_needed");
    }
    for name in ["Kern", "KERN", "%20k%C3%A9rn"] {
        let found = from(&app, VENUE, &format!("{code}?lastName={name}")).await.ok(200);
        assert_eq!(found["guest"]["firstName"], "Anna");
    }
    from(&app, [192, 0, 2, 2], &code).await.ok(200);
    app.wait_seconds(6);
    from(&app, VENUE, &code).await.ok(200);
}

#[actix_web::test]
async fn a_code_with_another_last_name_answers_like_a_code_that_no_guest_has() {
    let app = TestApp::limited().await;
    let world = World::new(&app, "ann").await;
    let code = code(&world).await;
    let body = |answer: Answer| {
        let mut body = answer.problem(404, "code_not_found");
        body["requestId"] = Value::Null;
        body
    };
    let near = body(from(&app, VENUE, &format!("{code}?lastName=Berg")).await);
    assert_eq!(near, body(from(&app, VENUE, "ZZZZZZ?lastName=Berg").await));
}

#[actix_web::test]
async fn misses_from_everywhere_ask_other_addresses_for_the_last_name_at_most() {
    let app = TestApp::limited().await;
    let world = World::new(&app, "ann").await;
    let code = code(&world).await;
    for address in 0..60 {
        for _ in 0..10 {
            from(&app, [198, 51, 100, address], "ZZZZZZ").await;
        }
        if address == 10 {
            from(&app, VENUE, &code).await.ok(200);
        }
    }
    from(&app, VENUE, &code).await.problem(429, "last_name_needed");
    from(&app, VENUE, &format!("{code}?lastName=Kern")).await.ok(200);
}

#[actix_web::test]
async fn twenty_thousand_guesses_learn_no_more_than_the_budgets_allow() {
    let app = TestApp::limited().await;
    let world = World::new(&app, "ann").await;
    let code = code(&world).await;
    let mut told = 0;
    for _ in 0..10_000 {
        told += usize::from(from(&app, VENUE, "ZZZZZZ").await.status == 404);
    }
    assert_eq!(told, 10, "plain codes");
    for _ in 0..10_000 {
        let answer = from(&app, VENUE, "ZZZZZZ?lastName=Kern").await;
        told += usize::from(answer.status == 404);
    }
    assert_eq!(told, 130, "pairs with one last name");
    let stopped = from(&app, VENUE, &format!("{code}?lastName=Kern")).await;
    stopped.problem(429, "too_many_requests");
    from(&app, [192, 0, 2, 2], &format!("{code}?lastName=Kern"))
        .await
        .ok(200);
}

#[actix_web::test]
async fn a_last_name_gets_120_wrong_pairs_a_minute_from_an_address() {
    let app = TestApp::limited().await;
    let world = World::new(&app, "ann").await;
    let code = code(&world).await;
    for _ in 0..120 {
        from(&app, VENUE, "ZZZZZZ?lastName=Kern")
            .await
            .problem(404, "code_not_found");
    }
    let pair = format!("{code}?lastName=Kern");
    from(&app, VENUE, &pair).await.problem(429, "too_many_requests");
    from(&app, VENUE, "ZZZZZZ?lastName=Berg")
        .await
        .problem(404, "code_not_found");
    from(&app, [192, 0, 2, 2], &pair).await.ok(200);
}

#[actix_web::test]
async fn many_last_names_give_an_address_no_more_than_its_pairs() {
    let app = TestApp::limited().await;
    let world = World::new(&app, "ann").await;
    let code = code(&world).await;
    let mut told = 0;
    for guess in 0..3_300 {
        let name = ["A", "B", "C"][guess % 3].repeat(1 + guess % 11);
        let answer = from(&app, VENUE, &format!("ZZZZZZ?lastName={name}")).await;
        told += usize::from(answer.status == 404);
    }
    assert_eq!(told, 3_000);
    let pair = format!("{code}?lastName=Kern");
    from(&app, VENUE, &pair).await.problem(429, "too_many_requests");
    from(&app, [192, 0, 2, 2], &pair).await.ok(200);
    app.wait_seconds(1);
    from(&app, VENUE, &pair).await.ok(200);
}

#[actix_web::test]
async fn a_code_of_a_cancelled_event_says_so_and_shows_no_seat() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let code = code(&world).await;
    let cancelled = json!({ "status": "cancelled" });
    let event = format!("/api/events/{}", world.event);
    world.person.patch(&event, &cancelled).await.ok(200);
    let answer = app.get(&format!("/api/seat-lookup/{code}")).await;
    answer.problem(410, "event_cancelled");
    assert!(!answer.text().contains("Anna"));
}

#[actix_web::test]
async fn codes_tried_side_by_side_do_not_slip_through() {
    let app = TestApp::limited().await;
    let tries = (0..60).map(|_| app.get("/api/seat-lookup/ZZZZZZ"));
    let answers = futures_util::future::join_all(tries).await;
    let told = answers.iter().filter(|answer| answer.status == 404).count();
    assert_eq!(told, 10, "the others are told to wait");
}
