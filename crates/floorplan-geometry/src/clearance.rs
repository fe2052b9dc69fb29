//! How much room there is around every place of the floor: a grid of cells, each with its distance to the nearest
//! obstacle. Whoever needs a way of some width walks over cells whose distance is half of it at least.
//!
//! The distances are exact for the grid (the distance transform of Felzenszwalb and Huttenlocher, "Distance transforms
//! of sampled functions", 2012), so a width is right to about one cell.
#![expect(
    clippy::as_conversions,
    clippy::indexing_slicing,
    reason = "a numeric kernel: cells are counted from the box of the room, and every index stays below their number"
)]

use std::collections::VecDeque;

use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;
use crate::room::Room;

/// Cells of a grid, at most; larger rooms get larger cells.
const CELLS_MAX: f64 = 400_000.0;
/// Side of the smallest cell, in units: 1 in.
const CELL_MIN: f64 = 2.0;

/// The distances over a floor.
#[derive(Clone, Debug)]
pub struct Clearance {
    origin: Point,
    cell: f64,
    columns: usize,
    rows: usize,
    /// Distance of each cell's middle to the nearest obstacle or wall, in units; row by row.
    distances: Vec<f64>,
}

/// The cells that can be walked to, with the length of the way.
#[derive(Clone, Debug)]
pub struct Reach<'c> {
    clearance: &'c Clearance,
    /// Units walked to each cell; infinite where nobody comes.
    lengths: Vec<f64>,
}

impl Clearance {
    /// Measures a floor on which these convex things stand.
    pub fn of(room: &Room, obstacles: &[Vec<Point>]) -> Self {
        let Rect { x0, y0, x1, y1 } = room.bounds;
        let (width, height) = ((x1 - x0).max(1.0), (y1 - y0).max(1.0));
        let cell = (width * height / CELLS_MAX).sqrt().max(CELL_MIN);
        // One cell around the box belongs to nobody, so that the edge of the grid is an obstacle.
        let (columns, rows) = ((width / cell).ceil() as usize + 2, (height / cell).ceil() as usize + 2);
        let mut clearance = Self {
            origin: Point::new(x0 - cell, y0 - cell),
            cell,
            columns,
            rows,
            distances: vec![f64::INFINITY; columns * rows],
        };
        clearance.keep_inside(&room.corners);
        for obstacle in obstacles {
            clearance.block(obstacle);
        }
        clearance.measure();
        clearance
    }

    /// Returns the side of a cell, in units.
    pub fn cell(&self) -> f64 {
        self.cell
    }

    /// Returns the room around a place, in units; 0 off the floor.
    pub fn at(&self, place: Point) -> f64 {
        self.index_of(place).map_or(0.0, |index| self.distances[index])
    }

    /// Returns the middles of the cells in a box whose room is `clearance` units at least.
    pub fn places_in(&self, area: Rect, clearance: f64) -> Vec<Point> {
        self.cells_in(area)
            .filter(|index| self.distances[*index] >= clearance)
            .map(|index| self.middle(index))
            .collect()
    }

