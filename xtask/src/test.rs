//! `test`: everything CI runs, in the order in which a mistake is cheapest to find. Each step also runs alone (`--only STEP`)
//! and prepares what it needs; all chosen steps run, and one failed step fails the command after the summary.

mod cluster;
mod rust;
mod summary;
mod web;

pub(crate) use cluster::Cluster;

use crate::clock::Stopwatch;
use crate::failure::{Failure, Outcome};
use crate::flags::Flags;
use crate::{console, tidy};
use summary::Row;

/// One step of the pipeline.
struct Step {
    name: &'static str,
    about: &'static str,
    run: fn() -> Outcome,
}

const STEPS: &[Step] = &[
    Step {
        name: "fmt",
        about: "cargo fmt --check",
        run: rust::fmt,
    },
    Step {
        name: "clippy",
        about: "the lints of the house, warnings as errors",
        run: rust::clippy,
    },
    Step {
        name: "tidy",
        about: "the rules no linter knows, and the tests of xtask",
        run: tidy_and_its_tests,
    },
    Step {
        name: "dependencies",
        about: "advisories, licences and sources of every crate and npm package",
        run: crate::dependencies::check,
    },
    Step {
        name: "wasm",
        about: "crates/browser as WebAssembly",
        run: crate::wasm::build,
    },
    Step {
        name: "rust",
        about: "cargo test on SQLite and on an ephemeral PostgreSQL",
        run: rust::test,
    },
    Step {
        name: "guards",
        about: "each guard is switched off once, and its test fails",
        run: crate::guards::check_all,
    },
    Step {
        name: "codegen",
        about: "generated sources are what their sources say",
        run: web::codegen,
    },
    Step {
        name: "frontend-install",
        about: "npm ci",
        run: crate::frontend::install,
    },
    Step {
        name: "frontend-lint",
        about: "eslint, prettier, dependency-cruiser, tsc",
        run: web::lint,
    },
    Step {
        name: "frontend-unit",
        about: "vitest",
        run: web::unit,
    },
    Step {
        name: "frontend-build",
        about: "vite build, size budgets, precompression",
        run: web::build,
    },
    Step {
        name: "http",
        about: "the HTTP calls of the specification against the binary",
        run: web::http,
    },
    Step {
        name: "oidc",
        about: "signing in through a certified OpenID Connect provider",
        run: web::oidc,
    },
    Step {
        name: "e2e",
        about: "the journeys in Chromium against the binary",
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
    let mut rows = Vec::new();
    for step in chosen {
        console::step(format_args!("{}: {}", step.name, step.about));
        let watch = Stopwatch::start();
        let failure = (step.run)().err();
        if let Some(failure) = &failure {
            console::complain(format_args!("{}: {failure}", step.name));
        }
        rows.push(Row {
            name: step.name,
            took: watch.elapsed(),
            failure: failure.map(|failure| failure.to_string()),
        });
    }
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
    use super::{STEPS, choose};

    #[test]
    fn chosen_steps_run_in_the_order_of_the_pipeline() {
        let chosen = choose(&["rust".to_owned(), "fmt".to_owned()]).unwrap();
        let names: Vec<_> = chosen.iter().map(|step| step.name).collect();
        assert_eq!(names, ["fmt", "rust"]);
        assert_eq!(choose(&[]).unwrap().len(), STEPS.len());
    }

    #[test]
    fn an_unknown_step_is_refused_with_the_list() {
        let failure = choose(&["lint".to_owned()]).err().unwrap().to_string();
        assert!(failure.contains("frontend-lint"), "{failure}");
    }
}
