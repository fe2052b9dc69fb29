//! The floor as triangles between the corners of the border, with their neighbours.
#![expect(
    clippy::as_conversions,
    clippy::indexing_slicing,
    reason = "a numeric kernel: it stores indices of its own triangles and corners, fewer than 2^32"
)]

use spade::{ConstrainedDelaunayTriangulation, Point2, Triangulation};

use super::border::Border;
use super::parts::Parts;
use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;

/// Marks a missing triangle.
pub(super) const NONE: u32 = u32::MAX;

/// A triangle; side n leads from corner n to the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Triangle {
    /// Corners in the direction of a positive area.
    pub(super) corners: [u32; 3],
    /// The triangles beyond the sides.
    pub(super) beyond: [u32; 3],
    /// The connected floor it belongs to; `NONE` where the walker cannot be.
    pub(super) floor: u32,
}

#[derive(Debug)]
pub(super) struct Mesh {
    pub(super) corners: Vec<Point>,
    pub(super) triangles: Vec<Triangle>,
    /// Whether a shortest path may bend at a corner: only where the floor around it covers more than half a turn.
    turns: Vec<bool>,
    pub(super) parts: Parts,
    /// Some triangle near the centre of each cell of a grid, where walks to a point begin.
    hints: Vec<u32>,
    columns: usize,
    rows: usize,
    bounds: Rect,
}

impl Mesh {
    pub(super) fn new(parts: Parts, room: &[Point]) -> Self {
        let border = Border::from_parts(&parts);
        let corners: Vec<Point2<f64>> = border
            .corners
            .iter()
            .map(|corner| Point2::new(corner.x, corner.y))
            .collect();
        // Rounding may make two sides cross by a hair. Then one of them is left out: `parts` decides what is free.
        let cdt = ConstrainedDelaunayTriangulation::<Point2<f64>>::try_bulk_load_cdt(corners, border.sides, |_| {});
        let mut mesh = Self {
            corners: Vec::new(),
            triangles: Vec::new(),
            turns: Vec::new(),
            bounds: parts.bounds,
            parts,
            hints: Vec::new(),
            columns: 1,
            rows: 1,
        };
        if let Ok(cdt) = cdt {
            mesh.take(&cdt);
        }
        mesh.find_floors(room);
        mesh.find_turns();
        mesh.make_hints();
        mesh
    }

    fn take(&mut self, cdt: &ConstrainedDelaunayTriangulation<Point2<f64>>) {
        self.corners = cdt
            .vertices()
            .map(|vertex| Point::new(vertex.position().x, vertex.position().y))
            .collect();
        // Face 0 is the outside.
        let number = |face: usize| if face == 0 { NONE } else { face as u32 - 1 };
        self.triangles = cdt
            .inner_faces()
            .map(|face| {
                let sides = face.adjacent_edges();
                Triangle {
                    corners: sides.map(|side| side.from().index() as u32),
                    beyond: sides.map(|side| number(side.rev().face().index())),
                    floor: NONE,
                }
            })
            .collect();
    }

    pub(super) fn corner(&self, index: u32) -> Point {
        self.corners[index as usize]
    }

    pub(super) fn triangle(&self, index: u32) -> &Triangle {
        &self.triangles[index as usize]
    }

    pub(super) fn corners_of(&self, triangle: u32) -> [Point; 3] {
        self.triangle(triangle).corners.map(|corner| self.corner(corner))
    }

    fn centre(&self, triangle: u32) -> Point {
        let [a, b, c] = self.corners_of(triangle);
        Point::new((a.x + b.x + c.x) / 3.0, (a.y + b.y + c.y) / 3.0)
    }

    /// Numbers the connected floors inside the room.
    fn find_floors(&mut self, room: &[Point]) {
        let mut free: Vec<bool> = (0..self.triangles.len() as u32)
            .map(|triangle| {
                let centre = self.centre(triangle);
                !self.parts.near(centre).any(|part| inside(&part.grown, centre))
            })
            .collect();
        let (mut floor, mut open) = (0, Vec::new());
        for first in 0..self.triangles.len() {
            if !free[first] {
                continue;
            }
            free[first] = false;
            // The outline is an obstacle all around, so one point of a floor decides whether all of it is in the room.
            let number = if polygon::contains(room, self.centre(first as u32)) {
                floor
            } else {
                NONE
            };
            open.push(first);
            while let Some(triangle) = open.pop() {
                self.triangles[triangle].floor = number;
                for beyond in self.triangles[triangle].beyond {
                    if beyond != NONE && free[beyond as usize] {
                        free[beyond as usize] = false;
                        open.push(beyond as usize);
                    }
                }
            }
            floor += u32::from(number != NONE);
        }
    }

