//! Draws seats: a body and a back each, the mark of its status, and its label. The painter shows the guests; the status
//! is part of the plan and drawn here, by a mark and never by colour alone.

use domain::plan::chair::SeatStatus;
use domain::plan::{Chair, Element};

use super::SeatWords;
use super::path::Path;
use super::primitive::{Paint, Primitive, Role, Shape};
use crate::angle::Degrees;
use crate::chairs::ChairShape;
use crate::index::Placed;
use crate::point::{Frame, Point};

/// Default font size at a chair, in units.
const WORDS: f64 = 14.0;

/// Draws the seats of an element, their backs, their marks and, if wanted, their labels.
pub(super) fn draw(element: &Element, placed: &Placed, words: SeatWords, list: &mut Vec<Primitive>) {
    let seats = || placed.chairs.iter().zip(&element.chairs);
    list.extend(seats().map(|(shape, chair)| body(shape, chair)));
    list.extend(backs(&placed.chairs));
    for (shape, chair) in seats() {
        list.extend(status(shape, chair.seat_status));
        if chair.is_handicap_accessible {
            let ink = if chair.seat_status == SeatStatus::Sold {
                "chair-free"
            } else {
                "info"
            };
            list.push(mark(shape, wheelchair(shape), ink, 1.6));
        }
    }
    if words == SeatWords::Drawn && element.show_seat_numbers.unwrap_or(true) {
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

/// Draws the back rests: an arc just inside the outer edge of each chair, all in one path.
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

/// Draws the mark of an unavailable seat: hatching when it is reserved, a cross when it has been sold.
fn status(shape: &ChairShape, status: SeatStatus) -> Option<Primitive> {
    match status {
        SeatStatus::Available => None,
        SeatStatus::Reserved => Some(mark(shape, hatching(shape), "chair-reserved", 1.4)),
        SeatStatus::Sold => Some(mark(shape, crossed(shape), "chair-free", 2.0)),
    }
}

fn mark(shape: &ChairShape, d: String, token: &'static str, stroke_width: f64) -> Primitive {
    Primitive {
        seat: Some(shape.id.clone()),
        ..Primitive::detail(d, Paint::Borrowed(token), stroke_width)
    }
}

/// Draws three lines from corner to corner.
fn hatching(shape: &ChairShape) -> String {
    hatched(&shape.frame(), shape.width / 2.0, shape.height / 2.0)
}

/// Draws three slanting lines in a box around the centre of a frame; the second one leaves room for the label.
pub(crate) fn hatched(frame: &Frame, half_width: f64, half_height: f64) -> String {
    let (w, h) = (half_width * 0.78, half_height * 0.78);
    let gap = 0.6;
    Path::new(frame)
        .line(-w, 0.0, 0.0, -h)
        .line(-w, h, -w * gap, h * gap)
        .line(w * gap, -h * gap, w, -h)
        .line(0.0, h, w, 0.0)
        .finish()
}

/// Draws the four arms of a cross, which leave the centre to the label.
fn crossed(shape: &ChairShape) -> String {
    let (near, far) = (shape.width * 0.24, shape.width * 0.37);
    let frame = shape.frame();
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let arms = corners.into_iter().fold(Path::new(&frame), |path, (x, y)| {
        path.line(x * near, y * near, x * far, y * far)
    });
    arms.finish()
}

/// Draws a head, a body on a chair and a wheel, upright regardless of the rotation of the seat.
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

/// Draws the label, not the number: lists, place cards and the seat finder call the seat by its label.
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

#[cfg(test)]
mod tests {
    use domain::plan::FloorPlan;
    use serde_json::json;

    use super::*;
    use crate::scene::primitives;

    /// The ends of the lines in path data that consists of lines only.
    fn lines(d: &str) -> Vec<(Point, Point)> {
        let place = |text: &str| {
            let (x, y) = text.split_once(' ').unwrap();
            Point::new(x.parse().unwrap(), y.parse().unwrap())
        };
        let line = |text: &str| text.split_once('L').map(|(from, to)| (place(from), place(to))).unwrap();
        d.split('M').skip(1).map(line).collect()
    }

    #[test]
    fn everything_on_a_sold_seat_has_the_ink_that_its_dark_ground_needs() {
        let seat = json!([{"id": "t-chair-1", "seatStatus": "sold", "isHandicapAccessible": true}]);
        let table = json!({"id": "t", "type": "round", "chairs": 1, "chairPositions": seat});
        let plan = FloorPlan::from_value(json!({ "elements": [table] })).unwrap().0;
        let drawn = primitives(&plan.elements()[0]);
        let of_seat = |role: Role| drawn.iter().filter(move |one| one.role == role && one.seat.is_some());
        let marks: Vec<_> = of_seat(Role::Detail).map(|mark| mark.stroke.as_deref()).collect();
        let labels: Vec<_> = of_seat(Role::SeatNumber).map(|label| label.fill.as_deref()).collect();
        assert_eq!((marks, labels), (vec![Some("chair-free"); 2], vec![Some("chair-free")]));
    }

    #[test]
    fn what_says_that_a_seat_is_kept_or_sold_leaves_its_label_readable() {
        for status in ["sold", "reserved"] {
            let seats: Vec<_> = (1..=8)
                .map(|n| json!({"id": format!("t-chair-{n}"), "seatStatus": status, "seatLabel": "W"}))
                .collect();
            let table = json!({"id": "t", "type": "round", "rotation": 10, "chairs": 8, "chairPositions": seats});
            let plan = FloorPlan::from_value(json!({ "elements": [table] })).unwrap().0;
            let drawn = primitives(&plan.elements()[0]);
            let of_role = |role: Role| drawn.iter().filter(move |one| one.role == role && one.seat.is_some());
            assert_eq!(of_role(Role::Detail).count(), 8);
            for (mark, label) in of_role(Role::Detail).zip(of_role(Role::SeatNumber)) {
                let (Shape::Path { d }, Shape::Text { x, y, size, .. }) = (&mark.shape, &label.shape) else {
                    panic!("a mark is a path, a label is text")
                };
                // As large as a wide capital letter.
                let on_label = |p: Point| (p.x - x).abs() < size * 0.45 && (p.y - y).abs() < size * 0.36;
                for (from, to) in lines(d) {
                    let way = from.to(to);
                    let steps = (0..=20).map(|step| from.along(way, f64::from(step) / 20.0));
                    assert!(!steps.clone().any(on_label), "{status}: {d} over {x} {y}");
                }
            }
        }
    }
}
