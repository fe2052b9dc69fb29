//! The effect of each edit on a small plan.

use domain::plan::id::IdMaker;
use domain::plan::{Command, ElementId, FloorPlan};
use domain::seat::SeatId;
use serde_json::{Value, json};

use super::align::{Edge, Spread, align, distribute};
use super::array::{GridWish, array};
use super::order::{To, order};
use super::renumber::{renumber, tables_along};
use super::{clipboard, flip, group, seats, tidy, underlay};
use crate::index::PlanIndex;
use crate::point::Point;
use crate::snap::Axis;

const BASE: &str = "AAAAAAAAAAAAAAAAAAAAA";

fn id(text: &str) -> ElementId {
    ElementId::parse(text).unwrap()
}

fn ids(text: &str) -> Vec<ElementId> {
    text.split(' ').map(id).collect()
}

fn plan(elements: Value) -> FloorPlan {
    FloorPlan::from_value(json!({ "elements": elements })).unwrap().0
}

/// Three square boxes of different sizes, one of them locked, and two that are a group.
fn boxes() -> FloorPlan {
    plan(json!([
        {"id": "a", "type": "bar", "x": 0, "y": 0, "width": 40, "height": 40},
        {"id": "b", "type": "bar", "x": 100, "y": 30, "width": 60, "height": 60},
        {"id": "c", "type": "bar", "x": 400, "y": 50, "width": 100, "height": 20},
        {"id": "l", "type": "bar", "x": 900, "y": 900, "width": 100, "height": 20, "locked": true},
        {"id": "g1", "type": "bar", "x": 200, "y": 200, "width": 10, "height": 10, "groupId": "g"},
        {"id": "g2", "type": "bar", "x": 220, "y": 240, "width": 10, "height": 10, "groupId": "g"}
    ]))
}

fn apply(plan: &mut FloorPlan, command: &Command) -> String {
    let before = plan.to_json().unwrap();
    let applied = plan.apply(command).unwrap();
    let mut back = plan.clone();
    back.apply(&applied.inverse).unwrap();
    assert_eq!(back.to_json().unwrap(), before, "undo gives the plan back");
    applied.label
}

fn at(plan: &FloorPlan, id: &str) -> (f64, f64) {
    let element = plan.element(id).unwrap();
    (element.x, element.y)
}

#[test]
fn things_come_into_line_at_each_edge_and_middle() {
    for (edge, wanted) in [
        (Edge::Left, [(0.0, 0.0), (0.0, 30.0), (0.0, 50.0)]),
        (Edge::Right, [(460.0, 0.0), (440.0, 30.0), (400.0, 50.0)]),
        (Edge::CentreX, [(230.0, 0.0), (220.0, 30.0), (200.0, 50.0)]),
        (Edge::Top, [(0.0, 0.0), (100.0, 0.0), (400.0, 0.0)]),
        (Edge::Bottom, [(0.0, 50.0), (100.0, 30.0), (400.0, 70.0)]),
        (Edge::CentreY, [(0.0, 25.0), (100.0, 15.0), (400.0, 35.0)]),
    ] {
        let mut plan = boxes();
        let command = align(&plan, &PlanIndex::from_plan(&plan), &ids("a b c l"), edge);
        let label = apply(&mut plan, &command);
        assert_eq!(["a", "b", "c"].map(|id| at(&plan, id)), wanted, "{edge:?}");
        assert_eq!(at(&plan, "l"), (900.0, 900.0), "what is locked stays");
        assert!(label.starts_with("Align "), "{label}");
    }
}

#[test]
fn a_whole_group_moves_as_one_and_alone_it_falls_apart() {
    let mut plan = boxes();
    let command = align(&plan, &PlanIndex::from_plan(&plan), &ids("a g1 g2"), Edge::Left);
    apply(&mut plan, &command);
    assert_eq!((at(&plan, "g1"), at(&plan, "g2")), ((0.0, 200.0), (20.0, 240.0)));
    let command = align(&plan, &PlanIndex::from_plan(&plan), &ids("g1 g2"), Edge::Left);
    apply(&mut plan, &command);
    assert_eq!((at(&plan, "g1"), at(&plan, "g2")), ((0.0, 200.0), (0.0, 240.0)));
    let mut plan = boxes();
    let command = align(&plan, &PlanIndex::from_plan(&plan), &ids("a g2"), Edge::Left);
    apply(&mut plan, &command);
    assert_eq!(at(&plan, "g1"), (200.0, 200.0), "a part of a group moves by itself");
}

