//! The public benchmark: every instance under `../shared/seating` beside the repository is parsed, proved,
//! solved, and judged by the independent scorer that lies there. Skipped with a message where it is absent.
#![expect(clippy::expect_used, reason = "a test fails by panicking, in its own functions too")]
#![expect(
    clippy::disallowed_methods,
    reason = "the benchmark lies outside the repository and is judged by a script"
)]

use std::path::{Path, PathBuf};
use std::process::Command;

use seating_engine::engine::{Budget, Config, Control, Engine, Outcome};
use seating_engine::preflight::preflight;
use seating_engine::swb::{self, Instance};

/// Returns the folder of the benchmark, or none with a word to the reader of the test's output.
fn benchmark() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/seating");
    let found = folder.join("score.py").is_file();
    if !found {
        eprintln!("skipped: no benchmark at {}", folder.display());
    }
    found.then_some(folder)
}

fn instances(folder: &Path) -> Vec<(PathBuf, Instance)> {
    let files = std::fs::read_dir(folder.join("instances")).expect("a folder of instances");
    let mut files: Vec<PathBuf> = files.map(|entry| entry.expect("a readable folder").path()).collect();
    files.sort();
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
    let Some(folder) = benchmark() else { return };
    let out = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut judged = 0;
    for (file, instance) in instances(&folder) {
        let outcome = solve(&instance, 20_000);
        let solution = out.join(format!("{}.sol.json", instance.name));
        std::fs::write(&solution, swb::solution_json(&instance, &outcome)).expect("a writable folder");
        let scorer = Command::new("python3")
            .arg(folder.join("score.py"))
            .arg(&file)
            .arg(&solution)
            .output();
        let Ok(verdict) = scorer else {
            eprintln!("skipped: no python3 to run the scorer");
            return;
        };
        let score = outcome.score;
        let own = format!("{} {} {}", score.unseated, score.violations, score.cost);
        assert_eq!(
            String::from_utf8_lossy(&verdict.stdout).trim(),
            own,
            "{}",
            instance.name
        );
        judged += 1;
    }
    assert!(judged >= 30, "only {judged} plans were judged");
}

#[test]
fn everyone_is_seated_and_every_rule_kept_where_that_is_possible() {
    let Some(folder) = benchmark() else { return };
    let mut solved = 0;
    for (_, instance) in instances(&folder) {
        if instance.draft.guests.len() > 300 {
            continue;
        }
        let score = solve(&instance, 200_000).score;
        let expected = instance
            .expected
            .as_ref()
            .map_or((0, 0), |known| (known.unseated, known.violations));
        assert_eq!((score.unseated, score.violations), expected, "{}", instance.name);
        solved += 1;
    }
    assert!(solved >= 20, "only {solved} instances were solved");
}

#[test]
fn preflight_proves_what_is_known_and_names_the_guests() {
    let Some(folder) = benchmark() else { return };
    for (_, instance) in instances(&folder) {
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
