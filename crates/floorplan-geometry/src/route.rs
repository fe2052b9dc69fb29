//! Routes from an entrance to a seat, for a walker modelled as a disc: shortest paths around all obstacles, and
//! directions with landmarks ([ADR 0040](../../../docs/adr/0040-routes.md)).
//!
//! Read in this order: `hall` (the input of a route), `core` and `parts` (obstacles), `border` and `mesh` (the free
//! floor as triangles), `reach` (reachable chairs), `search` (the shortest path), `end` (where it may end), `way`,
//! `landmark` and `directions` (the steps people read), `sentence` (in English), `site` (from a saved plan), `swn` (the
//! exchange format).

use std::sync::OnceLock;

use domain::plan::number::UNITS_PER_FOOT;

use crate::point::Point;
use crate::rect::Rect;

mod border;
mod core;
mod directions;
mod end;
mod hall;
mod landmark;
mod mesh;
mod parts;
mod reach;
mod search;
mod sentence;
pub mod site;
pub mod swn;
mod way;

pub use directions::{Landmark, Ordinal, Step, StepKind};
pub use hall::{Access, Chair, Entrance, Footprint, Hall, Thing};
pub use landmark::Side;
pub use reach::{Lacking, wheelchair_places};
pub use sentence::english;

use end::{End, Ends};
use mesh::Mesh;
use parts::Parts;
use search::Spot;
use way::Way;

/// How far inside the door a route starts, beyond the radius of the walker: 0.25 ft.
const INSIDE: f64 = 0.25 * UNITS_PER_FOOT;
/// Walking speed in a full room, in units per second: 1.1 m/s, and 0.8 m/s for a step-free route.
const SPEED: [f64; 2] = [1.1 / METRES_PER_UNIT, 0.8 / METRES_PER_UNIT];
pub use domain::venue::METRES_PER_UNIT;

/// The mobility profile of a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Profile {
    /// On foot: 0.46 m of clear width.
    Walking,
    /// Without steps: 0.92 m of clear width.
    StepFree,
}

/// The goal of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// A chair, by its index in [`Hall::chairs`].
    Chair(usize),
    /// Any chair of a table, by its index in [`Hall::things`].
    Table(usize),
}

/// One query for a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Query {
    /// The goal.
    pub goal: Goal,
    /// The entrance, by its index in [`Hall::entrances`]; the best one when absent.
    pub from: Option<usize>,
    /// The mobility profile of the guest.
    pub profile: Profile,
    /// Whether the guest may use entrances for VIPs.
    pub vip: bool,
}

/// Why there is no route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blocked {
    /// None of the requested entrances is open to this guest.
    NoEntrance,
    /// A route exists only over steps, and the guest needs a step-free one.
    Step,
    /// All routes are too narrow.
    TooNarrow,
}

/// A route with its directions. Lengths are units.
#[derive(Clone, Debug, PartialEq)]
pub struct Route {
    /// The entrance, by its index in [`Hall::entrances`].
    pub entrance: usize,
    /// The chair it leads to, by its index in [`Hall::chairs`].
    pub chair: usize,
    /// The path, in straight pieces.
    pub path: Vec<Point>,
    /// Its length.
    pub length: f64,
    /// Walking time in seconds.
    pub seconds: f64,
    /// The directions.
    pub steps: Vec<Step>,
}

impl Route {
    /// Returns the length in metres.
    pub fn metres(&self) -> f64 {
        self.length * METRES_PER_UNIT
    }

    /// Returns the point where a step begins.
    pub fn place(&self, step: &Step) -> Point {
        Way::new(&self.path, Point::default()).at(step.at)
    }
}

/// A hall prepared for queries. The mesh of each profile is built with its first query and kept.
#[derive(Debug)]
pub struct Routes {
    hall: Hall,
    boxes: Vec<Rect>,
    walking: OnceLock<Mesh>,
    step_free: OnceLock<Mesh>,
    /// Step-free disc on a floor where steps are ignored; tells apart the reasons for a missing route.
    over_steps: OnceLock<Mesh>,
}

impl Routes {
    /// Builds routes for a hall.
    pub fn new(hall: Hall) -> Self {
        Self {
            boxes: landmark::boxes(&hall),
            hall,
            walking: OnceLock::new(),
            step_free: OnceLock::new(),
            over_steps: OnceLock::new(),
        }
    }

    /// Returns the hall.
    pub fn hall(&self) -> &Hall {
        &self.hall
    }

    /// Builds the mesh of a profile now instead of with its first query.
    pub fn prepare(&self, profile: Profile) {
        self.mesh(profile, true);
    }

    /// Returns the shortest route.
    ///
    /// # Errors
    /// Returns why there is no route: no open entrance, steps, or too narrow.
    pub fn route(&self, query: &Query) -> Result<Route, Blocked> {
        let open = self.entrances_for(query.from, query.vip);
        if open.is_empty() {
            return Err(Blocked::NoEntrance);
        }
        let mesh = self.mesh(query.profile, true);
        if let Some(route) = self.shortest(mesh, query, &open) {
            return Ok(route);
        }
        let steps_matter = query.profile == Profile::StepFree && !self.hall.steps.is_empty();
        if steps_matter && self.shortest(self.mesh(query.profile, false), query, &open).is_some() {
            return Err(Blocked::Step);
        }
        Err(Blocked::TooNarrow)
    }

