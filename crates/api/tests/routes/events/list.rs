//! `GET /api/events`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

#[actix_web::test]
async fn the_list_counts_guests_and_seats() {
    let world = World::of(&TestApp::start().await, "ann").await;
    world.seated().await;
    let events = world.person.get("/api/events").await.ok(200);
    assert_eq!(events[0]["id"], world.event.as_str());
    let figures = (
        &events[0]["guestCount"],
        &events[0]["assignedSeats"],
        &events[0]["seatCount"],
    );
    assert_eq!(figures, (&json!(1), &json!(1), &json!(8)));
}

#[actix_web::test]
async fn events_of_others_are_not_listed() {
    let app = TestApp::start().await;
    World::of(&app, "ann").await;
    let other = Person::signed_up(&app, "ben").await;
    assert_eq!(other.get("/api/events").await.ok(200), json!([]));
}

#[actix_web::test]
async fn a_state_that_does_not_exist_is_refused() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    for query in ["state=gone", "state=", "state=Active"] {
        let problem = person
            .get(&format!("/api/events?{query}"))
            .await
            .problem(400, "invalid");
        assert_eq!(problem["field"], "state", "{query}");
    }
    let twice = person.get("/api/events?state=active&state=deleted").await;
    twice.problem(400, "malformed_body");
}
