//! Draws a picture: its box with the address of the image, and a placeholder until it is loaded.

use domain::plan::Element;

use super::path::Path;
use super::primitive::{Primitive, Shape};
use super::table::paints;
use crate::index::Placed;
use crate::point::Frame;

/// Draws an element that shows an image.
pub(super) fn draw(element: &Element, placed: &Placed) -> Primitive {
    let (_, stroke) = paints(element);
    let picture = element.picture.as_deref();
    let shape = Shape::Image {
        x: element.x,
        y: element.y,
        width: element.width,
        height: element.height,
        rotation: element.rotation,
        flip_x: element.flip_x,
        flip_y: element.flip_y,
        href: picture.and_then(domain::plan::Picture::href).unwrap_or_default(),
        placeholder: placeholder(&placed.outline.frame, element.width / 2.0, element.height / 2.0),
    };
    Primitive::body(shape, None, Some(stroke))
}

/// Returns a frame with two mountains and the sun.
fn placeholder(frame: &Frame, w: f64, h: f64) -> String {
    let half = w.min(h) * 0.7;
    let at = |x: f64, y: f64| (x * half, y * half);
    let mountains = [(-0.4, -0.2), (0.1, 0.35), (0.4, 0.0), (0.9, 0.6)].map(|(x, y)| at(x, y));
    let (left, ground) = at(-0.9, 0.6);
    let (sun_x, sun_y) = at(0.45, -0.45);
    let path = Path::new(frame).rectangle(-w, -h, w, h).move_to(left, ground);
    let path = mountains.into_iter().fold(path, |path, (x, y)| path.line_to(x, y));
    path.close().circle(sun_x, sun_y, half * 0.18).finish()
}
