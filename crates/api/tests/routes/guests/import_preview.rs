//! `POST /api/events/{eventId}/imports/preview`

use serde_json::{Value, json};

use crate::support::answer::Answer;
use crate::support::app::TestApp;
use crate::support::world::World;

async fn preview(world: &World, file: &str, plan: &Value) -> Answer {
    let plan = plan.to_string();
    let parts = [
        ("guestFile", Some("guests.csv"), file.as_bytes()),
        ("plan", None, plan.as_bytes()),
    ];
    world
        .person
        .form(&world.path("events", "imports/preview"), &parts)
        .await
}

const LIST: &str = "Party list,,,,\nWho,Surname,Email,Table,RSVP\nBen,Taylor,ben@example.org,1,Ja\n\
    Chloé,Taylor,chloe at example,9,nur Kaffee\nAnna,Kern,anna@example.org,1,\n,,lost@example.org,,\n";

fn plan() -> Value {
    json!({ "headerRow": 2, "columns": { "0": "firstName" } })
}

#[actix_web::test]
async fn a_preview_shows_what_would_be_imported_and_stores_nothing() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let shown = preview(&world, LIST, &plan()).await.ok(200);
    assert_eq!(
        (
            &shown["kind"],
            &shown["separator"],
            &shown["headerRow"],
            &shown["titleRows"]
        ),
        (&json!("csv"), &json!(","), &json!(2), &json!(1)),
        "{shown}"
    );
    assert_eq!(
        shown["columns"][0],
        json!({ "index": 0, "name": "Who", "field": "firstName", "from": "chosen", "examples": ["Ben", "Chloé", "Anna"],
            "firstCells": ["Ben", "Chloé", "Anna", ""], "filled": 3 })
    );
    assert_eq!(
        shown["counts"],
        json!({ "rows": 4, "add": 2, "update": 0, "known": 1, "skipped": 1, "problems": 4, "parties": 0, "seated": 0 }),
        "{shown}"
    );
    assert_eq!(
        shown["sample"][1],
        json!({ "row": 4, "name": "Chloé Taylor", "email": "", "table": "9", "what": "add" })
    );
    let codes: Vec<_> = shown["problems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|problem| {
            let part = |key: &str| problem[key].clone();
            (part("row"), part("column"), part("code"), part("value"))
        })
        .collect();
    assert_eq!(
        codes,
        [
            (json!(4), json!(2), json!("email_invalid"), json!("chloe at example")),
            (json!(4), json!(4), json!("status_unknown"), json!("nur Kaffee")),
            (json!(4), json!(3), json!("table_unknown"), json!("9")),
            (json!(6), Value::Null, json!("name_missing"), json!("")),
        ]
    );
    assert_eq!(shown["known"][0]["guestId"], json!(world.guest));
    assert_eq!(
        shown["known"][0]["differences"],
        json!([{ "field": "email", "old": "", "new": "anna@example.org" }]),
        "{shown}"
    );
    assert_eq!(shown["skipped"], json!([{ "row": 6, "reason": "It has no name." }]));
    assert_eq!(world.guests().await.len(), 1);
}

#[actix_web::test]
async fn words_cells_and_rows_of_the_plan_change_the_preview() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let mut plan = plan();
    plan["values"] = json!({ "status": { "Nur Kaffee": "maybe" }, "table": { "9": "1" } });
    plan["cells"] = json!({ "4": { "2": "chloe@example.org" }, "6": { "0": "Dan" } });
    plan["rows"] = json!({ "3": "skip", "5": format!("update:{}", world.guest) });
    let shown = preview(&world, LIST, &plan).await.ok(200);
    assert_eq!(shown["problems"], json!([]), "{shown}");
    assert_eq!(
        shown["counts"],
        json!({ "rows": 4, "add": 2, "update": 1, "known": 0, "skipped": 1, "problems": 0, "parties": 0, "seated": 0 }),
    );
    let what: Vec<_> = shown["sample"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["what"].clone())
        .collect();
    assert_eq!(what, ["skip", "add", "update", "add"]);
    assert_eq!(shown["sample"][1]["status"], "maybe");
}

