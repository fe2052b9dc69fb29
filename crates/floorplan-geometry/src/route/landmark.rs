//! What people see from a path: which things are near a stretch of it, and on which side.

use domain::plan::number::UNITS_PER_FOOT;

use super::hall::{Footprint, Hall, Thing};
use super::way::{ARM, Way, degrees};
use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;

/// How far a landmark may be from its stretch of the path: 12 ft, less a little for rounding.
const NEAR: f64 = 11.9 * UNITS_PER_FOOT;
/// Spacing of the points on a stretch from which landmarks are searched: 0.25 ft.
const STEP: f64 = 0.25 * UNITS_PER_FOOT;
/// Angles to the heading at which something is clearly on one side.
const BESIDE: (f64, f64) = (25.0, 155.0);
/// The greatest angle to the heading at which something is ahead.
const AHEAD: f64 = 25.0;
/// Spacing of the points from which something may be ahead: 0.5 ft.
const AHEAD_STEP: f64 = 0.5 * UNITS_PER_FOOT;
/// Tables of a counted row are at most this far from the path: 8 ft.
const COUNTED: f64 = 8.0 * UNITS_PER_FOOT;

/// The side of a thing for a person on the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// On the left.
    Left,
    /// On the right.
    Right,
    /// In front.
    Ahead,
}

/// A stretch of a path: from one step to the next, and the 3 ft before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    pub(super) from: f64,
    /// Where the step begins.
    pub(super) step: f64,
    pub(super) to: f64,
}

impl Piece {
    pub(super) fn new(step: f64, to: f64) -> Self {
        Self {
            from: (step - ARM).max(0.0),
            step,
            to,
        }
    }
}

/// How a thing is seen from a stretch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub(super) thing: usize,
    pub(super) side: Side,
    /// Its least distance from the stretch.
    pub(super) gap: f64,
    /// Where on the path it is nearest.
    pub(super) at: f64,
}

/// The things of a hall with their boxes.
#[derive(Debug)]
pub(super) struct Sights<'h> {
    hall: &'h Hall,
    boxes: &'h [Rect],
    way: &'h Way,
}

/// Returns the box of each thing.
pub(super) fn boxes(hall: &Hall) -> Vec<Rect> {
    let of = |thing: &Thing| match &thing.footprint {
        Footprint::Circle { centre, radius } => Rect::around(*centre, *radius, *radius),
        Footprint::Polygon(corners) => {
            Rect::around_points(corners.iter().copied()).unwrap_or(Rect::of_size((0.0, 0.0)))
        }
    };
    hall.things.iter().map(of).collect()
}

impl<'h> Sights<'h> {
    pub(super) fn new(hall: &'h Hall, boxes: &'h [Rect], way: &'h Way) -> Self {
        Self { hall, boxes, way }
    }

    /// Returns everything that is clearly on a side of a stretch or ahead.
    pub(super) fn of_piece(&self, piece: Piece) -> Vec<Sight> {
        let places = self.places(piece.from, piece.to);
        let Some(area) = Rect::around_points(places.iter().map(|(_, place)| *place)) else {
            return Vec::new();
        };
        let area = area.grown(NEAR);
        let things = self.hall.things.iter().zip(self.boxes).enumerate();
        things
            .filter(|(_, (thing, bounds))| thing.landmark && bounds.touches(area))
            .filter_map(|(index, _)| self.sight(index, piece, &places))
            .collect()
    }

    /// Returns how one thing is seen from a stretch.
    pub(super) fn of_thing(&self, thing: usize, piece: Piece) -> Option<Sight> {
        self.sight(thing, piece, &self.places(piece.from, piece.to))
    }

    /// Counts the similar things on a side of the path between two positions.
    pub(super) fn count(&self, from: f64, to: f64, side: Side, alike: impl Fn(&Thing) -> bool) -> usize {
        let places = self.places(from, to);
        let Some(area) = Rect::around_points(places.iter().map(|(_, place)| *place)) else {
            return 0;
        };
        let area = area.grown(COUNTED);
        let things = self.hall.things.iter().zip(self.boxes);
        things
            .filter(|(thing, bounds)| alike(thing) && bounds.touches(area))
            .filter(|(thing, bounds)| {
                let nearest = nearest(thing, bounds.grown(COUNTED), &places);
                nearest.is_some_and(|(at, gap)| {
                    // A thing that is nearest at the very start was passed before.
                    gap <= COUNTED && at > from + STEP && self.beside(thing, at) == Some(side)
                })
            })
            .count()
    }

