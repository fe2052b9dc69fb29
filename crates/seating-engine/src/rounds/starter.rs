//! Searches designs that repeat one or a few base rounds under a cyclic shift.
//!
//! The method of differences (Bose, "On the construction of balanced incomplete block designs", Annals of Eugenics 9,
//! 1939): points are orbits of integers modulo the number of shifts, and some that stay. No pair meets twice when no
//! difference occurs twice in the base rounds. A base round is found by annealing; it has far fewer places to decide than
//! all rounds at once.
#![expect(
    clippy::indexing_slicing,
    reason = "points, rounds and classes are below the sizes that size the arrays"
)]

use super::design::Design;
use crate::index::id;
use crate::meter::Meter;
use crate::prng::Prng;

/// Most points of a design that is searched for.
const POINTS: usize = 150;
/// Fewest exchanges of one attempt. Longer searches cool down more slowly instead of trying more often.
const STEPS: u64 = 400_000;
/// Temperatures at the start and at the end of an attempt, in repeated differences.
const HOT: f64 = 0.8;
const COLD: f64 = 0.15;

/// Numbers of a cyclic design.
#[derive(Clone, Copy, Debug)]
struct Shape {
    tables: usize,
    size: usize,
    shifts: usize,
    bases: usize,
    /// Points that stay.
    still: usize,
}

impl Shape {
    /// Returns the shapes worth a search, those with the most room first.
    fn all(tables: usize, size: usize, rounds: usize, strangers: usize) -> Vec<Self> {
        let points = tables * size;
        let most = (points - 1) / (size - 1);
        let mut shapes = Vec::new();
        for bases in 1..=3 {
            for shifts in rounds.div_ceil(bases).max(3)..=most / bases {
                let shape = Self {
                    tables,
                    size,
                    shifts,
                    bases,
                    still: points % shifts,
                };
                if shifts <= points && shape.still <= tables && shape.still >= strangers && shape.spare().is_some() {
                    shapes.push(shape);
                }
            }
        }
        shapes.sort_by_key(|shape| (shape.bases * shape.shifts, shape.bases));
        shapes
    }

    /// Returns the differences that are left over; `None` when there are too few.
    fn spare(self) -> Option<usize> {
        let orbits = (self.tables * self.size - self.still) / self.shifts;
        let pure = orbits * ((self.shifts - 1) / 2);
        let mixed = orbits * orbits.saturating_sub(1) / 2 * self.shifts;
        let needed = self.bases * self.tables * self.size * (self.size - 1) / 2;
        (pure + mixed + self.still * orbits).checked_sub(needed)
    }

    /// Returns the class of each pair under the shift. Class 0 may not occur at all.
    fn classes(self) -> (Vec<u32>, usize) {
        let points = self.tables * self.size;
        let moving = points - self.still;
        let orbits = moving / self.shifts;
        let class = |a: usize, b: usize| {
            let (a, b) = (a.min(b), a.max(b));
            if a >= moving {
                return 0;
            }
            let (orbit, x) = (a / self.shifts, a % self.shifts);
            if b >= moving {
                return 1 + orbits * orbits * self.shifts + (b - moving) * orbits + orbit;
            }
            let (other, y) = (b / self.shifts, b % self.shifts);
            let difference = (y + self.shifts - x) % self.shifts;
            let least = difference.min(self.shifts - difference);
            match orbit == other {
                true if 2 * least == self.shifts => 0,
                true => 1 + (orbit * orbits + orbit) * self.shifts + least,
                false => 1 + (orbit * orbits + other) * self.shifts + difference,
            }
        };
        let pairs = (0..points).flat_map(|a| (0..points).map(move |b| (a, b)));
        let classes = pairs.map(|(a, b)| id(class(a, b))).collect();
        (classes, 1 + orbits * orbits * self.shifts + self.still * orbits)
    }
}

/// Searches a design for some tables, seats and rounds, with enough points that never meet.
pub(super) fn search(
    (tables, size, rounds): (usize, usize, usize),
    strangers: usize,
    prng: &mut Prng,
    meter: &mut Meter<'_>,
    work: u64,
) -> Option<Design> {
    if size < 3 || tables < 2 || tables * size > POINTS {
        return None;
    }
    let shapes = Shape::all(tables, size, rounds, strangers);
    let end = meter.work().saturating_add(work);
    let steps = (work / (2 * u64::from(id(shapes.len())) + 1)).max(STEPS);
    while !shapes.is_empty() {
        for shape in &shapes {
            let mut search = Search::new(*shape, prng);
            if search.anneal(steps, prng, meter) {
                return Some(search.design());
            }
            if !meter.goes_on() || meter.work() >= end {
                return None;
            }
        }
    }
    None
}

