//! Rows of chairs that face a stage, in blocks between aisles (NFPA 101 12.2.5.5, IBC 1029.13.2).
#![expect(
    clippy::as_conversions,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "seats and rows are counted"
)]

mod plans;

use super::floor::{Floor, Outline};
use super::judge::{self, TOLERANCE};
use super::shapes::rectangle;
use super::{Hall, Layout, PlacedChair};
use crate::point::Point;
use crate::polygon;

/// Clear floors in front of chairs that are tried, in units: 36 in to 14 in.
const FRONTS: [f64; 9] = [72.0, 60.0, 52.0, 44.0, 40.0, 36.0, 32.0, 30.0, 28.0];
/// The least clear floor, before the extra for the length of a row.
const ACCESS: f64 = 24.0;
/// More free floor than this between two chairs ends a row.
const BREAK: f64 = 24.0;
/// Proposals tried for each depth of rows.
const TRIES: usize = 4;

/// Returns the most seats of a row with this clear floor in front: with an aisle at both ends, or at one.
fn longest(front: f64, ends: usize) -> usize {
    let inches = (front - ACCESS) / 2.0;
    match ends {
        0 => 0,
        1 => 7 + (inches / 0.6 + 0.01) as usize,
        _ => (14 + (inches / 0.3 + 0.01) as usize).min(100),
    }
}

/// The positions of chairs: along a row, and across.
#[derive(Clone)]
struct Plan {
    front: f64,
    us: Vec<f64>,
    vs: Vec<f64>,
}

struct Theatre<'a> {
    hall: &'a Hall,
    floor: Floor,
    /// The direction in which everyone faces, in degrees.
    looks: f64,
    is_turned: bool,
}

/// Returns the best rows found before `go_on` ended the search.
pub(super) fn solve(hall: &Hall, go_on: &mut impl FnMut() -> bool) -> Layout {
    let wanted = hall.wanted();
    let mut best = Layout::default();
    for looks in super::kinds::to_stage(hall) {
        let is_turned = looks % 180.0 == 0.0;
        let theatre = Theatre {
            hall,
            floor: Floor::new(hall, is_turned),
            looks,
            is_turned,
        };
        let mut plans: Vec<(usize, Plan)> = theatre
            .plans()
            .into_iter()
            .map(|plan| (theatre.chairs(&plan).len(), plan))
            .collect();
        plans.sort_by_key(|(seats, _)| std::cmp::Reverse(*seats));
        let mut order: Vec<(usize, Plan)> = Vec::new();
        if wanted < usize::MAX {
            for front in FRONTS {
                let own = plans
                    .iter()
                    .filter(|(seats, plan)| plan.front >= front && *seats >= wanted);
                order.extend(own.take(TRIES).cloned());
            }
        }
        order.extend(plans);
        for (seats, plan) in order {
            if best.seats() >= wanted || !go_on() {
                break;
            }
            if seats.min(wanted) <= best.seats() {
                continue;
            }
            let found = theatre.seat(&plan);
            if found.seats().min(wanted) > best.seats() {
                best = theatre.trim(found, plan.front, wanted);
            }
        }
    }
    best
}

