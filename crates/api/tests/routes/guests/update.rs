//! `PATCH /api/guests/{guestId}`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::{World, new_guest};

#[actix_web::test]
async fn only_the_fields_that_are_sent_change() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/guests/{}", world.guest);
    world
        .person
        .patch(&path, &json!({ "mobile": "+44 20 7946 0000", "dietary": "Vegan" }))
        .await
        .ok(200);
    let guest = world
        .person
        .patch(&path, &json!({ "dietary": null, "firstName": "Anne" }))
        .await
        .ok(200);
    assert_eq!(
        (&guest["firstName"], &guest["lastName"]),
        (&json!("Anne"), &json!("Kern"))
    );
    assert_eq!(
        (&guest["mobile"], &guest["dietary"]),
        (&json!("+44 20 7946 0000"), &json!(""))
    );
}

#[actix_web::test]
async fn the_company_can_be_changed_and_cleared_under_its_other_name() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/guests/{}", world.guest);
    for company in [json!("Arena Ltd"), json!(null)] {
        let patch = json!({ "companyAffiliation": company });
        let guest = world.person.patch(&path, &patch).await.ok(200);
        assert_eq!(guest["company"], json!(company.as_str().unwrap_or_default()));
        assert_eq!(guest["companyAffiliation"], guest["company"]);
    }
}

#[actix_web::test]
async fn a_seat_can_be_given_and_taken_here_too() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/guests/{}", world.guest);
    let guest = world
        .person
        .patch(&path, &json!({ "seatId": world.seat(2) }))
        .await
        .ok(200);
    assert_eq!(
        (&guest["seat"]["id"], &guest["table"]["id"]),
        (&json!("t1-chair-2"), &json!("t1"))
    );
    let guest = world
        .person
        .patch(&path, &json!({ "seatId": null, "tableId": null }))
        .await
        .ok(200);
    assert!(guest.get("seat").is_none() && guest.get("table").is_none(), "{guest}");
}

#[actix_web::test]
async fn a_taken_seat_is_refused_and_nothing_else_changes() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let other = new_guest(&world.person, &world.event, "Ben").await;
    let body = json!({ "seatId": world.seat(1), "firstName": "Benjamin" });
    let problem = world
        .person
        .patch(&format!("/api/guests/{other}"), &body)
        .await
        .problem(409, "seat_taken");
    assert_eq!(problem["message"], "This seat is already taken by another guest.");
    assert!(world.guests().await.iter().any(|guest| guest["firstName"] == "Ben"));
}

#[actix_web::test]
async fn declining_frees_the_seat() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let guest = world
        .person
        .patch(
            &format!("/api/guests/{}", world.guest),
            &json!({ "status": "cancelled" }),
        )
        .await
        .ok(200);
    assert_eq!(guest["status"], "cancelled");
    assert!(guest.get("seat").is_none());
}

#[actix_web::test]
async fn a_wrong_field_is_named() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = format!("/api/guests/{}", world.guest);
    for (field, body) in [
        ("status", json!({ "status": "lost" })),
        ("email", json!({ "email": "x" })),
        ("seatId", json!({ "seatId": 3 })),
    ] {
        assert_eq!(
            world.person.patch(&path, &body).await.problem(400, "invalid")["field"],
            field
        );
    }
}

#[actix_web::test]
async fn marks_tags_and_host_are_stored_and_an_answer_is_dated() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let tag = world
        .person
        .post("/api/tags", &json!({ "name": "Family" }))
        .await
        .ok(201);
    let host = new_guest(&world.person, &world.event, "Ben").await;
    let path = format!("/api/guests/{}", world.guest);
    let patch = json!({ "vip": true, "wheelchair": true, "tags": [tag["id"]], "plusOneOf": host, "rsvp": "attending" });
    let guest = world.person.patch(&path, &patch).await.ok(200);
    assert_eq!((&guest["vip"], &guest["wheelchair"]), (&json!(true), &json!(true)));
    assert_eq!(
        (&guest["tags"][0]["name"], &guest["plusOneOf"]),
        (&json!("Family"), &json!(host))
    );
    assert!(guest["rsvpAt"].is_string() && guest["addedAt"].is_string(), "{guest}");
    assert_eq!(guest["rsvpBy"], "organiser");
    let mut shown = guest.clone();
    shown.as_object_mut().unwrap().remove("batchId");
    let listed = world.guests().await;
    assert!(listed.contains(&shown), "{listed:?}");
    for wrong in [&world.guest, &host] {
        let target = format!("/api/guests/{host}");
        let refused = world.person.patch(&target, &json!({ "plusOneOf": wrong })).await;
        assert_eq!(refused.problem(400, "invalid")["field"], "plusOneOf");
    }
    let cleared = json!({ "plusOneOf": null, "tags": [], "rsvp": "no-answer" });
    let guest = world.person.patch(&path, &cleared).await.ok(200);
    let absent = ["plusOneOf", "rsvpAt", "rsvpBy"].map(|field| guest.get(field).is_none());
    assert_eq!((absent, &guest["tags"]), ([true; 3], &json!([])));
}
