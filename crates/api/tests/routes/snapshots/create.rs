//! `POST /api/snapshots`

mod bad_input;

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::{World, losses, plan, plan_that_grows, plan_with_losses};

fn snapshot(world: &World, label: &str) -> Value {
    json!({ "filename": label, "data": plan(8), "eventId": world.event })
}

#[actix_web::test]
async fn a_snapshot_is_saved_and_answered_with_what_stands_in_it() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let saved = world
        .person
        .post("/api/snapshots", &snapshot(&world, "Before dinner"))
        .await
        .ok(201);
    assert_eq!(
        (
            &saved["filename"],
            &saved["eventId"],
            &saved["eventName"],
            &saved["author"]
        ),
        (
            &json!("Before dinner"),
            &json!(world.event),
            &json!("Summer wedding"),
            &json!("ann")
        )
    );
    assert_eq!(
        (&saved["elements"], &saved["tables"], &saved["seats"]),
        (&json!(1), &json!(1), &json!(8))
    );
    assert!(saved["savedAt"].as_str().unwrap().ends_with('Z'), "{saved}");
}

#[actix_web::test]
async fn what_of_the_document_is_repaired_or_left_out_is_listed() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let data = plan_with_losses(&world).await;
    let body = json!({ "filename": "Theirs", "data": data, "eventId": world.event });
    let saved = world.person.post("/api/snapshots", &body).await.ok(201);
    assert_eq!((&saved["notes"], &saved["notesOmitted"]), (&losses(), &json!(0)));
    let answered = world.person.get(&world.path("events", "floor-plan")).await.ok(200);
    let body = json!({ "filename": "Ours", "data": answered["plan"], "eventId": world.event });
    let saved = world.person.post("/api/snapshots", &body).await.ok(201);
    assert_eq!(saved["notes"], json!([]));
}

#[actix_web::test]
async fn the_same_label_again_gets_a_number() {
    let world = World::new(&TestApp::start().await, "ann").await;
    assert_eq!(world.snapshot("Dinner").await, "Dinner");
    assert_eq!(world.snapshot("Dinner").await, "Dinner (2)");
}

#[actix_web::test]
async fn without_an_event_the_document_names_it() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let mut data = plan(8);
    world
        .person
        .patch(&format!("/api/events/{}", world.event), &json!({ "name": "Gala" }))
        .await
        .ok(200);
    // The one that the person used last, which must not be meant.
    crate::support::world::new_event(&world.person).await;
    data["metadata"] = json!({ "eventName": "Neither of them" });
    let refused = world
        .person
        .post("/api/snapshots", &json!({ "filename": "Dinner", "data": data }))
        .await;
    assert_eq!(refused.problem(400, "invalid")["field"], "eventId");
    data["metadata"] = json!({ "eventName": "Gala" });
    let saved = world
        .person
        .post("/api/snapshots", &json!({ "filename": "Dinner", "data": data }))
        .await;
    assert_eq!(saved.ok(201)["eventId"], json!(world.event));
    // One of the same name that was deleted is not meant.
    let other = crate::support::world::new_event(&world.person).await;
    world.person.delete(&format!("/api/events/{other}")).await.ok(204);
    let again = world
        .person
        .post("/api/snapshots", &json!({ "filename": "Supper", "data": data }))
        .await;
    assert_eq!(again.ok(201)["eventId"], json!(world.event));
}

#[actix_web::test]
async fn filename_and_data_are_enough_when_the_data_names_the_event_or_there_is_only_one() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let save = async |data: &Value| {
        let body = json!({ "filename": "Dinner", "data": data });
        world.person.post("/api/snapshots", &body).await
    };
    let mut data = plan(8);
    assert_eq!(save(&data).await.ok(201)["eventId"], json!(world.event));
    let other = crate::support::world::new_event(&world.person).await;
    assert_eq!(save(&data).await.ok(201)["eventId"], json!(other), "the last used one");
    data["metadata"] = json!({ "eventName": "Neither of them" });
    let refused = save(&data).await.problem(400, "invalid");
    assert_eq!(
        (&refused["field"], &refused["message"]),
        (
            &json!("eventId"),
            &json!("Send the eventId of the event that the snapshot belongs to.")
        )
    );
    data["eventId"] = json!(other);
    assert_eq!(save(&data).await.ok(201)["eventId"], json!(other));
    data["eventId"] = json!("unknown");
    save(&data).await.problem(404, "not_found");
}

