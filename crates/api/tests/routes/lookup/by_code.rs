//! `GET /api/seat-lookup/{code}`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

async fn code(world: &World) -> String {
    world.guests().await[0]["lookupCode"].as_str().unwrap().to_owned()
}

#[actix_web::test]
async fn a_code_shows_table_and_seat_to_anybody() {
    let app = TestApp::start().await;
    let world = World::of(&app, "ann").await;
    let code = code(&world).await;
    let before = app.get(&format!("/api/seat-lookup/{code}")).await.ok(200);
    assert_eq!(
        (&before["guest"]["table"], &before["guest"]["seat"]),
        (&json!(null), &json!(null))
    );
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
    let world = World::of(&app, "ann").await;
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

#[actix_web::test]
async fn guessing_is_stopped_also_for_codes_that_exist() {
    let app = TestApp::limited().await;
    let world = World::of(&app, "ann").await;
    let code = code(&world).await;
    for _ in 0..30 {
        app.get(&format!("/api/seat-lookup/{code}")).await.ok(200);
    }
    for _ in 0..10 {
        app.get("/api/seat-lookup/ZZZZZZ").await.problem(404, "code_not_found");
    }
    let answer = app.get(&format!("/api/seat-lookup/{code}")).await;
    answer.problem(429, "too_many_requests");
    assert_eq!(answer.header("retry-after"), "6");
    app.wait_seconds(6);
    app.get(&format!("/api/seat-lookup/{code}")).await.ok(200);
}

#[actix_web::test]
async fn codes_tried_side_by_side_do_not_slip_through() {
    let app = TestApp::limited().await;
    let tries = (0..60).map(|_| app.get("/api/seat-lookup/ZZZZZZ"));
    let answers = futures_util::future::join_all(tries).await;
    let told = answers.iter().filter(|answer| answer.status == 404).count();
    assert_eq!(told, 10, "the others are told to wait");
}
