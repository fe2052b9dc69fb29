//! The aisles of a layout and the ways to its seats, measured on a grid as the benchmark measures them: the aisles are the
//! floor that a disc of their width can sweep from the doors, and each seat needs an accessway to them whose width depends
//! on its length (NFPA 101 12.2.5.7).
#![expect(
    clippy::as_conversions,
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a numeric kernel: cells are counted from the box of the room, and every index is below their number"
)]

mod buckets;

use self::buckets::Buckets;
use super::{Door, Hall, Layout, PlacedChair, PlacedTable};
use crate::clearance::Clearance;
use crate::point::Point;

const AISLE: f64 = 88.0;
const SMALL_AISLE: f64 = 72.0;
/// An aisle may be small when it serves at most this many seats.
const SMALL_LOAD: usize = 50;
/// Up to this length, the least width is enough for an accessway.
const FREE_LENGTH: f64 = 288.0;
/// The last stretch to a chair may have this width, for at most `NARROW_LENGTH`.
const NARROW: f64 = 12.0;
const NARROW_LENGTH: f64 = 72.0;
/// The benchmark favours the layout by half an inch on each side.
const GIVEN: f64 = 2.0;
/// Limit for theatres, where the length does not count.
const ENDLESS: f64 = 1e9;

/// Which seats and exits can be reached.
pub(super) struct Ways {
    /// For each seat, whether there is a way to it.
    pub(super) served: Vec<bool>,
    /// The exits that no aisle reaches.
    pub(super) lost: Vec<Point>,
    /// The floor of the aisles.
    aisle: Vec<bool>,
    clear: Clearance,
}

impl Ways {
    /// Returns whether a place lies in an aisle.
    pub(super) fn is_aisle(&self, place: Point) -> bool {
        self.clear.index_at(place).is_some_and(|index| self.aisle[index])
    }
}

/// A seat and where it is reached from.
pub(super) struct Seat {
    pub(super) chair: PlacedChair,
    /// Distance from the centre of the chair to the end of the floor behind its guest, or in front of a loose chair.
    pub(super) edge: f64,
    pub(super) is_loose: bool,
}

/// Measures the ways of a layout on a grid with cells of side `cell`.
pub(super) fn ways(hall: &Hall, layout: &Layout, seats: &[Seat], cell: f64) -> Ways {
    let mut things: Vec<Vec<Point>> = hall
        .obstacles
        .iter()
        .filter(|obstacle| !obstacle.is_walkable)
        .map(|obstacle| obstacle.corners.clone())
        .collect();
    let is_disc = |table: &&PlacedTable| table.is_round && table.is_ringed();
    let discs = layout
        .tables
        .iter()
        .filter(is_disc)
        .map(|table| (table.at, table.ring(hall)));
    let discs: Vec<(Point, f64)> = discs.collect();
    let with_parts = layout.tables.iter().flat_map(|table| {
        if is_disc(&table) {
            table.seated(hall)
        } else {
            table.zone(hall)
        }
    });
    things.extend(with_parts);
    things.extend(
        layout
            .chairs
            .iter()
            .map(|chair| super::shapes::rectangle(chair.at, (hall.chair, hall.chair), chair.looks)),
    );
    let clear = Clearance::with_discs(&hall.room, &things, &discs, cell);
    Floor {
        clear,
        cell,
        access: hall.access(),
    }
    .measure(hall, seats)
}

struct Floor {
    clear: Clearance,
    cell: f64,
    /// The narrowest accessway.
    access: f64,
}

impl Floor {
    fn is_wide(&self, index: usize, width: f64) -> bool {
        let distance = self.clear.distances()[index];
        distance > 0.0 && distance >= (width - GIVEN) / 2.0
    }

    fn cells(&self) -> usize {
        self.clear.distances().len()
    }

    fn measure(self, hall: &Hall, seats: &[Seat]) -> Ways {
        let is_small = seats.len() <= SMALL_LOAD;
        let width = if is_small { SMALL_AISLE } else { AISLE };
        let (main, lost) = self.network(hall, width);
        let mut served = vec![false; seats.len()];
        if !main.iter().any(|is| *is) {
            return Ways {
                served,
                lost,
                aisle: main,
                clear: self.clear,
            };
        }
        let aisle = self.swept(&main, width / 2.0);
        let stands: Vec<Vec<usize>> = seats.iter().map(|seat| self.stands(seat)).collect();
        let is_theatre = seats.first().is_some_and(|seat| seat.is_loose);
        self.serve(&aisle, (seats, &stands), is_theatre, &mut served);
        if served.iter().all(|is| *is) || is_small {
            return Ways {
                served,
                lost,
                aisle,
                clear: self.clear,
            };
        }
        // A narrow branch may serve some more seats.
        let small = self.connected(&main, SMALL_AISLE);
        let branches = self.swept(&small, SMALL_AISLE / 2.0);
        let both: Vec<bool> = aisle.iter().zip(&branches).map(|(a, b)| *a || *b).collect();
        let mut more = served.clone();
        self.serve(&both, (seats, &stands), is_theatre, &mut more);
        let names = self.branch_names(&small, &main);
        let mut load: std::collections::HashMap<usize, usize> = std::collections::HashMap::new();
        for (index, seat) in seats.iter().enumerate() {
            if more[index] && !served[index] {
                let name = self.nearest_name(&names, seat.chair.at);
                let taken = load.entry(name).or_default();
                *taken += 1;
                served[index] = *taken <= SMALL_LOAD;
            }
        }
        Ways {
            served,
            lost,
            aisle: both,
            clear: self.clear,
        }
    }

