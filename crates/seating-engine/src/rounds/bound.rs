//! Proves how many repeated meetings every plan has. Each term is a bound of its own; the largest counts.
#![expect(
    clippy::indexing_slicing,
    reason = "guests and tables are below the sizes of the task that size the arrays"
)]

use super::levels::{even_loads, pairs, pairs_when_spread};
use super::task::{Round, RoundsTask};
use crate::index::{NONE, ix};

/// Fewest repeated meetings of any plan that fills tables evenly and keeps pairs apart that must be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bound {
    /// The largest term.
    pub repeats: usize,
    /// What was proved, term by term.
    pub terms: Vec<BoundTerm>,
}

/// A reason for repeated meetings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoundTerm {
    /// Fixed places, and parties who sit together, bring the same pairs together again.
    Forced {
        /// Meetings that repeat because of it.
        repeats: usize,
    },
    /// The tables make more meetings than there are pairs who have not met.
    Meetings {
        /// Fewest meetings of all rounds.
        meetings: usize,
        /// Pairs who may meet for the first time.
        pairs: usize,
    },
    /// Guests have more table mates than there are others they have not met (half of the sum over all guests).
    Mates {
        /// Meetings that repeat because of it.
        repeats: usize,
        /// Guests with too few others.
        guests: usize,
    },
    /// A table has more guests than another round has tables to spread them over.
    Spread {
        /// Meetings that repeat because of it.
        repeats: usize,
    },
}

impl BoundTerm {
    /// Returns the repeated meetings that the term proves.
    pub fn repeats(self) -> usize {
        match self {
            Self::Forced { repeats } | Self::Mates { repeats, .. } | Self::Spread { repeats } => repeats,
            Self::Meetings { meetings, pairs } => meetings.saturating_sub(pairs),
        }
    }
}

/// Marks a pair who met before the first round.
const MET: u8 = 0x80;

/// Derives all terms.
pub(super) fn bound(task: &RoundsTask) -> Bound {
    let forced = forced_meetings(task);
    let fresh = fresh_partners(task, &forced);
    let by_guest = forced_repeats(task, &forced);
    let (mates, guests) = mates(task, &by_guest, &fresh);
    let terms = [
        BoundTerm::Forced {
            repeats: by_guest.iter().sum::<usize>() / 2 + anchored_repeats(task, &forced),
        },
        BoundTerm::Meetings {
            meetings: task.rounds.iter().map(fewest_meetings).sum(),
            pairs: fresh.iter().sum::<usize>() / 2,
        },
        BoundTerm::Mates { repeats: mates, guests },
        BoundTerm::Spread { repeats: spread(task) },
    ];
    let terms: Vec<BoundTerm> = terms.into_iter().filter(|term| term.repeats() > 0).collect();
    Bound {
        repeats: terms.iter().map(|term| term.repeats()).max().unwrap_or(0),
        terms,
    }
}

/// Returns in how many rounds each pair must meet, as a matrix. Pairs whose tables depend on a choice are left out.
fn forced_meetings(task: &RoundsTask) -> Vec<u8> {
    let guests = task.guests;
    let mut forced = vec![0_u8; guests * guests];
    let mut anchored = vec![false; guests];
    if task.anchors.choice {
        task.anchors.guests.iter().for_each(|guest| anchored[ix(*guest)] = true);
    }
    for round in &task.rounds {
        let mut groups = vec![Vec::new(); task.tables];
        for (guest, table) in round.fixed.iter().enumerate().filter(|(_, table)| **table != NONE) {
            groups[ix(*table)].push(guest);
        }
        let units = round
            .units
            .iter()
            .map(|unit| unit.members.iter().map(|guest| ix(*guest)).collect());
        for group in groups.into_iter().chain(units) {
            for (at, &a) in group.iter().enumerate() {
                for &b in group.iter().skip(at + 1).filter(|b| !(anchored[a] && anchored[**b])) {
                    forced[a * guests + b] += 1;
                    forced[b * guests + a] += 1;
                }
            }
        }
    }
    for &(a, b, _) in &task.met {
        forced[ix(a) * guests + ix(b)] |= MET;
        forced[ix(b) * guests + ix(a)] |= MET;
    }
    forced
}

/// Returns the repeated meetings of each guest that are forced.
fn forced_repeats(task: &RoundsTask, forced: &[u8]) -> Vec<usize> {
    let repeats = |cell: &u8| usize::from((cell & !MET).saturating_sub(u8::from(cell & MET == 0)));
    let rows = forced.chunks(task.guests.max(1));
    rows.map(|row| row.iter().map(repeats).sum()).collect()
}

