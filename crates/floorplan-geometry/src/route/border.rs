//! The border between the points that the centre of a walker can reach and those it cannot: the sides of the inflated
//! outlines that no other inflated outline covers.
#![expect(
    clippy::as_conversions,
    clippy::indexing_slicing,
    reason = "a numeric kernel: it stores indices of its own corners, and coordinates are far inside i64"
)]

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::parts::{Part, Parts};
use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;

/// Corners are rounded to this fraction of a unit, so that both sides of a crossing find the same one.
const ROUNDING: f64 = 1024.0;

/// The border as a graph: corners, and sides between two of them.
#[derive(Debug, Default)]
pub(super) struct Border {
    pub(super) corners: Vec<Point>,
    pub(super) sides: Vec<[usize; 2]>,
}

impl Border {
    pub(super) fn from_parts(parts: &Parts) -> Self {
        let (mut pieces, mut near, mut covered) = (Vec::new(), Vec::new(), Vec::new());
        for (index, part) in parts.parts.iter().enumerate() {
            parts.touching(part.bounds, &mut near);
            near.retain(|other| *other as usize != index);
            for (a, b) in polygon::edges(&part.grown) {
                cover(parts, &near, a, b, &mut covered);
                exposed(a, b, &mut covered, &mut pieces);
            }
        }
        Self::joined(&pieces)
    }

    fn joined(pieces: &[(Point, Point)]) -> Self {
        let mut known: HashMap<(i64, i64), usize, BuildHasherDefault<CornerHasher>> = HashMap::default();
        let mut border = Self::default();
        for (a, b) in pieces {
            let ends = [*a, *b].map(|end| {
                let key = ((end.x * ROUNDING).round() as i64, (end.y * ROUNDING).round() as i64);
                *known.entry(key).or_insert_with(|| {
                    border
                        .corners
                        .push(Point::new(key.0 as f64 / ROUNDING, key.1 as f64 / ROUNDING));
                    border.corners.len() - 1
                })
            });
            if ends[0] != ends[1] {
                border.sides.push(ends);
            }
        }
        border
    }
}

/// Collects the shares of a side that other parts cover.
fn cover(parts: &Parts, near: &[u32], a: Point, b: Point, covered: &mut Vec<(f64, f64)>) {
    covered.clear();
    let side = Rect::from_corners(a, b);
    for part in near.iter().map(|other| &parts.parts[*other as usize]) {
        if part.bounds.touches(side)
            && let Some(share) = within(part, a, b)
        {
            covered.push(share);
            if share == (0.0, 1.0) {
                return;
            }
        }
    }
}

/// Returns the share of a line that lies inside a convex outline.
fn within(part: &Part, a: Point, b: Point) -> Option<(f64, f64)> {
    let way = a.to(b);
    let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
    for (p, q) in polygon::edges(&part.grown) {
        let edge = p.to(q);
        let (start, slope) = (edge.cross(p.to(a)), edge.cross(way));
        if slope == 0.0 {
            if start <= 0.0 {
                return None;
            }
        } else if slope > 0.0 {
            enter = enter.max(-start / slope);
        } else {
            leave = leave.min(-start / slope);
        }
        if enter >= leave {
            return None;
        }
    }
    Some((enter, leave))
}

/// Adds the uncovered pieces of a side.
fn exposed(a: Point, b: Point, covered: &mut [(f64, f64)], pieces: &mut Vec<(Point, Point)>) {
    let way = a.to(b);
    let place = |share: f64| if share >= 1.0 { b } else { a.along(way, share) };
    covered.sort_unstable_by(|one, other| one.0.total_cmp(&other.0));
    let mut free_from = 0.0;
    for (enter, leave) in covered.iter() {
        if *enter > free_from {
            pieces.push((place(free_from), place(*enter)));
        }
        free_from = leave.max(free_from);
    }
    if free_from < 1.0 {
        pieces.push((place(free_from), b));
    }
}

/// A fast hash for pairs of numbers that no attacker can choose.
#[derive(Default)]
struct CornerHasher(u64);

impl Hasher for CornerHasher {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_i64(i64::from(*byte));
        }
    }

    fn write_i64(&mut self, value: i64) {
        self.0 = (self.0.rotate_left(26) ^ value as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}
