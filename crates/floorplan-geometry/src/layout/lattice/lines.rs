//! The rows and columns of a lattice: straight, or with every other row shifted by half a table.

use super::Lattice;
use crate::layout::axis::{Axis, Ruler};
use crate::layout::floor::Outline;
use crate::layout::judge::{self, PUSH};
use crate::rect::Rect;

/// Gaps up to this, in units, are tried in all combinations.
const CLOSE: f64 = 34.0;

impl Lattice<'_> {
    /// Returns the hall's lengths along rows and across them.
    pub(super) fn lengths(&self) -> (f64, f64) {
        let bounds = self.hall.room.bounds;
        if self.kind.is_turned {
            (bounds.height(), bounds.width())
        } else {
            (bounds.width(), bounds.height())
        }
    }

    /// Returns where obstacles away from the walls block aisles: along a row, and across.
    fn solid(&self) -> [Vec<(f64, f64)>; 2] {
        let bounds = self.hall.room.bounds;
        let (length, depth) = self.lengths();
        let mut found = [Vec::new(), Vec::new()];
        for obstacle in self.hall.obstacles.iter().filter(|each| !each.is_walkable) {
            let Some(own) = Rect::around_points(obstacle.corners.iter().copied()) else {
                continue;
            };
            let (x, y) = (
                (own.x0 - bounds.x0, own.x1 - bounds.x0),
                (own.y0 - bounds.y0, own.y1 - bounds.y0),
            );
            let (u, v) = if self.kind.is_turned { (y, x) } else { (x, y) };
            let aisle = judge::door_depth(self.hall.wanted());
            let is_inner = |(low, high): (f64, f64), end: f64| low > aisle && high < end - aisle;
            if is_inner(v, depth) {
                found[0].push(u);
            }
            if is_inner(u, length) {
                found[1].push(v);
            }
        }
        for stretches in &mut found {
            stretches.sort_by(|a, b| a.0.total_cmp(&b.0));
        }
        found
    }

    fn rulers<'b>(&self, gap: f64, [columns, rows]: &'b [Vec<(f64, f64)>; 2]) -> (Ruler<'b>, Ruler<'b>) {
        let (length, depth) = self.lengths();
        let [before, after, above, below] = self.reach;
        let aisle = judge::door_depth(self.hall.wanted());
        let is_long = !self.kind.table.is_round;
        let (end, side) = if is_long {
            (self.end_margin(), gap)
        } else {
            (PUSH, PUSH)
        };
        let along = Ruler {
            length,
            piece: before + after,
            run: self.kind.run,
            gap,
            aisle,
            margin: end,
            solid: columns,
        };
        let across = Ruler {
            length: depth,
            piece: above + below,
            run: 1,
            gap,
            aisle,
            margin: side,
            solid: rows,
        };
        (along, across)
    }

    /// Returns the free floor between the end of a table and a wall, so that the last guest can push back the chair.
    fn end_margin(&self) -> f64 {
        match self.outline {
            Outline::Box { zone, pushed } => (pushed[0] - zone[0]).max(pushed[1] - zone[1]),
            Outline::Disc(_) => PUSH,
        }
    }

    /// Combines close rows and columns in all ways, comfortable ones only with those of the same gap.
    pub(super) fn line_up(&mut self, gaps: &[f64], is_first: bool) {
        let solid = self.solid();
        let mut close = (Vec::new(), Vec::new());
        for gap in gaps {
            let (along, across) = self.rulers(*gap, &solid);
            let us = added(&mut self.us, along.axes(is_first));
            let vs = added(&mut self.vs, across.axes(is_first));
            if *gap <= CLOSE {
                close.0.extend(us);
                close.1.extend(vs);
            } else {
                self.pairs
                    .extend(us.iter().flat_map(|u| vs.iter().map(|v| (*u, *u, *v))));
            }
        }
        let (us, mut vs) = close;
        vs.sort_unstable();
        vs.dedup();
        for v in vs {
            self.pairs.extend(us.iter().map(|u| (*u, *u, v)));
        }
    }

    /// Shifted rows can be closer together, the closer the farther their tables are apart.
    #[expect(
        clippy::as_conversions,
        clippy::cast_precision_loss,
        reason = "tables in a row are few"
    )]
    pub(super) fn stagger(&mut self, gaps: &[f64], is_first: bool) {
        let solid = self.solid();
        for gap in gaps {
            let (along, across) = self.rulers(*gap, &solid);
            let apart = along.piece + gap;
            for (start, end) in [
                (PUSH, PUSH),
                (along.aisle, PUSH),
                (PUSH, along.aisle),
                (along.aisle, along.aisle),
            ] {
                let free = along.length - start - end - along.piece;
                for halves in 2..60_usize {
                    let pitch = free / (halves as f64 / 2.0);
                    if pitch < apart {
                        break;
                    }
                    if pitch > 1.5 * apart {
                        continue;
                    }
                    let row = |first: f64| {
                        let mut places = Vec::new();
                        let mut at = start + along.piece / 2.0 + first;
                        while at <= along.length - end - along.piece / 2.0 + 0.1 {
                            places.push(at);
                            at += pitch;
                        }
                        let to_aisle = places.iter().map(|place| {
                            let before = if start > PUSH { place - start } else { f64::INFINITY };
                            let after = if end > PUSH {
                                along.length - end - place
                            } else {
                                f64::INFINITY
                            };
                            (before, after)
                        });
                        let ends = [
                            (start > PUSH).then_some((0.0, start)),
                            (end > PUSH).then_some((along.length - end, along.length)),
                        ];
                        let aisles = ends.into_iter().flatten().collect();
                        Axis {
                            to_aisle: to_aisle.collect(),
                            aisles,
                            places,
                            gap: *gap,
                        }
                    };
                    let even = self.us.len();
                    self.us.push(row(0.0));
                    self.us.push(row(pitch / 2.0));
                    let step = (apart * apart - pitch * pitch / 4.0).max(0.0).sqrt().max(apart * 0.3);
                    let rows = Ruler {
                        gap: step - across.piece,
                        ..across
                    };
                    let axes = rows.axes(is_first).into_iter().map(|axis| Axis { gap: *gap, ..axis });
                    for v in added(&mut self.vs, axes.collect()) {
                        self.pairs.extend([(even, even + 1, v), (even + 1, even, v)]);
                    }
                }
            }
        }
    }
}

/// Adds the axes that are missing, and returns the numbers of all of them.
fn added(axes: &mut Vec<Axis>, more: Vec<Axis>) -> Vec<usize> {
    let mut numbers = Vec::new();
    for axis in more {
        let known = axes.iter().position(|other| other.is_like(&axis));
        numbers.push(known.unwrap_or(axes.len()));
        if known.is_none() {
            axes.push(axis);
        }
    }
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
