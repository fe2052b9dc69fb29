//! `POST /api/events/{eventId}/guests/merge`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::{World, new_event, new_guest};

#[actix_web::test]
async fn two_guests_become_one_and_two_again() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let double = new_guest(&world.person, &world.event, "Annie").await;
    let before = world.guests().await;
    let merge = json!({
        "keep": double,
        "guestIds": [world.guest, double],
        "values": { "firstName": "Anna", "email": "anna@example.org", "party": "Kern", "rsvp": "attending" },
    });
    let merged = world
        .person
        .post(&world.path("events", "guests/merge"), &merge)
        .await
        .ok(200);
    assert_eq!((&merged["changed"], &merged["skipped"]), (&json!(2), &json!([])));
    let guests = world.guests().await;
    let [guest] = guests.as_slice() else {
        panic!("{guests:?}")
    };
    assert_eq!(guest["id"], double);
    assert_eq!(guest["seat"]["id"], "t1-chair-1", "the seat comes along");
    assert_eq!(
        (&guest["party"]["name"], &guest["rsvp"]),
        (&json!("Kern"), &json!("attending"))
    );
    let history = world.person.get(&format!("/api/guests/{double}/history")).await.ok(200);
    let merges = history
        .as_array()
        .unwrap()
        .iter()
        .filter(|change| change["cause"] == "merge");
    let fields: Vec<&str> = merges.map(|change| change["field"].as_str().unwrap()).collect();
    assert!(fields.contains(&"merged") && fields.contains(&"seat"), "{fields:?}");
    let undo = format!("batches/{}/undo", merged["batchId"].as_str().unwrap());
    let undone = world
        .person
        .post(&world.path("events", &undo), &json!({}))
        .await
        .ok(200);
    assert_eq!((&undone["changed"], &undone["skipped"]), (&json!(2), &json!([])));
    let without_time = |guests: Vec<Value>| -> Vec<Value> {
        let clear = |mut guest: Value| {
            guest.as_object_mut().unwrap().remove("rsvpAt");
            guest
        };
        guests.into_iter().map(clear).collect()
    };
    assert_eq!(without_time(world.guests().await), without_time(before));
}

#[actix_web::test]
async fn what_cannot_be_merged_is_named_and_nothing_changes() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let other = new_event(&world.person).await;
    let stranger = new_guest(&world.person, &other, "Ben").await;
    let before = world.guests().await;
    let path = world.path("events", "guests/merge");
    let merge =
        |keep: &str, guests: Value, values: Value| json!({ "keep": keep, "guestIds": guests, "values": values });
    let wrong = [
        (merge(&world.guest, json!([world.guest]), json!({})), "guestIds"),
        (merge(&world.guest, json!(vec!["g"; 0]), json!({})), "guestIds"),
        (
            merge(&world.guest, json!([stranger]), json!({ "seatId": "t1-chair-1" })),
            "values.seatId",
        ),
    ];
    for (body, field) in wrong {
        let problem = world.person.post(&path, &body).await.problem(400, "invalid");
        assert_eq!(problem["field"], field);
    }
    for body in [
        merge(&world.guest, json!([stranger]), json!({})),
        merge(&stranger, json!([world.guest]), json!({})),
    ] {
        world.person.post(&path, &body).await.problem(404, "not_found");
    }
    assert_eq!(world.guests().await, before);
}
