//! Looking for guests without an account: exact matches within one event, never lists.

use diesel::prelude::*;
use domain::id::{GuestId, OrganisationId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::guest_id;
use crate::core::event_scope::{EventScope, RoomScope};
use crate::core::listed::listed;
use crate::schema::{events, guests, seats};
use crate::seating::seats::of_current;

/// Guests of one name that are read.
const NAMESAKES_MAX: i64 = 50;

/// A guest who may be the one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The guest.
    pub id: GuestId,
    /// The digits of the mobile number.
    pub mobile_digits: String,
}

/// Returns the guests of an event whose folded first and last name are these.
pub fn by_name(conn: &mut Connection, scope: &EventScope, first: &str, last: &str) -> Result<Vec<Match>, Error> {
    let query = guests::table
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::last_folded.eq(last))
        .filter(guests::first_folded.eq(first))
        .filter(listed())
        .limit(NAMESAKES_MAX)
        .select((guests::id, guests::mobile_digits));
    let rows: Vec<(String, String)> = both!(conn, c => query.load(c))?;
    matches(rows)
}

/// Returns the guests of an event with this folded email address.
pub fn by_email(conn: &mut Connection, scope: &EventScope, email: &str) -> Result<Vec<Match>, Error> {
    let query = guests::table
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::email_folded.eq(email))
        .filter(listed())
        .limit(NAMESAKES_MAX)
        .select((guests::id, guests::mobile_digits));
    let rows: Vec<(String, String)> = both!(conn, c => query.load(c))?;
    matches(rows)
}

/// Returns the guests of an event with these digits as mobile number.
pub fn by_mobile(conn: &mut Connection, scope: &EventScope, digits: &str) -> Result<Vec<Match>, Error> {
    let query = guests::table
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::mobile_digits.eq(digits))
        .filter(listed())
        .limit(NAMESAKES_MAX)
        .select((guests::id, guests::mobile_digits));
    let rows: Vec<(String, String)> = both!(conn, c => query.load(c))?;
    matches(rows)
}

fn matches(rows: Vec<(String, String)>) -> Result<Vec<Match>, Error> {
    let one = |(id, mobile_digits)| {
        Ok(Match {
            id: guest_id(id)?,
            mobile_digits,
        })
    };
    rows.into_iter().map(one).collect()
}

/// Returns the public name of an event and its organisation.
pub fn public_event(conn: &mut Connection, scope: &EventScope) -> Result<(String, OrganisationId), Error> {
    let query = events::table
        .filter(events::id.eq(scope.id()))
        .select((events::public_id, events::organisation_id));
    let (public_id, organisation): (Option<String>, String) = both!(conn, c => query.get_result(c))?;
    let organisation = OrganisationId::try_from(organisation).map_err(|error| Error::Corrupt(error.to_string()))?;
    Ok((public_id.unwrap_or_default(), organisation))
}

/// Returns the event of an id, of any organisation, unless it is deleted: for keys that only we make.
pub fn scope_of_key(conn: &mut Connection, event: &str) -> Result<Option<EventScope>, Error> {
    let query = events::table
        .filter(events::id.eq(event))
        .filter(guard_rows!("seats way at a deleted event" => events::deleted_at.is_null()))
        .select((events::id, events::organisation_id));
    let id: Option<(String, String)> = both!(conn, c => query.get_result(c).optional())?;
    id.map(EventScope::proven).transpose()
}

/// Returns number and name of a table, read from any of its seats.
pub fn table(conn: &mut Connection, scope: &RoomScope, table: &str) -> Result<Option<(Option<i32>, String)>, Error> {
    let query = of_current(scope)
        .filter(seats::table_id.eq(table))
        .limit(1)
        .select((seats::table_number, seats::table_label));
    Ok(both!(conn, c => query.get_result(c).optional())?)
}
