//! Fills databases: with an archive or with another database. Each is filled in one transaction, and compared with its source
//! before that is committed.

use std::collections::BTreeSet;
use std::io::{Read, Write};

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};

use super::archive::{self, Archive, ArchiveRows, Contents, Manifest};
use super::catalogue::{self, Table};
use super::rows::{self, Inserter};
use super::{TABLES, TransferError};
use crate::core::connection::{Connection, Purpose};
use crate::core::migrations;
use crate::core::url::DatabaseUrl;

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

#[derive(QueryableByName)]
struct Mode {
    #[diesel(sql_type = Text)]
    journal_mode: String,
}

/// Ensures that no server uses a SQLite file, and merges its log into the file. PostgreSQL offers no such check.
pub fn claim(url: &DatabaseUrl) -> Result<(), TransferError> {
    match Connection::open(url, Purpose::Write)? {
        Connection::Sqlite(mut conn) => into_one_file(&mut conn),
        Connection::Postgres(_) => Ok(()),
    }
}

/// Returns the newest migration of a database that this program would migrate; nothing for a new or a current one.
pub fn outdated(url: &DatabaseUrl) -> Result<Option<String>, TransferError> {
    if let DatabaseUrl::Sqlite(path) = url
        && !path.is_file()
    {
        return Ok(None);
    }
    let mut conn = Connection::open(url, Purpose::Write)?;
    Ok(migrations::outdated(&mut conn)?)
}

/// Writes an archive of a database as it is, before it is migrated.
pub fn write_outdated(url: &DatabaseUrl, manifest: Manifest, out: &mut dyn Write) -> Result<Contents, TransferError> {
    let mut conn = Connection::open(url, Purpose::Read)?;
    conn.execute(match conn {
        Connection::Sqlite(_) => "BEGIN",
        Connection::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    })?;
    archive::write(&mut conn, manifest, out)
}

/// The log cannot be given up while someone else has the file open.
fn into_one_file(conn: &mut SqliteConnection) -> Result<(), TransferError> {
    let asked = diesel::sql_query("PRAGMA journal_mode = DELETE").get_result::<Mode>(conn);
    match asked {
        Ok(mode) if mode.journal_mode == "delete" => Ok(()),
        Ok(_) => Err(TransferError::InUse),
        Err(error) if error.to_string().contains("locked") => Err(TransferError::InUse),
        Err(error) => Err(error.into()),
    }
}

/// Fills a database that does not exist yet, or is empty, with an archive, and brings it to the present schema.
pub fn restore_fresh<R: Read>(url: &DatabaseUrl, archive: Archive<R>) -> Result<Contents, TransferError> {
    let mut conn = Connection::open(url, Purpose::Write)?;
    migrations::run_some(&mut conn, &archive.manifest.schema)?;
    let contents = in_transaction(&mut conn, |conn| {
        if !is_empty(conn, archive.manifest.schema.len())? {
            return Err(TransferError::NotEmpty);
        }
        fill(conn, archive)
    })?;
    migrations::run(&mut conn)?;
    settle(conn)?;
    Ok(contents)
}

/// Replaces all rows of a database in use by those of an archive of the same schema.
pub fn restore<R: Read>(url: &DatabaseUrl, archive: Archive<R>) -> Result<Contents, TransferError> {
    let mut conn = Connection::open(url, Purpose::Write)?;
    if catalogue::table(&mut conn, "users").is_err() {
        drop(conn);
        return restore_fresh(url, archive);
    }
    migrations::run(&mut conn)?;
    if archive.manifest.schema.len() < migrations::known().len() {
        return Err(TransferError::Older);
    }
    in_transaction(&mut conn, |conn| {
        for table in TABLES.iter().rev() {
            conn.execute(&format!("DELETE FROM \"{table}\""))?;
        }
        fill(conn, archive)
    })
}

