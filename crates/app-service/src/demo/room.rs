//! The room of the wedding, to scale: 60 by 40 ft, fifteen 60 in rounds of eight, a head table, and what a wedding needs.
//!
//! Two blocks of tables leave a middle of 21 ft. The dance floor in it leaves 53 in on each side, straight from the
//! entrance to the emergency exit at the far wall.

use domain::plan::command::Added;
use domain::plan::element::Distribution;
use domain::plan::{Command, Element, ElementId, FloorPlan};

/// The head table's element.
pub(super) const HEAD: &str = "table-head";
/// Diameter of a round, in units: 60 in.
const ROUND: f64 = 120.0;
/// Chairs for wheelchairs, each with its place around the table: beside the middle, where the way is wide enough.
const WHEELCHAIR_PLACES: [(u32, usize); 2] = [(2, 2), (3, 6)];
/// Middles of the four columns of rounds: two beside each wall.
const COLUMNS: [f64; 4] = [138.0, 376.0, 1064.0, 1302.0];
/// Middles of the four rows of rounds.
const ROWS: [f64; 4] = [124.5, 361.5, 598.5, 835.5];

/// Builds the plan.
pub(super) fn plan() -> FloorPlan {
    let mut plan = FloorPlan::empty("The Old Granary");
    (plan.canvas.venue_width, plan.canvas.venue_height) = (60.0, 40.0);
    let elements: Vec<Added> = rounds().chain(head_table()).chain(things()).map(Added::from).collect();
    // The elements are constants of this file and a test applies them, so a refusal could only leave an empty room.
    drop(plan.apply(&Command::Add { elements }));
    plan
}

/// Fifteen rounds; the sixteenth place is the bar's.
fn rounds() -> impl Iterator<Item = Element> {
    let places = ROWS.into_iter().flat_map(|y| COLUMNS.into_iter().map(move |x| (x, y)));
    (1..=15).zip(places).filter_map(|(number, (x, y))| {
        let mut table = Element::new(ElementId::parse(&format!("table-{number}")).ok()?, "round")?;
        (table.width, table.height) = (ROUND, ROUND);
        (table.x, table.y) = (x - ROUND / 2.0, y - ROUND / 2.0);
        table.set_table_number(number);
        table.by_layout = true;
        for (_, place) in WHEELCHAIR_PLACES.iter().filter(|(table, _)| *table == number) {
            if let Some(chair) = table.chairs.get_mut(*place) {
                chair.is_handicap_accessible = true;
            }
        }
        Some(table)
    })
}

/// Six chairs along the wall, facing the room.
fn head_table() -> Option<Element> {
    let mut table = thing(HEAD, "head-table", (576.0, 88.0), (288.0, 60.0), "Head table")?;
    table.table_number = Some(16);
    table.set_chair_count(6, &[]);
    table.chair_distribution = Some(Distribution {
        top: 6,
        ..Distribution::default()
    });
    Some(table)
}

fn things() -> impl Iterator<Item = Element> {
    [
        thing(
            "dance-floor",
            "dance-floor",
            (576.0, 240.0),
            (288.0, 288.0),
            "Dance floor",
        ),
        thing("stage", "stage", (600.0, 624.0), (240.0, 96.0), "Band"),
        thing("bar", "bar", (1214.0, 860.0), (192.0, 60.0), "Bar"),
        thing("cake", "cake-table", (872.0, 756.0), (60.0, 60.0), "Cake"),
        door("entrance", "entrance", (648.0, 912.0), (144.0, 48.0), "Entrance"),
        door("exit", "emergency-exit", (486.0, 0.0), (72.0, 72.0), "Emergency exit"),
        thing("plant-left", "plant", (584.0, 906.0), (48.0, 48.0), ""),
        thing("plant-right", "plant", (808.0, 906.0), (48.0, 48.0), ""),
    ]
    .into_iter()
    .flatten()
}

/// An entrance in the lower wall or another door in the upper one: its sill lies in the wall and it opens into the room.
fn door(id: &str, kind: &str, place: (f64, f64), size: (f64, f64), label: &str) -> Option<Element> {
    let mut element = thing(id, kind, place, size, label)?;
    element.rotation = 180.0;
    Some(element)
}

