//! Chairs around a round or oval table, evenly along the rim and clockwise: all around starting from the top, or on a
//! part of the rim centred on the top.

use std::f64::consts::{FRAC_PI_2, TAU};

use domain::plan::element::ChairArrangement;

use super::Slot;
use super::bow::shares;
use crate::point::Point;

/// Steps in which the rim of an oval is measured.
const STEPS: u32 = 360;

/// Returns slots for `count` chairs around an ellipse, `gap` units off its rim.
pub(super) fn slots(
    count: usize,
    half_width: f64,
    half_height: f64,
    gap: f64,
    arrangement: ChairArrangement,
) -> Vec<Slot> {
    let shares = shares_of_rim(count, arrangement);
    let turns = if (half_width - half_height).abs() < 1e-9 {
        shares.into_iter().map(|share| TAU * share - FRAC_PI_2).collect()
    } else {
        even_lengths(&shares, half_width, half_height)
    };
    turns
        .into_iter()
        .map(|turn| slot(turn, half_width, half_height, gap))
        .collect()
}

/// Returns the positions of the chairs as shares of the rim, measured clockwise from the top, in ascending order.
fn shares_of_rim(count: usize, arrangement: ChairArrangement) -> Vec<f64> {
    if arrangement.is_full() {
        let number = u32::try_from(count).map_or(f64::MAX, f64::from);
        return (0_u32..).take(count).map(|place| f64::from(place) / number).collect();
    }
    let part = arrangement.share_of_rim();
    shares(count).map(|share| (share - 0.5) * part).collect()
}

/// Returns the slot at a parameter of the ellipse, in radians. The normal of an ellipse does not point away from its
/// centre.
fn slot(turn: f64, half_width: f64, half_height: f64, gap: f64) -> Slot {
    let (sin, cos) = libm::sincos(turn);
    let normal = Point::new(cos * half_height, sin * half_width);
    let length = normal.dot(normal).sqrt();
    let outward = Point::new(normal.x / length, normal.y / length);
    Slot {
        front: Point::new(half_width * cos, half_height * sin).along(outward, gap),
        outward,
    }
}

/// Walks the rim, from the top or, for negative shares, from the bottom, and stops at each share of its length.
fn even_lengths(shares: &[f64], half_width: f64, half_height: f64) -> Vec<f64> {
    let from = if shares.first().is_some_and(|share| *share < 0.0) {
        -0.5
    } else {
        0.0
    };
    let turn = |step: u32| TAU * (f64::from(step) / f64::from(STEPS) + from) - FRAC_PI_2;
    let at = |step: u32| {
        let (sin, cos) = libm::sincos(turn(step));
        Point::new(half_width * cos, half_height * sin)
    };
    let lengths: Vec<f64> = (0..STEPS).map(|step| at(step).distance(at(step + 1))).collect();
    let whole: f64 = lengths.iter().sum();
    let mut turns = Vec::with_capacity(shares.len());
    let mut wanted = shares.iter().map(|share| whole * (share - from)).peekable();
    let mut walked = 0.0;
    for (step, length) in (0..STEPS).zip(lengths) {
        while let Some(stop) = wanted.next_if(|stop| *stop < walked + length) {
            turns.push(turn(step) + TAU / f64::from(STEPS) * ((stop - walked) / length));
        }
        walked += length;
    }
    turns
}
