//! The seat phase: which seat of its table each guest gets, table by table.
//! Exact terms, small matrices, a short annealing over exchanges of two seats.
#![expect(
    clippy::indexing_slicing,
    reason = "all indices are positions in the arrays built by `Table::new`"
)]

use crate::index::{NONE, id, ix};
use crate::meter::Meter;
use crate::prng::Prng;
use crate::problem::{Fit, Problem};

/// Price of a broken rule in this phase: above any sum of soft weights at one table.
const HARD: i64 = 1 << 32;

/// One table with the guests who sit at it.
struct Table {
    /// Global numbers of the seats guests may be exchanged between.
    seats: Vec<u32>,
    guests: Vec<u32>,
    /// Cost of guest `g` on seat `s`, at `g * seats + s`; includes neighbours who cannot move.
    place: Vec<i64>,
    /// Cost of two guests being neighbours.
    pair: Vec<i64>,
    /// Neighbours of each seat among `seats`.
    next: Vec<Vec<u32>>,
    /// Guest on each seat, or `NONE`.
    at: Vec<u32>,
}

/// Gives a seat to each guest of `guests` at `table`. `seat_of` holds the seats of all guests: those of
/// `guests` are a first guess (from another table or `NONE`) and are overwritten; the others stay.
pub(crate) fn arrange(
    problem: &Problem,
    table: usize,
    guests: &[u32],
    seat_of: &mut [u32],
    prng: &mut Prng,
    meter: &mut Meter<'_>,
) {
    let mut small = Table::new(problem, table, guests, seat_of);
    if small.has_choice() {
        if meter.goes_on() {
            small.anneal(prng, meter);
        }
        small.descend();
    }
    for (seat, &guest) in small.seats.iter().zip(&small.at) {
        if guest != NONE {
            seat_of[ix(small.guests[ix(guest)])] = *seat;
        }
    }
}

impl Table {
    fn new(problem: &Problem, table: usize, guests: &[u32], seat_of: &[u32]) -> Self {
        let known = &problem.tables[table];
        let is_fixed = |guest: &u32| problem.guests[ix(*guest)].lock_seat != NONE;
        let fixed: Vec<u32> = guests.iter().copied().filter(is_fixed).collect();
        let locked: Vec<u32> = fixed.iter().map(|&guest| problem.guests[ix(guest)].lock_seat).collect();
        let seats: Vec<u32> = (known.first..known.first + known.seats)
            .filter(|&seat| !problem.seats[ix(seat)].blocked && !locked.contains(&seat))
            .collect();
        let guests: Vec<u32> = guests.iter().copied().filter(|guest| !is_fixed(guest)).collect();
        let mut small = Self {
            place: vec![0; guests.len() * seats.len()],
            pair: vec![0; guests.len() * guests.len()],
            next: seats
                .iter()
                .map(|&seat| local(problem.neighbours.row(ix(seat)), &seats))
                .collect(),
            at: vec![NONE; seats.len()],
            seats,
            guests,
        };
        small.fill_costs(problem, table, &fixed);
        small.take_first_guess(seat_of);
        small
    }

    fn fill_costs(&mut self, problem: &Problem, table: usize, fixed: &[u32]) {
        for (g, &guest) in self.guests.iter().enumerate() {
            for (s, &seat) in self.seats.iter().enumerate() {
                let mut cost = seat_cost(problem, guest, seat, table);
                for &other in fixed {
                    let there = problem.guests[ix(other)].lock_seat;
                    if problem.neighbours.row(ix(seat)).contains(&there) {
                        cost += neighbour_cost(problem, guest, other);
                    }
                }
                self.place[g * self.seats.len() + s] = cost;
            }
            for (h, &other) in self.guests.iter().enumerate() {
                self.pair[g * self.guests.len() + h] = neighbour_cost(problem, guest, other);
            }
        }
    }

    /// Keeps guests on seats they already have and fills up the rest in order.
    fn take_first_guess(&mut self, seat_of: &[u32]) {
        let mut left = Vec::new();
        for (g, &guest) in self.guests.iter().enumerate() {
            match self.seats.iter().position(|&seat| seat == seat_of[ix(guest)]) {
                Some(s) if self.at[s] == NONE => self.at[s] = id(g),
                _ => left.push(id(g)),
            }
        }
        let free: Vec<usize> = (0..self.at.len()).filter(|&s| self.at[s] == NONE).collect();
        for (s, g) in free.into_iter().zip(left) {
            self.at[s] = g;
        }
    }

