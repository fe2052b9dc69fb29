//! `POST /api/guests/import-file`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::world::World;

const LIST: &str = "First Name,Last Name,Email,Table,Seat\r\nBen,Taylor,ben@example.org,1,2\r\nChloé,Taylor,,,\r\n";

#[actix_web::test]
async fn the_guests_of_a_file_are_added_with_their_seats() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let report = world
        .person
        .import(&world.event, "guests.csv", LIST.as_bytes())
        .await
        .ok(200);
    assert_eq!(
        (&report["importedCount"], &report["duplicates"]),
        (&json!(2), &json!(0)),
        "{report}"
    );
    let guests = world.guests().await;
    assert_eq!(guests.len(), 3);
    let ben = guests.iter().find(|guest| guest["firstName"] == "Ben").unwrap();
    assert_eq!(ben["seat"]["id"], "t1-chair-2");
}

#[actix_web::test]
async fn the_same_file_twice_adds_nobody() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world
        .person
        .import(&world.event, "guests.csv", LIST.as_bytes())
        .await
        .ok(200);
    let report = world
        .person
        .import(&world.event, "guests.csv", LIST.as_bytes())
        .await
        .ok(200);
    assert_eq!(
        (&report["importedCount"], &report["duplicates"]),
        (&json!(0), &json!(2)),
        "{report}"
    );
}

#[actix_web::test]
async fn a_csv_that_is_none_is_refused_and_adds_nobody() {
    let world = World::new(&TestApp::start().await, "ann").await;
    for file in [&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"[..], b"", b"PK\x03\x04garbage"] {
        let problem = world
            .person
            .import(&world.event, "guests.csv", file)
            .await
            .problem(422, "import_refused");
        assert!(problem["details"].is_object(), "{problem}");
    }
    assert_eq!(world.guests().await.len(), 1);
}

#[actix_web::test]
async fn a_file_over_five_megabytes_is_refused() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let problem = world
        .person
        .import(&world.event, "guests.csv", &vec![b'a'; 5 * 1024 * 1024 + 1])
        .await;
    assert_eq!(
        problem.problem(413, "too_large")["message"],
        "File size must be less than 5MB"
    );
}

#[actix_web::test]
async fn an_announced_length_is_refused_before_the_body_is_read() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let request = world.person.request("POST", "/api/guests/import-file");
    let request = request.insert_header(("content-type", "multipart/form-data; boundary=x"));
    world
        .person
        .send(request.insert_header(("content-length", "99999999")))
        .await
        .problem(413, "too_large");
}

#[actix_web::test]
async fn a_broken_upload_says_what_is_missing() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let form = |body: &'static str| {
        let request = world.person.request("POST", "/api/guests/import-file");
        request
            .insert_header(("content-type", "multipart/form-data; boundary=x"))
            .set_payload(body)
    };
    let without_file = "--x\r\nContent-Disposition: form-data; name=\"eventId\"\r\n\r\ne1\r\n--x--\r\n";
    let problem = world.person.send(form(without_file)).await.problem(400, "invalid");
    assert_eq!(problem["field"], "guestFile");
    let without_event =
        "--x\r\nContent-Disposition: form-data; name=\"guestFile\"; filename=\"a.csv\"\r\n\r\na,b\r\n--x--\r\n";
    assert_eq!(
        world.person.send(form(without_event)).await.problem(400, "invalid")["field"],
        "eventId"
    );
    world
        .person
        .send(form("--x\r\nbroken"))
        .await
        .problem(400, "malformed_body");
    world
        .person
        .post("/api/guests/import-file", &json!({}))
        .await
        .problem(415, "unsupported_media_type");
}

#[actix_web::test]
async fn a_file_for_an_event_of_others_is_not_found() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let other = World::new(&app, "ben").await;
    other
        .person
        .import(&world.event, "guests.csv", LIST.as_bytes())
        .await
        .problem(404, "not_found");
    other
        .person
        .import("../x", "guests.csv", LIST.as_bytes())
        .await
        .problem(404, "not_found");
    assert_eq!(world.guests().await.len(), 1);
}
