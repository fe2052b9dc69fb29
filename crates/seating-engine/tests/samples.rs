//! The instances under `benchmark/`: each is parsed, proved, solved, and judged by the independent scorer beside them.
//! A missing instance or a missing `python3` fails.
#![expect(clippy::expect_used, reason = "a test fails by panicking, in its own functions too")]
#![expect(
    clippy::disallowed_methods,
    reason = "reads instances and runs a script that judges the plans"
)]

use std::path::{Path, PathBuf};
use std::process::Command;

use seating_engine::engine::{Budget, Config, Control, Engine, Outcome};
use seating_engine::preflight::preflight;
use seating_engine::swb::{self, Instance};

/// Instances in the folder, of at most 300 guests each; a lower number means that some were lost.
const INSTANCES: usize = 20;

fn benchmark() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/benchmark")
}

fn instances() -> Vec<(PathBuf, Instance)> {
    let files = std::fs::read_dir(benchmark().join("instances")).expect("a folder of instances");
    let mut files: Vec<PathBuf> = files.map(|entry| entry.expect("a readable folder").path()).collect();
    files.sort();
    assert_eq!(files.len(), INSTANCES);
    let read = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let instance = swb::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        (file, instance)
    };
    files.into_iter().map(read).collect()
}

fn solve(instance: &Instance, work: u64) -> Outcome {
    let problem = swb::problem(instance).expect("parsed instances are sound");
    Engine::new(&problem, Config { seed: 1, threads: 1 }).solve(Budget::work(work), &mut |_| Control::Continue)
}

#[test]
fn the_independent_scorer_accepts_every_plan_and_agrees_on_its_value() {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (file, instance) in instances() {
        let outcome = solve(&instance, 20_000);
        let solution = out.join(format!("{}.sol.json", instance.name));
        std::fs::write(&solution, swb::solution_json(&instance, &outcome)).expect("a writable folder");
        let scorer = Command::new("python3")
            .arg(benchmark().join("score.py"))
            .arg(&file)
            .arg(&solution)
            .output();
        let verdict = scorer.expect("python3 runs the scorer");
        let score = outcome.score;
        let own = format!("{} {} {}", score.unseated, score.violations, score.cost);
        assert_eq!(
            String::from_utf8_lossy(&verdict.stdout).trim(),
            own,
            "{}",
            instance.name
        );
    }
}

#[test]
fn everyone_is_seated_and_every_rule_kept_where_that_is_possible() {
    for (_, instance) in instances() {
        let score = solve(&instance, 200_000).score;
        let expected = instance
            .expected
            .as_ref()
            .map_or((0, 0), |known| (known.unseated, known.violations));
        assert_eq!((score.unseated, score.violations), expected, "{}", instance.name);
    }
}

#[test]
fn preflight_proves_what_is_known_and_names_the_guests() {
    for (_, instance) in instances() {
        let found = preflight(&swb::problem(&instance).expect("parsed instances are sound"));
        let Some(expected) = &instance.expected else {
            assert!(found.is_clear(), "{}: {found:?}", instance.name);
            continue;
        };
        let proved = (found.min_unseated, found.min_hard);
        assert_eq!(
            proved,
            (expected.unseated, expected.violations),
            "{}: {found:?}",
            instance.name
        );
        let named: Vec<usize> = found
            .reasons
            .iter()
            .flat_map(|reason| reason.guests.iter().copied())
            .collect();
        assert!(
            expected.core.iter().all(|guest| named.contains(guest)),
            "{}: {found:?}",
            instance.name
        );
        assert!(
            found.reasons.iter().all(|reason| !reason.text.is_empty()),
            "{}",
            instance.name
        );
    }
}
