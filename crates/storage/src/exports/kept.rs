//! Which files are kept, and which are removed first.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::id::{ExportId, OrganisationId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::exports;

/// Removes the oldest files of an organisation until those that are left have at most this many bytes. Their rows stay as
/// history. Returns how many were removed.
pub fn make_room(
    conn: &mut Connection,
    organisation: &OrganisationId,
    bytes_max: i64,
    now: DateTime<Utc>,
) -> Result<usize, Error> {
    let query = exports::table
        .filter(exports::organisation_id.eq(organisation.as_str()))
        .filter(exports::kept_until.gt(now.naive_utc()))
        .order((exports::created_at.desc(), exports::id.desc()))
        .select((exports::id, exports::bytes));
    let kept: Vec<(String, i64)> = both!(conn, c => query.load(c))?;
    let mut total = 0_i64;
    let fits = kept
        .iter()
        .take_while(|(_, bytes)| {
            total = total.saturating_add(*bytes);
            total <= bytes_max
        })
        .count();
    let over: Vec<&str> = kept.iter().skip(fits).map(|(id, _)| id.as_str()).collect();
    let target = exports::table
        .filter(exports::organisation_id.eq(organisation.as_str()))
        .filter(exports::id.eq_any(over));
    Ok(both!(conn, c => diesel::update(target).set(exports::kept_until.eq(None::<chrono::NaiveDateTime>)).execute(c))?)
}

/// Keeps no file of an event any longer, because its guests are erased.
pub fn forget_event(conn: &mut Connection, scope: &EventScope) -> Result<usize, Error> {
    let target = exports::table
        .filter(exports::event_id.eq(scope.id()))
        .filter(exports::kept_until.is_not_null());
    Ok(both!(conn, c => diesel::update(target).set(exports::kept_until.eq(None::<chrono::NaiveDateTime>)).execute(c))?)
}

/// Returns which of these files are kept, of all organisations: for the housekeeping only.
pub fn kept_among(conn: &mut Connection, ids: &[String], now: DateTime<Utc>) -> Result<Vec<ExportId>, Error> {
    let query = exports::table
        .filter(exports::id.eq_any(ids))
        .filter(exports::kept_until.gt(now.naive_utc()))
        .select(exports::id);
    let found: Vec<String> = both!(conn, c => query.load(c))?;
    let ids = found.into_iter().map(ExportId::try_from);
    ids.collect::<Result<_, _>>()
        .map_err(|error| Error::Corrupt(error.to_string()))
}
