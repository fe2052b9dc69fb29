//! What is counted about events. Nothing of this is stored: a counter kept by hand drifts.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{count_star, max};
use diesel::prelude::*;
use diesel::sql_types::Bool;
use domain::id::{EventId, OrganisationId};

use crate::connection::Connection;
use crate::error::Error;
use crate::schema::{events, floor_plans, guests, seat_assignments, seats};

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
    for (event, at) in event_changes(conn, organisation, only)? {
        all.entry(event).or_default().saw(Some(at));
    }
    for (event, at) in plan_changes(conn, organisation, only)? {
        all.entry(event).or_default().saw(Some(at));
    }
    for (event, number, at) in guest_rows(conn, organisation, only)? {
        let counts = all.entry(event).or_default();
        counts.guests = number;
        counts.saw(at);
    }
    for (event, number, at) in assignment_rows(conn, organisation, only)? {
        let counts = all.entry(event).or_default();
        counts.assigned = number;
        counts.saw(at);
    }
    for (event, number) in seat_rows(conn, organisation, only)? {
        all.entry(event).or_default().seats = number;
    }
    Ok(all)
}

impl Counts {
    fn saw(&mut self, at: Option<NaiveDateTime>) {
        self.last_activity = self.last_activity.max(at.map(|at| at.and_utc()));
    }
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

fn event_changes(
    conn: &mut Connection,
    organisation: &OrganisationId,
    only: Option<&EventId>,
) -> Result<Vec<(String, NaiveDateTime)>, Error> {
    let query = scoped!(events::table, organisation, only).select((events::id, events::updated_at));
    Ok(both!(conn, c => query.load(c))?)
}

fn plan_changes(
    conn: &mut Connection,
    organisation: &OrganisationId,
    only: Option<&EventId>,
) -> Result<Vec<(String, NaiveDateTime)>, Error> {
    let query = scoped!(floor_plans::table.inner_join(events::table), organisation, only);
    Ok(both!(conn, c => query.select((floor_plans::event_id, floor_plans::updated_at)).load(c))?)
}

type Counted = Vec<(String, i64, Option<NaiveDateTime>)>;

fn guest_rows(conn: &mut Connection, organisation: &OrganisationId, only: Option<&EventId>) -> Result<Counted, Error> {
    let query = scoped!(guests::table.inner_join(events::table), organisation, only)
        .group_by(guests::event_id)
        .select((guests::event_id, count_star(), max(guests::updated_at)));
    Ok(both!(conn, c => query.load(c))?)
}

fn assignment_rows(
    conn: &mut Connection,
    organisation: &OrganisationId,
    only: Option<&EventId>,
) -> Result<Counted, Error> {
    let query = scoped!(seat_assignments::table.inner_join(events::table), organisation, only)
        .group_by(seat_assignments::event_id)
        .select((
            seat_assignments::event_id,
            count_star(),
            max(seat_assignments::created_at),
        ));
    Ok(both!(conn, c => query.load(c))?)
}

fn seat_rows(
    conn: &mut Connection,
    organisation: &OrganisationId,
    only: Option<&EventId>,
) -> Result<Vec<(String, i64)>, Error> {
    let query = scoped!(seats::table.inner_join(events::table), organisation, only)
        .group_by(seats::event_id)
        .select((seats::event_id, count_star()));
    Ok(both!(conn, c => query.load(c))?)
}
