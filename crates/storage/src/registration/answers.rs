//! What guests answered to the form. Rows are only added; the newest of a guest counts.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::AggregateExpressionMethods;
use diesel::prelude::*;
use domain::form::answer::Attending;
use domain::id::GuestId;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::event_scope::guest_id;
use crate::core::listed::listed;
use crate::schema::{answers, guests};

/// One answer of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Names the answer.
    pub id: String,
    /// The guest.
    pub guest_id: GuestId,
    /// The version of the form.
    pub version: i32,
    /// JSON by the ids of the fields.
    pub values: String,
    /// Whether the guest comes.
    pub attending: Attending,
    /// `form`, `link`, `late-link` or `organiser`.
    pub source: String,
    /// When it came.
    pub at: DateTime<Utc>,
}

/// The source of an answer by a personal link, in time and after registration had closed.
const LINK: &str = "link";
const LATE_LINK: &str = "late-link";
/// The source of an answer that a member entered.
const ORGANISER: &str = "organiser";

type Row = (String, String, i32, String, String, (String, bool), NaiveDateTime);

/// Adds an answer.
pub fn insert(conn: &mut Connection, scope: &EventScope, new: &Answer) -> Result<(), Error> {
    let is_late = new.source == LATE_LINK;
    let row = (
        answers::id.eq(&new.id),
        answers::organisation_id.eq(scope.organisation()),
        answers::event_id.eq(scope.id()),
        answers::guest_id.eq(new.guest_id.as_str()),
        answers::form_version.eq(new.version),
        answers::field_values.eq(&new.values),
        answers::attending.eq(new.attending.as_str()),
        answers::source.eq(if is_late { LINK } else { &new.source }),
        answers::is_late.eq(is_late),
        answers::created_at.eq(new.at.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(answers::table).values(row).execute(c))?;
    Ok(())
}

/// Returns every answer of the guests of an event, the oldest first.
pub fn all(conn: &mut Connection, scope: &EventScope) -> Result<Vec<Answer>, Error> {
    let query = answers::table
        .inner_join(guests::table.on(guests::id.eq(answers::guest_id)))
        .filter(listed())
        .filter(answers::event_id.eq(scope.id()))
        .order((answers::created_at, answers::id))
        .select((
            answers::id,
            answers::guest_id,
            answers::form_version,
            answers::field_values,
            answers::attending,
            (answers::source, answers::is_late),
            answers::created_at,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(answer).collect()
}

/// Returns the current answer of each guest of an event, the newest first.
pub fn current(conn: &mut Connection, scope: &EventScope) -> Result<Vec<Answer>, Error> {
    let query = answers::table
        .inner_join(guests::table.on(guests::id.eq(answers::guest_id)))
        .filter(listed())
        .filter(answers::event_id.eq(scope.id()))
        .order((answers::created_at.desc(), answers::id.desc()))
        .select((
            answers::id,
            answers::guest_id,
            answers::form_version,
            answers::field_values,
            answers::attending,
            (answers::source, answers::is_late),
            answers::created_at,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    let mut seen: HashMap<String, ()> = HashMap::with_capacity(rows.len());
    let newest = rows.into_iter().filter(|row| seen.insert(row.1.clone(), ()).is_none());
    newest.map(answer).collect()
}

/// Returns the current answers of some guests.
pub fn current_of(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[GuestId],
) -> Result<HashMap<GuestId, Answer>, Error> {
    let query = answers::table
        .filter(answers::event_id.eq(scope.id()))
        .filter(answers::guest_id.eq_any(of.iter().map(GuestId::as_str)))
        .order((answers::created_at, answers::id))
        .select((
            answers::id,
            answers::guest_id,
            answers::form_version,
            answers::field_values,
            answers::attending,
            (answers::source, answers::is_late),
            answers::created_at,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    let read = |row| answer(row).map(|answer| (answer.guest_id.clone(), answer));
    rows.into_iter().map(read).collect()
}

/// Returns how many guests of an event have an answer.
pub fn count(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let given = answers::table
        .filter(answers::event_id.eq(guests::event_id))
        .filter(answers::guest_id.eq(guests::id));
    let query = guests::table
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .filter(diesel::dsl::exists(given))
        .count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns how many guests of an event have answered by themselves after an instant.
pub fn count_since(conn: &mut Connection, scope: &EventScope, since: DateTime<Utc>) -> Result<i64, Error> {
    let query = answers::table
        .filter(answers::event_id.eq(scope.id()))
        .filter(answers::created_at.gt(since.naive_utc()))
        .filter(answers::source.ne(ORGANISER))
        .select(diesel::dsl::count(answers::guest_id).aggregate_distinct());
    Ok(both!(conn, c => query.get_result(c))?)
}

fn answer((id, guest, version, values, attending, (source, is_late), at): Row) -> Result<Answer, Error> {
    Ok(Answer {
        id,
        guest_id: guest_id(guest)?,
        version,
        values,
        attending: Attending::parse(&attending).map_err(|error| Error::Corrupt(error.to_string()))?,
        source: if is_late { LATE_LINK.to_owned() } else { source },
        at: at.and_utc(),
    })
}