#[test]
fn things_are_spread_by_their_middles_or_by_the_gaps_between_them() {
    let mut plan = boxes();
    let command = distribute(
        &plan,
        &PlanIndex::from_plan(&plan),
        &ids("a b c"),
        Axis::X,
        Spread::Centres,
    );
    apply(&mut plan, &command);
    assert_eq!(at(&plan, "b").0 + 30.0, f64::midpoint(20.0, 450.0));
    let command = distribute(
        &plan,
        &PlanIndex::from_plan(&plan),
        &ids("a b c"),
        Axis::X,
        Spread::Gaps,
    );
    apply(&mut plan, &command);
    assert_eq!(
        (at(&plan, "a").0, at(&plan, "b").0, at(&plan, "c").0),
        (0.0, 190.0, 400.0)
    );
}

#[test]
fn what_stands_roughly_in_rows_stands_in_rows() {
    let table =
        |id: &str, x: f64, y: f64| json!({"id": id, "type": "round", "x": x, "y": y, "width": 100, "height": 100});
    let mut plan = plan(json!([
        table("a", 0.0, 0.0),
        table("b", 210.0, 20.0),
        table("c", 400.0, 10.0),
        table("d", 0.0, 260.0),
        table("e", 230.0, 270.0),
        table("f", 10.0, 600.0)
    ]));
    let command = tidy::tidy(&plan, &PlanIndex::from_plan(&plan), &ids("a b c d e f"));
    apply(&mut plan, &command);
    let places = ["a", "b", "c", "d", "e", "f"].map(|id| at(&plan, id));
    let wanted = [
        (0.0, 10.0),
        (200.0, 10.0),
        (400.0, 10.0),
        (0.0, 305.0),
        (230.0, 305.0),
        (10.0, 600.0),
    ];
    assert_eq!(places, wanted);
}

#[test]
fn an_array_repeats_a_selection_with_numbers_in_reading_order() {
    let mut plan = plan(json!([
        {"id": "t", "type": "round", "x": 0, "y": 0, "tableNumber": 1, "label": "Table 1", "chairs": 8, "groupId": "g"},
        {"id": "p", "type": "plant", "x": 0, "y": 120, "groupId": "g", "locked": true}
    ]));
    let grid = GridWish {
        columns: 3,
        rows: 2,
        gap_x: 50.0,
        gap_y: 60.0,
    };
    let index = PlanIndex::from_plan(&plan);
    let (command, new) = array(&plan, &index, &ids("t p"), grid, &mut IdMaker::new(BASE).unwrap()).unwrap();
    apply(&mut plan, &command);
    assert_eq!((new.len(), plan.elements().len()), (10, 12));
    let tables: Vec<_> = plan.tables().map(|t| (t.label.clone(), t.y > 10.0)).collect();
    let wanted = [1, 2, 3, 4, 5, 6].map(|n| (format!("Table {n}"), n > 3));
    assert_eq!(tables, wanted);
    let bounds = |id: &ElementId| PlanIndex::from_plan(&plan).placed(id.as_str()).unwrap().bounds;
    let gap = bounds(&plan.elements()[2].id).x0 - bounds(&id("t")).x1;
    assert!((gap - 50.0).abs() < 0.01, "{gap}");
    let groups: std::collections::HashSet<_> = plan.elements().iter().map(|e| e.group_id.clone()).collect();
    assert_eq!(groups.len(), 6, "each cell is a group of its own");
    assert_eq!(plan.seats().count(), 48);
    let huge = GridWish {
        columns: u32::MAX,
        rows: u32::MAX,
        ..grid
    };
    assert!(array(&plan, &index, &ids("t"), huge, &mut IdMaker::new(BASE).unwrap()).is_err());
}

