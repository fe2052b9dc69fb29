//! Draws elements without seats: a surface, a few characteristic lines, and a label.

use domain::plan::Element;
use domain::plan::catalogue::Figure;

use super::label::label;
use super::path::Path;
use super::pictogram;
use super::primitive::{Primitive, Shape};
use super::table::{paints, top};
use crate::angle::Degrees;
use crate::dance_floor::panels;
use crate::index::Placed;
use crate::point::{Frame, Point};

/// Height of a line of words, in units.
const WORD_BAND: f64 = 26.0;
/// The least width and height at which an element with a pictogram shows its label, in units.
const WORDS_FROM: (f64, f64) = (110.0, 48.0);
/// Depth of a tread, in units: 11 in.
const TREAD: f64 = 22.0;
/// Width of a fold of cloth, in units: 8 in.
const FOLD: f64 = 16.0;
/// Distance between posts, in units: 6 ft.
const POSTS: f64 = 144.0;

/// Draws an element that is not a table.
pub(super) fn draw(element: &Element, placed: &Placed, list: &mut Vec<Primitive>) {
    let (fill, stroke) = paints(element);
    let frame = &placed.outline.frame;
    if let Some(shape) = surface(element, placed) {
        list.push(Primitive::body(shape, Some(fill.clone()), Some(stroke.clone())));
    }
    if let Some((d, width)) = lines(element, frame) {
        list.push(Primitive::detail(d, stroke, width));
    }
    let Some((own, width)) = label_place(element) else {
        return;
    };
    let upright = matches!(element.kind.figure, Figure::Picture | Figure::Disc | Figure::Booth);
    let tall = !upright && element.height > element.width * 1.5;
    let along = if tall { 90.0 } else { 0.0 };
    let rotation = Degrees(element.rotation + along).readable().0;
    let at = frame.to_plan(own);
    list.extend(label(
        element,
        &element.label,
        at,
        if tall { element.height * 0.86 } else { width },
        rotation,
        &fill,
    ));
}

fn surface(element: &Element, placed: &Placed) -> Option<Shape> {
    let (w, h) = (element.width / 2.0, element.height / 2.0);
    let path = Path::new(&placed.outline.frame);
    match element.kind.figure {
        Figure::Text => None,
        Figure::Door => {
            let path = path
                .move_to(-w, h)
                .line_to(-w, -h)
                .bow_to(w * 2.0, h * 2.0, w, h)
                .close();
            Some(Shape::Path { d: path.finish() })
        }
        Figure::Counter => Some(top(&placed.outline, element.height * 0.2)),
        Figure::Wall | Figure::Stairs | Figure::Line => Some(top(&placed.outline, 0.0)),
        _ => Some(top(&placed.outline, 4.0)),
    }
}

/// Returns the place of the label in own coordinates, and its width; `None` for elements without a label.
fn label_place(element: &Element) -> Option<(Point, f64)> {
    let h = element.height / 2.0;
    let width = element.width * 0.86;
    let named = element.label != element.kind.label;
    match element.kind.figure {
        Figure::Picture | Figure::Disc | Figure::Booth => {
            word_band(element).map(|band| (Point::new(0.0, h - band * 0.6), width))
        }
        Figure::Wall
        | Figure::Column
        | Figure::Plant
        | Figure::Drape
        | Figure::Fence
        | Figure::Stairs
        | Figure::Line => named.then_some((Point::default(), width)),
        Figure::Counter => Some((Point::new(0.0, h * 0.15), width)),
        Figure::Buffet | Figure::Entrance => Some((Point::new(0.0, h * 0.45), width)),
        Figure::DjBooth => Some((Point::default(), width * 0.5)),
        Figure::Door => Some((Point::new(0.0, h * 0.6), element.width * 0.9)),
        Figure::Box => Some((Point::new(0.0, 16.0 - h), width)),
        Figure::DanceFloor | Figure::Stage | Figure::Text | Figure::Generic => Some((Point::default(), width)),
        Figure::Round
        | Figure::Oval
        | Figure::Rectangle
        | Figure::Serpentine
        | Figure::HalfMoon
        | Figure::Chair
        | Figure::Row
        | Figure::CurvedRow
        | Figure::DiningBooth
        | Figure::Image => None,
    }
}

/// Returns the height reserved for the label of an element with a pictogram; `None` when it is too small for both,
/// unless the organiser named the element.
fn word_band(element: &Element) -> Option<f64> {
    let named = element.label != element.kind.label;
    let roomy = element.width >= WORDS_FROM.0 && element.height >= WORDS_FROM.1;
    (named || roomy).then_some((element.height * 0.4).min(WORD_BAND))
}

