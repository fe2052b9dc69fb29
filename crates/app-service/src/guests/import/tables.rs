//! The Table and Seat columns of a file, matched with the plan: by number or by label.

use std::collections::{HashMap, HashSet};

use domain::fold;
use domain::guest::status::Rsvp;
use domain::seat::{Seat, SeatId};
use storage::events::EventScope;
use storage::seating::{assignments, seats};

use super::report::ImportReport;
use super::rows::ImportRow;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;

/// The tables of the plan by what a file may call them, and the seats that are free.
pub(super) struct Tables {
    seats: HashMap<String, Vec<Seat>>,
    by_word: HashMap<String, String>,
    free: HashSet<SeatId>,
    unknown: HashSet<String>,
}

impl Tables {
    pub(super) fn load(r: &mut Reading<'_>, scope: &EventScope) -> Result<Self, Error> {
        let scope = scope::first_seating(r, scope)?;
        let free = assignments::free_seats(r.conn, &scope)?.into_iter().collect();
        let mut tables = Self {
            seats: HashMap::new(),
            by_word: HashMap::new(),
            free,
            unknown: HashSet::new(),
        };
        for seat in seats::of_room(r.conn, scope.room())? {
            if let Some(number) = seat.table_number {
                tables
                    .by_word
                    .entry(number.to_string())
                    .or_insert_with(|| seat.table_id.clone());
            }
            tables
                .by_word
                .entry(word(&seat.table_label))
                .or_insert_with(|| seat.table_id.clone());
            tables.seats.entry(seat.table_id.clone()).or_default().push(seat);
        }
        Ok(tables)
    }

    /// Returns the table of a name, when the plan has it.
    pub(super) fn named(&self, name: &str) -> Option<String> {
        self.by_word.get(&word(name)).cloned()
    }

    /// Returns the tables with the number of their seats.
    pub(super) fn sizes(&self) -> impl Iterator<Item = (&str, usize)> {
        self.seats.iter().map(|(table, seats)| (table.as_str(), seats.len()))
    }

    /// Returns the table that a row names, when the plan has it.
    pub(super) fn find(&mut self, row: &ImportRow, report: &mut ImportReport) -> Option<String> {
        let name = word(&row.table);
        if name.is_empty() {
            return None;
        }
        let found = self.by_word.get(&name).cloned();
        // One note for each unknown table; a file without a plan would fill the report with the same sentence.
        if found.is_none() && self.unknown.insert(name) {
            let message = format!(
                "The floor plan has no table \"{}\"; its guests were imported without a table.",
                row.table
            );
            report.problem(row.number, "table", "table_unknown", &message);
        }
        found
    }

    /// Returns the seat that a row with this table asks for, when it exists and is free, and counts it as taken.
    pub(super) fn take_seat(&mut self, row: &ImportRow, table: &str, report: &mut ImportReport) -> Option<SeatId> {
        let name = word(&row.seat);
        if name.is_empty() || row.draft.rsvp == Rsvp::Declined {
            return None;
        }
        let of_table = || self.seats.get(table).into_iter().flatten();
        let by_number = of_table().find(|seat| seat.number.to_string() == name);
        let Some(seat) = by_number.or_else(|| of_table().find(|seat| word(&seat.label) == name)) else {
            let message = format!(
                "Table \"{}\" has no seat \"{}\"; the guest has the table without a seat.",
                row.table, row.seat
            );
            report.problem(row.number, "seat", "seat_unknown", &message);
            return None;
        };
        let id = seat.id.clone();
        if self.free.remove(&id) {
            return Some(id);
        }
        taken(row, report);
        None
    }
}

/// Reports that the seat of a row is taken.
pub(super) fn taken(row: &ImportRow, report: &mut ImportReport) {
    let message = format!(
        "Seat \"{}\" of table \"{}\" is taken; the guest has the table without a seat.",
        row.seat, row.table
    );
    report.problem(row.number, "seat", "seat_taken", &message);
}

/// Folds a name of a table or seat and drops the word before it: "Table 4" and "4" are the same.
fn word(text: &str) -> String {
    let folded = fold::name(text);
    let short = folded
        .strip_prefix("table ")
        .or_else(|| folded.strip_prefix("seat "))
        .unwrap_or(&folded);
    short.to_owned()
}