/// Four boxes over each other, `a` the lowest; `far` lies elsewhere, between `b` and `c`.
fn stack() -> FloorPlan {
    let bar = |id: &str, x: f64, z: i32| json!({"id": id, "type": "bar", "x": x, "y": 0, "zIndex": z});
    plan(json!([
        bar("a", 0.0, 10),
        bar("b", 20.0, 10),
        bar("far", 5000.0, 10),
        bar("c", 40.0, 10),
        bar("d", 60.0, 12)
    ]))
}

fn from_below(plan: &FloorPlan) -> String {
    let order = plan.drawing_order();
    let names: Vec<&str> = order.iter().map(|place| plan.elements()[*place].id.as_str()).collect();
    names.join(" ")
}

#[test]
fn things_go_one_step_or_all_the_way_up_and_down() {
    for (chosen, to, wanted) in [
        ("a", To::Front, "b far c d a"),
        ("a b", To::Front, "far c d a b"),
        ("d", To::Back, "d a b far c"),
        ("c d", To::Back, "c d a b far"),
        ("b", To::Forward, "a far c b d"),
        ("c", To::Forward, "a b far d c"),
        ("d", To::Backward, "a b far d c"),
        ("c", To::Backward, "a c b far d"),
        ("d", To::Front, "a b far c d"),
        ("d", To::Forward, "a b far c d"),
        ("a", To::Back, "a b far c d"),
        ("a", To::Backward, "a b far c d"),
        ("far", To::Forward, "a b c far d"),
    ] {
        let mut plan = stack();
        let command = order(&plan, &PlanIndex::from_plan(&plan), &ids(chosen), to);
        apply(&mut plan, &command);
        assert_eq!(from_below(&plan), wanted, "{chosen} {to:?}");
    }
}

#[test]
fn flipping_twice_changes_nothing_and_once_mirrors_everything() {
    let mut plan = plan(json!([
        {"id": "d", "type": "door", "x": 0, "y": 0, "width": 70, "height": 70, "rotation": 30},
        {"id": "t", "type": "rectangle", "x": 300, "y": 100, "rotation": 90}
    ]));
    let before = plan.elements().to_vec();
    for axis in [Axis::X, Axis::Y] {
        let old = PlanIndex::from_plan(&plan);
        let frame = old.placed("d").unwrap().body.union(old.placed("t").unwrap().body);
        let command = flip::flip(&plan, &old, &ids("d t"), axis);
        apply(&mut plan, &command);
        let now = PlanIndex::from_plan(&plan);
        let mirrored = |p: Point| match axis {
            Axis::X => Point::new(2.0 * frame.centre().x - p.x, p.y),
            Axis::Y => Point::new(p.x, 2.0 * frame.centre().y - p.y),
        };
        for name in ["d", "t"] {
            let (a, b) = (old.placed(name).unwrap(), now.placed(name).unwrap());
            for (was, is) in a.outline.polygon().into_iter().zip(b.outline.polygon()) {
                assert!(mirrored(was).distance(is) < 0.01, "{name} {axis:?}");
            }
            for (was, is) in a.chairs.iter().zip(&b.chairs) {
                assert!(mirrored(Point::new(was.cx, was.cy)).distance(Point::new(is.cx, is.cy)) < 0.01);
            }
        }
        let command = flip::flip(&plan, &now, &ids("d t"), axis);
        apply(&mut plan, &command);
        assert_eq!(plan.elements(), before);
    }
}

#[test]
fn groups_are_made_found_and_taken_apart() {
    let mut plan = boxes();
    let command = group::group(&plan, &ids("a g1"), &id("new"));
    assert_eq!(apply(&mut plan, &command), "Group 3 objects");
    assert_eq!(domain::plan::copy::with_groups(&plan, &ids("g2")), ids("a g1 g2"));
    let command = group::ungroup(&plan, &ids("g2"));
    apply(&mut plan, &command);
    assert!(plan.elements().iter().all(|element| element.group_id.is_none()));
}

