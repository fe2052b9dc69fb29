//! The clearance around every point of the floor: a grid of cells, each with its distance to the nearest obstacle. A
//! way of some width passes over cells whose distance is at least half of it.
//!
//! The distances are exact for the grid (the distance transform of Felzenszwalb and Huttenlocher, "Distance transforms
//! of sampled functions", 2012), so a width is right to about one cell.
#![expect(
    clippy::as_conversions,
    clippy::indexing_slicing,
    reason = "a numeric kernel: cells are counted from the box of the room, and every index stays below their number"
)]

use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;
use crate::room::Room;

mod reach;

pub use reach::Reach;

/// The most cells of a grid; larger rooms get larger cells.
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
    /// Distance of each cell's centre to the nearest obstacle or wall, in units; row by row.
    distances: Vec<f64>,
}

impl Clearance {
    /// Measures a floor with these convex obstacles.
    pub fn new(room: &Room, obstacles: &[Vec<Point>]) -> Self {
        let Rect { x0, y0, x1, y1 } = room.bounds;
        let (width, height) = ((x1 - x0).max(1.0), (y1 - y0).max(1.0));
        let cell = (width * height / CELLS_MAX).sqrt().max(CELL_MIN);
        Self::with_cell(room, obstacles, cell)
    }

    /// Measures a floor like [`Self::new`], with cells of a chosen side in units.
    pub(crate) fn with_cell(room: &Room, obstacles: &[Vec<Point>], cell: f64) -> Self {
        Self::with_discs(room, obstacles, &[], cell)
    }

    /// Measures a floor like [`Self::with_cell`], with additional discs, each given by centre and radius.
    pub(crate) fn with_discs(room: &Room, obstacles: &[Vec<Point>], discs: &[(Point, f64)], cell: f64) -> Self {
        let Rect { x0, y0, x1, y1 } = room.bounds;
        let (width, height) = ((x1 - x0).max(1.0), (y1 - y0).max(1.0));
        // One cell around the box is blocked, so that the edge of the grid is an obstacle.
        let (columns, rows) = ((width / cell).ceil() as usize + 2, (height / cell).ceil() as usize + 2);
        let mut clearance = Self {
            origin: Point::new(x0 - cell, y0 - cell),
            cell,
            columns,
            rows,
            distances: vec![f64::INFINITY; columns * rows],
        };
        clearance.block_outside(&room.corners);
        for obstacle in obstacles {
            clearance.block(obstacle);
        }
        for (centre, radius) in discs {
            let cells: Vec<usize> = clearance.cells_around(*centre, *radius).collect();
            for index in cells {
                if clearance.centre(index).distance(*centre) <= *radius {
                    clearance.distances[index] = 0.0;
                }
            }
        }
        clearance.distance_transform();
        clearance
    }

    /// Returns the side of a cell, in units.
    pub fn cell(&self) -> f64 {
        self.cell
    }

    /// Returns the clearance around a point, in units; 0 off the floor.
    pub fn at(&self, place: Point) -> f64 {
        self.index_of(place).map_or(0.0, |index| self.distances[index])
    }

    /// Returns the centres of the cells in a box whose clearance is at least `clearance` units.
    pub fn places_in(&self, area: Rect, clearance: f64) -> Vec<Point> {
        self.cells_in(area)
            .filter(|index| self.distances[*index] >= clearance)
            .map(|index| self.centre(index))
            .collect()
    }

    /// Returns the clearance of each cell, row by row.
    pub(crate) fn distances(&self) -> &[f64] {
        &self.distances
    }

    /// Returns the centre of a cell.
    pub(crate) fn centre_of(&self, index: usize) -> Point {
        self.centre(index)
    }

    /// Returns the cell that contains a point.
    pub(crate) fn index_at(&self, place: Point) -> Option<usize> {
        self.index_of(place)
    }

    /// Returns the cells of the box around a circle.
    pub(crate) fn cells_around(&self, centre: Point, radius: f64) -> impl Iterator<Item = usize> {
        self.cells_in(Rect::around(centre, radius, radius))
    }

    /// Returns the eight cells around a cell with the length of a step to them; empty for cells at the edge of the
    /// grid.
    pub(crate) fn neighbours(&self, index: usize) -> impl Iterator<Item = (usize, f64)> {
        let (column, row) = (index % self.columns, index / self.columns);
        let inner = column > 0 && row > 0 && column + 1 < self.columns && row + 1 < self.rows;
        let diagonal = self.cell * std::f64::consts::SQRT_2;
        let (columns, cell) = (self.columns, self.cell);
        let around = if inner { 8 } else { 0 };
        (0..around).map(move |side| match side {
            0 => (index - 1, cell),
            1 => (index + 1, cell),
            2 => (index - columns, cell),
            3 => (index + columns, cell),
            4 => (index - columns - 1, diagonal),
            5 => (index - columns + 1, diagonal),
            6 => (index + columns - 1, diagonal),
            _ => (index + columns + 1, diagonal),
        })
    }

