//! The one writer of a SQLite file, with group commit.

use std::sync::mpsc::Receiver;

use diesel::prelude::*;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sqlite::Sqlite;

use super::job::{self, Job};
use crate::connection::{Connection, Purpose};
use crate::error::Error;
use crate::url::DatabaseUrl;

/// Jobs in one transaction; more would make the first wait too long for the last.
const BATCH_MAX: usize = 256;

/// Serves jobs until the queue is closed and empty.
pub(super) fn run(url: &DatabaseUrl, conn: Connection, waiting: &Receiver<Box<dyn Job>>) {
    let mut conn = conn;
    while let Ok(first) = waiting.recv() {
        let mut finished = Vec::with_capacity(16);
        let outcome = commit_together(&mut conn, first, waiting, &mut finished);
        let why = outcome.map_err(|error| error.to_string());
        if why.is_err() {
            conn = recover(conn, url);
        }
        for job in finished {
            job::finish(job, why.as_ref().copied().map_err(String::as_str));
        }
    }
}

/// Runs `first` and what is waiting behind it in one transaction. Jobs end up in `finished` in the order they ran.
fn commit_together(
    conn: &mut Connection,
    first: Box<dyn Job>,
    waiting: &Receiver<Box<dyn Job>>,
    finished: &mut Vec<Box<dyn Job>>,
) -> Result<(), Error> {
    let mut next = Some(first);
    let begun = conn.execute("BEGIN IMMEDIATE");
    if let Err(error) = begun {
        finished.extend(next);
        return Err(error);
    }
    while let Some(mut job) = next {
        let outcome = run_one(conn, &mut *job);
        finished.push(job);
        outcome?;
        next = if finished.len() < BATCH_MAX {
            waiting.try_recv().ok()
        } else {
            None
        };
    }
    conn.execute("COMMIT")
}

/// Runs one job in its savepoint: what it wrote stays only if it went well, and its neighbours never notice.
fn run_one(conn: &mut Connection, job: &mut dyn Job) -> Result<(), Error> {
    run_prepared(conn, Savepoint)?;
    if !job.run(conn) {
        run_prepared(conn, RollBack)?;
    }
    run_prepared(conn, Release)
}

/// Declares a statement that stays prepared: parsing these three would cost more than running them.
macro_rules! prepared {
    ($name:ident, $sql:literal) => {
        #[derive(QueryId)]
        struct $name;

        impl QueryFragment<Sqlite> for $name {
            fn walk_ast<'b>(&'b self, mut pass: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
                pass.push_sql($sql);
                Ok(())
            }
        }

        impl<C> RunQueryDsl<C> for $name {}
    };
}

prepared!(Savepoint, "SAVEPOINT job");
prepared!(RollBack, "ROLLBACK TO job");
prepared!(Release, "RELEASE job");

fn run_prepared<S>(conn: &mut Connection, statement: S) -> Result<(), Error>
where
    S: QueryFragment<Sqlite> + QueryId + RunQueryDsl<SqliteConnection>,
{
    if let Connection::Sqlite(conn) = conn {
        statement.execute(conn)?;
    }
    Ok(())
}

/// After a failed transaction: ends it and goes on, with a new connection when the old one does not answer.
fn recover(mut conn: Connection, url: &DatabaseUrl) -> Connection {
    // SQLite may have ended the transaction itself, then this fails and there is nothing to end.
    drop(conn.execute("ROLLBACK"));
    if conn.execute("BEGIN; ROLLBACK").is_ok() {
        return conn;
    }
    Connection::open(url, Purpose::Write).unwrap_or(conn)
}
