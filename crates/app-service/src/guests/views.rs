//! Guests with table and seat as people call them.

use std::collections::HashMap;

use domain::guest::Guest;
use domain::seat::SeatedBy;
use storage::events::EventScope;
use storage::guests::SeatedGuest;
use storage::seats;

use super::{GuestView, SeatRef, TableRef};
use crate::error::Error;
use crate::service::Reading;

/// Builds the views of one event's guests, and keeps what several slices of a list need.
#[derive(Default)]
pub(super) struct Views {
    /// The tables of the plan by id; read when a guest has a table without a seat.
    tables: Option<HashMap<String, TableRef>>,
}

impl Views {
    /// Adds table and seat. A table without a seat is looked up among the seats of the plan, which name their tables.
    pub(super) fn build(
        &mut self,
        r: &mut Reading<'_>,
        scope: &EventScope,
        guests: Vec<SeatedGuest>,
    ) -> Result<Vec<GuestView>, Error> {
        let needs_tables = guests
            .iter()
            .any(|guest| guest.seat.is_none() && guest.guest.table_id.is_some());
        if needs_tables && self.tables.is_none() {
            self.tables = Some(tables(r, scope)?);
        }
        Ok(guests.into_iter().map(|guest| self.view(guest)).collect())
    }

    fn view(&self, SeatedGuest { guest, seat, by }: SeatedGuest) -> GuestView {
        let table = match &seat {
            Some(seat) => Some(TableRef {
                id: seat.table_id.clone(),
                number: seat.table_number,
                name: seat.table_label.clone(),
            }),
            None => self.table_without_seat(&guest),
        };
        let seat = seat.map(|seat| SeatRef {
            id: seat.id,
            number: seat.number,
            label: seat.label,
            by: by.unwrap_or(SeatedBy::Hand),
        });
        GuestView { guest, table, seat }
    }

    fn table_without_seat(&self, guest: &Guest) -> Option<TableRef> {
        let tables = self.tables.as_ref()?;
        tables.get(guest.table_id.as_deref()?).cloned()
    }
}

/// Reads the tables of a plan. Any seat names its table; the first one does, as the seats are read in a fixed order.
pub(super) fn tables(r: &mut Reading<'_>, scope: &EventScope) -> Result<HashMap<String, TableRef>, Error> {
    let mut tables = HashMap::new();
    for seat in seats::of_event(r.conn, scope)? {
        tables.entry(seat.table_id.clone()).or_insert_with(|| TableRef {
            id: seat.table_id,
            number: seat.table_number,
            name: seat.table_label,
        });
    }
    Ok(tables)
}
