//! The joint phase: exchanges of seats and of whole parties under the exact score, at low temperature.
//! It corrects what the table phase could only estimate: distances, accessible seats, neighbours across parties.
#![expect(
    clippy::indexing_slicing,
    reason = "all indices come from the validated problem whose sizes the arrays have"
)]

use crate::index::{NONE, id, ix};
use crate::meter::Meter;
use crate::plan::Plan;
use crate::prng::Prng;
use crate::problem::Problem;
use crate::tables::atoms::Atoms;

/// Price of an unseated guest: above every sum of violations.
const UNSEATED: i64 = 1 << 50;
/// Price of a violation that keeps the order of the score.
pub(crate) const STRICT: i64 = 1 << 32;

/// A change under trial: pairs of seats to exchange, or a seat for a guest without one.
#[derive(Default)]
struct Trial {
    swaps: Vec<(u32, u32)>,
    /// A guest without a seat and the seat to take, from its holder if there is one.
    claim: Option<(u32, u32)>,
    out: Vec<u32>,
    back: Vec<u32>,
}

/// Length and temperatures, in units of cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Polish {
    pub(crate) steps: u64,
    pub(crate) hot: f64,
    pub(crate) cold: f64,
    /// Price of a violation; below [`STRICT`] the search may pass through plans that break more rules.
    pub(crate) violation: i64,
}

/// Improves a plan; returns the best seats found.
pub(crate) fn polish(
    problem: &Problem,
    atoms: &Atoms,
    plan: &mut Plan<'_>,
    prng: &mut Prng,
    meter: &mut Meter<'_>,
    polish: Polish,
) -> Vec<u32> {
    let mut best = (plan.score(), plan.seats().to_vec());
    if atoms.members.is_empty() || problem.seats.is_empty() {
        return best.1;
    }
    let chunks = (polish.steps / 64).max(1);
    let cooling = libm::pow(
        polish.cold / polish.hot,
        1.0 / f64_of(i64::try_from(chunks).unwrap_or(i64::MAX)),
    );
    let mut heat = polish.hot;
    let mut trial = Trial::default();
    for _ in 0..chunks {
        for _ in 0..64 {
            trial.draw(problem, atoms, plan, prng);
            if trial.run(plan, prng, heat, polish.violation) && plan.score() < best.0 {
                best.0 = plan.score();
                best.1.copy_from_slice(plan.seats());
            }
        }
        heat *= cooling;
        // A change here costs several times an evaluation of the table phase.
        if !meter.spend(64 * 4) {
            break;
        }
    }
    best.1
}

impl Trial {
    fn draw(&mut self, problem: &Problem, atoms: &Atoms, plan: &Plan<'_>, prng: &mut Prng) {
        self.swaps.clear();
        self.claim = None;
        let guest = prng.below(problem.guests());
        if problem.guests[guest].lock_seat != NONE {
            return;
        }
        if plan.seat_of(guest) == NONE {
            self.draw_claim(problem, plan, guest, prng);
            return;
        }
        match prng.below(8) {
            0 => self.draw_anywhere(problem, plan, guest, prng),
            1 | 2 => self.draw_beside_partner(problem, plan, guest, prng),
            3 | 4 => self.draw_party(problem, atoms, plan, guest, prng),
            _ => self.draw_at_table(problem, plan, guest, prng),
        }
    }

    /// Any seat, free or taken from someone without a fixed place.
    fn draw_claim(&mut self, problem: &Problem, plan: &Plan<'_>, guest: usize, prng: &mut Prng) {
        let seat = prng.below(problem.seats());
        let holder = plan.guest_at(seat);
        if !problem.seats[seat].blocked && (holder == NONE || !problem.is_locked(ix(holder))) {
            self.claim = Some((id(guest), id(seat)));
        }
    }

    /// A seat of any table for the guest alone.
    fn draw_anywhere(&mut self, problem: &Problem, plan: &Plan<'_>, guest: usize, prng: &mut Prng) {
        let seat = prng.below(problem.seats());
        let holder = plan.guest_at(seat);
        if !problem.is_locked(guest) && (holder == NONE || !problem.is_locked(ix(holder))) {
            self.add(problem, plan, plan.seat_of(guest), id(seat));
        }
    }

    /// A seat of the same table.
    fn draw_at_table(&mut self, problem: &Problem, plan: &Plan<'_>, guest: usize, prng: &mut Prng) {
        let table = &problem.tables[ix(plan.table_of(guest))];
        let seat = table.first + id(prng.below(ix(table.seats)));
        self.add(problem, plan, plan.seat_of(guest), seat);
    }