/// Returns the characteristic lines of an element, and their width.
fn lines(element: &Element, frame: &Frame) -> Option<(String, f64)> {
    let (w, h) = (element.width / 2.0, element.height / 2.0);
    let path = Path::new(frame);
    match element.kind.figure {
        Figure::Stage => Some((path.line(-w + 6.0, h - 7.0, w - 6.0, h - 7.0).finish(), 2.0)),
        Figure::DanceFloor => Some((parquet(path, w, h), 0.6)),
        Figure::Counter => Some((path.line(-w + 4.0, -h * 0.45, w - 4.0, -h * 0.45).finish(), 1.2)),
        Figure::Buffet => Some((dishes(path, w, h), 1.2)),
        Figure::DjBooth => {
            let r = (h * 0.6).min(w * 0.3);
            let decks = path
                .circle(-w * 0.68, 0.0, r)
                .circle(-w * 0.68, 0.0, r * 0.2)
                .circle(w * 0.68, 0.0, r);
            Some((decks.circle(w * 0.68, 0.0, r * 0.2).finish(), 1.2))
        }
        Figure::Door => Some((path.line(-w, h, -w, -h).finish(), 4.0)),
        Figure::Entrance => {
            let arrow = path
                .line(0.0, -h * 0.8, 0.0, 0.0)
                .move_to(-h * 0.3, -h * 0.35)
                .line_to(0.0, 0.0);
            let arrow = arrow.line_to(h * 0.3, -h * 0.35);
            Some((arrow.line(-w, -h, -w, h).line(w, -h, w, h).finish(), 2.5))
        }
        Figure::Plant => Some((leaves(path, w, h), 1.2)),
        Figure::Column => Some((
            path.line(-w * 0.7, -h * 0.7, w * 0.7, h * 0.7)
                .line(-w * 0.7, h * 0.7, w * 0.7, -h * 0.7)
                .finish(),
            1.0,
        )),
        Figure::Picture | Figure::Disc | Figure::Booth => {
            let band = word_band(element).unwrap_or(0.0);
            let lines = pictogram::draw(path, element.kind.as_str(), w, h - band / 2.0, -band / 2.0);
            (!lines.is_empty()).then_some((lines, 1.4))
        }
        Figure::Drape => Some((folds(path, w, h), 1.5)),
        Figure::Fence => Some((posts(path, w, h), 1.5)),
        Figure::Stairs => Some((treads(path, w, h), 1.0)),
        Figure::Round
        | Figure::Oval
        | Figure::Rectangle
        | Figure::Serpentine
        | Figure::HalfMoon
        | Figure::Chair
        | Figure::Row
        | Figure::CurvedRow
        | Figure::DiningBooth
        | Figure::Image
        | Figure::Wall
        | Figure::Text
        | Figure::Line
        | Figure::Generic
        | Figure::Box => None,
    }
}

/// Draws the joints between the panels of a dance floor.
fn parquet(mut path: Path<'_>, w: f64, h: f64) -> String {
    for cut in joints(panels(w * 2.0)) {
        path = path.line(cut * w, -h, cut * w, h);
    }
    for cut in joints(panels(h * 2.0)) {
        path = path.line(-w, cut * h, w, cut * h);
    }
    path.finish()
}

/// Returns the cuts of a length into 2 to 40 equal parts of about `part` units, from -1 to 1.
fn cuts(length: f64, part: f64) -> impl Iterator<Item = f64> {
    joints((length / part).round().clamp(2.0, 40.0))
}

/// Returns the cuts between `number` equal parts, at most 40, from -1 to 1.
fn joints(number: f64) -> impl Iterator<Item = f64> {
    (1_u32..40)
        .map(f64::from)
        .take_while(move |cut| *cut < number)
        .map(move |cut| cut / number * 2.0 - 1.0)
}

/// Draws a wave along the rail.
fn folds(path: Path<'_>, w: f64, h: f64) -> String {
    let mut path = path.move_to(-w, 0.0);
    let (mut from, mut side) = (-w, 1.0);
    for to in cuts(w * 2.0, FOLD).map(|cut| cut * w).chain([w]) {
        path = path.curve_to((from + to) / 2.0, side * h * 1.6, to, 0.0);
        (from, side) = (to, -side);
    }
    path.finish()
}

fn posts(path: Path<'_>, w: f64, h: f64) -> String {
    let radius = h.min(w) * 0.6;
    let ends = [-w + radius, w - radius];
    let between = cuts(w * 2.0, POSTS).map(|cut| cut * w);
    let path = path.line(-w, 0.0, w, 0.0);
    let path = ends
        .into_iter()
        .chain(between)
        .fold(path, |path, x| path.circle(x, 0.0, radius));
    path.finish()
}

/// Draws treads across, and an arrow that points up the stairs.
fn treads(path: Path<'_>, w: f64, h: f64) -> String {
    let path = cuts(h * 2.0, TREAD).fold(path, |path, cut| path.line(-w, cut * h, w, cut * h));
    let head = w.min(h) * 0.3;
    path.line(0.0, h * 0.9, 0.0, -h * 0.85)
        .move_to(-head, -h * 0.85 + head)
        .line_to(0.0, -h * 0.85)
        .line_to(head, -h * 0.85 + head)
        .finish()
}

fn dishes(mut path: Path<'_>, w: f64, h: f64) -> String {
    let number = (w * 2.0 / 44.0).floor().clamp(1.0, 12.0);
    for dish in (0_u32..12).map(f64::from).take_while(|dish| *dish < number) {
        let x = ((dish + 0.5) / number * 2.0 - 1.0) * w;
        path = path.circle(x, -h * 0.4, (h * 0.36).min(w / number * 0.8));
    }
    path.finish()
}

/// Draws eight leaves from the centre to the rim.
fn leaves(mut path: Path<'_>, w: f64, h: f64) -> String {
    for leaf in (0_u32..8).map(f64::from) {
        let (sin, cos) = Degrees(leaf * 45.0).sin_cos();
        let (tip_x, tip_y) = (cos * w * 0.86, sin * h * 0.86);
        let (side_x, side_y) = (-sin * w * 0.3, cos * h * 0.3);
        path = path
            .move_to(0.0, 0.0)
            .curve_to(tip_x * 0.5 + side_x, tip_y * 0.5 + side_y, tip_x, tip_y)
            .curve_to(tip_x * 0.5 - side_x, tip_y * 0.5 - side_y, 0.0, 0.0)
            .close();
    }
    path.finish()
}
