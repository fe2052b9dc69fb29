//! Chairs along arcs: around a half-moon table, and on both long edges of a serpentine one.

use std::f64::consts::PI;

use domain::plan::Element;
use domain::plan::element::ChairArrangement;

use super::Slot;
use super::{CHAIR_GAP, crowd};
use crate::band::AnnularSector;
use crate::point::Point;

/// Steps in which the arc of a half-moon is measured.
const STEPS: u32 = 180;
/// The depth that a chair and its distance take on the inner side, in units.
const CHAIR_DEPTH: f64 = 30.0;

/// Returns slots along the arc of a half-moon, from the left end to the right one; the straight edge stays free.
pub(super) fn half_moon(count: usize, half_width: f64, half_height: f64, gap: f64) -> Vec<Slot> {
    let (rx, ry) = (half_width, half_height * 2.0);
    let at = |turn: f64| {
        let (sin, cos) = libm::sincos(turn);
        Point::new(rx * cos, half_height + ry * sin)
    };
    let turn = |step: u32| PI + PI * f64::from(step) / f64::from(STEPS);
    let lengths: Vec<f64> = (0..STEPS).map(|n| at(turn(n)).distance(at(turn(n + 1)))).collect();
    let whole: f64 = lengths.iter().sum();
    let mut wanted = shares(count).map(|share| whole * share).peekable();
    let (mut slots, mut walked) = (Vec::with_capacity(count), 0.0);
    for (step, length) in (0..STEPS).zip(lengths) {
        while let Some(stop) = wanted.next_if(|stop| *stop < walked + length) {
            let here = turn(step) + PI / f64::from(STEPS) * ((stop - walked) / length);
            let (sin, cos) = libm::sincos(here);
            let normal = Point::new(cos * ry, sin * rx);
            let size = normal.dot(normal).sqrt();
            let outward = Point::new(normal.x / size, normal.y / size);
            slots.push(Slot {
                front: at(here).along(outward, gap),
                outward,
            });
        }
        walked += length;
    }
    slots
}

/// Returns the number of chairs on the outer edge of a serpentine table: in proportion to the room on both edges, or
/// all when only one edge takes chairs.
pub(super) fn on_outer_edge(element: &Element) -> usize {
    let count = element.chairs.len();
    if !matches!(
        element.chair_arrangement,
        ChairArrangement::Full | ChairArrangement::Crescent
    ) {
        return count;
    }
    let band = AnnularSector::filling(element.width / 2.0, element.height / 2.0);
    let inside = (band.inner - CHAIR_DEPTH).max(0.0);
    let outer_share = band.outer / (band.outer + inside);
    let number = f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    (0..=count)
        .zip(0_u32..)
        .find(|(_, outer)| f64::from(*outer) + 0.5 >= number * outer_share)
        .map_or(count, |(outer, _)| outer)
}

/// Returns slots along both edges of a serpentine table, the outer ones from left to right, then the inner ones back,
/// and the largest chair that fits.
pub(super) fn serpentine(element: &Element, gap: f64) -> (Vec<Slot>, f64) {
    let band = AnnularSector::filling(element.width / 2.0, element.height / 2.0);
    let between = element.chair_gap_px.unwrap_or(CHAIR_GAP);
    let outside = on_outer_edge(element);
    let inside = element.chairs.len() - outside;
    let angle = |share: f64| band.half_angle * (2.0 * share - 1.0);
    let mut slots: Vec<Slot> = shares(outside)
        .map(|share| facing(&band, angle(share), band.outer + gap, 1.0))
        .collect();
    let room_outside = crowd::largest_chair_in_row(&slots, between);
    slots.extend(shares(inside).map(|share| facing(&band, -angle(share), band.inner - gap, -1.0)));
    (slots, room_outside.min(largest_inside(&band, inside, gap, between)))
}

fn facing(band: &AnnularSector, angle: f64, radius: f64, side: f64) -> Slot {
    let (sin, cos) = libm::sincos(angle);
    Slot {
        front: band.at(radius, angle),
        outward: Point::new(sin * side, -cos * side),
    }
}

/// Returns the largest chair on the inner side. There the backs of neighbours converge, so the circle of the backs
/// limits their size, and the front corners of a chair must not touch the table.
fn largest_inside(band: &AnnularSector, count: usize, gap: f64, between: f64) -> f64 {
    let Some(number) = u32::try_from(count).ok().filter(|number| *number > 0) else {
        return f64::INFINITY;
    };
    let (sin, cos) = libm::sincos(band.half_angle / f64::from(number));
    let slope = sin / cos;
    let radius = (band.inner - gap).max(0.0);
    let backs = (2.0 * radius * slope - between) / (1.0 + 2.0 * slope);
    let corners = 2.0 * (band.inner * band.inner - radius * radius).max(0.0).sqrt();
    backs.max(1.6 * radius * slope / (1.0 + 2.0 * slope)).min(corners)
}

/// Returns the centres of `count` equal parts of 1.
pub(super) fn shares(count: usize) -> impl Iterator<Item = f64> {
    let number = u32::try_from(count).map_or(f64::MAX, f64::from);
    (0_u32..)
        .take(count)
        .map(move |place| (f64::from(place) + 0.5) / number)
}
