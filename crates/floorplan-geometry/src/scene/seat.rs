//! Draws seats: a body with a back each, the mark of what it is kept for, and its label. Who sits there is the painter's
//! business; whether it may be given away is part of the plan and drawn here, by a mark and never by colour alone.

use domain::plan::chair::SeatStatus;
use domain::plan::{Chair, Element};

use super::path::Path;
use super::primitive::{Paint, Primitive, Role, Shape};
use crate::angle::Degrees;
use crate::chairs::ChairShape;
use crate::index::Placed;
use crate::point::{Frame, Point};

/// Size of the words at a chair where the element names none, in units.
const WORDS: f64 = 14.0;

/// Draws the seats of an element, all their backs, their marks and their labels.
pub(super) fn draw(element: &Element, placed: &Placed, list: &mut Vec<Primitive>) {
    let seats = || placed.chairs.iter().zip(&element.chairs);
    list.extend(seats().map(|(shape, chair)| body(shape, chair)));
    list.extend(backs(&placed.chairs));
    for (shape, chair) in seats() {
        list.extend(status(shape, chair.seat_status));
        if chair.is_handicap_accessible {
            list.push(mark(shape, wheelchair(shape), "info", 1.6));
        }
    }
    if element.show_seat_numbers.unwrap_or(true) {
        let size = element.text_size.unwrap_or(WORDS);
        list.extend(seats().map(|(shape, chair)| label(shape, chair, size)));
    }
}

fn body(shape: &ChairShape, chair: &Chair) -> Primitive {
    let (width, height) = (shape.width * 0.94, shape.height * 0.94);
    let fill = if chair.seat_status == SeatStatus::Sold {
        "chair-free-stroke"
    } else {
        "chair-free"
    };
    let (stroke, stroke_width) = if chair.is_handicap_accessible {
        ("info", 2.5)
    } else {
        ("chair-free-stroke", 1.0)
    };
    let surface = Shape::Rect {
        x: shape.cx - width / 2.0,
        y: shape.cy - height / 2.0,
        width,
        height,
        radius: width * 0.26,
        rotation: shape.rotation,
    };
    Primitive {
        stroke_width,
        role: Role::Chair,
        seat: Some(shape.id.clone()),
        ..Primitive::body(surface, Some(Paint::Borrowed(fill)), Some(Paint::Borrowed(stroke)))
    }
}

/// The back rests: a bow just inside the outer edge of each chair, all in one path.
fn backs(chairs: &[ChairShape]) -> Option<Primitive> {
    let depth = chairs.first()?.height;
    let mut d = String::with_capacity(chairs.len() * 48);
    for chair in chairs {
        let (w, h) = (chair.width / 2.0, chair.height / 2.0);
        d = Path::on(&chair.frame(), d)
            .move_to(-w * 0.62, -h * 0.62)
            .curve_to(0.0, -h * 0.86, w * 0.62, -h * 0.62)
            .finish();
    }
    Some(Primitive {
        min_zoom: Some(super::DETAIL_ZOOM),
        ..Primitive::detail(d, Paint::Borrowed("chair-free-stroke"), depth * 0.07)
    })
}

/// What says that a seat cannot be given away: hatching when it is kept, a cross when it has been sold.
fn status(shape: &ChairShape, status: SeatStatus) -> Option<Primitive> {
    match status {
        SeatStatus::Available => None,
        SeatStatus::Reserved => Some(mark(shape, hatching(shape), "chair-reserved", 1.4)),
        SeatStatus::Sold => {
            let half = shape.width * 0.26;
            let frame = shape.frame();
            let cross = Path::new(&frame)
                .line(-half, -half, half, half)
                .line(-half, half, half, -half);
            Some(mark(shape, cross.finish(), "chair-free", 2.0))
        }
    }
}

fn mark(shape: &ChairShape, d: String, token: &'static str, stroke_width: f64) -> Primitive {
    Primitive {
        seat: Some(shape.id.clone()),
        ..Primitive::detail(d, Paint::Borrowed(token), stroke_width)
    }
}

/// Three lines from corner to corner.
fn hatching(shape: &ChairShape) -> String {
    hatched(&shape.frame(), shape.width / 2.0, shape.height / 2.0)
}

/// Three slanting lines in a box around the middle of a frame.
pub(crate) fn hatched(frame: &Frame, half_width: f64, half_height: f64) -> String {
    let (w, h) = (half_width * 0.78, half_height * 0.78);
    Path::new(frame)
        .line(-w, 0.0, 0.0, -h)
        .line(-w, h, w, -h)
        .line(0.0, h, w, 0.0)
        .finish()
}

/// A head, a body on a chair and a wheel, upright however the seat is turned.
fn wheelchair(shape: &ChairShape) -> String {
    let s = shape.width * 0.17;
    let frame = Frame::new(Point::new(shape.cx, shape.cy - shape.height * 0.17), Degrees(0.0));
    Path::new(&frame)
        .circle(-s * 0.3, -s * 1.15, s * 0.25)
        .move_to(-s * 0.3, -s * 0.75)
        .line_to(-s * 0.3, s * 0.15)
        .line_to(s * 0.6, s * 0.15)
        .line_to(s, s)
        .circle(-s * 0.15, s * 0.4, s * 0.75)
        .finish()
}

/// The label, not the number: it is what lists, place cards and the seat finder call the seat.
fn label(shape: &ChairShape, chair: &Chair, largest: f64) -> Primitive {
    let (at, share) = if chair.is_handicap_accessible {
        (Point::new(shape.cx, shape.cy + shape.height * 0.28), 0.3)
    } else {
        (shape.frame().to_plan(Point::new(0.0, shape.height * 0.06)), 0.38)
    };
    let ink = if chair.seat_status == SeatStatus::Sold {
        "chair-free"
    } else {
        "text-muted"
    };
    Primitive {
        shape: Shape::Text {
            x: at.x,
            y: at.y,
            text: shape.label.clone(),
            size: (shape.width * share).min(largest),
            weight: 400,
            rotation: 0.0,
        },
        fill: Some(Paint::Borrowed(ink)),
        stroke: None,
        stroke_width: 0.0,
        role: Role::SeatNumber,
        seat: Some(shape.id.clone()),
        min_zoom: Some(super::DETAIL_ZOOM),
    }
}
