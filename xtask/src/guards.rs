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

/// Returns the title of the test that fails without a guard.
pub(crate) fn test_of(name: &str) -> Option<&'static str> {
    let guard = GUARDS.iter().find(|guard| guard.name == name)?;
    guard.test.rsplit("::").next()
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
    let untested = Mutex::new(Vec::new());
    in_parallel(&guards, |guard| {
        let watch = Stopwatch::start();
        let problem = runner.problem(guard, &sound)?;
        console::say(format_args!(
            "{:<40}{:>5.1} s  {}",
            guard.name,
            watch.elapsed().as_secs_f64(),
            problem.unwrap_or("ok, its test fails without it")
        ));
        let line = problem.map(|problem| format!("{}: {} {problem}", guard.name, guard.test));
        untested.lock().unwrap_or_else(PoisonError::into_inner).extend(line);
        Ok(())
    })?;
    let untested = untested.into_inner().unwrap_or_else(PoisonError::into_inner);
    if untested.is_empty() {
        Ok(())
    } else {
        Err(Failure::new(format!("guards:\n  {}", untested.join("\n  "))))
    }
}

/// Calls a function for every item, on four threads per core: most tests wait for a database, and some without their
/// guard for 20 seconds until a client gives up.
fn in_parallel<T: Sync>(items: &[T], work: impl Fn(&T) -> Outcome + Sync) -> Outcome {
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
    // The binary that some tests start must not be replaced by a build that runs beside.
    cargo.env("CARGO_BUILD_BUILD_DIR", repo::cargo_target());
    cargo.env("CARGO_TARGET_DIR", root.join("built"));
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

    /// Returns why a guard does not count as tested; nothing when its test fails without it, as it should.
    fn problem(&self, guard: &Guard, sound: &BTreeSet<(&str, &str)>) -> Outcome<Option<&'static str>> {
        if !sound.contains(&(guard.package, guard.test)) {
            return Ok(Some("fails with the guard in place"));
        }
        let passes = self.passes_without(guard)?;
        Ok(passes.then_some("passes without the guard; the guard is not tested"))
    }

    /// Runs the test of a guard without it and returns whether it passed all the same. A process that ends in another way
    /// shows nothing.
    fn passes_without(&self, guard: &Guard) -> Outcome<bool> {
        let mut command = self.command(guard.package, guard.binary)?;
        let (_, printed) = shell::outcome(command.arg(guard.test).env(SWITCH, guard.name))?;
        let ended = |word: &str| printed.contains(&format!("test {} ... {word}\n", guard.test));
        match (ended("ok"), ended("FAILED")) {
            (true, false) => Ok(true),
            (false, true) => Ok(false),
            _ => Err(Failure::new(format!(
                "{}: {} did not end:\n{printed}",
                guard.name, guard.test
            ))),
        }
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
            workspace::copied_path("crates/storage/src/lib.rs"),
            "guarded/storage/src/lib.rs"
        );
        assert_eq!(
            workspace::copied_path("migrations/sqlite/x/up.sql"),
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
