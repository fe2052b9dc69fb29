//! Database helpers for tests only: creating and dropping a database, reading it as text, running raw SQL, and watching
//! its statements, transactions and query plans.

use diesel::prelude::*;
use diesel::sql_types::{Nullable, Text};

use crate::core::connection::{Connection, Purpose};
use crate::core::error::Error;
use crate::core::migrations;
use crate::core::url::DatabaseUrl;
use crate::mail::outbox::history::{self, ListedMail};
use crate::schema::{guests, outbox};

pub mod counts;
mod databases;
pub mod query_plans;
pub mod statements;
pub mod tenants;
pub mod transactions;
pub mod triggers;

pub use databases::{create_database, create_migrated_database, drop_database, sqlite_file};
use statements::unrecorded;

/// Opens one connection for tests that look at the schema itself.
pub fn connect(url: &DatabaseUrl) -> Result<Connection, Error> {
    Connection::open(url, Purpose::Write)
}

/// A mail as it was queued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedMail {
    /// The address it goes to.
    pub to: String,
    /// The kind of letter.
    pub kind: String,
    /// The plain text.
    pub text: String,
}

/// Returns all mail, oldest first, with bodies that no list shows.
pub fn mail(conn: &mut Connection) -> Result<Vec<QueuedMail>, Error> {
    let query = outbox::table.order((outbox::created_at, outbox::message_id)).select((
        outbox::recipient,
        outbox::kind,
        outbox::text_body,
    ));
    let rows: Vec<(String, String, String)> = unrecorded(|| both!(conn, c => query.load(c)))?;
    let mail = |(to, kind, text)| QueuedMail { to, kind, text };
    Ok(rows.into_iter().map(mail).collect())
}

/// Returns the history of all mail, newest first. Used by tests only.
pub fn mail_history(conn: &mut Connection) -> Result<Vec<ListedMail>, Error> {
    unrecorded(|| history::all(conn))
}

/// Runs every migration.
pub fn migrate(conn: &mut Connection) -> Result<(), Error> {
    migrations::run(conn)
}

/// Runs the migrations before one, so that the schema is that of an earlier release.
pub fn migrate_before(conn: &mut Connection, version: &str) -> Result<(), Error> {
    let earlier = migrations::known().into_iter().filter(|known| known.as_str() < version);
    migrations::run_some(conn, &earlier.collect::<Vec<_>>())
}

/// Reverts one migration and those after it.
pub fn revert_from(conn: &mut Connection, version: &str) -> Result<(), Error> {
    while migrations::applied(conn)?
        .last()
        .is_some_and(|last| last.as_str() >= version)
    {
        migrations::revert_last(conn)?;
    }
    Ok(())
}

/// Reverts every migration.
pub fn revert(conn: &mut Connection) -> Result<(), Error> {
    migrations::revert_all(conn)
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

/// Returns every row of every table as sorted text, so that one comparison shows whether a call changed anything.
pub fn dump(conn: &mut Connection) -> Result<Vec<String>, Error> {
    let tables = lines(
        conn,
        "SELECT name AS line FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' ORDER BY name",
        "SELECT tablename::text AS line FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_\\_%' ORDER BY 1",
    )?;
    let mut all = Vec::new();
    for table in tables {
        let columns = format!(
            "SELECT group_concat('quote(\"' || name || '\")', ' || '','' || ') AS line FROM pragma_table_info('{table}')"
        );
        let columns = match conn {
            Connection::Sqlite(_) => lines(conn, &columns, "")?.concat(),
            Connection::Postgres(_) => String::new(),
        };
        let rows = lines(
            conn,
            &format!("SELECT {columns} AS line FROM \"{table}\""),
            &format!("SELECT t::text AS line FROM \"{table}\" t"),
        )?;
        all.extend(rows.into_iter().map(|row| format!("{table}: {row}")));
    }
    all.sort();
    Ok(all)
}

fn lines(conn: &mut Connection, sqlite: &str, postgres: &str) -> Result<Vec<String>, Error> {
    let rows: Vec<Line> = unrecorded(|| match conn {
        Connection::Sqlite(c) => diesel::sql_query(sqlite).load(c),
        Connection::Postgres(c) => diesel::sql_query(postgres).load(c),
    })?;
    Ok(rows.into_iter().map(|row| row.line).collect())
}

/// Runs raw SQL statements, for tests that need rows which the product cannot create.
pub fn execute(conn: &mut Connection, statements: &str) -> Result<(), Error> {
    unrecorded(|| conn.execute(statements))
}

/// Returns what is stored, as text and byte for byte: `stored(conn, "starts_at", "events ORDER BY id")`.
pub fn stored(conn: &mut Connection, column: &str, of: &str) -> Result<Vec<Option<String>>, Error> {
    let query = diesel::dsl::sql::<Nullable<Text>>(&format!("SELECT CAST({column} AS TEXT) FROM {of}"));
    Ok(unrecorded(|| both!(conn, c => query.load(c)))?)
}

/// Reads the guests of all events by a column without an index, which the check of statements must find.
pub fn planted_scan(conn: &mut Connection) -> Result<(), Error> {
    let query = guests::table.filter(guests::company.eq("Acme")).select(guests::id);
    let _: Vec<String> = both!(conn, c => query.load(c))?;
    Ok(())
}

/// Ends the lease of every claimed mail, as time would.
pub fn end_leases(conn: &mut Connection) -> Result<(), Error> {
    conn.execute("UPDATE outbox SET lease_until = created_at WHERE state = 'leased'")
}
