//! The public benchmark format: SWR/1 instances in, swr-sol/1 solutions out. Text only, no files.

use std::fmt;

use domain::plan::number::{UNITS_PER_FOOT, UNITS_PER_INCH};
use serde::Deserialize;
use serde_json::{Value, json};

use super::shapes::{circle, rectangle};
use super::{Door, Hall, HeadTable, LEAST_PASSAGE, Layout, Obstacle, PlacedChair, Style, TableSpec};
use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;
use crate::room::Room;

/// The most things in one file.
const COUNT_MAX: usize = 1_000;
/// The largest room, in feet.
const SIDE_MAX: f64 = 1_000.0;

/// Why a file is not a valid SWR/1 instance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwrError(String);

impl fmt::Display for SwrError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SwrError {}

#[derive(Deserialize)]
struct Document {
    format: String,
    name: String,
    room: Vec<[f64; 2]>,
    #[serde(default)]
    walls: Vec<Wall>,
    exits: Vec<Exit>,
    #[serde(default)]
    objects: Vec<Object>,
    style: String,
    table: Option<Table>,
    chair: Chair,
    guests: Option<usize>,
    head_table: Option<Head>,
}

#[derive(Deserialize)]
struct Wall {
    from: [f64; 2],
    to: [f64; 2],
    #[serde(default = "thickness")]
    thickness_in: f64,
}

fn thickness() -> f64 {
    6.0
}

#[derive(Deserialize)]
struct Exit {
    wall: usize,
    at: f64,
    width: f64,
    kind: Option<String>,
}

#[derive(Deserialize)]
struct Object {
    kind: String,
    shape: String,
    x: f64,
    y: f64,
    #[serde(default)]
    length: f64,
    #[serde(default)]
    width: f64,
    #[serde(default)]
    diameter: f64,
    #[serde(default)]
    rotation: f64,
    #[serde(default)]
    clear_in: f64,
    #[serde(default)]
    walkable: bool,
}

#[derive(Deserialize)]
struct Table {
    shape: String,
    size: Vec<f64>,
    chairs_min: usize,
    chairs_max: usize,
}

#[derive(Deserialize)]
struct Chair {
    size_in: f64,
    spacing_in: f64,
}

#[derive(Deserialize)]
struct Head {
    seats: usize,
    size: [f64; 2],
}

/// Parses an instance.
pub fn parse(text: &str) -> Result<Hall, SwrError> {
    let document: Document = serde_json::from_str(text).map_err(|error| SwrError(error.to_string()))?;
    if document.format != "SWR/1" {
        return Err(SwrError("its format is not SWR/1".to_owned()));
    }
    let style = Style::ALL.iter().find(|(name, _)| *name == document.style);
    let style = style
        .ok_or_else(|| SwrError(format!("unknown style '{}'", document.style)))?
        .1;
    let corners: Vec<Point> = document.room.iter().map(|[x, y]| feet(*x, *y)).collect();
    let bounds = Rect::around_points(corners.iter().copied()).filter(|_| corners.len() >= 3);
    let bounds = bounds.ok_or_else(|| SwrError("a room needs at least three corners".to_owned()))?;
    let side = bounds.width().max(bounds.height()) / UNITS_PER_FOOT;
    if !side.is_finite() || side > SIDE_MAX || corners.len() > COUNT_MAX || document.objects.len() > COUNT_MAX {
        return Err(SwrError(
            "the room is too large, or has too many things in it".to_owned(),
        ));
    }
    let doors = document
        .exits
        .iter()
        .map(|exit| door(exit, &corners))
        .collect::<Option<Vec<_>>>();
    let objects = document.objects.iter().map(obstacle);
    Ok(Hall {
        name: document.name,
        doors: doors.ok_or_else(|| SwrError("an exit is in a wall that does not exist".to_owned()))?,
        obstacles: objects.chain(document.walls.iter().map(wall)).collect(),
        room: Room { corners, bounds },
        style,
        table: document.table.map(|table| table_spec(&table)).transpose()?,
        chair: document.chair.size_in * UNITS_PER_INCH,
        spacing: document.chair.spacing_in * UNITS_PER_INCH,
        guests: document.guests,
        is_bound_by_exits: true,
        passage: LEAST_PASSAGE,
        head: document.head_table.map(|head| HeadTable {
            seats: head.seats,
            size: (head.size[0] * UNITS_PER_FOOT, head.size[1] * UNITS_PER_FOOT),
        }),
    })
}

