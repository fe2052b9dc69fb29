//! The response for a route, in metres from the corner of the venue, or of the room without one. It names no guest.

use domain::venue::AccessLevel;
use floorplan_geometry::route::{Access, Blocked, Entrance, Landmark, Profile, Query, Route, Side, Step, StepKind};

use super::Choice;
use super::prepared::{Prepared, Spot, length, metres};

/// Metres that people walk in a second.
const SPEED: f64 = 1.2;
/// Metres of a step.
const STEP: f64 = 0.7;
/// Routes whose lengths differ by less, in metres, count as equal.
const SAME_WAY: f64 = 0.1;

/// The route to a seat, and the map it is drawn on.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatRoute {
    /// The version of the map.
    pub map_version: String,
    /// The width of the map.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// Whether the event has a venue of its own.
    pub has_venue: bool,
    /// The seat; `None` for a guest with only a table.
    pub seat: Option<(f64, f64)>,
    /// The table, or the single chair.
    pub table: Mark,
    /// All entrances.
    pub entrances: Vec<ShownEntrance>,
    /// The route.
    pub route: Option<ShownRoute>,
    /// Why there is no route.
    pub blocked: Option<Blocked>,
    /// The route with the opposite choice about steps, if its length differs.
    pub alternative: Option<Alternative>,
}

/// A table with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Its middle.
    pub at: (f64, f64),
    /// What people call it.
    pub label: String,
    /// Its number.
    pub number: Option<u32>,
}

/// An entrance.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownEntrance {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its middle.
    pub at: (f64, f64),
    /// Who may use it.
    pub access: AccessLevel,
    /// Whether this guest may use it.
    pub usable: bool,
}

/// A route.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownRoute {
    /// The entrance it begins at.
    pub entrance_id: String,
    /// What people call it.
    pub entrance_name: String,
    /// Its length.
    pub distance: f64,
    /// How long people walk.
    pub minutes: f64,
    /// How many steps they take.
    pub steps: u32,
    /// Its corners.
    pub path: Vec<(f64, f64)>,
    /// Where it begins, turns and ends.
    pub waypoints: Vec<Waypoint>,
    /// What people read.
    pub directions: Vec<Direction>,
    /// Whether it is without steps.
    pub step_free: bool,
}

/// A point on the route with an instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Waypoint {
    /// What.
    pub kind: StepKind,
    /// Where.
    pub place: (f64, f64),
    /// The distance walked before it.
    pub at: f64,
}

/// One sentence of the directions.
#[derive(Clone, Debug, PartialEq)]
pub struct Direction {
    /// What to do.
    pub kind: StepKind,
    /// What people see.
    pub landmark: Option<ShownLandmark>,
    /// The distance to the next instruction.
    pub distance: f64,
}

/// A landmark in words.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownLandmark {
    /// Its kind in the catalogue.
    pub kind: &'static str,
    /// What people read on it.
    pub label: String,
    /// The number of a table.
    pub table_number: Option<u32>,
    /// Where it is.
    pub side: Side,
    /// Which of the tables of its kind it is: number, whether round ones are counted, and after what.
    pub ordinal: Option<(usize, bool, Option<String>)>,
}

/// The route with the opposite choice about steps, if its length differs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Alternative {
    /// Whether it is without steps.
    pub step_free: bool,
    /// Its length.
    pub distance: f64,
    /// Flights of steps on it.
    pub steps: u32,
}

impl Prepared {
    /// Answers a question.
    pub(super) fn answer(&self, spot: Spot, vip: bool, choice: &Choice) -> SeatRoute {
        let entrances = &self.routes.hall().entrances;
        let from = choice.from.as_deref();
        let from = from.and_then(|id| entrances.iter().position(|entrance| entrance.id == id));
        let query = |step_free: bool| Query {
            goal: spot.goal,
            from,
            profile: if step_free { Profile::StepFree } else { Profile::Walking },
            vip,
        };
        let found = self.routes.route(&query(choice.step_free));
        let other = self.routes.route(&query(!choice.step_free)).ok();
        let alternative = other.filter(|other| {
            let own = found.as_ref().map_or(f64::INFINITY, Route::metres);
            (other.metres() - own).abs() > SAME_WAY
        });
        SeatRoute {
            map_version: self.version.clone(),
            width: self.size.width,
            height: self.size.height,
            has_venue: self.has_venue,
            seat: spot.seat.and_then(|seat| self.chair(seat)).map(metres),
            table: self.mark(spot),
            entrances: entrances.iter().map(|entrance| shown(entrance, vip)).collect(),
            blocked: found.as_ref().err().copied(),
            route: found.ok().map(|route| self.told(&route, choice.step_free)),
            alternative: alternative.map(|route| Alternative {
                step_free: !choice.step_free,
                distance: length(route.length),
                steps: self.flights(&route),
            }),
        }
    }

