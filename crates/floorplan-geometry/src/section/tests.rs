//! What is refused.

use domain::plan::IdMaker;

use super::{Numbering, Section};
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
