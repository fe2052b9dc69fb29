//! Proposals of tables in rows and columns: which places of two axes are free, and how many seats they provide. `u`
//! runs along the rows and `v` across them.

mod exits;
mod lines;
mod proposal;

use self::proposal::Best;
pub(super) use self::proposal::{Order, Proposal};
use super::axis::Axis;
use super::bits::Bits;
use super::floor::{Floor, Outline};
use super::judge::{self, BETWEEN};
use super::{Hall, Layout, PlacedTable};
use crate::point::Point;

/// How much longer a way may be than its straight parts, in units: certainly, and possibly.
const DETOURS: [f64; 2] = [44.0, 12.0];

/// A kind of table: its chairs, its direction, and the floor that it takes around its centre.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    /// The table, centred on the origin.
    pub(super) table: PlacedTable,
    /// Whether rows run from top to bottom.
    pub(super) is_turned: bool,
    /// Tables that touch in a row, at most.
    pub(super) run: usize,
    /// Whether every other row is shifted by half a table.
    pub(super) is_staggered: bool,
}

/// All rows and columns of one kind of table, with facts about their places.
pub(super) struct Lattice<'a> {
    hall: &'a Hall,
    kind: Kind,
    /// Distances from the centre of a table to the ends of its floor: before and after along a row, before and after
    /// across.
    reach: [f64; 4],
    us: Vec<Axis>,
    vs: Vec<Axis>,
    pairs: Vec<(usize, usize, usize)>,
    columns: Vec<f64>,
    rows: Vec<f64>,
    floor: Floor,
    outline: Outline,
    column_of: Vec<Vec<usize>>,
    row_of: Vec<Vec<usize>>,
    field: std::cell::OnceCell<Vec<Point>>,
}

impl<'a> Lattice<'a> {
    /// Lists the rows and columns for some gaps.
    pub(super) fn new(hall: &'a Hall, kind: Kind, gaps: &[f64], is_first: bool) -> Self {
        let mut lattice = Self {
            hall,
            reach: reach(hall, &kind),
            us: Vec::new(),
            vs: Vec::new(),
            pairs: Vec::new(),
            columns: Vec::new(),
            rows: Vec::new(),
            floor: Floor::new(hall, kind.is_turned),
            outline: Outline::new(hall, &kind.table, kind.is_turned),
            column_of: Vec::new(),
            row_of: Vec::new(),
            field: std::cell::OnceCell::new(),
            kind,
        };
        if lattice.kind.is_staggered {
            lattice.stagger(gaps, is_first);
        } else {
            lattice.line_up(gaps, is_first);
        }
        (lattice.columns, lattice.column_of) = distinct(&lattice.us);
        (lattice.rows, lattice.row_of) = distinct(&lattice.vs);
        lattice
    }

    fn place(&self, column: usize, row: usize) -> Point {
        let bounds = self.hall.room.bounds;
        let [before, after, above, below] = self.reach;
        let u = self.columns.get(column).copied().unwrap_or_default() + (before - after) / 2.0;
        let v = self.rows.get(row).copied().unwrap_or_default() + (above - below) / 2.0;
        let (x, y) = if self.kind.is_turned { (v, u) } else { (u, v) };
        Point::new(bounds.x0 + x, bounds.y0 + y)
    }

    fn table(&self, column: usize, row: usize) -> PlacedTable {
        judge::facing(self.hall, moved(&self.kind.table, self.place(column, row)))
    }

    /// Returns the columns whose tables keep clear of everything in a row.
    fn free(&self, row: usize) -> Bits {
        let bounds = self.hall.room.bounds;
        let (left, top) = if self.kind.is_turned {
            (bounds.y0, bounds.x0)
        } else {
            (bounds.x0, bounds.y0)
        };
        let [before, after, above, below] = self.reach;
        let v = top + self.rows.get(row).copied().unwrap_or_default() + (above - below) / 2.0;
        let aside = left + (before - after) / 2.0;
        let stretches = self.floor.free(self.outline, v);
        Bits::from_numbers(stretches.into_iter().flat_map(|(low, high)| {
            let from = self.columns.partition_point(|u| u + aside < low);
            let to = self.columns.partition_point(|u| u + aside <= high);
            from..to
        }))
    }

