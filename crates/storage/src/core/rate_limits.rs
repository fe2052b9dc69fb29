//! Attempts that count against a limit, one row per key. All servers of one database count together, because each
//! attempt is one atomic upsert.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary};
use domain::quota::Quota;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::rate_limits;

/// Counts an attempt unless the quota is used up. `$4` is the time that an attempt takes, `$5` the latest end that fits.
const TAKE: &str = "INSERT INTO rate_limits (key_hash, full_at) VALUES ($1, $2)
    ON CONFLICT (key_hash) DO UPDATE
    SET full_at = CASE WHEN rate_limits.full_at > $3 THEN rate_limits.full_at ELSE $3 END + $4
    WHERE rate_limits.full_at + $4 <= $5";

/// Counts one attempt of a key if one is left; `Err` holds the seconds to wait. `now` is in milliseconds since 1970.
pub fn take(conn: &mut Connection, key: &[u8; 32], quota: Quota, now: u64) -> Result<Result<(), u64>, Error> {
    let first = now.saturating_add(quota.step());
    let query = diesel::sql_query(TAKE)
        .bind::<Binary, _>(&key[..])
        .bind::<BigInt, _>(signed(first))
        .bind::<BigInt, _>(signed(now))
        .bind::<BigInt, _>(signed(quota.step()))
        .bind::<BigInt, _>(signed(now.saturating_add(quota.per_millis)));
    let counted = both!(conn, c => query.execute(c))?;
    if counted > 0 {
        return Ok(Ok(()));
    }
    // The row may have been pruned or may have aged since; at worst the wait is too short.
    Ok(Err(peek(conn, key, quota, now)?.err().unwrap_or(1)))
}

/// Returns whether a key has an attempt left; `Err` holds the seconds to wait. Counts nothing.
pub fn peek(conn: &mut Connection, key: &[u8; 32], quota: Quota, now: u64) -> Result<Result<(), u64>, Error> {
    let query = rate_limits::table.find(&key[..]).select(rate_limits::full_at);
    let full_at: Option<i64> = both!(conn, c => query.get_result(c).optional())?;
    let full_at = full_at.and_then(|at| u64::try_from(at).ok()).unwrap_or(0);
    Ok(quota.take(full_at, now).map(drop))
}

/// Removes keys whose attempts are all available again and returns how many.
pub fn delete_expired(conn: &mut Connection, now: u64) -> Result<usize, Error> {
    let target = rate_limits::table.filter(rate_limits::full_at.le(signed(now)));
    Ok(both!(conn, c => diesel::delete(target).execute(c))?)
}

fn signed(millis: u64) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}
