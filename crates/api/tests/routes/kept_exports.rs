//! `POST /api/events/{eventId}/files/{kind}/jobs`, and the files that such jobs keep.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use app_service::file_store::FileStore;
use app_service::housekeeping;
use app_service::jobs::worker::Worker;
use app_service::service::Service;
use domain::id::ExportId;
use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::mail::DataFolder;
use crate::support::world::World;

/// Starts with a data folder of its own.
async fn start(folder: &DataFolder) -> World {
    let app = TestApp::with(|config| folder.choose(config)).await;
    World::new(&app, "ann").await
}

/// Starts a job and returns it when it has ended.
async fn made(world: &World, kind: &str, options: &Value) -> Value {
    made_by(world.person.app.use_cases().clone(), world, (kind, options)).await
}

/// The same with the files and the database of a worker of its own.
async fn made_by(service: Service, world: &World, (kind, options): (&str, &Value)) -> Value {
    let started = world
        .person
        .post(&world.path("events", &format!("files/{kind}/jobs")), options)
        .await
        .ok(202);
    let worker = Worker::new(service).unwrap();
    while worker.run_once().unwrap() {}
    let path = format!("/api/jobs/{}", started["id"].as_str().unwrap());
    world.person.get(&path).await.ok(200)
}

fn download(world: &World, job: &Value) -> String {
    let id = job["result"]["file"]["id"].as_str().unwrap();
    world.path("events", &format!("exports/{id}"))
}

#[actix_web::test]
async fn a_file_is_made_as_a_job_listed_and_downloaded_whole_or_in_ranges() {
    let folder = DataFolder::new("kept");
    let world = start(&folder).await;
    world.seated().await;
    let job = made(&world, "csv", &json!({ "separator": "semicolon" })).await;
    assert_eq!(
        (&job["state"], &job["kind"]),
        (&json!("succeeded"), &json!("export")),
        "{job}"
    );
    assert_eq!(job["result"]["kind"], "export");

    let listed = world.person.get(&world.path("events", "files")).await.ok(200);
    assert_eq!(listed[0], job["result"]["file"]);
    assert_eq!(
        (&listed[0]["separator"], &listed[0]["outOfDate"]),
        (&json!("semicolon"), &json!(false))
    );
    assert!(listed[0]["keptUntil"].is_string(), "{listed}");

    let path = download(&world, &job);
    let whole = world.person.get(&path).await;
    assert_eq!(whole.status, 200);
    assert_eq!(whole.header("content-type"), "text/csv; charset=utf-8");
    assert_eq!(whole.header("cache-control"), "no-store");
    let name = format!("attachment; filename=\"guests-{}.csv\"", world.event);
    assert_eq!(whole.header("content-disposition"), name);
    assert_eq!(whole.text().len().to_string(), listed[0]["bytes"].to_string());

    let range = world.person.request("GET", &path).insert_header(("range", "bytes=3-8"));
    let part = world.person.send(range).await;
    assert_eq!(
        (part.status, part.text()),
        (206, whole.text().trim_start_matches('\u{feff}')[..6].to_owned())
    );
}

#[actix_web::test]
async fn an_export_is_refused_before_it_waits_when_an_option_or_the_role_is_wrong() {
    let folder = DataFolder::new("kept-refused");
    let world = start(&folder).await;
    let path = world.path("events", "files/place-cards/jobs");
    let wrong = world.person.post(&path, &json!({ "paper": "A7" })).await;
    assert_eq!(wrong.problem(400, "invalid")["field"], "paper");
    let unknown = world
        .person
        .post(&world.path("events", "files/docm/jobs"), &json!({}))
        .await;
    assert_eq!(unknown.problem(400, "invalid")["field"], "kind");
    assert_eq!(
        world.person.get(&world.path("events", "export-jobs")).await.ok(200),
        json!([])
    );
}

#[actix_web::test]
async fn a_waiting_export_is_listed_and_can_be_cancelled() {
    let folder = DataFolder::new("kept-cancelled");
    let world = start(&folder).await;
    let path = world.path("events", "files/kitchen/jobs");
    let job = world.person.post(&path, &json!({})).await.ok(202);
    let listed = world.path("events", "export-jobs");
    let under_way = world.person.get(&listed).await.ok(200);
    assert_eq!(under_way, json!([{ "kind": "kitchen", "job": job }]));
    let cancel = format!("/api/jobs/{}/cancel", job["id"].as_str().unwrap());
    world.person.post(&cancel, &json!({})).await.ok(200);
    assert_eq!(world.person.get(&listed).await.ok(200), json!([]));
    assert_eq!(
        world.person.get(&world.path("events", "files")).await.ok(200),
        json!([])
    );
}

