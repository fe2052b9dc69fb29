//! The line of a wall that doors and windows snap to: a side of the floor, or the centre line of a wall element.

use domain::plan::{Element, ElementId};

use super::{Axis, Guide, GuideKind};
use crate::point::{Frame, Point};
use crate::polygon;
use crate::rect::Rect;
use crate::room::Room;

/// The cosine of the greatest bend at which one wall continues in the next: 10 degrees, as in a round room.
const GOES_ON: f64 = 0.985;
/// Tolerance for a line parallel to an axis, as a share of the length.
const STRAIGHT: f64 = 1e-6;
/// The shortest side that counts as a wall, in units.
const LEAST: f64 = 1.0;

/// A straight line with two ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'p> {
    from: Point,
    to: Point,
    way: Point,
    length: f64,
    kind: Kind,
    /// The wall element of the line; `None` for the room.
    element: Option<&'p ElementId>,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A side of the floor, which lies to the right; whether the wall continues before its start and after its end.
    Side { before: bool, after: bool },
    /// A wall with two sides.
    Free,
}

impl<'p> Line<'p> {
    fn new(from: Point, to: Point, kind: Kind) -> Option<Self> {
        let length = from.distance(to);
        let way = from.to(to);
        (length >= LEAST).then(|| Self {
            from,
            to,
            way: Point::new(way.x / length, way.y / length),
            length,
            kind,
            element: None,
        })
    }

    /// Returns the walls around a floor.
    pub(super) fn around(room: &Room) -> Vec<Self> {
        let corners = room.clockwise();
        let free: Vec<Self> = polygon::edges(&corners)
            .filter_map(|(from, to)| Self::new(from, to, Kind::Free))
            .collect();
        let bends = free.iter().zip(free.iter().cycle().skip(1));
        let goes_on: Vec<bool> = bends.map(|(one, next)| one.way.dot(next.way) >= GOES_ON).collect();
        let before = goes_on.iter().cycle().skip(goes_on.len().saturating_sub(1));
        let ends = goes_on.iter().zip(before);
        let side = |(line, (after, before)): (&Self, (&bool, &bool))| Self {
            kind: Kind::Side {
                before: *before,
                after: *after,
            },
            ..*line
        };
        free.iter().zip(ends).map(side).collect()
    }

    /// Returns the centre line of a wall element; `None` for one without length.
    pub(super) fn through(wall: &'p Element) -> Option<Self> {
        let frame = Frame::from_element(wall);
        let (w, h) = (wall.width / 2.0, wall.height / 2.0);
        let end = if w >= h { Point::new(w, 0.0) } else { Point::new(0.0, h) };
        let ends = [Point::new(-end.x, -end.y), end].map(|own| frame.to_plan(own));
        let line = Self::new(ends[0], ends[1], Kind::Free)?;
        Some(Self {
            element: Some(&wall.id),
            ..line
        })
    }

    /// Returns the direction from start to end, of length 1.
    pub(super) fn way(&self) -> Point {
        self.way
    }

    /// Returns the normal to the right, of length 1.
    pub(super) fn normal(&self) -> Point {
        Point::new(-self.way.y, self.way.x)
    }

    /// Returns how far along the line a point is, and how far to the right of it.
    pub(super) fn own(&self, place: Point) -> (f64, f64) {
        let way = self.from.to(place);
        (way.dot(self.way), way.dot(self.normal()))
    }

    /// Returns the point at a distance along the line.
    pub(super) fn place(&self, at: f64) -> Point {
        self.from.along(self.way, at)
    }

    /// Returns the side to which a door opens whose centre is `off` units to the right: 1 or -1. `None` when both are
    /// possible.
    pub(super) fn side(&self, off: f64) -> Option<f64> {
        match self.kind {
            Kind::Side { .. } => Some(1.0),
            Kind::Free => (off.abs() > LEAST).then(|| off.signum()),
        }
    }

    /// Returns where the centre of an opening of half this width can be, as near as possible to `along`; `None` when
    /// the wall is too short or ends too far away. It may also be beside the end of a free wall.
    pub(super) fn fit(&self, along: f64, half: f64, tolerance: f64) -> Option<f64> {
        if along < -half - tolerance || along > self.length + half + tolerance {
            return None;
        }
        match self.kind {
            Kind::Side { before, after } => {
                let low = if before { 0.0 } else { half };
                let high = self.length - if after { 0.0 } else { half };
                (low <= high).then(|| along.clamp(low, high))
            }
            Kind::Free if along < 0.0 || along > self.length || self.length < half * 2.0 => {
                let first = along < self.length / 2.0;
                Some(if first { -half } else { self.length + half })
            }
            Kind::Free => Some(along.clamp(half, self.length - half)),
        }
    }

    /// Returns the axis parallel to the line, if any.
    pub(super) fn axis(&self) -> Option<Axis> {
        if self.way.y.abs() <= STRAIGHT {
            Some(Axis::X)
        } else {
            (self.way.x.abs() <= STRAIGHT).then_some(Axis::Y)
        }
    }

    /// Returns the wall element of the line; `None` for the room.
    pub(super) fn element(&self) -> Option<&'p ElementId> {
        self.element
    }

    pub(super) fn bounds(&self) -> Rect {
        Rect::from_corners(self.from, self.to)
    }

    /// Returns the line as a guide, from end to end.
    pub(super) fn guide(&self, kind: GuideKind) -> Guide {
        let upright = self.way.y.abs() >= self.way.x.abs();
        let own = |p: Point| if upright { (p.x, p.y) } else { (p.y, p.x) };
        let (mut start, mut end) = (own(self.from), own(self.to));
        if start.1 > end.1 {
            (start, end) = (end, start);
        }
        Guide {
            axis: if upright { Axis::X } else { Axis::Y },
            position: start.0,
            from: start.1,
            to: end.1,
            lean: if self.axis().is_some() { 0.0 } else { end.0 - start.0 },
            kind,
            gap: None,
            at: None,
            element: self.element.cloned(),
        }
    }
}
