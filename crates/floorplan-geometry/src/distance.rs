//! Distances for seating rules: how far a seat is from the nearest stage, door or bar.

use domain::plan::catalogue::Kind;
use domain::plan::{Element, FloorPlan};
use domain::seat::SeatId;

use crate::chairs;
use crate::outline::Outline;
use crate::point::Point;

/// Returns the distance from a point to the nearest visible element of a kind, in units; `None` when the plan has none.
pub fn to_nearest(plan: &FloorPlan, kind: Kind, place: Point) -> Option<f64> {
    let of_kind = |element: &&Element| element.kind == kind && !element.hidden;
    plan.elements()
        .iter()
        .filter(of_kind)
        .map(|element| Outline::from_element(element).distance(place))
        .reduce(f64::min)
}

/// Returns the distance from the centre of a seat to the nearest element of a kind, in units; `None` when the plan
/// lacks the seat or the kind.
pub fn from_seat(plan: &FloorPlan, seat: &SeatId, kind: Kind) -> Option<f64> {
    let (table, _) = plan.seat(seat)?;
    let chair = chairs::layout(table).into_iter().find(|chair| &chair.id == seat)?;
    to_nearest(plan, kind, Point::new(chair.cx, chair.cy))
}

#[cfg(test)]
mod tests {
    use domain::plan::{Command, ElementId};

    use super::*;

    #[test]
    fn a_seat_knows_how_far_the_stage_is() {
        let mut plan = FloorPlan::empty("");
        for (kind, x, y, id) in [
            ("round", 200.0, 200.0, "t"),
            ("stage", 200.0, 900.0, "far"),
            ("stage", 200.0, 500.0, "near"),
        ] {
            let element = plan.new_element(kind, x, y, ElementId::parse(id).unwrap()).unwrap();
            plan.apply(&Command::Add {
                elements: vec![element.into()],
            })
            .unwrap();
        }
        let stage = Kind::parse("stage").unwrap();
        let from_top = from_seat(&plan, &SeatId::new("t", 1), stage).unwrap();
        let from_bottom = from_seat(&plan, &SeatId::new("t", 5), stage).unwrap();
        assert_eq!((from_top, from_bottom), (331.0, 189.0));
        assert_eq!(from_seat(&plan, &SeatId::new("t", 99), stage), None);
        assert_eq!(
            from_seat(&plan, &SeatId::new("t", 1), Kind::parse("bar").unwrap()),
            None
        );
    }
}
