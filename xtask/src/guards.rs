//! `guards`: removes one guard of identity, tenancy, seats, limits or content at a time and demands that a named test
//! fails.
//!
//! All removals are compiled at once, in a copy of the workspace under `target/guards`: each guard listed in
//! [`list`] is rewritten there so that an environment variable switches it off. The product itself knows nothing of this.
//! One build serves all guards, and each costs one run of one test.

mod list;
mod workspace;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use serde_json::Value;

use crate::clock::Stopwatch;
use crate::failure::{Failure, Outcome, While};
use crate::flags::Flags;
use crate::product::TempDir;
use crate::test::Cluster;
use crate::{console, repo, shell};
use list::{GUARDS, Guard};

/// The variable that names the guard to leave out.
const SWITCH: &str = "SEATWRIGHT_GUARD_OFF";

/// Test binaries by package and name.
type Binaries = BTreeMap<(String, String), PathBuf>;

/// `cargo xtask guards [--only NAME]...`.
pub(crate) fn run(mut flags: Flags) -> Outcome {
    let only = flags.values("--only")?;
    flags.finish()?;
    let unknown = only
        .iter()
        .find(|name| !GUARDS.iter().any(|guard| guard.name == **name));
    if let Some(unknown) = unknown {
        return Err(Failure::new(format!(
            "there is no guard `{unknown}` in xtask/src/guards/list.rs"
        )));
    }
    check(|guard| only.is_empty() || only.iter().any(|name| name == guard.name))
}

/// Returns whether the list has a guard of this name.
pub(crate) fn is_listed(name: &str) -> bool {
    GUARDS.iter().any(|guard| guard.name == name)
}

/// The step of `test`: all guards.
pub(crate) fn check_all() -> Outcome {
    check(|_| true)
}

fn check(chosen: impl Fn(&Guard) -> bool) -> Outcome {
    let guards: Vec<&Guard> = GUARDS.iter().filter(|guard| chosen(guard)).collect();
    let root = workspace::make()?;
    let binaries = build(&root, &guards)?;
    let (cluster, folder) = (Cluster::start()?, TempDir::in_memory("guards")?);
    let runner = Runner {
        root: &root,
        binaries: &binaries,
        postgres: cluster.url(),
        folder: folder.path(),
    };
    let sound = runner.passing_with_all_guards(&guards)?;
    let complaints = Mutex::new(Vec::new());
    side_by_side(&guards, |guard| {
        let watch = Stopwatch::start();
        let verdict = if !sound.contains(&(guard.package, guard.test)) {
            Some("fails with the guard in place")
        } else if runner.passes_without(guard)? {
            Some("passes without the guard; the guard is not tested")
        } else {
            None
        };
        console::say(format_args!(
            "{:<40}{:>5.1} s  {}",
            guard.name,
            watch.elapsed().as_secs_f64(),
            verdict.unwrap_or("ok, its test fails without it")
        ));
        let complaint = verdict.map(|verdict| format!("{}: {} {verdict}", guard.name, guard.test));
        complaints
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .extend(complaint);
        Ok(())
    })?;
    let complaints = complaints.into_inner().unwrap_or_else(PoisonError::into_inner);
    if complaints.is_empty() {
        Ok(())
    } else {
        Err(Failure::new(format!("guards:\n  {}", complaints.join("\n  "))))
    }
}

/// Calls a function for every item, on four threads per core: most tests wait for a database, and some without their
/// guard for half a minute until a client gives up.
fn side_by_side<T: Sync>(items: &[T], work: impl Fn(&T) -> Outcome + Sync) -> Outcome {
    let threads = thread::available_parallelism().map_or(1, usize::from) * 4;
    let next = AtomicUsize::new(0);
    let run = || -> Outcome {
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(item)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        let outcomes = running.into_iter().map(|thread| {
            thread
                .join()
                .unwrap_or_else(|_| Err(Failure::new("a thread of the guards panicked")))
        });
        outcomes.collect::<Vec<_>>().into_iter().collect()
    })
}

/// Builds the test binaries of some guards in the copy, with the features of the step `rust`, so that dependencies are
/// compiled once for both.
fn build(root: &Path, guards: &[&Guard]) -> Outcome<Binaries> {
    let mut tests: Vec<&str> = guards.iter().map(|guard| guard.binary).collect();
    tests.sort_unstable();
    tests.dedup();
    let mut cargo = shell::cargo(["test", "--no-run", "--quiet", "--message-format=json", "--workspace"]);
    cargo.args(["--exclude", "xtask"]).current_dir(root);
    cargo.env("CARGO_TARGET_DIR", repo::cargo_target());
    for test in tests {
        cargo.args(["--test", test]);
    }
    let messages = shell::output(&mut cargo)?;
    let mut binaries = Binaries::new();
    for line in messages.lines() {
        let message: Value = serde_json::from_str(line).failed_to("read cargo's messages")?;
        let word = |pointer: &str| message.pointer(pointer).and_then(Value::as_str);
        let (Some(executable), Some(manifest)) = (word("/executable"), word("/manifest_path")) else {
            continue;
        };
        let package = Path::new(manifest).parent().and_then(Path::file_name);
        let package = package.unwrap_or_default().to_string_lossy().into_owned();
        let name = word("/target/name").unwrap_or_default().to_owned();
        binaries.insert((package, name), PathBuf::from(executable));
    }
    Ok(binaries)
}

