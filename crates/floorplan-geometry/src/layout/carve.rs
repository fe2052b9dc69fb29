//! Finds aisles through a layout: the paths that join the exits at the cost of the fewest tables.
#![expect(
    clippy::as_conversions,
    clippy::indexing_slicing,
    reason = "a numeric kernel: every index is one of the grid"
)]

use std::collections::{BTreeSet, BinaryHeap};

use super::shapes::rectangle;
use super::{Hall, Layout};
use crate::clearance::Clearance;
use crate::point::Point;
use crate::polygon;

/// The cost of removing a seat, in units of length.
const SEAT: f64 = 120.0;
/// The cost of a path per unit of length.
const WALK: f64 = 0.2;
/// Free floor of at least this area is joined to the aisles, in square units: 44 in wide and 16 ft long.
const LARGE: f64 = 88.0 * 384.0;
/// The most seats that joining it may cost.
const SEATS_MAX: f64 = 20.0;

/// Returns the numbers of the tables in the way of aisles of a width that join all exits and, with `all`, all large
/// stretches of free floor.
pub(super) fn carve(hall: &Hall, layout: &Layout, width: f64, cell: f64, all: bool) -> BTreeSet<usize> {
    let mut carve = Carve::new(hall, layout, width, cell);
    let exits = carve.exits(hall, width);
    let Some((first, others)) = exits.split_first() else {
        return BTreeSet::new();
    };
    carve.network.extend(first);
    for exit in others {
        for index in exit {
            carve.is_target[*index] = true;
        }
    }
    for _ in others {
        carve.join(f64::INFINITY, |index| {
            exits
                .iter()
                .find(|cells| cells.contains(&index))
                .cloned()
                .unwrap_or_default()
        });
    }
    if all {
        let (names, count) = carve.stretches();
        for _ in 0..count {
            let of = |index: usize| (0..names.len()).filter(|other| names[*other] == names[index]).collect();
            if !carve.join(SEATS_MAX * SEAT, of) {
                break;
            }
        }
    }
    carve.taken
}

struct Carve {
    clear: Clearance,
    half: f64,
    blockers: Vec<Vec<usize>>,
    weights: Vec<usize>,
    taken: BTreeSet<usize>,
    network: Vec<usize>,
    is_target: Vec<bool>,
}

impl Carve {
    fn new(hall: &Hall, layout: &Layout, width: f64, cell: f64) -> Self {
        let solid = hall.obstacles.iter().filter(|obstacle| !obstacle.is_walkable);
        let things: Vec<Vec<Point>> = solid.map(|obstacle| obstacle.corners.clone()).collect();
        let clear = Clearance::with_cell(&hall.room, &things, cell);
        let half = width / 2.0 - cell / 2.0;
        let tables = layout
            .tables
            .iter()
            .map(|table| if table.is_head { 1000 } else { table.chairs.len() });
        Self {
            blockers: blockers(hall, layout, &clear, half),
            weights: tables.chain(layout.chairs.iter().map(|_| 1)).collect(),
            taken: BTreeSet::new(),
            network: Vec::new(),
            is_target: vec![false; clear.distances().len()],
            clear,
            half,
        }
    }

    /// Returns the cells in front of each exit.
    fn exits(&self, hall: &Hall, width: f64) -> Vec<Vec<usize>> {
        let exits = hall.doors.iter().filter(|door| door.is_exit);
        let cells = exits.map(|door| {
            let middle = door.at.along(door.inward, self.half + 2.0);
            let steps = [-0.4, -0.2, 0.0, 0.2, 0.4]
                .map(|share| middle.along(door.along, share * (door.width - width).max(0.0)));
            steps.iter().filter_map(|place| self.clear.index_at(*place)).collect()
        });
        cells.collect()
    }

    fn is_open(&self, index: usize) -> bool {
        self.clear.distances()[index] >= self.half - 2.0
            && self.blockers[index].iter().all(|table| self.taken.contains(table))
    }

    /// Marks large, unconnected stretches of free floor as targets; returns the label of each cell's stretch and their
    /// number.
    fn stretches(&mut self) -> (Vec<usize>, usize) {
        let mut names = vec![0; self.is_target.len()];
        self.is_target.fill(false);
        for index in self.network.clone() {
            self.spread(index, 1, &mut names);
        }
        let (mut next, mut count) = (2, 0);
        for start in 0..names.len() {
            let cells = self.spread(start, next, &mut names);
            let cell = self.clear.cell();
            if cells.len() as f64 * cell * cell * self.half > LARGE * cell {
                count += 1;
                for index in cells {
                    self.is_target[index] = true;
                }
            }
            next += 1;
        }
        (names, count)
    }

