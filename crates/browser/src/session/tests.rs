//! A session as the browser uses it, without a browser.

use std::sync::Arc;

use domain::plan::{Command, ElementId, FloorPlan};
use floorplan_geometry::point::Point;
use floorplan_geometry::scene::Role;
use serde_json::{Value, json};

use super::rebase::Rebase;
use super::{Draft, Session};
use crate::views::ElementView;

fn open(elements: Value) -> Session {
    Session::open(&json!({"elements": elements}).to_string()).unwrap()
}

fn tables(number: u32) -> Session {
    let table = |n| json!({"id": format!("t{n}"), "type": "round", "chairs": 10, "x": n % 20 * 200, "y": n / 20 * 200});
    open(Value::from((0..number).map(table).collect::<Vec<_>>()))
}

fn command(value: Value) -> Command {
    serde_json::from_value(value).unwrap()
}

#[test]
fn a_change_names_only_what_changed_and_keeps_the_shapes_of_all_others() {
    let mut session = tables(300);
    let before: Vec<_> = (0..300)
        .map(|n| Arc::clone(session.placed(&format!("t{n}")).unwrap()))
        .collect();
    let drawn: Vec<_> = (0..300).map(|n| session.primitives(&format!("t{n}"))).collect();
    let change = session
        .apply(&command(
            json!({"kind": "move", "moves": [{"id": "t9", "x": 3, "y": 4}]}),
        ))
        .unwrap();
    assert_eq!(serde_json::to_value(&change).unwrap()["changed"], json!(["t9"]));
    for (n, (placed, primitives)) in before.iter().zip(&drawn).enumerate() {
        let id = format!("t{n}");
        assert_eq!(Arc::ptr_eq(session.placed(&id).unwrap(), placed), n != 9, "{id}");
        assert_eq!(&session.primitives(&id) == primitives, n != 9, "{id}");
    }
}

#[test]
fn undo_and_redo_give_the_command_for_the_server() {
    let mut session = tables(2);
    let mut server = FloorPlan::from_json(&session.plan().to_json().unwrap()).unwrap().0;
    let first = session.plan().to_json().unwrap();
    let change =
        command(json!({"kind": "properties", "changes": [{"id": "t0", "set": {"chairs": 4, "label": "Family"}}]}));
    session.apply(&change).unwrap();
    server.apply(&change).unwrap();
    let undone = session.undo().unwrap().unwrap();
    server.apply(&undone.command).unwrap();
    assert_eq!(
        (session.plan().to_json().unwrap(), server.to_json().unwrap()),
        (first.clone(), first)
    );
    let redone = session.redo().unwrap().unwrap();
    server.apply(&redone.command).unwrap();
    assert_eq!(session.plan().to_json().unwrap(), server.to_json().unwrap());
    assert_eq!(session.plan().element("t0").unwrap().chairs.len(), 4);
}

#[test]
fn a_change_of_someone_else_is_not_undone() {
    let mut session = tables(1);
    session
        .apply_remote(&command(
            json!({"kind": "move", "moves": [{"id": "t0", "x": 3, "y": 4}]}),
        ))
        .unwrap();
    assert!(!session.history().can_undo());
    assert!(session.undo().unwrap().is_none());
}

fn shift(id: &str, x: f64) -> Value {
    json!({ "kind": "move", "moves": [{ "id": id, "x": x, "y": 0 }] })
}

fn rebase(value: Value) -> Rebase {
    serde_json::from_value(value).unwrap()
}

fn place(session: &Session, id: &str) -> Option<f64> {
    session.plan().element(id).map(|table| table.x)
}

#[test]
fn steps_are_kept_on_a_newer_document_unless_they_touch_what_differs_there() {
    let mut mine = tables(3);
    for (id, x) in [("t1", 500.0), ("t2", 600.0)] {
        mine.apply(&command(shift(id, x))).unwrap();
        mine.confirm(&[command(shift(id, x))]).unwrap();
    }
    let mut theirs = Session::open(&mine.plan().to_json().unwrap()).unwrap();
    theirs.apply_remote(&command(shift("t2", 700.0))).unwrap();
    let mut next = Session::open(&theirs.plan().to_json().unwrap()).unwrap();
    assert_eq!(next.take_over(&mine, &Rebase::default()).lost, 1);
    next.undo().unwrap();
    assert_eq!((place(&next, "t1"), place(&next, "t2")), (Some(200.0), Some(700.0)));
    assert!(!next.history().can_undo());
}

