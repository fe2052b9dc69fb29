//! All obstacles of one kind of walker: convex parts in a grid, each with its inflated outline.
#![expect(
    clippy::as_conversions,
    clippy::indexing_slicing,
    reason = "a numeric kernel: cells are clamped to the grid, and it stores indices of its own parts"
)]

use super::core::Core;
use super::hall::Hall;
use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;

/// Side of a cell, in units: 4 ft, about a chair and the walker around it.
const CELL: f64 = 96.0;
/// Cells along a side, at most.
const CELLS_MAX: f64 = 512.0;
/// Entries of all cells together, at most, as long as cells can be enlarged.
const ENTRIES_MAX: usize = 1 << 22;
/// Parts are inflated by radii that differ by up to this many units, so that chairs in a row have no sides in common.
const JITTER: f64 = 0.02;

/// The owner of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    Outline,
    Wall,
    Thing,
    Step,
    /// A chair, by its index.
    Chair(u32),
}

#[derive(Debug)]
pub(super) struct Part {
    pub(super) core: Core,
    pub(super) owner: Owner,
    pub(super) grown: Vec<Point>,
    pub(super) bounds: Rect,
}

/// The obstacles of a disc of some radius.
#[derive(Debug)]
pub(super) struct Parts {
    pub(super) radius: f64,
    pub(super) parts: Vec<Part>,
    pub(super) bounds: Rect,
    cell: f64,
    columns: usize,
    rows: usize,
    /// The parts of each cell: `entries[starts[cell]..starts[cell + 1]]`.
    starts: Vec<u32>,
    entries: Vec<u32>,
}

impl Parts {
    pub(super) fn new(hall: &Hall, radius: f64, with_steps: bool) -> Self {
        let mut cores: Vec<(Core, Owner)> = Vec::new();
        for (a, b) in polygon::edges(&hall.room).filter(|(a, b)| a != b) {
            cores.push((Core::line(a, b), Owner::Outline));
        }
        let mut add = |parts: Vec<Core>, owner: Owner| cores.extend(parts.into_iter().map(|core| (core, owner)));
        for wall in &hall.walls {
            add(Core::of_polygon(wall), Owner::Wall);
        }
        for thing in hall.things.iter().filter(|thing| !thing.walkable) {
            add(Core::parts(&thing.footprint), Owner::Thing);
        }
        for step in hall.steps.iter().filter(|_| with_steps) {
            add(Core::of_polygon(step), Owner::Step);
        }
        for (index, chair) in hall.chairs.iter().enumerate() {
            add(Core::of_polygon(&chair.corners), Owner::Chair(index as u32));
        }
        let bounds = Rect::around_points(hall.room.iter().copied()).unwrap_or(Rect::of_size((1.0, 1.0)));
        let reach = bounds.grown(radius * 2.0);
        // Parts wholly outside the room obstruct no one.
        cores.retain(|(core, _)| core.bounds().touches(reach));
        let parts = cores
            .into_iter()
            .enumerate()
            .map(|(n, (core, owner))| grown(core, owner, n, radius));
        Self::in_grid(parts.collect(), reach, radius)
    }

    fn in_grid(parts: Vec<Part>, bounds: Rect, radius: f64) -> Self {
        let mut grid = Self {
            radius,
            parts,
            bounds,
            cell: CELL.max(bounds.width().max(bounds.height()) / CELLS_MAX),
            columns: 1,
            rows: 1,
            starts: Vec::new(),
            entries: Vec::new(),
        };
        let spans = grid.choose_cells();
        let (columns, rows) = (grid.columns, grid.rows);
        grid.starts = vec![0; columns * rows + 1];
        for cell in spans.iter().flat_map(|span| grid.cells(*span)).collect::<Vec<_>>() {
            grid.starts[cell + 1] += 1;
        }
        for cell in 0..columns * rows {
            grid.starts[cell + 1] += grid.starts[cell];
        }
        let mut next = grid.starts.clone();
        let mut entries = vec![0; grid.starts[columns * rows] as usize];
        for (part, span) in spans.iter().enumerate() {
            for cell in grid.cells(*span) {
                entries[next[cell] as usize] = part as u32;
                next[cell] += 1;
            }
        }
        grid.entries = entries;
        grid
    }

    /// Doubles the cells until many large parts fit into memory, and returns the cells of each part.
    fn choose_cells(&mut self) -> Vec<[usize; 4]> {
        loop {
            self.columns = (self.bounds.width() / self.cell) as usize + 1;
            self.rows = (self.bounds.height() / self.cell) as usize + 1;
            let spans: Vec<_> = self.parts.iter().map(|part| self.span(part.bounds)).collect();
            let size = |[x0, x1, y0, y1]: &[usize; 4]| (x1 - x0 + 1) * (y1 - y0 + 1);
            if self.columns * self.rows == 1 || spans.iter().map(size).sum::<usize>() <= ENTRIES_MAX {
                return spans;
            }
            self.cell *= 2.0;
        }
    }