    fn find_turns(&mut self) {
        let mut sides = vec![[NONE; 2]; self.corners.len()];
        let mut touches_twice = vec![false; self.corners.len()];
        for triangle in self.triangles.iter().filter(|triangle| triangle.floor != NONE) {
            for side in 0..3 {
                let beyond = triangle.beyond[side];
                if beyond != NONE && self.triangles[beyond as usize].floor != NONE {
                    continue;
                }
                let (from, to) = (triangle.corners[side], triangle.corners[(side + 1) % 3]);
                for (corner, end, other) in [(from, 1, to), (to, 0, from)] {
                    let known = &mut sides[corner as usize][end];
                    touches_twice[corner as usize] |= *known != NONE;
                    *known = other;
                }
            }
        }
        let turns = |(corner, [before, after]): (usize, &[u32; 2])| {
            if touches_twice[corner] {
                return true;
            }
            if *before == NONE || *after == NONE {
                return false;
            }
            // Corners are multiples of a fraction of a unit, so the product is exact.
            let here = self.corners[corner];
            self.corner(*before).to(here).cross(here.to(self.corner(*after))) < 0.0
        };
        self.turns = sides.iter().enumerate().map(turns).collect();
    }

    /// Returns whether a shortest path may bend at a corner.
    pub(super) fn can_turn(&self, corner: u32) -> bool {
        self.turns[corner as usize]
    }

    fn make_hints(&mut self) {
        let side = ((self.triangles.len() as f64).sqrt() / 2.0).ceil().max(1.0) as usize;
        (self.columns, self.rows) = (side, side);
        self.hints = vec![NONE; side * side];
        for triangle in 0..self.triangles.len() as u32 {
            let cell = self.cell(self.centre(triangle));
            self.hints[cell] = triangle;
        }
        let mut last = 0;
        for hint in &mut self.hints {
            if *hint == NONE {
                *hint = last;
            }
            last = *hint;
        }
    }

    fn cell(&self, place: Point) -> usize {
        let share = |value: f64, from: f64, size: f64, cells: usize| {
            ((value - from) / size.max(1.0) * cells as f64).clamp(0.0, (cells - 1) as f64) as usize
        };
        let column = share(place.x, self.bounds.x0, self.bounds.width(), self.columns);
        share(place.y, self.bounds.y0, self.bounds.height(), self.rows) * self.columns + column
    }

    /// Returns the triangle that contains a point.
    pub(super) fn locate(&self, place: Point) -> Option<u32> {
        if self.triangles.is_empty() {
            return None;
        }
        let mut here = self.hints[self.cell(place)];
        for _ in 0..self.triangles.len().min(10_000) {
            let [a, b, c] = self.corners_of(here);
            let beyond = [(a, b), (b, c), (c, a)]
                .iter()
                .position(|(p, q)| p.to(*q).cross(p.to(place)) < 0.0);
            let Some(side) = beyond else {
                return Some(here);
            };
            here = self.triangle(here).beyond[side];
            if here == NONE {
                return None;
            }
        }
        let holds = |triangle: &u32| inside(&self.corners_of(*triangle), place);
        (0..self.triangles.len() as u32).find(holds)
    }

    /// Returns the triangle of free floor that contains a point, also one on the border.
    pub(super) fn locate_free(&self, place: Point) -> Option<u32> {
        let here = self.locate(place)?;
        if self.triangle(here).floor != NONE {
            return Some(here);
        }
        let beside = self.triangle(here).beyond.into_iter().filter(|beyond| *beyond != NONE);
        let near = |triangle: &u32| {
            let [a, b, c] = self.corners_of(*triangle);
            let depth = |p: Point, q: Point| p.to(q).cross(p.to(place)) / p.distance(q);
            depth(a, b).min(depth(b, c)).min(depth(c, a)) > -0.01
        };
        beside
            .filter(|triangle| self.triangle(*triangle).floor != NONE)
            .find(near)
    }
}

/// Returns whether a point lies in a convex polygon of positive area.
fn inside(convex: &[Point], place: Point) -> bool {
    polygon::edges(convex).all(|(a, b)| a.to(b).cross(a.to(place)) >= 0.0)
}
