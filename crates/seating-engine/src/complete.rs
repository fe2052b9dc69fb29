//! The last step of a search: guests without a seat take free seats that fit them, party by party. Otherwise a search
//! that runs out of work before it could split parties would leave seats empty and guests unseated.
#![expect(
    clippy::indexing_slicing,
    reason = "all indices come from the validated problem whose sizes the arrays have"
)]

use std::collections::BTreeMap;

use crate::index::{NONE, id, ix};
use crate::plan::Plan;
use crate::problem::{Fit, Problem};
use crate::units::Units;

/// Maximum number of free seats of a table compared for one guest.
const COMPARED: usize = 16;

/// Returns the seats after giving a fitting free seat to every unseated guest who can get one. Seated guests stay.
pub(crate) fn complete(problem: &Problem, units: &Units, seats: &[u32]) -> Vec<u32> {
    let mut plan = Plan::of(problem, seats);
    let mut free = free_seats(problem, &plan);
    let mut waiting: Vec<usize> = (0..problem.guests()).filter(|&guest| seats[guest] == NONE).collect();
    // Large parties first, and one party after the other, so that its members find seats close to each other.
    let size = |guest: usize| units.members[ix(units.of_guest[guest])].len();
    waiting.sort_by_key(|&guest| (usize::MAX - size(guest), units.of_guest[guest], guest));
    for guest in waiting {
        let Some(table) = best_table(problem, units, &plan, &free, guest) else {
            continue;
        };
        if let Some(seat) = best_seat(problem, &mut plan, &free[table], guest, table) {
            plan.place(guest, ix(seat));
            free[table].retain(|&other| other != seat);
        }
    }
    plan.seats().to_vec()
}

/// Returns the free seats of each table.
fn free_seats(problem: &Problem, plan: &Plan<'_>) -> Vec<Vec<u32>> {
    let mut free = vec![Vec::new(); problem.tables()];
    for (number, seat) in problem.seats.iter().enumerate() {
        if !seat.blocked && plan.guest_at(number) == NONE {
            free[ix(seat.table)].push(id(number));
        }
    }
    free
}

/// Returns the table with the fewest quarrels, then the most guests of the own party, then the most free seats.
fn best_table(problem: &Problem, units: &Units, plan: &Plan<'_>, free: &[Vec<u32>], guest: usize) -> Option<usize> {
    let mut friends: BTreeMap<u32, usize> = BTreeMap::new();
    for &member in &units.members[ix(units.of_guest[guest])] {
        *friends.entry(plan.table_of(ix(member))).or_default() += 1;
    }
    let mut quarrels: BTreeMap<u32, usize> = BTreeMap::new();
    for &other in problem.apart.row(guest) {
        *quarrels.entry(plan.table_of(ix(other))).or_default() += 1;
    }
    let count = |known: &BTreeMap<u32, usize>, table: usize| known.get(&id(table)).copied().unwrap_or(0);
    let lock = problem.guests[guest].lock_table;
    let suitable = (0..free.len()).filter(|&table| {
        (lock == NONE || ix(lock) == table) && free[table].iter().any(|&seat| fits(problem, guest, ix(seat)))
    });
    suitable.min_by_key(|&table| {
        let open = usize::MAX - free[table].len();
        (
            count(&quarrels, table),
            usize::MAX - count(&friends, table),
            open,
            table,
        )
    })
}

/// Returns the free seat of a table that costs least.
fn best_seat(problem: &Problem, plan: &mut Plan<'_>, free: &[u32], guest: usize, table: usize) -> Option<u32> {
    debug_assert!(free.iter().all(|&seat| ix(problem.seats[ix(seat)].table) == table));
    let suitable = free.iter().copied().filter(|&seat| fits(problem, guest, ix(seat)));
    let price = |seat: u32| {
        plan.place(guest, ix(seat));
        let score = plan.score();
        plan.remove(guest);
        (score, seat)
    };
    suitable.take(COMPARED).map(price).min().map(|(_, seat)| seat)
}

/// Returns whether a seat offers what a guest requires.
fn fits(problem: &Problem, guest: usize, seat: usize) -> bool {
    let known = &problem.seats[seat];
    match problem.fit(problem.guests[guest].class, known.table) {
        Fit::Any => true,
        Fit::Accessible => known.accessible,
        Fit::Never => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::{Budget, Config, Control, Engine, Outcome};
    use crate::problem::{GuestDraft, Lock, Problem, ProblemDraft, TableDraft};

    fn solve(problem: &Problem, budget: Budget<'_>) -> Outcome {
        Engine::new(problem, Config::default()).solve(budget, &mut |_| Control::Continue)
    }

    fn parties(guests: usize, size: usize, tables: usize, seats: usize) -> ProblemDraft {
        ProblemDraft {
            tables: (0..tables).map(|n| TableDraft::round(format!("T{n}"), seats)).collect(),
            guests: (0..guests).map(|n| GuestDraft::named(format!("G{n}"))).collect(),
            together: (0..guests / size)
                .map(|n| (n * size..(n + 1) * size).collect())
                .collect(),
            ..ProblemDraft::default()
        }
    }

    #[test]
    fn with_10000_guests_in_parties_of_five_everyone_sits_at_1300_tables_of_eight() {
        let problem = parties(10_000, 5, 1_300, 8).build().unwrap();
        let outcome = solve(&problem, Budget::default());
        assert_eq!((outcome.score.unseated, outcome.unseated.len()), (0, 0));
    }

    #[test]
    fn parties_split_over_the_seats_that_are_left_when_the_work_ends_at_once() {
        let problem = parties(15, 5, 2, 8).build().unwrap();
        let outcome = solve(&problem, Budget::work(1));
        assert_eq!((outcome.score.unseated, outcome.score.violations), (0, 1));
    }

    #[test]
    fn a_guest_without_a_seat_that_fits_stays_unseated() {
        let mut draft = parties(3, 1, 2, 2);
        draft.together.clear();
        draft.guests[0].requires.push("power".to_owned());
        draft.guests[1].lock = Some(Lock::Table(0));
        draft.guests[2].lock = Some(Lock::Table(0));
        let problem = draft.build().unwrap();
        let seat = super::complete(&problem, &crate::units::units(&problem), &[u32::MAX; 3]);
        assert_eq!(seat[0], u32::MAX, "no table offers power");
        assert!(seat[1] < 2 && seat[2] < 2 && seat[1] != seat[2], "{seat:?}");
    }
}
