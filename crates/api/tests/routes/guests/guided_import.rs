//! `POST /api/events/{eventId}/imports/jobs`, `GET /api/events/{eventId}/imports` and
//! `POST /api/events/{eventId}/imports/{importId}/undo`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::World;

const LIST: &str = "Who,Surname,Email,Table,Seat,RSVP\nBen,Taylor,ben@example.org,1,2,Ja\n\
    Anna,Kern,anna@example.org,,,\n";

async fn past(world: &World) -> Vec<Value> {
    let list = world.person.get(&world.path("events", "imports")).await.ok(200);
    list.as_array().unwrap().clone()
}

#[actix_web::test]
async fn a_guided_import_is_a_job_that_is_listed_and_can_be_undone_once() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let plan = json!({
        "columns": { "0": "firstName" },
        "rows": { "3": format!("update:{}", world.guest) },
        "remember": true,
    });
    let started = world.import_with(LIST, &plan).await.ok(202);
    assert_eq!(started["kind"], "guided-import");
    let job = world.finished(&started).await;
    let result = &job["result"];
    assert_eq!(job["state"], "succeeded", "{job}");
    let figures =
        ["added", "updated", "known", "skipped", "seated", "parties"].map(|key| result[key].as_u64().unwrap());
    assert_eq!(figures, [1, 1, 0, 0, 1, 0]);
    assert_eq!(
        (&result["kind"], &result["fileName"], &result["by"]),
        (
            &json!("guided-import"),
            &json!("guests.csv"),
            &past(&world).await[0]["by"]
        )
    );
    let guests = world.guests().await;
    let anna = guests.iter().find(|guest| guest["id"] == json!(world.guest)).unwrap();
    assert_eq!((guests.len(), &anna["email"]), (2, &json!("anna@example.org")));

    let undo = world.path("events", &format!("imports/{}/undo", result["id"].as_str().unwrap()));
    let undone = world.person.post(&undo, &json!({})).await.ok(200);
    assert_eq!((&undone["changed"], &undone["skipped"]), (&json!(2), &json!([])));
    let left = world.guests().await;
    assert_eq!((left.len(), &left[0]["email"]), (1, &json!("")));
    assert!(past(&world).await[0]["undoneAt"].is_string());
    world.person.post(&undo, &json!({})).await.problem(409, "import_undone");
}

#[actix_web::test]
async fn what_is_wrong_with_a_guided_import_is_said_at_once_or_by_its_job() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let refused = world
        .import_with(LIST, &json!({ "columns": { "0": "shoeSize" } }))
        .await;
    assert_eq!(refused.problem(400, "invalid")["field"], "plan");
    let started = world.import_with("", &json!({})).await.ok(202);
    let failed = world.finished(&started).await;
    assert_eq!(
        (&failed["state"], &failed["error"]["code"]),
        (&json!("failed"), &json!("import_refused"))
    );
    assert!(past(&world).await.is_empty());
}