#[actix_web::test]
async fn what_could_be_a_path_and_what_is_no_label_is_refused_and_nothing_is_stored() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let before = world.person.app.rows();
    for label in [
        "../../etc/passwd",
        "..",
        "a/b",
        "a\\b",
        "",
        " ",
        "a\0b",
        "a\nb",
        &"x".repeat(201),
    ] {
        let answer = world.person.post("/api/snapshots", &snapshot(&world, label)).await;
        assert_eq!(answer.problem(400, "invalid")["field"], "filename", "{label:?}");
    }
    let mut body = snapshot(&world, "x");
    body.as_object_mut().unwrap().remove("filename");
    let nameless = world.person.post("/api/snapshots", &body).await;
    assert_eq!(nameless.problem(400, "invalid")["field"], "filename");
    body = snapshot(&world, "x");
    body.as_object_mut().unwrap().remove("data");
    world.person.post("/api/snapshots", &body).await.problem(400, "invalid");
    assert_eq!(world.person.app.rows(), before);
}

#[actix_web::test]
async fn a_document_that_is_no_plan_is_refused_with_the_message_of_the_plan() {
    let world = World::new(&TestApp::start().await, "ann").await;
    for (data, word) in [
        (json!(5), "Invalid floor plan file"),
        (json!({ "version": "99.0.0", "elements": [] }), "newer version"),
        (json!({ "elements": "none" }), "elements"),
    ] {
        let mut body = snapshot(&world, "Dinner");
        body["data"] = data;
        let refused = world.person.post("/api/snapshots", &body).await;
        let message = refused.problem(422, "plan_refused")["message"].clone();
        assert!(message.as_str().unwrap().contains(word), "{message}");
    }
    let list = world.person.get("/api/snapshots").await.ok(200);
    assert_eq!(list, json!({ "files": [] }));
}

#[actix_web::test]
async fn a_snapshot_over_ten_megabytes_is_refused_and_one_over_one_is_not() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let of = |bytes: usize| {
        let mut body = snapshot(&world, "Large");
        let mut data = plan(8);
        for part in 0..bytes / 200_000 {
            data[format!("note{part}")] = json!("x".repeat(200_000));
        }
        body["data"] = data;
        body
    };
    world.person.post("/api/snapshots", &of(3_000_000)).await.ok(201);
    world
        .person
        .post("/api/snapshots", &of(11_000_000))
        .await
        .problem(413, "too_large");
}

#[actix_web::test]
async fn an_event_of_somebody_else_is_not_there() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let mallory = Person::signed_up(&app, "mallory").await;
    let before = app.rows();
    for event in [world.event.as_str(), "unknown", "../x"] {
        let mut body = snapshot(&world, "Dinner");
        body["eventId"] = json!(event);
        let answer = mallory.post("/api/snapshots", &body).await;
        assert_eq!(answer.problem(404, "not_found")["message"], "Event not found.");
    }
    assert_eq!(app.rows(), before);
}

#[actix_web::test]
async fn a_snapshot_that_becomes_larger_than_ten_megabytes_when_it_is_read_is_refused() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let body = json!({ "filename": "Large", "data": plan_that_grows(), "eventId": world.event });
    assert!(body.to_string().len() < 10 * 1024 * 1024);
    let rows = world.person.app.rows();
    world
        .person
        .post("/api/snapshots", &body)
        .await
        .problem(413, "too_large");
    assert_eq!(world.person.app.rows(), rows);
}
