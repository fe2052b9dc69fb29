//! The public benchmark format: SWN/1 instances in, swn-sol/1 solutions out. Text only, no files.

use std::collections::{HashMap, HashSet};
use std::fmt;

use domain::plan::number::UNITS_PER_FOOT;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Access, Blocked, Chair, Entrance, Footprint, Goal, Hall, Profile, Query, Route, Side, StepKind, Thing};
use crate::angle::Degrees;
use crate::point::{Frame, Point};
use crate::polygon;
use crate::rect::Rect;

/// The most queries in one file, and the most things, chairs, corners and so on.
const COUNT_MAX: usize = 20_000;
/// Corners of one outline, at most.
const CORNERS_MAX: usize = 1_000;
/// The greatest coordinate, in feet.
const REACH_MAX: f64 = 100_000.0;

/// Why a file is not a valid SWN/1 instance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwnError(String);

impl fmt::Display for SwnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SwnError {}

/// An instance: a hall and queries about it.
#[derive(Debug)]
pub struct Instance {
    /// Its name, repeated in the solution.
    pub name: String,
    /// The hall.
    pub hall: Hall,
    /// The queries by their ids.
    pub queries: Vec<(String, Query)>,
}

#[derive(Deserialize)]
struct Document {
    format: String,
    name: String,
    room: Vec<[f64; 2]>,
    #[serde(default)]
    walls: Vec<Wall>,
    #[serde(default)]
    obstacles: Vec<Obstacle>,
    #[serde(default)]
    chairs: Vec<SwnChair>,
    #[serde(default)]
    entrances: Vec<SwnEntrance>,
    #[serde(default)]
    zones: Vec<Zone>,
    #[serde(default)]
    queries: Vec<SwnQuery>,
}

#[derive(Deserialize)]
struct Wall {
    from: [f64; 2],
    to: [f64; 2],
    thickness: f64,
}

#[derive(Deserialize)]
struct Obstacle {
    id: String,
    kind: String,
    label: String,
    #[serde(default)]
    walkable: bool,
    #[serde(flatten)]
    shape: Shape,
}

#[derive(Deserialize)]
#[serde(tag = "shape", rename_all = "lowercase")]
enum Shape {
    Circle {
        x: f64,
        y: f64,
        diameter: f64,
    },
    Rect {
        x: f64,
        y: f64,
        length: f64,
        width: f64,
        #[serde(default)]
        rotation: f64,
    },
    Polygon {
        points: Vec<[f64; 2]>,
    },
}

#[derive(Deserialize)]
struct SwnChair {
    id: String,
    table: Option<String>,
    x: f64,
    y: f64,
    #[serde(default)]
    rotation: f64,
    size: f64,
}

#[derive(Deserialize)]
struct SwnEntrance {
    id: String,
    name: String,
    x: f64,
    y: f64,
    width: f64,
    access: String,
    active: bool,
}

#[derive(Deserialize)]
struct Zone {
    kind: String,
    points: Vec<[f64; 2]>,
}

#[derive(Deserialize)]
struct SwnQuery {
    id: String,
    seat: String,
    from: String,
    profile: String,
    guest: String,
}

/// Parses an instance.
///
/// # Errors
/// Returns which part is not valid SWN/1.
pub fn parse(text: &str) -> Result<Instance, SwnError> {
    let document: Document = serde_json::from_str(text).map_err(|error| SwnError(error.to_string()))?;
    if document.format != "SWN/1" {
        return Err(SwnError("its format is not SWN/1".to_owned()));
    }
    let counts = [
        document.obstacles.len(),
        document.chairs.len(),
        document.walls.len(),
        document.zones.len(),
        document.entrances.len(),
        document.queries.len(),
    ];
    if counts.into_iter().any(|count| count > COUNT_MAX) {
        return Err(SwnError(format!("it has more than {COUNT_MAX} things of one sort")));
    }
    unique("obstacles", document.obstacles.iter().map(|obstacle| &obstacle.id))?;
    unique("chairs", document.chairs.iter().map(|chair| &chair.id))?;
    unique("entrances", document.entrances.iter().map(|entrance| &entrance.id))?;
    unique("queries", document.queries.iter().map(|query| &query.id))?;
    let hall = hall(&document)?;
    let queries = queries(&document, &hall)?;
    Ok(Instance {
        name: document.name,
        hall,
        queries,
    })
}

