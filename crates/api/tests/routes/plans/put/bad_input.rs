//! Invalid plans are refused with their message and change nothing.

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::bad_plans::bad_plans;
use crate::support::world::World;

#[actix_web::test]
async fn each_bad_plan_is_refused_with_its_message_and_changes_nothing() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let before = world.person.app.rows();
    for bad in bad_plans() {
        let body = format!(r#"{{"unseat":[],"plan":{}}}"#, bad.text);
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
async fn elements_of_older_programs_without_an_id_are_given_one() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let body = json!({ "plan": { "elements": [{ "type": "round", "label": "../x" }, { "id": 7, "type": "round" }] } });
    world.person.put_plan(&world.event, 1, &body).await.ok(200);
    let plan = world.person.get(&world.path("events", "floor-plan")).await.ok(200);
    let elements = &plan["plan"]["elements"];
    assert_eq!(
        (&elements[0]["id"], &elements[0]["label"], &elements[1]["id"]),
        (&json!("element-0"), &json!("../x"), &json!("7")),
        "a label is only text"
    );
}
