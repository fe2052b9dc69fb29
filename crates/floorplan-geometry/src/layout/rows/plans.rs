//! Possible places of rows and of the blocks in them.

use super::{FRONTS, Plan, Theatre, longest};
use crate::layout::judge::{self, TOLERANCE};

impl Theatre<'_> {
    /// Returns all sensible plans.
    pub(super) fn plans(&self) -> Vec<Plan> {
        let (length, depth) = self.lengths();
        let aisle = judge::door_depth(self.hall.wanted());
        let mut plans = Vec::new();
        for front in FRONTS {
            let mut rows: Vec<Vec<f64>> = Vec::new();
            for gaps in [self.side_doors(depth), Vec::new()] {
                for (ahead, behind) in [(0.0, aisle), (0.0, 0.0), (aisle, aisle), (aisle, 0.0)] {
                    rows.push(self.rows(front, depth, (ahead, behind), &gaps));
                }
            }
            rows.dedup();
            for us in self.columns(front, length, aisle) {
                plans.extend(rows.iter().map(|vs| Plan {
                    front,
                    us: us.clone(),
                    vs: vs.clone(),
                }));
            }
        }
        plans
    }

    /// Returns the positions of doors in the side walls, across the rows: cross-aisles lead there.
    fn side_doors(&self, depth: f64) -> Vec<f64> {
        let bounds = self.hall.room.bounds;
        let exits = self.hall.doors.iter().filter(|door| door.is_exit);
        let across = exits.map(|door| {
            if self.is_turned {
                door.at.x - bounds.x0
            } else {
                door.at.y - bounds.y0
            }
        });
        across.filter(|v| *v > 1.0 && *v < depth - 1.0).collect()
    }

    /// Returns the centres of rows from the front to the back, except in cross-aisles.
    fn rows(&self, front: f64, depth: f64, (ahead, behind): (f64, f64), gaps: &[f64]) -> Vec<f64> {
        let chair = self.hall.chair;
        let half = judge::door_depth(self.hall.wanted()) / 2.0;
        let from_end = self.looks == 90.0 || self.looks == 0.0;
        let mut aisles: Vec<(f64, f64)> = gaps
            .iter()
            .map(|v| if from_end { depth - v } else { *v })
            .map(|v| (v - half, v + half))
            .collect();
        aisles.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut rows = Vec::new();
        let mut at = ahead;
        while at + chair <= depth - behind + TOLERANCE {
            if let Some((_, end)) = aisles
                .iter()
                .find(|(low, high)| at + chair > *low + 0.1 && at < *high - 0.1)
            {
                at = *end;
                continue;
            }
            rows.push(if from_end {
                depth - at - chair / 2.0
            } else {
                at + chair / 2.0
            });
            at += chair + front;
        }
        rows
    }

    /// Returns the centres of chairs along a row, for all numbers of aisles.
    fn columns(&self, front: f64, length: f64, aisle: f64) -> Vec<Vec<f64>> {
        let mut found = Vec::new();
        for (start, end) in [(false, false), (true, true), (true, false), (false, true)] {
            for inner in 0..=10_usize {
                let blocks = inner + 1;
                let ends = |block: usize| {
                    let (left, right) = (block > 0 || start, block + 1 < blocks || end);
                    usize::from(left) + usize::from(right)
                };
                let most: Vec<usize> = (0..blocks).map(|block| longest(front, ends(block))).collect();
                let aisles = inner + usize::from(start) + usize::from(end);
                if most.contains(&0) {
                    continue;
                }
                found.extend(
                    self.blocks(most, length - aisles as f64 * aisle, aisles)
                        .map(|(sizes, more)| {
                            let mut us = Vec::new();
                            let mut at = if start { aisle + more } else { 0.0 };
                            for size in sizes {
                                us.extend(
                                    (0..size).map(|seat| at + self.hall.chair / 2.0 + seat as f64 * self.hall.spacing),
                                );
                                at += self.width(size) + aisle + more;
                            }
                            us
                        }),
                );
            }
        }
        found
    }

    fn width(&self, seats: usize) -> f64 {
        (seats as f64 - 1.0) * self.hall.spacing + self.hall.chair
    }

    /// Returns the seats of each block, and the extra width of each aisle.
    fn blocks(&self, mut sizes: Vec<usize>, free: f64, aisles: usize) -> Option<(Vec<usize>, f64)> {
        let used = |sizes: &[usize]| sizes.iter().map(|size| self.width(*size)).sum::<f64>();
        while used(&sizes) > free + TOLERANCE {
            let largest = sizes.iter_mut().rev().max_by_key(|size| **size)?;
            if *largest <= 2 {
                return None;
            }
            *largest -= 1;
        }
        let more = (free - used(&sizes)).max(0.0) / aisles.max(1) as f64;
        Some((sizes, more))
    }
}
