//! Builds a hall from a saved plan and its venue. Without a venue the room is the hall and its doors are the entrances.
//! In a venue the hall is the whole venue, with walls around the room that are open at its doors.

use std::collections::HashMap;

use domain::plan::catalogue::{Category, Figure, Safety};
use domain::plan::{Element, FloorPlan};
use domain::venue::{AccessLevel, METRES_PER_UNIT, Venue};

use super::hall::{Access, Chair, Entrance, Footprint, Hall, Thing};
use crate::index::Placed;
use crate::outline::Form;
use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;
use crate::room::Room;

/// Clear width of an entrance of a venue, in units: 6 ft.
const VENUE_ENTRANCE: f64 = 144.0;
/// Thickness of the walls of a room in a venue, in units.
const THICKNESS: f64 = 4.0;
/// How far a door may be from the wall it belongs to, in units: 1 ft.
const NEAR_WALL: f64 = 24.0;
/// How much wider a gap is than its door, in units, so that a walker as wide as the door gets through.
const SPARE: f64 = 2.0;
/// The share by which the corners of a chair are moved towards its centre: rows and tables are placed so that a walker
/// fits exactly between them.
const SPARE_OF_CHAIR: f64 = 0.02;
/// An entrance farther inside the venue than this faces the room, in units: about 1 m.
const ON_EDGE: f64 = 80.0;

/// A hall with facts about its things.
#[derive(Debug)]
pub struct Site {
    /// The hall, in units from the corner of the venue, or of the room without one.
    pub hall: Hall,
    /// The position of the room in it.
    pub room: Point,
    /// Facts about each thing of the hall, in the same order.
    pub facts: Vec<Facts>,
    /// The table of an element, as an index of the things.
    pub tables: HashMap<String, usize>,
    /// The chair of a seat, as an index of the chairs.
    pub seats: HashMap<String, usize>,
}

/// Facts about a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Its kind in the catalogue.
    pub kind: &'static str,
    /// The number of a table.
    pub number: Option<u32>,
}

impl Site {
    /// Builds the hall of a plan.
    pub fn from_plan(plan: &FloorPlan, venue: Option<&Venue>) -> Self {
        let room = venue.map_or(Point::default(), |venue| units(venue.room.x, venue.room.y));
        let placed: Vec<(&Element, Placed)> = plan
            .elements()
            .iter()
            .filter(|element| !element.hidden)
            .map(|element| (element, Placed::from_element(element)))
            .collect();
        let doors: Vec<Door<'_>> = placed.iter().filter_map(Door::new).collect();
        let open: Vec<&Door<'_>> = doors.iter().filter(|door| door.access() == Access::General).collect();
        let stages: Vec<&str> = stages_with_seats(&placed);
        let mut site = Self {
            hall: Hall::default(),
            room,
            facts: Vec::new(),
            tables: HashMap::new(),
            seats: HashMap::new(),
        };
        for (element, placed) in &placed {
            let is_walkable = is_walkable(element, placed) || stages.contains(&element.id.as_str());
            site.add(element, placed, is_walkable, &open);
        }
        site.steps(&placed);
        let outline = Room::from_plan(plan).corners;
        match venue {
            Some(venue) => site.enclose(&outline, &open, venue),
            None => {
                site.hall.room = outline;
                site.hall.entrances = own_entrances(&site.hall, &doors);
            }
        }
        site
    }