/// Where the tests of guards run.
struct Runner<'a> {
    root: &'a Path,
    binaries: &'a Binaries,
    postgres: &'a str,
    /// Where the tests make their folders.
    folder: &'a Path,
}

impl Runner<'_> {
    /// Runs the tests of some guards, each once, with all guards in place. Returns those that passed, by package and name.
    fn passing_with_all_guards<'g>(&self, guards: &[&'g Guard]) -> Outcome<BTreeSet<(&'g str, &'g str)>> {
        let mut by_binary: BTreeMap<(&str, &str), BTreeSet<&str>> = BTreeMap::new();
        for guard in guards {
            by_binary
                .entry((guard.package, guard.binary))
                .or_default()
                .insert(guard.test);
        }
        let mut passing = BTreeSet::new();
        for ((package, binary), tests) in by_binary {
            let (_, printed) = shell::outcome(self.command(package, binary)?.args(&tests).env(SWITCH, ""))?;
            for test in tests {
                if printed.contains(&format!("test {test} ... ok\n")) {
                    passing.insert((package, test));
                } else if !printed.contains(&format!("test {test} ... FAILED\n")) {
                    return Err(missing(package, test));
                }
            }
        }
        Ok(passing)
    }

    /// Runs the test of a guard without it and returns whether it passed all the same.
    fn passes_without(&self, guard: &Guard) -> Outcome<bool> {
        let mut command = self.command(guard.package, guard.binary)?;
        let (succeeded, printed) = shell::outcome(command.arg(guard.test).env(SWITCH, guard.name))?;
        if !printed.contains("running 1 test\n") {
            return Err(missing(guard.package, guard.test));
        }
        Ok(succeeded)
    }

    fn command(&self, package: &str, binary: &str) -> Outcome<Command> {
        let key = (package.to_owned(), binary.to_owned());
        let program = self.binaries.get(&key).ok_or_else(|| missing(package, binary))?;
        let mut command = shell::command(program, &self.root.join(workspace::CRATES).join(package));
        command.arg("--exact").env("TEST_POSTGRES_URL", self.postgres);
        command.env("TMPDIR", self.folder);
        Ok(command)
    }
}

fn missing(package: &str, test: &str) -> Failure {
    Failure::new(format!("{package}: there is no test {test}"))
}

#[cfg(test)]
mod tests {
    use super::list::GUARDS;
    use super::workspace;
    use crate::{files, repo};
    use std::collections::BTreeSet;

    #[test]
    fn every_guard_of_the_list_is_in_the_code_once() {
        for guard in GUARDS.iter() {
            let text = files::read(&repo::path(guard.file)).unwrap();
            if let Err(failure) = workspace::without(guard, &text) {
                panic!("{failure}");
            }
        }
    }

    #[test]
    fn every_guard_has_a_name_of_its_own_and_a_test_that_exists() {
        let names: BTreeSet<&str> = GUARDS.iter().map(|guard| guard.name).collect();
        assert_eq!(names.len(), GUARDS.len());
        for guard in GUARDS.iter() {
            let folder = repo::path("crates").join(guard.package).join("tests");
            let function = format!("fn {}(", guard.test.rsplit("::").next().unwrap());
            let found = files::walk(&folder).unwrap().iter().any(|path| {
                path.extension().is_some_and(|e| e == "rs") && files::read(path).unwrap().contains(&function)
            });
            assert!(found, "{}: {} has no {function}", guard.name, folder.display());
        }
    }

    #[test]
    fn code_without_guards_is_never_built_under_the_name_of_the_product() {
        assert_eq!(
            workspace::elsewhere("crates/storage/src/lib.rs"),
            "guarded/storage/src/lib.rs"
        );
        assert_eq!(
            workspace::elsewhere("migrations/sqlite/x/up.sql"),
            "migrations/sqlite/x/up.sql"
        );
    }

    #[test]
    fn every_area_is_listed() {
        for area in ["identity", "tenancy", "seats", "limits", "content", "erasure"] {
            let listed = GUARDS.iter().filter(|guard| guard.name.starts_with(area)).count();
            assert!(listed >= 2, "{area}: {listed}");
        }
    }
}
