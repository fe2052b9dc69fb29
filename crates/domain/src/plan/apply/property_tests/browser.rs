//! The browser makes of any commands what the server makes of them. Random commands are applied here, and
//! `frontend/src/plan/same-plan.test.ts` applies them again in the browser's build and compares every document byte for byte.
//! What it reads is a snapshot of this test: it cannot be out of date without this test failing.

use std::fmt::Write as _;

use expect_test::expect_file;
use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::wishes::{Maker, wish};
use crate::plan::FloorPlan;

const SEQUENCES: usize = 24;
const COMMANDS: usize = 20;

/// Documents that are opened first: one of this program, one of an older one, and one whose unknown numbers have a fraction of zero.
const OPENED: [&str; 3] = [
    r#"{"version":"1.0.0","elements":[]}"#,
    r#"{"elements":[
        {"id":"old-1","type":"table","x":10.00049,"y":20,"properties":{"shape":"rectangle","label":"Table 5","vip":true}},
        {"id":"old-2","type":"Half Moon","props":{"seatCount":5,"seatNumberingStart":3}},
        {"id":"old-3","type":"stage","rotation":-90,"color":"purple"}],
        "aisles":[{"id":"a","points":[{"x":0,"y":0},{"x":90.1,"y":0},{"x":0,"y":90}]}],"metadata":{"eventName":"Ünïcode 🎉"}}"#,
    r#"{"elements":[{"id":"old-1","type":"oval","future":1.0,"deep":[{"n":2.50,"m":-0.0}],"chairs":2.0}],
        "canvas":{"venueWidth":60.0,"future":3e2},"metadata":{"n":7.0},"bounds":{"shape":"circle","width":900,"height":900,"n":4.0}}"#,
];

/// Spells numbers as JavaScript does, which knows no difference between 1 and 1.0.
fn as_javascript(value: Value) -> Value {
    match value {
        Value::Array(list) => list.into_iter().map(as_javascript).collect(),
        Value::Object(map) => map
            .into_iter()
            .map(|(field, value)| (field, as_javascript(value)))
            .collect(),
        Value::Number(number) => match number.as_f64() {
            Some(float) if float.fract() == 0.0 => format!("{:.0}", float + 0.0).parse().unwrap(),
            _ => Value::Number(number),
        },
        other => other,
    }
}

fn hash(plan: &FloorPlan) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(plan.to_json().unwrap().as_bytes()) {
        write!(text, "{byte:02x}").unwrap();
    }
    text
}

/// Applies random commands and says after each what the document is, or why the command was refused.
fn sequence(runner: &mut TestRunner, opened: &str) -> Value {
    let (mut plan, _) = FloorPlan::from_json(opened).unwrap();
    let mut maker = Maker::default();
    let first = hash(&plan);
    let mut steps = Vec::new();
    for _ in 0..COMMANDS {
        let wish = wish().new_tree(runner).unwrap().current();
        let sent = as_javascript(json!(maker.command(&plan, &wish)));
        let came = serde_json::from_value(sent.clone()).map_err(|error| error.to_string());
        let applied = came.and_then(|command| plan.apply(&command).map_err(|error| error.to_string()));
        let refused = applied.err();
        steps.push(json!({ "command": sent, "refused": refused, "document": hash(&plan) }));
    }
    json!({ "opened": opened, "document": first, "steps": steps })
}

#[test]
fn the_browser_is_given_the_documents_that_the_server_makes() {
    let mut runner = TestRunner::deterministic();
    let lines: Vec<String> = (0..SEQUENCES)
        .map(|n| sequence(&mut runner, OPENED[n % OPENED.len()]).to_string())
        .collect();
    let refused = lines
        .iter()
        .map(|line| line.matches(r#""refused":""#).count())
        .sum::<usize>();
    assert!(
        (20..SEQUENCES * COMMANDS / 2).contains(&refused),
        "{refused} commands are refused"
    );
    expect_file!["../../../../../../frontend/src/plan/testing/snapshots/random-commands.json"]
        .assert_eq(&format!("[\n{}\n]\n", lines.join(",\n")));
}
