//! The value of a plan: unseated guests, broken rules, unmet wishes, in this order.
//! [`score`] recomputes everything from the definition; the faster parts are tested against it.

mod full;

use crate::problem::Problem;

/// The value of a plan; smaller is better, compared from left to right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score {
    /// U: guests without a seat.
    pub unseated: u32,
    /// V: violations of hard rules.
    pub violations: u32,
    /// S: weighted sum of unmet wishes.
    pub cost: i64,
}

/// The terms a [`Score`] is the sum of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Breakdown {
    /// Guests without a seat.
    pub unseated: u32,
    /// Hard: further tables used by groups that belong together.
    pub together: u32,
    /// Hard: pairs kept apart that share a table.
    pub apart: u32,
    /// Hard: pairs that must not be neighbours and are.
    pub apart_adjacent: u32,
    /// Hard: guests on a seat that does not offer what they require.
    pub ineligible: u32,
    /// Wishes and aversions about sharing a table.
    pub table_prefs: i64,
    /// Wishes and aversions about neighbours.
    pub seat_prefs: i64,
    /// Distance of important guests to the stage.
    pub vip: i64,
    /// Wanted tags not offered.
    pub want: i64,
    /// Members of mixed groups beyond the limit at their table.
    pub spread: i64,
    /// Tables used by gathered groups beyond the fewest.
    pub gather: i64,
    /// Guests apart from everyone they have a link to.
    pub isolation: i64,
    /// Guests missing at thinly used tables.
    pub underfill: i64,
    /// Changes against the previous plan.
    pub moved: i64,
}

impl Breakdown {
    /// Sums the terms.
    pub fn score(&self) -> Score {
        Score {
            unseated: self.unseated,
            violations: self.together + self.apart + self.apart_adjacent + self.ineligible,
            cost: self.table_prefs
                + self.seat_prefs
                + self.vip
                + self.want
                + self.spread
                + self.gather
                + self.isolation
                + self.underfill
                + self.moved,
        }
    }
}

/// Why a list of seats is not a plan.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPlan {
    /// The list has another length than the guest list.
    #[error("the plan names {found} guests instead of {expected}")]
    Length {
        /// Guests of the problem.
        expected: usize,
        /// Entries of the plan.
        found: usize,
    },
    /// The seat does not exist.
    #[error("guest {guest} has a seat that does not exist")]
    UnknownSeat {
        /// The guest.
        guest: usize,
    },
    /// The seat is blocked.
    #[error("guest {guest} has a blocked seat")]
    Blocked {
        /// The guest.
        guest: usize,
    },
    /// Two guests have the same seat.
    #[error("seat {seat} is given twice")]
    SeatTwice {
        /// The seat.
        seat: usize,
    },
    /// The place the organiser fixed is not kept.
    #[error("guest {guest} is not where the organiser fixed the place")]
    LockBroken {
        /// The guest.
        guest: usize,
    },
}

/// Recomputes the value of a plan, one seat or none per guest.
///
/// # Errors
/// When the list is not a plan: wrong length, a seat that is unknown, blocked or given twice, a lock not kept.
pub fn score(problem: &Problem, seat: &[Option<usize>]) -> Result<Breakdown, InvalidPlan> {
    full::validate(problem, seat)?;
    Ok(full::breakdown(problem, seat))
}