    fn add(&mut self, element: &Element, placed: &Placed, is_walkable: bool, doors: &[&Door<'_>]) {
        let kind = element.kind;
        if matches!(kind.figure, Figure::Wall | Figure::Drape) && kind.safety == Safety::Blocks {
            let walls = wall(placed, doors);
            self.hall
                .walls
                .extend(walls.iter().map(|piece| moved(piece, self.room)));
            return;
        }
        let thing =
            (kind.figure != Figure::Chair && !kind.is_opening()).then(|| self.thing(element, placed, is_walkable));
        for chair in &placed.chairs {
            self.seats.insert(chair.id.to_string(), self.hall.chairs.len());
            let [a, b, c, d] = chair.corners();
            let middle = a.along(a.to(c), 0.5);
            let corners =
                [a, b, c, d].map(|corner| corner.along(corner.to(middle), SPARE_OF_CHAIR).along(self.room, 1.0));
            self.hall.chairs.push(Chair {
                id: chair.id.to_string(),
                table: thing,
                corners,
            });
        }
    }

    fn thing(&mut self, element: &Element, placed: &Placed, is_walkable: bool) -> usize {
        let kind = element.kind;
        let index = self.hall.things.len();
        if kind.seats_people() {
            self.tables.insert(element.id.to_string(), index);
        }
        let title = element.title();
        let label = if title.trim().is_empty() {
            kind.label.to_owned()
        } else {
            title
        };
        let is_own_label = element.label != kind.label && !element.label.trim().is_empty();
        self.hall.things.push(Thing {
            id: element.id.to_string(),
            kind: if kind.is_table() { "table" } else { kind.as_str() }.to_owned(),
            label,
            footprint: self.footprint(placed),
            walkable: is_walkable,
            landmark: kind.is_table() || stands_out(kind.category) || (is_own_label && is_solid(element)),
        });
        self.facts.push(Facts {
            kind: kind.as_str(),
            number: element.table_number,
        });
        index
    }

    fn footprint(&self, placed: &Placed) -> Footprint {
        let outline = &placed.outline;
        match outline.form {
            Form::Ellipse if (outline.half_width - outline.half_height).abs() < 0.01 => Footprint::Circle {
                centre: outline.frame.centre.along(self.room, 1.0),
                radius: outline.half_width,
            },
            _ => Footprint::Polygon(moved(&outline.polygon(), self.room)),
        }
    }

    /// Adds stairs, and the edges of platforms unless a ramp leads up.
    fn steps(&mut self, placed: &[(&Element, Placed)]) {
        let ramps: Vec<Rect> = placed
            .iter()
            .filter(|(element, _)| element.kind.as_str() == "ramp")
            .map(|(_, placed)| placed.body.grown(NEAR_WALL))
            .collect();
        for (element, own) in placed {
            let steps = match element.kind.figure {
                Figure::Stairs => vec![own.outline.polygon()],
                Figure::Stage if !ramps.iter().any(|ramp| ramp.touches(own.body)) => {
                    let corners = own.outline.polygon();
                    polygon::edges(&corners)
                        .map(|(a, b)| strip(a, b, 2.0).to_vec())
                        .collect()
                }
                _ => Vec::new(),
            };
            self.hall.steps.extend(steps.iter().map(|step| moved(step, self.room)));
        }
    }

    /// Puts the room into its venue. Emergency exits are not entrances, and a room without any other door stays open.
    fn enclose(&mut self, outline: &[Point], doors: &[&Door<'_>], venue: &Venue) {
        let size = units(venue.size.width, venue.size.height);
        let ground = Rect::of_size((size.x, size.y));
        self.hall.room = ground.corners().to_vec();
        if !doors.is_empty() {
            for (a, b) in polygon::edges(outline).filter(|(a, b)| a != b) {
                let (from, to) = (a.along(self.room, 1.0), b.along(self.room, 1.0));
                if !is_on_edge(ground, from, to) {
                    let pieces = open_wall((a, b), THICKNESS, doors);
                    self.hall
                        .walls
                        .extend(pieces.iter().map(|piece| moved(piece, self.room)));
                }
            }
        }
        let middle = Rect::around_points(outline.iter().copied()).map_or(Point::default(), Rect::centre);
        let middle = middle.along(self.room, 1.0);
        let entrances = venue.entrances.iter().map(|entrance| {
            let at = units(entrance.at.x, entrance.at.y);
            let length = at.distance(middle);
            let is_inside = polygon::distance_to_edge(&self.hall.room, at) > ON_EDGE && length > 1.0;
            let towards = Point::new((middle.x - at.x) / length, (middle.y - at.y) / length);
            Entrance {
                id: entrance.id.clone(),
                name: entrance.name.clone(),
                at,
                inward: if is_inside { towards } else { self.hall.inward(at) },
                width: VENUE_ENTRANCE,
                access: access(entrance.access),
                active: entrance.is_active,
            }
        });
        self.hall.entrances = entrances.collect();
    }
}

fn moved(corners: &[Point], by: Point) -> Vec<Point> {
    corners.iter().map(|corner| corner.along(by, 1.0)).collect()
}

/// Converts metres to units.
fn units(x: f64, y: f64) -> Point {
    Point::new(x / METRES_PER_UNIT, y / METRES_PER_UNIT)
}

fn access(level: AccessLevel) -> Access {
    match level {
        AccessLevel::General => Access::General,
        AccessLevel::Vip => Access::Vip,
        AccessLevel::Staff => Access::Staff,
        AccessLevel::Emergency => Access::Emergency,
    }
}

/// Returns whether people can walk over an element: it does not block, is a staircase, or leaves space between seats.
fn is_walkable(element: &Element, placed: &Placed) -> bool {
    let kind = element.kind;
    let holds_seats = kind.is_row() || matches!(kind.figure, Figure::Booth | Figure::DiningBooth);
    !is_solid(element) || holds_seats || kind.figure == Figure::Stairs || placed.body.width() <= 0.0
}

/// Returns the platforms with seats on them, the only ones that guests can walk on.
fn stages_with_seats<'p>(placed: &[(&'p Element, Placed)]) -> Vec<&'p str> {
    let chairs = || placed.iter().flat_map(|(_, placed)| &placed.chairs);
    let stages = placed
        .iter()
        .filter(|(element, _)| element.kind.figure == Figure::Stage);
    let with_seats = stages.filter(|(_, stage)| {
        let corners = stage.outline.polygon();
        chairs().any(|chair| polygon::contains(&corners, chair.corners()[0]))
    });
    with_seats.map(|(element, _)| element.id.as_str()).collect()
}

