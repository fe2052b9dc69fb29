//! Sections in the plan: names, numbers, distances.

use domain::plan::{FloorPlan, IdMaker};

use super::{Numbering, Section};
use crate::chairs;
use crate::checks::{self, ProblemKind};
use crate::point::Point;

fn section() -> Section {
    Section {
        rows: 4.0,
        seats: 6.0,
        curve: 0.0,
        row_spacing: 18.0,
        seat_spacing: 1.0,
        section_name: "Stalls".to_owned(),
        first_row: "A".to_owned(),
        numbering: Numbering::Left,
        aisle_every: None,
    }
}

fn built(section: &Section) -> FloorPlan {
    let mut plan = FloorPlan::empty("");
    let made = section
        .command(
            Point::new(600.0, 300.0),
            &mut IdMaker::new("V1StGXR8Z5jdHi6BmyT_z").unwrap(),
        )
        .unwrap();
    plan.apply(&made.command).unwrap();
    let ids: Vec<_> = plan.elements().iter().map(|element| element.id.clone()).collect();
    assert_eq!(ids, made.ids);
    plan
}

/// The numbers of a row's seats from left to right.
fn numbers(plan: &FloorPlan, row: usize) -> Vec<u32> {
    let mut seats = chairs::layout(&plan.elements()[row]);
    seats.sort_by(|a, b| a.cx.total_cmp(&b.cx));
    seats.iter().map(|seat| seat.number).collect()
}

#[test]
fn rows_are_named_on_and_stand_one_behind_the_other() {
    let plan = built(&section());
    let names: Vec<_> = plan
        .elements()
        .iter()
        .map(|row| (row.section_name.as_deref(), row.row_name.as_deref()))
        .collect();
    assert_eq!(names, ["A", "B", "C", "D"].map(|row| (Some("Stalls"), Some(row))));
    let middles: Vec<(f64, f64)> = plan.elements().iter().map(|row| row.centre()).collect();
    assert_eq!(
        middles,
        [(600.0, 300.0), (600.0, 372.0), (600.0, 444.0), (600.0, 516.0)]
    );
    assert!(plan.elements().iter().all(|row| row.group_id.is_some()));
    assert_eq!(plan.seats().count(), 24);
}

#[test]
fn seats_are_counted_from_the_chosen_end() {
    for (numbering, expected) in [
        (Numbering::Left, [1, 2, 3, 4, 5, 6]),
        (Numbering::Right, [6, 5, 4, 3, 2, 1]),
        (Numbering::Centre, [5, 3, 1, 2, 4, 6]),
    ] {
        let plan = built(&Section { numbering, ..section() });
        assert_eq!(numbers(&plan, 0), expected);
    }
}

#[test]
fn an_aisle_lies_across_after_the_rows_that_were_asked_for() {
    let plan = built(&Section {
        aisle_every: Some(2.0),
        ..section()
    });
    let y: Vec<f64> = plan.elements().iter().map(|row| row.centre().1).collect();
    assert_eq!(y, [300.0, 372.0, 496.0, 568.0]);
}

#[test]
fn bent_rows_keep_their_distance_and_look_at_the_stage() {
    for (curve, seats) in [(30.0, 20.0), (90.0, 20.0), (170.0, 40.0)] {
        let plan = built(&Section {
            curve,
            seats,
            rows: 6.0,
            ..section()
        });
        let overlaps = checks::check(&plan)
            .into_iter()
            .filter(|problem| problem.kind == ProblemKind::Overlap);
        assert_eq!(overlaps.count(), 0, "{curve}");
        for (front, behind) in plan.elements().iter().zip(plan.elements().iter().skip(1)) {
            let (front, behind) = (chairs::layout(front), chairs::layout(behind));
            let least = front.iter().flat_map(|a| {
                behind
                    .iter()
                    .map(move |b| Point::new(a.cx, a.cy).distance(Point::new(b.cx, b.cy)))
            });
            let least = least.fold(f64::INFINITY, f64::min);
            assert!((60.0..80.0).contains(&least), "{curve}: {least}");
        }
        let first = chairs::layout(&plan.elements()[0]);
        let highest = first.iter().map(|seat| seat.cy).fold(f64::INFINITY, f64::min);
        let middle = first.iter().map(|seat| seat.cy).fold(f64::NEG_INFINITY, f64::max);
        assert!(
            highest < middle && (middle - 300.0).abs() < 24.0,
            "{curve}: {highest} {middle}"
        );
    }
}

#[test]
fn a_value_that_cannot_be_used_is_named() {
    let refused = |change: fn(&mut Section)| {
        let mut wrong = section();
        change(&mut wrong);
        let mut ids = IdMaker::new("V1StGXR8Z5jdHi6BmyT_z").unwrap();
        wrong.command(Point::default(), &mut ids).unwrap_err().field
    };
    assert_eq!(refused(|s| s.rows = 0.0), "rows");
    assert_eq!(refused(|s| s.rows = f64::NAN), "rows");
    assert_eq!(refused(|s| s.seats = 101.0), "seats");
    assert_eq!(refused(|s| s.seats = 2.5), "seats");
    assert_eq!(refused(|s| s.curve = f64::INFINITY), "curve");
    assert_eq!(refused(|s| s.curve = 171.0), "curve");
    assert_eq!(refused(|s| s.row_spacing = -1.0), "rowSpacing");
    assert_eq!(refused(|s| s.seat_spacing = f64::NAN), "seatSpacing");
    assert_eq!(refused(|s| s.aisle_every = Some(0.0)), "aisleEvery");
    assert_eq!(refused(|s| s.first_row = "Row A".to_owned()), "firstRow");
    let mut ids = IdMaker::new("V1StGXR8Z5jdHi6BmyT_z").unwrap();
    let nowhere = section().command(Point::new(f64::NAN, 0.0), &mut ids);
    assert_eq!(nowhere.unwrap_err().field, "at");
}
