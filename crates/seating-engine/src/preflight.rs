//! What can be proved before any search: how many guests cannot be seated, how many rules must be broken, and why.
//!
//! The bounds add up because each obstacle charges terms no other one charges: a party's own split or quarrel,
//! pairs between parties outside those, and (once, for all together) seats that lack what is required.

mod cliques;
mod flow;
mod locks;
mod packing;
mod parties;
mod requirements;

use std::collections::BTreeSet;

use crate::index::{id, ix};
use crate::problem::Problem;
use crate::units::{Units, units};

/// Kind of a [`Reason`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ReasonKind {
    /// More guests than seats.
    Seats,
    /// Guests who must share a table and must not.
    TogetherApart,
    /// A party larger than the largest table it may use.
    LargeParty,
    /// Fixed places that break a rule.
    Locks,
    /// More guests with a requirement than seats that meet it.
    Requirements,
    /// More mutually apart parties than tables.
    ApartClique,
    /// Parties that fit by number but not as wholes.
    Packing,
}

/// One proved obstacle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What kind of obstacle.
    pub kind: ReasonKind,
    /// A sentence for the organiser.
    pub text: String,
    /// Guests who cause it together, in ascending order.
    pub guests: Vec<usize>,
    /// Guests who stay unseated because of it alone.
    pub unseated: u32,
    /// Violations that follow from it alone when everyone is seated.
    pub violations: u32,
}

/// Proved lower bounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Feasibility {
    /// No plan leaves fewer guests without a seat.
    pub min_unseated: u32,
    /// No plan with that many unseated guests breaks fewer hard rules.
    pub min_hard: u32,
    /// Every obstacle found.
    pub reasons: Vec<Reason>,
}

impl Feasibility {
    /// True when nothing speaks against a plan that seats everyone and keeps every rule.
    pub fn is_clear(&self) -> bool {
        self.min_unseated == 0 && self.min_hard == 0
    }
}

/// Proves what it can about the problem, without search.
///
/// ```
/// use seating_engine::preflight::{ReasonKind, preflight};
/// use seating_engine::problem::{GuestDraft, ProblemDraft, TableDraft};
///
/// let mut draft = ProblemDraft::default();
/// draft.tables.push(TableDraft::round("Table 1", 4));
/// draft.guests.extend(["Ada", "Ben", "Cleo"].map(GuestDraft::named));
/// draft.together.extend([vec![0, 1], vec![1, 2]]);
/// draft.apart.push((0, 2));
/// let found = preflight(&draft.build()?);
/// assert_eq!((found.min_unseated, found.min_hard), (0, 1));
/// assert_eq!(found.reasons[0].kind, ReasonKind::TogetherApart);
/// assert_eq!(found.reasons[0].guests, [0, 1, 2]);
/// # Ok::<(), seating_engine::problem::ProblemError>(())
/// ```
pub fn preflight(problem: &Problem) -> Feasibility {
    let units = units(problem);
    let mut proof = Proof {
        problem,
        units: &units,
        charged: BTreeSet::new(),
        reasons: Vec::new(),
    };
    let min_unseated = proof.seats();
    let unseatable = usize::try_from(min_unseated).unwrap_or(usize::MAX);
    let own = relieved(parties::own_splits(&mut proof), unseatable);
    let locked = locks::quarrels(&mut proof);
    let anchored = relieved(locks::anchored_quarrels(&mut proof), unseatable);
    let crowded = relieved(cliques::crowds(&mut proof), unseatable);
    let misfits = requirements::shortage(&mut proof, min_unseated);
    let homeless = relieved(parties::without_table(&mut proof), unseatable);
    let packed = if min_unseated == 0 {
        packing::overflow(&mut proof)
    } else {
        0
    };
    let min_hard = own + locked + anchored + crowded + packed + misfits.max(homeless);
    Feasibility {
        min_unseated,
        min_hard,
        reasons: proof.reasons,
    }
}

/// Sums bounds of which no guest takes part in two, when `unseatable` guests at the most stay away: each of
/// them can undo one bound at the most.
fn relieved(mut bounds: Vec<u32>, unseatable: usize) -> u32 {
    bounds.sort_unstable_by(|a, b| b.cmp(a));
    bounds.iter().skip(unseatable).sum()
}

/// The obstacles found so far and the units whose terms they charge.
struct Proof<'a> {
    problem: &'a Problem,
    units: &'a Units,
    charged: BTreeSet<u32>,
    reasons: Vec<Reason>,
}

impl Proof<'_> {
    fn seats(&mut self) -> u32 {
        let (guests, seats) = (self.problem.guests(), self.problem.usable_seats());
        let unseated = id(guests.saturating_sub(seats));
        if unseated > 0 {
            let text = format!("{guests} guests, {seats} seats: {unseated} cannot be seated.");
            self.add(ReasonKind::Seats, text, Vec::new(), (unseated, 0));
        }
        unseated
    }

    fn add(&mut self, kind: ReasonKind, text: String, mut guests: Vec<usize>, (unseated, violations): (u32, u32)) {
        guests.sort_unstable();
        guests.dedup();
        self.reasons.push(Reason {
            kind,
            text,
            guests,
            unseated,
            violations,
        });
    }

    /// Lists names, the first few in full.
    fn names(&self, guests: &[usize]) -> String {
        let shown: Vec<String> = guests
            .iter()
            .take(4)
            .map(|&guest| self.problem.guest_name(guest))
            .collect();
        match guests.len().saturating_sub(shown.len()) {
            0 => shown.join(", "),
            more => format!("{} and {more} more", shown.join(", ")),
        }
    }

    fn unit_of(&self, guest: u32) -> u32 {
        self.units.of_guest.get(ix(guest)).copied().unwrap_or_default()
    }
}
