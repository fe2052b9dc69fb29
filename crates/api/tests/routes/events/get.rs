//! `GET /api/events/{eventId}`

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn an_event_is_answered_with_its_fields() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let event = world.person.get(&format!("/api/events/{}", world.event)).await.ok(200);
    assert_eq!(event["id"], world.event.as_str());
    assert_eq!(event["name"], "Summer wedding");
    assert_eq!(event["date"], "2027-06-12T14:00:00Z");
    assert_eq!(event["status"], "planning");
    for count in ["guestCount", "assignedSeats"] {
        assert!(event[count].is_u64(), "{count}: {event}");
    }
    for text in ["description", "venue", "createdAt"] {
        assert!(event[text].is_string(), "{text}: {event}");
    }
}

#[actix_web::test]
async fn an_id_that_cannot_exist_is_not_found() {
    let world = World::of(&TestApp::start().await, "ann").await;
    for id in ["nothing", "%2e%2e", "a%00b", "é"] {
        let path = format!("/api/events/{}", id.replace('é', "%C3%A9"));
        world.person.get(&path).await.problem(404, "not_found");
    }
}

#[actix_web::test]
async fn end_and_deadline_are_also_answered_as_the_clocks_of_the_zone_show_them() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let path = format!("/api/events/{}", world.event);
    let event = world.person.get(&path).await.ok(200);
    assert!(event.get("localEndDate").is_none() && event.get("localRsvpDeadline").is_none());
    let body = serde_json::json!({ "endDate": "2027-06-12T23:30", "rsvpDeadline": "2027-05-01" });
    let event = world.person.patch(&path, &body).await.ok(200);
    assert_eq!(event["localEndDate"], "2027-06-12T23:30");
    assert_eq!(event["localRsvpDeadline"], "2027-05-01T23:59");
    for absent in ["archivedAt", "deletedAt", "restorableUntil"] {
        assert!(event.get(absent).is_none(), "{absent}");
    }
}
