//! `GET /api/events/{eventId}/activity`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::{World, new_guest};

async fn log(world: &World, query: &str) -> Value {
    let path = world.path("events", "activity");
    world.person.get(&format!("{path}{query}")).await.ok(200)
}

fn texts(page: &Value) -> Vec<String> {
    let entries = page["entries"].as_array().unwrap();
    entries
        .iter()
        .map(|entry| entry["text"].as_str().unwrap().to_owned())
        .collect()
}

#[actix_web::test]
async fn what_people_do_is_listed_the_newest_first() {
    let world = World::new(&TestApp::start().await, "ann").await;
    world.seated().await;
    let page = log(&world, "").await;
    assert_eq!(
        texts(&page),
        [
            "seated Anna Kern at Table 1, seat A",
            "added Anna Kern",
            "replaced the floor plan",
            "created the event",
        ]
    );
    let newest = &page["entries"][0];
    assert_eq!(newest["kind"], "guest-seated");
    assert_eq!(newest["by"]["name"], "ann");
    assert_eq!(
        newest["details"],
        json!({ "name": "Anna Kern", "table": "Table 1", "seat": "A" })
    );
    assert!(page.get("next").is_none());
    let event = world.person.get(&format!("/api/events/{}", world.event)).await.ok(200);
    assert_eq!(event["lastActivity"], newest["at"]);
}

#[actix_web::test]
async fn the_log_is_read_page_by_page_and_nothing_is_shown_twice() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let first = log(&world, "?limit=2").await;
    assert_eq!(texts(&first), ["added Anna Kern", "replaced the floor plan"]);
    new_guest(&world.person, &world.event, "Ben").await;
    let next = first["next"].as_str().unwrap();
    let second = log(&world, &format!("?limit=2&before={next}")).await;
    assert_eq!(texts(&second), ["created the event"]);
    assert!(second.get("next").is_none());
}

#[actix_web::test]
async fn a_page_has_between_1_and_100_entries() {
    let world = World::new(&TestApp::start().await, "ann").await;
    for number in 0..100 {
        new_guest(&world.person, &world.event, &format!("G{number}")).await;
    }
    for (query, entries) in [("", 50), ("?limit=0", 1), ("?limit=-5", 1), ("?limit=100000", 100)] {
        assert_eq!(texts(&log(&world, query).await).len(), entries, "{query}");
    }
}

#[actix_web::test]
async fn a_cursor_that_no_page_gave_is_refused() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "activity");
    for before in ["", "x", "5", "5.", ".a", "99999999999999999999.a", "5.a%00"] {
        let answer = world.person.get(&format!("{path}?before={before}")).await;
        assert_eq!(answer.problem(400, "invalid")["field"], "before", "{before}");
    }
    let answer = world.person.get(&format!("{path}?limit=many")).await;
    answer.problem(400, "malformed_body");
}

#[actix_web::test]
async fn looks_at_the_guest_list_are_noted_once_an_hour_and_each_export_is() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let list = world.path("events", "guests");
    let before = world.person.get(&list).await;
    for _ in 0..3 {
        world.guests().await;
    }
    let export = world.path("events", "export-seating");
    for _ in 0..2 {
        assert_eq!(world.person.get(&export).await.status, 200);
    }
    let texts = texts(&log(&world, "?limit=4").await);
    let expected = [
        "exported the guest list",
        "exported the guest list",
        "opened the guest list",
        "added Anna Kern",
    ];
    assert_eq!(texts, expected);
    // A look changes nothing of the event.
    assert_eq!(world.person.get(&list).await.header("etag"), before.header("etag"));
    let event = world.person.get(&format!("/api/events/{}", world.event)).await.ok(200);
    let added = log(&world, "?limit=4").await["entries"][3]["at"].clone();
    assert_eq!(event["lastActivity"], added);
}
