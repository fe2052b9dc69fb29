//! `/api/events/{eventId}/floor-plan/commands`

mod bad_input;

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::{World, new_guest};

fn moving(base: i64, command_id: &str, x: f64) -> Value {
    json!({
        "baseRevision": base, "commandId": command_id,
        "commands": [{ "kind": "move", "moves": [{ "id": "t1", "x": x, "y": 0 }] }],
    })
}

async fn x_of_table(world: &World) -> Value {
    let plan = world.person.get(&world.path("events", "floor-plan")).await.ok(200);
    plan["plan"]["elements"][0]["x"].clone()
}

#[actix_web::test]
async fn commands_change_the_plan_and_count_its_revision() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let answer = world
        .person
        .post(&world.path("events", "floor-plan/commands"), &moving(1, "c1", 480.0))
        .await;
    assert_eq!(answer.ok(200), json!({ "revision": 2, "applied": true, "others": [] }));
    assert_eq!(x_of_table(&world).await, json!(480.0));
}

#[actix_web::test]
async fn a_repeated_command_id_is_applied_once() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "floor-plan/commands");
    let first = world.person.post(&path, &moving(1, "c1", 480.0)).await.ok(200);
    let again = world.person.post(&path, &moving(1, "c1", 480.0)).await.ok(200);
    assert_eq!(first, again);
}

#[actix_web::test]
async fn edits_are_applied_only_under_the_account_that_made_them() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let id = |user: Value| user["id"].as_str().unwrap().to_owned();
    let ann = id(world.person.get("/api/auth/user").await.ok(200));
    let ben = id(Person::signed_up(&app, "ben").await.get("/api/auth/user").await.ok(200));
    let path = world.path("events", "floor-plan/commands");
    let edit = |account: &str| {
        let request = world
            .person
            .request("POST", &path)
            .insert_header(("x-account-id", account));
        world.person.send(request.set_json(moving(1, "c1", 480.0)))
    };
    edit(&ben).await.problem(403, "account_changed");
    assert_eq!(x_of_table(&world).await.as_f64(), Some(100.0));
    edit(&ann).await.ok(200);
}

#[actix_web::test]
async fn commands_are_applied_on_what_others_changed_since() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "floor-plan/commands");
    world.person.post(&path, &moving(1, "c1", 480.0)).await.ok(200);
    let applied = world.person.post(&path, &moving(1, "c2", 240.0)).await.ok(200);
    assert_eq!(applied["revision"], 3);
    assert_eq!(applied["others"][0]["commandId"], "c1");
    assert_eq!(x_of_table(&world).await, json!(240.0));
    let since = world.person.get(&format!("{path}?since=2")).await.ok(200);
    assert_eq!(
        (&since["revision"], &since["changes"][0]["commandId"]),
        (&json!(3), &json!("c2"))
    );
    let future = world.person.post(&path, &moving(9, "c3", 0.0)).await;
    assert_eq!(future.problem(409, "stale_revision")["details"]["revision"], 3);
}

#[actix_web::test]
async fn removing_the_table_of_a_seated_guest_needs_consent() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let path = world.path("events", "floor-plan/commands");
    let mut body = json!({ "baseRevision": 1, "commandId": "c1", "commands": [{ "kind": "remove", "ids": ["t1"] }] });
    let problem = world.person.post(&path, &body).await.problem(409, "seats_occupied");
    assert_eq!(problem["details"]["guests"][0]["lastName"], "Kern");
    body["unseat"] = json!([world.guest]);
    world.person.post(&path, &body).await.ok(200);
}

