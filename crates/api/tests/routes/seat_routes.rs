//! `GET /api/seat-routes/{routeKey}`, `GET /api/events/{eventId}/seat-routes` and `GET /api/events/{eventId}/entrance-signs`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::World;

/// A table for eight, a bar on the way, and two doors.
fn hall() -> Value {
    json!({ "version": "1.0.0", "elements": [
        { "id": "t1", "type": "round", "x": 540, "y": 700, "width": 120, "height": 120, "chairs": 8, "tableNumber": 1, "label": "Table 1" },
        { "id": "bar", "type": "bar", "x": 300, "y": 300, "width": 192, "height": 60, "label": "Bar" },
        { "id": "main", "type": "entrance", "x": 528, "y": 0, "width": 144, "height": 48, "label": "Main entrance" },
        { "id": "out", "type": "emergency-exit", "x": 0, "y": 400, "width": 72, "height": 72, "label": "Exit" },
    ] })
}

async fn seated(app: &TestApp) -> (World, String) {
    let world = World::new(app, "ann").await;
    world.seated().await;
    let plan = json!({ "plan": hall() });
    world.person.put_plan(&world.event, 1, &plan).await.ok(200);
    let finder = world.person.get(&format!("/api/finders/{}", world.event)).await.ok(200);
    let body = json!({ "eventId": finder["id"], "query": "Anna Kern" });
    let found = world.person.post("/api/guests/find", &body).await.ok(200);
    (world, found["routeKey"].as_str().unwrap().to_owned())
}

async fn route(app: &TestApp, key: &str, query: &str) -> Value {
    app.get(&format!("/api/seat-routes/{key}{query}")).await.ok(200)
}

