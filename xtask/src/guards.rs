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
    let mut complaints = Vec::new();
    console::step("the tests with every guard in place");
    for (binary, tests) in &tests {
        let failing = runner.failing_tests(binary, tests, "")?;
        complaints.extend(
            failing
                .iter()
                .map(|test| format!("{test} fails with every guard in place")),
        );
    }
    for guard in guards {
        let watch = Stopwatch::start();
        let failing = runner.failing_tests(guard.binary, &BTreeSet::from([guard.test]), guard.name)?;
        let result = if failing.is_empty() {
            "NOT TESTED"
        } else {
            "ok, its test fails without it"
        };
        let seconds = watch.elapsed().as_secs_f64();
        console::say(format_args!("{:<42}{seconds:>5.1} s  {result}", guard.name));
        if failing.is_empty() {
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
    /// Runs tests of a binary while a guard is off, and returns those that fail. A test that does not end shows nothing.
    fn failing_tests<'t>(&self, binary: &str, tests: &BTreeSet<&'t str>, off: &str) -> Outcome<Vec<&'t str>> {
        let mut cargo = cargo();
        cargo.args(["--test", binary, "--", "--exact"]).args(tests);
        cargo.env("SEATWRIGHT_GUARD_OFF", off).env("TMPDIR", self.folder.path());
        let (_, printed) = shell::outcome(cargo.env("TEST_POSTGRES_URL", self.cluster.url()))?;
        let ended = |test: &str, how: &str| printed.contains(&format!("test {test} ... {how}\n"));
        match tests.iter().find(|test| !ended(test, "ok") && !ended(test, "FAILED")) {
            Some(test) => Err(Failure::new(format!("{binary}: {test} did not end:\n{printed}"))),
            None => Ok(tests.iter().filter(|test| ended(test, "FAILED")).copied().collect()),
        }
    }
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