    fn span(&self, area: Rect) -> [usize; 4] {
        let column = |x: f64| ((x - self.bounds.x0) / self.cell).clamp(0.0, (self.columns - 1) as f64) as usize;
        let row = |y: f64| ((y - self.bounds.y0) / self.cell).clamp(0.0, (self.rows - 1) as f64) as usize;
        [column(area.x0), column(area.x1), row(area.y0), row(area.y1)]
    }

    fn cells(&self, [x0, x1, y0, y1]: [usize; 4]) -> impl Iterator<Item = usize> + use<> {
        let columns = self.columns;
        (y0..=y1).flat_map(move |y| (x0..=x1).map(move |x| y * columns + x))
    }

    fn in_cell(&self, cell: usize) -> &[u32] {
        &self.entries[self.starts[cell] as usize..self.starts[cell + 1] as usize]
    }

    /// Returns the parts whose inflated outline may contain a point.
    pub(super) fn near(&self, place: Point) -> impl Iterator<Item = &Part> {
        let [column, _, row, _] = self.span(Rect::from_corners(place, place));
        self.in_cell(row * self.columns + column)
            .iter()
            .map(|part| &self.parts[*part as usize])
            .filter(move |part| part.bounds.contains(place))
    }

    /// Returns the indices of the parts whose boxes touch an area, each once.
    pub(super) fn touching(&self, area: Rect, out: &mut Vec<u32>) {
        out.clear();
        for cell in self.cells(self.span(area)) {
            let touches = |part: &&u32| self.parts[**part as usize].bounds.touches(area);
            out.extend(self.in_cell(cell).iter().filter(touches));
        }
        out.sort_unstable();
        out.dedup();
    }

    /// Returns whether the disc fits at a point, ignoring the chair `own`.
    pub(super) fn is_free(&self, place: Point, own: u32) -> bool {
        self.near(place)
            .all(|part| part.owner == Owner::Chair(own) || part.core.distance(place) >= self.radius)
    }

    /// Returns whether the disc can move straight from one point to another, ignoring the chair `own`.
    pub(super) fn is_line_free(&self, from: Point, to: Point, own: u32) -> bool {
        self.along(from, to, |part| {
            part.owner == Owner::Chair(own) || part.core.distance_to_line(from, to) >= self.radius
        })
    }

    /// Returns whether a short line meets no part except the chair `own`.
    pub(super) fn is_sight_free(&self, from: Point, to: Point, own: u32) -> bool {
        self.along(from, to, |part| {
            part.owner == Owner::Chair(own) || part.core.distance_to_line(from, to) > 0.0
        })
    }

    /// Returns whether a condition holds for all parts in the cells that a line passes.
    fn along(&self, from: Point, to: Point, mut holds: impl FnMut(&Part) -> bool) -> bool {
        // Row by row of cells: the part of the line in it covers a run of columns.
        let [_, _, top, bottom] = self.span(Rect::from_corners(from, to));
        let way = from.to(to);
        for row in top..=bottom {
            let (low, high) = (
                self.bounds.y0 + row as f64 * self.cell,
                self.bounds.y0 + (row + 1) as f64 * self.cell,
            );
            let (first, last) = if way.y == 0.0 {
                (0.0, 1.0)
            } else {
                let (a, b) = ((low - from.y) / way.y, (high - from.y) / way.y);
                (a.min(b).clamp(0.0, 1.0), a.max(b).clamp(0.0, 1.0))
            };
            let piece = Rect::from_corners(from.along(way, first), from.along(way, last)).grown(0.01);
            let [left, right, _, _] = self.span(piece);
            for column in left..=right {
                for part in self.in_cell(row * self.columns + column) {
                    let part = &self.parts[*part as usize];
                    if part.bounds.touches(piece) && !holds(part) {
                        return false;
                    }
                }
            }
        }
        true
    }
}

fn grown(core: Core, owner: Owner, number: usize, radius: f64) -> Part {
    // Multiples of the golden ratio spread evenly, so that neighbours differ clearly.
    let share = (number as f64 * 0.618_033_988_749_894_9).fract();
    let grown = core.grown(radius + JITTER * share);
    Part {
        bounds: Rect::around_points(grown.iter().copied())
            .unwrap_or(core.bounds())
            .grown(0.001),
        core,
        owner,
        grown,
    }
}
