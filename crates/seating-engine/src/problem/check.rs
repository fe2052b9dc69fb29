//! Checks a [`ProblemDraft`]. Each refusal names the field that is wrong.

use std::collections::BTreeSet;

use super::draft::{Lock, ProblemDraft, TableDraft};
use super::{Seat, limits};
use crate::index::{NONE, id, ix};

/// A part of the description that cannot be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {message}")]
pub struct ProblemError {
    /// Where, such as `tables[3].blocked[0]`.
    pub field: String,
    /// What is wrong and what would be right.
    pub message: String,
}

type Checked<T = ()> = Result<T, ProblemError>;

fn refuse<T>(field: impl Into<String>, message: impl Into<String>) -> Checked<T> {
    Err(ProblemError {
        field: field.into(),
        message: message.into(),
    })
}

impl ProblemDraft {
    pub(super) fn check_sizes(&self) -> Checked {
        let seats = self
            .tables
            .iter()
            .fold(0_usize, |sum, table| sum.saturating_add(table.seats));
        let sizes = [
            ("tables", self.tables.len(), limits::TABLES),
            ("guests", self.guests.len(), limits::GUESTS),
            ("tables", seats, limits::SEATS),
        ];
        for (field, size, limit) in sizes {
            if size > limit {
                return refuse(field, format!("at most {limit} are supported, found {size}"));
            }
        }
        let cells = self.tables.len().saturating_mul(self.guests.len());
        if cells > limits::CELLS {
            let (guests, tables) = (self.guests.len(), self.tables.len());
            let limit = limits::CELLS;
            return refuse(
                "tables",
                format!("{guests} guests at {tables} tables are more than {limit} pairs"),
            );
        }
        Ok(())
    }

    pub(super) fn check_weights(&self) -> Checked {
        let mut sum = 0_i64;
        let mut add = |field: String, weight: u32| {
            sum += i64::from(weight);
            if weight > limits::WEIGHT || sum > limits::WEIGHT_SUM {
                return refuse(field, format!("weights are limited to {} each", limits::WEIGHT));
            }
            Ok(())
        };
        let w = &self.weights;
        for (name, weight) in [
            ("isolation", w.isolation),
            ("underfill", w.underfill),
            ("move_table", w.move_table),
        ] {
            add(format!("weights.{name}"), weight)?;
        }
        add("weights.move_seat".to_owned(), w.move_seat)?;
        add("weights.underfill_min".to_owned(), w.underfill_min)?;
        for (index, guest) in self.guests.iter().enumerate() {
            add(format!("guests[{index}].vip"), guest.vip)?;
            for (at, want) in guest.wants.iter().enumerate() {
                add(format!("guests[{index}].want[{at}]"), want.1)?;
            }
        }
        for (name, prefs) in [("table_prefs", &self.table_prefs), ("seat_prefs", &self.seat_prefs)] {
            for (index, pref) in prefs.iter().enumerate() {
                add(format!("{name}[{index}]"), pref.2.unsigned_abs())?;
            }
        }
        for (index, group) in self.groups.iter().enumerate() {
            add(format!("groups[{index}].w"), group.weight)?;
        }
        let farthest = self
            .tables
            .iter()
            .flat_map(|table| &table.stage_distance)
            .max()
            .copied()
            .unwrap_or(0);
        for (index, guest) in self.guests.iter().enumerate() {
            if i64::from(guest.vip) * i64::from(farthest) > limits::WEIGHT_SUM / 10 {
                return refuse(
                    format!("guests[{index}].vip"),
                    "is too large for the distances of the tables",
                );
            }
        }
        Ok(())
    }

    pub(super) fn check_members(&self) -> Checked {
        for (index, group) in self.together.iter().enumerate() {
            self.check_guests(&format!("together[{index}]"), group)?;
        }
        for (index, group) in self.groups.iter().enumerate() {
            self.check_guests(&format!("groups[{index}].members"), &group.members)?;
            if group.members.iter().collect::<BTreeSet<_>>().len() != group.members.len() {
                return refuse(format!("groups[{index}].members"), "a guest is named twice");
            }
        }
        for (name, pairs) in [("apart", &self.apart), ("apart_adjacent", &self.apart_adjacent)] {
            for (index, &(a, b)) in pairs.iter().enumerate() {
                self.check_pair(&format!("{name}[{index}]"), a, b)?;
            }
        }
        for (name, prefs) in [("table_prefs", &self.table_prefs), ("seat_prefs", &self.seat_prefs)] {
            for (index, &(a, b, _)) in prefs.iter().enumerate() {
                self.check_pair(&format!("{name}[{index}]"), a, b)?;
            }
        }
        Ok(())
    }

