//! `/api/images`

mod files;
mod hostile;
mod library;
mod providers;
mod search;
mod upload;

use files::{GIF, SVG};
use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

#[actix_web::test]
async fn the_pictures_of_the_organisation_are_listed_the_latest_first() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let first = ann.upload("a.svg", SVG).await.ok(201);
    let second = ann.upload("b.gif", GIF).await.ok(201);
    assert_eq!(ann.get("/api/images").await.ok(200), serde_json::json!([second, first]));
    let ben = Person::signed_up(&app, "ben").await;
    assert_eq!(ben.get("/api/images").await.ok(200), serde_json::json!([]));
}

#[actix_web::test]
async fn a_picture_is_served_so_that_it_can_do_nothing() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let image = ann.upload("hall.svg", SVG).await.ok(201);
    let answer = ann.get(image["url"].as_str().unwrap()).await;
    assert_eq!(answer.status, 200);
    for (header, value) in [
        ("content-type", "image/svg+xml"),
        (
            "content-security-policy",
            "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ),
        ("x-content-type-options", "nosniff"),
        ("cross-origin-resource-policy", "same-origin"),
        ("cache-control", "private, max-age=31536000, immutable"),
    ] {
        assert_eq!(answer.header(header), value, "{header}");
    }
    assert!(answer.header("vary").contains("Cookie"));
    assert!(
        answer
            .header("content-disposition")
            .starts_with("attachment; filename=\"picture-")
    );
}

#[actix_web::test]
async fn an_svg_is_served_as_it_was_rebuilt_and_a_gif_as_it_was_sent() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let drawing =
        b"<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><!-- me --><path d='M0 0' data-x='1'/></svg>";
    let image = ann.upload("a.svg", drawing).await.ok(201);
    let served = ann.get(image["url"].as_str().unwrap()).await.text();
    let rebuilt = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\" viewBox=\"0 0 4 4\"><path d=\"M0 0\"/></svg>";
    assert_eq!(served, rebuilt);
    let image = ann.upload("a.gif", GIF).await.ok(201);
    assert_eq!(ann.get(image["url"].as_str().unwrap()).await.body, GIF);
}

#[actix_web::test]
async fn a_picture_of_others_answers_like_an_unknown_one() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let image = ann.upload("hall.svg", SVG).await.ok(201);
    let url = image["url"].as_str().unwrap();
    let mallory = Person::signed_up(&app, "mallory").await;
    let foreign = mallory.get(url).await;
    let unknown = mallory.get("/api/images/V1StGXR8_Z5jdHi6B-myT").await;
    assert_eq!(
        foreign.problem(404, "not_found")["message"],
        unknown.problem(404, "not_found")["message"]
    );
    assert_eq!(foreign.header("cache-control"), "no-store");
    Person::signed_out(&app).get(url).await.problem(401, "signed_out");
    ann.get("/api/images/..%2F..%2Fetc%2Fpasswd")
        .await
        .problem(404, "not_found");
}

#[actix_web::test]
async fn a_picture_that_no_plan_shows_goes() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let image = world.person.upload("hall.svg", SVG).await.ok(201);
    let url = image["url"].as_str().unwrap();
    world.person.delete(url).await.ok(204);
    world.person.get(url).await.problem(404, "not_found");
    world.person.delete(url).await.problem(404, "not_found");
}

#[actix_web::test]
async fn a_picture_on_a_plan_stays_and_the_event_is_named() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let image = world.person.upload("hall.svg", SVG).await.ok(201);
    let url = image["url"].as_str().unwrap();
    let picture =
        json!({ "id": "p1", "type": "vector-image", "x": 1, "y": 1, "width": 40, "height": 20, "imageUrl": url });
    let plan = json!({ "plan": { "version": "1.0.0", "elements": [picture] } });
    world.person.put_plan(&world.event, 1, &plan).await.ok(200);
    let rows = app.rows();
    let problem = world.person.delete(url).await.problem(409, "image_in_use");
    assert_eq!(problem["details"]["events"], json!(["Summer wedding"]));
    assert!(
        problem["message"].as_str().unwrap().contains("Summer wedding"),
        "{problem}"
    );
    assert_eq!(app.rows(), rows);
    // It stays for a snapshot as well.
    let kept = json!({ "filename": "With picture", "data": plan["plan"], "eventId": world.event });
    world.person.post("/api/snapshots", &kept).await.ok(201);
    let empty = json!({ "plan": { "version": "1.0.0", "elements": [] } });
    world.person.put_plan(&world.event, 2, &empty).await.ok(200);
    world.person.delete(url).await.problem(409, "image_in_use");
    // A deleted event can be restored, so its picture stays as well.
    world
        .person
        .delete(&format!("/api/events/{}", world.event))
        .await
        .ok(204);
    world.person.delete(url).await.problem(409, "image_in_use");
}

#[actix_web::test]
async fn a_picture_that_a_command_put_on_a_plan_stays_until_a_command_takes_it_away() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let image = world.person.upload("hall.svg", SVG).await.ok(201);
    let url = image["url"].as_str().unwrap();
    let path = world.path("events", "floor-plan/commands");
    let change =
        |base: i64, command| json!({ "baseRevision": base, "commandId": format!("c{base}"), "commands": [command] });
    let picture = json!({ "id": "p1", "type": "vector-image", "imageUrl": url });
    let add = change(1, json!({ "kind": "add", "elements": [{ "element": picture }] }));
    world.person.post(&path, &add).await.ok(200);
    let problem = world.person.delete(url).await.problem(409, "image_in_use");
    assert_eq!(problem["details"]["events"], json!(["Summer wedding"]));
    let remove = change(2, json!({ "kind": "remove", "ids": ["p1"] }));
    world.person.post(&path, &remove).await.ok(200);
    world.person.delete(url).await.ok(204);
}

#[actix_web::test]
async fn a_picture_under_a_plan_stays_as_well() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let image = world.person.upload("hall.svg", SVG).await.ok(201);
    let url = image["url"].as_str().unwrap();
    let underlay = json!({ "imageUrl": url, "width": 400, "height": 200 });
    let trace = json!({
        "baseRevision": 1, "commandId": "c1",
        "commands": [{ "kind": "canvas", "set": { "underlay": underlay } }],
    });
    let path = world.path("events", "floor-plan/commands");
    world.person.post(&path, &trace).await.ok(200);
    world.person.delete(url).await.problem(409, "image_in_use");
}

#[actix_web::test]
async fn a_plan_of_others_that_names_the_picture_keeps_nobody_from_deleting_it() {
    let app = TestApp::start().await;
    let ann = World::new(&app, "ann").await;
    let mallory = World::new(&app, "mallory").await;
    let image = ann.person.upload("hall.svg", SVG).await.ok(201);
    let url = image["url"].as_str().unwrap();
    let picture =
        json!({ "id": "p1", "type": "vector-image", "x": 1, "y": 1, "width": 40, "height": 20, "imageUrl": url });
    let plan = json!({ "plan": { "version": "1.0.0", "elements": [picture] } });
    mallory.person.put_plan(&mallory.event, 1, &plan).await.ok(200);
    let kept = json!({ "filename": "Mine", "data": plan["plan"], "eventId": mallory.event });
    mallory.person.post("/api/snapshots", &kept).await.ok(201);
    mallory.person.delete(url).await.problem(404, "not_found");
    ann.person.delete(url).await.ok(204);
}