struct Search {
    shape: Shape,
    classes: Vec<u32>,
    counts: Vec<u16>,
    /// Points by base round and seat; the seats of a table follow each other.
    seats: Vec<usize>,
    cost: i32,
}

impl Search {
    fn new(shape: Shape, prng: &mut Prng) -> Self {
        let (classes, number) = shape.classes();
        let points = shape.tables * shape.size;
        let mut search = Self {
            shape,
            classes,
            counts: vec![0; number],
            seats: Vec::with_capacity(shape.bases * points),
            cost: 0,
        };
        for base in 0..shape.bases {
            let mut round: Vec<usize> = (0..points).collect();
            prng.shuffle(&mut round);
            search.seats.extend(round);
            for table in 0..shape.tables {
                let first = base * points + table * shape.size;
                for seat in first..first + shape.size {
                    (first..seat).for_each(|other| search.count(seat, other));
                }
            }
        }
        search
    }

    fn class(&self, seat: usize, other: usize) -> usize {
        let points = self.shape.tables * self.shape.size;
        crate::index::ix(self.classes[self.seats[seat] * points + self.seats[other]])
    }

    fn count(&mut self, seat: usize, other: usize) {
        let class = self.class(seat, other);
        self.cost += i32::from(self.counts[class] > 0 || class == 0);
        self.counts[class] += 1;
    }

    fn discount(&mut self, seat: usize, other: usize) {
        let class = self.class(seat, other);
        self.counts[class] -= 1;
        self.cost -= i32::from(self.counts[class] > 0 || class == 0);
    }

    /// Exchanges the points of two seats of one round.
    fn swap(&mut self, a: usize, b: usize) {
        let size = self.shape.size;
        for seat in [a, b] {
            let first = seat / size * size;
            (first..first + size)
                .filter(|other| *other != seat)
                .for_each(|other| self.discount(seat, other));
        }
        self.seats.swap(a, b);
        for seat in [a, b] {
            let first = seat / size * size;
            (first..first + size)
                .filter(|other| *other != seat)
                .for_each(|other| self.count(seat, other));
        }
    }

    /// Returns whether the cost has come down to 0.
    fn anneal(&mut self, steps: u64, prng: &mut Prng, meter: &mut Meter<'_>) -> bool {
        const CHUNK: u64 = 512;
        let points = self.shape.tables * self.shape.size;
        let chunks = steps / CHUNK;
        let cooling = libm::pow(COLD / HOT, 1.0 / f64::from(u32::try_from(chunks).unwrap_or(1)));
        let mut heat = HOT;
        for _ in 0..chunks {
            for _ in 0..CHUNK {
                let first = prng.below(self.shape.bases) * points;
                let (a, b) = (first + prng.below(points), first + prng.below(points));
                if a / self.shape.size != b / self.shape.size {
                    let before = self.cost;
                    self.swap(a, b);
                    let change = f64::from(self.cost - before);
                    if change > 0.0 && prng.unit() >= libm::exp(-change / heat) {
                        self.swap(a, b);
                    }
                }
                if self.cost == 0 {
                    return true;
                }
            }
            heat *= cooling;
            if !meter.spend(CHUNK) {
                return false;
            }
        }
        false
    }

    /// Develops the base rounds. The points that stay never meet.
    fn design(&self) -> Design {
        let Shape {
            tables,
            size,
            shifts,
            bases,
            still,
        } = self.shape;
        let (points, moving) = (tables * size, tables * size - still);
        let mut groups = Vec::with_capacity(bases * shifts);
        for round in self.seats.chunks(points) {
            for shift in 0..shifts {
                let mut group_of = vec![0; points];
                for (seat, &point) in round.iter().enumerate() {
                    let shifted = point / shifts * shifts + (point + shift - point / shifts * shifts) % shifts;
                    group_of[if point < moving { shifted } else { point }] = seat / size;
                }
                groups.push(group_of);
            }
        }
        Design {
            tables,
            size,
            groups,
            strangers: (moving..points).collect(),
        }
    }
}