    fn check_guests(&self, field: &str, members: &[usize]) -> Checked {
        let guests = self.guests.len();
        match members.iter().enumerate().find(|(_, guest)| **guest >= guests) {
            Some((at, guest)) => refuse(
                format!("{field}[{at}]"),
                format!("no guest {guest}, there are {guests}"),
            ),
            None => Ok(()),
        }
    }

    fn check_pair(&self, field: &str, a: usize, b: usize) -> Checked {
        self.check_guests(field, &[a, b])?;
        if a == b {
            refuse(field, format!("pairs guest {a} with itself"))
        } else {
            Ok(())
        }
    }

    pub(super) fn check_prior(&self, seats: usize) -> Checked {
        let Some(prior) = &self.prior else { return Ok(()) };
        if prior.len() != self.guests.len() {
            return refuse(
                "prior",
                format!(
                    "must name {} seats, one per guest, found {}",
                    self.guests.len(),
                    prior.len()
                ),
            );
        }
        match prior
            .iter()
            .enumerate()
            .find(|(_, seat)| seat.is_some_and(|seat| seat >= seats))
        {
            Some((guest, _)) => refuse(format!("prior[{guest}]"), format!("no such seat, there are {seats}")),
            None => Ok(()),
        }
    }

    /// Returns table and seat of each lock after checking that all of them can hold at once.
    pub(super) fn check_locks(&self, seats: &[Seat]) -> Checked<Vec<(u32, u32)>> {
        let mut locks = vec![(NONE, NONE); self.guests.len()];
        let mut taken = BTreeSet::new();
        let mut free: Vec<usize> = self
            .tables
            .iter()
            .map(|table| table.seats - distinct(&table.blocked))
            .collect();
        for (index, (guest, slot)) in self.guests.iter().zip(&mut locks).enumerate() {
            let field = format!("guests[{index}].lock");
            let table = match guest.lock {
                None => continue,
                Some(Lock::Table(table)) => table,
                Some(Lock::Seat(seat)) => match seats.get(seat) {
                    None => return refuse(field, format!("no seat {seat}, there are {}", seats.len())),
                    Some(known) if known.blocked => return refuse(field, format!("seat {seat} is blocked")),
                    Some(_) if !taken.insert(seat) => return refuse(field, format!("seat {seat} is locked twice")),
                    Some(known) => {
                        slot.1 = id(seat);
                        ix(known.table)
                    }
                },
            };
            slot.0 = id(table);
            match free.get_mut(table) {
                None => return refuse(field, format!("no table {table}, there are {}", self.tables.len())),
                Some(0) => return refuse(field, format!("more guests are locked to table {table} than it seats")),
                Some(left) => *left -= 1,
            }
        }
        Ok(locks)
    }
}

pub(super) fn check_table(field: &str, table: &TableDraft) -> Checked {
    let seats = table.seats;
    let within = |name: &str, at: usize, seat: usize| {
        if seat < seats {
            Ok(())
        } else {
            refuse(
                format!("{field}.{name}[{at}]"),
                format!("no seat {seat}, the table has {seats}"),
            )
        }
    };
    for (name, list) in [("acc", &table.accessible), ("blocked", &table.blocked)] {
        for (at, &seat) in list.iter().enumerate() {
            within(name, at, seat)?;
        }
    }
    for (at, &(a, b)) in table.adjacent.iter().enumerate() {
        within("adj", at, a)?;
        within("adj", at, b)?;
        if a == b {
            return refuse(format!("{field}.adj[{at}]"), "a seat is not next to itself");
        }
    }
    if !table.stage_distance.is_empty() && table.stage_distance.len() != seats {
        return refuse(
            format!("{field}.dist"),
            format!(
                "must have one entry per seat, {seats}, found {}",
                table.stage_distance.len()
            ),
        );
    }
    match table.stage_distance.iter().position(|&far| far > limits::WEIGHT) {
        Some(at) => refuse(
            format!("{field}.dist[{at}]"),
            format!("distances are limited to {}", limits::WEIGHT),
        ),
        None => Ok(()),
    }
}

pub(super) fn distinct(seats: &[usize]) -> usize {
    seats.iter().collect::<BTreeSet<_>>().len()
}
