//! What lists say of events: their guests, seats and the latest change.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use domain::activity::Activity;
use domain::id::OrganisationId;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::events::totals::{self, Totals};
use crate::schema::{activities, events, seat_indexes, sitting_rooms, sittings};
use crate::seating::sittings::first_id;

/// The counts of one event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Guests of the event.
    pub guests: i64,
    /// Guests on a seat in the first sitting.
    pub assigned: i64,
    /// Seats of the rooms that the first sitting uses.
    pub seats: i64,
    /// The latest recorded change of the event or anything in it.
    pub last_activity: Option<DateTime<Utc>>,
}

/// Returns the instant of the latest change of an event in a query: one look at the end of the index per event.
macro_rules! latest_activity {
    () => {
        activities::table
            .filter(activities::event_id.eq(events::id))
            .filter(activities::kind.ne_all(Activity::LOOKS))
            .select(max(activities::created_at))
            .single_value()
    };
}

/// Returns the counts of all events of an organisation, also of deleted ones, by event.
pub fn of_organisation(conn: &mut Connection, organisation: &OrganisationId) -> Result<HashMap<String, Counts>, Error> {
    let of_organisation = || events::table.filter(events::organisation_id.eq(organisation.as_str()));
    let latest = of_organisation().select((events::id, latest_activity!()));
    let used = sitting_rooms::event_id
        .eq(events::id)
        .and(sitting_rooms::sitting_id.eq(sittings::id));
    let in_room = seat_indexes::event_id
        .eq(events::id)
        .and(seat_indexes::room_id.eq(sitting_rooms::room_id));
    let seats = of_organisation()
        .inner_join(sittings::table)
        .filter(sittings::position.eq(0))
        .inner_join(sitting_rooms::table.on(used))
        .inner_join(seat_indexes::table.on(in_room))
        .select((events::id, seat_indexes::seats));
    let latest: Vec<(String, Option<NaiveDateTime>)> = both!(conn, c => latest.load(c))?;
    let of_rooms: Vec<(String, i64)> = both!(conn, c => seats.load(c))?;
    let mut seats: HashMap<String, i64> = HashMap::new();
    for (event, of_room) in of_rooms {
        *seats.entry(event).or_default() += of_room;
    }
    let totals = totals::of_organisation(conn, organisation)?;
    let counts = |(event, at): (String, Option<NaiveDateTime>)| {
        let totals = totals.get(&event).copied().unwrap_or_default();
        let seats = seats.get(&event).copied().unwrap_or_default();
        (event, Counts::new(totals, seats, at))
    };
    Ok(latest.into_iter().map(counts).collect())
}

/// Returns the counts of an event.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Counts, Error> {
    let latest = events::table.find(scope.id()).select(latest_activity!());
    let used = sitting_rooms::table
        .filter(sitting_rooms::event_id.eq(scope.id()))
        .filter(sitting_rooms::sitting_id.eq_any(first_id(scope)))
        .select(sitting_rooms::room_id);
    let seats = seat_indexes::table
        .filter(seat_indexes::event_id.eq(scope.id()))
        .filter(seat_indexes::room_id.eq_any(used))
        .select(seat_indexes::seats);
    let latest: Option<NaiveDateTime> = both!(conn, c => latest.get_result(c))?;
    let seats: Vec<i64> = both!(conn, c => seats.load(c))?;
    Ok(Counts::new(totals::listed(conn, scope)?, seats.iter().sum(), latest))
}

impl Counts {
    fn new(totals: Totals, seats: i64, last_activity: Option<NaiveDateTime>) -> Self {
        Self {
            guests: totals.guests(),
            assigned: totals.assigned,
            seats,
            last_activity: last_activity.map(|at| at.and_utc()),
        }
    }
}
