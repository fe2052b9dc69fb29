//! A plan with its venue, ready for questions: drawing, floor, and what its tables are called.

use std::collections::HashMap;
use std::sync::Arc;

use domain::plan::FloorPlan;
use domain::venue::{METRES_PER_UNIT, Size, Venue};
use floorplan_geometry::point::Point;
use floorplan_geometry::route::site::{Facts, Site};
use floorplan_geometry::route::{Footprint, Goal, Profile, Routes};
use floorplan_geometry::svg::{self, MapFrame, Options};

use crate::finding::lookup::route_key::{TableMark, table_mark};

/// A map with its ways.
#[derive(Debug)]
pub(super) struct Prepared {
    pub(super) routes: Routes,
    pub(super) facts: Vec<Facts>,
    pub(super) svg: Arc<[u8]>,
    pub(super) version: String,
    pub(super) size: Size,
    pub(super) has_venue: bool,
    tables: HashMap<String, usize>,
    seats: HashMap<String, usize>,
    marks: HashMap<TableMark, String>,
}

/// Where a way leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) goal: Goal,
    /// The table, as an index of the things; a single chair has none.
    pub(super) table: Option<usize>,
    /// The seat, as an index of the chairs.
    pub(super) seat: Option<usize>,
}

impl Prepared {
    pub(super) fn new(plan: &FloorPlan, venue: Option<&Venue>, version: String) -> Self {
        let Site {
            hall,
            room,
            facts,
            tables,
            seats,
        } = Site::from_plan(plan, venue);
        let size = venue.map_or_else(|| Size::of_units(plan.canvas.room()), |venue| venue.size);
        let frame = MapFrame {
            size: (size.width, size.height),
            room: metres(room),
            has_ground: venue.is_some(),
        };
        let names = plan.elements().iter().map(|element| element.id.as_str());
        let routes = Routes::new(hall);
        routes.prepare(Profile::Walking);
        Self {
            svg: svg::map(plan, &frame, &Options::default()).into_bytes().into(),
            version,
            marks: names.map(|id| (table_mark(id), id.to_owned())).collect(),
            has_venue: venue.is_some(),
            routes,
            facts,
            size,
            tables,
            seats,
        }
    }

    pub(super) fn weight(&self) -> usize {
        let hall = self.routes.hall();
        1 + hall.things.len() + hall.chairs.len()
    }

    pub(super) fn table_of_mark(&self, mark: &TableMark) -> Option<String> {
        self.marks.get(mark).cloned()
    }

    pub(super) fn seat(&self, id: &str) -> Option<Spot> {
        let seat = *self.seats.get(id)?;
        Some(Spot {
            goal: Goal::Chair(seat),
            table: self.routes.hall().chairs.get(seat)?.table,
            seat: Some(seat),
        })
    }

    pub(super) fn table(&self, id: &str) -> Option<Spot> {
        let table = *self.tables.get(id)?;
        Some(Spot {
            goal: Goal::Table(table),
            table: Some(table),
            seat: None,
        })
    }

    /// Returns the middle of a thing.
    pub(super) fn middle(&self, thing: usize) -> Option<Point> {
        Some(match &self.routes.hall().things.get(thing)?.footprint {
            Footprint::Circle { centre, .. } => *centre,
            Footprint::Polygon(corners) => mean(corners),
        })
    }

    /// Returns the middle of a chair.
    pub(super) fn chair(&self, seat: usize) -> Option<Point> {
        self.routes.hall().chairs.get(seat).map(|chair| mean(&chair.corners))
    }
}

fn mean(corners: &[Point]) -> Point {
    let sum = corners.iter().fold((Point::default(), 0.0), |(sum, count), corner| {
        (sum.along(*corner, 1.0), count + 1.0)
    });
    let (sum, count) = sum;
    if count > 0.0 {
        Point::new(sum.x / count, sum.y / count)
    } else {
        sum
    }
}

/// Turns a place in units into metres: the one place where answers do.
pub(super) fn metres(place: Point) -> (f64, f64) {
    (length(place.x), length(place.y))
}

/// Turns a length in units into metres, to the millimetre.
pub(super) fn length(units: f64) -> f64 {
    domain::plan::number::round(units * METRES_PER_UNIT)
}
