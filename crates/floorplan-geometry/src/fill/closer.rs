//! Seating by the layout solver, for guests who have no seat at the requested spacing: tables move closer together, as
//! long as everyone can still reach a seat and an exit.

use domain::plan::catalogue::{Category, Safety};
use domain::plan::element::Distribution;
use domain::plan::{Element, FloorPlan, IdMaker};
use domain::preset::{Arrangement, Layout, Setup, TableType};

use super::site::Site;
use super::verify::{self, Standing};
use crate::angle::Degrees;
use crate::arrangement::{self, Part, shapes_of};
use crate::chairs::CHAIR_SIZE;
use crate::index::Placed;
use crate::layout::{
    Door, Hall, LEAST_PASSAGE, Layout as Found, Obstacle, PlacedChair, PlacedTable, Style, TableSpec, solve,
};
use crate::point::{Frame, Point};
use crate::rect::Rect;
use crate::room::Room;

/// A search gets all its steps for at most this many guests, and fewer for more, but at least `STEPS_LEAST`.
const USUAL: usize = 400;
const STEPS_LEAST: usize = 3;
/// Free floor around bars, buffets and stages, in units: 48 in (trade).
const BEFORE_THINGS: f64 = 96.0;
/// Distance to a drawn aisle, in units: the extra width of rows beyond their chairs, and a little spare.
const BESIDE_AISLE: f64 = 5.0;
/// Air between two chairs of a row, in units, as rows are built.
const BETWEEN_CHAIRS: f64 = 2.0;
/// Rows whose centres differ by less than this are one row, in units.
const SAME_ROW: f64 = 36.0;

/// Computes seating for some guests; `None` when the solver does not support the setup.
pub(super) fn stand(
    kept: &FloorPlan,
    setup: &Setup,
    site: &Site,
    (wished, steps, passage): (usize, usize, f64),
    ids: &mut IdMaker,
) -> Option<Vec<Standing>> {
    let hall = Hall {
        passage,
        ..hall(kept, setup, site, wished)?
    };
    // Steps take longer in larger halls.
    let mut steps = 0..(steps * USUAL / wished.max(USUAL)).max(STEPS_LEAST);
    let found = solve(&hall, || steps.next().is_some());
    let frame = Frame::new(Point::default(), Degrees(0.0));
    let mut parts: Vec<Part> = found.tables.iter().map(|table| of_table(setup, table)).collect();
    parts.extend(rows(&found, &hall).iter().map(|row| of_row(setup, row)));
    let own = |part: &Part| site.frame.to_own(part.centre);
    parts.sort_by(|a, b| own(a).y.total_cmp(&own(b).y));
    let mut lines: Vec<Vec<Part>> = Vec::new();
    for part in parts {
        let y = own(&part).y;
        match lines.last_mut() {
            Some(line) if line.first().is_some_and(|first| y - own(first).y < SAME_ROW) => line.push(part),
            _ => lines.push(vec![part]),
        }
    }
    for line in &mut lines {
        line.sort_by(|a, b| own(a).x.total_cmp(&own(b).x));
    }
    let standing = lines
        .into_iter()
        .flatten()
        .map(|part| verify::standing(&[part], &frame, ids));
    Some(verify::without_problems(kept, standing.collect()))
}

/// Builds the hall for the solver.
fn hall(kept: &FloorPlan, setup: &Setup, site: &Site, wished: usize) -> Option<Hall> {
    let (style, table) = style(setup)?;
    let each = table.map_or(1, |table| table.chairs_max.max(1));
    let chair = CHAIR_SIZE * setup.chair_percent / 100.0;
    Some(Hall {
        name: String::new(),
        room: Room::from_plan(kept),
        obstacles: obstacles(kept),
        doors: doors(kept, site),
        style,
        table,
        // Chairs are drawn a little farther from the edge than in the solver.
        chair: if table.is_some() { chair + 1.0 } else { chair },
        spacing: chair + BETWEEN_CHAIRS,
        guests: Some(wished.div_ceil(each) * each),
        head: None,
        is_bound_by_exits: false,
        passage: LEAST_PASSAGE,
    })
}

fn style(setup: &Setup) -> Option<(Style, Option<TableSpec>)> {
    let chairs = usize::try_from(setup.chairs).ok().filter(|chairs| *chairs > 0);
    let spec = |is_round: bool, chairs: usize| TableSpec {
        is_round,
        size: (setup.width, setup.depth),
        chairs_min: chairs,
        chairs_max: chairs,
    };
    let sides = |rows: usize| {
        let each = (setup.width / (CHAIR_SIZE * setup.chair_percent / 100.0 + BETWEEN_CHAIRS)).floor();
        #[expect(
            clippy::as_conversions,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "few chairs"
        )]
        let most = each.max(1.0) as usize * rows;
        chairs.map(|chairs| {
            if rows == 1 {
                chairs.min(most)
            } else {
                chairs.min(most).next_multiple_of(2)
            }
        })
    };
    let is_long = setup.table == TableType::Rectangle;
    match (setup.layout, setup.arrangement) {
        (Layout::Theater, _) => Some((Style::Theatre, None)),
        (Layout::Classroom | Layout::Aligned, Arrangement::Classroom) if is_long => {
            Some((Style::Classroom, Some(spec(false, sides(1)?))))
        }
        (Layout::Aligned | Layout::Staggered, Arrangement::Full | Arrangement::Grid) => match setup.table {
            TableType::Round | TableType::HighTop => Some((Style::BanquetRound, Some(spec(true, chairs?)))),
            TableType::Rectangle => Some((Style::BanquetRectangular, Some(spec(false, sides(2)?)))),
            _ => None,
        },
        _ => None,
    }
}