fn is_solid(element: &Element) -> bool {
    element.kind.safety == Safety::Blocks
}

/// Returns whether people recognise elements of a category from afar by name.
fn stands_out(category: Category) -> bool {
    matches!(
        category,
        Category::Entertainment | Category::Food | Category::Stage | Category::Admin | Category::Trade
    )
}

/// A door with its box and its corners in the plan.
struct Door<'p> {
    element: &'p Element,
    body: Rect,
    corners: Vec<Point>,
}

impl<'p> Door<'p> {
    fn new((element, placed): &(&'p Element, Placed)) -> Option<Self> {
        let is_door = matches!(element.kind.figure, Figure::Door | Figure::Entrance);
        is_door.then(|| Self {
            element,
            body: placed.body,
            corners: placed.outline.polygon(),
        })
    }

    fn access(&self) -> Access {
        if self.element.kind.as_str() == "emergency-exit" {
            Access::Emergency
        } else {
            Access::General
        }
    }
}

/// Returns the entrances of a room: doors near the outline, or else all doors.
fn own_entrances(hall: &Hall, doors: &[Door<'_>]) -> Vec<Entrance> {
    let reach = |door: &Door<'_>| door.body.width().max(door.body.height()) + NEAR_WALL;
    let is_outer = |door: &&Door<'_>| polygon::distance_to_edge(&hall.room, door.body.centre()) <= reach(door);
    let outer: Vec<&Door<'_>> = doors.iter().filter(is_outer).collect();
    let all = if outer.is_empty() {
        doors.iter().collect()
    } else {
        outer
    };
    let entrance = |door: &Door<'_>| {
        let centre = door.body.centre();
        let at = polygon::nearest_on_edge(&hall.room, centre).unwrap_or(centre);
        let title = door.element.title();
        Entrance {
            id: door.element.id.to_string(),
            name: if title.trim().is_empty() {
                door.element.kind.label.to_owned()
            } else {
                title
            },
            at,
            inward: hall.inward(at),
            width: door.element.width,
            access: door.access(),
            active: true,
        }
    };
    all.into_iter().map(entrance).collect()
}

/// Returns the pieces of a wall between its doors.
fn wall(placed: &Placed, doors: &[&Door<'_>]) -> Vec<Vec<Point>> {
    let outline = &placed.outline;
    let (w, h) = (outline.half_width, outline.half_height);
    let own = |x: f64, y: f64| outline.frame.to_plan(Point::new(x, y));
    if w >= h {
        open_wall((own(-w, 0.0), own(w, 0.0)), h * 2.0, doors)
    } else {
        open_wall((own(0.0, -h), own(0.0, h)), w * 2.0, doors)
    }
}

/// Returns the pieces of a straight wall between the doors that lie in it.
fn open_wall((from, to): (Point, Point), thickness: f64, doors: &[&Door<'_>]) -> Vec<Vec<Point>> {
    let length = from.distance(to);
    if length <= 0.0 {
        return Vec::new();
    }
    let way = Point::new((to.x - from.x) / length, (to.y - from.y) / length);
    let mut gaps: Vec<(f64, f64)> = Vec::new();
    for door in doors {
        let along = door.corners.iter().map(|corner| from.to(*corner).dot(way));
        let (first, last) = spread(along);
        let (near, far) = spread(door.corners.iter().map(|corner| way.cross(from.to(*corner))));
        let is_in_wall = near <= thickness / 2.0 + NEAR_WALL && far >= -thickness / 2.0 - NEAR_WALL;
        if is_in_wall && last > 0.0 && first < length {
            gaps.push((first - SPARE, last + SPARE));
        }
    }
    gaps.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut pieces = Vec::new();
    let mut start = 0.0;
    for (first, last) in gaps.into_iter().chain([(length, length)]) {
        if first > start + 0.1 {
            let ends = (from.along(way, start), from.along(way, first.min(length)));
            pieces.push(strip(ends.0, ends.1, thickness).to_vec());
        }
        start = last.max(start);
    }
    pieces
}

fn spread(values: impl Iterator<Item = f64>) -> (f64, f64) {
    values.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), value| {
        (least.min(value), most.max(value))
    })
}

/// Returns the rectangle around a line.
fn strip(a: Point, b: Point, thickness: f64) -> [Point; 4] {
    let length = a.distance(b).max(0.001);
    let side = Point::new(
        -(b.y - a.y) / length * thickness / 2.0,
        (b.x - a.x) / length * thickness / 2.0,
    );
    [
        a.along(side, 1.0),
        b.along(side, 1.0),
        b.along(side, -1.0),
        a.along(side, -1.0),
    ]
}

/// Returns whether a wall of the room lies on the edge of the venue, which is a wall already.
fn is_on_edge(ground: Rect, a: Point, b: Point) -> bool {
    let near = |x: f64, y: f64| (x - y).abs() < THICKNESS;
    let both = |edge: f64, one: f64, other: f64| near(edge, one) && near(edge, other);
    both(ground.x0, a.x, b.x) || both(ground.x1, a.x, b.x) || both(ground.y0, a.y, b.y) || both(ground.y1, a.y, b.y)
}

#[cfg(test)]
mod tests {
    use domain::plan::FloorPlan;
    use domain::venue::{Place, Size};
    use serde_json::json;

