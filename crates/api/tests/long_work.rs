//! Long work over the interface: who is refused while it is under way, and that reads and ordinary edits are not.

use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use actix_web::rt;
use actix_web::web::Data;
use api::core::long_work::LongWork;
use api::core::state::State;
use domain::id::OrganisationId;
use serde_json::{Value, json};
use tokio::runtime::Builder;
use tokio::task::spawn_blocking;

use crate::support::answer::Answer;
use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::{World, plan};

/// Long calls that are parked until this is dropped.
struct Parked {
    gate: Option<Sender<()>>,
}

impl Parked {
    /// Parks a long call for each organisation; returns when all of them are on their threads.
    async fn new(work: &Data<State>, organisations: &[OrganisationId]) -> Self {
        let (gate, closed) = channel::<()>();
        let closed = Arc::new(Mutex::new(closed));
        for organisation in organisations {
            let admission = work.long_work.admit(organisation).await.unwrap();
            let (closed, work) = (Arc::clone(&closed), Data::clone(work));
            rt::spawn(async move {
                let wait = move || assert!(closed.lock().unwrap().recv().is_err());
                work.long_work.run(admission, wait).await.unwrap();
            });
        }
        Self { gate: Some(gate) }
    }
}

impl Drop for Parked {
    fn drop(&mut self) {
        drop(self.gate.take());
    }
}

fn organisation(name: &str) -> OrganisationId {
    OrganisationId::parse(name).unwrap()
}

/// A plan body of more than the 64 KB that are parsed in place.
fn long_plan() -> Value {
    let mut plan = plan(8);
    plan["notes"] = json!("x".repeat(100_000));
    plan
}

fn commands(base: i64, id: &str, text: &str) -> Value {
    json!({
        "baseRevision": base, "commandId": id,
        "commands": [{ "kind": "properties", "changes": [{ "id": "t1", "set": { "label": text } }] }],
    })
}

async fn own_organisation(person: &Person) -> OrganisationId {
    let user = person.get("/api/auth/user").await.ok(200);
    organisation(user["organisation"]["id"].as_str().unwrap())
}

async fn export(world: &World) -> u16 {
    world.person.get(&world.path("events", "export-seating")).await.status
}

/// Every long call, by its name.
async fn long_calls(world: &World) -> Vec<(&'static str, Answer)> {
    let (person, event) = (&world.person, &world.event);
    let snapshot = json!({ "filename": "Now", "data": plan(8), "eventId": event });
    let mut wide = commands(1, "wide", "Family");
    wide["notes"] = json!("x".repeat(100_000));
    vec![
        (
            "auto-assign",
            person.post(&world.path("events", "auto-assign"), &json!({})).await,
        ),
        (
            "duplicate",
            person.post(&world.path("events", "duplicate"), &json!({})).await,
        ),
        ("import", person.import(event, "guests.csv", b"First Name\nBen\n").await),
        ("export", person.get(&world.path("events", "export-seating")).await),
        ("snapshot", person.post("/api/snapshots", &snapshot).await),
        // Only a sandbox is reset, but the place for the work is asked for first.
        ("reset", person.post("/api/sandbox/reset", &json!({})).await),
        ("put", person.put_plan(event, 1, &json!({ "plan": plan(8) })).await),
        (
            "long put",
            person.put_plan(event, 1, &json!({ "plan": long_plan() })).await,
        ),
        (
            "long commands",
            person.post(&world.path("events", "floor-plan/commands"), &wide).await,
        ),
    ]
}

#[actix_web::test]
async fn a_second_long_call_of_an_organisation_is_refused_with_the_time_to_come_back() {
    let app = TestApp::with_long_work(LongWork::new(2, 0, Duration::ZERO)).await;
    let world = World::new(&app, "ann").await;
    let own = own_organisation(&world.person).await;
    let parked = Parked::new(app.state(), &[own]).await;
    for (call, answer) in long_calls(&world).await {
        let problem = answer.problem(429, "long_task_running");
        assert_eq!(answer.header("retry-after"), "2", "{call}");
        let message = "Another long task is already running for your organisation. Try again in a few seconds.";
        assert_eq!(problem["message"], message, "{call}");
    }
    drop(parked);
}