    /// Returns the distance of each cell to the nearest marked one.
    pub(crate) fn away_from(&self, these: &[bool]) -> Vec<f64> {
        let mut away = Self {
            distances: these.iter().map(|is| if *is { 0.0 } else { f64::INFINITY }).collect(),
            ..self.clone()
        };
        away.distance_transform();
        away.distances
    }

    fn centre(&self, index: usize) -> Point {
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

    /// Blocks every cell whose centre is off the floor: row by row, between pairs of crossings with the outline.
    fn block_outside(&mut self, corners: &[Point]) {
        for row in 0..self.rows {
            let y = self.origin.y + (row as f64 + 0.5) * self.cell;
            let mut crossings: Vec<f64> = corners
                .iter()
                .zip(corners.iter().cycle().skip(1))
                .filter(|(a, b)| (a.y > y) != (b.y > y))
                .map(|(a, b)| (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x)
                .collect();
            crossings.sort_by(f64::total_cmp);
            let mut crossed = 0;
            for column in 0..self.columns {
                let x = self.origin.x + (column as f64 + 0.5) * self.cell;
                while crossings.get(crossed).is_some_and(|crossing| *crossing <= x) {
                    crossed += 1;
                }
                if crossed % 2 == 0 {
                    self.distances[row * self.columns + column] = 0.0;
                }
            }
        }
    }

    /// Blocks the cells of an obstacle; for one that is thinner than a cell, all cells that it touches.
    fn block(&mut self, corners: &[Point]) {
        let Some(area) = Rect::around_points(corners.iter().copied()) else {
            return;
        };
        let half = self.cell / 2.0;
        let thin = polygon::convex_width(corners) < self.cell * 1.5;
        let cells: Vec<usize> = self.cells_in(area).collect();
        for index in cells {
            let centre = self.centre(index);
            if polygon::contains(corners, centre) || (thin && polygon::distance_to_edge(corners, centre) <= half) {
                self.distances[index] = 0.0;
            }
        }
    }

    /// Turns "blocked or not" into distances: first along the columns, in cells, then along the rows.
    fn distance_transform(&mut self) {
        let (columns, cells) = (self.columns, self.distances.len());
        for index in columns..cells {
            self.distances[index] = self.distances[index].min(self.distances[index - columns] + 1.0);
        }
        for index in (0..cells - columns).rev() {
            self.distances[index] = self.distances[index].min(self.distances[index + columns] + 1.0);
        }
        let mut line = Envelope::default();
        for row in self.distances.chunks_exact_mut(columns) {
            let squares = line.transform(row.iter().map(|distance| distance * distance));
            for (distance, square) in row.iter_mut().zip(squares) {
                *distance = square.sqrt() * self.cell;
            }
        }
    }
}

/// One line of the transform: the lower envelope of the parabolas of its cells.
#[derive(Default)]
struct Envelope {
    values: Vec<f64>,
    /// The cells whose parabolas make the envelope, from left to right.
    feet: Vec<usize>,
    /// Where each of them becomes the lowest.
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

    pub(super) fn room(width: f64, height: f64) -> Room {
        let bounds = Rect::of_size((width, height));
        Room {
            corners: bounds.corners().to_vec(),
            bounds,
        }
    }

    pub(super) fn boxed(x0: f64, y0: f64, x1: f64, y1: f64) -> Vec<Point> {
        Rect { x0, y0, x1, y1 }.corners().to_vec()
    }

    #[test]
    fn distances_are_those_of_a_search_over_everything() {
        let room = room(60.0, 40.0);
        let things = [boxed(20.0, 10.0, 30.0, 14.0), boxed(44.0, 30.0, 46.0, 40.0)];
        let clearance = Clearance::new(&room, &things);
        let blocked: Vec<Point> = (0..clearance.distances.len())
            .filter(|index| clearance.distances[*index] == 0.0)
            .map(|index| clearance.centre(index))
            .collect();
        for index in 0..clearance.distances.len() {
            let here = clearance.centre(index);
            let nearest = blocked.iter().map(|b| b.distance(here)).fold(f64::INFINITY, f64::min);
            assert!((clearance.distances[index] - nearest).abs() < 1e-9);
        }
        assert!(blocked.len() > 30);
    }

    #[test]
    fn a_large_room_gets_larger_cells() {
        assert_eq!(Clearance::new(&room(960.0, 720.0), &[]).cell(), 2.0);
        let large = Clearance::new(&room(12_000.0, 12_000.0), &[]);
        assert!(large.distances.len() < 410_000);
        assert!((large.at(Point::new(6_000.0, 6_000.0)) - 6_000.0).abs() < large.cell() * 2.0);
        assert_eq!(large.at(Point::new(-500.0, 0.0)), 0.0);
    }
}
