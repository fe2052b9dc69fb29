//! The steps that are cargo's: format, lints and tests.

use std::thread;

use super::Cluster;
use crate::failure::Outcome;
use crate::product::TempDir;
use crate::{console, frontend, shell};

/// The formatting is rustfmt's.
pub(super) fn fmt() -> Outcome {
    shell::run(&mut shell::cargo(["fmt", "--all", "--check"]))
}

/// No warning in anything that compiles, tests and benches included.
pub(super) fn clippy() -> Outcome {
    frontend::make_stub()?;
    shell::run(&mut shell::cargo([
        "clippy",
        "--quiet",
        "--workspace",
        "--all-targets",
        "--",
        "--deny",
        "warnings",
    ]))
}

/// `cargo deny` where it is installed. Without the database of advisories it checks the rest.
pub(super) fn deny() -> Outcome {
    if !shell::succeeds(&mut shell::cargo(["deny", "--version"])) {
        console::step("not run: cargo-deny is not installed here; .github/workflows/dependencies.yml runs it");
        return Ok(());
    }
    if shell::succeeds(&mut shell::cargo(["deny", "fetch", "db"])) {
        return shell::run(&mut shell::cargo(["deny", "check"]));
    }
    console::step("not run: advisories, because the RustSec database is out of reach");
    shell::run(&mut shell::cargo([
        "deny",
        "--offline",
        "check",
        "bans",
        "licenses",
        "sources",
    ]))
}

/// The tests of the product on both databases.
pub(super) fn test() -> Outcome {
    frontend::make_stub()?;
    let (cluster, folder) = (Cluster::start()?, TempDir::in_memory("tests")?);
    // xtask's own tests belong to `tidy`; leaving it out keeps the dependencies it shares with the product compiled once.
    let mut cargo = shell::cargo(["test", "--quiet", "--no-fail-fast", "--workspace", "--exclude", "xtask"]);
    // Most tests wait for a database, so one per core would leave the cores idle.
    let threads = thread::available_parallelism().map_or(1, usize::from) * 2;
    cargo.env("RUST_TEST_THREADS", threads.to_string());
    cargo.env("TMPDIR", folder.path());
    shell::run(cargo.env("TEST_POSTGRES_URL", cluster.url()))
}

/// The tests of xtask: each tidy check on a broken example, and on this repository.
pub(super) fn test_xtask() -> Outcome {
    shell::run(&mut shell::cargo(["test", "--quiet", "--package", "xtask"]))
}
