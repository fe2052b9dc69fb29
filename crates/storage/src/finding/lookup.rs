//! The public look-up by code: a narrow answer, never a guest row.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::GuestId;
use domain::lookup_code::LookupCode;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::event_scope::guest_id;
use crate::core::listed::listed;
use crate::schema::{events, guests};

/// What a code leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeOwner {
    /// The event of the guest.
    pub scope: EventScope,
    /// The guest.
    pub id: GuestId,
    /// When the event starts.
    pub starts_at: DateTime<Utc>,
    /// When it ends, if that is known.
    pub ends_at: Option<DateTime<Utc>>,
    /// Its status, as stored.
    pub status: String,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
}

type Row = (
    (String, String),
    String,
    NaiveDateTime,
    Option<NaiveDateTime>,
    String,
    String,
    String,
);

/// Returns the guest of a code, of any organisation, unless the event is deleted.
pub fn find(conn: &mut Connection, code: &LookupCode) -> Result<Option<CodeOwner>, Error> {
    let query = guests::table
        .inner_join(events::table)
        .filter(listed())
        .filter(guests::lookup_code.eq(code.as_str()))
        .filter(guard_rows!("seats code of a deleted event" => events::deleted_at.is_null()))
        .select((
            (events::id, events::organisation_id),
            guests::id,
            events::starts_at,
            events::ends_at,
            events::status,
            guests::first_name,
            guests::last_name,
        ));
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    row.map(owner).transpose()
}

fn owner(row: Row) -> Result<CodeOwner, Error> {
    let (event, guest, starts_at, ends_at, status, first_name, last_name) = row;
    Ok(CodeOwner {
        scope: EventScope::proven(event)?,
        id: guest_id(guest)?,
        starts_at: starts_at.and_utc(),
        ends_at: ends_at.map(|end| end.and_utc()),
        status,
        first_name,
        last_name,
    })
}