    fn places(&self, from: f64, to: f64) -> Vec<(f64, Point)> {
        let pieces = ((to - from) / STEP).floor() + 1.0;
        let mut places = Vec::new();
        let mut n = 0.0;
        while n <= pieces {
            let at = from + (to - from) * n / pieces;
            places.push((at, self.way.at(at)));
            n += 1.0;
        }
        places
    }

    fn sight(&self, index: usize, piece: Piece, places: &[(f64, Point)]) -> Option<Sight> {
        let thing = self.hall.things.get(index)?;
        let area = self.boxes.get(index)?.grown(NEAR);
        let (at, gap) = nearest(thing, area, places).filter(|(_, gap)| *gap <= NEAR)?;
        let beside = if gap > 0.01 { self.beside(thing, at) } else { None };
        let side = match beside {
            Some(side) => side,
            None if self.is_ahead(thing, piece) => Side::Ahead,
            None => return None,
        };
        Some(Sight {
            thing: index,
            side,
            gap,
            at,
        })
    }

    /// Returns the side on which a thing is clearly seen from a position of the path.
    fn beside(&self, thing: &Thing, at: f64) -> Option<Side> {
        let place = self.way.at(at);
        let bearing = degrees(self.way.heading(at), place.to(nearest_place(&thing.footprint, place)));
        let clear = bearing.abs() >= BESIDE.0 && bearing.abs() <= BESIDE.1;
        clear.then_some(if bearing > 0.0 { Side::Right } else { Side::Left })
    }

    /// Returns whether a thing is ahead near the beginning of its step.
    fn is_ahead(&self, thing: &Thing, piece: Piece) -> bool {
        let first = (piece.step - ARM).max(0.0);
        let last = (piece.step + ARM).min(piece.to.max(piece.step));
        let mut at = first;
        let mut ahead = false;
        while at <= last && !ahead {
            let (place, heading) = (self.way.at(at), self.way.heading(at));
            let within = |seen: Point| degrees(heading, place.to(seen)).abs() <= AHEAD && seen != place;
            ahead = heading != Point::default() && anchors(&thing.footprint, place).into_iter().any(within);
            at += AHEAD_STEP;
        }
        ahead
    }
}

/// Returns the point in an area that is nearest to a thing, and its distance.
fn nearest(thing: &Thing, area: Rect, places: &[(f64, Point)]) -> Option<(f64, f64)> {
    let gap = |place: Point| nearest_place(&thing.footprint, place).distance(place);
    places
        .iter()
        .filter(|(_, place)| area.contains(*place))
        .map(|(at, place)| (*at, gap(*place)))
        .reduce(|best, next| if next.1 < best.1 { next } else { best })
}

/// Returns the point of a footprint that is nearest to a point: the point itself inside.
fn nearest_place(footprint: &Footprint, place: Point) -> Point {
    match footprint {
        Footprint::Circle { centre, radius } => {
            let distance = centre.distance(place);
            if distance <= *radius {
                place
            } else {
                centre.along(centre.to(place), radius / distance)
            }
        }
        Footprint::Polygon(corners) if polygon::contains(corners, place) => place,
        Footprint::Polygon(corners) => polygon::nearest_on_edge(corners, place).unwrap_or(place),
    }
}

/// Returns the points of a footprint that are tested for being ahead: the nearest one, the centre and the corners.
fn anchors(footprint: &Footprint, place: Point) -> Vec<Point> {
    let mut anchors = vec![nearest_place(footprint, place)];
    match footprint {
        Footprint::Circle { centre, .. } => anchors.push(*centre),
        Footprint::Polygon(corners) => anchors.extend(corners),
    }
    anchors
}
