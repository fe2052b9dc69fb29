//! The seats of a room: the index of its floor plan, written only together with the plan. Of several generations one
//! is current, see [`seat_indexes`]; every function here reads or changes that one unless it takes a generation.

use std::collections::{HashMap, HashSet};

use diesel::dsl::count;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel::upsert::excluded;
use domain::plan::ElementId;
use domain::seat::{Seat, SeatId};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::RoomScope;
use crate::schema::{seat_indexes, seats};

pub mod generations;

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = seats, treat_none_as_default_value = false)]
struct Row {
    event_id: String,
    room_id: String,
    generation: i64,
    seat_id: String,
    table_id: String,
    table_number: Option<i32>,
    table_label: String,
    seat_number: i32,
    seat_label: String,
    kind: String,
}

/// Narrows to the seats of a room in the current generation.
#[diesel::dsl::auto_type]
pub(crate) fn of_current<'a>(scope: &'a RoomScope) -> _ {
    let event: &'a str = scope.id();
    let room: &'a str = scope.room();
    let index = seat_indexes::event_id
        .eq(seats::event_id)
        .and(seat_indexes::room_id.eq(seats::room_id))
        .and(seat_indexes::generation.eq(seats::generation));
    seats::table
        .inner_join(seat_indexes::table.on(index))
        .filter(seat_indexes::event_id.eq(event))
        .filter(seat_indexes::room_id.eq(room))
        .filter(seats::event_id.eq(event))
        .filter(seats::room_id.eq(room))
}

/// Returns the seats of a room, table by table.
pub fn of_room(conn: &mut Connection, scope: &RoomScope) -> Result<Vec<Seat>, Error> {
    let query = of_current(scope).order((seats::table_number, seats::table_id, seats::seat_number, seats::seat_id));
    let rows: Vec<Row> = both!(conn, c => query.select(Row::as_select()).load(c))?;
    rows.into_iter().map(Seat::try_from).collect()
}

/// Returns one seat of a room.
pub fn find(conn: &mut Connection, scope: &RoomScope, seat: &SeatId) -> Result<Option<Seat>, Error> {
    let query = of_current(scope).filter(seats::seat_id.eq(seat.as_str()));
    let row: Option<Row> = both!(conn, c => query.select(Row::as_select()).get_result(c).optional())?;
    row.map(Seat::try_from).transpose()
}

/// Returns the labels of table and seat of those of these seats that exist.
pub fn labels(
    conn: &mut Connection,
    scope: &RoomScope,
    of: &[&SeatId],
) -> Result<HashMap<String, (String, String)>, Error> {
    let mut labels = HashMap::with_capacity(of.len());
    for chunk in of.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(|seat| seat.as_str()).collect();
        let query = of_current(scope)
            .filter(seats::seat_id.eq_any(ids))
            .select((seats::seat_id, (seats::table_label, seats::seat_label)));
        let rows: Vec<(String, (String, String))> = both!(conn, c => query.load(c))?;
        labels.extend(rows);
    }
    Ok(labels)
}

/// Returns whether a room has a table with seats of this id.
pub fn table_exists(conn: &mut Connection, scope: &RoomScope, table: &str) -> Result<bool, Error> {
    let query = of_current(scope).filter(seats::table_id.eq(table)).limit(1);
    let rows: Vec<String> = both!(conn, c => query.select(seats::seat_id).load(c))?;
    Ok(!rows.is_empty())
}

/// Returns those of these ids that are tables with seats of a room.
pub fn existing_tables(conn: &mut Connection, scope: &RoomScope, of: &[&str]) -> Result<HashSet<String>, Error> {
    let mut found = HashSet::new();
    // PostgreSQL rejects text with a NUL, so malformed ids are not looked up.
    let ids: Vec<&str> = of.iter().copied().filter(|id| ElementId::parse(id).is_ok()).collect();
    for chunk in ids.chunks(CHUNK) {
        let query = seats::table
            .filter(seats::event_id.eq(scope.id()))
            .filter(seats::room_id.eq(scope.room()))
            .filter(seats::table_id.eq_any(chunk))
            .select(seats::table_id)
            .distinct();
        let rows: Vec<String> = both!(conn, c => query.load(c))?;
        found.extend(rows);
    }
    Ok(found)
}

/// Returns how many tables with seats a room has. All its single chairs count as one table.
pub fn count_tables(conn: &mut Connection, scope: &RoomScope) -> Result<i64, Error> {
    let tables = of_current(scope)
        .filter(seats::kind.ne("chair"))
        .select(count(seats::table_id).aggregate_distinct());
    let chair = of_current(scope)
        .filter(seats::kind.eq("chair"))
        .limit(1)
        .select(seats::seat_id);
    let tables: i64 = both!(conn, c => tables.get_result(c))?;
    let chairs: Vec<String> = both!(conn, c => chair.load(c))?;
    Ok(if chairs.is_empty() {
        tables
    } else {
        tables.saturating_add(1)
    })
}