    /// Walks from these places over all cells whose room is `clearance` units at least, at most `far` units.
    pub fn reach(&self, from: &[Point], clearance: f64, far: f64) -> Reach<'_> {
        let mut lengths = vec![f64::INFINITY; self.distances.len()];
        let mut front = VecDeque::new();
        for index in from.iter().filter_map(|place| self.index_of(*place)) {
            lengths[index] = 0.0;
            front.push_back(index);
        }
        // Whoever is hardly wider than a cell could slip between two cells of a wall that runs askew.
        let slim = clearance < self.cell * 1.5;
        while let Some(here) = front.pop_front() {
            for (next, step) in self.neighbours(here) {
                let length = lengths[here] + step;
                if self.distances[next] >= clearance
                    && length <= far
                    && length < lengths[next]
                    && !(slim && self.squeezes(here, next))
                {
                    lengths[next] = length;
                    front.push_back(next);
                }
            }
        }
        Reach {
            clearance: self,
            lengths,
        }
    }

    fn neighbours(&self, index: usize) -> impl Iterator<Item = (usize, f64)> {
        let (column, row) = (index % self.columns, index / self.columns);
        let (columns, rows, straight) = (self.columns, self.rows, self.cell);
        let around = [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)];
        around.into_iter().filter_map(move |(right, down): (isize, isize)| {
            let (column, row) = (column.checked_add_signed(right)?, row.checked_add_signed(down)?);
            let step = if right != 0 && down != 0 {
                straight * std::f64::consts::SQRT_2
            } else {
                straight
            };
            (column < columns && row < rows).then_some((row * columns + column, step))
        })
    }

    /// Tells whether a slanting step leads between two cells of which one is blocked.
    fn squeezes(&self, from: usize, to: usize) -> bool {
        let (column, other) = (from % self.columns, to % self.columns);
        let beside = [from - column + other, to - other + column];
        beside.iter().any(|index| self.distances[*index] <= 0.0)
    }

    fn middle(&self, index: usize) -> Point {
        let (column, row) = ((index % self.columns) as f64, (index / self.columns) as f64);
        Point::new(
            self.origin.x + (column + 0.5) * self.cell,
            self.origin.y + (row + 0.5) * self.cell,
        )
    }

    fn index_of(&self, place: Point) -> Option<usize> {
        let (column, row) = (
            ((place.x - self.origin.x) / self.cell).floor(),
            ((place.y - self.origin.y) / self.cell).floor(),
        );
        let inside = column >= 0.0 && row >= 0.0 && column < self.columns as f64 && row < self.rows as f64;
        inside.then(|| row as usize * self.columns + column as usize)
    }

    fn cells_in(&self, area: Rect) -> impl Iterator<Item = usize> {
        let clamp = |value: f64, end: usize| value.clamp(0.0, end as f64) as usize;
        let columns = clamp(((area.x0 - self.origin.x) / self.cell).floor(), self.columns)
            ..clamp(((area.x1 - self.origin.x) / self.cell).ceil(), self.columns);
        let rows = clamp(((area.y0 - self.origin.y) / self.cell).floor(), self.rows)
            ..clamp(((area.y1 - self.origin.y) / self.cell).ceil(), self.rows);
        let width = self.columns;
        rows.flat_map(move |row| columns.clone().map(move |column| row * width + column))
    }

    /// Blocks every cell whose middle is off the floor: row by row, between pairs of crossings with the outline.
    fn keep_inside(&mut self, corners: &[Point]) {
        for row in 0..self.rows {
            let y = self.origin.y + (row as f64 + 0.5) * self.cell;
            let mut crossings: Vec<f64> = corners
                .iter()
                .zip(corners.iter().cycle().skip(1))
                .filter(|(a, b)| (a.y > y) != (b.y > y))
                .map(|(a, b)| (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x)
                .collect();
            crossings.sort_by(f64::total_cmp);
            for column in 0..self.columns {
                let x = self.origin.x + (column as f64 + 0.5) * self.cell;
                if crossings.iter().filter(|crossing| **crossing <= x).count() % 2 == 0 {
                    self.distances[row * self.columns + column] = 0.0;
                }
            }
        }
    }

    /// Blocks the cells of a thing; of one that is thinner than a cell, those that it touches.
    fn block(&mut self, corners: &[Point]) {
        let Some(area) = Rect::around_points(corners.iter().copied()) else {
            return;
        };
        let half = self.cell / 2.0;
        let thin = polygon::convex_width(corners) < self.cell * 1.5;
        let cells: Vec<usize> = self.cells_in(area).collect();
        for index in cells {
            let middle = self.middle(index);
            if polygon::contains(corners, middle) || (thin && polygon::distance_to_edge(corners, middle) <= half) {
                self.distances[index] = 0.0;
            }
        }
    }

    /// Turns "blocked or not" into distances: first down the columns, then along the rows.
    fn measure(&mut self) {
        let (columns, rows) = (self.columns, self.rows);
        let mut line = Envelope::default();
        for column in 0..columns {
            let values = (0..rows).map(|row| self.distances[row * columns + column]);
            for (row, value) in line.transform(values).iter().enumerate() {
                self.distances[row * columns + column] = *value;
            }
        }
        for row in 0..rows {
            let start = row * columns;
            let values = (0..columns).map(|column| self.distances[start + column]);
            let transformed = line.transform(values);
            for (column, value) in transformed.iter().enumerate() {
                self.distances[start + column] = value.sqrt() * self.cell;
            }
        }
    }
}

impl Reach<'_> {
    /// Returns the shortest way to any cell in a box whose middle counts, in units, when there is one.
    pub fn length_to(&self, area: Rect, counts: impl Fn(Point) -> bool) -> Option<f64> {
        let nearer = |shortest: f64, index: usize| {
            let length = self.lengths[index];
            // Most cells are no shorter way, so few places are asked for.
            let better = length < shortest && counts(self.clearance.middle(index));
            if better { length } else { shortest }
        };
        let shortest = self.clearance.cells_in(area).fold(f64::INFINITY, nearer);
        Some(shortest).filter(|length| length.is_finite())
    }

    /// Tells whether the cell of a place was reached.
    pub fn comes_to(&self, place: Point) -> bool {
        self.clearance
            .index_of(place)
            .is_some_and(|index| self.lengths[index].is_finite())
    }

    /// Returns the middles of all cells that were reached.
    pub fn places(&self) -> Vec<Point> {
        let reached = self.lengths.iter().enumerate().filter(|(_, length)| length.is_finite());
        reached.map(|(index, _)| self.clearance.middle(index)).collect()
    }
}

