//! Chairs around a round or oval table: evenly along the rim, clockwise from the top.

use std::f64::consts::{FRAC_PI_2, TAU};

use super::Slot;
use crate::point::Point;

/// Steps in which the rim of an oval is measured.
const STEPS: u32 = 360;

/// Returns places for `count` chairs around an ellipse, `gap` units off its rim.
pub(super) fn slots(count: usize, half_width: f64, half_height: f64, gap: f64) -> Vec<Slot> {
    let turns = if (half_width - half_height).abs() < 1e-9 {
        even_turns(count)
    } else {
        even_lengths(count, half_width, half_height)
    };
    turns
        .into_iter()
        .map(|turn| slot(turn, half_width, half_height, gap))
        .collect()
}

/// The place at a parameter of the ellipse, in radians; the normal of an ellipse does not point away from its middle.
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

fn even_turns(count: usize) -> Vec<f64> {
    let number = number(count);
    places(count).map(|place| TAU * place / number - FRAC_PI_2).collect()
}

/// Walks the rim and stops after every `count`-th part of its length.
fn even_lengths(count: usize, half_width: f64, half_height: f64) -> Vec<f64> {
    let turn = |step: u32| TAU * f64::from(step) / f64::from(STEPS) - FRAC_PI_2;
    let at = |step: u32| {
        let (sin, cos) = libm::sincos(turn(step));
        Point::new(half_width * cos, half_height * sin)
    };
    let lengths: Vec<f64> = (0..STEPS).map(|step| at(step).distance(at(step + 1))).collect();
    let whole: f64 = lengths.iter().sum();
    let mut turns = Vec::with_capacity(count);
    let mut wanted = places(count).map(|place| whole * place / number(count)).peekable();
    let mut walked = 0.0;
    for (step, length) in (0..STEPS).zip(lengths) {
        while let Some(stop) = wanted.next_if(|stop| *stop < walked + length) {
            turns.push(turn(step) + TAU / f64::from(STEPS) * ((stop - walked) / length));
        }
        walked += length;
    }
    turns
}

fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::MAX, f64::from)
}

fn places(count: usize) -> impl Iterator<Item = f64> {
    (0_u32..).take(count).map(f64::from)
}