    /// Returns the cells of the aisle that joins the most exits, and the exits that it does not reach.
    fn network(&self, hall: &Hall, width: f64) -> (Vec<bool>, Vec<Point>) {
        let labels = self.labels(|index| self.is_wide(index, width));
        let exits: Vec<&Door> = hall.doors.iter().filter(|door| door.is_exit).collect();
        let mut touched: std::collections::BTreeMap<usize, Vec<usize>> = std::collections::BTreeMap::new();
        for (number, door) in exits.iter().enumerate() {
            let mut found = std::collections::BTreeSet::new();
            let steps = |from: f64, to: f64| {
                let count = ((to - from) / self.cell).floor().max(0.0) as usize;
                (0..=count).map(move |step| from + step as f64 * self.cell)
            };
            for u in steps(-door.width / 2.0, door.width / 2.0) {
                for v in steps(width / 2.0 - self.cell, width / 2.0 + 4.0 + self.cell) {
                    let place = door.at.along(door.along, u).along(door.inward, v);
                    if let Some(label) = self
                        .clear
                        .index_at(place)
                        .map(|index| labels[index])
                        .filter(|label| *label > 0)
                    {
                        found.insert(label);
                    }
                }
            }
            for label in found {
                touched.entry(label).or_default().push(number);
            }
        }
        let mut sizes = vec![0_usize; labels.iter().max().copied().unwrap_or_default() + 1];
        for label in &labels {
            sizes[*label] += 1;
        }
        let best = touched
            .iter()
            .max_by_key(|(label, doors)| (doors.len(), sizes[**label]));
        match best {
            None => (vec![false; labels.len()], exits.iter().map(|door| door.at).collect()),
            Some((label, doors)) => {
                let lost = exits.iter().enumerate().filter(|(number, _)| !doors.contains(number));
                (
                    labels.iter().map(|each| each == label).collect(),
                    lost.map(|(_, door)| door.at).collect(),
                )
            }
        }
    }

    /// Numbers the connected regions of some cells from 1.
    fn labels(&self, is_in: impl Fn(usize) -> bool) -> Vec<usize> {
        let mut labels = vec![0; self.cells()];
        let mut next = 0;
        let mut open = Vec::new();
        for start in 0..labels.len() {
            if labels[start] > 0 || !is_in(start) {
                continue;
            }
            next += 1;
            labels[start] = next;
            open.push(start);
            while let Some(here) = open.pop() {
                for (neighbour, _) in self.clear.neighbours(here) {
                    if labels[neighbour] == 0 && is_in(neighbour) {
                        labels[neighbour] = next;
                        open.push(neighbour);
                    }
                }
            }
        }
        labels
    }

    /// Returns the cells of a smaller width that are connected to some cells.
    fn connected(&self, with: &[bool], width: f64) -> Vec<bool> {
        let mut found = vec![false; self.cells()];
        let mut open: Vec<usize> = (0..found.len()).filter(|index| with[*index]).collect();
        for index in &open {
            found[*index] = true;
        }
        while let Some(here) = open.pop() {
            for (neighbour, _) in self.clear.neighbours(here) {
                if !found[neighbour] && self.is_wide(neighbour, width) {
                    found[neighbour] = true;
                    open.push(neighbour);
                }
            }
        }
        found
    }

    /// Returns the free cells within a radius of some cells.
    fn swept(&self, centres: &[bool], radius: f64) -> Vec<bool> {
        let away = self.clear.away_from(centres);
        let distances = self.clear.distances();
        away.iter()
            .zip(distances)
            .map(|(away, free)| *away <= radius && *free > 0.0)
            .collect()
    }

    fn serve(&self, region: &[bool], (seats, stands): (&[Seat], &[Vec<usize>]), is_theatre: bool, served: &mut [bool]) {
        let widths: &[f64] = match (is_theatre, self.cell > 3.0) {
            (true, _) => &[0.0],
            (false, true) => &[0.0, 6.0, 12.0, 24.0],
            (false, false) => &[0.0, 4.0, 8.0, 12.0, 16.0, 20.0, 24.0],
        };
        for more in widths {
            if served.iter().all(|is| *is) {
                return;
            }
            let limit = if is_theatre { ENDLESS } else { FREE_LENGTH + 24.0 * more };
            let lengths = self.lengths(region, self.access + more, limit);
            for (index, seat) in seats
                .iter()
                .enumerate()
                .filter(|(index, _)| !served[*index])
                .collect::<Vec<_>>()
            {
                let reaches = stands[index].iter().any(|cell| {
                    let walked = lengths[*cell];
                    walked.is_finite() && walked + self.clear.centre_of(*cell).distance(seat.chair.at) <= limit
                });
                served[index] = reaches;
            }
        }
    }

