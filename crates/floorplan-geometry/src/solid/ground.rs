//! The ground of an element: the floor, or a stage, riser or runway under it.

use domain::plan::catalogue::Category;
use domain::plan::{Element, FloorPlan};

use super::rise;
use crate::outline::Outline;
use crate::point::Point;

/// Returns whether an element is a platform that carries others.
pub(super) fn carries(element: &Element) -> bool {
    element.kind.category == Category::Stage && matches!(element.kind.as_str(), "stage" | "runway" | "riser")
}

/// Returns the height of the ground under an element, in units: that of the highest platform under its centre.
pub(super) fn under(plan: &FloorPlan, element: &Element) -> f64 {
    if carries(element) || element.kind.as_str() == "stage-steps" {
        return 0.0;
    }
    let (x, y) = element.centre();
    let middle = Point::new(x, y);
    plan.elements()
        .iter()
        .filter(|below| carries(below) && !below.hidden && Outline::from_element(below).contains(middle, 0.0))
        .map(rise)
        .fold(0.0, f64::max)
}
