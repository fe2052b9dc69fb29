//! `GET /api/live`. What is pushed into an open stream is tested with a whole server, in `cli/live.rs`.

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::{World, new_event, new_guest};

/// Frames as (event, id, data).
type Frame = (String, Option<String>, Value);

/// Returns what a stream begins with.
async fn frames(person: &Person, query: &str) -> Vec<Frame> {
    let answer = person.get(&format!("/api/live?{query}")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.header("content-type"), "text/event-stream");
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(answer.header("x-accel-buffering"), "no");
    let text = answer.text();
    text.split_terminator("\n\n").map(frame).collect()
}

fn frame(block: &str) -> Frame {
    let field = |name: &str| {
        let found = block.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        found.map(str::to_owned)
    };
    let data = field("data").unwrap();
    (
        field("event").unwrap(),
        field("id"),
        serde_json::from_str(&data).unwrap(),
    )
}

async fn cursor(person: &Person, query: &str) -> String {
    let frames = frames(person, query).await;
    let (event, id, data) = frames.first().unwrap();
    assert_eq!((event.as_str(), id.as_deref()), ("hello", data["cursor"].as_str()));
    assert_eq!(data["heartbeatSeconds"], 20);
    data["cursor"].as_str().unwrap().to_owned()
}

#[actix_web::test]
async fn who_returns_is_told_what_was_missed_once_and_in_order() {
    let ann = World::new(&TestApp::start().await, "ann").await;
    let event = format!("event={}", ann.event);
    let before = cursor(&ann.person, &event).await;
    let ben = new_guest(&ann.person, &ann.event, "Ben").await;
    let _seat = ann.seated().await;
    let missed = frames(&ann.person, &format!("{event}&after={before}")).await;
    let told: Vec<(&str, &Value)> = missed[1..]
        .iter()
        .map(|(_, _, data)| (data["kind"].as_str().unwrap(), &data["ids"]))
        .collect();
    let expected = [
        ("events", json!(null)),
        ("answers", json!([ben])),
        ("guests", json!([ben])),
        ("seats", json!([ann.guest])),
    ];
    assert_eq!(told, expected.each_ref().map(|(kind, ids)| (*kind, ids)));
    let last = missed.last().unwrap().1.clone().unwrap();
    assert_eq!(frames(&ann.person, &format!("{event}&after={last}")).await.len(), 1);
}

#[actix_web::test]
async fn a_stream_without_the_event_tells_of_the_organisation_only() {
    let ann = World::new(&TestApp::start().await, "ann").await;
    let before = cursor(&ann.person, "").await;
    ann.person.post("/api/tags", &json!({ "name": "Kin" })).await.ok(201);
    let _ben = new_guest(&ann.person, &ann.event, "Ben").await;
    let missed = frames(&ann.person, &format!("after={before}")).await;
    let kinds: Vec<&Value> = missed[1..].iter().map(|(_, _, data)| &data["kind"]).collect();
    assert_eq!(kinds, ["events", "tags"]);
}

#[actix_web::test]
async fn a_cursor_of_elsewhere_or_of_the_future_asks_to_read_everything_again() {
    let app = TestApp::start().await;
    let ann = World::new(&app, "ann").await;
    let eve = World::new(&app, "eve").await;
    let known = cursor(&ann.person, "").await;
    let foreign = cursor(&eve.person, "").await;
    let future = known.replacen("0.", "0.9", 1);
    for wrong in [
        "nonsense",
        "0",
        "-1",
        "%00",
        "999999999999999999",
        &future,
        &foreign,
        &format!("{known}9"),
    ] {
        let frames = frames(&ann.person, &format!("after={wrong}")).await;
        let told: Vec<&str> = frames.iter().map(|(event, ..)| event.as_str()).collect();
        assert_eq!(told, ["hello", "reload"], "{wrong}");
        let (_, id, data) = &frames[1];
        assert!(matches!(data["reason"].as_str(), Some("unknown" | "pruned")), "{data}");
        assert_eq!(id.as_deref(), Some(known.as_str()), "{wrong}");
    }
}

#[actix_web::test]
async fn events_of_others_are_not_found_and_more_than_eight_are_refused() {
    let app = TestApp::start().await;
    let ann = World::new(&app, "ann").await;
    let eve = Person::signed_up(&app, "eve").await;
    let foreign = eve.get(&format!("/api/live?event={}", ann.event)).await;
    foreign.problem(404, "not_found");
    eve.get("/api/live?event=unknown").await.problem(404, "not_found");
    app.get("/api/live").await.problem(401, "signed_out");
    let mut query = String::new();
    for _ in 0..9 {
        query.push_str(&format!("event={}&", new_event(&eve).await));
    }
    let refused = eve.get(&format!("/api/live?{query}")).await;
    assert_eq!(refused.problem(400, "invalid")["field"], "event");
}

#[actix_web::test]
async fn a_new_stream_is_told_who_is_in_the_plan() {
    let app = TestApp::start().await;
    let ann = World::new(&app, "ann").await;
    let path = format!("/api/events/{}/presence", ann.event);
    let here = json!({
        "clientId": "w1", "place": "seating", "selection": ["t1"], "cursor": { "x": 1.5, "y": 2 },
        "view": { "x": 0, "y": 0, "width": 900, "height": 600 }, "laser": true,
    });
    ann.person.post(&path, &here).await.ok(204);
    let told = frames(&ann.person, &format!("event={}", ann.event)).await;
    let (event, id, data) = told.last().unwrap();
    assert_eq!((event.as_str(), id), ("presence", &None));
    let mut expected = here;
    expected["name"] = data["people"][0]["name"].clone();
    expected["userId"] = data["people"][0]["userId"].clone();
    expected["cursor"]["y"] = json!(2.0);
    expected["view"] = json!({ "x": 0.0, "y": 0.0, "width": 900.0, "height": 600.0 });
    assert_eq!(data, &json!({ "eventId": ann.event, "people": [expected] }));
    assert_eq!(
        frames(&ann.person, "").await.len(),
        1,
        "the stream does not tell of the event"
    );
    ann.person
        .post(&path, &json!({ "clientId": "w1", "place": "seating", "leaving": true }))
        .await
        .ok(204);
    assert_eq!(frames(&ann.person, &format!("event={}", ann.event)).await.len(), 1);
}

#[actix_web::test]
async fn presence_outside_the_limits_is_refused() {
    let app = TestApp::start().await;
    let ann = World::new(&app, "ann").await;
    let eve = Person::signed_up(&app, "eve").await;
    let path = format!("/api/events/{}/presence", ann.event);
    let here = json!({ "clientId": "w1", "place": "designer" });
    eve.post(&path, &here).await.problem(404, "not_found");
    let many = json!({ "clientId": "w1", "place": "designer", "selection": vec!["t1"; 51] });
    let refused = ann.person.post(&path, &many).await;
    assert_eq!(refused.problem(400, "invalid")["field"], "selection");
    let far = json!({ "clientId": "w1", "place": "designer", "cursor": { "x": 1e300, "y": 0 } });
    assert_eq!(
        ann.person.post(&path, &far).await.problem(400, "invalid")["field"],
        "cursor"
    );
    for _ in 0..30 {
        let answer = ann.person.post(&path, &here).await;
        if answer.status == 429 {
            answer.problem(429, "too_many_requests");
            return;
        }
    }
    panic!("posts without end");
}