    /// Returns the proposals with their estimated seats, judged by the lengths of ways along rows and columns.
    pub(super) fn proposals(&mut self) -> Vec<Proposal> {
        let chairs = self.kind.table.chairs.len();
        let [before, after, above, below] = self.reach;
        let is_single = self.kind.run == 1;
        // Between shifted rows the way winds.
        let detours = DETOURS.map(|detour| {
            if self.kind.is_staggered {
                detour * 2.0 + 40.0
            } else {
                detour
            }
        });
        let all: Vec<Bits> = self
            .column_of
            .iter()
            .map(|own| Bits::from_numbers(own.iter().copied()))
            .collect();
        // For each gap between rows, the columns of each axis from which an aisle is near along the rows.
        let mut gaps: Vec<f64> = self.vs.iter().map(|axis| axis.gap).collect();
        gaps.sort_by(f64::total_cmp);
        gaps.dedup_by(|a, b| (*a - *b).abs() < 1.0);
        let near: Vec<Vec<[Bits; 2]>> = gaps
            .iter()
            .map(|gap| {
                let of = |(axis, own): (&Axis, &Vec<usize>)| {
                    detours.map(|detour| {
                        let near = axis
                            .to_aisle
                            .iter()
                            .map(|way| is_near(*way, before + after, *gap, is_single, detour));
                        Bits::from_numbers(own.iter().zip(near).filter(|(_, is)| *is).map(|(column, _)| *column))
                    })
                };
                self.us.iter().zip(&self.column_of).map(of).collect()
            })
            .collect();
        let mut free: Vec<Option<Bits>> = vec![None; self.rows.len()];
        let exits = self.exits();
        let mut found = Best::default();
        let pairs = std::mem::take(&mut self.pairs);
        for chunk in pairs.chunk_by(|a, b| a.2 == b.2) {
            let Some(v) = chunk.first().map(|pair| pair.2) else {
                continue;
            };
            let Some(across) = self.vs.get(v).cloned() else {
                continue;
            };
            let rows = self.row_of.get(v).cloned().unwrap_or_default();
            for row in &rows {
                if let Some(free) = free.get_mut(*row).filter(|free| free.is_none()) {
                    *free = Some(self.free(*row));
                }
            }
            let class = gaps.partition_point(|gap| *gap < across.gap - 1.0);
            for pair in chunk {
                let (even, odd, _) = *pair;
                let (mut count, mut near_count) = (0, [0, 0]);
                for (number, (way, row)) in across.to_aisle.iter().zip(&rows).enumerate() {
                    let u = if number % 2 == 0 { even } else { odd };
                    let along = self.us.get(u).map_or(0.0, |axis| axis.gap);
                    let Some(Some(free)) = free.get(*row) else { continue };
                    let own = all.get(u).map_or(0, |all| all.common(free));
                    count += own;
                    let Some(near) = near.get(class).and_then(|near| near.get(u)) else {
                        continue;
                    };
                    for ((count, mask), detour) in near_count.iter_mut().zip(near).zip(detours) {
                        let by_column = is_single && is_near(*way, above + below, along, true, detour);
                        *count += if by_column { own } else { mask.common(free) };
                    }
                }
                found.add(&Proposal {
                    axes: *pair,
                    seats: count * chairs,
                    near: near_count.map(|count| count * chairs),
                    lost: self.islands(&exits, *pair) * chairs * 3 / 2,
                    is_even: self.is_even(*pair),
                    comfort: self.gap(*pair),
                });
            }
        }
        found.all()
    }

    fn is_even(&self, (u, odd, v): (usize, usize, usize)) -> bool {
        let (length, depth) = self.lengths();
        let of = |axes: &[Axis], index: usize, length: f64| axes.get(index).is_some_and(|axis| axis.is_even(length));
        of(&self.us, u, length) && of(&self.us, odd, length) && of(&self.vs, v, depth)
    }

    fn gap(&self, (u, _, v): (usize, usize, usize)) -> f64 {
        let of = |axes: &[Axis], index: usize| axes.get(index).map_or(0.0, |axis| axis.gap);
        of(&self.us, u).min(of(&self.vs, v))
    }

    /// Returns the table to place, centred on the origin.
    pub(super) fn template(&self) -> &PlacedTable {
        &self.kind.table
    }