/// Returns the repeats of guests who keep one table and had a choice of tables.
fn anchored_repeats(task: &RoundsTask, forced: &[u8]) -> usize {
    if !task.anchors.choice {
        return 0;
    }
    let masks = presence(task);
    let guests = &task.anchors.guests;
    let mut least = u32::MAX;
    for (at, &a) in guests.iter().enumerate() {
        for &b in guests.iter().skip(at + 1) {
            let shared = (masks[ix(a)] & masks[ix(b)]).count_ones();
            let is_fresh = forced[ix(a) * task.guests + ix(b)] & MET == 0;
            least = least.min(shared.saturating_sub(u32::from(is_fresh)));
        }
    }
    if least == u32::MAX {
        0
    } else {
        ix(least) * task.anchors.pairs
    }
}

/// Returns the rounds of each guest, a bit for each.
fn presence(task: &RoundsTask) -> Vec<u64> {
    let mask = |guest: usize| {
        let rounds = task.rounds.iter().rev();
        rounds.fold(0, |mask, round| mask << 1 | u64::from(round.is_present(guest)))
    };
    (0..task.guests).map(mask).collect()
}

/// Returns how many others each guest may meet for the first time.
fn fresh_partners(task: &RoundsTask, forced: &[u8]) -> Vec<usize> {
    let masks = presence(task);
    let of = |guest: usize| {
        let apart = task.apart.row(guest);
        let row = &forced[guest * task.guests..(guest + 1) * task.guests];
        let is_fresh = |other: usize| other != guest && masks[guest] & masks[other] != 0 && row[other] & MET == 0;
        let kept_apart = apart.iter().filter(|other| is_fresh(ix(**other))).count();
        (0..task.guests).filter(|other| is_fresh(*other)).count() - kept_apart
    };
    (0..task.guests).map(of).collect()
}

fn fewest_meetings(round: &Round) -> usize {
    even_loads(&round.seats, round.guests()).into_iter().map(pairs).sum()
}

/// Sums the table mates of each guest beyond those who are new.
fn mates(task: &RoundsTask, forced: &[usize], fresh: &[usize]) -> (usize, usize) {
    let mut mates = vec![0; task.guests];
    for round in &task.rounds {
        let least = least_loads(round);
        let used = least.iter().copied().filter(|load| *load > 0).min().unwrap_or(1);
        for (guest, mates) in mates
            .iter_mut()
            .enumerate()
            .filter(|(guest, _)| round.is_present(*guest))
        {
            let table = round.fixed[guest];
            let load = if table == NONE { used } else { least[ix(table)] };
            *mates += load.saturating_sub(1);
        }
    }
    let by_guest = mates
        .iter()
        .zip(fresh)
        .map(|(mates, fresh)| mates.saturating_sub(*fresh));
    let short = by_guest.clone().filter(|missing| *missing > 0).count();
    let sum: usize = by_guest.zip(forced).map(|(missing, forced)| missing.max(*forced)).sum();
    (if short > 0 { sum.div_ceil(2) } else { 0 }, short)
}

/// Returns the fewest guests of each used table in every plan; at least one where a guest sits.
fn least_loads(round: &Round) -> Vec<usize> {
    let all: usize = round.caps.iter().sum();
    let guests = round.guests();
    let of = |(cap, floor): (&usize, &usize)| match cap {
        0 => 0,
        _ => (guests + cap).saturating_sub(all).max(*floor).max(1),
    };
    if round.units.is_empty() {
        round.caps.iter().zip(&round.floors).map(of).collect()
    } else {
        let seats: usize = round.seats.iter().sum();
        let of = |cap: &usize| {
            if *cap == 0 {
                0
            } else {
                (guests + cap).saturating_sub(seats).max(1)
            }
        };
        round.seats.iter().map(of).collect()
    }
}

/// Adds up, round by round, the meetings that repeat one of the earlier round with the most of them.
fn spread(task: &RoundsTask) -> usize {
    let masks = presence(task);
    let repeats = |later: usize, earlier: usize| {
        let both = 1_u64 << later | 1 << earlier;
        let guests = masks.iter().filter(|mask| **mask & both == both).count();
        let (one, other) = (&task.rounds[earlier].seats, &task.rounds[later].seats);
        between(one, other, guests).max(between(other, one, guests))
    };
    let of = |later: usize| (0..later).map(|earlier| repeats(later, earlier)).max().unwrap_or(0);
    (0..task.rounds.len()).map(of).sum()
}

/// Returns the fewest pairs who share a table in both of two rounds.
fn between(one: &[usize], other: &[usize], guests: usize) -> usize {
    let tables = other.iter().filter(|seats| **seats > 0).count();
    let loads = even_loads(one, guests).into_iter();
    loads.map(|load| pairs_when_spread(load, tables)).sum()
}