    fn mark(&self, spot: Spot) -> Mark {
        let middle = spot.table.and_then(|table| self.middle(table));
        let at = middle.or_else(|| self.chair(spot.seat?)).unwrap_or_default();
        let thing = spot.table.and_then(|table| self.routes.hall().things.get(table));
        Mark {
            at: metres(at),
            label: thing.map(|thing| thing.label.clone()).unwrap_or_default(),
            number: spot.table.and_then(|table| self.facts.get(table)?.number),
        }
    }

    fn told(&self, route: &Route, step_free: bool) -> ShownRoute {
        let entrance = self.routes.hall().entrances.get(route.entrance);
        let distance = length(route.length);
        ShownRoute {
            entrance_id: entrance.map(|entrance| entrance.id.clone()).unwrap_or_default(),
            entrance_name: entrance.map(|entrance| entrance.name.clone()).unwrap_or_default(),
            minutes: (distance / SPEED / 60.0 * 100.0).round() / 100.0,
            steps: count(distance / STEP),
            path: route.path.iter().map(|place| metres(*place)).collect(),
            waypoints: route.steps.iter().map(|step| waypoint(route, step)).collect(),
            directions: route.steps.iter().map(|step| self.direction(step)).collect(),
            distance,
            step_free,
        }
    }

    fn direction(&self, step: &Step) -> Direction {
        Direction {
            kind: step.kind,
            landmark: step.landmark.and_then(|landmark| self.landmark(&landmark)),
            distance: length(step.distance),
        }
    }

    fn landmark(&self, landmark: &Landmark) -> Option<ShownLandmark> {
        let things = &self.routes.hall().things;
        let facts = self.facts.get(landmark.thing)?;
        let ordinal = landmark.ordinal.map(|ordinal| {
            let after = ordinal.after.and_then(|thing| things.get(thing));
            (ordinal.nth, ordinal.round, after.map(|thing| thing.label.clone()))
        });
        Some(ShownLandmark {
            kind: facts.kind,
            label: things.get(landmark.thing)?.label.clone(),
            table_number: facts.number,
            side: landmark.side,
            ordinal,
        })
    }

    /// Counts the flights of steps that a route crosses.
    fn flights(&self, route: &Route) -> u32 {
        let crosses = |step: &&Vec<floorplan_geometry::point::Point>| {
            let pieces = route.path.iter().zip(route.path.iter().skip(1));
            pieces
                .into_iter()
                .any(|(from, to)| floorplan_geometry::polygon::crosses(step, *from, *to))
        };
        u32::try_from(self.routes.hall().steps.iter().filter(crosses).count()).unwrap_or(u32::MAX)
    }
}

fn waypoint(route: &Route, step: &Step) -> Waypoint {
    Waypoint {
        kind: step.kind,
        place: metres(route.place(step)),
        at: length(step.at),
    }
}

fn shown(entrance: &Entrance, vip: bool) -> ShownEntrance {
    let (access, is_open) = match entrance.access {
        Access::General => (AccessLevel::General, true),
        Access::Vip => (AccessLevel::Vip, vip),
        Access::Staff => (AccessLevel::Staff, false),
        Access::Emergency => (AccessLevel::Emergency, false),
    };
    ShownEntrance {
        id: entrance.id.clone(),
        name: entrance.name.clone(),
        at: metres(entrance.at),
        access,
        usable: entrance.active && is_open,
    }
}

#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "saturates; a way has some thousand steps at most"
)]
fn count(steps: f64) -> u32 {
    steps.round() as u32
}
