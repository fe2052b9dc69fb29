//! `/api/venues/{eventId}`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::World;

fn venue() -> Value {
    json!({
        "name": "Hall", "width": 40, "height": 30, "scale": 4,
        "entrances": [{ "id": "e1", "name": "North door", "x": 20, "y": 0, "type": "main", "capacity": 1000,
                        "isActive": true, "accessLevel": "general" }],
    })
}

fn path(world: &World) -> String {
    format!("/api/venues/{}", world.event)
}

#[actix_web::test]
async fn a_venue_has_the_defaults_until_it_is_saved_and_again_when_it_is_deleted() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let unsaved = world.person.get(&path(&world)).await.ok(200);
    assert_eq!(unsaved["name"], "Main Venue");
    assert_eq!((&unsaved["width"], &unsaved["height"]), (&json!(100.0), &json!(80.0)));
    assert_eq!(
        (&unsaved["saved"], &unsaved["updatedAt"]),
        (&json!(false), &json!(null))
    );
    assert_eq!(unsaved["roomSize"], json!({ "width": 15.24, "height": 12.192 }));
    let saved = world.person.post(&path(&world), &venue()).await.ok(201);
    assert_eq!(saved["room"], json!({ "x": 12.38, "y": 8.904 }));
    assert_eq!((&saved["version"], &saved["saved"]), (&json!(1), &json!(true)));
    assert_eq!(world.person.get(&path(&world)).await.ok(200), saved);
    world.person.delete(&path(&world)).await.ok(204);
    world.person.delete(&path(&world)).await.ok(204);
    assert_eq!(world.person.get(&path(&world)).await.ok(200)["saved"], json!(false));
    let undone = world.person.post(&path(&world), &saved).await.ok(201);
    assert_eq!(
        (&undone["version"], &undone["entrances"]),
        (&json!(2), &saved["entrances"])
    );
}

#[actix_web::test]
async fn a_change_of_another_version_is_refused_with_the_present_one() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let first = world.person.post(&path(&world), &venue()).await.ok(201);
    world.person.post(&path(&world), &first).await.ok(200);
    let refused = world.person.post(&path(&world), &first).await;
    assert_eq!(
        refused.problem(409, "venue_changed")["details"],
        json!({ "version": 2 })
    );
}

#[actix_web::test]
async fn every_wrong_field_is_named() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let mut wrong = venue();
    wrong["height"] = json!(5);
    wrong["entrances"][0]["accessLevel"] = json!("all");
    wrong["picture"] = json!({ "id": "unknown", "opacity": 0.5 });
    let refused = world
        .person
        .post(&path(&world), &wrong)
        .await
        .problem(400, "invalid_fields");
    let problems = refused["details"]["problems"].as_array().unwrap();
    let fields: Vec<&Value> = problems.iter().map(|problem| &problem["field"]).collect();
    assert_eq!(fields, [&json!("height"), &json!("entrances.0.accessLevel")]);
    let mut unknown = venue();
    unknown["picture"] = json!({ "id": "unknown", "opacity": 0.5 });
    let refused = world
        .person
        .post(&path(&world), &unknown)
        .await
        .problem(400, "invalid_fields");
    assert_eq!(refused["field"], "picture.id");
}

#[actix_web::test]
async fn a_picture_under_a_venue_stays() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let drawing = b"<svg xmlns='http://www.w3.org/2000/svg'><circle r='4'/></svg>";
    let picture = world.person.upload("hall.svg", drawing).await.ok(201)["id"].clone();
    let mut with_picture = venue();
    with_picture["picture"] = json!({ "id": picture, "opacity": 0.5 });
    let saved = world.person.post(&path(&world), &with_picture).await.ok(201);
    assert_eq!(saved["picture"], with_picture["picture"]);
    let image = format!("/api/images/{}", picture.as_str().unwrap());
    let refused = world.person.delete(&image).await.problem(409, "image_in_use");
    assert_eq!(refused["details"]["events"], json!(["Summer wedding"]));
}

#[actix_web::test]
async fn a_copy_of_an_event_has_its_venue() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    world.person.post(&path(&world), &venue()).await.ok(201);
    let copy = world
        .person
        .post(&world.path("events", "duplicate"), &json!({}))
        .await
        .ok(201);
    let copied = world
        .person
        .get(&format!("/api/venues/{}", copy["id"].as_str().unwrap()))
        .await;
    assert_eq!(copied.ok(200)["name"], "Hall");
}

#[actix_web::test]
async fn an_event_says_how_guests_find_their_seat() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let event = format!("/api/events/{}", world.event);
    assert_eq!(world.person.get(&event).await.ok(200)["findMode"], "exact");
    let verified = json!({ "findMode": "verified" });
    assert_eq!(
        world.person.patch(&event, &verified).await.ok(200)["findMode"],
        "verified"
    );
    let wrong = world.person.patch(&event, &json!({ "findMode": "open" })).await;
    assert_eq!(wrong.problem(400, "invalid")["field"], "findMode");
}