#[test]
fn changes_of_others_go_under_the_unsent_edits_as_one_change() {
    let mut mine = tables(3);
    let first = place(&mine, "t2");
    mine.apply(&command(shift("t1", 500.0))).unwrap();
    let unsent = json!([{ "command": shift("t1", 500.0), "step": 1, "way": "do" }]);
    let changes = json!([{ "commands": [shift("t1", 900.0), shift("t2", 800.0)] }]);
    let result = mine
        .rebase(&rebase(json!({ "changes": changes, "unsent": unsent })))
        .unwrap();
    let change = serde_json::to_value(&result.change).unwrap();
    assert_eq!((&change["changed"], result.lost), (&json!(["t2"]), 0));
    assert_eq!((place(&mine, "t1"), place(&mine, "t2")), (Some(500.0), Some(800.0)));
    mine.undo().unwrap();
    assert_eq!((place(&mine, "t1"), place(&mine, "t2")), (Some(900.0), Some(800.0)));
    assert_ne!(first, Some(800.0));
}

#[test]
fn own_changes_between_those_of_others_are_applied_once() {
    let mut mine = tables(2);
    mine.apply(&command(shift("t0", 500.0))).unwrap();
    let changes = json!([
        { "commands": [shift("t0", 300.0)] },
        { "commands": [shift("t0", 500.0)], "steps": [1] },
        { "commands": [shift("t1", 800.0)] },
    ]);
    let result = mine
        .rebase(&rebase(json!({ "changes": changes, "unsent": [] })))
        .unwrap();
    assert_eq!((place(&mine, "t0"), result.lost), (Some(500.0), 0));
    mine.undo().unwrap();
    assert_eq!(place(&mine, "t0"), Some(300.0));
}

#[test]
fn an_edit_keeps_the_part_whose_objects_are_still_there() {
    let mut mine = tables(3);
    let moves =
        json!({ "kind": "move", "moves": [{ "id": "t0", "x": 500, "y": 0 }, { "id": "t1", "x": 600, "y": 0 }] });
    mine.apply(&command(moves.clone())).unwrap();
    mine.apply(&command(json!({ "kind": "remove", "ids": ["t1"] })))
        .unwrap();
    mine.undo().unwrap();
    let gone = json!([{ "commands": [{ "kind": "remove", "ids": ["t1"] }] }]);
    let unsent = json!([{ "command": moves, "step": 1, "way": "do" }]);
    let result = mine
        .rebase(&rebase(json!({ "changes": gone, "unsent": unsent })))
        .unwrap();
    let [unfit] = result.unfit.as_slice() else {
        panic!("{:?}", result.unfit)
    };
    assert_eq!(unfit.rest, Some(command(shift("t0", 500.0))));
    assert_eq!(
        unfit.missing.iter().map(|element| element.x).collect::<Vec<_>>(),
        [600.0]
    );
    assert_eq!((place(&mine, "t0"), place(&mine, "t1")), (Some(500.0), None));
    assert!(mine.undo().unwrap().is_some());
    assert_ne!(place(&mine, "t0"), Some(500.0));
}

#[test]
fn removing_what_others_removed_is_no_loss() {
    let mut mine = tables(2);
    let remove = json!({ "kind": "remove", "ids": ["t1"] });
    mine.apply(&command(remove.clone())).unwrap();
    let unsent = json!([{ "command": remove, "step": 1, "way": "do" }]);
    let result = mine
        .rebase(&rebase(
            json!({ "changes": [{ "commands": [remove] }], "unsent": unsent }),
        ))
        .unwrap();
    let unfit: Vec<_> = result
        .unfit
        .iter()
        .map(|unfit| (unfit.missing.len(), &unfit.reason))
        .collect();
    assert_eq!(unfit, [(0, &None)]);
    assert!(!mine.history().can_undo());
}