fn feet(x: f64, y: f64) -> Point {
    Point::new(x * UNITS_PER_FOOT, y * UNITS_PER_FOOT)
}

fn table_spec(table: &Table) -> Result<TableSpec, SwrError> {
    let is_round = table.shape == "round";
    let (length, width) = match table.size[..] {
        [diameter] => (diameter, diameter),
        [length, width] => (length, width),
        _ => return Err(SwrError("a table has one or two lengths".to_owned())),
    };
    Ok(TableSpec {
        is_round,
        size: (length * UNITS_PER_FOOT, width * UNITS_PER_FOOT),
        chairs_min: table.chairs_min,
        chairs_max: table.chairs_max,
    })
}

fn door(exit: &Exit, corners: &[Point]) -> Option<Door> {
    let from = *corners.get(exit.wall)?;
    let to = *corners.get((exit.wall + 1) % corners.len())?;
    let way = from.to(to);
    let length = way.dot(way).sqrt();
    let along = Point::new(way.x / length, way.y / length);
    let area: f64 = polygon::edges(corners).map(|(a, b)| a.cross(b)).sum();
    let inward = if area > 0.0 {
        Point::new(-along.y, along.x)
    } else {
        Point::new(along.y, -along.x)
    };
    Some(Door {
        at: from.along(along, exit.at * UNITS_PER_FOOT),
        along,
        inward,
        width: exit.width * UNITS_PER_FOOT,
        is_exit: exit.kind.as_deref().unwrap_or("exit") == "exit",
    })
}

fn obstacle(object: &Object) -> Obstacle {
    let centre = feet(object.x, object.y);
    let corners = if object.shape == "circle" {
        circle(centre, object.diameter * UNITS_PER_FOOT / 2.0)
    } else {
        rectangle(
            centre,
            (object.length * UNITS_PER_FOOT, object.width * UNITS_PER_FOOT),
            object.rotation,
        )
    };
    Obstacle {
        corners,
        clear: object.clear_in * UNITS_PER_INCH,
        is_walkable: object.walkable,
        is_stage: object.kind == "stage",
    }
}

fn wall(wall: &Wall) -> Obstacle {
    let (from, to) = (feet(wall.from[0], wall.from[1]), feet(wall.to[0], wall.to[1]));
    let way = from.to(to);
    let length = way.dot(way).sqrt().max(1e-9);
    let half = wall.thickness_in * UNITS_PER_INCH / 2.0;
    let across = Point::new(-way.y / length * half, way.x / length * half);
    Obstacle {
        corners: vec![
            from.along(across, 1.0),
            to.along(across, 1.0),
            to.along(across, -1.0),
            from.along(across, -1.0),
        ],
        clear: 0.0,
        is_walkable: false,
        is_stage: false,
    }
}

/// Serialises a solution.
pub fn solution_json(layout: &Layout) -> String {
    let tables = layout.tables.iter().map(|table| {
        let size = match table.is_round {
            true => json!([in_feet(table.size.0)]),
            false => json!([in_feet(table.size.0), in_feet(table.size.1)]),
        };
        let mut value = json!({
            "shape": if table.is_round { "round" } else { "rect" },
            "x": in_feet(table.at.x), "y": in_feet(table.at.y), "rotation": table.rotation, "size": size,
            "chairs": table.chairs.iter().map(chair_json).collect::<Vec<_>>(),
        });
        if let Some(fields) = value.as_object_mut().filter(|_| table.is_head) {
            fields.insert("role".to_owned(), "head".into());
        }
        value
    });
    let tables: Vec<Value> = tables.collect();
    let chairs: Vec<Value> = layout.chairs.iter().map(chair_json).collect();
    json!({"format": "swr-sol/1", "tables": tables, "chairs": chairs}).to_string()
}

fn chair_json(chair: &PlacedChair) -> Value {
    json!({"x": in_feet(chair.at.x), "y": in_feet(chair.at.y), "rotation": chair.looks})
}

/// Converts units to feet, rounded to a thousandth of an inch.
fn in_feet(units: f64) -> f64 {
    (units / UNITS_PER_FOOT * 12_000.0).round() / 12_000.0
}
