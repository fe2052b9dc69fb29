//! `PUT /api/events/{eventId}/floor-plan`

mod bad_input;

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::{World, losses, plan, plan_that_grows, plan_with_losses};

#[actix_web::test]
async fn a_plan_is_replaced_when_nobody_changed_it_meanwhile() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let answer = world
        .person
        .put_plan(&world.event, 1, &json!({ "plan": plan(10) }))
        .await;
    assert_eq!(
        answer.ok(200),
        json!({ "eventId": world.event, "revision": 2, "notes": [], "notesOmitted": 0 })
    );
    assert_eq!(answer.header("etag"), "\"2\"");
    let tables = world.person.get(&format!("/api/tables/{}", world.event)).await.ok(200);
    assert_eq!(tables[0]["capacity"], 10);
}

#[actix_web::test]
async fn what_of_a_document_is_repaired_or_left_out_is_listed() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let body = json!({ "plan": plan_with_losses(&world).await });
    let saved = world.person.put_plan(&world.event, 1, &body).await.ok(200);
    assert_eq!(saved["notes"], losses());
    assert_eq!(saved["notesOmitted"], 0);
}

#[actix_web::test]
async fn a_hundred_repairs_are_listed_and_further_ones_counted() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let chair = |number: u8| json!({ "id": format!("c{number}"), "type": "chair", "zone": [] });
    let body = json!({ "plan": { "elements": (0..120).map(chair).collect::<Vec<_>>() } });
    let saved = world.person.put_plan(&world.event, 1, &body).await.ok(200);
    assert_eq!(saved["notes"].as_array().unwrap().len(), 100);
    assert_eq!(saved["notesOmitted"], 20);
}

#[actix_web::test]
async fn a_plan_as_it_was_answered_is_read_without_a_note() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let answered = world.person.get(&world.path("events", "floor-plan")).await.ok(200);
    let body = json!({ "plan": answered["plan"] });
    let saved = world.person.put_plan(&world.event, 1, &body).await.ok(200);
    assert_eq!(saved["notes"], json!([]));
}

#[actix_web::test]
async fn an_emptied_plan_is_saved_as_empty() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let empty = json!({ "plan": { "version": "1.0.0", "elements": [] } });
    world.person.put_plan(&world.event, 1, &empty).await.ok(200);
    let saved = world.person.get(&world.path("events", "floor-plan")).await.ok(200);
    assert_eq!(
        (&saved["plan"]["elements"], &saved["revision"]),
        (&json!([]), &json!(2))
    );
}

#[actix_web::test]
async fn a_stale_revision_is_refused_with_the_present_one() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let problem = world
        .person
        .put_plan(&world.event, 0, &json!({ "plan": plan(2) }))
        .await
        .problem(412, "stale_revision");
    assert_eq!(problem["details"]["revision"], 1);
    let tables = world.person.get(&format!("/api/tables/{}", world.event)).await.ok(200);
    assert_eq!(tables[0]["capacity"], 8, "nothing was written");
}

#[actix_web::test]
async fn the_revision_must_be_sent() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "floor-plan");
    world
        .person
        .json("PUT", &path, &json!({ "plan": plan(8) }))
        .await
        .problem(428, "revision_required");
    let wrong = world
        .person
        .request("PUT", &path)
        .insert_header(("if-match", "latest"))
        .set_json(json!({ "plan": plan(8) }));
    assert_eq!(
        world.person.send(wrong).await.problem(400, "invalid")["field"],
        "If-Match"
    );
}

#[actix_web::test]
async fn removing_an_occupied_seat_names_the_guest_and_needs_consent() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let empty = json!({ "version": "1.0.0", "elements": [] });
    let answer = world.person.put_plan(&world.event, 1, &json!({ "plan": empty })).await;
    let guests = &answer.problem(409, "seats_occupied")["details"]["guests"];
    assert_eq!(
        (&guests[0]["id"], &guests[0]["seatId"]),
        (&json!(world.guest), &json!(world.seat(1)))
    );
    world
        .person
        .put_plan(&world.event, 1, &json!({ "plan": empty, "unseat": [world.guest] }))
        .await
        .ok(200);
    let assignments = world
        .person
        .get(&world.path("events", "seat-assignments"))
        .await
        .ok(200);
    assert_eq!(assignments, json!([]));
}

#[actix_web::test]
async fn a_document_that_is_no_plan_is_refused() {
    let world = World::new(&TestApp::start().await, "ann").await;
    for plan in [
        json!(5),
        json!({ "version": "99.0.0", "elements": [] }),
        json!({ "version": "1.0.0", "elements": [{ "id": "t1", "type": "round", "x": "left" }] }),
    ] {
        world
            .person
            .put_plan(&world.event, 1, &json!({ "plan": plan }))
            .await
            .problem(422, "plan_refused");
    }
    world
        .person
        .put_plan(&world.event, 1, &json!({ "unseat": [] }))
        .await
        .problem(400, "invalid");
}

#[actix_web::test]
async fn a_plan_over_ten_megabytes_is_refused_and_one_over_one_is_not() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let of = |elements: usize| {
        let plants = (0..elements).map(|n| json!({ "id": format!("p{n}"), "type": "plant", "label": "x".repeat(90), "x": n, "y": 0, "width": 24, "height": 24 }));
        json!({ "plan": { "version": "1.0.0", "elements": plants.collect::<Vec<_>>() } })
    };
    let body = of(10_000);
    assert!(body.to_string().len() > 1024 * 1024);
    world.person.put_plan(&world.event, 1, &body).await.ok(200);
    let padded = json!({ "plan": plan(8), "padding": "x".repeat(10 * 1024 * 1024) });
    world
        .person
        .put_plan(&world.event, 2, &padded)
        .await
        .problem(413, "too_large");
}

#[actix_web::test]
async fn a_plan_that_becomes_larger_than_ten_megabytes_when_it_is_read_is_refused() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let body = json!({ "plan": plan_that_grows() });
    assert!(body.to_string().len() < 10 * 1024 * 1024);
    let rows = world.person.app.rows();
    world
        .person
        .put_plan(&world.event, 1, &body)
        .await
        .problem(413, "too_large");
    assert_eq!(world.person.app.rows(), rows);
}
