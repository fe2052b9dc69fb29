//! The floor to fill: the room, the direction of the front, and everything that must stay free.

use domain::plan::catalogue::{Category, Safety};
use domain::plan::{Element, FloorPlan};
use domain::preset::Setup;

use super::obstacle::Obstacle;
use crate::angle::Degrees;
use crate::arrangement::{Block, shapes_of};
use crate::checks::ACCESS_WIDTH;
use crate::index::Placed;
use crate::point::{Frame, Point};
use crate::polygon;
use crate::rect::Rect;
use crate::room::Room;

/// Distance from chairs to walls and furniture, in units: 12 in, plus the error of the checks' grid.
pub(super) const BESIDE: f64 = ACCESS_WIDTH + 6.0;
/// A room with more corners than this has no walls along which an aisle could run.
const WALLS_MAX: usize = 24;
/// Sample points per side of the floor.
const SAMPLES: u32 = 24;
/// The most edges at which rows are tried.
const EDGES_MAX: usize = 16;

/// The floor to fill. In its own coordinates the centre of the room is (0, 0) and the front is up.
#[derive(Clone, Debug)]
pub(super) struct Site {
    /// Converts own coordinates to plan coordinates.
    pub(super) frame: Frame,
    /// Half of the room's width, seen from the front.
    pub(super) half_width: f64,
    /// Half of the room's depth.
    pub(super) half_depth: f64,
    pub(super) obstacles: Vec<Obstacle>,
    /// Space between columns, in units.
    pub(super) column_gap: f64,
    /// Space between rows, in units.
    pub(super) row_gap: f64,
    pub(super) aisle: f64,
    pub(super) has_exit: bool,
    /// The centre of the free floor, in own coordinates.
    pub(super) ideal: Point,
    /// Where rows could begin or end at an obstacle, in own coordinates.
    pub(super) edges: Vec<f64>,
    room: Room,
}

impl Site {
    /// Builds the site from the elements that stay in a plan.
    pub(super) fn new(kept: &FloorPlan, setup: &Setup) -> Self {
        let room = Room::from_plan(kept);
        let centre = room.bounds.centre();
        let front = front(kept, &room);
        let sideways = front.0 == 90.0 || front.0 == 270.0;
        let (w, h) = (room.bounds.width() / 2.0, room.bounds.height() / 2.0);
        let mut site = Self {
            frame: Frame::new(centre, front),
            half_width: if sideways { h } else { w },
            half_depth: if sideways { w } else { h },
            obstacles: Vec::new(),
            column_gap: setup.column_gap,
            row_gap: setup.row_gap,
            aisle: setup.aisle,
            has_exit: false,
            ideal: Point::default(),
            edges: Vec::new(),
            room,
        };
        site.add_things(kept);
        site.add_exits(kept);
        site.add_walls();
        site.ideal = site.middle_of_the_free_floor();
        site.edges = site.edges_of_obstacles();
        site
    }

    fn middle_of_the_free_floor(&self) -> Point {
        let steps = (0..SAMPLES).map(|step| (f64::from(step) + 0.5) / f64::from(SAMPLES) * 2.0 - 1.0);
        let places = steps.clone().flat_map(|x| {
            steps
                .clone()
                .map(move |y| Point::new(x * self.half_width, y * self.half_depth))
        });
        let (mut sum, mut number) = (0.0, 0.0);
        for own in places {
            let place = self.frame.to_plan(own);
            let mut things = self.obstacles.iter().filter(|obstacle| obstacle.bounds.contains(place));
            if polygon::contains(&self.room.corners, place) && things.all(|o| !polygon::contains(&o.shape, place)) {
                sum += own.y;
                number += 1.0;
            }
        }
        Point::new(0.0, if number > 0.0 { sum / number } else { 0.0 })
    }

    /// Returns where larger obstacles with their clearance begin and end, seen from the front.
    fn edges_of_obstacles(&self) -> Vec<f64> {
        let large = |own: &Rect| own.width() > self.half_width / 3.0 && own.height() < self.half_depth;
        let boxes = self.obstacles.iter().flat_map(|obstacle| obstacle.parts(&self.frame));
        let mut edges: Vec<f64> = boxes.filter(large).flat_map(|own| [own.y0, own.y1]).collect();
        edges.sort_by(f64::total_cmp);
        edges.dedup_by(|a, b| (*a - *b).abs() < 1.0);
        edges.truncate(EDGES_MAX);
        edges
    }

