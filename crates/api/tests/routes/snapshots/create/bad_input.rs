//! Snapshots of invalid plans are refused with the plan's message and not stored.

use crate::support::app::TestApp;
use crate::support::bad_plans::bad_plans;
use crate::support::world::World;

#[actix_web::test]
async fn each_bad_plan_is_refused_with_its_message_and_nothing_is_stored() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let before = world.person.app.rows();
    for bad in bad_plans() {
        let body = format!(
            r#"{{"filename":"Dinner","eventId":"{}","data":{}}}"#,
            world.event, bad.text
        );
        let answer = world.person.raw("POST", "/api/snapshots", body).await;
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