    /// Returns places `step` apart where a table keeps clear of walls, obstacles and doors.
    pub(super) fn field(&self, step: f64) -> &[Point] {
        self.field.get_or_init(|| {
            let bounds = self.hall.room.bounds;
            let (top, bottom) = if self.kind.is_turned {
                (bounds.x0, bounds.x1)
            } else {
                (bounds.y0, bounds.y1)
            };
            let mut places = Vec::new();
            let mut v = top;
            while v < bottom {
                for (low, high) in self.floor.free(self.outline, v) {
                    let mut u = low + 0.01;
                    while u <= high {
                        places.push(if self.kind.is_turned {
                            Point::new(v, u)
                        } else {
                            Point::new(u, v)
                        });
                        u += step;
                    }
                }
                v += step;
            }
            places
        })
    }

    /// Places the tables of a proposal.
    pub(super) fn layout(&mut self, proposal: &Proposal) -> Layout {
        let (even, odd, v) = proposal.axes;
        let rows = self.row_of.get(v).cloned().unwrap_or_default();
        let fewest = self.hall.table.map_or(1, |spec| spec.chairs_min.max(1));
        let mut tables = Vec::new();
        for (number, row) in rows.into_iter().enumerate() {
            let u = if number % 2 == 0 { even } else { odd };
            for column in self.column_of.get(u).cloned().unwrap_or_default() {
                let table = self.table(column, row);
                if table.chairs.len() >= fewest && judge::table_fits(self.hall, &table) {
                    tables.push(table);
                }
            }
        }
        Layout {
            tables,
            chairs: Vec::new(),
        }
    }
}

/// Returns the distances from the centre of a table to the ends of its floor along a row and across.
fn reach(hall: &Hall, kind: &Kind) -> [f64; 4] {
    if kind.is_staggered {
        return [kind.table.reach(hall); 4];
    }
    extent(&kind.table.zone(hall), kind.is_turned)
}

/// Returns how far pieces of floor extend from the origin: before and after along a row, before and after across.
pub(super) fn extent(parts: &[Vec<Point>], is_turned: bool) -> [f64; 4] {
    let mut reach = [0.0_f64; 4];
    for place in parts.iter().flatten() {
        let (u, v) = if is_turned {
            (place.y, place.x)
        } else {
            (place.x, place.y)
        };
        for (reach, own) in reach.iter_mut().zip([-u, u, -v, v]) {
            *reach = reach.max(own);
        }
    }
    reach
}

/// Returns whether everyone at a table reaches an aisle through a channel of a width, given the length of the way (NFPA
/// 101 12.2.5.7).
fn is_near((before, after): (f64, f64), size: f64, gap: f64, is_single: bool, detour: f64) -> bool {
    let allowed = 288.0 + 24.0 * (gap - BETWEEN).max(0.0);
    let climb = if is_single { 0.6 * size } else { 60.0 };
    let way = |aside: f64| {
        let along = (before + aside).min(after - aside).max(0.0);
        along + climb * if is_single { (aside / size * 2.0).abs() } else { 1.0 }
    };
    let worst = [-size / 2.0, 0.0, size / 2.0].map(way).into_iter().fold(0.0, f64::max);
    worst + detour <= allowed.min(864.0)
}

/// Returns a table moved to a place.
pub(super) fn moved(table: &PlacedTable, to: Point) -> PlacedTable {
    let mut moved = table.clone();
    moved.at = Point::new(table.at.x + to.x, table.at.y + to.y);
    for chair in &mut moved.chairs {
        chair.at = Point::new(chair.at.x + to.x, chair.at.y + to.y);
    }
    moved
}

/// Returns the distinct places of some axes, and for each axis the numbers of its own.
fn distinct(axes: &[Axis]) -> (Vec<f64>, Vec<Vec<usize>>) {
    let mut places: Vec<f64> = axes.iter().flat_map(|axis| axis.places.iter().copied()).collect();
    places.sort_by(f64::total_cmp);
    places.dedup_by(|a, b| (*a - *b).abs() < 0.05);
    let number = |place: f64| places.partition_point(|other| *other < place - 0.06);
    let numbers = axes
        .iter()
        .map(|axis| axis.places.iter().map(|place| number(*place)).collect());
    (places.clone(), numbers.collect())
}