    fn add_things(&mut self, kept: &FloorPlan) {
        for element in kept.elements().iter().filter(|element| !element.hidden) {
            let Some(margin) = self.margin(element) else {
                continue;
            };
            let name = Some(name_of(element));
            let shapes = shapes_of(&Placed::from_element(element)).into_iter();
            self.obstacles
                .extend(shapes.filter_map(|shape| Obstacle::new(shape, margin, name.clone())));
        }
        for aisle in &kept.aisles {
            let corners = aisle.points.iter().map(|spot| Point::new(spot.x, spot.y)).collect();
            self.obstacles
                .extend(Obstacle::new(corners, 2.0, Some("an aisle".to_owned())));
        }
    }

    /// Returns the clearance around an element; `None` for exits and for elements that do not matter.
    fn margin(&self, element: &Element) -> Option<f64> {
        let gaps = self.row_gap.min(self.column_gap).max(BESIDE);
        match (element.kind.safety, element.kind.category) {
            (Safety::None | Safety::Exit, _) => None,
            (Safety::Aisle, _) => Some(ACCESS_WIDTH),
            (Safety::Blocks, Category::Tables) => Some(gaps.min(self.aisle)),
            (Safety::Blocks, Category::Stage | Category::Food) => Some(self.aisle),
            (Safety::Blocks, _) => Some(BESIDE),
        }
    }

    fn add_walls(&mut self) {
        let corners = &self.room.corners;
        let walls: Vec<Obstacle> = corners
            .iter()
            .zip(corners.iter().cycle().skip(1))
            .filter_map(|(a, b)| Obstacle::new(vec![*a, *b], BESIDE, None))
            .collect();
        self.obstacles.extend(walls);
    }

    /// Keeps the floor in front of each exit free and, where rows or columns are closer than an aisle, an aisle along
    /// its wall.
    fn add_exits(&mut self, kept: &FloorPlan) {
        let is_exit = |element: &&Element| element.kind.safety == Safety::Exit && !element.hidden;
        let tight = self.row_gap < self.aisle || self.column_gap < self.aisle;
        let mut walls_along: Vec<(Point, Point)> = Vec::new();
        let mut lengthways = false;
        for exit in kept.elements().iter().filter(is_exit) {
            self.has_exit = true;
            let Some((a, b)) = self.wall_of(exit) else {
                continue;
            };
            let name = Some(format!("the way to {}", name_of(exit)));
            let before = before(&Placed::from_element(exit), a, b, self.inward(a, b), self.aisle);
            self.obstacles.extend(Obstacle::new(before, 0.0, name));
            lengthways |= self.runs_across(a, b);
            if !walls_along.contains(&(a, b)) {
                walls_along.push((a, b));
            }
        }
        if !tight || !self.has_exit {
            return;
        }
        if self.room.corners.len() > WALLS_MAX {
            return self.add_ring();
        }
        if !lengthways {
            walls_along.extend(self.rear_wall());
        }
        for (a, b) in walls_along {
            let inward = self.inward(a, b);
            let strip = vec![a, b, b.along(inward, self.aisle), a.along(inward, self.aisle)];
            self.obstacles.extend(Obstacle::new(strip, 0.0, None));
        }
    }

    /// Adds an aisle all around a round room.
    fn add_ring(&mut self) {
        let corners = self.room.corners.clone();
        for (a, b) in corners.iter().zip(corners.iter().cycle().skip(1)) {
            self.obstacles.extend(Obstacle::new(vec![*a, *b], self.aisle, None));
        }
    }

    fn walls(&self) -> impl Iterator<Item = (Point, Point)> {
        let corners = &self.room.corners;
        corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
    }

    pub(super) fn wall_of(&self, exit: &Element) -> Option<(Point, Point)> {
        let (x, y) = exit.centre();
        let distance = |(a, b): (Point, Point)| polygon::distance_to_segment(a, b, Point::new(x, y));
        self.walls().min_by(|a, b| distance(*a).total_cmp(&distance(*b)))
    }

    /// Returns the wall behind the last row.
    pub(super) fn rear_wall(&self) -> Option<(Point, Point)> {
        let rear = |(a, b): &(Point, Point)| self.frame.to_own(*a).y.min(self.frame.to_own(*b).y);
        self.walls().max_by(|a, b| rear(a).total_cmp(&rear(b)))
    }

