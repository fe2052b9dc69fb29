//! How long the server takes to refuse what must not become a plan or a picture: from the bytes of a body to the refusal,
//! with everything that is read on the way; none may take more than 100 ms. The slowest of twenty counts as much as the
//! typical one, so both are printed. Bodies over 10 MB, half a million chairs and outlines of more than 20,000 corners do
//! not come this far: they are refused while they are read.
#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a bench measures time, prints it and cannot go on without its database"
)]

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use app_service::actor::Organiser;
use app_service::plans::images;
use app_service::plans::{self, ApplyCommands, PutPlan};
use domain::id::EventId;
use serde_json::Value;
use test_support::builders::event_with_tables;
use test_support::service::TestService;

const ROUNDS: usize = 20;

/// Returns whether a body was refused.
type Refuse<'a> = &'a dyn Fn(&[u8]) -> bool;

fn main() {
    let test = TestService::unrecorded();
    let organiser = test.organiser("ann@example.org");
    let event = event_with_tables(&test.service, &organiser, 1_000, 10);
    println!("refusals at a plan of 1,000 tables of ten, milliseconds");
    println!("{:<40}{:>12}{:>9}{:>9}", "", "bytes", "p50", "most");
    let whole = |body: &[u8]| put(&test, &organiser, &event, body);
    let commands = |body: &[u8]| apply(&test, &organiser, &event, body);
    let picture = |body: &[u8]| images::upload(&test.service, &organiser, "../../hall.png", body).is_err();
    for (name, body) in plans_to_refuse() {
        row(name, body.as_bytes(), &whole);
    }
    for (name, body) in commands_to_refuse() {
        row(name, body.as_bytes(), &commands);
    }
    for (name, body) in pictures_to_refuse() {
        row(name, &body, &picture);
    }
}

fn put(test: &TestService, organiser: &Organiser, event: &EventId, body: &[u8]) -> bool {
    let Ok(plan) = serde_json::from_slice::<Value>(body) else {
        return true;
    };
    let put = PutPlan {
        expected_revision: 1,
        plan,
        unseat: BTreeSet::new(),
    };
    plans::put(&test.service, organiser, event, put).is_err()
}

fn apply(test: &TestService, organiser: &Organiser, event: &EventId, body: &[u8]) -> bool {
    let Ok(commands) = serde_json::from_slice(body) else {
        return true;
    };
    let input = ApplyCommands {
        base_revision: 1,
        command_id: "refused".to_owned(),
        commands,
        unseat: BTreeSet::new(),
    };
    plans::apply_commands(&test.service, organiser, event, &input).is_err()
}

fn row(name: &str, body: &[u8], refuse: Refuse<'_>) {
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            assert!(refuse(body), "{name} was not refused");
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    let millis = |place: usize| times.get(place).map_or(0.0, Duration::as_secs_f64) * 1_000.0;
    println!(
        "{name:<40}{:>12}{:>9.2}{:>9.2}",
        body.len(),
        millis(ROUNDS / 2),
        millis(ROUNDS - 1)
    );
}

fn list(count: usize, one: impl Fn(usize) -> String) -> String {
    (0..count).map(one).collect::<Vec<_>>().join(",")
}

fn plans_to_refuse() -> Vec<(&'static str, String)> {
    let corners = |count| list(count, |_| r#"{"x":1.5,"y":2.5}"#.to_owned());
    let plants = |count| list(count, |n| format!(r#"{{"id":"p{n}","type":"plant","x":{n},"y":7}}"#));
    let table = |field: &str| format!(r#"{{"elements":[{{"id":"t1","type":"round",{field}}}]}}"#);
    let note = |n| format!(r#""n{n}":"{}""#, "x".repeat(200_000));
    vec![
        ("plan: a number that is none", table(r#""x":NaN"#)),
        ("plan: 1e308", table(r#""x":1e308"#)),
        (
            "plan: an unknown kind",
            r#"{"elements":[{"id":"a","type":""}]}"#.to_owned(),
        ),
        (
            "plan: an id that could be a path",
            r#"{"elements":[{"id":"../../x","type":"bar"}]}"#.to_owned(),
        ),
        (
            "plan: 20,001 elements",
            format!(r#"{{"elements":[{}]}}"#, plants(20_001)),
        ),
        (
            "plan: 40,100 seats",
            format!(
                r#"{{"elements":[{}]}}"#,
                list(401, |n| format!(r#"{{"id":"t{n}","type":"round","chairs":100}}"#))
            ),
        ),
        (
            "plan: an outline of 20,000 corners",
            format!(r#"{{"bounds":{{"shape":"irregular","points":[{}]}}}}"#, corners(20_000)),
        ),
        (
            "plan: an aisle of 20,000 corners",
            format!(r#"{{"aisles":[{{"points":[{}]}}]}}"#, corners(20_000)),
        ),
        (
            "plan: 100,000 lists in each other",
            format!(r#"{{"x":{}{}}}"#, "[".repeat(100_000), "]".repeat(100_000)),
        ),
        (
            "plan: a drawing of drawings",
            table(&format!(
                r#""svgContent":"<svg>{}</svg>""#,
                "<use href='#a'/>".repeat(10_000)
            )),
        ),
        (
            "plan: 10 MB and a wrong kind",
            format!(r#"{{{},"elements":[{{"type":"x"}}]}}"#, list(52, note)),
        ),
    ]
}

fn commands_to_refuse() -> Vec<(&'static str, String)> {
    let element = |n| format!(r#"{{"element":{{"id":"p{n}","type":"plant"}}}}"#);
    let add = |range| format!(r#"[{{"kind":"add","elements":[{}]}}]"#, list(range, element));
    let corners = list(20_000, |_| r#"{"x":1.5,"y":2.5}"#.to_owned());
    let bounds = format!(r#"{{"shape":"irregular","points":[{corners}]}}"#);
    vec![
        (
            "commands: 1e308",
            r#"[{"kind":"move","moves":[{"id":"t1","x":1e308,"y":0}]}]"#.to_owned(),
        ),
        ("commands: 20,001 elements at once", add(20_001)),
        ("commands: 19,001 elements beside 1,000", add(19_001)),
        (
            "commands: an outline of 20,000 corners",
            format!(r#"[{{"kind":"canvas","set":{{"bounds":{bounds}}}}}]"#),
        ),
    ]
}

fn pictures_to_refuse() -> Vec<(&'static str, Vec<u8>)> {
    let svg = |inside: String| {
        format!("<svg xmlns='http://www.w3.org/2000/svg'>{inside}<path d='M0 0h1'/></svg>").into_bytes()
    };
    let level = |n: usize| format!("<g id='a{n}'>{}</g>", format!("<use href='#a{}'/>", n - 1).repeat(10));
    let levels: String = (1..=30).map(level).collect();
    let header = [
        b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".as_slice(),
        &50_000_u32.to_be_bytes(),
        &50_000_u32.to_be_bytes(),
        b"\x08\x06\0\0\0\0\0\0\0",
    ]
    .concat();
    vec![
        (
            "picture: uses of uses of uses",
            svg(format!("<path id='a0' d='M0 0h1'/>{levels}")),
        ),
        ("picture: 5 MB of elements", svg("<g/>".repeat(1_300_000))),
        (
            "picture: a local file",
            svg("<image href='file:///etc/passwd'/>".to_owned()),
        ),
        ("picture: 50,000 by 50,000 pixels", header),
        (
            "picture: a page called .png",
            b"<!DOCTYPE html><script>alert(1)</script>".to_vec(),
        ),
    ]
}
