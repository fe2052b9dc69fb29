//! The chairs of a table in clockwise order.

use std::f64::consts::TAU;

use super::ChairShape;
use crate::point::Point;

/// Returns the chairs clockwise around `middle`, beginning with the one nearest to `place`.
pub fn clockwise_from(chairs: &[ChairShape], middle: Point, place: Point) -> Vec<&ChairShape> {
    let distance = |chair: &ChairShape| Point::new(chair.cx, chair.cy).distance(place);
    let nearest = chairs.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
    let Some(start) = nearest.map(|chair| angle(chair, middle)) else {
        return Vec::new();
    };
    let turn = |chair: &ChairShape| (angle(chair, middle) - start).rem_euclid(TAU);
    let mut list: Vec<&ChairShape> = chairs.iter().collect();
    list.sort_by(|a, b| turn(a).total_cmp(&turn(b)));
    list
}

/// Returns radians clockwise from the right.
fn angle(chair: &ChairShape, middle: Point) -> f64 {
    libm::atan2(chair.cy - middle.y, chair.cx - middle.x)
}

#[cfg(test)]
mod tests {
    use domain::plan::{Element, ElementId};

    use super::*;
    use crate::chairs::layout;

    fn walked(kind: &str, place: (f64, f64)) -> Vec<u32> {
        let table = Element::new(ElementId::parse("t").unwrap(), kind).unwrap();
        let (x, y) = table.centre();
        let chairs = layout(&table);
        let around = clockwise_from(&chairs, Point::new(x, y), Point::new(place.0, place.1));
        around.iter().map(|chair| chair.number).collect()
    }

    #[test]
    fn it_begins_with_the_nearest_chair_and_meets_each_once() {
        let from_the_top = walked("round", (50.0, -40.0));
        assert_eq!(from_the_top, [1, 2, 3, 4, 5, 6, 7, 8]);
        let from_below = walked("round", (50.0, 140.0));
        assert_eq!(from_below, [5, 6, 7, 8, 1, 2, 3, 4]);
    }

    #[test]
    fn it_goes_around_corners() {
        let mut met = walked("rectangle", (200.0, 30.0));
        assert_eq!(met.len(), 6);
        met.sort_unstable();
        met.dedup();
        assert_eq!(met.len(), 6);
    }

    #[test]
    fn a_thing_without_chairs_has_none() {
        assert_eq!(walked("stage", (0.0, 0.0)), Vec::<u32>::new());
    }
}
