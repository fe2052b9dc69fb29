//! Sandboxes: users who live for a day with an organisation of their own.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use domain::account::Email;
use domain::id::{SessionId, UserId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::{sessions, users};

/// The advisory lock under which sandboxes are counted on PostgreSQL.
const COUNTING: i64 = 0x5ea7_5a4d;

/// Serialises the transactions that open a sandbox. SQLite has only one writer anyway.
pub fn lock(conn: &mut Connection) -> Result<(), Error> {
    if let Connection::Postgres(c) = conn {
        let lock = diesel::sql_query("SELECT pg_advisory_xact_lock($1)").bind::<BigInt, _>(COUNTING);
        lock.execute(c)?;
    }
    Ok(())
}

/// Returns how many sandboxes live.
pub fn count_alive(conn: &mut Connection, now: DateTime<Utc>) -> Result<i64, Error> {
    let query = users::table.filter(users::sandbox_until.gt(now.naive_utc())).count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Says until when a user lives.
pub fn set_until(conn: &mut Connection, user: &UserId, until: DateTime<Utc>) -> Result<(), Error> {
    let update = diesel::update(users::table.find(user.as_str())).set(users::sandbox_until.eq(until.naive_utc()));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Makes a session end with its sandbox.
pub fn end_session_at(conn: &mut Connection, session: &SessionId, until: DateTime<Utc>) -> Result<(), Error> {
    let target = sessions::table.filter(sessions::id.eq(session.as_str()));
    let update = diesel::update(target).set(sessions::expires_at.eq(until.naive_utc()));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Turns a sandbox user into an account that stays, and returns whether there was one whose time is not over: after it
/// the housekeeping may have begun to remove the sandbox. The address must be free.
pub fn keep(
    conn: &mut Connection,
    user: &UserId,
    now: DateTime<Utc>,
    email: &Email,
    name: &str,
    password_hash: &str,
) -> Result<bool, Error> {
    let target = users::table
        .filter(users::id.eq(user.as_str()))
        .filter(users::sandbox_until.gt(now.naive_utc()));
    let change = (
        users::email.eq(&email.typed),
        users::email_folded.eq(&email.folded),
        users::name.eq(name),
        users::password_hash.eq(password_hash),
        users::sandbox_until.eq(None::<chrono::NaiveDateTime>),
    );
    let update = diesel::update(target).set(change);
    Ok(both!(conn, c => update.execute(c))? > 0)
}
