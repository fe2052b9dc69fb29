//! Documents are read beside long work: one that takes long holds up its own organisation only.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use actix_web::rt;
use app_service::jobs::worker::{JobRoom, Worker};
use import_parsers::{Document, Reader, Refusal, RefusalCode};
use serde_json::json;

use crate::support::answer::Answer;
use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

const PDF: &[u8] = b"%PDF-1.7 loops";

/// Signals when it starts reading, reads until told to stop, and then advances the clock by `takes` milliseconds.
struct SlowReader {
    begun: Mutex<Sender<()>>,
    stop: Mutex<Receiver<()>>,
    millis: Arc<AtomicU64>,
    takes: u64,
}

impl Reader for SlowReader {
    fn read(&self, _bytes: &[u8]) -> Result<Document, Refusal> {
        self.begun.lock().unwrap().send(()).unwrap();
        self.stop.lock().unwrap().recv().unwrap();
        self.millis.fetch_add(self.takes, Ordering::Relaxed);
        Err(Refusal {
            code: RefusalCode::Damaged,
            message: "It loops.".to_owned(),
        })
    }
}

/// An application whose documents take `takes` milliseconds each. The receiver signals when one starts; the sender
/// stops it.
async fn app(takes: u64) -> (TestApp, Receiver<()>, Sender<()>) {
    let (begun, has_begun) = channel();
    let (stop, stopped) = channel();
    let app = TestApp::with_document_reader(|millis| {
        Arc::new(SlowReader {
            begun: Mutex::new(begun),
            stop: Mutex::new(stopped),
            millis,
            takes,
        })
    });
    (app.await, has_begun, stop)
}

/// A visitor of the sandbox, and an event.
async fn sandbox(app: &TestApp) -> (Person, String) {
    let mut visitor = Person::signed_out(app);
    let opened = visitor.post("/api/sandbox", &json!({})).await;
    opened.ok(201);
    visitor.cookie = opened.cookie();
    let events = visitor.get("/api/events").await.ok(200);
    let event = events[0]["id"].as_str().unwrap().to_owned();
    (visitor, event)
}

async fn preview(visitor: &Person, event: &str) -> Answer {
    let path = format!("/api/events/{event}/imports/preview");
    visitor.form(&path, &[("guestFile", Some("list.pdf"), PDF)]).await
}

async fn wait_until(begun: &Receiver<()>) {
    while begun.try_recv().is_err() {
        rt::task::yield_now().await;
    }
}

#[actix_web::test]
async fn exports_of_others_are_answered_while_a_sandbox_previews_a_document_without_end() {
    let (app, begun, stop) = app(0).await;
    let world = World::new(&app, "ann").await;
    let (visitor, event) = sandbox(&app).await;
    for _ in 0..3 {
        let (reader, of) = (visitor.clone(), event.clone());
        let reading = rt::spawn(async move { preview(&reader, &of).await });
        wait_until(&begun).await;
        let export = world.person.get(&world.path("events", "export-seating")).await;
        assert_eq!(export.status, 200);
        preview(&visitor, &event).await.problem(429, "long_task_running");
        stop.send(()).unwrap();
        reading.await.unwrap().problem(422, "import_refused");
    }
}

#[actix_web::test]
async fn documents_of_sandboxes_are_read_for_120_seconds_an_hour() {
    let (app, begun, stop) = app(10_000).await;
    let (visitor, event) = sandbox(&app).await;
    for _ in 0..13 {
        stop.send(()).unwrap();
    }
    let mut read = 0;
    let refused = loop {
        let answer = preview(&visitor, &event).await;
        if answer.status == 429 {
            break answer;
        }
        answer.problem(422, "import_refused");
        begun.recv().unwrap();
        read += 1;
    };
    // The last one begins in the seconds that have come back since the first.
    assert_eq!(read, 13);
    let problem = refused.problem(429, "too_many_requests");
    let message = "Importing documents in a sandbox is limited to 120 seconds an hour. Save the list as CSV and import that, \
                   or create an account.";
    assert_eq!(problem["message"], message);
    let path = format!("/api/events/{event}/imports/jobs");
    let parts: [(&str, Option<&str>, &[u8]); 1] = [("guestFile", Some("list.pdf"), PDF)];
    visitor.form(&path, &parts).await.problem(429, "too_many_requests");
    let list: [(&str, Option<&str>, &[u8]); 1] = [("text", None, b"Name\nAnn Lee\n")];
    let preview_path = format!("/api/events/{event}/imports/preview");
    visitor.form(&preview_path, &list).await.ok(200);
    app.wait_seconds(3_600);
    stop.send(()).unwrap();
    preview(&visitor, &event).await.problem(422, "import_refused");
}

/// Notes what a worker does with its room.
#[derive(Default)]
struct Noted(Mutex<Vec<&'static str>>);

impl JobRoom for Noted {
    fn enter(&self) -> bool {
        self.0.lock().unwrap().push("enter");
        true
    }

    fn leave(&self) {
        self.0.lock().unwrap().push("leave");
    }
}

#[actix_web::test]
async fn a_job_gives_its_room_to_other_long_work_while_a_document_is_read() {
    let (app, _begun, stop) = app(0).await;
    let world = World::new(&app, "ann").await;
    world.person.import_as_job(&world.event, "list.pdf", PDF).await.ok(202);
    stop.send(()).unwrap();
    let room = Arc::new(Noted::default());
    let worker = Worker::new(app.use_cases().clone()).unwrap().with_room(room.clone());
    assert!(worker.run_once().unwrap());
    assert_eq!(*room.0.lock().unwrap(), ["leave", "enter"]);
}
