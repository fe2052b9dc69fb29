//! The public look-up by code: a narrow answer, never a guest row.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::guest::status::Rsvp;
use domain::lookup_code::LookupCode;

use crate::connection::Connection;
use crate::error::Error;
use crate::guests::listed;
use crate::schema::{events, guests, seat_assignments, seat_indexes, seats};

/// What a code leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGuest {
    /// The event's name.
    pub event_name: String,
    /// When it starts.
    pub starts_at: DateTime<Utc>,
    /// When it ends, if that is known.
    pub ends_at: Option<DateTime<Utc>>,
    /// The name of its zone.
    pub zone: String,
    /// Where it takes place.
    pub venue: String,
    /// Its status, as stored.
    pub status: String,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// Whether the guest has declined.
    pub declined: bool,
    /// The seat as people call it.
    pub seat: Option<FoundSeat>,
}

/// A seat as people call it.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct FoundSeat {
    /// The table's number.
    pub table_number: Option<i32>,
    /// The table's name.
    pub table_label: String,
    /// The seat's number.
    pub seat_number: i32,
    /// The seat's label.
    pub seat_label: String,
}

type Row = (
    String,
    NaiveDateTime,
    Option<NaiveDateTime>,
    String,
    String,
    String,
    String,
    String,
    String,
    Option<FoundSeat>,
);

/// Returns the guest of a code, of any organisation, unless the event is deleted.
pub fn find(conn: &mut Connection, code: &LookupCode) -> Result<Option<FoundGuest>, Error> {
    let own_assignment = seat_assignments::event_id
        .eq(guests::event_id)
        .and(seat_assignments::guest_id.eq(guests::id));
    let index = seat_indexes::event_id.eq(seat_assignments::event_id);
    let own_seat = seats::event_id
        .eq(seat_assignments::event_id)
        .and(seats::generation.eq(seat_indexes::generation))
        .and(seats::seat_id.eq(seat_assignments::seat_id));
    let query = guests::table
        .inner_join(events::table)
        .left_join(seat_assignments::table.on(own_assignment))
        .left_join(seat_indexes::table.on(index))
        .left_join(seats::table.on(own_seat))
        .filter(listed())
        .filter(guests::lookup_code.eq(code.as_str()))
        .filter(guard_rows!("seats code of a deleted event" => events::deleted_at.is_null()))
        .select((
            events::name,
            events::starts_at,
            events::ends_at,
            events::zone,
            events::venue,
            events::status,
            guests::first_name,
            guests::last_name,
            guests::rsvp,
            (
                seats::table_number,
                seats::table_label,
                seats::seat_number,
                seats::seat_label,
            )
                .nullable(),
        ));
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    Ok(row.map(found))
}

fn found(row: Row) -> FoundGuest {
    let (event_name, starts_at, ends_at, zone, venue, status, first_name, last_name, rsvp, seat) = row;
    FoundGuest {
        event_name,
        starts_at: starts_at.and_utc(),
        ends_at: ends_at.map(|end| end.and_utc()),
        zone,
        venue,
        status,
        first_name,
        last_name,
        declined: rsvp == Rsvp::Declined.as_str(),
        seat,
    }
}
