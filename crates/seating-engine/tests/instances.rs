//! The product's own small instances, and refusals of broken ones.

use seating_engine::engine::{Budget, Config, Control, Engine};
use seating_engine::preflight::{ReasonKind, preflight};
use seating_engine::swb;

const DINNER: &str = include_str!("../instances/dinner-24.json");
const QUARREL: &str = include_str!("../instances/quarrel-16.json");

#[test]
fn the_dinner_is_seated_with_every_rule_kept() {
    let problem = swb::problem(&swb::parse(DINNER).expect("a sound file")).expect("a sound problem");
    assert!(preflight(&problem).is_clear());
    let outcome = Engine::new(&problem, Config::default()).solve(Budget::work(100_000), &mut |_| Control::Continue);
    assert_eq!((outcome.score.unseated, outcome.score.violations), (0, 0));
}

#[test]
fn three_obstacles_at_once_are_proved_and_reached() {
    let instance = swb::parse(QUARREL).expect("a sound file");
    let expected = instance.expected.clone().expect("a known truth");
    let problem = swb::problem(&instance).expect("a sound problem");
    let found = preflight(&problem);
    assert_eq!(
        (found.min_unseated, found.min_hard),
        (expected.unseated, expected.violations)
    );
    let kinds: Vec<ReasonKind> = found.reasons.iter().map(|reason| reason.kind).collect();
    assert_eq!(
        kinds,
        [
            ReasonKind::TogetherApart,
            ReasonKind::LargeParty,
            ReasonKind::Requirements
        ]
    );
    let texts: Vec<&str> = found.reasons.iter().map(|reason| reason.text.as_str()).collect();
    assert_eq!(
        texts,
        [
            "guest 0 and guest 1 and guest 2 belong together, but guest 0 and guest 2 must not share a table.",
            "A party of 5 (guest 3, guest 4, guest 5, guest 6 and 1 more); the largest table has 4 seats.",
            "5 guests need a seat with kosher; 4 are free.",
        ]
    );
    let outcome = Engine::new(&problem, Config::default()).solve(Budget::work(300_000), &mut |_| Control::Continue);
    assert_eq!((outcome.score.unseated, outcome.score.violations), (0, 3));
}

#[test]
fn a_solution_names_one_seat_or_none_per_guest() {
    let text = r#"{"format":"swb/1","name":"two","tables":[{"cap":1}],"guests":[{},{}]}"#;
    let instance = swb::parse(text).expect("a sound file");
    let problem = swb::problem(&instance).expect("a sound problem");
    let outcome = Engine::new(&problem, Config::default()).solve(Budget::work(5_000), &mut |_| Control::Continue);
    let json = swb::solution_json(&instance, &outcome);
    let either =
        ["[0,-1]", "[-1,0]"].map(|seats| format!(r#"{{"format":"swb-sol/1","instance":"two","seat":{seats}}}"#));
    assert!(either.contains(&json), "{json}");
    assert_eq!(outcome.unseated[0].reason, "All 1 seats are taken; there are 2 guests.");
}

#[test]
fn a_broken_instance_is_refused_with_the_name_of_the_field() {
    let sound = |guests: &str, more: &str| {
        format!(r#"{{"format":"swb/1","name":"x","tables":[{{"cap":2,"blocked":[1]}}],"guests":[{guests}]{more}}}"#)
    };
    let cases = [
        ("{".to_owned(), "instance"),
        ("[]".to_owned(), "instance"),
        ("{}".to_owned(), "format"),
        (r#"{"format":"swb/2"}"#.to_owned(), "format"),
        (r#"{"format":"swb/1","name":"x","guests":[]}"#.to_owned(), "tables"),
        (sound("{}", r#","apart":[[0,1]]"#), "apart[0][1]"),
        (sound("{},{}", r#","apart":[[0]]"#), "apart[0]"),
        (sound("{}", r#","apart":[[0,0]]"#), "apart[0]"),
        (sound("{}", r#","together":[[0,"a"]]"#), "together[0][1]"),
        (sound(r#"{"lock":{"seat":1}}"#, ""), "guests[0].lock"),
        (sound(r#"{"lock":{"table":1}}"#, ""), "guests[0].lock"),
        (sound(r#"{"lock":{}}"#, ""), "guests[0].lock"),
        (
            sound(r#"{"lock":{"table":0}},{"lock":{"table":0}}"#, ""),
            "guests[1].lock",
        ),
        (
            sound(r#"{"lock":{"seat":0}},{"lock":{"seat":0}}"#, ""),
            "guests[1].lock",
        ),
        (sound(r#"{"vip":-1}"#, ""), "guests[0].vip"),
        (sound(r#"{"want":[["rear",1.5]]}"#, ""), "guests[0].want[0][1]"),
        (sound("{}", r#","prior":[2]"#), "prior[0]"),
        (sound("{}", r#","prior":[]"#), "prior"),
        (sound("{}", r#","weights":{"isolation":4000000}"#), "weights.isolation"),
        (
            sound("{}", r#","groups":[{"members":[0],"mode":"mix","w":1}]"#),
            "groups[0].mode",
        ),
        (
            sound("{}", r#","groups":[{"members":[0,0],"mode":"gather","w":1}]"#),
            "groups[0].members",
        ),
        (
            sound("{}", "").replace("\"blocked\":[1]", "\"adj\":[[0,2]]"),
            "tables[0].adj[0]",
        ),
        (
            sound("{}", "").replace("\"blocked\":[1]", "\"dist\":[1]"),
            "tables[0].dist",
        ),
        (sound("{}", "").replace("\"cap\":2", "\"cap\":-2"), "tables[0].cap"),
        (sound("{}", "").replace("\"cap\":2", "\"cap\":9000000"), "tables"),
    ];
    for (text, field) in cases {
        let refusal = swb::parse(&text).expect_err(&text);
        assert_eq!(refusal.field, field, "{text}: {refusal}");
    }
}
