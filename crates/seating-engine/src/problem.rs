//! A validated seating task with everything interned: indices instead of names, per-class tables instead of tags.
//! Built from a [`ProblemDraft`]; never changed afterwards, so it can be shared by threads.

mod build;
mod check;
mod classes;
mod draft;
pub mod limits;

use crate::index::{NONE, ix, option};
use crate::lists::Lists;
pub use check::ProblemError;
pub(crate) use classes::{Fit, Want};
pub use draft::{GroupDraft, GroupRule, GuestDraft, Lock, ProblemDraft, TableDraft, Weights};

#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) first: u32,
    pub(crate) seats: u32,
    /// Seats that are not blocked.
    pub(crate) usable: i32,
    /// Usable seats that offer `acc`.
    pub(crate) accessible: i32,
    /// Number of guests from which the table counts as filled.
    pub(crate) fill_min: i32,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Seat {
    pub(crate) table: u32,
    pub(crate) distance: i32,
    pub(crate) accessible: bool,
    pub(crate) blocked: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) label: String,
    pub(crate) vip: i32,
    pub(crate) want_total: i32,
    pub(crate) class: u32,
    /// Table the guest is locked to, also when locked to a seat; `NONE` without lock.
    pub(crate) lock_table: u32,
    pub(crate) lock_seat: u32,
    pub(crate) prior_seat: u32,
    pub(crate) prior_table: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) members: Vec<u32>,
    pub(crate) rule: GroupRule,
    pub(crate) weight: i32,
    /// Fewest tables that could hold the group.
    pub(crate) fewest: i32,
}

/// A seating task that has passed every check.
#[derive(Clone, Debug)]
pub struct Problem {
    pub(crate) weights: Weights,
    pub(crate) tables: Vec<Table>,
    pub(crate) seats: Vec<Seat>,
    pub(crate) neighbours: Lists<u32>,
    pub(crate) guests: Vec<Guest>,
    pub(crate) requires: Vec<Vec<String>>,
    pub(crate) fit: Vec<Fit>,
    pub(crate) want: Vec<Want>,
    pub(crate) together: Vec<Vec<u32>>,
    pub(crate) together_of: Lists<u32>,
    pub(crate) apart: Lists<u32>,
    pub(crate) apart_adjacent: Lists<u32>,
    pub(crate) table_prefs: Lists<(u32, i32)>,
    pub(crate) seat_prefs: Lists<(u32, i32)>,
    pub(crate) links: Lists<u32>,
    pub(crate) groups: Vec<Group>,
    pub(crate) groups_of: Lists<u32>,
}

impl Problem {
    /// Returns the number of guests.
    pub fn guests(&self) -> usize {
        self.guests.len()
    }

    /// Returns the number of tables.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// Returns the number of seats, blocked ones included.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }

    /// Returns the table of a seat.
    pub fn table_of_seat(&self, seat: usize) -> Option<usize> {
        self.seats.get(seat).map(|seat| ix(seat.table))
    }

    /// Returns the place the organiser fixed for a guest.
    pub fn lock_of(&self, guest: usize) -> Option<Lock> {
        let guest = self.guests.get(guest)?;
        option(guest.lock_seat)
            .map(Lock::Seat)
            .or(option(guest.lock_table).map(Lock::Table))
    }

    /// Returns the number of seats that are not blocked.
    pub fn usable_seats(&self) -> usize {
        self.seats.iter().filter(|seat| !seat.blocked).count()
    }

    pub(crate) fn guest_name(&self, guest: usize) -> String {
        match self.guests.get(guest) {
            Some(known) if !known.label.is_empty() => known.label.clone(),
            _ => format!("guest {guest}"),
        }
    }

    pub(crate) fn table_name(&self, table: usize) -> String {
        match self.tables.get(table) {
            Some(known) if !known.id.is_empty() => known.id.clone(),
            _ => format!("table {table}"),
        }
    }

    pub(crate) fn is_locked(&self, guest: usize) -> bool {
        self.guests.get(guest).is_some_and(|guest| guest.lock_table != NONE)
    }

    pub(crate) fn fit(&self, class: u32, table: u32) -> Fit {
        let at = ix(class) * self.tables.len() + ix(table);
        self.fit.get(at).copied().unwrap_or(Fit::Never)
    }

    pub(crate) fn want(&self, class: u32, table: u32) -> Want {
        let at = ix(class) * self.tables.len() + ix(table);
        self.want.get(at).copied().unwrap_or_default()
    }
}
