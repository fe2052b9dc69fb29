//! Shapes of the picture, from places in the room.

use std::fmt::Write as _;

use super::camera::{Camera, Place};
use super::materials;
use crate::palette::Theme;

/// Writes the picture.
#[derive(Debug)]
pub(super) struct Painter {
    pub(super) camera: Camera,
    pub(super) theme: Theme,
    svg: String,
}

impl Painter {
    pub(super) fn new(camera: Camera, theme: Theme) -> Self {
        Self {
            camera,
            theme,
            svg: String::new(),
        }
    }

    pub(super) fn finish(self) -> String {
        self.svg
    }

    /// Draws a filled face. `shade` is the amount of light: 1 leaves the colour as it is.
    pub(super) fn face(&mut self, places: &[Place], paint: &str, shade: f64) {
        let path = self.path(places.iter().map(|place| self.camera.seen(*place)));
        self.fill(&path, paint, shade);
    }

    /// Draws the filled outline around all places.
    pub(super) fn hull(&mut self, places: &[Place], paint: &str, shade: f64) {
        let seen = places.iter().map(|place| self.camera.seen(*place)).collect();
        let path = self.path(hull(seen).into_iter());
        self.fill(&path, paint, shade);
    }

    /// Draws lines between pairs of places; the width is in pixels of the picture.
    pub(super) fn lines(&mut self, pairs: &[(Place, Place)], paint: &str, width: f64) {
        let colour = materials::resolve(paint, self.theme).to_owned();
        let mut path = String::new();
        for (from, to) in pairs {
            let ((x, y), (u, v)) = (self.camera.seen(*from), self.camera.seen(*to));
            let _written = write!(path, "M{x:.1} {y:.1}L{u:.1} {v:.1}");
        }
        let _written = write!(
            self.svg,
            r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:.2}"/>"#
        );
    }

    fn path(&self, points: impl Iterator<Item = (f64, f64)>) -> String {
        let mut path = String::new();
        for (place, (x, y)) in points.enumerate() {
            let _written = write!(path, "{}{x:.1} {y:.1}", if place == 0 { 'M' } else { 'L' });
        }
        path.push('Z');
        path
    }

    fn fill(&mut self, path: &str, paint: &str, shade: f64) {
        let colour = shaded(materials::resolve(paint, self.theme), shade);
        // The thin stroke of the same colour closes the seams between faces.
        let _written = write!(
            self.svg,
            r#"<path d="{path}" fill="{colour}" stroke="{colour}" stroke-width=".6"/>"#
        );
    }
}

/// Returns a colour with an amount of light; a colour not written as `#rrggbb` stays as it is.
fn shaded(colour: &str, shade: f64) -> String {
    let channel = |place: usize| {
        let digits = colour.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let value = u8::from_str_radix(digits.get(place * 2..place * 2 + 2)?, 16).ok()?;
        Some((f64::from(value) * shade).clamp(0.0, 255.0).round())
    };
    match (channel(0), channel(1), channel(2)) {
        (Some(red), Some(green), Some(blue)) => format!("rgb({red},{green},{blue})"),
        _ => colour.to_owned(),
    }
}

/// Returns the convex hull of points, in order around it.
fn hull(mut points: Vec<(f64, f64)>) -> Vec<(f64, f64)> {
    points.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let mut around = half(points.iter().copied());
    around.extend(half(points.iter().rev().copied()));
    around
}

fn half(points: impl Iterator<Item = (f64, f64)>) -> Vec<(f64, f64)> {
    let mut side: Vec<(f64, f64)> = Vec::new();
    for point in points {
        while let [.., a, b] = side.as_slice() {
            let turn = (b.0 - a.0) * (point.1 - a.1) - (b.1 - a.1) * (point.0 - a.0);
            if turn > 0.0 {
                break;
            }
            side.pop();
        }
        side.push(point);
    }
    side.pop();
    side
}
