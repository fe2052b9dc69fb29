//! Draws tables: chairs first, so that the table covers them, then its top, then the label.

use domain::plan::Element;
use domain::plan::catalogue::Figure;

use super::SeatWords;
use super::label::label;
use super::path::Path;
use super::primitive::{Paint, Primitive, Shape};
use super::seat;
use crate::angle::Degrees;
use crate::band::AnnularSector;
use crate::index::Placed;
use crate::outline::{Form, Outline};
use crate::point::Point;

/// Width of the outline in the colour of a zone.
const ZONE_WIDTH: f64 = 4.0;

/// Draws a table with its chairs.
pub(super) fn draw(element: &Element, placed: &Placed, words: SeatWords, list: &mut Vec<Primitive>) {
    seat::draw(element, placed, words, list);
    let (fill, stroke) = paints(element);
    let body = Primitive::body(top(&placed.outline, 4.0), Some(fill.clone()), Some(stroke));
    list.push(match &element.zone_color {
        Some(zone) => Primitive {
            stroke: Some(Paint::Owned(zone.clone())),
            stroke_width: ZONE_WIDTH,
            ..body
        },
        None => body,
    });
    let long = element.width.max(element.height) >= element.width.min(element.height) * 1.5;
    let along = if element.height > element.width && long {
        90.0
    } else {
        0.0
    };
    let turned = element.kind.figure == Figure::Rectangle || long;
    let rotation = if turned {
        Degrees(element.rotation + along).readable().0
    } else {
        0.0
    };
    let width = if along > 0.0 { element.height } else { element.width };
    list.extend(label(
        element,
        &element.label,
        middle(&placed.outline),
        width * 0.8,
        rotation,
        &fill,
    ));
}

/// Returns the place of the label: where the surface is deepest.
fn middle(outline: &Outline) -> Point {
    match outline.form {
        Form::Box | Form::Ellipse => outline.frame.centre,
        Form::HalfMoon => outline.frame.to_plan(Point::new(0.0, outline.half_height * 0.15)),
        Form::AnnularSector(band) => outline.frame.to_plan(band.at((band.outer + band.inner) / 2.0, 0.0)),
    }
}

/// Returns the surface of an outline.
pub(super) fn top(outline: &Outline, radius: f64) -> Shape {
    let (centre, rotation) = (outline.frame.centre, outline.frame.rotation.0);
    let (rx, ry) = (outline.half_width, outline.half_height);
    match outline.form {
        Form::Ellipse => Shape::Ellipse {
            cx: centre.x,
            cy: centre.y,
            rx,
            ry,
            rotation,
        },
        Form::Box => Shape::Rect {
            x: centre.x - rx,
            y: centre.y - ry,
            width: rx * 2.0,
            height: ry * 2.0,
            radius: radius.min(rx).min(ry),
            rotation,
        },
        Form::HalfMoon => Shape::Path {
            d: Path::new(&outline.frame)
                .move_to(-rx, ry)
                .bow_to(rx, ry * 2.0, rx, ry)
                .close()
                .finish(),
        },
        Form::AnnularSector(band) => Shape::Path {
            d: bent(Path::new(&outline.frame), band),
        },
    }
}

fn bent(path: Path<'_>, band: AnnularSector) -> String {
    let ends =
        [band.outer, band.inner].map(|radius| (band.at(radius, -band.half_angle), band.at(radius, band.half_angle)));
    let [(outer_left, outer_right), (inner_left, inner_right)] = ends;
    path.move_to(outer_left.x, outer_left.y)
        .arc_to(band.outer, true, outer_right.x, outer_right.y)
        .line_to(inner_right.x, inner_right.y)
        .arc_to(band.inner, false, inner_left.x, inner_left.y)
        .close()
        .finish()
}

/// Returns surface and outline: the organiser's colours, or else those of the catalogue.
pub(super) fn paints(element: &Element) -> (Paint, Paint) {
    let or = |own: &Option<String>, token: &'static str| own.clone().map_or(Paint::Borrowed(token), Paint::Owned);
    (
        or(&element.color, element.kind.color),
        or(&element.border_color, element.kind.border_color),
    )
}
