//! How many more guests the tables of an event take.

use std::collections::HashMap;

use storage::guests::SeatedGuest;

use super::tables::Tables;

/// Seats of each table that no guest has been given, or 0.
pub(super) struct Room(HashMap<String, usize>);

impl Room {
    pub(super) fn new(guests: &[SeatedGuest], tables: &Tables) -> Self {
        let mut room: HashMap<String, usize> = tables.sizes().map(|(table, seats)| (table.to_owned(), seats)).collect();
        for guest in guests {
            let seat = guest.seat.as_ref().map(|seat| seat.table_id.as_str());
            let table = seat.or(guest.guest.table_id.as_deref());
            if let Some(left) = table.and_then(|table| room.get_mut(table)) {
                *left = left.saturating_sub(1);
            }
        }
        Self(room)
    }

    /// Takes a place at a table, or else at the one with the most room, and returns the table.
    pub(super) fn take(&mut self, table: &str, or_elsewhere: bool) -> Option<String> {
        let has_room = self.0.get(table).is_some_and(|left| *left > 0);
        let table = if has_room {
            table.to_owned()
        } else if or_elsewhere {
            let roomy = self.0.iter().filter(|(_, left)| **left > 0);
            // Of equals the first one, so that the answer is always the same.
            let most = roomy.max_by(|a, b| a.1.cmp(b.1).then_with(|| b.0.cmp(a.0)));
            most.map(|(table, _)| table.clone())?
        } else {
            return None;
        };
        let left = self.0.get_mut(&table)?;
        *left -= 1;
        Some(table)
    }
}