#[test]
fn changes_that_do_not_apply_leave_the_plan_as_it_was() {
    let mut mine = tables(2);
    mine.apply(&command(shift("t0", 500.0))).unwrap();
    let before = mine.plan().to_json().unwrap();
    let changes = json!([{ "commands": [shift("t1", 9.0), shift("t9", 9.0)] }]);
    assert!(
        mine.rebase(&rebase(json!({ "changes": changes, "unsent": [] })))
            .is_err()
    );
    assert_eq!(mine.plan().to_json().unwrap(), before);
    let unsent = json!([{ "command": shift("t0", 500.0), "step": 1, "way": "do" }]);
    mine.rebase(&rebase(json!({ "changes": [], "unsent": unsent })))
        .unwrap();
    assert_eq!(mine.plan().to_json().unwrap(), before);
}

#[test]
fn a_refused_edit_is_taken_back_and_can_no_longer_be_undone() {
    let mut mine = tables(2);
    let first = place(&mine, "t0");
    mine.apply(&command(shift("t0", 500.0))).unwrap();
    let refused = json!([{ "command": shift("t0", 500.0), "step": 1, "way": "do" }]);
    mine.rebase(&rebase(json!({ "changes": [], "unsent": [], "refused": refused })))
        .unwrap();
    assert_eq!((place(&mine, "t0"), mine.history().can_undo()), (first, false));
}

#[test]
fn a_draft_is_drawn_and_the_document_stays() {
    let session = tables(1);
    let before = session.plan().to_json().unwrap();
    let draft = |x| Draft {
        id: "t0".to_owned(),
        x: Some(x),
        y: None,
        width: None,
        height: None,
        rotation: None,
    };
    assert_ne!(session.primitives_of_draft(&draft(500.0)), session.primitives("t0"));
    assert_eq!(session.primitives_of_draft(&draft(f64::NAN)), session.primitives("t0"));
    assert_eq!(session.plan().to_json().unwrap(), before);
}

#[test]
fn what_is_added_can_be_hit_and_what_is_removed_cannot() {
    let mut session = open(json!([]));
    let element = session
        .plan()
        .new_element("round", 300.0, 300.0, ElementId::parse("t").unwrap())
        .unwrap();
    session
        .apply(&Command::Add {
            elements: vec![element.into()],
        })
        .unwrap();
    assert_eq!(
        session.hit(Point::new(300.0, 300.0), 4.0).unwrap().element.as_str(),
        "t"
    );
    session.undo().unwrap();
    assert_eq!(session.hit(Point::new(300.0, 300.0), 4.0), None);
}

#[test]
fn every_seat_is_drawn_once_and_has_its_place() {
    let session = tables(3);
    assert_eq!(session.seats().len(), 30);
    let all = session.all_primitives();
    let chairs: usize = all
        .values()
        .flatten()
        .filter(|primitive| primitive.role == Role::Chair)
        .count();
    assert_eq!((all.len(), chairs), (3, 30));
    let seat = &session.seats()[0];
    assert_eq!(
        session.hit(Point::new(seat.x, seat.y), 0.0).unwrap().seat.as_ref(),
        Some(seat.id)
    );
}

#[test]
fn an_element_crosses_the_border_as_declared() {
    let session = open(json!([{"id": "t", "type": "round", "tableNumber": 4, "chairs": 1, "zone": "A"}]));
    let view = serde_json::to_value(ElementView::from_element(session.plan().element("t").unwrap())).unwrap();
    assert_eq!(
        view,
        json!({
            "id": "t", "kind": "round", "category": "tables", "figure": "round", "label": "Table 4", "title": "Table 4",
            "x": 0.0, "y": 0.0, "width": 100.0, "height": 100.0, "rotation": 0.0, "zIndex": 10, "flipX": false, "flipY": false,
            "locked": false, "hidden": false, "isTable": true, "isRow": false, "chairs": 1, "tableNumber": 4, "zone": "A", "seats": [{"id": "t-chair-1", "number": 1, "label": "A"}]
        })
    );
}

#[test]
fn a_broken_file_is_refused_with_its_reason() {
    assert_eq!(Session::open("[1]").unwrap_err().to_string(), "Invalid floor plan file");
}