/// Returns the answer to one query as JSON.
pub fn answer(hall: &Hall, id: &str, found: &Result<Route, Blocked>) -> Value {
    match found {
        Ok(route) => way(hall, id, route),
        Err(blocked) => json!({ "query": id, "blocked": word(*blocked) }),
    }
}

/// Serialises a solution.
pub fn solution_json(name: &str, answers: Vec<Value>) -> String {
    json!({ "format": "swn-sol/1", "name": name, "answers": answers }).to_string()
}

fn hall(document: &Document) -> Result<Hall, SwnError> {
    let mut hall = Hall {
        room: outline("the room", &document.room)?,
        ..Hall::default()
    };
    for wall in &document.walls {
        hall.walls.push(wall_corners(wall)?);
    }
    let mut tables = HashMap::new();
    for obstacle in &document.obstacles {
        tables.insert(obstacle.id.as_str(), hall.things.len());
        hall.things.push(Thing {
            id: obstacle.id.clone(),
            kind: obstacle.kind.clone(),
            label: obstacle.label.clone(),
            footprint: footprint(&obstacle.id, &obstacle.shape)?,
            walkable: obstacle.walkable,
            landmark: !obstacle.label.trim().is_empty(),
        });
    }
    for chair in &document.chairs {
        let table = match &chair.table {
            Some(id) => Some(known(tables.get(id.as_str()).copied(), "table", id)?),
            None => None,
        };
        if chair.size <= 0.0 {
            return Err(SwnError(format!("the size of chair '{}' is not positive", chair.id)));
        }
        let corners = boxed([chair.x, chair.y], chair.size, chair.size, chair.rotation)?;
        hall.chairs.push(Chair {
            id: chair.id.clone(),
            table,
            corners,
        });
    }
    for zone in document.zones.iter().filter(|zone| zone.kind == "step") {
        hall.steps.push(outline("a step zone", &zone.points)?);
    }
    for entrance in &document.entrances {
        let at = point([entrance.x, entrance.y])?;
        hall.entrances.push(Entrance {
            id: entrance.id.clone(),
            name: entrance.name.clone(),
            at,
            inward: hall.inward(at),
            width: size(entrance.width)?,
            access: access(&entrance.access)?,
            active: entrance.active,
        });
    }
    Ok(hall)
}

fn queries(document: &Document, hall: &Hall) -> Result<Vec<(String, Query)>, SwnError> {
    let seats: HashMap<&str, usize> = hall
        .chairs
        .iter()
        .enumerate()
        .map(|(n, chair)| (chair.id.as_str(), n))
        .collect();
    let doors: HashMap<&str, usize> = hall
        .entrances
        .iter()
        .enumerate()
        .map(|(n, door)| (door.id.as_str(), n))
        .collect();
    let query = |query: &SwnQuery| {
        let from = match query.from.as_str() {
            "nearest" => None,
            id => Some(known(doors.get(id).copied(), "entrance", id)?),
        };
        let profile = match query.profile.as_str() {
            "walking" => Profile::Walking,
            "step_free" => Profile::StepFree,
            other => return Err(SwnError(format!("unknown profile '{other}'"))),
        };
        let asked = Query {
            goal: Goal::Chair(known(seats.get(query.seat.as_str()).copied(), "seat", &query.seat)?),
            from,
            profile,
            vip: match query.guest.as_str() {
                "vip" => true,
                "general" => false,
                other => return Err(SwnError(format!("unknown guest '{other}'"))),
            },
        };
        Ok((query.id.clone(), asked))
    };
    document.queries.iter().map(query).collect()
}

fn known(index: Option<usize>, what: &str, id: &str) -> Result<usize, SwnError> {
    index.ok_or_else(|| SwnError(format!("unknown {what} '{id}'")))
}

fn unique<'d>(what: &str, ids: impl Iterator<Item = &'d String>) -> Result<(), SwnError> {
    let mut seen = HashSet::new();
    for id in ids {
        if !seen.insert(id.as_str()) {
            return Err(SwnError(format!("two of its {what} have the id '{id}'")));
        }
    }
    Ok(())
}

fn access(word: &str) -> Result<Access, SwnError> {
    match word {
        "general" => Ok(Access::General),
        "vip" => Ok(Access::Vip),
        "staff" => Ok(Access::Staff),
        "emergency" => Ok(Access::Emergency),
        other => Err(SwnError(format!("unknown access '{other}'"))),
    }
}

