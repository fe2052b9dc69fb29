//! The tables of an event: a view of its plan, with who sits where.

use std::collections::HashMap;

use domain::id::{EventId, GuestId};
use domain::plan::Element;
use domain::seat::SeatId;
use domain::wish::closed::{ClosedSeat, SeatRules};
use storage::seating::{assignments as seat_assignments, wishes};

use super::load;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;

/// A table with its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// Names the table.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its number.
    pub number: Option<i32>,
    /// How many people it seats.
    pub capacity: usize,
    /// Its kind in the catalogue, for example `round`.
    pub kind: String,
    /// Its seats in their order around it.
    pub seats: Vec<TableSeat>,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSeat {
    /// Names the seat.
    pub id: SeatId,
    /// The number people see.
    pub number: i32,
    /// The letter people see.
    pub label: String,
    /// Who sits there.
    pub guest_id: Option<GuestId>,
    /// Why only an organiser may assign it, if so.
    pub closed: Option<ClosedSeat>,
}

/// Returns what people sit at in an event's plan, tables by number, then rows and booths; loose chairs are left out.
pub fn tables(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<TableView>, Error> {
    let scope = scope::seating_of_event(r, organiser, event)?;
    let assignments = seat_assignments::of_sitting(r.conn, scope.sitting())?;
    let mut guests: HashMap<SeatId, GuestId> = assignments.into_iter().map(|a| (a.seat_id, a.guest_id)).collect();
    let plan = load(r, scope.room())?.plan;
    let wishes = wishes::of_event(r.conn, &scope)?;
    let rules = SeatRules::from_wishes(&wishes);
    let mut tables: Vec<TableView> = plan.seating().map(|table| view(table, &rules, &mut guests)).collect();
    tables.sort_by_key(|table| table.number.unwrap_or(i32::MAX));
    Ok(tables)
}

fn view(table: &Element, rules: &SeatRules<'_>, guests: &mut HashMap<SeatId, GuestId>) -> TableView {
    let chairs = table.seats().map(|chair| TableSeat {
        id: chair.id.clone(),
        number: i32::try_from(chair.seat_number).unwrap_or(i32::MAX),
        label: chair.seat_label.clone(),
        guest_id: guests.remove(&chair.id),
        closed: rules.closed(table, chair),
    });
    TableView {
        id: table.id.as_str().to_owned(),
        name: table.title(),
        number: table.table_number.and_then(|number| i32::try_from(number).ok()),
        capacity: table.chairs.len(),
        kind: table.kind.as_str().to_owned(),
        seats: chairs.collect(),
    }
}
