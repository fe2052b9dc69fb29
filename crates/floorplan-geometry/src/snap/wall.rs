//! Snaps doors and windows to walls: those around the floor, and wall elements. Doors have their sill on the wall's
//! line and open away from it, into the room; windows are centred on the line.

use domain::plan::catalogue::Figure;
use domain::plan::{Element, ElementId, FloorPlan, number};

use super::align::{Standing, others, rest};
use super::line::Line;
use super::span::Part;
use super::{Axis, Guide, GuideKind, MoveSnap, NewSnap, SnapOptions};
use crate::angle::Degrees;
use crate::index::PlanIndex;
use crate::point::{Frame, Point};
use crate::rect::Rect;
use crate::room::Room;

/// Distances that differ by at most this are equal, in units.
const EQUAL: f64 = 0.01;

/// Snaps a door or window to the nearest wall that it touches or nearly touches; `None` without such a wall and for
/// other elements.
pub fn snap_opening(plan: &FloorPlan, index: &PlanIndex, element: &Element, options: SnapOptions) -> Option<NewSnap> {
    let opening = Opening::from_element(element)?;
    let lines = lines(plan, index, &opening, options.tolerance);
    let places = lines.iter().filter_map(|line| opening.at(line, options.tolerance));
    let place = places.reduce(|best, next| if next.better_than(&best) { next } else { best })?;
    let (place, along) = opening.along(plan, index, &element.id, place, options);
    let kind = if opening.sill.is_some() {
        GuideKind::Edge
    } else {
        GuideKind::Center
    };
    Some(NewSnap {
        x: place.centre.x - opening.half_width,
        y: place.centre.y - opening.half_height,
        rotation: number::round(place.rotation.normalised().0),
        guides: [place.line.guide(kind)].into_iter().chain(along).collect(),
        beside_aisle: false,
    })
}

/// Snaps a single moved door or window.
pub(super) fn snap_move(
    plan: &FloorPlan,
    index: &PlanIndex,
    ids: &[ElementId],
    dx: f64,
    dy: f64,
    options: SnapOptions,
) -> Option<MoveSnap> {
    let [id] = ids else { return None };
    let still = plan.element(id.as_str()).filter(|element| element.kind.is_opening())?;
    let mut moved = still.clone();
    (moved.x, moved.y) = (still.x + dx, still.y + dy);
    let rest = snap_opening(plan, index, &moved, options)?;
    Some(MoveSnap {
        dx: rest.x - still.x,
        dy: rest.y - still.y,
        guides: rest.guides,
        rotation: Some(rest.rotation),
        beside_aisle: false,
    })
}

/// Returns the lines of the walls that are near enough.
fn lines<'p>(plan: &'p FloorPlan, index: &PlanIndex, opening: &Opening, tolerance: f64) -> Vec<Line<'p>> {
    let reach = opening.half_width.max(opening.half_height) * 2.0 + tolerance;
    let mut near = index.near(Rect::around(opening.frame.centre, reach, reach));
    near.sort_unstable_by_key(|id| plan.position(id.as_str()));
    let walls = near.into_iter().filter_map(|id| {
        let element = plan.element(id.as_str())?;
        let wall = element.kind.figure == Figure::Wall && !element.hidden;
        wall.then(|| Line::through(element)).flatten()
    });
    Line::around(&Room::from_plan(plan)).into_iter().chain(walls).collect()
}

/// A door or window before snapping.
struct Opening {
    frame: Frame,
    half_width: f64,
    half_height: f64,
    /// The side of its own box on which a door closes: 1 for the lower one, -1 for the upper; `None` for a window.
    sill: Option<f64>,
}

/// The snapped place of an opening.
#[derive(Clone, Copy)]
struct Place<'l> {
    line: &'l Line<'l>,
    /// Distance of the centre from the start of the line, in units.
    at: f64,
    /// The direction from the wall into the room, of length 1.
    inward: Point,
    centre: Point,
    rotation: Degrees,
    /// How far it moves, in units.
    way: f64,
    /// How far it turns, in degrees.
    turn: f64,
}

impl Place<'_> {
    /// Prefers the shorter move, then the smaller turn.
    fn better_than(&self, other: &Self) -> bool {
        self.way < other.way - EQUAL || (self.way <= other.way + EQUAL && self.turn < other.turn - EQUAL)
    }
}

