//! Why a guest has no seat, in a sentence for the organiser.

use super::Unseated;
use crate::index::{NONE, id, ix};
use crate::problem::{Fit, Problem};

/// Returns the reason for each guest without a seat.
pub(super) fn unseated(problem: &Problem, seat: &[Option<usize>]) -> Vec<Unseated> {
    let mut taken = vec![false; problem.seats()];
    for seat in seat.iter().flatten() {
        if let Some(slot) = taken.get_mut(*seat) {
            *slot = true;
        }
    }
    let free = problem
        .seats
        .iter()
        .zip(&taken)
        .filter(|(seat, taken)| !seat.blocked && !**taken)
        .count();
    let without = (0..seat.len()).filter(|&guest| seat.get(guest).copied().flatten().is_none());
    without
        .map(|guest| Unseated {
            guest,
            reason: reason(problem, guest, free),
        })
        .collect()
}

fn reason(problem: &Problem, guest: usize, free: usize) -> String {
    if problem.usable_seats() == 0 {
        return "There are no seats yet.".to_owned();
    }
    if free == 0 {
        let (guests, seats) = (problem.guests(), problem.usable_seats());
        return format!("All {seats} seats are taken; there are {guests} guests.");
    }
    let Some(known) = problem.guests.get(guest) else {
        return String::new();
    };
    let fitting = (0..problem.tables())
        .filter(|&table| problem.fit(known.class, id(table)) != Fit::Never)
        .count();
    if fitting == 0 {
        return format!("No table has what {} requires.", problem.guest_name(guest));
    }
    if known.lock_table != NONE {
        return format!("Table {} has no seat left.", problem.table_name(ix(known.lock_table)));
    }
    format!(
        "{free} seats are free, but none was found that suits {} and the rules.",
        problem.guest_name(guest)
    )
}