fn thing(id: &str, kind: &str, (x, y): (f64, f64), (width, height): (f64, f64), label: &str) -> Option<Element> {
    let mut element = Element::new(ElementId::parse(id).ok()?, kind)?;
    (element.x, element.y, element.width, element.height) = (x, y, width, height);
    element.label = label.to_owned();
    Some(element)
}

#[cfg(test)]
mod tests {
    use domain::plan::catalogue::Safety;
    use floorplan_geometry::chairs::layout;
    use floorplan_geometry::index::PlanIndex;
    use floorplan_geometry::point::Point;
    use floorplan_geometry::route::wheelchair_places;
    use floorplan_geometry::snap::{SnapOptions, snap_opening};

    use super::*;

    /// Corners of all solid bodies: tables, their chairs, and furniture.
    fn bodies(plan: &FloorPlan) -> Vec<(String, Vec<Point>)> {
        let mut all = Vec::new();
        for element in plan.elements() {
            if element.kind.safety == Safety::Blocks {
                let outline = floorplan_geometry::outline::Outline::from_element(element);
                all.push((element.id.to_string(), outline.polygon()));
            }
            all.extend(
                layout(element)
                    .iter()
                    .map(|chair| (chair.id.to_string(), chair.corners().to_vec())),
            );
        }
        all
    }

    fn gap(a: &[Point], b: &[Point]) -> f64 {
        let from = |a: &[Point], b: &[Point]| {
            let distance = |p: &Point| floorplan_geometry::polygon::distance_to_edge(b, *p);
            a.iter().map(distance).fold(f64::MAX, f64::min)
        };
        from(a, b).min(from(b, a))
    }

    #[test]
    fn the_plan_seats_126_at_16_tables() {
        let plan = plan();
        assert_eq!((plan.tables().count(), plan.seats().count()), (16, 126));
        assert_eq!(plan.elements().len(), 24);
    }

    #[test]
    fn everything_stands_inside_the_room() {
        let plan = plan();
        let (width, height) = plan.canvas.room();
        for (name, corners) in bodies(&plan) {
            for p in corners {
                assert!(
                    p.x >= 0.0 && p.x <= width && p.y >= 0.0 && p.y <= height,
                    "{name} at {p:?}"
                );
            }
        }
    }

    #[test]
    fn doors_stand_in_the_wall_as_snapping_leaves_them() {
        let plan = plan();
        let index = PlanIndex::from_plan(&plan);
        let options = SnapOptions {
            grid: None,
            tolerance: 1.0,
        };
        let doors: Vec<&Element> = plan.elements().iter().filter(|e| e.kind.is_opening()).collect();
        assert_eq!(doors.len(), 2);
        for door in doors {
            let rest = snap_opening(&plan, &index, door, options).unwrap();
            let stands = (door.x, door.y, door.rotation);
            assert_eq!((rest.x, rest.y, rest.rotation), stands, "{}", door.id);
        }
    }

    #[test]
    fn nothing_stands_closer_than_a_chair_to_its_own_table() {
        let all = bodies(&plan());
        for (i, (a, at)) in all.iter().enumerate() {
            for (b, bt) in &all[i + 1..] {
                let same_table = a.split("-chair-").next() == b.split("-chair-").next();
                let least = if same_table { 2.0 } else { 24.0 };
                assert!(gap(at, bt) >= least, "{a} and {b}: {}", gap(at, bt));
            }
        }
    }

    #[test]
    fn a_step_free_way_leads_to_the_wheelchair_places() {
        let mut places: Vec<String> = wheelchair_places(&plan()).iter().map(ToString::to_string).collect();
        places.sort();
        assert_eq!(places, ["table-2-chair-3", "table-3-chair-7"]);
    }

    #[test]
    fn the_middle_aisles_are_at_least_44_inches_wide() {
        let plan = plan();
        let (floor, all) = (plan.element("dance-floor").unwrap(), bodies(&plan));
        let left = all
            .iter()
            .flat_map(|(_, c)| c)
            .filter(|p| p.x < floor.x)
            .map(|p| p.x)
            .fold(0.0, f64::max);
        assert!(floor.x - left >= 88.0, "{}", floor.x - left);
    }
}
