//! Heavy reads over the interface: what waits for a turn and what does not, who is refused, and which answers are shared.

use std::future::poll_fn;
use std::net::{IpAddr, Ipv4Addr};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::Poll;
use std::time::Duration;

use actix_web::body::to_bytes;
use actix_web::rt;
use api::core::answers::budget::{AnswerBudget, Reservation};
use api::core::answers::chunks::{Chunks, Coding};
use api::core::heavy_reads::{AnswerKey, HeavyReads, Turn};
use app_service::error::Error;
use domain::id::OrganisationId;
use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

const PATIENCE: Duration = Duration::from_secs(60);

fn organisation(name: &str) -> OrganisationId {
    OrganisationId::parse(name).unwrap()
}

async fn own_organisation(person: &Person) -> OrganisationId {
    let user = person.get("/api/auth/user").await.ok(200);
    organisation(user["organisation"]["id"].as_str().unwrap())
}

/// Takes the only thread for heavy reads.
async fn occupied(app: &TestApp) -> Turn {
    app.state().heavy_reads.admit(&organisation("other")).await.unwrap()
}

/// The heavy reads of an event.
fn heavy_paths(world: &World) -> Vec<String> {
    vec![
        world.path("events", "guests"),
        world.path("events", "floor-plan"),
        world.path("events", "seat-assignments"),
        format!("{}?seat=t1-chair-1", world.path("events", "seat-routes")),
        world.path("events", "seat-routes/map"),
        format!("/api/tables/{}", world.event),
        world.path("events", "answers"),
        world.path("events", "answers.csv"),
        world.path("events", "check-ins"),
        world.path("events", "email-recipients"),
        world.path("events", "invited-addresses"),
        world.path("events", "parties"),
        world.path("events", "progress"),
        "/api/floor-plans".to_owned(),
        "/api/snapshots".to_owned(),
        "/api/snapshots/Dinner".to_owned(),
    ]
}

/// Polls a future once and returns whether it is still pending.
async fn is_pending<F: Future + Unpin>(waiting: &mut F) -> bool {
    poll_fn(|context| Poll::Ready(Pin::new(&mut *waiting).poll(context).is_pending())).await
}

#[actix_web::test]
async fn small_reads_are_answered_while_every_heavy_read_waits_for_its_turn() {
    let app = TestApp::with_heavy_reads(HeavyReads::new(1, PATIENCE)).await;
    let world = World::new(&app, "ann").await;
    world.snapshot("Dinner").await;
    let own = own_organisation(&world.person).await;
    let turn = occupied(&app).await;
    let paths = heavy_paths(&world);
    let mut waiting = Vec::new();
    for path in &paths {
        let (person, path) = (world.person.clone(), path.clone());
        waiting.push(rt::spawn(async move { person.get(&path).await }));
    }
    while app.state().heavy_reads.count(&own) < paths.len() {
        rt::task::yield_now().await;
    }
    world.person.get("/api/events").await.ok(200);
    Person::signed_up(&app, "ben").await.get("/api/events").await.ok(200);
    assert!(waiting.iter().all(|read| !read.is_finished()));
    drop(turn);
    for (read, path) in waiting.into_iter().zip(&paths) {
        assert_eq!(read.await.unwrap().status, 200, "{path}");
    }
}

#[actix_web::test]
async fn a_caller_who_has_the_list_and_the_plan_is_told_so_without_a_turn() {
    let app = TestApp::with_heavy_reads(HeavyReads::new(1, PATIENCE)).await;
    let world = World::new(&app, "ann").await;
    for call in ["guests", "floor-plan"] {
        let path = world.path("events", call);
        let tag = world.person.get(&path).await.header("etag").to_owned();
        let turn = occupied(&app).await;
        let again = world.person.request("GET", &path).insert_header(("if-none-match", tag));
        assert_eq!(world.person.send(again).await.status, 304);
        drop(turn);
    }
}

#[actix_web::test]
async fn reads_that_find_no_turn_are_asked_to_come_back() {
    let app = TestApp::with_heavy_reads(HeavyReads::new(1, Duration::ZERO)).await;
    let world = World::new(&app, "ann").await;
    let turn = occupied(&app).await;
    for path in heavy_paths(&world) {
        let answer = world.person.get(&path).await;
        answer.problem(503, "unavailable");
        assert_eq!(answer.header("retry-after"), "2", "{path}");
    }
    drop(turn);
    world.person.get(&world.path("events", "guests")).await.ok(200);
}

