//! Counts everything again that triggers and writers count, for tests.

use std::collections::BTreeSet;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use domain::check_in::EntryKind;

use crate::core::connection::Connection;
use crate::core::error::Error;

/// A count that is not zero.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, QueryableByName)]
pub struct Count {
    /// The event.
    #[diesel(sql_type = Text)]
    pub event_id: String,
    /// What is counted.
    #[diesel(sql_type = Text)]
    pub kind: String,
    /// How many there are.
    #[diesel(sql_type = BigInt)]
    pub number: i64,
}

/// The columns of `event_counts` that count guests, with the condition under which a guest counts.
const OF_GUESTS: [(&str, &str); 9] = [
    ("stored", "TRUE"),
    ("attending", "deleted_at IS NULL AND rsvp = 'attending'"),
    ("maybe", "deleted_at IS NULL AND rsvp = 'maybe'"),
    ("declined", "deleted_at IS NULL AND rsvp = 'declined'"),
    ("no_answer", "deleted_at IS NULL AND rsvp = 'no-answer'"),
    ("with_diet", "deleted_at IS NULL AND dietary <> ''"),
    ("present", "deleted_at IS NULL AND arrived_at IS NOT NULL"),
    (
        "walk_ins",
        "deleted_at IS NULL AND arrived_at IS NOT NULL AND walked_in",
    ),
    (
        "declined_walk_ins",
        "deleted_at IS NULL AND rsvp = 'declined' AND walked_in",
    ),
];

/// Returns the counts that are kept but wrong, and those that are right but not kept.
pub fn wrong(conn: &mut Connection) -> Result<Vec<Count>, Error> {
    let (kept, counted) = (load(conn, &kept())?, load(conn, &counted())?);
    Ok(kept.symmetric_difference(&counted).cloned().collect())
}

fn load(conn: &mut Connection, parts: &[String]) -> Result<BTreeSet<Count>, Error> {
    let query = diesel::sql_query(parts.join(" UNION ALL "));
    let rows: Vec<Count> = both!(conn, c => query.load(c))?;
    Ok(rows.into_iter().filter(|count| count.number != 0).collect())
}

fn kept() -> Vec<String> {
    let columns = OF_GUESTS.iter().map(|(column, _)| *column);
    let of_events = columns.chain(["check_ins"]).map(|column| {
        format!(
            "SELECT event_id, '{column}' AS kind, CAST(SUM({column}) AS BIGINT) AS number FROM event_counts GROUP BY event_id"
        )
    });
    let seats = "SELECT event_id, 'seats of ' || room_id AS kind, seats AS number FROM seat_indexes".to_owned();
    let assigned = "SELECT event_id, 'assigned at ' || sitting_id AS kind, CAST(SUM(assigned) AS BIGINT) AS number \
         FROM sitting_counts GROUP BY event_id, sitting_id"
        .to_owned();
    of_events.chain([assigned, seats]).collect()
}

fn counted() -> Vec<String> {
    let walked_in = format!(
        "EXISTS (SELECT 1 FROM attendance a WHERE a.event_id = guests.event_id AND a.guest_id = guests.id AND a.kind = '{}')",
        EntryKind::WalkIn.as_str()
    );
    let of_guests = OF_GUESTS.iter().map(|(column, condition)| {
        let condition = condition.replace("walked_in", &walked_in);
        format!(
            "SELECT event_id, '{column}' AS kind, COUNT(*) AS number FROM guests WHERE {condition} GROUP BY event_id"
        )
    });
    let check_ins = "SELECT a.event_id, 'check_ins' AS kind, COUNT(*) AS number FROM attendance a \
         JOIN guests g ON g.event_id = a.event_id AND g.id = a.guest_id \
         WHERE a.counts AND g.deleted_at IS NULL GROUP BY a.event_id";
    let assigned = "SELECT event_id, 'assigned at ' || sitting_id AS kind, COUNT(*) AS number FROM seat_assignments \
         GROUP BY event_id, sitting_id";
    let seats = "SELECT s.event_id, 'seats of ' || s.room_id AS kind, COUNT(*) AS number FROM seats s \
         JOIN seat_indexes i ON i.event_id = s.event_id AND i.room_id = s.room_id AND i.generation = s.generation \
         GROUP BY s.event_id, s.room_id";
    of_guests
        .chain([check_ins, assigned, seats].map(str::to_owned))
        .collect()
}