    /// A seat next to someone the guest has a wish about.
    fn draw_beside_partner(&mut self, problem: &Problem, plan: &Plan<'_>, guest: usize, prng: &mut Prng) {
        let partners = problem.seat_prefs.row(guest);
        let Some(&(partner, _)) = partners.get(prng.below(partners.len())) else {
            return;
        };
        let there = plan.seat_of(ix(partner));
        if there == NONE || plan.table_of(ix(partner)) != plan.table_of(guest) {
            return;
        }
        let beside = problem.neighbours.row(ix(there));
        if let Some(&seat) = beside.get(prng.below(beside.len())) {
            self.add(problem, plan, plan.seat_of(guest), seat);
        }
    }

    /// The guest's whole party against as many seats of another table.
    fn draw_party(&mut self, problem: &Problem, atoms: &Atoms, plan: &Plan<'_>, guest: usize, prng: &mut Prng) {
        let atom = ix(atoms.of_guest[guest]);
        let here = plan.table_of(guest);
        let bonds = atoms.bonds.row(atom);
        let there = if !bonds.is_empty() && prng.one_in(2) {
            let bond = bonds[prng.below(bonds.len())];
            plan.table_of(ix(atoms.members[ix(bond.other)][0]))
        } else {
            let targets = atoms.targets.row(atom);
            targets.get(prng.below(targets.len())).copied().unwrap_or(NONE)
        };
        if atoms.fixed[atom] != NONE || there == NONE || there == here {
            return;
        }
        self.out.clear();
        self.back.clear();
        self.out
            .extend(atoms.members[atom].iter().map(|&guest| plan.seat_of(ix(guest))));
        if self.out.contains(&NONE) {
            return;
        }
        let table = &problem.tables[ix(there)];
        let start = id(prng.below(ix(table.seats)));
        for step in 0..table.seats {
            let seat = table.first + (start + step) % table.seats;
            if self.back.len() < self.out.len() && !self.back.contains(&seat) {
                self.add_back(problem, atoms, plan, seat);
            }
        }
        if self.back.len() > self.out.len() {
            let table = &problem.tables[ix(here)];
            for seat in table.first..table.first + table.seats {
                if self.back.len() > self.out.len() && plan.guest_at(ix(seat)) == NONE {
                    self.out.push(seat);
                }
            }
        }
        if self.back.len() == self.out.len() {
            prng.shuffle(&mut self.back);
            for at in 0..self.out.len() {
                self.add(problem, plan, self.out[at], self.back[at]);
            }
            if self.swaps.len() != self.out.len() {
                self.swaps.clear();
            }
        }
    }

    /// Adds a free seat of the other table, or the seats of the whole party that sits there.
    fn add_back(&mut self, problem: &Problem, atoms: &Atoms, plan: &Plan<'_>, seat: u32) {
        let guest = plan.guest_at(ix(seat));
        if guest == NONE {
            if !problem.seats[ix(seat)].blocked {
                self.back.push(seat);
            }
            return;
        }
        let atom = ix(atoms.of_guest[ix(guest)]);
        let together = atoms.members[atom]
            .iter()
            .all(|&mate| plan.table_of(ix(mate)) == plan.table_of(ix(guest)));
        if atoms.fixed[atom] == NONE && together {
            self.back
                .extend(atoms.members[atom].iter().map(|&mate| plan.seat_of(ix(mate))));
        }
    }

    fn add(&mut self, problem: &Problem, plan: &Plan<'_>, one: u32, other: u32) {
        let locked = |seat: u32| {
            let guest = plan.guest_at(ix(seat));
            guest != NONE && problem.guests[ix(guest)].lock_seat != NONE
        };
        let open = |seat: u32| !problem.seats[ix(seat)].blocked && !locked(seat);
        if one != other && open(one) && open(other) {
            self.swaps.push((one, other));
        }
    }

    /// Makes the change; keeps it if it is accepted and reverts it otherwise.
    fn run(&self, plan: &mut Plan<'_>, prng: &mut Prng, heat: f64, violation: i64) -> bool {
        if self.swaps.is_empty() && self.claim.is_none() {
            return false;
        }
        let before = plan.priced(UNSEATED, violation);
        for &(one, other) in &self.swaps {
            plan.swap(ix(one), ix(other));
        }
        let holder = self.claim.map(|(guest, seat)| (seat, plan.give(guest, seat)));
        let change = plan.priced(UNSEATED, violation) - before;
        let accepted = change <= 0 || (change < STRICT / 2 && prng.unit() < libm::exp(-f64_of(change) / heat));
        if !accepted {
            if let Some((seat, holder)) = holder {
                plan.give(holder, seat);
            }
            for &(one, other) in self.swaps.iter().rev() {
                plan.swap(ix(one), ix(other));
            }
        }
        accepted
    }
}

#[expect(
    clippy::as_conversions,
    clippy::cast_precision_loss,
    reason = "only sizes near the temperature matter"
)]
fn f64_of(change: i64) -> f64 {
    change as f64
}