#[actix_web::test]
async fn a_key_opens_the_map_with_the_way_from_the_nearest_entrance() {
    let app = TestApp::start().await;
    let (_world, key) = seated(&app).await;
    let shown = route(&app, &key, "").await;
    assert_eq!(
        (&shown["map"]["width"], &shown["map"]["height"]),
        (&json!(15.24), &json!(12.192))
    );
    assert_eq!(shown["map"]["hasVenue"], json!(false));
    let svg = app.get(&format!("/api/seat-routes/{key}/map")).await.text();
    assert!(
        svg.starts_with("<svg ") && svg.contains("var(--table-fill)") && svg.contains("scale(0.0127)"),
        "{svg}"
    );
    assert_eq!(
        shown["table"],
        json!({ "x": 7.62, "y": 9.652, "label": "Table 1", "number": 1 })
    );
    let way = &shown["route"];
    assert_eq!((&way["entranceId"], &way["stepFree"]), (&json!("main"), &json!(false)));
    let (distance, steps) = (way["distance"].as_f64().unwrap(), way["steps"].as_f64().unwrap());
    assert!(
        (6.0..10.0).contains(&distance) && (steps - distance / 0.7).abs() <= 0.5,
        "{way}"
    );
    let kinds: Vec<&str> = way["directions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| step["kind"].as_str().unwrap())
        .collect();
    assert_eq!((kinds[0], kinds[kinds.len() - 1]), ("enter", "arrive"));
    assert_eq!(
        way["directions"][kinds.len() - 1]["landmark"],
        json!({ "kind": "round", "label": "Table 1", "tableNumber": 1 })
    );
    let entrances = shown["entrances"].as_array().unwrap();
    let usable: Vec<(&Value, &Value)> = entrances
        .iter()
        .map(|door| (&door["accessLevel"], &door["usable"]))
        .collect();
    assert_eq!(
        usable,
        [(&json!("general"), &json!(true)), (&json!("emergency"), &json!(false))]
    );
}

#[actix_web::test]
async fn the_way_begins_where_the_guest_is_if_guests_may_enter_there() {
    let app = TestApp::start().await;
    let (_world, key) = seated(&app).await;
    assert_eq!(
        route(&app, &key, "?from=main&stepFree=true").await["route"]["stepFree"],
        json!(true)
    );
    let blocked = route(&app, &key, "?from=out").await;
    assert_eq!(
        (&blocked["route"], &blocked["blocked"]),
        (&json!(null), &json!("no_entrance"))
    );
    assert_eq!(route(&app, &key, "?from=nearest").await["route"]["entranceId"], "main");
}

#[actix_web::test]
async fn forged_ended_and_unknown_keys_answer_alike() {
    let app = TestApp::start().await;
    let (world, key) = seated(&app).await;
    let app = &app;
    let answer = |key: String| async move {
        let map = app.get(&format!("/api/seat-routes/{key}/map")).await;
        map.problem(404, "not_found");
        app.get(&format!("/api/seat-routes/{key}")).await
    };
    let without_id = |body: &crate::support::answer::Answer| {
        let mut body = body.problem(404, "not_found");
        body["requestId"] = Value::Null;
        body
    };
    let unknown = without_id(&answer("unknown".to_owned()).await);
    let mut forged = key.clone();
    let last = forged.pop().unwrap();
    forged.push(if last == 'A' { 'B' } else { 'A' });
    assert_eq!(without_id(&answer(forged).await), unknown);
    assert_eq!(without_id(&answer("A".repeat(5_000)).await), unknown);
    world
        .person
        .delete(&format!("/api/events/{}", world.event))
        .await
        .ok(204);
    assert_eq!(without_id(&answer(key).await), unknown, "a deleted event");
}

#[actix_web::test]
async fn a_venue_moves_the_room_and_brings_the_entrances() {
    let app = TestApp::start().await;
    let (world, key) = seated(&app).await;
    let venue = json!({ "width": 40, "height": 30, "room": { "x": 10, "y": 10 }, "entrances": [
        { "id": "gate", "name": "North gate", "x": 20, "y": 0, "accessLevel": "general" },
        { "id": "vip", "name": "VIP gate", "x": 17.6, "y": 5, "accessLevel": "vip" },
        { "id": "closed", "name": "Closed gate", "x": 18, "y": 5, "isActive": false },
    ] });
    world
        .person
        .post(&format!("/api/venues/{}", world.event), &venue)
        .await
        .ok(201);
    let shown = route(&app, &key, "").await;
    assert_eq!(
        (&shown["map"]["width"], &shown["map"]["hasVenue"]),
        (&json!(40.0), &json!(true))
    );
    assert_eq!(
        (&shown["table"]["x"], &shown["table"]["y"]),
        (&json!(17.62), &json!(19.652))
    );
    assert_eq!(shown["route"]["entranceId"], "gate", "{}", shown["blocked"]);
    assert!(shown["route"]["distance"].as_f64().unwrap() > 17.0);
    world
        .person
        .patch(&format!("/api/guests/{}", world.guest), &json!({ "vip": true }))
        .await
        .ok(200);
    let finder = world.person.get(&format!("/api/finders/{}", world.event)).await.ok(200);
    let body = json!({ "eventId": finder["id"], "query": "Anna Kern" });
    let found = world.person.post("/api/guests/find", &body).await.ok(200);
    let shown = route(&app, found["routeKey"].as_str().unwrap(), "").await;
    assert_eq!(shown["route"]["entranceId"], "vip");
}

#[actix_web::test]
async fn a_changed_plan_has_another_map() {
    let app = TestApp::start().await;
    let (world, key) = seated(&app).await;
    let before = route(&app, &key, "").await;
    assert_eq!(route(&app, &key, "").await, before);
    let mut plan = hall();
    plan["elements"][0]["x"] = json!(700);
    world
        .person
        .put_plan(&world.event, 2, &json!({ "plan": plan }))
        .await
        .ok(200);
    let after = route(&app, &key, "").await;
    assert_ne!(after["table"]["x"], before["table"]["x"]);
    assert_ne!(after["map"]["version"], before["map"]["version"]);
}

#[actix_web::test]
async fn browsers_keep_the_map_of_a_version_and_learn_that_it_is_unchanged() {
    let app = TestApp::start().await;
    let (world, key) = seated(&app).await;
    let version = route(&app, &key, "").await["map"]["version"]
        .as_str()
        .unwrap()
        .to_owned();
    for path in [
        format!("/api/seat-routes/{key}/map"),
        world.path("events", "seat-routes/map"),
    ] {
        let named = world.person.get(&format!("{path}?version={version}")).await;
        assert_eq!(named.status, 200);
        assert_eq!(named.header("content-type"), "image/svg+xml");
        assert_eq!(named.header("cache-control"), "private, max-age=86400, immutable");
        let tag = named.header("etag").to_owned();
        assert_eq!(tag, format!("\"{version}\""));
        let present = world.person.get(&path).await;
        assert_eq!(present.text(), named.text());
        assert_eq!(present.header("cache-control"), "private, no-cache");
        let outdated = world.person.get(&format!("{path}?version=0")).await;
        assert_eq!(outdated.header("cache-control"), "private, no-cache");
        let again = world.person.request("GET", &path).insert_header(("if-none-match", tag));
        let again = world.person.send(again).await;
        assert_eq!((again.status, again.text()), (304, String::new()));
    }
}

#[actix_web::test]
async fn members_ask_for_any_seat_and_table_and_others_for_none() {
    let app = TestApp::start().await;
    let (world, _key) = seated(&app).await;
    let path = world.path("events", "seat-routes");
    let seat = world.person.get(&format!("{path}?seat=t1-chair-1")).await.ok(200);
    assert!(seat["seat"]["x"].is_number() && seat["route"].is_object());
    let table = world.person.get(&format!("{path}?table=t1&from=main")).await.ok(200);
    assert_eq!(table["seat"], json!(null));
    world
        .person
        .get(&format!("{path}?seat=t9-chair-1"))
        .await
        .problem(404, "not_found");
    assert_eq!(world.person.get(&path).await.problem(400, "invalid")["field"], "seat");
    let bare = crate::support::world::new_event(&world.person).await;
    let none = format!("/api/events/{bare}/seat-routes?table=t1");
    world.person.get(&none).await.problem(404, "no_plan");
}

#[actix_web::test]
async fn each_entrance_for_guests_has_a_sign_with_the_finder_of_the_event() {
    let app = TestApp::start().await;
    let (world, _key) = seated(&app).await;
    let signs = world.person.get(&world.path("events", "entrance-signs")).await.ok(200);
    let finder = world.person.get(&format!("/api/finders/{}", world.event)).await.ok(200);
    assert_eq!(
        (signs.as_array().unwrap().len(), &signs[0]["name"]),
        (1, &json!("Main entrance"))
    );
    let end = format!("/find-seat?event={}&from=main", finder["id"].as_str().unwrap());
    assert!(signs[0]["url"].as_str().unwrap().ends_with(&end), "{signs}");
}
