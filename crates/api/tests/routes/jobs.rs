//! `/api/jobs/{jobId}`, and the calls that start a job.

use actix_web::rt::task::yield_now;
use api::process::job_threads::JobThreads;
use app_service::jobs::worker::Worker;
use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::{World, new_guest};

const LIST: &[u8] = b"First Name,Last Name\nBen,Taylor\nCleo,Taylor\n";

/// Runs all jobs that wait.
fn work(app: &TestApp) {
    let worker = Worker::new(app.use_cases().clone()).unwrap();
    while worker.run_once().unwrap() {}
}

fn path(job: &Value) -> String {
    format!("/api/jobs/{}", job["id"].as_str().unwrap())
}

async fn finished(world: &World, started: &Value) -> Value {
    work(&world.person.app);
    world.person.get(&path(started)).await.ok(200)
}

#[actix_web::test]
async fn a_job_is_queued_at_once_and_answers_its_progress_until_it_has_a_result() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let answer = world
        .person
        .send(world.person.request("POST", &world.path("events", "auto-assign/jobs")))
        .await;
    let queued = answer.ok(202);
    assert_eq!(answer.header("location"), path(&queued));
    assert_eq!(
        (
            &queued["kind"],
            &queued["state"],
            &queued["eventId"],
            &queued["progress"]
        ),
        (
            &json!("auto_assign"),
            &json!("queued"),
            &json!(world.event),
            &json!({ "done": 0, "phase": "" })
        )
    );
    assert_eq!(world.person.get(&path(&queued)).await.ok(200), queued);

    let done = finished(&world, &queued).await;
    assert_eq!(
        (&done["state"], &done["cancelRequested"]),
        (&json!("succeeded"), &json!(false))
    );
    assert_eq!(
        done["progress"],
        json!({ "done": 1, "total": 1, "phase": "Assigning seats" })
    );
    assert_eq!(
        (&done["result"]["kind"], &done["result"]["assignedCount"]),
        (&json!("auto_assign"), &json!(1))
    );
    assert_eq!(done["result"]["changes"][0]["before"]["guestId"], json!(world.guest));
    assert!(done["finishedAt"].is_string() && done.get("error").is_none(), "{done}");
}

#[actix_web::test]
async fn a_copy_and_an_import_answer_as_their_calls_do() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let import = world
        .person
        .import_as_job(&world.event, "guests.csv", LIST)
        .await
        .ok(202);
    let imported = finished(&world, &import).await;
    assert_eq!(
        imported["result"],
        json!({ "kind": "import", "importedCount": 2, "duplicates": 0, "skipped": [], "problems": [] })
    );
    let body = json!({ "name": "Second", "withGuests": true });
    let copy = world
        .person
        .post(&world.path("events", "duplicate/jobs"), &body)
        .await
        .ok(202);
    let copied = finished(&world, &copy).await;
    assert_eq!(
        (&copied["result"]["name"], &copied["result"]["guestCount"]),
        (&json!("Second"), &json!(3))
    );
    let event = format!("/api/events/{}", copied["result"]["id"].as_str().unwrap());
    world.person.delete(&event).await.ok(204);
    let gone = world.person.get(&path(&copy)).await.ok(200);
    assert!(gone["state"] == "succeeded" && gone.get("result").is_none(), "{gone}");
}

#[actix_web::test]
async fn a_failed_job_says_what_its_call_would_have_answered() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let import = world
        .person
        .import_as_job(&world.event, "guests.csv", b"")
        .await
        .ok(202);
    let failed = finished(&world, &import).await;
    let refused = world
        .person
        .import(&world.event, "guests.csv", b"")
        .await
        .problem(422, "import_refused");
    assert_eq!(failed["state"], json!("failed"));
    for part in ["code", "message", "details"] {
        assert_eq!(failed["error"][part], refused[part], "{part}");
    }
    let body = json!({ "date": "yesterday" });
    let copy = world
        .person
        .post(&world.path("events", "duplicate/jobs"), &body)
        .await
        .ok(202);
    assert_eq!(finished(&world, &copy).await["error"]["field"], json!("date"));
}

#[actix_web::test]
async fn a_job_that_waits_is_cancelled_and_changes_nothing() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let queued = world
        .person
        .import_as_job(&world.event, "guests.csv", LIST)
        .await
        .ok(202);
    let cancel = format!("{}/cancel", path(&queued));
    let cancelled = world.person.post(&cancel, &json!({})).await.ok(200);
    assert_eq!(cancelled["state"], json!("cancelled"));
    assert_eq!(finished(&world, &queued).await, cancelled);
    assert_eq!(world.person.post(&cancel, &json!({})).await.ok(200), cancelled);
    assert_eq!(world.guests().await.len(), 1);
}

#[actix_web::test]
async fn an_organisation_that_queues_too_many_jobs_is_refused() {
    let world = World::new(&TestApp::start().await, "ann").await;
    new_guest(&world.person, &world.event, "Ben").await;
    let start = world.path("events", "auto-assign/jobs");
    for _ in 0..20 {
        world.person.post(&start, &json!({})).await.ok(202);
    }
    world
        .person
        .post(&start, &json!({}))
        .await
        .problem(409, "job_queue_full");
    work(&world.person.app);
    world.person.post(&start, &json!({})).await.ok(202);
}

#[actix_web::test]
async fn what_cannot_be_read_is_refused_before_it_is_queued() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let start = world.path("events", "auto-assign/jobs");
    let answer = world.person.post(&start, &json!({ "moveSeated": "yes" })).await;
    assert_eq!(answer.problem(400, "invalid")["field"], json!("moveSeated"));
    let huge = vec![b'a'; 6 * 1024 * 1024];
    let answer = world.person.import_as_job(&world.event, "guests.csv", &huge).await;
    answer.problem(413, "too_large");
    world
        .person
        .import_as_job("unknown", "guests.csv", LIST)
        .await
        .problem(404, "not_found");
}

#[actix_web::test]
async fn the_threads_of_a_server_run_what_is_queued() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let start = world.path("events", "auto-assign/jobs");
    let mut job = world.person.post(&start, &json!({})).await.ok(202);
    let threads = JobThreads::start(world.person.app.state()).unwrap();
    while job["finishedAt"].is_null() {
        yield_now().await;
        job = world.person.get(&path(&job)).await.ok(200);
    }
    threads.stop();
    assert_eq!(job["state"], json!("succeeded"));
}