#[actix_web::test]
async fn consent_for_one_guest_does_not_unseat_another() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let ben = new_guest(&world.person, &world.event, "Ben").await;
    let assign = format!("/api/guests/{ben}/assign-seat");
    world
        .person
        .post(&assign, &json!({ "seatId": world.seat(2) }))
        .await
        .ok(200);
    let body = json!({
        "baseRevision": 1, "commandId": "c1", "commands": [{ "kind": "remove", "ids": ["t1"] }],
        "unseat": [world.guest],
    });
    let path = world.path("events", "floor-plan/commands");
    let problem = world.person.post(&path, &body).await.problem(409, "seats_occupied");
    let named = problem["details"]["guests"].as_array().unwrap();
    assert_eq!([&named[0]["id"], &named[1]["id"]], [&json!(world.guest), &json!(ben)]);
    let seated = world.person.get(&world.path("events", "seat-assignments")).await;
    assert_eq!(seated.ok(200).as_array().unwrap().len(), 2);
}

#[actix_web::test]
async fn the_flag_of_a_page_that_was_opened_earlier_is_no_consent() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let path = world.path("events", "floor-plan/commands");
    let mut body = moving(1, "c1", 480.0);
    body["unseat"] = json!(false);
    world.person.post(&path, &body).await.ok(200);
    let mut body = json!({ "baseRevision": 2, "commandId": "c2", "commands": [{ "kind": "remove", "ids": ["t1"] }] });
    body["unseat"] = json!(true);
    world.person.post(&path, &body).await.problem(409, "seats_occupied");
    body["unseat"] = json!(["no id"]);
    let problem = world.person.post(&path, &body).await.problem(400, "invalid");
    assert_eq!(problem["field"], "unseat");
}

#[actix_web::test]
async fn a_command_that_cannot_be_read_is_named_by_its_place() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "floor-plan/commands");
    let mut body = moving(1, "c1", 1.0);
    body["commands"][0]["kind"] = json!("explode");
    let problem = world.person.post(&path, &body).await.problem(400, "invalid");
    assert!(
        problem["field"].as_str().unwrap().starts_with("commands[0]"),
        "{problem}"
    );
    let mut body = moving(1, "c1", 1.0);
    body["baseRevision"] = json!("one");
    assert_eq!(
        world.person.post(&path, &body).await.problem(400, "invalid")["field"],
        "baseRevision"
    );
}

#[actix_web::test]
async fn one_impossible_command_leaves_the_whole_change_undone() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let mut body = moving(1, "c1", 480.0);
    body["commands"]
        .as_array_mut()
        .unwrap()
        .push(json!({ "kind": "remove", "ids": ["nothing"] }));
    let answer = world
        .person
        .post(&world.path("events", "floor-plan/commands"), &body)
        .await;
    assert!((400..500).contains(&answer.status), "{}", answer.text());
    assert_eq!(x_of_table(&world).await.as_f64(), Some(100.0));
}

#[actix_web::test]
async fn a_change_is_known_by_its_id_once_it_was_applied() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "floor-plan/commands");
    let asked = format!("{path}/c1?baseRevision=1");
    assert_eq!(world.person.get(&asked).await.ok(200), json!({ "arrived": "no" }));
    world.person.post(&path, &moving(1, "c1", 480.0)).await.ok(200);
    assert_eq!(
        world.person.get(&asked).await.ok(200),
        json!({ "arrived": "yes", "revision": 2 })
    );
    let another = format!("{path}/c2?baseRevision=1");
    assert_eq!(world.person.get(&another).await.ok(200), json!({ "arrived": "no" }));
}

#[actix_web::test]
async fn a_base_that_is_no_number_is_refused() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "floor-plan/commands");
    for query in ["", "?baseRevision=one"] {
        let answer = world.person.get(&format!("{path}/c1{query}")).await;
        answer.problem(400, "malformed_body");
    }
}

#[actix_web::test]
async fn somebody_elses_event_is_not_found_and_nobody_is_asked_to_sign_in() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let path = format!("{}/c1?baseRevision=1", world.path("events", "floor-plan/commands"));
    let other = World::new(&app, "ben").await;
    other.person.get(&path).await.problem(404, "not_found");
    app.get(&path).await.problem(401, "signed_out");
}