#[test]
fn tables_are_numbered_in_the_order_given_and_their_labels_follow() {
    let mut plan = plan(json!([
        {"id": "a", "type": "round", "tableNumber": 4, "label": "Table 4"},
        {"id": "b", "type": "round", "tableNumber": 7, "label": "Family"},
        {"id": "s", "type": "stage"}
    ]));
    let command = renumber(&plan, &ids("b s a"), 10);
    assert_eq!(apply(&mut plan, &command), "Renumber 2 tables");
    let tables: Vec<_> = plan.tables().map(|t| (t.table_number, t.label.as_str())).collect();
    assert_eq!(tables, [(Some(11), "Table 11"), (Some(10), "Family")]);
}

#[test]
fn a_drawn_path_meets_tables_in_its_order() {
    let plan = plan(json!([
        {"id": "a", "type": "round", "x": 0, "y": 0},
        {"id": "b", "type": "round", "x": 200, "y": 0},
        {"id": "c", "type": "round", "x": 400, "y": 0},
        {"id": "hid", "type": "round", "x": 300, "y": 0, "hidden": true},
        {"id": "bar", "type": "bar", "x": 100, "y": 20}
    ]));
    let index = PlanIndex::from_plan(&plan);
    let path = [
        Point::new(450.0, 50.0),
        Point::new(300.0, 60.0),
        Point::new(50.0, 120.0),
    ];
    assert_eq!(tables_along(&plan, &index, &path, 2.0), ids("c b"));
    assert_eq!(tables_along(&plan, &index, &path, 30.0), ids("c b a"));
    assert_eq!(tables_along(&plan, &index, &[], 30.0), []);
    assert_eq!(tables_along(&plan, &index, &[Point::new(50.0, 50.0)], 0.0), ids("a"));
}

#[test]
fn what_is_copied_comes_into_another_plan_with_ids_numbers_and_groups_of_its_own() {
    let from = plan(json!([
        {"id": "b", "type": "round", "x": 300, "y": 0, "tableNumber": 8, "label": "Table 8", "groupId": "g", "chairs": 2,
         "chairPositions": [{"id": "b-chair-5", "seatNumber": 1, "isHandicapAccessible": true}, {"id": "b-chair-9"}]},
        {"id": "a", "type": "round", "x": 0, "y": 0, "tableNumber": 9, "label": "Table 9", "groupId": "g", "locked": true},
        {"id": "row", "type": "theatre-row", "y": 400, "rowName": "A"}
    ]));
    let text = clipboard::copy(&from, &ids("row a b nobody"));
    let mut into = plan(json!([
        {"id": "b", "type": "round", "tableNumber": 3, "groupId": "g"},
        {"id": "row", "type": "theatre-row", "rowName": "C"}
    ]));
    let mut fresh = IdMaker::new(BASE).unwrap();
    let (command, new) = clipboard::paste(&into, &text, Some(Point::new(1000.0, 1000.0)), &mut fresh)
        .unwrap()
        .unwrap();
    apply(&mut into, &command);
    let pasted: Vec<_> = new.iter().map(|id| into.element(id.as_str()).unwrap()).collect();
    let numbers: Vec<_> = pasted.iter().map(|e| (e.table_number, e.row_name.as_deref())).collect();
    assert_eq!(numbers, [(Some(5), None), (Some(4), None), (None, Some("D"))]);
    let first = pasted[0];
    assert!(first.group_id.is_some() && first.group_id == pasted[1].group_id && first.group_id.as_deref() != Some("g"));
    assert!(!pasted[1].locked && first.chairs[0].is_handicap_accessible);
    let seats: Vec<String> = first.chairs.iter().map(|chair| chair.id.to_string()).collect();
    assert_eq!(seats, [1, 2].map(|n| SeatId::new(first.id.as_str(), n).to_string()));
    let around = pasted
        .iter()
        .map(|element| crate::index::Placed::from_element(element).body)
        .reduce(crate::rect::Rect::union)
        .unwrap();
    assert!(around.centre().distance(Point::new(1000.0, 1000.0)) < 0.01);
    let (beside, _) = clipboard::paste(&into, &text, None, &mut fresh).unwrap().unwrap();
    let Command::Add { elements } = beside else {
        panic!("no add")
    };
    assert_eq!((elements[0].element.x, elements[0].element.y), (320.0, 20.0));
}

