//! Which mails of the outbox went to which guest, and why.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use domain::id::{GuestId, MailId};

use crate::CHUNK;
use crate::connection::Connection;
use crate::error::Error;
use crate::events::EventScope;
use crate::schema::{guest_mails, outbox};
use crate::seat_assignments::guest_id;

/// A mail that went to a guest, as far as it is about the guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestMail {
    /// The kind of letter.
    pub kind: String,
    /// The address it goes to.
    pub recipient: String,
    /// One line.
    pub subject: String,
    /// The plain text.
    pub text: String,
    /// The word of the outbox.
    pub state: String,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// When it went.
    pub sent_at: Option<DateTime<Utc>>,
}

/// Notes that a mail of the outbox goes to a guest. `cause` is a kind and what makes it unique, separated by a blank.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    guest: &GuestId,
    mail: &MailId,
    cause: &str,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        guest_mails::outbox_id.eq(mail.as_str()),
        guest_mails::event_id.eq(scope.id()),
        guest_mails::guest_id.eq(guest.as_str()),
        guest_mails::cause.eq(cause),
        guest_mails::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(guest_mails::table).values(row).execute(c))?;
    Ok(())
}

/// Returns when each of these guests last got a mail of a kind. Guests who got none are left out.
pub fn latest(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&GuestId],
    kind: &str,
) -> Result<HashMap<GuestId, DateTime<Utc>>, Error> {
    let mut found = HashMap::with_capacity(of.len());
    for chunk in of.chunks(CHUNK) {
        let query = guest_mails::table
            .filter(guest_mails::event_id.eq(scope.id()))
            .filter(guest_mails::guest_id.eq_any(chunk.iter().map(|guest| guest.as_str())))
            .filter(guest_mails::cause.like(format!("{kind} %")))
            .group_by(guest_mails::guest_id)
            .select((guest_mails::guest_id, max(guest_mails::created_at)));
        let rows: Vec<(String, Option<NaiveDateTime>)> = both!(conn, c => query.load(c))?;
        for (guest, at) in rows {
            if let Some(at) = at {
                found.insert(guest_id(guest)?, at.and_utc());
            }
        }
    }
    Ok(found)
}

type Row = (
    String,
    String,
    String,
    String,
    String,
    NaiveDateTime,
    Option<NaiveDateTime>,
);

/// Returns the mails of a guest, the latest first.
pub fn of_guest(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<Vec<GuestMail>, Error> {
    let query = guest_mails::table
        .inner_join(outbox::table)
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(guest_mails::guest_id.eq(guest.as_str()))
        .order((outbox::created_at.desc(), outbox::id))
        .select((
            outbox::kind,
            outbox::recipient,
            outbox::subject,
            outbox::text_body,
            outbox::state,
            outbox::created_at,
            outbox::sent_at,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    let read = |(kind, recipient, subject, text, state, created_at, sent_at): Row| GuestMail {
        kind,
        recipient,
        subject,
        text,
        state,
        created_at: created_at.and_utc(),
        sent_at: sent_at.map(|at| at.and_utc()),
    };
    Ok(rows.into_iter().map(read).collect())
}

/// Removes the mails of a guest from the outbox; those that wait are never sent.
pub fn forget_guest(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<(), Error> {
    let own = guest_mails::table
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(guest_mails::guest_id.eq(guest.as_str()))
        .select(guest_mails::outbox_id);
    let target = outbox::table.filter(outbox::id.eq_any(own));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}
