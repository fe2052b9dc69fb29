//! The seats of an event: the index of its floor plan. Written only together with the plan.

use diesel::prelude::*;
use domain::seat::{Seat, SeatId};

use crate::connection::Connection;
use crate::error::Error;
use crate::events::EventScope;
use crate::schema::seats;

/// Rows per statement; both databases bound the number of values in one.
const CHUNK: usize = 500;

#[derive(Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = seats, treat_none_as_default_value = false, treat_none_as_null = true)]
struct Row {
    event_id: String,
    seat_id: String,
    table_id: String,
    table_number: Option<i32>,
    table_label: String,
    seat_number: i32,
    seat_label: String,
    kind: String,
}

/// Returns the seats of an event, table by table.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<Seat>, Error> {
    let query = seats::table.filter(seats::event_id.eq(scope.id())).order((
        seats::table_number,
        seats::table_id,
        seats::seat_number,
        seats::seat_id,
    ));
    let rows: Vec<Row> = both!(conn, c => query.select(Row::as_select()).load(c))?;
    rows.into_iter().map(Seat::try_from).collect()
}

/// Returns one seat of an event.
pub fn find(conn: &mut Connection, scope: &EventScope, seat: &SeatId) -> Result<Option<Seat>, Error> {
    let query = seats::table.find((scope.id(), seat.as_str()));
    let row: Option<Row> = both!(conn, c => query.select(Row::as_select()).get_result(c).optional())?;
    row.map(Seat::try_from).transpose()
}

/// Tells whether an event has a table with seats of this id.
pub fn table_exists(conn: &mut Connection, scope: &EventScope, table: &str) -> Result<bool, Error> {
    let query = seats::table
        .filter(seats::event_id.eq(scope.id()))
        .filter(seats::table_id.eq(table))
        .limit(1);
    let rows: Vec<String> = both!(conn, c => query.select(seats::seat_id).load(c))?;
    Ok(!rows.is_empty())
}

/// Adds seats.
pub fn insert(conn: &mut Connection, scope: &EventScope, new: &[Seat]) -> Result<(), Error> {
    for chunk in new.chunks(CHUNK) {
        let rows: Vec<Row> = chunk.iter().map(|seat| Row::new(scope, seat)).collect();
        both!(conn, c => diesel::insert_into(seats::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Overwrites what people see of seats that stay.
pub fn update(conn: &mut Connection, scope: &EventScope, changed: &[Seat]) -> Result<(), Error> {
    for seat in changed {
        let row = Row::new(scope, seat);
        let target = seats::table.find((scope.id(), seat.id.as_str()));
        both!(conn, c => diesel::update(target).set(&row).execute(c))?;
    }
    Ok(())
}

/// Takes seats away; one that a guest sits on refuses.
pub fn delete(conn: &mut Connection, scope: &EventScope, gone: &[SeatId]) -> Result<(), Error> {
    for chunk in gone.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(SeatId::as_str).collect();
        let target = seats::table
            .filter(seats::event_id.eq(scope.id()))
            .filter(seats::seat_id.eq_any(ids));
        both!(conn, c => diesel::delete(target).execute(c))?;
    }
    Ok(())
}

impl Row {
    fn new(scope: &EventScope, seat: &Seat) -> Self {
        Self {
            event_id: scope.id().to_owned(),
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
