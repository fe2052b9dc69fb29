//! What is sent as a plan and is none: refused with its message, and nothing changed.

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::bad_plans::bad_plans;
use crate::support::world::World;

#[actix_web::test]
async fn each_bad_plan_is_refused_with_its_message_and_changes_nothing() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let before = world.person.app.rows();
    for bad in bad_plans() {
        let body = format!(r#"{{"unseat":true,"plan":{}}}"#, bad.text);
        let request = world
            .person
            .request("PUT", &world.path("events", "floor-plan"))
            .insert_header(("if-match", "\"1\""))
            .insert_header(("content-type", "application/json"))
            .set_payload(body);
        let answer = world.person.send(request).await;
        assert_eq!(
            (answer.status, answer.json_code().as_str()),
            (bad.status, bad.code),
            "{}: {}",
            bad.name,
            answer.text()
        );
        let message = answer.json()["message"].clone();
        assert!(message.as_str().unwrap().contains(bad.says), "{}: {message}", bad.name);
        assert_eq!(world.person.app.rows(), before, "{}", bad.name);
    }
}

#[actix_web::test]
async fn an_id_that_could_be_a_path_does_not_get_into_the_plan() {
    let world = World::of(&TestApp::start().await, "ann").await;
    let table = json!({ "id": "../../etc/passwd", "type": "round", "label": "../x" });
    let body = json!({ "plan": { "version": "1.0.0", "elements": [table] } });
    world.person.put_plan(&world.event, 1, &body).await.ok(200);
    let plan = world.person.get(&world.path("events", "floor-plan")).await.ok(200);
    let element = &plan["plan"]["elements"][0];
    assert_eq!(
        (&element["id"], &element["label"]),
        (&json!("element-0"), &json!("../x")),
        "a label is only text"
    );
}
