//! The data of an event's guests that determines who receives mail.

use std::collections::{HashMap, HashSet};

use diesel::prelude::*;
use domain::guest::status::Rsvp;
use domain::id::GuestId;
use domain::mail::{Addressee, TemplateKind};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::event_scope::guest_id;
use crate::core::listed::listed;
use crate::mail::outbox::state::FAILED;
use crate::schema::{guest_mails, guests, outbox, seat_assignments, sittings};

/// A guest as mail sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipient {
    /// The guest.
    pub id: GuestId,
    /// First and last name.
    pub name: String,
    /// The address as typed.
    pub email: String,
    /// The folded address.
    pub email_folded: String,
    /// The language of mail to the guest; may be empty.
    pub language: String,
    /// The answer.
    pub rsvp: Rsvp,
    /// The seat in the first sitting, if there is one.
    pub seat: Option<String>,
    /// The seat that the last mail named, if one did.
    pub told_seat: Option<String>,
    /// Whether an invitation was sent to the guest; one that failed does not count.
    pub is_invited: bool,
}

impl Recipient {
    /// Returns what decides who receives mail.
    pub fn addressee(&self) -> Addressee<'_> {
        Addressee {
            id: &self.id,
            rsvp: self.rsvp,
            seat: self.seat.as_deref(),
            told_seat: self.told_seat.as_deref(),
            is_invited: self.is_invited,
        }
    }
}

/// Which guests of an event are read.
#[derive(Clone, Copy, Debug)]
pub enum Selection<'a> {
    /// All of them.
    All,
    /// One of them.
    One(&'a GuestId),
    /// At most this many guests whose ids come after a text.
    After(&'a str, i64),
}

type Row = (
    String,
    (String, String),
    (String, String),
    String,
    String,
    Option<String>,
);

/// Returns guests of an event in the order of their ids.
pub fn read(conn: &mut Connection, scope: &EventScope, selection: Selection<'_>) -> Result<Vec<Recipient>, Error> {
    let own = seat_assignments::event_id
        .eq(guests::event_id)
        .and(seat_assignments::guest_id.eq(guests::id))
        .and(seat_assignments::sitting_id.eq(sittings::id));
    let query = guests::table
        .inner_join(sittings::table.on(crate::core::listed::at_first_sitting()))
        .left_join(seat_assignments::table.on(own))
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .order(guests::id)
        .select((
            guests::id,
            (guests::first_name, guests::last_name),
            (guests::email, guests::email_folded),
            guests::language,
            guests::rsvp,
            seat_assignments::seat_id.nullable(),
        ));
    let rows: Vec<Row> = match selection {
        Selection::All => both!(conn, c => query.load(c))?,
        Selection::One(guest) => both!(conn, c => query.filter(guests::id.eq(guest.as_str())).load(c))?,
        Selection::After(id, limit) => both!(conn, c => query.filter(guests::id.gt(id)).limit(limit).load(c))?,
    };
    let mut told = told_seats(conn, scope, &rows, selection)?;
    let invited = invited(conn, scope, &rows, selection)?;
    let recipient = |(id, (first, last), (email, email_folded), language, rsvp, seat): Row| {
        Ok(Recipient {
            told_seat: told.remove(&id),
            is_invited: invited.contains(&id),
            id: guest_id(id)?,
            name: format!("{first} {last}").trim().to_owned(),
            email,
            email_folded,
            language,
            rsvp: Rsvp::parse(&rsvp).map_err(|error| Error::Corrupt(error.to_string()))?,
            seat,
        })
    };
    rows.into_iter().map(recipient).collect()
}

/// Returns the seat that the last mail with a seat named, by guest.
fn told_seats(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[Row],
    selection: Selection<'_>,
) -> Result<HashMap<String, String>, Error> {
    let query = guest_mails::table
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(guest_mails::told_seat.is_not_null())
        .order((guest_mails::created_at, guest_mails::outbox_id))
        .select((guest_mails::guest_id, guest_mails::told_seat.assume_not_null()));
    let rows: Vec<(String, String)> = match selection {
        Selection::All => both!(conn, c => query.load(c))?,
        Selection::One(_) | Selection::After(..) => {
            let ids = of.iter().map(|(id, ..)| id.as_str());
            both!(conn, c => query.filter(guest_mails::guest_id.eq_any(ids)).load(c))?
        }
    };
    Ok(rows.into_iter().collect())
}

/// Returns which of these guests got an invitation.
fn invited(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[Row],
    selection: Selection<'_>,
) -> Result<HashSet<String>, Error> {
    let query = guest_mails::table
        .inner_join(outbox::table)
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(outbox::kind.eq(TemplateKind::Invitation.mail_kind()))
        .filter(outbox::state.ne(FAILED))
        .select(guest_mails::guest_id)
        .distinct();
    let rows: Vec<String> = match selection {
        Selection::All => both!(conn, c => query.load(c))?,
        Selection::One(_) | Selection::After(..) => {
            let ids = of.iter().map(|(id, ..)| id.as_str());
            both!(conn, c => query.filter(guest_mails::guest_id.eq_any(ids)).load(c))?
        }
    };
    Ok(rows.into_iter().collect())
}