#[actix_web::test]
async fn guests_beyond_the_seats_of_a_table_are_listed_unless_the_plan_decides() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let rows: String = (1..=10).map(|number| format!("Guest{number},Lee,1\n")).collect();
    let list = format!("First name,Last name,Table\n{rows}");
    let shown = preview(&world, &list, &json!({})).await.ok(200);
    assert_eq!(
        shown["groups"],
        json!([{ "code": "table_full", "title": "Tables without room", "count": 2 }])
    );
    let decided = preview(&world, &list, &json!({ "fullTables": "leave" })).await.ok(200);
    assert_eq!(decided["groups"], json!([]));
}

#[actix_web::test]
async fn pasted_text_is_read_like_a_file() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let parts = [(
        "text",
        None,
        "1. Ben Ray, ben@example.org\n2. Cleo Fox (vegan)\n".as_bytes(),
    )];
    let path = world.path("events", "imports/preview");
    let shown = world.person.form(&path, &parts).await.ok(200);
    assert_eq!(
        (&shown["kind"], &shown["counts"]["add"]),
        (&json!("text"), &json!(2)),
        "{shown}"
    );
}

#[actix_web::test]
async fn a_plan_that_is_wrong_names_the_field() {
    let world = World::new(&TestApp::start().await, "ann").await;
    for plan in [
        json!({ "columns": { "0": "shoeSize" } }),
        json!({ "rows": { "1": "burn" } }),
        json!([]),
    ] {
        let problem = preview(&world, LIST, &plan).await.problem(400, "invalid");
        assert_eq!(problem["field"], "plan", "{problem}");
    }
    let path = world.path("events", "imports/preview");
    let problem = world.person.form(&path, &[]).await.problem(400, "invalid");
    assert_eq!(problem["field"], "guestFile");
    preview(&world, LIST, &json!({ "sheet": "Sheet 9" }))
        .await
        .problem(422, "import_refused");
}

#[actix_web::test]
async fn guests_and_events_of_others_are_not_found() {
    let app = TestApp::start().await;
    let (world, other) = (World::new(&app, "ann").await, World::new(&app, "ben").await);
    let update = |id: &str| json!({ "rows": { "1": format!("update:{id}") } });
    preview(&world, LIST, &update(&other.guest))
        .await
        .problem(404, "not_found");
    preview(&world, LIST, &update("../x")).await.problem(404, "not_found");
    let parts = [("text", None, LIST.as_bytes())];
    let path = world.path("events", "imports/preview");
    other.person.form(&path, &parts).await.problem(404, "not_found");
}

/// Each text would otherwise come back once for its cell, and again for each of its problems.
#[actix_web::test]
async fn no_text_of_the_file_or_of_the_plan_comes_back_at_full_length() {
    const LONGEST: usize = 350;
    let world = World::new(&TestApp::start().await, "ann").await;
    let long = "\u{e9}\u{200b}".repeat(25_000);
    let list = format!(
        "Name,Email,RSVP,Table,Notes,{long}\n{}",
        format!("{long},{long},{long},{long},{long},{long},{long}\n").repeat(3)
    );
    let plan = json!({ "values": { "status": { "yes": long.clone() } } });
    let shown = preview(&world, &list, &plan).await.ok(200);
    let mut texts = Vec::new();
    collect_texts(&shown, &mut texts);
    let longest = texts.iter().max_by_key(|text| text.chars().count()).unwrap();
    assert!(longest.chars().count() <= LONGEST, "{longest}");
    assert!(texts.len() > 50, "{shown}");
}

fn collect_texts<'a>(value: &'a Value, texts: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => texts.push(text),
        Value::Array(values) => values.iter().for_each(|value| collect_texts(value, texts)),
        Value::Object(values) => values.values().for_each(|value| collect_texts(value, texts)),
        _ => {}
    }
}
