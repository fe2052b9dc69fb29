//! The positions of an element's chairs. They follow from its shape, so dragging, resizing and rotating need no stored
//! positions. Chairs keep a distance to the table and to each other: where 18 in chairs do not fit, all chairs of the
//! table are drawn smaller.

use domain::plan::Element;
use domain::plan::catalogue::Figure;
use domain::plan::element::Distribution;
use domain::plan::number::UNITS_PER_INCH;
use domain::seat::SeatId;
use serde::Serialize;

use crate::angle::Degrees;
use crate::point::{Frame, Point};
use crate::rect::Rect;

mod bow;
mod clock;
mod crowd;
mod edges;
pub(crate) mod inside;
mod ring;
pub(crate) mod row;
#[cfg(test)]
mod tests;

pub use clock::clockwise_from;

/// Width and depth of a banquet chair: 18 in.
pub const CHAIR_SIZE: f64 = 18.0 * UNITS_PER_INCH;
/// Default distance from table edge to chair.
pub const EDGE_GAP: f64 = 3.0;
/// Default least distance between neighbouring chairs (specification: gap 3 px).
pub const CHAIR_GAP: f64 = 3.0;

/// One chair, placed in the plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChairShape {
    /// Its seat.
    pub id: SeatId,
    /// The number shown to people.
    pub number: u32,
    /// The letter shown to people.
    pub label: String,
    /// Middle, to the right, in units of the plan.
    pub cx: f64,
    /// Middle, downwards, in units of the plan.
    pub cy: f64,
    /// Width along the table's edge, in units.
    pub width: f64,
    /// Depth away from the table, in units.
    pub height: f64,
    /// Degrees clockwise; at 0 the back of the chair is at the top and the guest faces down.
    pub rotation: f64,
}

impl ChairShape {
    /// Returns the own coordinates of the chair.
    pub fn frame(&self) -> Frame {
        Frame::new(Point::new(self.cx, self.cy), Degrees(self.rotation))
    }

    /// Returns the corners, clockwise from the back left.
    pub fn corners(&self) -> [Point; 4] {
        let frame = self.frame();
        Rect::around(Point::default(), self.width / 2.0, self.height / 2.0)
            .corners()
            .map(|corner| frame.to_plan(corner))
    }

    /// Returns whether a point is on the chair, or within `tolerance` units of it.
    pub fn contains(&self, place: Point, tolerance: f64) -> bool {
        let own = self.frame().to_own(place);
        own.x.abs() <= self.width / 2.0 + tolerance && own.y.abs() <= self.height / 2.0 + tolerance
    }
}

/// A slot for a chair in the own coordinates of its table.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Slot {
    /// The middle of the chair's front edge.
    front: Point,
    /// The direction away from the table, of length 1.
    outward: Point,
}

/// Returns the chairs of an element in seat order; empty for kinds without seats.
pub fn layout(element: &Element) -> Vec<ChairShape> {
    if element.kind.is_chair() {
        return element.chairs.iter().map(|chair| loose(element, chair)).collect();
    }
    let (slots, largest) = slots(element);
    let size = wanted_size(element).min(largest);
    let frame = Frame::from_element(element);
    element
        .chairs
        .iter()
        .zip(&slots)
        .map(|(chair, slot)| at_slot(chair, slot, size, &frame))
        .collect()
}

/// Returns the number of chairs on each side of a table with corners; `None` for other kinds.
pub fn sides(element: &Element) -> Option<Distribution> {
    if element.kind.figure != Figure::Rectangle {
        return None;
    }
    let [top, right, bottom, left] = edges::per_side(element).map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    Some(Distribution {
        top,
        bottom,
        left,
        right,
    })
}

/// Returns the wanted size of the chairs, in units.
fn wanted_size(element: &Element) -> f64 {
    CHAIR_SIZE * element.chair_size_percent.unwrap_or(100.0) / 100.0
}

/// Returns which chairs of an element are neighbours, as pairs of the N in their seat ids: around a ring, along each
/// edge of a table with corners, each bench of a booth and each row.
pub fn adjacent_pairs(element: &Element) -> Vec<(u32, u32)> {
    let numbers: Vec<u32> = element.chairs.iter().map(|chair| chair.id.number()).collect();
    let neighbours =
        |run: &[u32]| -> Vec<(u32, u32)> { run.iter().copied().zip(run.iter().copied().skip(1)).collect() };
    if let Some(runs) = runs(element) {
        let mut rest = numbers.as_slice();
        let mut pairs = Vec::new();
        for length in runs {
            let (run, others) = rest.split_at_checked(length).unwrap_or((rest, &[]));
            pairs.extend(neighbours(run));
            rest = others;
        }
        return pairs;
    }
    let mut pairs = neighbours(&numbers);
    if let ([first, _, _, ..], Some(last)) = (numbers.as_slice(), numbers.last()) {
        pairs.push((*last, *first));
    }
    pairs
}

/// Returns the lengths of the runs of neighbouring chairs, edge by edge; `None` where they go all around.
fn runs(element: &Element) -> Option<Vec<usize>> {
    let count = element.chairs.len();
    match element.kind.figure {
        Figure::Rectangle => Some(edges::per_side(element).to_vec()),
        Figure::HalfMoon | Figure::Row | Figure::CurvedRow | Figure::Booth => Some(vec![count]),
        Figure::Serpentine => {
            let outside = bow::on_outer_edge(element);
            Some(vec![outside, count - outside])
        }
        Figure::DiningBooth => Some(inside::per_bench(count).to_vec()),
        _ if element.chair_arrangement.is_full() => None,
        _ => Some(vec![count]),
    }
}

/// Returns the slots of the chairs, and the largest chair that fits there.
fn slots(element: &Element) -> (Vec<Slot>, f64) {
    let gap = element.edge_gap.unwrap_or(EDGE_GAP);
    let (count, half_width, half_height) = (element.chairs.len(), element.width / 2.0, element.height / 2.0);
    let between = element.chair_gap_px.unwrap_or(CHAIR_GAP);
    let slots = match element.kind.figure {
        Figure::Serpentine => return bow::serpentine(element, gap),
        Figure::Row | Figure::CurvedRow => return row::slots(element, between),
        Figure::DiningBooth => return inside::dining_booth(element, between),
        Figure::Booth => return inside::booth(element, between),
        Figure::Rectangle => edges::slots(element, gap),
        Figure::HalfMoon => bow::half_moon(count, half_width, half_height, gap),
        _ => ring::slots(count, half_width, half_height, gap, element.chair_arrangement),
    };
    let largest = crowd::largest_chair(&slots, between);
    (slots, largest)
}

fn at_slot(chair: &domain::plan::Chair, slot: &Slot, size: f64, frame: &Frame) -> ChairShape {
    let centre = frame.to_plan(slot.front.along(slot.outward, size / 2.0));
    let facing = Degrees(frame.direction(slot.outward).0 + 90.0).normalised();
    ChairShape {
        id: chair.id.clone(),
        number: chair.seat_number,
        label: chair.seat_label.clone(),
        cx: centre.x,
        cy: centre.y,
        width: size,
        height: size,
        rotation: facing.0,
    }
}

fn loose(element: &Element, chair: &domain::plan::Chair) -> ChairShape {
    let (cx, cy) = element.centre();
    ChairShape {
        id: chair.id.clone(),
        number: chair.seat_number,
        label: chair.seat_label.clone(),
        cx,
        cy,
        width: element.width,
        height: element.height,
        rotation: element.rotation,
    }
}
