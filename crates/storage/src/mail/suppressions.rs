//! Addresses that get no more mail of an organisation.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::OrganisationId;

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::plans::images::containing;
use crate::schema::suppressions;

/// The words of the column `reason`.
pub mod reason {
    /// A mail server returned a mail.
    pub const BOUNCED: &str = "bounced";
    /// The recipient unsubscribed.
    pub const UNSUBSCRIBED: &str = "unsubscribed";
    /// A member entered the address.
    pub const BY_HAND: &str = "by-hand";
}

/// An address that gets no more mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suppression {
    /// The folded address.
    pub email: String,
    /// See [`reason`].
    pub reason: String,
    /// Since when.
    pub at: DateTime<Utc>,
}

type Row = (String, String, NaiveDateTime);

/// Returns addresses in alphabetical order that contain a text and come after another one.
pub fn page(
    conn: &mut Connection,
    organisation: &OrganisationId,
    (q, after): (&str, &str),
    limit: i64,
) -> Result<Vec<Suppression>, Error> {
    let query = suppressions::table
        .filter(guard_rows!("tenancy suppressions" => suppressions::organisation_id.eq(organisation.as_str())))
        .filter(suppressions::email_folded.gt(after))
        .filter(suppressions::email_folded.like(containing(q)).escape('\\'))
        .order(suppressions::email_folded)
        .limit(limit)
        .select((
            suppressions::email_folded,
            suppressions::reason,
            suppressions::created_at,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    let read = |(email, reason, at): Row| Suppression {
        email,
        reason,
        at: at.and_utc(),
    };
    Ok(rows.into_iter().map(read).collect())
}

/// Returns an address.
pub fn find(conn: &mut Connection, organisation: &OrganisationId, folded: &str) -> Result<Option<Suppression>, Error> {
    let query = suppressions::table.find((organisation.as_str(), folded)).select((
        suppressions::email_folded,
        suppressions::reason,
        suppressions::created_at,
    ));
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    Ok(row.map(|(email, reason, at)| Suppression {
        email,
        reason,
        at: at.and_utc(),
    }))
}

/// Returns how many addresses contain a text.
pub fn count(conn: &mut Connection, organisation: &OrganisationId, q: &str) -> Result<i64, Error> {
    let query = suppressions::table
        .filter(suppressions::organisation_id.eq(organisation.as_str()))
        .filter(suppressions::email_folded.like(containing(q)).escape('\\'))
        .count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns which of these folded addresses get no more mail.
pub fn among(conn: &mut Connection, organisation: &OrganisationId, folded: &[&str]) -> Result<BTreeSet<String>, Error> {
    let mut found = BTreeSet::new();
    for chunk in folded.chunks(CHUNK) {
        let query = suppressions::table
            .filter(suppressions::organisation_id.eq(organisation.as_str()))
            .filter(suppressions::email_folded.eq_any(chunk))
            .select(suppressions::email_folded);
        let rows: Vec<String> = both!(conn, c => query.load(c))?;
        found.extend(rows);
    }
    Ok(found)
}

/// Stores an address; an existing one keeps its reason. Returns whether it is new.
pub fn insert(
    conn: &mut Connection,
    organisation: &OrganisationId,
    folded: &str,
    reason: &str,
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    let row = (
        suppressions::organisation_id.eq(organisation.as_str()),
        suppressions::email_folded.eq(folded),
        suppressions::reason.eq(reason),
        suppressions::created_at.eq(now.naive_utc()),
    );
    let insert = diesel::insert_into(suppressions::table)
        .values(row)
        .on_conflict_do_nothing();
    Ok(both!(conn, c => insert.execute(c))? > 0)
}

/// Removes an address that was stored for a reason.
pub fn delete_of_reason(
    conn: &mut Connection,
    organisation: &OrganisationId,
    folded: &str,
    reason: &str,
) -> Result<(), Error> {
    let target = suppressions::table
        .find((organisation.as_str(), folded))
        .filter(suppressions::reason.eq(reason));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Removes an address; returns whether it existed.
pub fn delete(conn: &mut Connection, organisation: &OrganisationId, folded: &str) -> Result<bool, Error> {
    let target = suppressions::table
        .filter(guard_rows!("tenancy suppression" => suppressions::organisation_id.eq(organisation.as_str())))
        .filter(suppressions::email_folded.eq(folded));
    Ok(both!(conn, c => diesel::delete(target).execute(c))? > 0)
}