impl Opening {
    fn from_element(element: &Element) -> Option<Self> {
        let frame = Frame::from_element(element);
        let down = if element.flip_y { -1.0 } else { 1.0 };
        let sill = match element.kind.figure {
            Figure::Door => Some(down),
            Figure::Entrance => Some(-down),
            _ => None,
        };
        element.kind.is_opening().then_some(Self {
            frame,
            half_width: element.width / 2.0,
            half_height: element.height / 2.0,
            sill,
        })
    }

    /// Returns the snapped place at a wall; `None` when the wall is too far away or too short.
    fn at<'l>(&self, line: &'l Line<'l>, tolerance: f64) -> Option<Place<'l>> {
        let (along, off) = line.own(self.frame.centre);
        let side = line.side(off).unwrap_or_else(|| self.open_side(line));
        let inward = Point::new(line.normal().x * side, line.normal().y * side);
        let touches = self.half_height.max(self.reach(inward)) + tolerance;
        if off.abs() > touches {
            return None;
        }
        let at = line.fit(along, self.half_width, tolerance)?;
        Some(self.place(line, at, inward))
    }

    fn place<'l>(&self, line: &'l Line<'l>, at: f64, inward: Point) -> Place<'l> {
        let depth = if self.sill.is_some() { self.half_height } else { 0.0 };
        let centre = line.place(at).along(inward, depth);
        let rotation = self.rotation(line, inward);
        let apart = Degrees(rotation.0 - self.frame.rotation.0).normalised().0;
        Place {
            line,
            at,
            inward,
            centre,
            rotation,
            way: centre.distance(self.frame.centre),
            turn: apart.min(360.0 - apart),
        }
    }

    /// Returns how far its box extends from its centre in a direction, with its current rotation.
    fn reach(&self, direction: Point) -> f64 {
        let (sin, cos) = self.frame.rotation.sin_cos();
        let across = Point::new(cos, sin).dot(direction).abs();
        let down = Point::new(-sin, cos).dot(direction).abs();
        self.half_width * across + self.half_height * down
    }

    /// Returns the side to which it opens with its current rotation, when its centre is on the line.
    fn open_side(&self, line: &Line<'_>) -> f64 {
        let (sin, cos) = self.frame.rotation.sin_cos();
        let sill = self.sill.unwrap_or(1.0);
        let out = Point::new(-sin * sill, cos * sill);
        if out.dot(line.normal()) > 0.0 { -1.0 } else { 1.0 }
    }

    /// Returns the rotation at a wall: a door turns its sill to the wall; a window, being symmetrical, turns as little
    /// as possible.
    fn rotation(&self, line: &Line<'_>, inward: Point) -> Degrees {
        if let Some(sill) = self.sill {
            let out = Degrees::new(-inward.x, -inward.y);
            return Degrees(out.0 - 90.0 * sill);
        }
        let along = Degrees::new(line.way().x, line.way().y);
        let apart = Degrees(along.0 - self.frame.rotation.0).normalised().0;
        let back = apart > 90.0 && apart < 270.0;
        Degrees(if back { along.0 + 180.0 } else { along.0 })
    }

    /// Slides it along an axis-parallel wall until it aligns with something or with the grid.
    fn along<'l>(
        &self,
        plan: &FloorPlan,
        index: &PlanIndex,
        id: &ElementId,
        place: Place<'l>,
        options: SnapOptions,
    ) -> (Place<'l>, Option<Guide>) {
        let Some(axis) = place.line.axis() else {
            return (place, None);
        };
        let bounds = self.bounds(&place);
        let mut others = others(plan, index, std::slice::from_ref(id), bounds);
        let wall = Standing {
            body: place.line.bounds(),
            element: place.line.element(),
        };
        others.insert(0, wall);
        let (step, found) = rest(axis, bounds, &others, options, &Part::ALL);
        let forward = if axis == Axis::X {
            place.line.way().x
        } else {
            place.line.way().y
        };
        let at = place.at + step * forward;
        let fits = place.line.fit(at, self.half_width, 0.0);
        if !fits.is_some_and(|fit| (fit - at).abs() <= EQUAL) {
            return (place, None);
        }
        let slid = self.place(place.line, at, place.inward);
        let settled = self.bounds(&slid);
        (slid, found.map(|found| found.guide(settled)))
    }

    /// Returns the box around it at an axis-parallel wall.
    fn bounds(&self, place: &Place<'_>) -> Rect {
        let (half_width, half_height) = match place.line.axis() {
            Some(Axis::Y) => (self.half_height, self.half_width),
            _ => (self.half_width, self.half_height),
        };
        Rect::around(place.centre, half_width, half_height)
    }
}
