//! How far the preparation of an event has come, counted over its guests, mails and prints.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{count, count_star, max};
use diesel::prelude::*;
use domain::guest::status::Rsvp;

use super::EventScope;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::listed::listed;
use crate::events::totals;
use crate::schema::{guest_mails, guests, printed, seat_assignments};
use crate::seating::sittings::first_id;

/// Guests by their answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByAnswer {
    /// Will come.
    pub attending: i64,
    /// Do not know yet.
    pub maybe: i64,
    /// Will not come.
    pub declined: i64,
    /// Have not answered.
    pub no_answer: i64,
}

/// The counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Guests.
    pub guests: ByAnswer,
    /// Guests on a seat in the first sitting.
    pub seated: ByAnswer,
    /// Guests with something about their diet.
    pub with_diet: i64,
    /// Parties that have guests.
    pub parties: i64,
    /// Guests to whom mail was written.
    pub invited: i64,
    /// When a card, list or sign was printed last.
    pub printed_at: Option<DateTime<Utc>>,
}

/// Counts an event.
pub fn progress(conn: &mut Connection, scope: &EventScope) -> Result<Progress, Error> {
    let totals = totals::listed(conn, scope)?;
    let guests = ByAnswer {
        attending: totals.attending,
        maybe: totals.maybe,
        declined: totals.declined,
        no_answer: totals.no_answer,
    };
    Ok(Progress {
        guests,
        seated: seated_by_answer(conn, scope)?,
        with_diet: totals.with_diet,
        parties: parties(conn, scope)?,
        invited: invited(conn, scope)?,
        printed_at: printed_at(conn, scope)?,
    })
}

type Counted = Vec<(String, i64)>;

fn by_answer(counted: Counted) -> ByAnswer {
    let of = |answer: Rsvp| {
        counted
            .iter()
            .find(|(word, _)| word == answer.as_str())
            .map_or(0, |(_, number)| *number)
    };
    ByAnswer {
        attending: of(Rsvp::Attending),
        maybe: of(Rsvp::Maybe),
        declined: of(Rsvp::Declined),
        no_answer: of(Rsvp::NoAnswer),
    }
}

fn seated_by_answer(conn: &mut Connection, scope: &EventScope) -> Result<ByAnswer, Error> {
    let query = seat_assignments::table
        .inner_join(guests::table)
        .filter(seat_assignments::event_id.eq(scope.id()))
        .filter(seat_assignments::sitting_id.eq_any(first_id(scope)))
        .filter(listed())
        .group_by(guests::rsvp)
        .select((guests::rsvp, count_star()));
    Ok(by_answer(both!(conn, c => query.load(c))?))
}

fn parties(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let query = guests::table
        .filter(guests::event_id.eq(scope.id()))
        .filter(listed())
        .select(count(guests::party_id).aggregate_distinct());
    Ok(both!(conn, c => query.get_result(c))?)
}

fn invited(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let query = guest_mails::table
        .inner_join(guests::table.on(guests::id.eq(guest_mails::guest_id)))
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(listed())
        .select(count(guest_mails::guest_id).aggregate_distinct());
    Ok(both!(conn, c => query.get_result(c))?)
}

fn printed_at(conn: &mut Connection, scope: &EventScope) -> Result<Option<DateTime<Utc>>, Error> {
    let query = printed::table
        .filter(printed::event_id.eq(scope.id()))
        .select(max(printed::printed_at));
    let at: Option<NaiveDateTime> = both!(conn, c => query.get_result(c))?;
    Ok(at.map(|at| at.and_utc()))
}
