//! Who stays without a seat after a search, and why.

use std::collections::{BTreeSet, HashMap, HashSet};

use domain::guest::status::Rsvp;
use domain::seat::SeatId;

use super::words::{join, table};
use super::{Event, EventGuest, Found, Task};
use crate::problem::{Fit, Problem};

/// A guest without a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// The place in the event's list of guests.
    pub guest: usize,
    /// Why, as a sentence.
    pub reason: String,
}

impl Found<'_> {
    /// Returns who stays without a seat, in the order of the event's list.
    pub fn left(&self, event: &Event<'_>) -> Vec<Left> {
        let (closed, full) = (self.closed_seats(event), self.full());
        let mut left: Vec<Left> = self
            .outcome
            .unseated
            .iter()
            .filter_map(|left| {
                Some(Left {
                    guest: *self.task.guests.get(left.guest)?,
                    reason: format!("{}{closed}", full.as_ref().unwrap_or(&left.reason)),
                })
            })
            .collect();
        left.extend(self.second.iter().map(|guest| Left {
            guest: *guest,
            reason: format!("There are not enough seats, and guests who said yes come first.{closed}"),
        }));
        left.sort_by_key(|left| left.guest);
        left
    }

    /// "All 16 seats are taken; there are 29 guests.", if so; the engine does not know of all guests.
    fn full(&self) -> Option<String> {
        let seats = self.task.problem.usable_seats();
        let is_full = seats > 0 && self.outcome.seat.iter().flatten().count() == seats;
        let guests = self.task.guests.len() + self.second.len();
        is_full.then(|| format!("All {seats} seats are taken; there are {guests} guests."))
    }

    /// Tells which seats stay free on purpose: " Table 3 is locked with 8 free seats."
    fn closed_seats(&self, event: &Event<'_>) -> String {
        let taken: HashSet<usize> = self.outcome.seat.iter().flatten().copied().collect();
        let locked = event.locked_tables();
        let room = &self.task.room;
        let free = room
            .seats()
            .iter()
            .enumerate()
            .filter(|(number, _)| !taken.contains(number));
        let (locked, open): (Vec<_>, Vec<_>) = free.partition(|(_, seat)| locked.contains(seat.table()));
        let head = open.into_iter().filter(|(number, _)| room.is_at_head_table(*number));
        let tables = |seats: Vec<(usize, &SeatId)>| {
            let titles = seats.iter().map(|(_, seat)| table(event, seat.table()));
            let titles: BTreeSet<String> = titles.collect();
            (
                join(&titles.iter().map(String::as_str).collect::<Vec<_>>()),
                titles.len(),
            )
        };
        let mut text = String::new();
        if !locked.is_empty() {
            let free = free_seats(locked.len());
            let (names, count) = tables(locked);
            let are = if count == 1 { "is" } else { "are" };
            text.push_str(&format!(" {names} {are} locked with {free}."));
        }
        let head: Vec<_> = head.collect();
        if !head.is_empty() {
            let free = free_seats(head.len());
            let (names, count) = tables(head);
            let (has, it) = if count == 1 { ("has", "it") } else { ("have", "them") };
            text.push_str(&format!(" {names} {has} {free} for guests who are named for {it}."));
        }
        text
    }
}

fn free_seats(count: usize) -> String {
    if count == 1 {
        "1 free seat".to_owned()
    } else {
        format!("{count} free seats")
    }
}

/// Returns guests who have not said yes and whose seats are needed for those who have: guests without an answer before those
/// who may come, and the last of the list first. A guest with a chosen table counts as one who has.
pub(super) fn second_to_others(event: &Event<'_>, task: &Task<'_>) -> Vec<usize> {
    let beyond = task.guests.len().saturating_sub(seats_in_reach(&task.problem));
    if beyond == 0 {
        return Vec::new();
    }
    let guests = task
        .guests
        .iter()
        .rev()
        .filter_map(|at| Some((*at, event.guests.get(*at)?)));
    let waiting = guests.filter(|(_, guest)| guest.seat.is_none());
    let (sure, mut unsure): (Vec<_>, Vec<(usize, &EventGuest)>) =
        waiting.partition(|(_, guest)| guest.rsvp == Rsvp::Attending || guest.table.is_some());
    unsure.sort_by_key(|(_, guest)| guest.rsvp == Rsvp::Maybe);
    let needed = if sure.is_empty() { 0 } else { beyond };
    unsure.into_iter().take(needed).map(|(at, _)| at).collect()
}

/// Counts seats that guests may take; those of a table for some of them only as often as there are such guests.
fn seats_in_reach(problem: &Problem) -> usize {
    let mut classes: HashMap<u32, usize> = HashMap::new();
    for guest in &problem.guests {
        *classes.entry(guest.class).or_default() += 1;
    }
    let tables = problem.tables.iter().zip(0..);
    let reach = |(table, number): (&crate::problem::Table, u32)| {
        let able = classes
            .iter()
            .filter(|(class, _)| problem.fit(**class, number) != Fit::Never);
        let able: usize = able.map(|(_, guests)| guests).sum();
        usize::try_from(table.usable).unwrap_or(0).min(able)
    };
    tables.map(reach).sum()
}