    use super::super::{Blocked, Goal, Profile, Query, Routes};
    use super::*;

    fn plan(elements: serde_json::Value) -> FloorPlan {
        let document = json!({ "version": "1.0.0", "elements": elements });
        crate::saved_state::from_value(document).unwrap().0
    }

    fn table() -> serde_json::Value {
        json!({ "id": "t1", "type": "round", "x": 500, "y": 500, "width": 120, "height": 120, "chairs": 8, "tableNumber": 1 })
    }

    fn door() -> serde_json::Value {
        json!({ "id": "d1", "type": "entrance", "x": 500, "y": 0, "width": 144, "height": 48, "label": "Main entrance" })
    }

    fn venue(x: f64, y: f64) -> Venue {
        Venue {
            id: "v".to_owned(),
            name: "Park".to_owned(),
            size: Size {
                width: 60.0,
                height: 50.0,
            },
            scale: 4.0,
            entrances: vec![domain::venue::Entrance {
                id: "gate".to_owned(),
                name: "Gate".to_owned(),
                at: Place { x, y },
                kind: "main".to_owned(),
                capacity: 100,
                access: AccessLevel::General,
                is_active: true,
            }],
            room: Place { x: 20.0, y: 20.0 },
            picture: None,
            version: 1,
            updated_at: "1970-01-01T00:00:00Z".parse().unwrap(),
        }
    }

    fn query(goal: Goal) -> Query {
        Query {
            goal,
            from: None,
            profile: Profile::StepFree,
            vip: false,
        }
    }

    #[test]
    fn doors_at_the_outline_are_the_entrances_of_a_room_without_venue() {
        let site = Site::from_plan(&plan(json!([table(), door()])), None);
        let first = &site.hall.entrances[0];
        assert_eq!(
            (first.name.as_str(), first.at),
            ("Main entrance", Point::new(572.0, 0.0))
        );
        let seat = site.seats["t1-chair-1"];
        let routes = Routes::new(site.hall);
        let route = routes.route(&query(Goal::Chair(seat))).unwrap();
        assert!(route.metres() > 3.0 && route.metres() < 10.0, "{}", route.metres());
        let table = site.tables["t1"];
        assert!(routes.route(&query(Goal::Table(table))).unwrap().length <= route.length);
    }

