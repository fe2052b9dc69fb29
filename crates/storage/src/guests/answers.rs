//! Answers that the organiser notes for many guests at once.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::guest::status::Rsvp;
use domain::id::GuestId;

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::guests;

/// Overwrites the answers of guests of an event; the organiser has given them now.
pub fn set_answers(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&GuestId],
    rsvp: Rsvp,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let is_answer = rsvp != Rsvp::NoAnswer;
    let change = (
        guests::rsvp.eq(rsvp.as_str()),
        guests::rsvp_at.eq(is_answer.then(|| now.naive_utc())),
        guests::rsvp_by.eq(is_answer.then_some("organiser")),
        guests::updated_at.eq(now.naive_utc()),
    );
    for chunk in of.chunks(CHUNK) {
        let target = guests::table
            .filter(guests::event_id.eq(scope.id()))
            .filter(guests::id.eq_any(chunk.iter().map(|guest| guest.as_str())));
        both!(conn, c => diesel::update(target).set(change).execute(c))?;
    }
    Ok(())
}
