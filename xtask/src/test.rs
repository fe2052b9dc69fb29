//! `test`: everything CI runs, in the order in which a mistake is cheapest to find. Each step also runs by itself
//! (`--only STEP`) and prepares what it needs; all chosen steps run, and one failed step fails the command after the summary.

mod beside;
mod cluster;
mod rust;
mod summary;
mod vitest;
mod web;

pub(crate) use cluster::Cluster;

use std::time::Duration;

use crate::clock::Stopwatch;
use crate::failure::{Failure, Outcome};
use crate::flags::Flags;
use crate::{console, tidy};
use beside::Beside;
use summary::Row;

/// One step of the pipeline.
struct Step {
    name: &'static str,
    about: &'static str,
    turn: Turn,
    run: fn() -> Outcome,
}

/// When a step runs in a run of the whole pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// After the steps before it.
    InOrder,
    /// In a second process, beside those that follow.
    Beside,
    /// After the steps before it, and while nothing runs beside it: it needs what those build, or drives a browser.
    Alone,
}

const STEPS: &[Step] = &[
    Step {
        name: "fmt",
        about: "cargo fmt --check",
        turn: Turn::InOrder,
        run: rust::fmt,
    },
    Step {
        name: "tidy",
        about: "the rules no linter knows, and the tests of xtask",
        turn: Turn::InOrder,
        run: tidy_and_its_tests,
    },
    Step {
        name: "dependencies",
        about: "cargo deny, where it is installed",
        turn: Turn::InOrder,
        run: rust::deny,
    },
    Step {
        name: "wasm",
        about: "crates/browser as WebAssembly",
        turn: Turn::Beside,
        run: crate::wasm::build,
    },
    Step {
        name: "frontend-install",
        about: "npm ci",
        turn: Turn::Beside,
        run: crate::frontend::install,
    },
    Step {
        name: "frontend-lint",
        about: "eslint, prettier, dependency-cruiser, tsc",
        turn: Turn::Beside,
        run: web::lint,
    },
    Step {
        name: "frontend-unit",
        about: "vitest",
        turn: Turn::Beside,
        run: web::unit,
    },
    Step {
        name: "frontend-build",
        about: "vite build, size budgets, precompression",
        turn: Turn::Beside,
        run: web::build,
    },
    Step {
        name: "codegen",
        about: "generated sources are what their sources say",
        turn: Turn::Beside,
        run: web::codegen,
    },
    Step {
        name: "http",
        about: "the HTTP calls of the specification against the binary",
        turn: Turn::Beside,
        run: web::http,
    },
    Step {
        name: "oidc",
        about: "signing in through a certified OpenID Connect provider",
        turn: Turn::Beside,
        run: web::oidc,
    },
    Step {
        name: "clippy",
        about: "the lints of the house, warnings as errors",
        turn: Turn::InOrder,
        run: rust::clippy,
    },
    Step {
        name: "rust",
        about: "cargo test on SQLite and on an ephemeral PostgreSQL",
        turn: Turn::InOrder,
        run: rust::test,
    },
    Step {
        name: "e2e",
        about: "the journeys in Chromium against the binary",
        turn: Turn::Alone,
        run: web::e2e,
    },
];

/// `cargo xtask test [--only STEP]...`.
pub(crate) fn run(mut flags: Flags) -> Outcome {
    let only = flags.values("--only")?;
    flags.finish()?;
    if only.iter().any(|name| name == "list") {
        for step in STEPS {
            console::say(format_args!("{:<18}{}", step.name, step.about));
        }
        return Ok(());
    }
    let chosen = choose(&only)?;
    let whole = Stopwatch::start();
    let rows = if only.is_empty() {
        run_whole(&chosen)?
    } else {
        chosen.into_iter().map(run_step).collect()
    };
    console::say(summary::table(&rows, whole.elapsed()));
    let failed: Vec<_> = rows
        .iter()
        .filter(|row| row.failure.is_some())
        .map(|row| row.name)
        .collect();
    if failed.is_empty() {
        Ok(())
    } else {
        Err(Failure::new(format!("failed: {}", failed.join(", "))))
    }
}

/// Runs all steps, some of them in a second process.
fn run_whole(steps: &[&'static Step]) -> Outcome<Vec<Row>> {
    let (beside, own): (Vec<&Step>, Vec<&Step>) = steps.iter().partition(|step| step.turn == Turn::Beside);
    let names: Vec<&str> = beside.iter().map(|step| step.name).collect();
    let first = steps.iter().position(|step| step.turn == Turn::Beside).unwrap_or(0);
    let (before, after) = own.split_at(first);
    let alone = after
        .iter()
        .position(|step| step.turn == Turn::Alone)
        .unwrap_or(after.len());
    let (together, alone) = after.split_at(alone);

    let mut rows: Vec<Row> = before.iter().map(|step| run_step(step)).collect();
    let second = Beside::start(&names)?;
    rows.extend(together.iter().map(|step| run_step(step)));
    let (outcome, took) = second.finish();
    rows.push(row("the steps beside", took, outcome));
    rows.extend(alone.iter().map(|step| run_step(step)));
    Ok(rows)
}

fn run_step(step: &Step) -> Row {
    console::step(format_args!("{}: {}", step.name, step.about));
    let watch = Stopwatch::start();
    let outcome = (step.run)();
    row(step.name, watch.elapsed(), outcome)
}

fn row(name: &'static str, took: Duration, outcome: Outcome) -> Row {
    let failure = outcome.err().map(|failure| failure.to_string());
    if let Some(failure) = &failure {
        console::complain(format_args!("{name}: {failure}"));
    }
    Row { name, took, failure }
}

fn choose(only: &[String]) -> Outcome<Vec<&'static Step>> {
    if let Some(unknown) = only.iter().find(|name| !STEPS.iter().any(|step| step.name == **name)) {
        let names: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        return Err(Failure::new(format!(
            "there is no step `{unknown}`; the steps are {}",
            names.join(", ")
        )));
    }
    Ok(STEPS
        .iter()
        .filter(|step| only.is_empty() || only.iter().any(|name| name == step.name))
        .collect())
}

fn tidy_and_its_tests() -> Outcome {
    tidy::check_repository()?;
    rust::test_xtask()
}

#[cfg(test)]
mod tests {
    use super::{STEPS, Turn, choose};

    #[test]
    fn chosen_steps_run_in_the_order_of_the_pipeline() {
        let chosen = choose(&["rust".to_owned(), "fmt".to_owned()]).unwrap();
        let names: Vec<_> = chosen.iter().map(|step| step.name).collect();
        assert_eq!(names, ["fmt", "rust"]);
        assert_eq!(choose(&[]).unwrap().len(), STEPS.len());
    }

    #[test]
    fn steps_beside_follow_each_other_and_end_before_those_that_run_alone() {
        let turns = STEPS.iter().map(|step| step.turn);
        let mut changes: Vec<Turn> = turns.collect();
        changes.dedup();
        assert_eq!(changes, [Turn::InOrder, Turn::Beside, Turn::InOrder, Turn::Alone]);
    }

    #[test]
    fn an_unknown_step_is_refused_with_the_list() {
        let failure = choose(&["lint".to_owned()]).err().unwrap().to_string();
        assert!(failure.contains("frontend-lint"), "{failure}");
    }
}
