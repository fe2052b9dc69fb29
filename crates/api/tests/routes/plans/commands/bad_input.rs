//! Invalid commands are refused with their message and change nothing.

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::world::World;

/// Name, the commands as JSON text, status, code, and what the message says.
type Bad = (&'static str, String, u16, &'static str, &'static str);

fn moving(x: &str) -> String {
    format!(r#"[{{"kind":"move","moves":[{{"id":"t1","x":{x},"y":0}}]}}]"#)
}

fn adding(elements: impl Iterator<Item = Value>) -> Value {
    let added: Vec<Value> = elements.map(|element| json!({ "element": element })).collect();
    json!({ "kind": "add", "elements": added })
}

fn plants(range: std::ops::Range<usize>) -> Value {
    adding(range.map(|n| json!({ "id": format!("p{n}"), "type": "plant" })))
}

fn setting(field: &str, value: &Value) -> String {
    json!([{ "kind": "canvas", "set": { field: value } }]).to_string()
}

/// Adds a picture that carries its drawing with it.
fn showing(svg: &str) -> String {
    let picture = json!({ "id": "p", "type": "vector-image", "svgContent": svg });
    json!([adding(std::iter::once(picture))]).to_string()
}

fn numbers() -> Vec<Bad> {
    vec![
        ("NaN", moving("NaN"), 400, "malformed_json", "not valid JSON"),
        ("Infinity", moving("-Infinity"), 400, "malformed_json", "not valid JSON"),
        ("1e999", moving("1e999"), 400, "malformed_json", "out of range"),
        ("1e308", moving("1e308"), 400, "invalid", "x must be between"),
        ("null", moving("null"), 400, "invalid", "cannot be read"),
    ]
}

fn sizes() -> Vec<Bad> {
    let seats = adding((0..401).map(|n| json!({ "id": format!("r{n}"), "type": "round", "chairs": 100 })));
    let halves = json!([plants(0..10_000), plants(10_000..20_000)]);
    vec![
        (
            "20,001 at once",
            json!([plants(0..20_001)]).to_string(),
            400,
            "invalid",
            "at most 20000",
        ),
        (
            "20,001 with the one there",
            halves.to_string(),
            400,
            "invalid",
            "at most 20000 elements",
        ),
        (
            "40,108 seats",
            json!([seats]).to_string(),
            400,
            "invalid",
            "at most 40000 seats",
        ),
        (
            "half a million chairs",
            json!([adding(
                (0..5_000).map(|n| json!({ "id": format!("r{n}"), "type": "round", "chairs": 100 }))
            )])
            .to_string(),
            413,
            "too_large",
            "limited to 40000 seats",
        ),
        (
            "10 MB",
            setting("note", &json!("x".repeat(10 * 1024 * 1024))),
            413,
            "too_large",
            "limited to 10 MB",
        ),
        (
            "1,001 commands",
            json!(vec![json!({ "kind": "remove", "ids": [] }); 1_001]).to_string(),
            413,
            "too_large",
            "at most 1000 commands",
        ),
        ("none", "[]".to_owned(), 400, "invalid", "at least one command"),
    ]
}

fn shapes() -> Vec<Bad> {
    let corners = |count: usize| json!({ "shape": "irregular", "points": vec![json!({ "x": 1, "y": 2 }); count] });
    let aisles = json!(vec![json!({ "points": [] }); 2_001]);
    let nested = (0..10).fold(
        json!({ "kind": "remove", "ids": [] }),
        |inner, _| json!({ "kind": "batch", "commands": [inner] }),
    );
    let deep = format!(
        r#"[{{"kind":"canvas","set":{{"note":{}1{}}}}}]"#,
        "[".repeat(100_000),
        "]".repeat(100_000)
    );
    let of_kind =
        |id: &str, kind: &str| json!([adding(std::iter::once(json!({ "id": id, "type": kind })))]).to_string();
    vec![
        (
            "an element without a kind",
            of_kind("s", ""),
            400,
            "invalid",
            "type is missing",
        ),
        (
            "an unknown command",
            r#"[{"kind":"explode"}]"#.to_owned(),
            400,
            "invalid",
            "explode",
        ),
        (
            "an id that could be a path",
            of_kind("../../etc/passwd", "round"),
            400,
            "invalid",
            "id",
        ),
        (
            "an id of others that could be one",
            r#"[{"kind":"remove","ids":["../x"]}]"#.to_owned(),
            400,
            "invalid",
            "id",
        ),
        (
            "a drawing of a drawing of a drawing",
            showing(&format!("<svg>{}</svg>", "<use href='#a'/>".repeat(100))),
            400,
            "invalid",
            "upload it as a picture",
        ),
        (
            "a drawing of a file of the server",
            showing("<svg><image href='file:///etc/passwd'/></svg>"),
            400,
            "invalid",
            "upload it as a picture",
        ),
        (
            "an outline of 1,001 corners",
            setting("bounds", &corners(1_001)),
            400,
            "invalid",
            "1001 corners",
        ),
        (
            "an outline of 100,000 corners",
            setting("bounds", &corners(100_000)),
            413,
            "too_large",
            "100000 corners",
        ),
        (
            "2,001 aisles",
            setting("aisles", &aisles),
            400,
            "invalid",
            "2001 aisles",
        ),
        (
            "batches in batches",
            json!([nested]).to_string(),
            400,
            "invalid",
            "nested too deep",
        ),
        (
            "100,000 lists in each other",
            deep,
            400,
            "malformed_json",
            "recursion limit",
        ),
    ]
}

#[actix_web::test]
async fn each_bad_command_is_refused_with_its_message_and_changes_nothing() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let before = world.person.app.rows();
    let path = world.path("events", "floor-plan/commands");
    for (name, commands, status, code, says) in [numbers(), sizes(), shapes()].concat() {
        let body = format!(r#"{{"baseRevision":1,"commandId":"c1","unseat":[],"commands":{commands}}}"#);
        let answer = world.person.raw("POST", &path, body).await;
        assert_eq!(
            (answer.status, answer.json_code().as_str()),
            (status, code),
            "{name}: {}",
            answer.text()
        );
        let message = answer.json()["message"].clone();
        assert!(message.as_str().unwrap().contains(says), "{name}: {message}");
        assert_eq!(world.person.app.rows(), before, "{name}");
    }
}

#[actix_web::test]
async fn a_good_command_after_a_refused_one_starts_from_the_plan_that_is_stored() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("events", "floor-plan/commands");
    let send = |base: i64, id: &str, commands: Value| {
        let body = json!({ "baseRevision": base, "commandId": id, "commands": commands });
        let (person, path) = (world.person.clone(), path.clone());
        async move { person.post(&path, &body).await }
    };
    let to = |x: f64| json!({ "kind": "move", "moves": [{ "id": "t1", "x": x, "y": 7 }] });
    send(1, "c1", json!([to(10.0)])).await.ok(200);
    let half = json!([to(99.0), { "kind": "rotate", "rotations": [{ "id": "t1", "rotation": 1e308 }] }]);
    send(2, "c2", half).await.problem(400, "invalid");
    let turn = json!([{ "kind": "rotate", "rotations": [{ "id": "t1", "rotation": 90 }] }]);
    send(2, "c3", turn).await.ok(200);
    let plan = world.person.get(&world.path("events", "floor-plan")).await.ok(200);
    let table = &plan["plan"]["elements"][0];
    assert_eq!(
        (&table["x"], &table["rotation"], &plan["revision"]),
        (&json!(10.0), &json!(90.0), &json!(3))
    );
}