/// Copies a database into one that does not exist yet or is empty.
pub fn transfer(from: &DatabaseUrl, to: &DatabaseUrl) -> Result<Contents, TransferError> {
    claim(from)?;
    let mut source = Connection::open(from, Purpose::Read)?;
    migrations::check(&mut source)?;
    let mut target = Connection::open(to, Purpose::Write)?;
    migrations::run(&mut target)?;
    source.execute(match source {
        Connection::Sqlite(_) => "BEGIN",
        Connection::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0",
    })?;
    let contents = in_transaction(&mut target, |target| {
        if !is_empty(target, migrations::known().len())? {
            return Err(TransferError::NotEmpty);
        }
        let mut contents = Contents::default();
        for name in TABLES {
            contents.rows += copy_table(&mut source, target, name)?;
            contents.tables += 1;
        }
        Ok(contents)
    })?;
    settle(target)?;
    Ok(contents)
}

fn copy_table(source: &mut Connection, target: &mut Connection, name: &str) -> Result<u64, TransferError> {
    let table = catalogue::table(source, name)?;
    let copied = catalogue::table(target, name)?;
    let mut inserter = Inserter::new(&copied);
    rows::each(source, &table, |line| Ok(inserter.add(target, line)?))?;
    inserter.finish(target)?;
    let (original, copy) = (rows::tally(source, &table)?, rows::tally(target, &copied)?);
    if original != copy || table != copied {
        return Err(TransferError::Differs(name.to_owned()));
    }
    Ok(original.0)
}

/// Fills the tables of a schema from an archive that has each of them once.
fn fill<R: Read>(conn: &mut Connection, archive: Archive<R>) -> Result<Contents, TransferError> {
    let mut filled = BTreeSet::new();
    let contents = archive.each_table(|name, columns, rows| {
        if !filled.insert(name.to_owned()) {
            return Err(TransferError::Damaged(format!("it has the table {name} twice")));
        }
        fill_table(conn, (name, columns), rows)
    })?;
    for name in TABLES {
        if !filled.contains(name) && catalogue::table(conn, name).is_ok() {
            return Err(TransferError::Damaged(format!("it lacks the table {name}")));
        }
    }
    Ok(contents)
}

fn fill_table<R: Read>(
    conn: &mut Connection,
    (name, columns): (&str, &[String]),
    rows: &mut ArchiveRows<'_, R>,
) -> Result<(), TransferError> {
    let table = known_table(conn, name, columns)?;
    let mut inserter = Inserter::new(&table);
    let mut tally = rows::Tally::default();
    rows.each(|line| {
        tally.add(line);
        Ok(inserter.add(conn, line)?)
    })?;
    inserter.finish(conn)?;
    if rows::tally(conn, &table)? != tally.total() {
        return Err(TransferError::Differs(name.to_owned()));
    }
    Ok(())
}

/// The table of this name, provided that it has these columns: names from outside become part of no statement.
fn known_table(conn: &mut Connection, name: &str, columns: &[String]) -> Result<Table, TransferError> {
    let unknown = || TransferError::Damaged("it has a table that its version does not have".to_owned());
    let name = TABLES.iter().find(|known| **known == name).ok_or_else(unknown)?;
    let table = catalogue::table(conn, name)?;
    let has_columns = table.columns.iter().map(|column| &column.name).eq(columns);
    if has_columns { Ok(table) } else { Err(unknown()) }
}

fn is_empty(conn: &mut Connection, migrations: usize) -> Result<bool, TransferError> {
    for name in TABLES {
        let exists = catalogue::table(conn, name).is_ok();
        if !exists && migrations < migrations::known().len() {
            continue;
        }
        let query = diesel::sql_query(format!(
            "SELECT COUNT(*) AS count FROM (SELECT 1 FROM \"{name}\" LIMIT 1) AS one"
        ));
        let found: Count = both!(conn, c => query.get_result(c))?;
        if found.count > 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

fn in_transaction<T>(
    conn: &mut Connection,
    work: impl FnOnce(&mut Connection) -> Result<T, TransferError>,
) -> Result<T, TransferError> {
    conn.execute(match conn {
        Connection::Sqlite(_) => "BEGIN IMMEDIATE",
        Connection::Postgres(_) => "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0",
    })?;
    let outcome = work(conn);
    let end = if outcome.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = conn.execute(end);
    let value = outcome?;
    ended?;
    Ok(value)
}

/// Merges a new SQLite database into one file, which can be renamed.
fn settle(conn: Connection) -> Result<(), TransferError> {
    match conn {
        Connection::Sqlite(mut conn) => into_one_file(&mut conn),
        Connection::Postgres(_) => Ok(()),
    }
}
