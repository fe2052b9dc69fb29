//! `POST /api/sandbox/reset`

use serde_json::json;

use super::visitor;
use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn a_reset_brings_the_sample_events_back() {
    let visitor = visitor(&TestApp::start().await).await;
    let seeded = visitor.get("/api/events").await.ok(200);
    for event in seeded.as_array().unwrap() {
        let path = format!("/api/events/{}", event["id"].as_str().unwrap());
        visitor.delete(&path).await.ok(204);
    }
    visitor.post("/api/sandbox/reset", &json!({})).await.ok(204);
    let fresh = visitor.get("/api/events").await.ok(200);
    for (old, new) in seeded.as_array().unwrap().iter().zip(fresh.as_array().unwrap()) {
        for field in ["name", "date", "guestCount", "assignedSeats", "seatCount", "status"] {
            assert_eq!(new[field], old[field], "{field}");
        }
    }
    assert_eq!(fresh.as_array().unwrap().len(), seeded.as_array().unwrap().len());
    assert_eq!(visitor.get("/api/events?state=deleted").await.ok(200), json!([]));
}

#[actix_web::test]
async fn an_address_resets_six_times_a_minute() {
    let app = TestApp::limited().await;
    let visitor = visitor(&app).await;
    let reset = async || visitor.post("/api/sandbox/reset", &json!({})).await;
    for _ in 0..6 {
        reset().await.ok(204);
    }
    reset().await.problem(429, "too_many_requests");
    app.wait_seconds(10);
    reset().await.ok(204);
}

#[actix_web::test]
async fn an_account_has_nothing_to_reset() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    ann.post("/api/sandbox/reset", &json!({}))
        .await
        .problem(403, "forbidden");
}