    fn spread(&self, start: usize, name: usize, names: &mut [usize]) -> Vec<usize> {
        if names[start] > 0 || !self.is_open(start) {
            return Vec::new();
        }
        names[start] = name;
        let mut cells = vec![start];
        let mut done = 0;
        while let Some(&here) = cells.get(done) {
            done += 1;
            for (near, _) in self.clear.neighbours(here) {
                if names[near] == 0 && self.is_open(near) {
                    names[near] = name;
                    cells.push(near);
                }
            }
        }
        cells
    }

    /// Joins the target that costs the fewest seats, with all cells that belong to it. Returns whether one was found
    /// within the limit.
    fn join(&mut self, limit: f64, of: impl Fn(usize) -> Vec<usize>) -> bool {
        let Some(way) = self.nearest(limit) else { return false };
        let reached = way.first().map(|index| of(*index)).unwrap_or_default();
        for index in &reached {
            self.is_target[*index] = false;
        }
        for index in way.into_iter().chain(reached) {
            self.taken.extend(&self.blockers[index]);
            self.network.push(index);
        }
        true
    }

    /// Returns the path from the network to the target that costs the fewest seats, from its end to its beginning.
    fn nearest(&self, limit: f64) -> Option<Vec<usize>> {
        let mut costs = vec![f64::INFINITY; self.is_target.len()];
        let mut before = vec![usize::MAX; costs.len()];
        let mut open = BinaryHeap::new();
        for index in &self.network {
            costs[*index] = 0.0;
            open.push(Open(0.0, *index));
        }
        while let Some(Open(cost, index)) = open.pop() {
            if cost > costs[index] {
                continue;
            }
            if self.is_target[index] {
                let mut way = vec![index];
                while let Some(&last) = way.last().filter(|last| before[**last] != usize::MAX) {
                    way.push(before[last]);
                }
                return Some(way);
            }
            for (near, step) in self.clear.neighbours(index) {
                if self.clear.distances()[near] < self.half - 2.0 && !self.is_target[near] {
                    continue;
                }
                let entered = self.blockers[near].iter();
                let entered =
                    entered.filter(|table| !self.taken.contains(table) && !self.blockers[index].contains(table));
                let seats: usize = entered.map(|number| self.weights[*number]).sum();
                let next = cost + step * WALK + seats as f64 * SEAT;
                if next < costs[near] && next <= limit {
                    costs[near] = next;
                    before[near] = index;
                    open.push(Open(next, near));
                }
            }
        }
        None
    }
}

/// Returns, for each cell, the tables and chairs that a disc of this radius would touch there.
fn blockers(hall: &Hall, layout: &Layout, clear: &Clearance, half: f64) -> Vec<Vec<usize>> {
    let mut blockers = vec![Vec::new(); clear.distances().len()];
    for (number, table) in layout.tables.iter().enumerate() {
        let radius = table.reach(hall) + half;
        let parts = table.zone(hall);
        let is_disc = table.is_round && table.is_ringed();
        for index in clear.cells_around(table.at, radius) {
            let centre = clear.centre_of(index);
            let is_near = centre.distance(table.at) < radius;
            if is_near && (is_disc || parts.iter().any(|part| is_within(part, centre, half))) {
                blockers[index].push(number);
            }
        }
    }
    for (number, chair) in layout.chairs.iter().enumerate() {
        let part = rectangle(chair.at, (hall.chair, hall.chair), chair.looks);
        for index in clear.cells_around(chair.at, hall.chair + half) {
            if is_within(&part, clear.centre_of(index), half) {
                blockers[index].push(layout.tables.len() + number);
            }
        }
    }
    blockers
}

fn is_within(part: &[Point], place: Point, distance: f64) -> bool {
    polygon::contains(part, place) || polygon::distance_to_edge(part, place) < distance
}

/// A cell to expand; the cheapest comes first in the heap.
#[derive(PartialEq)]
struct Open(f64, usize);

impl Eq for Open {}

impl Ord for Open {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        other.0.total_cmp(&self.0).then_with(|| other.1.cmp(&self.1))
    }
}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
