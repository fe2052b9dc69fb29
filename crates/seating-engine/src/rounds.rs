//! Seats a series of sittings ("rounds") so that the fewest pairs share a table twice, and proves how few where it can.
//!
//! The task is the social golfer problem with unequal tables, absent guests and fixed places. [`seat`] tries known
//! designs first, then a search over all rounds at once, and between the two a search for cyclic designs. It stops as
//! soon as the plan has no more repeated meetings than [`Bound`] proves for every plan.
//!
//! The rules of a plan: a guest who takes part in a round has one table; fixed guests have theirs; tables hold no more
//! guests than seats and are filled evenly where no party needs more room. A pair that must not share a table costs
//! more than any repeat, and parties stay together wherever their tables allow it.

mod bound;
mod design;
mod draft;
mod field;
mod fit;
mod greedy;
mod levels;
pub mod limits;
mod meetings;
mod parties;
mod plan;
mod run;
mod starter;
mod state;
mod tabu;
mod task;
#[cfg(test)]
mod tests;

pub use bound::{Bound, BoundTerm};
pub use draft::{RoundDraft, RoundsDraft, Stay};
pub use plan::{Broken, Method, RoundsPlan, RoundsProgress};
pub use task::RoundsTask;

use crate::engine::{Budget, Control};

/// Seats all rounds. The same task, seed and work units give the same plan; `progress` is called with each better plan
/// and can end the search. Of the budget, `work_units`, `should_stop` and `share_used` apply.
pub fn seat(
    task: &RoundsTask,
    seed: u64,
    budget: Budget<'_>,
    progress: &mut dyn FnMut(RoundsProgress) -> Control,
) -> RoundsPlan {
    run::run(task, seed, budget, progress)
}

/// Returns the fewest repeated meetings that can be proved without search.
pub fn bound(task: &RoundsTask) -> Bound {
    bound::bound(task)
}