impl Theatre<'_> {
    fn lengths(&self) -> (f64, f64) {
        let bounds = self.hall.room.bounds;
        if self.is_turned {
            (bounds.height(), bounds.width())
        } else {
            (bounds.width(), bounds.height())
        }
    }

    /// Returns the chairs of a plan that keep clear of everything and see the stage, from the front to the back.
    fn chairs(&self, plan: &Plan) -> Vec<PlacedChair> {
        let bounds = self.hall.room.bounds;
        let half = self.hall.chair / 2.0;
        let outline = Outline::Box {
            zone: [half; 4],
            pushed: [half; 4],
        };
        let (left, top) = if self.is_turned {
            (bounds.y0, bounds.x0)
        } else {
            (bounds.x0, bounds.y0)
        };
        let mut chairs = Vec::new();
        for v in &plan.vs {
            let v = top + v;
            let stretches = self.floor.free(outline, v);
            for u in plan.us.iter().map(|u| left + u) {
                let at = if self.is_turned {
                    Point::new(v, u)
                } else {
                    Point::new(u, v)
                };
                let chair = PlacedChair { at, looks: self.looks };
                let is_free = stretches
                    .iter()
                    .any(|(low, high)| u >= low - TOLERANCE && u <= high + TOLERANCE);
                if is_free && judge::sees_stage(self.hall, at, chair.way()) {
                    chairs.push(chair);
                }
            }
        }
        chairs
    }

    /// Returns the chairs of a plan that follow all rules.
    fn seat(&self, plan: &Plan) -> Layout {
        let hall = self.hall;
        let chairs = self.chairs(plan).into_iter().filter(|chair| {
            judge::chair_fits(hall, &rectangle(chair.at, (hall.chair, hall.chair), chair.looks))
                && self.has_front(chair, plan.front)
        });
        let layout = Layout {
            tables: Vec::new(),
            chairs: chairs.collect(),
        };
        let cell = super::solve::coarse(hall);
        let joined = |more: f64| self.prune(judge::join(hall, layout.clone(), cell, false, more), plan.front, cell);
        let layout = Some(joined(0.0))
            .filter(|own| own.seats() > 0)
            .unwrap_or_else(|| joined(cell * 2.0));
        self.prune(layout, plan.front, super::finish::fine(hall))
    }

    /// Returns whether the lane in front of a chair is free of columns.
    fn has_front(&self, chair: &PlacedChair, front: f64) -> bool {
        let lane = rectangle(
            chair.at.along(chair.way(), (self.hall.chair + front) / 2.0),
            (front, self.hall.chair - 2.0),
            chair.looks,
        );
        let mut solid = self.hall.obstacles.iter().filter(|each| !each.is_walkable);
        solid.all(|each| !polygon::overlap(&lane, &each.corners, TOLERANCE))
    }

    /// Removes unreachable seats, and shortens rows that are too long for their aisles.
    fn prune(&self, mut layout: Layout, front: f64, cell: f64) -> Layout {
        for _ in 0..8 {
            if layout.chairs.is_empty() {
                return layout;
            }
            let (_, ways) = judge::reached(self.hall, &layout, cell);
            if !ways.lost.is_empty() {
                return Layout::default();
            }
            let before = layout.chairs.len();
            let mut served = ways.served.iter();
            layout.chairs.retain(|_| served.next().copied().unwrap_or(false));
            let is_complete = layout.chairs.len() == before;
            let kept: Vec<PlacedChair> = self
                .segments(&layout)
                .into_iter()
                .flat_map(|row| self.cut(row, front, &ways))
                .collect();
            layout.chairs = kept;
            if is_complete && layout.chairs.len() == before {
                return layout;
            }
        }
        Layout::default()
    }

    /// Returns the unbroken rows of chairs.
    fn segments(&self, layout: &Layout) -> Vec<Vec<PlacedChair>> {
        let place = |chair: &PlacedChair| {
            if self.is_turned {
                (chair.at.x, chair.at.y)
            } else {
                (chair.at.y, chair.at.x)
            }
        };
        let mut rows: Vec<Vec<PlacedChair>> = Vec::new();
        for chair in &layout.chairs {
            let (v, u) = place(chair);
            let last = rows.last().and_then(|row| row.last()).map(place);
            match rows.last_mut() {
                Some(row)
                    if last.is_some_and(|(w, before)| (w - v).abs() < 1.0 && u - before <= self.hall.chair + BREAK) =>
                {
                    row.push(*chair);
                }
                _ => rows.push(vec![*chair]),
            }
        }
        rows
    }

    /// Returns a row, shortened to what its aisles allow.
    fn cut(&self, mut row: Vec<PlacedChair>, front: f64, ways: &super::ways::Ways) -> Vec<PlacedChair> {
        let (first, last) = (
            self.is_open_at(row.first(), -1.0, ways),
            self.is_open_at(row.last(), 1.0, ways),
        );
        let most = longest(front, usize::from(first) + usize::from(last));
        if row.len() > most {
            if first {
                row.truncate(most);
            } else {
                row.drain(..row.len() - most);
            }
        }
        row
    }

    /// Returns whether an aisle begins beside a chair, before or after it.
    fn is_open_at(&self, chair: Option<&PlacedChair>, sign: f64, ways: &super::ways::Ways) -> bool {
        let Some(chair) = chair else { return false };
        let (along, back) = if self.is_turned {
            (Point::new(0.0, 1.0), Point::new(1.0, 0.0))
        } else {
            (Point::new(1.0, 0.0), Point::new(0.0, 1.0))
        };
        [4.0, 8.0, 12.0].iter().any(|aside| {
            [-12.0, 0.0, 12.0].iter().any(|off| {
                ways.is_aisle(
                    chair
                        .at
                        .along(along, sign * (self.hall.chair / 2.0 + aside))
                        .along(back, *off),
                )
            })
        })
    }

    /// Removes surplus seats: rows from the back, then seats in the middle of the last one.
    fn trim(&self, layout: Layout, front: f64, wanted: usize) -> Layout {
        let (_, ways) = judge::reached(self.hall, &layout, super::solve::coarse(self.hall));
        let mut rows = self.segments(&layout);
        let count = |rows: &[Vec<PlacedChair>]| rows.iter().map(Vec::len).sum::<usize>();
        while count(&rows) > wanted {
            let over = count(&rows) - wanted;
            if let Some(last) = rows.iter().rposition(|row| row.len() <= over) {
                rows.remove(last);
                continue;
            }
            let most = longest(front, 1) * 2;
            let Some(row) = rows
                .iter_mut()
                .rev()
                .find(|row| row.len() > over && row.len() - over <= most)
            else {
                break;
            };
            // Both halves of a row between two aisles stay at their aisles; another row loses its far end.
            let from = match (
                self.is_open_at(row.first(), -1.0, &ways),
                self.is_open_at(row.last(), 1.0, &ways),
            ) {
                (true, true) => (row.len() - over) / 2,
                (true, false) => row.len() - over,
                _ => 0,
            };
            row.drain(from..from + over);
        }
        Layout {
            tables: Vec::new(),
            chairs: rows.concat(),
        }
    }
}
