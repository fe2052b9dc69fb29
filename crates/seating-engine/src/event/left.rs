//! Who stays without a seat after a search, and why.

use std::collections::{HashMap, HashSet};

use domain::guest::status::Rsvp;

use super::words::join;
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
        let locked = self.locked_seats(event);
        let mut left: Vec<Left> = self
            .outcome
            .unseated
            .iter()
            .filter_map(|left| {
                Some(Left {
                    guest: *self.task.guests.get(left.guest)?,
                    reason: format!("{}{locked}", left.reason),
                })
            })
            .collect();
        left.extend(self.second.iter().map(|guest| Left {
            guest: *guest,
            reason: format!("There are not enough seats, and guests who said yes come first.{locked}"),
        }));
        left.sort_by_key(|left| left.guest);
        left
    }

    /// " Table 3 is locked with 8 free seats."
    fn locked_seats(&self, event: &Event<'_>) -> String {
        let taken: HashSet<usize> = self.outcome.seat.iter().flatten().copied().collect();
        let locked = event.locked_tables();
        let seats = self.task.room.seats().iter().enumerate();
        let free = seats.filter(|(number, seat)| locked.contains(seat.table()) && !taken.contains(number));
        let tables: Vec<&str> = free.map(|(_, seat)| seat.table()).collect();
        let count = tables.len();
        let mut titles: Vec<String> = Vec::new();
        for table in tables {
            let title = super::words::table(event, table);
            if !titles.contains(&title) {
                titles.push(title);
            }
        }
        let are = if titles.len() == 1 { "is" } else { "are" };
        let seats = if count == 1 { "seat" } else { "seats" };
        match count {
            0 => String::new(),
            _ => {
                let titles: Vec<&str> = titles.iter().map(String::as_str).collect();
                format!(" {} {are} locked with {count} free {seats}.", join(&titles))
            }
        }
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
