//! Seats of a theatre row: side by side on a line, or on an arc whose inner side faces the stage. As drawn, people face
//! down the plan, as on a loose chair; the seats run from left to right.

use domain::plan::Element;
use domain::plan::catalogue::Figure;

use super::bow::shares;
use super::{Slot, crowd, wanted_size};
use crate::band::AnnularSector;
use crate::point::Point;

/// Returns the depth of the seats that fits, in units.
fn depth(element: &Element) -> f64 {
    wanted_size(element).min(element.height)
}

/// Returns the arc of a curved row; `None` for a straight row.
pub(crate) fn bow(element: &Element) -> Option<AnnularSector> {
    if element.kind.figure != Figure::CurvedRow {
        return None;
    }
    AnnularSector::of_depth(element.width / 2.0, element.height / 2.0, depth(element))
}

/// Returns the slots of the seats and the largest seat that fits.
pub(super) fn slots(element: &Element, gap: f64) -> (Vec<Slot>, f64) {
    let count = element.chairs.len();
    let Some(band) = bow(element) else {
        return straight(element, count, gap);
    };
    let slots: Vec<Slot> = shares(count)
        .map(|share| {
            let angle = band.half_angle * (2.0 * share - 1.0);
            let (sin, cos) = libm::sincos(angle);
            Slot {
                front: band.at(band.inner, angle),
                outward: Point::new(sin, -cos),
            }
        })
        .collect();
    let largest = crowd::largest_chair_in_row(&slots, gap).min(depth(element));
    (slots, largest)
}

fn straight(element: &Element, count: usize, gap: f64) -> (Vec<Slot>, f64) {
    let pitch = element.width / u32::try_from(count.max(1)).map_or(f64::MAX, f64::from);
    let size = depth(element).min((pitch - gap).max(pitch * 0.8));
    let seat = |share: f64| Slot {
        front: Point::new(element.width * (share - 0.5), size / 2.0),
        outward: Point::new(0.0, -1.0),
    };
    (shares(count).map(seat).collect(), size)
}