fn footprint(id: &str, shape: &Shape) -> Result<Footprint, SwnError> {
    Ok(match shape {
        Shape::Circle { x, y, diameter } => Footprint::Circle {
            centre: point([*x, *y])?,
            radius: size(*diameter)? / 2.0,
        },
        Shape::Rect {
            x,
            y,
            length,
            width,
            rotation,
        } => Footprint::Polygon(boxed([*x, *y], *length, *width, *rotation)?.to_vec()),
        Shape::Polygon { points } => Footprint::Polygon(outline(&format!("'{id}'"), points)?),
    })
}

fn wall_corners(wall: &Wall) -> Result<Vec<Point>, SwnError> {
    let (from, to, half) = (point(wall.from)?, point(wall.to)?, size(wall.thickness)? / 2.0);
    let length = from.distance(to).max(1e-9);
    let across = Point::new(-from.to(to).y / length * half, from.to(to).x / length * half);
    Ok(vec![
        from.along(across, -1.0),
        to.along(across, -1.0),
        to.along(across, 1.0),
        from.along(across, 1.0),
    ])
}

fn boxed(centre: [f64; 2], length: f64, width: f64, rotation: f64) -> Result<[Point; 4], SwnError> {
    if !rotation.is_finite() {
        return Err(SwnError("a rotation is not a number".to_owned()));
    }
    let frame = Frame::new(point(centre)?, Degrees(rotation));
    let own = Rect::around(Point::default(), size(length)? / 2.0, size(width)? / 2.0);
    Ok(own.corners().map(|corner| frame.to_plan(corner)))
}

/// Parses the corners of an area.
fn outline(what: &str, points: &[[f64; 2]]) -> Result<Vec<Point>, SwnError> {
    if points.len() > CORNERS_MAX {
        return Err(SwnError(format!("{what} has more than {CORNERS_MAX} corners")));
    }
    let mut corners = points
        .iter()
        .map(|place| point(*place))
        .collect::<Result<Vec<_>, _>>()?;
    corners.dedup();
    if corners.len() > 1 && corners.first() == corners.last() {
        corners.pop();
    }
    if corners.len() < 3 {
        return Err(SwnError(format!("{what} has fewer than three corners")));
    }
    if polygon::crosses_itself(&corners) {
        return Err(SwnError(format!("the outline of {what} crosses or touches itself")));
    }
    Ok(corners)
}

fn point([x, y]: [f64; 2]) -> Result<Point, SwnError> {
    Ok(Point::new(finite(x)?, finite(y)?))
}

/// Converts feet to units; refuses numbers that are not finite or too large.
fn finite(feet: f64) -> Result<f64, SwnError> {
    if feet.abs() <= REACH_MAX {
        Ok(feet * UNITS_PER_FOOT)
    } else {
        Err(SwnError(format!("a length is not within {REACH_MAX} ft")))
    }
}

/// Converts a non-negative length in feet to units.
fn size(feet: f64) -> Result<f64, SwnError> {
    if feet < 0.0 {
        return Err(SwnError("a size is negative".to_owned()));
    }
    finite(feet)
}

fn way(hall: &Hall, id: &str, route: &Route) -> Value {
    let path: Vec<[f64; 2]> = route.path.iter().map(|place| [feet(place.x), feet(place.y)]).collect();
    let sentences = super::english(hall, route);
    let directions: Vec<Value> = route
        .steps
        .iter()
        .zip(sentences)
        .map(|(step, text)| {
            let landmark = step
                .landmark
                .and_then(|landmark| hall.things.get(landmark.thing))
                .map(|thing| &thing.id);
            json!({
                "kind": match step.kind {
                    StepKind::Enter => "enter",
                    StepKind::Continue => "continue",
                    StepKind::TurnLeft => "turn_left",
                    StepKind::TurnRight => "turn_right",
                    StepKind::Arrive => "arrive",
                },
                "text": text,
                "landmark": landmark,
                "side": step.landmark.map(|landmark| match landmark.side {
                    Side::Left => "left",
                    Side::Right => "right",
                    Side::Ahead => "ahead",
                }),
                "distance": feet(step.distance),
            })
        })
        .collect();
    let entrance = hall.entrances.get(route.entrance).map(|entrance| &entrance.id);
    json!({ "query": id, "entrance": entrance, "length": feet(route.length), "path": path, "directions": directions })
}

fn feet(units: f64) -> f64 {
    units / UNITS_PER_FOOT
}

fn word(blocked: Blocked) -> &'static str {
    match blocked {
        Blocked::NoEntrance => "no_entrance",
        Blocked::Step => "step",
        Blocked::TooNarrow => "too_narrow",
    }
}