    /// Returns whether any exchange can change the cost.
    fn has_choice(&self) -> bool {
        let seats = self.seats.len();
        let uneven = self
            .place
            .chunks(seats.max(1))
            .any(|row| row.iter().any(|cost| Some(cost) != row.first()));
        seats > 1 && (uneven || self.pair.iter().any(|&cost| cost != 0))
    }

    fn anneal(&mut self, prng: &mut Prng, meter: &mut Meter<'_>) {
        let seats = self.seats.len();
        let steps = 20 * seats * seats + 200;
        let mut sum = 0;
        let mut best = (0, self.at.clone());
        let mut heat = 6.0;
        let cooling = libm::pow(0.15 / heat, 64.0 / f64::from(id(steps)));
        for step in 0..steps {
            let (s, t) = (prng.below(seats), prng.below(seats));
            let change = self.exchange_cost(s, t);
            if change <= 0 || (change < 100 && prng.unit() < libm::exp(-f64_of(change) / heat)) {
                self.at.swap(s, t);
                sum += change;
                if sum < best.0 {
                    best = (sum, self.at.clone());
                }
            }
            if step % 64 == 63 {
                heat *= cooling;
            }
        }
        self.at = best.1;
        meter.spend(u64::from(id(steps)));
    }

    /// Makes improving exchanges until none is left.
    fn descend(&mut self) {
        let seats = self.seats.len();
        let mut improved = true;
        while improved {
            improved = false;
            for s in 0..seats {
                for t in s + 1..seats {
                    if self.exchange_cost(s, t) < 0 {
                        self.at.swap(s, t);
                        improved = true;
                    }
                }
            }
        }
    }

    /// Returns what exchanging two seats would change.
    fn exchange_cost(&self, s: usize, t: usize) -> i64 {
        let (a, b) = (self.at[s], self.at[t]);
        if a == b {
            return 0;
        }
        self.seated_cost(a, t, s, b) - self.seated_cost(a, s, t, b) + self.seated_cost(b, s, t, a)
            - self.seated_cost(b, t, s, a)
    }

    /// Returns the cost of a guest on seat `s`, leaving out the neighbour relation to the exchange partner,
    /// which is the same before and after.
    fn seated_cost(&self, guest: u32, s: usize, partner_seat: usize, partner: u32) -> i64 {
        if guest == NONE {
            return 0;
        }
        let row = ix(guest) * self.guests.len();
        let mut cost = self.place[ix(guest) * self.seats.len() + s];
        for &next in &self.next[s] {
            let other = self.at[ix(next)];
            if other != NONE && other != guest && other != partner && ix(next) != partner_seat {
                cost += self.pair[row + ix(other)];
            }
        }
        cost
    }
}

fn local(neighbours: &[u32], seats: &[u32]) -> Vec<u32> {
    neighbours
        .iter()
        .filter_map(|next| seats.iter().position(|seat| seat == next))
        .map(id)
        .collect()
}

/// Returns what depends on the guest and the seat alone.
fn seat_cost(problem: &Problem, guest: u32, seat: u32, table: usize) -> i64 {
    let (known, place) = (&problem.guests[ix(guest)], &problem.seats[ix(seat)]);
    let misfit = problem.fit(known.class, id(table)) == Fit::Accessible && !place.accessible;
    let want = problem.want(known.class, id(table));
    let moved = known.prior_table == id(table) && known.prior_seat != seat;
    i64::from(misfit) * HARD
        + i64::from(known.vip) * i64::from(place.distance)
        + i64::from(if place.accessible { want.accessible } else { want.plain })
        + i64::from(moved) * i64::from(problem.weights.move_seat)
}

/// Returns what two guests cost as neighbours, relative to not being neighbours.
fn neighbour_cost(problem: &Problem, guest: u32, other: u32) -> i64 {
    let wishes = problem.seat_prefs.row(ix(guest)).iter().filter(|pref| pref.0 == other);
    let feuds = problem
        .apart_adjacent
        .row(ix(guest))
        .iter()
        .filter(|&&partner| partner == other);
    feuds.count().try_into().unwrap_or(0_i64) * HARD - wishes.map(|pref| i64::from(pref.1)).sum::<i64>()
}

#[expect(
    clippy::as_conversions,
    clippy::cast_precision_loss,
    reason = "the value is below 100 here"
)]
fn f64_of(change: i64) -> f64 {
    change as f64
}