/// One line of the transform: the lower envelope of parabolas that stand on its cells.
#[derive(Default)]
struct Envelope {
    values: Vec<f64>,
    /// The cells whose parabolas make the envelope, from left to right.
    feet: Vec<usize>,
    /// Where each of them begins to be the lowest.
    starts: Vec<f64>,
    out: Vec<f64>,
}

impl Envelope {
    /// Returns, for each cell, the least of value plus squared distance over all cells.
    fn transform(&mut self, values: impl Iterator<Item = f64>) -> &[f64] {
        self.values.clear();
        self.values.extend(values);
        self.feet.clear();
        self.starts.clear();
        for foot in 0..self.values.len() {
            self.add(foot);
        }
        self.out.clear();
        let mut lowest = 0;
        for cell in 0..self.values.len() {
            let at = cell as f64;
            while lowest + 1 < self.feet.len() && self.starts[lowest + 1] <= at {
                lowest += 1;
            }
            let value = self.feet.get(lowest).map_or(f64::INFINITY, |foot| {
                let way = at - *foot as f64;
                self.values[*foot] + way * way
            });
            self.out.push(value);
        }
        &self.out
    }

    fn add(&mut self, foot: usize) {
        if self.values[foot].is_infinite() {
            return;
        }
        let height = |foot: usize| self.values[foot] + (foot as f64) * (foot as f64);
        while let Some(last) = self.feet.last() {
            let crossing = (height(foot) - height(*last)) / (2.0 * (foot as f64 - *last as f64));
            if self.starts.last().is_some_and(|start| crossing <= *start) {
                self.feet.pop();
                self.starts.pop();
                continue;
            }
            self.feet.push(foot);
            self.starts.push(crossing);
            return;
        }
        self.feet.push(foot);
        self.starts.push(f64::NEG_INFINITY);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(width: f64, height: f64) -> Room {
        let bounds = Rect::of_size((width, height));
        Room {
            corners: bounds.corners().to_vec(),
            bounds,
        }
    }

    fn boxed(x0: f64, y0: f64, x1: f64, y1: f64) -> Vec<Point> {
        Rect { x0, y0, x1, y1 }.corners().to_vec()
    }

    #[test]
    fn distances_are_those_of_a_search_over_everything() {
        let room = room(60.0, 40.0);
        let things = [boxed(20.0, 10.0, 30.0, 14.0), boxed(44.0, 30.0, 46.0, 40.0)];
        let clearance = Clearance::of(&room, &things);
        let blocked: Vec<Point> = (0..clearance.distances.len())
            .filter(|index| clearance.distances[*index] == 0.0)
            .map(|index| clearance.middle(index))
            .collect();
        for index in 0..clearance.distances.len() {
            let here = clearance.middle(index);
            let nearest = blocked.iter().map(|b| b.distance(here)).fold(f64::INFINITY, f64::min);
            assert!((clearance.distances[index] - nearest).abs() < 1e-9);
        }
        assert!(blocked.len() > 30);
    }

    #[test]
    fn a_way_leads_through_a_gap_that_is_wide_enough_only() {
        let room = room(400.0, 200.0);
        let gap = |width: f64| {
            vec![
                boxed(196.0, 0.0, 204.0, 100.0 - width / 2.0),
                boxed(196.0, 100.0 + width / 2.0, 204.0, 200.0),
            ]
        };
        let target = boxed(380.0, 90.0, 390.0, 110.0);
        let target = Rect::around_points(target).unwrap();
        for (width, comes) in [(88.0, true), (60.0, false)] {
            let clearance = Clearance::of(&room, &gap(width));
            // A target at the wall has less room than the way to it, so it is looked for a little before the wall.
            let reach = clearance.reach(&[Point::new(60.0, 100.0)], 42.0, f64::INFINITY);
            let before = Rect {
                x0: target.x0 - 60.0,
                ..target
            };
            assert_eq!(reach.length_to(before, |_| true).is_some(), comes, "{width}");
        }
    }

    #[test]
    fn a_large_room_gets_larger_cells() {
        assert_eq!(Clearance::of(&room(960.0, 720.0), &[]).cell(), 2.0);
        let large = Clearance::of(&room(12_000.0, 12_000.0), &[]);
        assert!(large.distances.len() < 410_000);
        assert!((large.at(Point::new(6_000.0, 6_000.0)) - 6_000.0).abs() < large.cell() * 2.0);
        assert_eq!(large.at(Point::new(-500.0, 0.0)), 0.0);
    }
}
