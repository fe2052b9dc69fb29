//! Databases for tests: a SQLite file in a temporary folder, or a database on the PostgreSQL server that
//! `TEST_POSTGRES_URL` names. Both hold no rows at first and are gone at the end.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use storage::scratch::counts::{self, Count};
use storage::scratch::query_plans::{self, Scan};
use storage::scratch::statements::{self, unrecorded};
use storage::scratch::tenants;
use storage::{Connections, DatabaseUrl, Storage, scratch};

use crate::postgres;

mod damage;
mod sqlite;

/// Connections of a database under test, which has [`WRITERS`] writers; the others read.
const CONNECTIONS: u32 = 5;
/// Transactions that a PostgreSQL database under test runs at the same time.
pub const WRITERS: usize = 2;

/// The package of the HTTP interface.
const API: &str = "api";

static NUMBER: AtomicU32 = AtomicU32::new(1);
/// Statements of either database whose query plan was found to be good.
static CHECKED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// A database without rows that is removed when dropped.
#[derive(Debug)]
pub struct TestDatabase {
    url: DatabaseUrl,
    cleanup: Cleanup,
}

#[derive(Debug)]
enum Cleanup {
    Folder(PathBuf),
    Database { server: String, name: String },
}

impl TestDatabase {
    /// Makes a SQLite file with the present schema.
    ///
    /// # Panics
    /// When the temporary folder cannot be written.
    #[must_use]
    pub fn sqlite() -> Self {
        Self::sqlite_from(&sqlite::TEMPLATE)
    }

    /// Makes a SQLite file with these bytes, such as those of [`TestDatabase::file`].
    ///
    /// # Panics
    /// When the temporary folder cannot be written.
    #[must_use]
    #[expect(
        clippy::disallowed_methods,
        clippy::expect_used,
        reason = "tests need files of their own"
    )]
    pub fn sqlite_from(file: &[u8]) -> Self {
        let database = Self::empty_sqlite();
        if let DatabaseUrl::Sqlite(path) = &database.url {
            std::fs::write(path, file).expect("write the database of the test");
        }
        database
    }

    /// Names a SQLite file that is not there yet.
    #[expect(
        clippy::disallowed_methods,
        clippy::expect_used,
        reason = "tests need a folder of their own"
    )]
    pub(crate) fn empty_sqlite() -> Self {
        let folder = std::env::temp_dir().join(unique_name());
        std::fs::create_dir_all(&folder).expect("make a folder for the test");
        Self::record_statements();
        Self {
            url: DatabaseUrl::sqlite(folder.join("seatwright.db")),
            cleanup: Cleanup::Folder(folder),
        }
    }

    /// Makes a PostgreSQL database with the present schema; see [`postgres::server`].
    ///
    /// # Panics
    /// When the server that was named does not answer, or none was named.
    #[must_use]
    pub fn postgres() -> Option<Self> {
        Self::on_postgres(|server, name| scratch::create_migrated_database(server, &postgres::TEMPLATE, name))
    }

    /// Makes a PostgreSQL database without tables, for tests of the migrations; see [`postgres::server`].
    ///
    /// # Panics
    /// As [`TestDatabase::postgres`].
    #[must_use]
    pub fn empty_postgres() -> Option<Self> {
        Self::on_postgres(scratch::create_database)
    }

    #[expect(clippy::expect_used, reason = "a test stops without its database")]
    fn on_postgres(create: impl FnOnce(&str, &str) -> Result<String, storage::Error>) -> Option<Self> {
        let server = postgres::server()?;
        let name = unique_name();
        let url = create(&server, &name).expect("create a database on TEST_POSTGRES_URL");
        let url = DatabaseUrl::parse(&url).expect("the address of the new database");
        Self::record_statements();
        Some(Self {
            url,
            cleanup: Cleanup::Database { server, name },
        })
    }

    /// Makes one of each kind that is there: SQLite always, PostgreSQL when a server is named.
    #[must_use]
    pub fn each() -> Vec<Self> {
        std::iter::once(Self::sqlite()).chain(Self::postgres()).collect()
    }

    /// Makes one of each kind without tables, for tests of the migrations.
    #[must_use]
    pub fn each_empty() -> Vec<Self> {
        std::iter::once(Self::empty_sqlite())
            .chain(Self::empty_postgres())
            .collect()
    }

    /// Returns the address.
    #[must_use]
    pub fn url(&self) -> &DatabaseUrl {
        &self.url
    }

    /// Returns the bytes of every file of a SQLite database, one after the other: the file itself and its log.
    ///
    /// # Panics
    /// When a file cannot be read.
    #[must_use]
    #[expect(
        clippy::disallowed_methods,
        clippy::expect_used,
        reason = "tests look for erased data in the files"
    )]
    pub fn bytes(&self) -> Vec<u8> {
        let Cleanup::Folder(folder) = &self.cleanup else {
            return Vec::new();
        };
        let entries = std::fs::read_dir(folder).expect("list the folder of the test");
        let paths = entries.map(|entry| entry.expect("look at a file of the test").path());
        paths
            .flat_map(|path| std::fs::read(path).expect("read a file of the test"))
            .collect()
    }

    /// Returns a SQLite database as one file, with what is still in its log.
    ///
    /// # Panics
    /// When the database cannot be read, or is one of PostgreSQL.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test stops without its database")]
    pub fn file(&self) -> Vec<u8> {
        unrecorded(|| scratch::sqlite_file(&mut scratch::connect(&self.url)?)).expect("read the test database")
    }

    /// Opens and migrates it, with fewer connections than a server has: opening one takes PostgreSQL longer than most
    /// tests use it.
    ///
    /// # Panics
    /// When that fails.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test without a database cannot go on")]
    pub fn open(&self) -> Storage {
        Storage::open_with(&self.url, Connections::from_total(CONNECTIONS)).expect("open the test database")
    }
}