    #[test]
    fn in_a_venue_the_way_leads_from_its_entrance_through_the_door_of_the_room() {
        let site = Site::from_plan(&plan(json!([table(), door()])), Some(&venue(30.0, 50.0)));
        let seat = site.seats["t1-chair-1"];
        let door = Point::new(572.0, 0.0).along(site.room, 1.0);
        let routes = Routes::new(site.hall);
        let route = routes.route(&query(Goal::Chair(seat))).unwrap();
        // The gate is below the room and its door above, so the path leads around.
        assert!(route.metres() > 30.0, "{}", route.metres());
        let passes = route
            .path
            .windows(2)
            .any(|pair| polygon::distance_to_segment(pair[0], pair[1], door) < 72.0);
        assert!(passes, "{:?}", route.path);
    }

    #[test]
    fn guests_walk_around_a_stage_and_onto_one_that_has_seats() {
        let stage = |y: f64| json!({ "id": "s", "type": "stage", "x": 440, "y": y, "width": 240, "height": 240 });
        let way = |stage: serde_json::Value| {
            let site = Site::from_plan(&plan(json!([table(), door(), stage])), None);
            let seat = site.seats["t1-chair-1"];
            let walking = Query {
                profile: Profile::Walking,
                ..query(Goal::Chair(seat))
            };
            Routes::new(site.hall).route(&walking).unwrap()
        };
        let (around, onto) = (way(stage(150.0)), way(stage(440.0)));
        assert!(
            around.path.len() > 3 && around.length > onto.length + 24.0,
            "{around:?}"
        );
        assert!(onto.length < 500.0, "{onto:?}");
    }

    #[test]
    fn an_emergency_exit_is_no_way_into_the_room() {
        let exit = json!({ "id": "x", "type": "emergency-exit", "x": 500, "y": 888, "width": 72, "height": 72 });
        let site = Site::from_plan(&plan(json!([table(), door(), exit])), Some(&venue(30.0, 50.0)));
        let seat = site.seats["t1-chair-1"];
        let exit = Point::new(536.0, 960.0).along(site.room, 1.0);
        let route = Routes::new(site.hall).route(&query(Goal::Chair(seat))).unwrap();
        assert!(route.metres() > 30.0, "around to the door: {}", route.metres());
        let mut legs = route.path.windows(2);
        assert!(legs.all(|pair| polygon::distance_to_segment(pair[0], pair[1], exit) > 24.0));
    }

    #[test]
    fn a_room_whose_wall_has_no_door_to_the_seat_is_blocked() {
        let wall = json!({ "id": "w", "type": "wall", "x": 0, "y": 300, "width": 1200, "height": 12 });
        let blocked = Site::from_plan(&plan(json!([table(), door(), wall])), None);
        let seat = blocked.seats["t1-chair-1"];
        assert_eq!(
            Routes::new(blocked.hall).route(&query(Goal::Chair(seat))),
            Err(Blocked::TooNarrow)
        );
        let inner = json!({ "id": "d2", "type": "door", "x": 300, "y": 270, "width": 72, "height": 72 });
        let open = Site::from_plan(&plan(json!([table(), door(), wall, inner])), None);
        assert_eq!(open.hall.entrances.len(), 1, "the inner door is a gap");
        assert!(Routes::new(open.hall).route(&query(Goal::Chair(seat))).is_ok());
    }

    #[test]
    fn seats_are_reached_where_a_way_is_found() {
        for template in crate::template::templates() {
            let mut plan = FloorPlan::empty("Plan");
            let mut ids = domain::plan::IdMaker::new("V1StGXR8Z5jdHi6BmyT_z").unwrap();
            plan.apply(&template.apply(&plan, None, &mut ids).command).unwrap();
            let routes = Routes::new(Site::from_plan(&plan, None).hall);
            for profile in [Profile::Walking, Profile::StepFree] {
                let seats = 0..routes.hall().chairs.len();
                let found = seats.map(|seat| {
                    let query = Query {
                        profile,
                        ..query(Goal::Chair(seat))
                    };
                    routes.route(&query).is_ok()
                });
                let found: Vec<bool> = found.collect();
                assert_eq!(routes.reached(profile), found, "{}, {profile:?}", template.id);
            }
        }
    }
}