/// With one thread for short calls, long work on it would keep the read waiting.
#[test]
fn long_work_takes_no_thread_that_reads_need() {
    const PATIENCE: Duration = Duration::from_secs(20);
    let mut runtime = Builder::new_current_thread();
    let runtime = runtime.enable_time().max_blocking_threads(1).build().unwrap();
    runtime.block_on(async {
        let long_work = LongWork::new(1, 0, Duration::ZERO);
        let admission = long_work.admit(&organisation("one")).await.unwrap();
        let (read, was_read) = channel();
        let work = long_work.run(admission, move || was_read.recv_timeout(PATIENCE).is_ok());
        let reading = async { spawn_blocking(move || read.send(())).await };
        let (work, reading) = tokio::join!(work, reading);
        assert!(work.unwrap(), "the read came after the long work");
        drop(reading);
    });
}

#[actix_web::test]
async fn reads_and_ordinary_edits_are_answered_while_a_long_call_of_the_organisation_is_parked() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let own = own_organisation(&world.person).await;
    let parked = Parked::new(app.state(), &[own]).await;
    world.person.get("/api/events").await.ok(200);
    world.person.get(&world.path("events", "guests")).await.ok(200);
    let edit = commands(1, "c1", "Family");
    world
        .person
        .post(&world.path("events", "floor-plan/commands"), &edit)
        .await
        .ok(200);
    world
        .person
        .post(
            &world.path("guests", "assign-seat"),
            &json!({ "seatId": world.seat(1) }),
        )
        .await
        .ok(200);
    drop(parked);
}

#[actix_web::test]
async fn calls_beyond_the_bound_of_all_are_refused_and_those_after_the_work_are_not() {
    let app = TestApp::with_long_work(LongWork::new(2, 0, Duration::ZERO)).await;
    let world = World::new(&app, "ann").await;
    let parked = Parked::new(app.state(), &[organisation("one"), organisation("two")]).await;
    for (call, answer) in long_calls(&world).await {
        answer.problem(503, "long_tasks_full");
        assert_eq!(answer.header("retry-after"), "2", "{call}");
    }
    drop(parked);
    // The threads end some time after the gate was opened.
    while app.state().long_work.admit(&organisation("three")).await.is_err() {
        rt::task::yield_now().await;
    }
    assert_eq!(export(&world).await, 200);
}

#[actix_web::test]
async fn tests_of_mail_servers_and_long_calls_do_not_wait_for_each_other() {
    let app = TestApp::with_long_work(LongWork::new(1, 0, Duration::ZERO)).await;
    let world = World::new(&app, "ann").await;
    let test = "/api/organisation/mail-server/test";
    let parked = Parked::new(app.state(), &[organisation("one")]).await;
    // The organisation has no mail server, which the test finds out on its own thread.
    world.person.post(test, &json!({})).await.problem(404, "not_found");
    drop(parked);
    while app.state().long_work.admit(&organisation("two")).await.is_err() {
        rt::task::yield_now().await;
    }
    let own = own_organisation(&world.person).await;
    let testing = app.state().mail_server_tests.admit(&own).await.unwrap();
    world
        .person
        .post(test, &json!({}))
        .await
        .problem(429, "long_task_running");
    assert_eq!(export(&world).await, 200);
    drop(testing);
}

#[actix_web::test]
async fn one_long_call_after_the_other_is_never_refused() {
    let app = TestApp::with_long_work(LongWork::new(1, 0, Duration::ZERO)).await;
    let world = World::new(&app, "ann").await;
    for _ in 0..20 {
        assert_eq!(export(&world).await, 200);
    }
    world
        .person
        .put_plan(&world.event, 1, &json!({ "plan": long_plan() }))
        .await
        .ok(200);
    world
        .person
        .post(&world.path("events", "auto-assign"), &json!({}))
        .await
        .ok(200);
}

#[actix_web::test]
async fn a_long_call_waits_for_a_thread_and_counts_as_the_one_of_its_organisation_meanwhile() {
    let work = Data::new(LongWork::new(1, 1, Duration::from_secs(60)));
    let first = work.admit(&organisation("one")).await.unwrap();
    let waiting = {
        let work = Data::clone(&work);
        rt::spawn(async move { work.admit(&organisation("two")).await.map(drop) })
    };
    rt::task::yield_now().await;
    let refused = |outcome: Result<_, api::core::error::Problem>| outcome.map(drop).unwrap_err().code;
    assert_eq!(refused(work.admit(&organisation("two")).await), "long_task_running");
    assert_eq!(refused(work.admit(&organisation("three")).await), "long_tasks_full");
    drop(first);
    waiting.await.unwrap().unwrap();
    work.admit(&organisation("three")).await.unwrap();
}
