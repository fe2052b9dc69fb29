//! What is counted about events. Nothing of this is stored: a counter kept by hand drifts.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{count_star, max};
use diesel::prelude::*;
use diesel::sql_types::Bool;
use domain::activity::Activity;
use domain::id::{EventId, OrganisationId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::listed::listed;
use crate::schema::{activities, events, guests, seat_assignments, seat_indexes, seats};

/// The counts of one event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Guests of the event.
    pub guests: i64,
    /// Guests on a seat.
    pub assigned: i64,
    /// Seats of the plan.
    pub seats: i64,
    /// The latest recorded change of the event or anything in it.
    pub last_activity: Option<DateTime<Utc>>,
}

/// Returns the counts of one event of an organisation, or of all of them, also of deleted ones, by event.
pub fn counts(
    conn: &mut Connection,
    organisation: &OrganisationId,
    only: Option<&EventId>,
) -> Result<HashMap<String, Counts>, Error> {
    let mut all: HashMap<String, Counts> = HashMap::new();
    for (event, at) in latest_activities(conn, organisation, only)? {
        all.entry(event).or_default().last_activity = at.map(|at| at.and_utc());
    }
    for (event, number) in guest_counts(conn, organisation, only)? {
        all.entry(event).or_default().guests = number;
    }
    for (event, number) in assignment_rows(conn, organisation, only)? {
        all.entry(event).or_default().assigned = number;
    }
    for (event, number) in seat_rows(conn, organisation, only)? {
        all.entry(event).or_default().seats = number;
    }
    Ok(all)
}

/// Narrows a query to the events of an organisation, and to one of them when it is named.
macro_rules! scoped {
    ($query:expr, $organisation:expr, $only:expr) => {
        $query
            .filter(events::organisation_id.eq($organisation.as_str()))
            .filter(
                events::id
                    .eq($only.map_or("", EventId::as_str))
                    .or($only.is_none().into_sql::<Bool>()),
            )
    };
}

/// One look at the end of the index per event.
fn latest_activities(
    conn: &mut Connection,
    organisation: &OrganisationId,
    only: Option<&EventId>,
) -> Result<Vec<(String, Option<NaiveDateTime>)>, Error> {
    let latest = activities::table
        .filter(activities::event_id.eq(events::id))
        .filter(activities::kind.ne_all(Activity::LOOKS))
        .select(max(activities::created_at))
        .single_value();
    let query = scoped!(events::table, organisation, only).select((events::id, latest));
    Ok(both!(conn, c => query.load(c))?)
}

type Counted = Vec<(String, i64)>;

fn guest_counts(
    conn: &mut Connection,
    organisation: &OrganisationId,
    only: Option<&EventId>,
) -> Result<Counted, Error> {
    let query = scoped!(guests::table.inner_join(events::table), organisation, only)
        .filter(listed())
        .group_by(guests::event_id)
        .select((guests::event_id, count_star()));
    Ok(both!(conn, c => query.load(c))?)
}

fn assignment_rows(
    conn: &mut Connection,
    organisation: &OrganisationId,
    only: Option<&EventId>,
) -> Result<Counted, Error> {
    let seated = seat_assignments::table
        .inner_join(events::table)
        .inner_join(guests::table);
    let query = scoped!(seated, organisation, only)
        .filter(listed())
        .group_by(seat_assignments::event_id)
        .select((seat_assignments::event_id, count_star()));
    Ok(both!(conn, c => query.load(c))?)
}

fn seat_rows(conn: &mut Connection, organisation: &OrganisationId, only: Option<&EventId>) -> Result<Counted, Error> {
    let index = seat_indexes::event_id
        .eq(seats::event_id)
        .and(seat_indexes::generation.eq(seats::generation));
    let counting = seats::table
        .inner_join(events::table)
        .inner_join(seat_indexes::table.on(index));
    let query = scoped!(counting, organisation, only)
        .group_by(seats::event_id)
        .select((seats::event_id, count_star()));
    Ok(both!(conn, c => query.load(c))?)
}
