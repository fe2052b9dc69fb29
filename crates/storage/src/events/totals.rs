//! The counts of guests, seats and arrivals that triggers keep in `event_counts`. Reading them takes the same time however
//! many guests an event has.

use std::collections::HashMap;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use domain::id::OrganisationId;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;

/// The counts of one event. All but [`Totals::stored`] leave out removed guests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, QueryableByName)]
pub(crate) struct Totals {
    /// All rows of guests.
    #[diesel(sql_type = BigInt)]
    pub(crate) stored: i64,
    #[diesel(sql_type = BigInt)]
    pub(crate) attending: i64,
    #[diesel(sql_type = BigInt)]
    pub(crate) maybe: i64,
    #[diesel(sql_type = BigInt)]
    pub(crate) declined: i64,
    #[diesel(sql_type = BigInt)]
    pub(crate) no_answer: i64,
    /// Guests with something about their diet.
    #[diesel(sql_type = BigInt)]
    pub(crate) with_diet: i64,
    #[diesel(sql_type = BigInt)]
    pub(crate) present: i64,
    /// Present guests who were not on the list before.
    #[diesel(sql_type = BigInt)]
    pub(crate) walk_ins: i64,
    #[diesel(sql_type = BigInt)]
    pub(crate) declined_walk_ins: i64,
    /// Entries of the log of arrivals that count.
    #[diesel(sql_type = BigInt)]
    pub(crate) check_ins: i64,
    /// Guests on a seat in the first sitting.
    #[diesel(sql_type = BigInt)]
    pub(crate) assigned: i64,
}

#[derive(QueryableByName)]
struct OfEvent {
    #[diesel(sql_type = Text)]
    event_id: String,
    #[diesel(embed)]
    totals: Totals,
}

impl Totals {
    /// Returns the number of guests.
    pub(crate) fn guests(&self) -> i64 {
        self.attending + self.maybe + self.declined + self.no_answer
    }

    fn without(self, hidden: Self) -> Self {
        Self {
            stored: self.stored,
            attending: self.attending - hidden.attending,
            maybe: self.maybe - hidden.maybe,
            declined: self.declined - hidden.declined,
            no_answer: self.no_answer - hidden.no_answer,
            with_diet: self.with_diet - hidden.with_diet,
            present: self.present - hidden.present,
            walk_ins: self.walk_ins - hidden.walk_ins,
            declined_walk_ins: self.declined_walk_ins - hidden.declined_walk_ins,
            check_ins: self.check_ins - hidden.check_ins,
            assigned: self.assigned - hidden.assigned,
        }
    }
}

/// Adds up the slots.
macro_rules! sums {
    ($($column:literal),*) => {
        concat!($("CAST(COALESCE(SUM(c.", $column, "), 0) AS BIGINT) AS ", $column, ", ",)* "c.event_id")
    };
}

const SUMS: &str = sums!(
    "stored",
    "attending",
    "maybe",
    "declined",
    "no_answer",
    "with_diet",
    "present",
    "walk_ins",
    "declined_walk_ins",
    "check_ins"
);

/// Counts the guests on a seat in the first sitting.
const ASSIGNED: &str = "(SELECT CAST(COALESCE(SUM(n.assigned), 0) AS BIGINT) FROM sittings t \
    JOIN sitting_counts n ON n.event_id = t.event_id AND n.sitting_id = t.id \
    WHERE t.event_id = c.event_id AND t.position = 0) AS assigned";

/// Counts the guests of imports that have not ended. There are few: an import ends within minutes.
const HIDDEN: &str = "i.event_id AS event_id, CAST(0 AS BIGINT) AS stored, \
    COUNT(CASE WHEN g.rsvp = 'attending' THEN 1 END) AS attending, \
    COUNT(CASE WHEN g.rsvp = 'maybe' THEN 1 END) AS maybe, \
    COUNT(CASE WHEN g.rsvp = 'declined' THEN 1 END) AS declined, \
    COUNT(CASE WHEN g.rsvp = 'no-answer' THEN 1 END) AS no_answer, \
    COUNT(CASE WHEN g.dietary <> '' THEN 1 END) AS with_diet, \
    COUNT(g.arrived_at) AS present, \
    COUNT(CASE WHEN g.walked_in THEN g.arrived_at END) AS walk_ins, \
    COUNT(CASE WHEN g.walked_in AND g.rsvp = 'declined' THEN 1 END) AS declined_walk_ins, \
    CAST(COALESCE(SUM(g.check_ins), 0) AS BIGINT) AS check_ins, \
    COUNT(s.guest_id) AS assigned \
    FROM imports i JOIN guests g ON g.import_id = i.id AND g.deleted_at IS NULL \
    LEFT JOIN sittings t ON t.event_id = g.event_id AND t.position = 0 \
    LEFT JOIN seat_assignments s ON s.event_id = g.event_id AND s.guest_id = g.id AND s.sitting_id = t.id";

/// Returns the counts of an event as people see them: without the guests of imports that have not ended.
pub(crate) fn listed(conn: &mut Connection, scope: &EventScope) -> Result<Totals, Error> {
    let hidden = format!("SELECT {HIDDEN} WHERE i.event_id = $1 GROUP BY i.event_id");
    let hidden = load(conn, &hidden, scope.id())?.pop();
    Ok(stored(conn, scope)?.without(hidden.map(|of| of.totals).unwrap_or_default()))
}

/// Returns the counts of an event with the guests of imports that have not ended.
pub(crate) fn stored(conn: &mut Connection, scope: &EventScope) -> Result<Totals, Error> {
    let query = format!("SELECT {SUMS}, {ASSIGNED} FROM event_counts c WHERE c.event_id = $1 GROUP BY c.event_id");
    let found = load(conn, &query, scope.id())?.pop();
    Ok(found.map(|of| of.totals).unwrap_or_default())
}

/// Returns the counts of all events of an organisation as people see them, also of deleted ones, by event.
pub(crate) fn of_organisation(
    conn: &mut Connection,
    organisation: &OrganisationId,
) -> Result<HashMap<String, Totals>, Error> {
    let query = format!(
        "SELECT {SUMS}, {ASSIGNED} FROM events e JOIN event_counts c ON c.event_id = e.id WHERE e.organisation_id = $1 \
         GROUP BY c.event_id"
    );
    let kept = load(conn, &query, organisation.as_str())?;
    let hidden =
        format!("SELECT {HIDDEN} JOIN events e ON e.id = i.event_id WHERE e.organisation_id = $1 GROUP BY i.event_id");
    let hidden = load(conn, &hidden, organisation.as_str())?;
    let mut all: HashMap<String, Totals> = kept.into_iter().map(|of| (of.event_id, of.totals)).collect();
    for OfEvent { event_id, totals } in hidden {
        let of_event = all.entry(event_id).or_default();
        *of_event = of_event.without(totals);
    }
    Ok(all)
}

/// Returns the number of rows of guests in all events of an organisation.
pub(crate) fn stored_in_all(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let all = of_organisation(conn, organisation)?;
    Ok(all.values().map(|totals| totals.stored).sum())
}

fn load(conn: &mut Connection, statement: &str, id: &str) -> Result<Vec<OfEvent>, Error> {
    let query = diesel::sql_query(statement).bind::<Text, _>(id);
    Ok(both!(conn, c => query.load(c))?)
}