    /// Returns the length of the accessway of a width from each cell to a region, with a narrow last stretch.
    fn lengths(&self, region: &[bool], width: f64, limit: f64) -> Vec<f64> {
        let starts: Vec<(usize, f64)> = (0..self.cells())
            .filter(|index| region[*index] && self.is_wide(*index, width) && self.is_rim(region, *index))
            .map(|index| (index, 0.0))
            .collect();
        let mut lengths = self.walk(starts, limit, |index| self.is_wide(index, width) && !region[index]);
        for (index, length) in lengths.iter_mut().enumerate() {
            if region[index] && self.is_wide(index, NARROW) {
                *length = 0.0;
            }
        }
        let wide: Vec<(usize, f64)> = lengths
            .iter()
            .enumerate()
            .filter(|(index, length)| length.is_finite() && (!region[*index] || self.is_wide(*index, width)))
            .map(|(index, length)| (index, *length))
            .collect();
        let rim: Vec<(usize, f64)> = wide
            .into_iter()
            .filter(|(index, _)| {
                self.clear
                    .neighbours(*index)
                    .any(|(near, _)| self.is_wide(near, NARROW) && !region[near] && !lengths[near].is_finite())
            })
            .collect();
        let narrow = self.walk_from(rim, NARROW_LENGTH, |index| {
            self.is_wide(index, NARROW) && !region[index] && !lengths[index].is_finite()
        });
        for (length, narrow) in lengths.iter_mut().zip(narrow) {
            *length = length.min(narrow);
        }
        lengths
    }

    fn is_rim(&self, region: &[bool], index: usize) -> bool {
        self.clear.neighbours(index).any(|(near, _)| !region[near])
    }

    /// Returns the length of the shortest way from some cells, up to a limit, over walkable cells.
    fn walk(&self, starts: Vec<(usize, f64)>, limit: f64, may: impl Fn(usize) -> bool) -> Vec<f64> {
        let mut lengths = vec![f64::INFINITY; self.cells()];
        let mut open = Buckets::new(self.cell);
        for (index, length) in starts {
            lengths[index] = length;
            open.push(length, index);
        }
        while let Some((length, index)) = open.pop() {
            if length > lengths[index] {
                continue;
            }
            for (near, step) in self.clear.neighbours(index) {
                let next = length + step;
                if next <= limit && next < lengths[near] && may(near) {
                    lengths[near] = next;
                    open.push(next, near);
                }
            }
        }
        lengths
    }

    /// Like [`Self::walk`], with a limit on the stretch walked from where each way begins.
    fn walk_from(&self, starts: Vec<(usize, f64)>, stretch: f64, may: impl Fn(usize) -> bool) -> Vec<f64> {
        let mut own = vec![f64::INFINITY; self.cells()];
        let mut lengths = vec![f64::INFINITY; self.cells()];
        let mut open = Buckets::new(self.cell);
        for (index, length) in starts {
            own[index] = 0.0;
            lengths[index] = length;
            open.push(0.0, index);
        }
        while let Some((length, index)) = open.pop() {
            if length > own[index] {
                continue;
            }
            for (near, step) in self.clear.neighbours(index) {
                let next = length + step;
                if next <= stretch && next < own[near] && may(near) {
                    own[near] = next;
                    lengths[near] = lengths[index] + step;
                    open.push(next, near);
                }
            }
        }
        lengths
    }

    /// Returns the cells on which a person who leaves a seat starts to walk.
    fn stands(&self, seat: &Seat) -> Vec<usize> {
        let way = seat.chair.way();
        let across = Point::new(-way.y, way.x);
        let (sign, steps): (f64, &[f64]) = if seat.is_loose {
            (1.0, &[6.0, 8.0, 10.0, 12.0, 14.0])
        } else {
            (-1.0, &[6.0, 8.0, 10.0])
        };
        let mut cells = Vec::new();
        for step in steps {
            for aside in [-12.0, -6.0, 0.0, 6.0, 12.0] {
                let place = seat.chair.at.along(way, sign * (seat.edge + step)).along(across, aside);
                cells.extend(self.clear.index_at(place));
            }
        }
        cells
    }

    /// Numbers the branches: the cells of small width away from the aisles.
    fn branch_names(&self, small: &[bool], main: &[bool]) -> Vec<usize> {
        let away = self.clear.away_from(main);
        self.labels(|index| small[index] && away[index] > 20.0)
    }

    fn nearest_name(&self, names: &[usize], place: Point) -> usize {
        let near = (0..names.len()).filter(|index| names[*index] > 0);
        let nearest = near.min_by(|a, b| {
            let distance = |index: usize| self.clear.centre_of(index).distance(place);
            distance(*a).total_cmp(&distance(*b))
        });
        nearest.map_or(0, |index| names[index])
    }
}