#[actix_web::test]
async fn one_organisation_may_queue_256_reads_and_others_still_queue() {
    let reads = Arc::new(HeavyReads::new(1, PATIENCE));
    let (crowd, other) = (organisation("crowd"), organisation("other"));
    let turn = reads.admit(&crowd).await.unwrap();
    let mut waiting: Vec<_> = (1..256).map(|_| Box::pin(reads.admit(&crowd))).collect();
    for read in &mut waiting {
        assert!(is_pending(read).await);
    }
    let refused = reads.admit(&crowd).await.unwrap_err();
    assert_eq!(
        (refused.status.as_u16(), refused.code, refused.retry_after),
        (429, "too_many_reads", Some(2))
    );
    let mut next = Box::pin(reads.admit(&other));
    assert!(is_pending(&mut next).await);
    drop(turn);
    // Only one read of the crowd waits for the thread at a time, so the others' turn is next.
    assert!(is_pending(&mut waiting[0]).await);
    drop(next.await.unwrap());
    drop(waiting.remove(0).await.unwrap());
    drop(waiting);
    assert_eq!((reads.count(&crowd), reads.count(&other)), (0, 0));
}

fn reservation() -> Reservation {
    AnswerBudget::new(1024 * 1024).open(IpAddr::from(Ipv4Addr::LOCALHOST))
}

#[actix_web::test]
async fn requests_for_the_same_state_share_one_answer_and_others_do_not() {
    let reads = HeavyReads::new(1, PATIENCE);
    let (one, renders) = (organisation("one"), Arc::new(AtomicUsize::new(0)));
    let ask = |key: &str| {
        let renders = Arc::clone(&renders);
        let render = move |chunks: &mut Chunks| -> Result<String, Error> {
            let number = renders.fetch_add(1, Ordering::Relaxed);
            chunks.json(&number)?;
            Ok(format!("tag{number}"))
        };
        reads.render_shared(AnswerKey::new([key], Coding::Identity), &one, reservation(), render)
    };
    let body = async |answer: api::core::heavy_reads::Rendered<String>| to_bytes(answer.into_parts().1).await.unwrap();
    let (first, second, other) = tokio::join!(ask("a"), ask("a"), ask("b"));
    let (first, other) = (first.unwrap(), other.unwrap());
    assert_eq!(
        (&*second.unwrap().head, renders.load(Ordering::Relaxed)),
        (&*first.head, 2)
    );
    assert_ne!(first.head, other.head);
    let late = ask("a").await.unwrap();
    assert_eq!(late.head, first.head, "the first is still being sent");
    assert_eq!(body(late).await, body(first).await);
    assert_eq!(ask("a").await.unwrap().head, "tag2", "the first was sent");
}

#[actix_web::test]
async fn a_compressed_answer_is_kept_after_it_was_sent() {
    let reads = HeavyReads::new(1, PATIENCE);
    let (one, renders) = (organisation("one"), Arc::new(AtomicUsize::new(0)));
    for _ in 0..3 {
        let renders = Arc::clone(&renders);
        let render = move |chunks: &mut Chunks| -> Result<String, Error> {
            renders.fetch_add(1, Ordering::Relaxed);
            chunks.json(&"guests")?;
            Ok(String::new())
        };
        let key = AnswerKey::new(["a"], Coding::Gzip);
        let answer = reads.render_shared(key, &one, reservation(), render).await.unwrap();
        assert!(
            to_bytes(answer.into_parts().1)
                .await
                .unwrap()
                .starts_with(&[0x1f, 0x8b])
        );
    }
    assert_eq!(renders.load(Ordering::Relaxed), 1);
}

#[actix_web::test]
async fn a_request_that_is_given_up_leaves_the_rendering_to_the_next() {
    let reads = HeavyReads::new(1, PATIENCE);
    let one = organisation("one");
    let turn = reads.admit(&organisation("other")).await.unwrap();
    let ask = || {
        let render = |_: &mut Chunks| Ok(String::new());
        Box::pin(reads.render_shared(AnswerKey::new(["a"], Coding::Identity), &one, reservation(), render))
    };
    let (mut first, mut second) = (ask(), ask());
    assert!(is_pending(&mut first).await && is_pending(&mut second).await);
    drop(first);
    drop(turn);
    second.await.unwrap();
}

#[actix_web::test]
async fn a_long_answer_that_finds_no_memory_is_refused_and_small_ones_go_on() {
    let app = TestApp::with(|config| config.answer_memory = 256 * 1024).await;
    let world = World::new(&app, "ann").await;
    let path = world.path("events", "guests");
    for number in 0..40 {
        let guest = json!({ "firstName": format!("G{number}"), "notes": "x".repeat(2_000), "additionalInfo": "x".repeat(2_000) });
        world.person.post(&path, &guest).await.ok(201);
    }
    let answer = world.person.get(&path).await;
    answer.problem(503, "unavailable");
    assert_eq!(answer.header("retry-after"), "2");
    world.person.get("/api/events").await.ok(200);
    world.person.get(&world.path("events", "floor-plan")).await.ok(200);
}
