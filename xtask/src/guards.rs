//! `guards`: leaves out one guard of tenancy, identity or seats at a time and demands that its test fails.
//!
//! Guards are conditions marked with `guard!` of `domain` or `guard_rows!` of `storage`. Ordinary builds contain the bare
//! conditions; here the workspace is built once with `--cfg guards`, and an environment variable switches a guard off.

mod list;

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use crate::clock::Stopwatch;
use crate::failure::{Failure, Outcome};
use crate::flags::Flags;
use crate::product::TempDir;
use crate::test::Cluster;
use crate::{console, frontend, repo, shell};
use list::{GUARDS, Guard};

/// `cargo xtask guards [--only NAME]...`.
pub(crate) fn run(mut flags: Flags) -> Outcome {
    let only = flags.values("--only")?;
    flags.finish()?;
    let is_listed = |name: &&String| GUARDS.iter().any(|guard| guard.name == **name);
    if let Some(unknown) = only.iter().find(|name| !is_listed(name)) {
        return Err(Failure::new(format!(
            "there is no guard `{unknown}` in xtask/src/guards/list.rs"
        )));
    }
    let is_chosen = |guard: &&Guard| only.is_empty() || only.iter().any(|name| name == guard.name);
    check(&GUARDS.iter().filter(is_chosen).collect::<Vec<_>>())
}

fn check(guards: &[&Guard]) -> Outcome {
    let mut tests: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for guard in guards {
        tests.entry(guard.binary).or_default().insert(guard.test);
    }
    frontend::make_stub()?;
    console::step("build with --cfg guards");
    let selected = tests.keys().flat_map(|binary| ["--test", binary]);
    shell::run(cargo().arg("--no-run").args(selected))?;

    let (cluster, folder) = (Cluster::start()?, TempDir::in_memory("guards")?);
    let runner = Runner { cluster, folder };
    console::step("the tests with every guard in place");
    for (binary, tests) in &tests {
        runner.must_pass(binary, tests)?;
    }
    let mut complaints = Vec::new();
    for guard in guards {
        let watch = Stopwatch::start();
        let passes = runner.passes_without(guard)?;
        let result = if passes {
            "NOT TESTED"
        } else {
            "ok, its test fails without it"
        };
        let seconds = watch.elapsed().as_secs_f64();
        console::say(format_args!("{:<42}{seconds:>5.1} s  {result}", guard.name));
        if passes {
            complaints.push(format!("{}: {} passes without the guard", guard.name, guard.test));
        }
    }
    if complaints.is_empty() {
        Ok(())
    } else {
        Err(Failure::new(format!("guards:\n  {}", complaints.join("\n  "))))
    }
}

/// Cargo for test binaries in which guards can be switched off. The compiler's wrapper adds `--cfg guards` to our own crates
/// only, so that their dependencies are shared with ordinary builds; the binary of the product is not replaced.
fn cargo() -> Command {
    let mut cargo = shell::cargo(["test", "--workspace", "--exclude", "xtask"]);
    cargo.env("RUSTC_WORKSPACE_WRAPPER", repo::path("xtask/rustc-with-guards.sh"));
    cargo.env("CARGO_BUILD_BUILD_DIR", repo::cargo_target());
    cargo.env("CARGO_TARGET_DIR", repo::path("target/guards"));
    cargo
}

/// Where the tests of guards run.
struct Runner {
    cluster: Cluster,
    /// Where the tests make their folders.
    folder: TempDir,
}

impl Runner {
    /// Fails unless each of these tests runs and passes.
    fn must_pass(&self, binary: &str, tests: &BTreeSet<&str>) -> Outcome {
        let (_, printed) = shell::outcome(self.test(binary, "").args(tests))?;
        match tests.iter().find(|test| !ended(&printed, test, "ok")) {
            Some(test) => Err(Failure::new(format!(
                "{test} does not pass with every guard in place:\n{printed}"
            ))),
            None => Ok(()),
        }
    }

    /// Returns whether the test of a guard passes without it. A test that ends in another way shows nothing.
    fn passes_without(&self, guard: &Guard) -> Outcome<bool> {
        let (_, printed) = shell::outcome(self.test(guard.binary, guard.name).arg(guard.test))?;
        let ended = |how| ended(&printed, guard.test, how);
        match (ended("ok"), ended("FAILED")) {
            (true, false) => Ok(true),
            (false, true) => Ok(false),
            _ => Err(Failure::new(format!(
                "{}: {} did not end:\n{printed}",
                guard.name, guard.test
            ))),
        }
    }

    /// Runs tests of a binary while a guard is off.
    fn test(&self, binary: &str, off: &str) -> Command {
        let mut cargo = cargo();
        cargo.args(["--test", binary, "--", "--exact"]);
        cargo.env("SEATWRIGHT_GUARD_OFF", off).env("TMPDIR", self.folder.path());
        cargo.env("TEST_POSTGRES_URL", self.cluster.url());
        cargo
    }
}

/// Returns whether a test ended like this, from what its binary printed.
fn ended(printed: &str, test: &str, how: &str) -> bool {
    printed.contains(&format!("test {test} ... {how}\n"))
}

#[cfg(test)]
mod tests {
    use super::list::GUARDS;
    use crate::{files, repo};

    fn rust_sources() -> Vec<String> {
        let paths = files::walk(&repo::path("crates")).unwrap();
        let rust = paths
            .into_iter()
            .filter(|path| path.extension().is_some_and(|end| end == "rs"));
        rust.map(|path| files::read(&path).unwrap()).collect()
    }

    #[test]
    fn every_guard_is_once_in_the_code_and_once_in_the_list() {
        let sources = rust_sources();
        let marked = |source: &String| {
            let marks = ["guard!(\"", "guard_rows!(\""].map(|mark| source.split(mark).skip(1));
            let names = marks.into_iter().flatten().filter_map(|rest| rest.split('"').next());
            names.map(str::to_owned).collect::<Vec<_>>()
        };
        let mut in_code: Vec<String> = sources.iter().flat_map(marked).collect();
        let mut in_list: Vec<String> = GUARDS.iter().map(|guard| guard.name.to_owned()).collect();
        in_code.sort();
        in_list.sort();
        assert_eq!(in_code, in_list);
    }

    #[test]
    fn every_guard_names_a_test_that_exists() {
        let sources = rust_sources();
        for guard in GUARDS {
            let function = format!("fn {}(", guard.test.rsplit("::").next().unwrap());
            let exists = sources.iter().any(|source| source.contains(&function));
            assert!(exists, "{}: there is no {function}", guard.name);
        }
    }
}