    /// Returns whether a wall runs across the room, seen from the front.
    fn runs_across(&self, a: Point, b: Point) -> bool {
        let way = self.frame.to_own(a).to(self.frame.to_own(b));
        way.x.abs() >= way.y.abs()
    }

    /// Returns the direction from a wall into the room, of length 1.
    pub(super) fn inward(&self, a: Point, b: Point) -> Point {
        let way = a.to(b);
        let length = way.dot(way).sqrt().max(1e-9);
        let normal = Point::new(-way.y / length, way.x / length);
        let middle = a.along(way, 0.5);
        if polygon::contains(&self.room.corners, middle.along(normal, 1.0)) {
            normal
        } else {
            Point::new(-normal.x, -normal.y)
        }
    }

    /// Checks that a block centred on an own place is free; the error names the obstacle, if it has a name.
    pub(super) fn takes(&self, block: &Block, at: Point) -> Result<(), Option<&str>> {
        let frame = self.standing(at);
        let envelope = Rect::around_points(block.envelope.corners().map(|corner| frame.to_plan(corner)));
        let Some(envelope) = envelope else {
            return Err(None);
        };
        let outside =
            |part: &crate::arrangement::Part| !polygon::contains(&self.room.corners, frame.to_plan(part.centre));
        if block.parts.iter().any(outside) {
            return Err(None);
        }
        let near: Vec<&Obstacle> = self.obstacles.iter().filter(|o| o.bounds.touches(envelope)).collect();
        if near.is_empty() {
            return Ok(());
        }
        let shapes: Vec<Vec<Point>> = block
            .shapes
            .iter()
            .map(|shape| shape.iter().map(|corner| frame.to_plan(*corner)).collect())
            .collect();
        let meets = |obstacle: &&Obstacle| shapes.iter().any(|shape| obstacle.meets(shape));
        match near.into_iter().find(meets) {
            None => Ok(()),
            Some(obstacle) => Err(obstacle.name.as_deref()),
        }
    }

    /// Returns the frame of a block at an own place.
    pub(super) fn standing(&self, at: Point) -> Frame {
        Frame::new(self.frame.to_plan(at), self.frame.rotation)
    }

    /// Sets the space between columns and rows.
    pub(super) fn with_gaps(&self, column_gap: f64, row_gap: f64) -> Self {
        Self {
            column_gap,
            row_gap,
            ..self.clone()
        }
    }
}

/// Returns the floor in front of an exit: at least as wide as an aisle, and one aisle deep.
fn before(exit: &Placed, a: Point, b: Point, inward: Point, aisle: f64) -> Vec<Point> {
    let way = a.to(b);
    let length = way.dot(way).sqrt().max(1e-9);
    let along = Point::new(way.x / length, way.y / length);
    let corners = exit.outline.polygon();
    let reach = |direction: Point| {
        corners
            .iter()
            .map(|corner| a.to(*corner).dot(direction))
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), d| {
                (low.min(d), high.max(d))
            })
    };
    let ((left, right), (_, deep)) = (reach(along), reach(inward));
    let (middle, half) = ((left + right) / 2.0, ((right - left) / 2.0).max(aisle / 2.0 + 4.0));
    let depth = deep.max(0.0) + aisle;
    let place = |side: f64, down: f64| a.along(along, middle + side).along(inward, down);
    vec![
        place(-half, 0.0),
        place(half, 0.0),
        place(half, depth),
        place(-half, depth),
    ]
}

/// Returns the direction that people face: towards the wall with the stage or screen, otherwise up.
fn front(plan: &FloorPlan, room: &Room) -> Degrees {
    let attracts = |element: &&Element| {
        let kind = element.kind;
        !element.hidden && (kind.category == Category::Stage || ["screen", "whiteboard"].contains(&kind.as_str()))
    };
    let Some((x, y)) = plan.elements().iter().find(attracts).map(Element::centre) else {
        return Degrees(0.0);
    };
    let way = room.bounds.centre().to(Point::new(x, y));
    let (x, y) = (
        way.x / room.bounds.width().max(1.0),
        way.y / room.bounds.height().max(1.0),
    );
    let turn = if x.abs() > y.abs() {
        if x > 0.0 { 90.0 } else { 270.0 }
    } else if y > 0.0 {
        180.0
    } else {
        0.0
    };
    Degrees(turn)
}

fn name_of(element: &Element) -> String {
    let label = element.label.trim();
    let name = if label.is_empty() { element.kind.label } else { label };
    format!("\"{name}\"")
}
