//! What was printed last of each card, list and sign of an event.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::ExportId;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::printed;

/// A card, list or sign on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The word for its kind.
    pub kind: String,
    /// The id of the guest or the table that it is for; empty for a list of all.
    pub subject: String,
    /// The hashes of what it shows.
    pub content_hash: Vec<u8>,
    /// When it was printed.
    pub printed_at: DateTime<Utc>,
}

/// Returns all that was printed of an event.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<Printed>, Error> {
    let query = printed::table
        .filter(printed::event_id.eq(scope.id()))
        .order((printed::kind, printed::subject))
        .select((
            printed::kind,
            printed::subject,
            printed::content_hash,
            printed::printed_at,
        ));
    let rows: Vec<(String, String, Vec<u8>, NaiveDateTime)> = both!(conn, c => query.load(c))?;
    let read = |(kind, subject, content_hash, printed_at): (String, String, Vec<u8>, NaiveDateTime)| Printed {
        kind,
        subject,
        content_hash,
        printed_at: printed_at.and_utc(),
    };
    Ok(rows.into_iter().map(read).collect())
}

/// Notes subjects with the hashes of what is printed for them now.
pub fn upsert(
    conn: &mut Connection,
    scope: &EventScope,
    (kind, export): (&str, &ExportId),
    subjects: &[(String, Vec<u8>)],
    now: DateTime<Utc>,
) -> Result<(), Error> {
    for (subject, hash) in subjects {
        let content = (
            printed::content_hash.eq(hash),
            printed::export_id.eq(export.as_str()),
            printed::printed_at.eq(now.naive_utc()),
        );
        let row = (
            printed::organisation_id.eq(scope.organisation()),
            printed::event_id.eq(scope.id()),
            printed::kind.eq(kind),
            printed::subject.eq(subject),
            content,
        );
        let insert = diesel::insert_into(printed::table).values(row);
        insert_on_key!(conn, insert, printed(event_id, kind, subject), on => on.do_update().set(content))?;
    }
    Ok(())
}

/// Deletes all records of prints of a kind.
pub fn forget_kind(conn: &mut Connection, scope: &EventScope, kind: &str) -> Result<(), Error> {
    let target = printed::table
        .filter(printed::event_id.eq(scope.id()))
        .filter(printed::kind.eq(kind));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}
