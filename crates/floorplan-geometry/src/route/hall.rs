//! Everything a route depends on: the room, obstacles, chairs and entrances, in plan units.

use crate::point::Point;
use crate::polygon;

/// Who may use an entrance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Every guest.
    General,
    /// VIP guests only.
    Vip,
    /// Staff; never guests.
    Staff,
    /// Emergency exit; never an entrance.
    Emergency,
}

/// An entrance of the room.
#[derive(Clone, Debug, PartialEq)]
pub struct Entrance {
    /// Its id.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Its middle.
    pub at: Point,
    /// The direction into the room, of length 1.
    pub inward: Point,
    /// Its clear width.
    pub width: f64,
    /// Who may use it.
    pub access: Access,
    /// Whether it is open at all.
    pub active: bool,
}

impl Entrance {
    /// Returns whether every guest may enter here.
    pub fn is_open_to_all(&self) -> bool {
        self.active && self.access == Access::General
    }
}

/// The floor that a thing covers.
#[derive(Clone, Debug, PartialEq)]
pub enum Footprint {
    /// A disc.
    Circle {
        /// Its middle.
        centre: Point,
        /// Its radius.
        radius: f64,
    },
    /// A simple polygon of any shape.
    Polygon(Vec<Point>),
}

/// A table or another object, an obstacle or not; landmarks are chosen among them.
#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    /// Its id.
    pub id: String,
    /// Its kind, such as `table` or `bar`.
    pub kind: String,
    /// Its label on the plan.
    pub label: String,
    /// The floor it covers.
    pub footprint: Footprint,
    /// Whether people walk over it, as on a dance floor.
    pub walkable: bool,
    /// Whether people can recognise it by its label, so that it can be a landmark.
    pub landmark: bool,
}

/// A chair, which is a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Chair {
    /// The seat.
    pub id: String,
    /// The table it belongs to, as an index of [`Hall::things`].
    pub table: Option<usize>,
    /// Its corners in order.
    pub corners: [Point; 4],
}

/// Everything a route depends on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hall {
    /// The corners of the outline, in either direction.
    pub room: Vec<Point>,
    /// Walls inside the room, as polygons. Doors are gaps between them.
    pub walls: Vec<Vec<Point>>,
    /// Tables and other objects.
    pub things: Vec<Thing>,
    /// The chairs.
    pub chairs: Vec<Chair>,
    /// The entrances.
    pub entrances: Vec<Entrance>,
    /// Stairs and edges of platforms, which block step-free routes.
    pub steps: Vec<Vec<Point>>,
}

impl Hall {
    /// Returns the direction into the room at a place near its outline, of length 1.
    pub fn inward(&self, at: Point) -> Point {
        let distance = |side: &(Point, Point)| polygon::distance_to_segment(side.0, side.1, at);
        let nearest = polygon::edges(&self.room)
            .filter(|(a, b)| a != b)
            .min_by(|a, b| distance(a).total_cmp(&distance(b)));
        let Some((a, b)) = nearest else {
            return Point::new(0.0, 1.0);
        };
        let (way, length) = (a.to(b), a.distance(b));
        let normal = Point::new(-way.y / length, way.x / length);
        if polygon::contains(&self.room, at.along(normal, 0.25)) {
            normal
        } else {
            Point::new(-normal.x, -normal.y)
        }
    }
}
