//! Properties of every route through a saved plan: it begins at an open entrance, ends at the chair, and keeps the
//! walker's distance from everything on the floor.

use domain::plan::FloorPlan;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::site::Site;
use super::*;
use crate::polygon;

/// How near the end of a route may be to obstacles, where the guest steps to the chair.
const AT_CHAIR: f64 = 60.0;

fn element(number: usize, (drawn, x, y, chairs, turn): (usize, f64, f64, u32, f64)) -> Value {
    let (kind, width, height) = [
        ("round", 120.0, 120.0),
        ("rectangle", 192.0, 60.0),
        ("square", 72.0, 72.0),
        ("bar", 192.0, 60.0),
        ("stage", 240.0, 144.0),
        ("dance-floor", 240.0, 240.0),
        ("wall", 300.0, 12.0),
        ("column", 48.0, 48.0),
    ][drawn];
    let mut element = json!({
        "id": format!("e{number}"), "type": kind, "x": x * 960.0, "y": y * 720.0, "width": width, "height": height,
        "rotation": turn,
    });
    if drawn < 3 {
        element["chairs"] = json!(chairs);
    }
    element
}

fn plans() -> impl Strategy<Value = FloorPlan> {
    let one = (0..8_usize, 0.0..1.0_f64, 0.0..1.0_f64, 2..10_u32, 0.0..360.0_f64);
    proptest::collection::vec(one, 1..24).prop_map(|drawn| {
        let mut elements: Vec<Value> = drawn
            .into_iter()
            .enumerate()
            .map(|(number, one)| element(number, one))
            .collect();
        for (id, x, y) in [("north", 528, 0), ("south", 300, 912)] {
            elements.push(json!({ "id": id, "type": "entrance", "x": x, "y": y, "width": 144, "height": 48 }));
        }
        let document = json!({ "version": "1.0.0", "elements": elements });
        crate::saved_state::from_value(document).unwrap().0
    })
}

/// Returns the distance of a leg from an obstacle, at its corners.
fn distance(thing: &Thing, (from, to): (Point, Point)) -> f64 {
    match &thing.footprint {
        Footprint::Circle { centre, radius } => polygon::distance_to_segment(from, to, *centre) - radius,
        Footprint::Polygon(corners) => corners
            .iter()
            .map(|corner| polygon::distance_to_segment(from, to, *corner))
            .fold(f64::INFINITY, f64::min),
    }
}

fn check(routes: &Routes, profile: Profile, chair: usize) -> Result<bool, TestCaseError> {
    let query = Query {
        goal: Goal::Chair(chair),
        from: None,
        profile,
        vip: false,
    };
    let Ok(route) = routes.route(&query) else {
        return Ok(false);
    };
    let hall = routes.hall();
    let (first, last) = (route.path[0], route.path[route.path.len() - 1]);
    let door = &hall.entrances[route.entrance];
    prop_assert!(first.distance(door.at) < door.width, "begins at {first:?}");
    let corners = hall.chairs[chair].corners;
    let reach = corners
        .iter()
        .map(|corner| corner.distance(last))
        .fold(f64::INFINITY, f64::min);
    prop_assert!(reach < AT_CHAIR, "ends {reach} from the chair");
    prop_assert!(route.steps.len() >= 2 && route.steps[route.steps.len() - 1].kind == StepKind::Arrive);
    for leg in route.path.windows(2).map(|pair| (pair[0], pair[1])) {
        if leg.0.distance(last).min(leg.1.distance(last)) < AT_CHAIR * 2.0 {
            continue;
        }
        for thing in hall.things.iter().filter(|thing| !thing.walkable) {
            let near = distance(thing, leg);
            prop_assert!(near >= radius(profile) - 0.5, "{} is {near} from {leg:?}", thing.id);
        }
    }
    Ok(true)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn a_seat_of_any_plan_has_a_free_way_or_is_reported_as_blocked(plan in plans()) {
        let routes = Routes::new(Site::from_plan(&plan, None).hall);
        for chair in 0..routes.hall().chairs.len() {
            let wide = check(&routes, Profile::StepFree, chair)?;
            let narrow = check(&routes, Profile::Walking, chair)?;
            prop_assert!(narrow || !wide, "a walker gets where a wheelchair does");
        }
    }
}
