//! Queries, and how little is computed again after a change.

use std::sync::Arc;

use domain::plan::FloorPlan;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::{Marquee, PlanIndex};
use crate::point::Point;
use crate::rect::Rect;

fn plan(elements: Value) -> FloorPlan {
    FloorPlan::from_value(json!({"elements": elements})).unwrap().0
}

fn hit(plan: &FloorPlan, x: f64, y: f64, tolerance: f64) -> Option<String> {
    let hit = PlanIndex::from_plan(plan).hit(plan, Point::new(x, y), tolerance)?;
    Some(
        hit.seat
            .map_or_else(|| hit.element.to_string(), |seat| seat.to_string()),
    )
}

#[test]
fn a_chair_is_hit_before_its_table_and_the_topmost_first() {
    let plan = plan(json!([
        {"id": "floor", "type": "dance-floor", "x": 0, "y": 0},
        {"id": "t", "type": "round", "x": 100, "y": 100},
        {"id": "bar", "type": "bar", "x": 100, "y": 120, "zIndex": 30, "hidden": true}
    ]));
    assert_eq!(hit(&plan, 150.0, 150.0, 0.0).as_deref(), Some("t"));
    assert_eq!(hit(&plan, 150.0, 79.0, 0.0).as_deref(), Some("t-chair-1"));
    assert_eq!(hit(&plan, 20.0, 20.0, 0.0).as_deref(), Some("floor"));
    assert_eq!(hit(&plan, 500.0, 500.0, 4.0), None);
    assert_eq!(hit(&plan, 363.0, 10.0, 4.0).as_deref(), Some("floor"));
}

#[test]
fn a_turned_element_is_hit_where_it_is_drawn() {
    let plan = plan(json!([{"id": "bar", "type": "bar", "x": 0, "y": 0, "width": 200, "height": 40, "rotation": 90}]));
    assert_eq!(hit(&plan, 100.0, 110.0, 0.0).as_deref(), Some("bar"));
    assert_eq!(hit(&plan, 10.0, 20.0, 0.0), None);
}

#[test]
fn a_marquee_encloses_or_touches() {
    let plan = plan(json!([
        {"id": "a", "type": "plant", "x": 10, "y": 10},
        {"id": "b", "type": "plant", "x": 100, "y": 10},
        {"id": "locked", "type": "bar", "x": 10, "y": 10, "locked": true},
        {"id": "t", "type": "round", "x": 300, "y": 300}
    ]));
    let index = PlanIndex::from_plan(&plan);
    let frame = |x1, y1| Rect::of_size((x1, y1));
    let ids = |rect, mode| {
        index
            .marquee(&plan, rect, mode)
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    };
    assert_eq!(ids(frame(120.0, 70.0), Marquee::Inside), ["a"]);
    assert_eq!(ids(frame(120.0, 70.0), Marquee::Touch), ["a", "b"]);
    assert_eq!(ids(frame(410.0, 410.0), Marquee::Inside), ["a", "b"]);
    assert_eq!(ids(frame(450.0, 450.0), Marquee::Inside), ["a", "b", "t"]);
    let corner_of_the_box = Rect {
        x0: 260.0,
        y0: 260.0,
        x1: 275.0,
        y1: 275.0,
    };
    assert_eq!(ids(corner_of_the_box, Marquee::Touch), Vec::<String>::new());
}

#[test]
fn a_frame_in_the_hollow_of_a_bent_table_touches_nothing() {
    let bent = plan(json!([
        {"id": "s", "type": "serpentine", "x": 300, "y": 100, "width": 400, "height": 160, "chairs": 0}
    ]));
    let touched = |y0: f64| {
        let frame = Rect {
            x0: 485.0,
            y0,
            x1: 515.0,
            y1: y0 + 30.0,
        };
        PlanIndex::from_plan(&bent).marquee(&bent, frame, Marquee::Touch).len()
    };
    assert_eq!((touched(225.0), touched(120.0)), (0, 1));
}

#[test]
fn moving_one_table_among_300_works_out_one_table() {
    let tables: Vec<Value> = (0..300)
        .map(|n| json!({"id": format!("t{n}"), "type": "round", "chairs": 10, "x": n % 20 * 200, "y": n / 20 * 200}))
        .collect();
    let mut plan = plan(json!(tables));
    let mut index = PlanIndex::from_plan(&plan);
    let before: Vec<_> = plan
        .elements()
        .iter()
        .map(|e| Arc::clone(index.placed(e.id.as_str()).unwrap()))
        .collect();
    let command = json!({"kind": "move", "moves": [{"id": "t7", "x": 5000, "y": 5000}]});
    let applied = plan.apply(&serde_json::from_value(command).unwrap()).unwrap();
    index.update(&plan, &applied);
    for (element, old) in plan.elements().iter().zip(&before) {
        let same = Arc::ptr_eq(index.placed(element.id.as_str()).unwrap(), old);
        assert_eq!(same, element.id.as_str() != "t7", "{}", element.id);
    }
}

#[test]
fn an_element_as_large_as_a_town_does_not_fill_the_grid() {
    let plan = plan(
        json!([{"id": "s", "type": "shape", "x": -900_000, "y": -900_000, "width": 1_000_000, "height": 1_000_000}]),
    );
    assert_eq!(hit(&plan, -5.0, -5.0, 0.0).as_deref(), Some("s"));
}

proptest! {
    #[test]
    fn an_index_kept_in_step_equals_one_built_anew(steps in prop::collection::vec((0..20_u32, -900.0..900.0_f64, -900.0..900.0_f64, 0..4_u32), 1..40)) {
        let mut plan = FloorPlan::empty("");
        let mut index = PlanIndex::from_plan(&plan);
        for (which, x, y, what) in steps {
            let id = format!("e{which}");
            let command = match what {
                0 | 1 if plan.element(&id).is_none() =>
                    json!({"kind": "add", "elements": [{"element": {"id": id, "type": "round", "x": x, "y": y}}]}),
                0 | 1 => json!({"kind": "move", "moves": [{"id": id, "x": x, "y": y}]}),
                2 => json!({"kind": "rotate", "rotations": [{"id": id, "rotation": x}]}),
                _ => json!({"kind": "remove", "ids": [id]}),
            };
            if let Ok(applied) = plan.apply(&serde_json::from_value(command).unwrap()) {
                index.update(&plan, &applied);
            }
        }
        let fresh = PlanIndex::from_plan(&plan);
        for n in 0..200_u32 {
            let place = Point::new(f64::from(n % 20) * 100.0 - 1000.0, f64::from(n / 20) * 200.0 - 1000.0);
            prop_assert_eq!(index.hit(&plan, place, 4.0), fresh.hit(&plan, place, 4.0));
        }
        let all = Rect { x0: -5000.0, y0: -5000.0, x1: 5000.0, y1: 5000.0 };
        prop_assert_eq!(index.marquee(&plan, all, Marquee::Inside).len(), plan.elements().len());
    }
}