impl TestDatabase {
    /// Returns the statements sent so far that read a whole table. Each is looked at once per process.
    ///
    /// # Panics
    /// When the database does not say how it runs a statement.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test that cannot look must not pass")]
    pub fn scans(&self) -> Vec<Scan> {
        let mut checked = CHECKED.lock().unwrap_or_else(PoisonError::into_inner);
        let sent = statements::sent_to(&self.url).texts;
        let new: Vec<&String> = sent.iter().filter(|text| !checked.contains(*text)).collect();
        let mut scans = Vec::new();
        if new.is_empty() {
            return scans;
        }
        let mut conn = unrecorded(|| scratch::connect(&self.url)).expect("open the test database");
        for text in new {
            let found = query_plans::scans(&mut conn, text).unwrap_or_else(|error| panic!("{text}: {error}"));
            if found.is_empty() {
                checked.insert(text.clone());
            }
            scans.extend(found);
        }
        scans
    }

    /// Returns the first statement of each transaction so far that changed the lists of an event without counting it.
    #[must_use]
    pub fn uncounted_changes(&self) -> Vec<String> {
        statements::sent_to(&self.url).uncounted.into_iter().collect()
    }

    /// Returns the tables with a row that names another organisation than its event.
    ///
    /// # Panics
    /// When the database cannot be read.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test that cannot look must not pass")]
    pub fn strays(&self) -> Vec<String> {
        if !matches!(self.url, DatabaseUrl::Sqlite(_)) || self.statements() == 0 {
            return Vec::new();
        }
        unrecorded(|| tenants::strays(&mut scratch::connect(&self.url)?)).expect("read the test database")
    }

    /// Returns how many statements were sent so far.
    #[must_use]
    pub fn statements(&self) -> usize {
        statements::sent_to(&self.url).count
    }

    /// Returns how many statements the longest transaction of a writer had so far. A statement writes at most 500 rows.
    #[must_use]
    pub fn longest_transaction(&self) -> usize {
        statements::sent_to(&self.url).longest
    }

    /// Forgets the statements sent so far, for a test that plants one which must be found.
    pub fn forget_statements(&self) {
        statements::forget(&self.url);
    }

    /// Returns whether statements are checked at the end: in the tests that cargo runs, but in none of the API. Those
    /// send the statements of the use cases, whose tests have checked them; to explain them again would only take time.
    /// Statements with guards that can be switched off are not those of the product.
    fn is_checked() -> bool {
        !cfg!(guards) && package().is_some_and(|name| name != API)
    }

    fn record_statements() {
        if package().is_none_or(|name| name != API) {
            statements::record();
        }
    }

    /// Returns the counts that differ from what they count.
    ///
    /// # Panics
    /// When the database cannot be read.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test that cannot look must not pass")]
    pub fn wrong_counts(&self) -> Vec<Count> {
        if self.statements() == 0 {
            return Vec::new();
        }
        unrecorded(|| counts::wrong(&mut scratch::connect(&self.url)?)).expect("count the test database")
    }

    /// Fails the test whose statements read whole tables, leave the version of an event behind, miscount, or store rows of
    /// one organisation under another.
    fn check_statements(&self) {
        let (scans, uncounted) = (self.scans(), self.uncounted_changes());
        assert!(scans.is_empty(), "these statements read whole tables: {scans:#?}");
        assert!(
            uncounted.is_empty(),
            "these changed an event's lists without event_versions::increment: {uncounted:#?}"
        );
        let wrong = self.wrong_counts();
        assert!(wrong.is_empty(), "these counts are wrong, either way: {wrong:#?}");
        let strays = self.strays();
        assert!(
            strays.is_empty(),
            "rows of these tables name another organisation than their event: {strays:?}"
        );
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        let skipped = std::thread::panicking() || !Self::is_checked();
        let check = std::panic::AssertUnwindSafe(|| self.check_statements());
        // Do not check a test that has already failed: a second panic would abort the process.
        let outcome = if skipped {
            Ok(())
        } else {
            std::panic::catch_unwind(check)
        };
        statements::forget(&self.url);
        // Leftovers in a temporary folder or on a test server are harmless.
        match &self.cleanup {
            Cleanup::Folder(folder) => drop(std::fs::remove_dir_all(folder)),
            Cleanup::Database { server, name } => drop(scratch::drop_database(server, name)),
        }
        if let Err(panic) = outcome {
            std::panic::resume_unwind(panic);
        }
    }
}

/// Returns the package whose tests cargo runs, or `None` when a test binary runs without cargo.
#[expect(clippy::disallowed_methods, reason = "cargo names the package")]
fn package() -> Option<String> {
    std::env::var("CARGO_PKG_NAME").ok()
}

fn unique_name() -> String {
    format!(
        "seatwright_test_{}_{}",
        std::process::id(),
        NUMBER.fetch_add(1, Ordering::Relaxed)
    )
}
