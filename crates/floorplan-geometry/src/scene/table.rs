//! Draws tables: chairs first, so that the table lies over them, then its top, then the words.

use domain::plan::Element;
use domain::plan::catalogue::Figure;

use super::label::label;
use super::path::Path;
use super::primitive::{Paint, Primitive, Role, Shape};
use crate::angle::Degrees;
use crate::band::Band;
use crate::chairs::ChairShape;
use crate::index::Placed;
use crate::outline::{Form, Outline};
use crate::point::Point;

/// Draws a table with its chairs.
pub(super) fn draw(element: &Element, placed: &Placed, list: &mut Vec<Primitive>) {
    draw_chairs(element, placed, list);
    let (fill, stroke) = paints(element);
    list.push(Primitive::body(
        top(&placed.outline, 4.0),
        Some(fill.clone()),
        Some(stroke),
    ));
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

/// The place of the words: where the surface is deepest.
fn middle(outline: &Outline) -> Point {
    match outline.form {
        Form::Box | Form::Ellipse => outline.frame.centre,
        Form::HalfMoon => outline.frame.to_plan(Point::new(0.0, outline.half_height * 0.15)),
        Form::Band => {
            let band = Band::filling(outline.half_width, outline.half_height);
            outline.frame.to_plan(band.at((band.outer + band.inner) / 2.0, 0.0))
        }
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
        Form::Band => Shape::Path {
            d: bent(Path::new(&outline.frame), Band::filling(rx, ry)),
        },
    }
}

fn bent(path: Path<'_>, band: Band) -> String {
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

/// Draws the chairs of an element: a seat with its label each, and all their backs.
pub(super) fn draw_chairs(element: &Element, placed: &Placed, list: &mut Vec<Primitive>) {
    list.extend(placed.chairs.iter().map(seat));
    list.extend(backs(&placed.chairs));
    if element.show_seat_numbers.unwrap_or(true) {
        list.extend(placed.chairs.iter().map(seat_label));
    }
}

fn seat(chair: &ChairShape) -> Primitive {
    let (width, height) = (chair.width * 0.94, chair.height * 0.94);
    let (x, y) = (chair.cx - width / 2.0, chair.cy - height / 2.0);
    let shape = Shape::Rect {
        x,
        y,
        width,
        height,
        radius: width * 0.26,
        rotation: chair.rotation,
    };
    Primitive {
        stroke_width: 1.0,
        role: Role::Chair,
        seat: Some(chair.id.clone()),
        ..Primitive::body(
            shape,
            Some(Paint::Borrowed("chair-free")),
            Some(Paint::Borrowed("chair-free-stroke")),
        )
    }
}

/// The back rests: a bow just inside the outer edge of each chair, all in one path.
fn backs(chairs: &[ChairShape]) -> Option<Primitive> {
    let bow = |chair: &ChairShape| {
        let (w, h) = (chair.width / 2.0, chair.height / 2.0);
        Path::new(&chair.frame())
            .move_to(-w * 0.62, -h * 0.62)
            .curve_to(0.0, -h * 0.86, w * 0.62, -h * 0.62)
            .finish()
    };
    let depth = chairs.first()?.height;
    let d: String = chairs.iter().map(bow).collect();
    Some(Primitive {
        min_zoom: Some(super::DETAIL_ZOOM),
        ..Primitive::detail(d, Paint::Borrowed("chair-free-stroke"), depth * 0.07)
    })
}

/// The label, not the number: it is what lists, place cards and the seat finder call the seat.
fn seat_label(chair: &ChairShape) -> Primitive {
    let at = chair.frame().to_plan(Point::new(0.0, chair.height * 0.06));
    let size = (chair.width * 0.38).min(14.0);
    Primitive {
        shape: Shape::Text {
            x: at.x,
            y: at.y,
            text: chair.label.clone(),
            size,
            weight: 400,
            rotation: 0.0,
        },
        fill: Some(Paint::Borrowed("text-muted")),
        stroke: None,
        stroke_width: 0.0,
        role: Role::SeatNumber,
        seat: Some(chair.id.clone()),
        min_zoom: Some(super::DETAIL_ZOOM),
    }
}