/// A seat as it is stored. The organisation is written only: what reads seats knows it.
fn new_row<'a>(scope: &'a RoomScope, generation: i64, seat: &Seat) -> (OrganisationColumn<'a>, Row) {
    (
        seats::organisation_id.eq(scope.organisation()),
        Row::new(scope, generation, seat),
    )
}

type OrganisationColumn<'a> = diesel::dsl::Eq<seats::organisation_id, &'a str>;

/// Adds seats.
pub fn insert(conn: &mut Connection, scope: &RoomScope, new: &[Seat]) -> Result<(), Error> {
    if new.is_empty() {
        return Ok(());
    }
    let generation = generations::current_or_first(conn, scope)?;
    insert_into(conn, scope, generation, new)?;
    generations::count(conn, scope)
}

/// Adds seats to a generation.
pub(crate) fn insert_into(
    conn: &mut Connection,
    scope: &RoomScope,
    generation: i64,
    new: &[Seat],
) -> Result<(), Error> {
    for chunk in new.chunks(CHUNK) {
        let rows: Vec<_> = chunk.iter().map(|seat| new_row(scope, generation, seat)).collect();
        both!(conn, c => diesel::insert_into(seats::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Overwrites the table, number, labels and kind of seats that stay.
pub fn update(conn: &mut Connection, scope: &RoomScope, changed: &[Seat]) -> Result<(), Error> {
    if changed.is_empty() {
        return Ok(());
    }
    let generation = generations::current_or_first(conn, scope)?;
    for chunk in changed.chunks(CHUNK) {
        let rows: Vec<_> = chunk.iter().map(|seat| new_row(scope, generation, seat)).collect();
        // The rows exist, so nothing is inserted: an upsert is how both databases change many rows in one statement.
        let upsert = diesel::insert_into(seats::table).values(&rows);
        let change = (
            seats::table_id.eq(excluded(seats::table_id)),
            seats::table_number.eq(excluded(seats::table_number)),
            seats::table_label.eq(excluded(seats::table_label)),
            seats::seat_number.eq(excluded(seats::seat_number)),
            seats::seat_label.eq(excluded(seats::seat_label)),
            seats::kind.eq(excluded(seats::kind)),
        );
        insert_on_key!(conn, upsert, seats(event_id, room_id, generation, seat_id), on => on.do_update().set(change))?;
    }
    Ok(())
}

/// Removes seats. The transaction must have called [`generations::lock`] and found that no guest has one of them.
pub fn delete(conn: &mut Connection, scope: &RoomScope, gone: &[SeatId]) -> Result<(), Error> {
    if gone.is_empty() {
        return Ok(());
    }
    let generation = generations::current_or_first(conn, scope)?;
    for chunk in gone.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(SeatId::as_str).collect();
        let target = seats::table
            .filter(seats::event_id.eq(scope.id()))
            .filter(seats::room_id.eq(scope.room()))
            .filter(seats::generation.eq(generation))
            .filter(seats::seat_id.eq_any(ids));
        both!(conn, c => diesel::delete(target).execute(c))?;
    }
    generations::count(conn, scope)
}

/// Removes at most `limit` seats of a hidden generation and returns how many.
pub(crate) fn delete_some(conn: &mut Connection, scope: &RoomScope, generation: i64, limit: i64) -> Result<i64, Error> {
    let statement = "DELETE FROM seats WHERE event_id = $1 AND room_id = $2 AND generation = $3 AND seat_id IN \
                     (SELECT seat_id FROM seats WHERE event_id = $1 AND room_id = $2 AND generation = $3 LIMIT $4)";
    let query = diesel::sql_query(statement)
        .bind::<Text, _>(scope.id())
        .bind::<Text, _>(scope.room())
        .bind::<BigInt, _>(generation)
        .bind::<BigInt, _>(limit);
    let removed = both!(conn, c => query.execute(c))?;
    Ok(i64::try_from(removed).unwrap_or(i64::MAX))
}

impl Row {
    fn new(scope: &RoomScope, generation: i64, seat: &Seat) -> Self {
        Self {
            event_id: scope.id().to_owned(),
            room_id: scope.room().to_owned(),
            generation,
            seat_id: seat.id.as_str().to_owned(),
            table_id: seat.table_id.clone(),
            table_number: seat.table_number,
            table_label: seat.table_label.clone(),
            seat_number: seat.number,
            seat_label: seat.label.clone(),
            kind: seat.kind.clone(),
        }
    }
}

impl TryFrom<Row> for Seat {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        Ok(Self {
            id: SeatId::try_from(row.seat_id).map_err(|error| Error::Corrupt(error.to_string()))?,
            table_id: row.table_id,
            table_number: row.table_number,
            table_label: row.table_label,
            number: row.seat_number,
            label: row.seat_label,
            kind: row.kind,
        })
    }
}