fn obstacles(kept: &FloorPlan) -> Vec<Obstacle> {
    let mut found = Vec::new();
    // Without a stage, people face the head table.
    let has_stage = kept.elements().iter().any(attracts);
    for element in kept.elements().iter().filter(|element| !element.hidden) {
        let (clear, is_walkable) = match (element.kind.safety, element.kind.category) {
            (Safety::None | Safety::Exit, _) => continue,
            (Safety::Aisle, _) => (24.0, true),
            (Safety::Blocks, Category::Stage | Category::Food) => (BEFORE_THINGS, false),
            (Safety::Blocks, _) => (24.0, false),
        };
        let is_stage = attracts(element) || (!has_stage && element.is_head_table());
        let shapes = shapes_of(&Placed::from_element(element)).into_iter();
        found.extend(shapes.map(|corners| Obstacle {
            corners,
            clear,
            is_walkable,
            is_stage,
        }));
    }
    for aisle in &kept.aisles {
        let corners = aisle.points.iter().map(|spot| Point::new(spot.x, spot.y)).collect();
        found.push(Obstacle {
            corners,
            clear: BESIDE_AISLE,
            is_walkable: true,
            is_stage: false,
        });
    }
    found
}

/// Returns whether people face an element.
fn attracts(element: &Element) -> bool {
    element.kind.category == Category::Stage || ["screen", "whiteboard"].contains(&element.kind.as_str())
}

/// Returns the exits; a room without any is seated as if there were one in the rear wall.
fn doors(kept: &FloorPlan, site: &Site) -> Vec<Door> {
    let exits = kept
        .elements()
        .iter()
        .filter(|element| element.kind.safety == Safety::Exit && !element.hidden);
    let door = |middle: Point, width: f64, (a, b): (Point, Point)| {
        let way = a.to(b);
        let length = way.dot(way).sqrt().max(1e-9);
        let along = Point::new(way.x / length, way.y / length);
        Door {
            at: a.along(along, a.to(middle).dot(along)),
            along,
            inward: site.inward(a, b),
            width,
            is_exit: true,
        }
    };
    let mut doors: Vec<Door> = exits
        .filter_map(|exit| {
            let (x, y) = exit.centre();
            Some(door(Point::new(x, y), exit.width.max(72.0), site.wall_of(exit)?))
        })
        .collect();
    if doors.is_empty() {
        doors.extend(
            site.rear_wall()
                .map(|(a, b)| door(Point::new((a.x + b.x) / 2.0, (a.y + b.y) / 2.0), 144.0, (a, b))),
        );
    }
    doors
}

fn of_table(setup: &Setup, table: &PlacedTable) -> Part {
    let across = table.ways().1;
    let below = table
        .chairs
        .iter()
        .filter(|chair| table.at.to(chair.at).dot(across) > 0.0)
        .count();
    let number = |count: usize| u32::try_from(count).unwrap_or(0);
    let sides = Distribution {
        top: number(table.chairs.len() - below),
        bottom: number(below),
        ..Distribution::default()
    };
    Part {
        kind: setup.table.as_str(),
        centre: table.at,
        width: setup.width,
        depth: setup.depth,
        rotation: table.rotation,
        chairs: table.chairs.len(),
        sides: (!table.is_round).then_some(sides),
        rim: domain::plan::element::ChairArrangement::Full,
        chair_type: setup.chair.as_str(),
        chair_percent: setup.chair_percent,
    }
}

/// Groups chairs that are side by side into rows.
fn rows<'a>(found: &'a Found, hall: &Hall) -> Vec<&'a [PlacedChair]> {
    let is_next = |a: &PlacedChair, b: &PlacedChair| a.at.distance(b.at) < hall.spacing + 2.0;
    found.chairs.chunk_by(is_next).collect()
}

fn of_row(setup: &Setup, row: &[PlacedChair]) -> Part {
    let looks = row.first().map_or(0.0, |chair| chair.looks);
    let middle = Rect::around_points(row.iter().map(|chair| chair.at)).map_or(Point::default(), Rect::centre);
    let block = arrangement::row(setup, u32::try_from(row.len()).unwrap_or(0));
    let part = block.and_then(|block| block.parts.into_iter().next());
    let (width, depth) = part.as_ref().map_or((0.0, 0.0), |part| (part.width, part.depth));
    Part {
        kind: arrangement::ROW,
        centre: middle,
        width,
        depth,
        // A row faces down as drawn.
        rotation: (looks - 90.0).rem_euclid(360.0),
        chairs: row.len(),
        sides: None,
        rim: domain::plan::element::ChairArrangement::Full,
        chair_type: setup.chair.as_str(),
        chair_percent: setup.chair_percent,
    }
}
