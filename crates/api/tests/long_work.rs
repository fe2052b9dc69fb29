//! Long work over the interface: who is refused while it is under way, and that reads and ordinary edits are not.

use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use actix_web::rt;
use actix_web::web::Data;
use api::long_work::LongWork;
use api::state::State;
use domain::id::OrganisationId;
use serde_json::{Value, json};
use test_support::database::TestDatabase;

use crate::support::answer::Answer;
use crate::support::app::{self, TestApp};
use crate::support::loopback::{Client, visited_with};
use crate::support::person::Person;
use crate::support::world::{World, plan};

/// Long calls that are parked until this is dropped.
struct Parked {
    gate: Option<Sender<()>>,
}

impl Parked {
    /// Parks a long call for each organisation; returns when all of them are on their threads.
    async fn of(work: &Data<State>, organisations: &[OrganisationId]) -> Self {
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
    let app = TestApp::start().await;
    let world = World::of(&app, "ann").await;
    let own = own_organisation(&world.person).await;
    let parked = Parked::of(app.state(), &[own]).await;
    for (call, answer) in long_calls(&world).await {
        let problem = answer.problem(429, "long_task_running");
        assert_eq!(answer.header("retry-after"), "2", "{call}");
        let message = "Another long task of your organisation is running. Try again in a few seconds.";
        assert_eq!(problem["message"], message, "{call}");
    }
    drop(parked);
}

#[actix_web::test]
async fn reads_and_ordinary_edits_are_answered_while_a_long_call_of_the_organisation_is_parked() {
    let app = TestApp::start().await;
    let world = World::of(&app, "ann").await;
    let own = own_organisation(&world.person).await;
    let parked = Parked::of(app.state(), &[own]).await;
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
    let world = World::of(&app, "ann").await;
    let parked = Parked::of(app.state(), &[organisation("one"), organisation("two")]).await;
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
async fn one_long_call_after_the_other_is_never_refused() {
    let app = TestApp::with_long_work(LongWork::new(1, 0, Duration::ZERO)).await;
    let world = World::of(&app, "ann").await;
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
    let refused = |outcome: Result<_, api::error::Problem>| outcome.map(drop).unwrap_err().code;
    assert_eq!(refused(work.admit(&organisation("two")).await), "long_task_running");
    assert_eq!(refused(work.admit(&organisation("three")).await), "long_tasks_full");
    drop(first);
    waiting.await.unwrap().unwrap();
    work.admit(&organisation("three")).await.unwrap();
}

/// The reproduction of "20 auto-assigns of one account starve the reads of all others": more long calls are parked
/// than the server has blocking threads, and one connection after the other is answered all the same.
#[actix_web::test]
async fn reads_over_sockets_are_answered_while_more_long_work_is_parked_than_there_are_blocking_threads() {
    let database = TestDatabase::sqlite();
    let state = app::state(&database, |config| config.workers = Some(1), Arc::default());
    let state = Data::new(state.with_long_work(LongWork::new(40, 0, Duration::ZERO)));
    let organisations: Vec<_> = (0..40).map(|number| organisation(&format!("o{number}"))).collect();
    let parked = Parked::of(&state, &organisations).await;
    visited_with(&state, |address| {
        let client = Client::of(address);
        let statuses: Vec<u16> = (0..20).map(|_| client.get("/api/seat-lookup/ABC234").0).collect();
        assert_eq!(statuses, [404; 20], "a look-up of an unknown code reads the database");
    })
    .await;
    drop(parked);
}