    fn mesh(&self, profile: Profile, with_steps: bool) -> &Mesh {
        let build = || {
            Mesh::new(
                Parts::new(&self.hall, radius(profile), with_steps && profile == Profile::StepFree),
                &self.hall.room,
            )
        };
        match (profile, with_steps || self.hall.steps.is_empty()) {
            (Profile::Walking, _) => self.walking.get_or_init(build),
            (Profile::StepFree, true) => self.step_free.get_or_init(build),
            (Profile::StepFree, false) => self.over_steps.get_or_init(build),
        }
    }

    fn entrances_for(&self, from: Option<usize>, vip: bool) -> Vec<usize> {
        let may_enter = |entrance: &Entrance| {
            entrance.is_open_to_all() || (vip && entrance.active && entrance.access == Access::Vip)
        };
        let asked = |index: usize| from.is_none_or(|from| from == index);
        let entrances = self.hall.entrances.iter().enumerate();
        entrances
            .filter(|(index, entrance)| asked(*index) && may_enter(entrance))
            .map(|(index, _)| index)
            .collect()
    }

    fn shortest(&self, mesh: &Mesh, query: &Query, open: &[usize]) -> Option<Route> {
        let radius = radius(query.profile);
        let (doors, mut targets): (Vec<usize>, Vec<Spot>) = self.doors(mesh, radius, open).unzip();
        let (mut ends, mut sources) = (Vec::new(), Vec::new());
        for chair in self.chairs(query.goal) {
            self.ends(mesh, chair, &targets, &mut ends, &mut sources);
        }
        targets.retain(|_| !sources.is_empty());
        let found = search::shortest(mesh, &sources, &targets)?;
        let (chair, end) = *ends.get(found.source)?;
        let entrance = *doors.get(found.target)?;
        let mut path = found.places;
        path.reverse();
        let before = *path.get(path.len().checked_sub(2)?)?;
        let corners = self.hall.chairs.get(chair)?.corners;
        let exact = Ends::new(mesh, corners, u32::try_from(chair).ok()?).nearest(end, before);
        *path.last_mut()? = exact.place;
        Some(self.told(query, entrance, chair, path))
    }

    /// Returns the entrances wide enough for a walker of this radius, with the point behind each.
    fn doors(&self, mesh: &Mesh, radius: f64, open: &[usize]) -> impl Iterator<Item = (usize, Spot)> {
        open.iter().filter_map(move |index| {
            let entrance = self.hall.entrances.get(*index)?;
            let place = entrance.at.along(entrance.inward, radius + INSIDE);
            let triangle = mesh
                .locate_free(place)
                .filter(|_| entrance.width >= radius * 2.0 - 1e-6)?;
            Some((*index, Spot { place, triangle }))
        })
    }

    fn chairs(&self, goal: Goal) -> Vec<usize> {
        match goal {
            Goal::Chair(chair) => vec![chair],
            Goal::Table(table) => {
                let chairs = self.hall.chairs.iter().enumerate();
                chairs
                    .filter(|(_, chair)| chair.table == Some(table))
                    .map(|(index, _)| index)
                    .collect()
            }
        }
    }

    /// Adds the ends at a chair that share a floor with one of the targets.
    fn ends(&self, mesh: &Mesh, chair: usize, targets: &[Spot], ends: &mut Vec<(usize, End)>, sources: &mut Vec<Spot>) {
        let (Some(shape), Ok(number)) = (self.hall.chairs.get(chair), u32::try_from(chair)) else {
            return;
        };
        let floor = |triangle: u32| mesh.triangle(triangle).floor;
        for end in Ends::new(mesh, shape.corners, number).all() {
            if targets
                .iter()
                .any(|target| floor(target.triangle) == floor(end.triangle))
            {
                ends.push((chair, end));
                sources.push(Spot {
                    place: end.place,
                    triangle: end.triangle,
                });
            }
        }
    }

    fn told(&self, query: &Query, entrance: usize, chair: usize, path: Vec<Point>) -> Route {
        let inward = self
            .hall
            .entrances
            .get(entrance)
            .map_or(Point::default(), |door| door.inward);
        let way = Way::new(&path, inward);
        let table = self.hall.chairs.get(chair).and_then(|chair| chair.table);
        let [walking, step_free] = SPEED;
        let speed = if query.profile == Profile::Walking {
            walking
        } else {
            step_free
        };
        Route {
            entrance,
            chair,
            length: way.length(),
            seconds: way.length() / speed,
            steps: directions::steps(&self.hall, &self.boxes, &way, table),
            path,
        }
    }
}

/// Returns half the clear width that a walker needs, in units: 0.75 ft, and 1.5 ft for a step-free route.
fn radius(profile: Profile) -> f64 {
    match profile {
        Profile::Walking => 0.75 * UNITS_PER_FOOT,
        Profile::StepFree => 1.5 * UNITS_PER_FOOT,
    }
}

#[cfg(test)]
mod tests;