#[actix_web::test]
async fn everything_the_venue_needs_comes_as_one_zip() {
    let folder = DataFolder::new("kept-pack");
    let world = start(&folder).await;
    world.seated().await;
    let job = made(&world, "venue-pack", &json!({})).await;
    let progress = &job["progress"];
    assert_eq!(
        (&job["state"], &progress["phase"]),
        (&json!("succeeded"), &json!("Saving the file")),
        "{job}"
    );
    let zip = world.person.get(&download(&world, &job)).await;
    assert_eq!(zip.header("content-type"), "application/zip");
    let bytes = zip.body.to_vec();
    for name in ["table-lists", "kitchen", "check-in-list", "floor-plan"] {
        let name = format!("{name}-{}.", world.event);
        assert!(
            bytes.windows(name.len()).any(|window| window == name.as_bytes()),
            "{name}"
        );
    }
    // Nothing of it counts as printed.
    assert_eq!(
        world.person.get(&world.path("events", "prints")).await.ok(200),
        json!([])
    );
}

#[actix_web::test]
async fn a_file_that_is_gone_from_the_folder_says_to_export_it_again() {
    let folder = DataFolder::new("kept-gone");
    let world = start(&folder).await;
    let job = made(&world, "escort-list", &json!({})).await;
    std::fs::remove_dir_all(world.person.app.config().export_folder()).unwrap();
    let gone = world.person.get(&download(&world, &job)).await;
    let problem = gone.problem(404, "not_found");
    assert_eq!(problem["message"], "This file is no longer kept. Export it again.");
}

#[actix_web::test]
async fn the_housekeeping_leaves_files_that_are_kept() {
    let folder = DataFolder::new("kept-swept");
    let world = start(&folder).await;
    let job = made(&world, "csv", &json!({})).await;
    let report = housekeeping::run(world.person.app.use_cases()).unwrap();
    assert_eq!(report.files, 0);
    assert_eq!(world.person.get(&download(&world, &job)).await.status, 200);
}

/// A folder on a disk without room.
struct FullDisk;

impl FileStore for FullDisk {
    fn put(&self, _: &ExportId, _: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::StorageFull.into())
    }

    fn older_than(&self, _: Duration) -> io::Result<Vec<ExportId>> {
        Ok(Vec::new())
    }

    fn remove(&self, _: &ExportId) {}
}

#[actix_web::test]
async fn a_file_that_the_disk_has_no_room_for_fails_its_job_and_is_not_listed() {
    let folder = DataFolder::new("kept-full");
    let world = start(&folder).await;
    let service = world.person.app.use_cases().clone().with_files(Arc::new(FullDisk));
    let job = made_by(service, &world, ("kitchen", &json!({}))).await;
    assert_eq!(
        (&job["state"], &job["error"]["code"]),
        (&json!("failed"), &json!("storage_full")),
        "{job}"
    );
    let files = world.person.get(&world.path("events", "files")).await;
    assert_eq!(files.ok(200), json!([]));
    let again = made(&world, "kitchen", &json!({})).await;
    assert_eq!(again["state"], "succeeded", "{again}");
}

#[actix_web::test]
async fn a_download_needs_room_on_the_disk_only_for_new_tickets() {
    let folder = DataFolder::new("download-full");
    let world = start(&folder).await;
    world.seated().await;
    for table in ["exports", "guest_tokens"] {
        let full = format!(
            "CREATE TRIGGER full_{table} BEFORE INSERT ON {table}
             BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        );
        storage::scratch::execute(&mut world.person.app.connect(), &full).unwrap();
    }
    let file = |kind: &str| world.path("events", &format!("files/{kind}"));
    assert_eq!(world.person.get(&file("escort-list")).await.status, 200);
    let check_in_list = world.person.get(&file("check-in-list")).await;
    check_in_list.problem(507, "storage_full");
}
