//! Looks for damaged pages in a SQLite file, on a connection of its own, beside readers and the writer.

use std::path::{Path, PathBuf};

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::Text;

use crate::core::connection::{Connection, Purpose};
use crate::core::error::Error;
use crate::core::url::DatabaseUrl;

/// The largest file whose indexes are compared with their tables row by row, which takes several times as long as reading
/// all pages. A long check keeps the write-ahead log from being truncated.
const FULL_CHECK_BYTES: u64 = 1024 * 1024 * 1024;
/// Problems that are reported; a damaged page can cause thousands.
const PROBLEMS_MAX: usize = 10;
/// What SQLite answers about a sound file.
const SOUND: &str = "ok";

/// A check of a SQLite file. It does not keep the database open until it runs.
#[derive(Clone, Debug)]
pub struct IntegrityCheck {
    file: PathBuf,
}

impl IntegrityCheck {
    /// Returns the check of a SQLite file; nothing for PostgreSQL, which its own tools check.
    pub fn of(url: &DatabaseUrl) -> Option<Self> {
        match url {
            DatabaseUrl::Sqlite(file) => Some(Self { file: file.clone() }),
            DatabaseUrl::Postgres(_) => None,
        }
    }

    /// Reads all of the file and returns what is wrong with it, in the words of SQLite, which contain no stored values.
    /// Blocks for as long as that takes.
    pub fn run(&self) -> Result<Vec<String>, Error> {
        match self.problems() {
            // Some damage keeps SQLite from describing it.
            Err(Error::Database(error)) if is_damage(&error.to_string()) => Ok(vec![error.to_string()]),
            outcome => outcome,
        }
    }

    fn problems(&self) -> Result<Vec<String>, Error> {
        let url = DatabaseUrl::sqlite(&self.file);
        let Connection::Sqlite(mut conn) = Connection::open(&url, Purpose::Read)? else {
            return Ok(Vec::new());
        };
        let check = format!("PRAGMA {}({PROBLEMS_MAX})", pragma(&self.file));
        let problems: Vec<String> = sql::<Text>(&check).load(&mut conn)?;
        Ok(problems.into_iter().filter(|problem| problem != SOUND).collect())
    }
}

/// Both read every page; `quick_check` leaves out whether each index has each row.
fn pragma(file: &Path) -> &'static str {
    match std::fs::metadata(file) {
        Ok(found) if found.len() > FULL_CHECK_BYTES => "quick_check",
        _ => "integrity_check",
    }
}

fn is_damage(message: &str) -> bool {
    ["malformed", "is not a database"]
        .iter()
        .any(|sign| message.contains(sign))
}
