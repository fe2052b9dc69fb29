//! The PostgreSQL server that tests run on.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The database that each test on PostgreSQL gets a copy of, named after the migrations it has run: a server that is
/// used again keeps it.
pub(crate) static TEMPLATE: LazyLock<String> =
    LazyLock::new(|| format!("seatwright_template_{:x}", hash_of_migrations()));

/// Returns the PostgreSQL server of `TEST_POSTGRES_URL`, or nothing when `SEATWRIGHT_SKIP_POSTGRES` is set.
///
/// # Panics
/// When neither is set: a run that leaves half of its databases out must be asked for.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the test command names the server")]
pub fn server() -> Option<String> {
    let server = std::env::var("TEST_POSTGRES_URL").ok();
    if server.is_none() {
        assert!(
            std::env::var_os("SEATWRIGHT_SKIP_POSTGRES").is_some(),
            "TEST_POSTGRES_URL names no PostgreSQL server. Run `cargo xtask test`, or set SEATWRIGHT_SKIP_POSTGRES=1 to test on SQLite only."
        );
        eprintln!("skipped on PostgreSQL: SEATWRIGHT_SKIP_POSTGRES is set");
    }
    server
}

#[expect(
    clippy::disallowed_methods,
    clippy::expect_used,
    reason = "the migrations are in the repository of the tests"
)]
fn hash_of_migrations() -> u64 {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations/postgres");
    let migrations = std::fs::read_dir(folder).expect("list the migrations");
    let mut paths: Vec<PathBuf> = migrations
        .map(|entry| entry.expect("look at a migration").path().join("up.sql"))
        .collect();
    paths.sort();
    let mut hasher = DefaultHasher::new();
    for path in paths {
        std::fs::read(path).expect("read a migration").hash(&mut hasher);
    }
    hasher.finish()
}