#[test]
fn text_of_others_is_no_clipboard_and_ours_is_read_like_a_file() {
    let plan = boxes();
    let mut fresh = IdMaker::new(BASE).unwrap();
    let mut paste = |text: &str| clipboard::paste(&plan, text, None, &mut fresh);
    for text in [
        "",
        "hello",
        "{}",
        "[1]",
        "{\"seatwright\": 1}",
        "{\"elements\": []}",
        "{seatwright",
    ] {
        assert_eq!(paste(text), Ok(None), "{text}");
    }
    let ours = |elements: &str| format!(r#"{{"seatwright":"elements","version":1,"elements":{elements}}}"#);
    for (text, reason) in [
        (ours(r#"[{"id":"a"}]"#), "type is missing"),
        (ours(r#"[{"id":"a","type":"bar","x":1e308}]"#), "x must be between"),
        (
            ours(r#"[{"id":"a","type":"bar","x":null}]"#),
            "x must be a finite number",
        ),
        (
            r#"{"seatwright":"elements","version":2,"elements":[]}"#.to_owned(),
            "newer version",
        ),
        (r#"{"seatwright":"elements"}"#.to_owned(), "newer version"),
        (
            ours(&format!("[{}]", vec!["{}"; 20_001].join(","))),
            "the limit is 20000",
        ),
    ] {
        let error = paste(&text).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn fields_of_single_seats_are_set_without_losing_others() {
    let mut plan = plan(json!([{"id": "t", "type": "round", "chairs": 2, "chairPositions": [
        {"id": "t-chair-1", "future": [1]}, {"id": "t-chair-2", "seatStatus": "sold"}]}]));
    let set = |fields: Value| fields.as_object().unwrap().clone();
    let first = [SeatId::new("t", 1), SeatId::new("nobody", 1)];
    let command = seats::set(
        &plan,
        &first,
        &set(json!({"seatStatus": "reserved", "isHandicapAccessible": true})),
    );
    apply(&mut plan, &command);
    let chairs = &plan.element("t").unwrap().chairs;
    assert!(chairs[0].is_handicap_accessible && chairs[0].extra.contains_key("future"));
    assert_eq!(serde_json::to_value(chairs[0].seat_status).unwrap(), "reserved");
    assert_eq!(serde_json::to_value(chairs[1].seat_status).unwrap(), "sold");
    let command = seats::set(&plan, &[SeatId::new("t", 1)], &set(json!({"seatStatus": null})));
    assert_eq!(apply(&mut plan, &command), "Change a seat");
    assert!(plan.element("t").unwrap().chairs[0].seat_status.is_available());
    let command = seats::set(&plan, &[SeatId::new("t", 1)], &set(json!({"seatStatus": "lost"})));
    assert!(plan.apply(&command).is_err());
}

#[test]
fn a_picture_comes_to_scale_about_the_first_place() {
    let mut plan = boxes();
    let (from, to) = (Point::new(100.0, 100.0), Point::new(200.0, 100.0));
    assert!(underlay::calibrated(&plan, from, to, 240.0).is_err());
    let picture = json!({"imageUrl": "/api/images/a", "x": 0, "y": 0, "width": 400, "height": 200, "rotation": 30});
    let set = json!({"kind": "canvas", "set": {"underlay": picture}});
    plan.apply(&serde_json::from_value(set).unwrap()).unwrap();
    let scaled = underlay::calibrated(&plan, from, to, 240.0).unwrap();
    let middle = (scaled.x + scaled.width / 2.0, scaled.y + scaled.height / 2.0);
    assert_eq!((scaled.width, scaled.height, scaled.rotation), (960.0, 480.0, 30.0));
    assert_eq!(middle, (340.0, 100.0));
    for (to, length) in [
        (from, 240.0),
        (to, 0.0),
        (to, f64::NAN),
        (to, f64::INFINITY),
        (Point::new(f64::NAN, 0.0), 1.0),
    ] {
        assert!(underlay::calibrated(&plan, from, to, length).is_err());
    }
}
