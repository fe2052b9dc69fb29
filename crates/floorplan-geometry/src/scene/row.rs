//! Draws rows of seats and dining booths: the seats matter most, so what carries them stays in the background.

use domain::plan::Element;

use super::label::label;
use super::primitive::{Paint, Primitive, Role, Shape};
use super::table::{paints, top};
use super::{SeatWords, path::Path, seat};
use crate::angle::Degrees;
use crate::chairs::inside;
use crate::index::Placed;
use crate::outline::Form;
use crate::point::Point;

/// Distance between the first seat and the name of the row, in units.
const NAME_GAP: f64 = 14.0;

/// Draws a row: its ground if it is coloured or has no seats, its seats, and its name beside the first seat.
pub(super) fn draw(element: &Element, placed: &Placed, words: SeatWords, list: &mut Vec<Primitive>) {
    let coloured = element.color.is_some() || element.border_color.is_some() || element.zone_color.is_some();
    if coloured || element.chairs.is_empty() {
        let own = |colour: &Option<String>| colour.clone().map(Paint::Owned);
        let stroke = own(&element.border_color).or_else(|| own(&element.zone_color));
        let stroke = stroke.or_else(|| {
            element
                .chairs
                .is_empty()
                .then_some(Paint::Borrowed(element.kind.border_color))
        });
        list.push(Primitive::body(top(&placed.outline, 4.0), own(&element.color), stroke));
    }
    seat::draw(element, placed, words, list);
    list.extend(name(element, placed));
}

/// Returns the name of the row, else its custom label; `None` for an unnamed row.
pub(crate) fn words(element: &Element) -> Option<&str> {
    let named = || Some(element.label.as_str()).filter(|label| *label != element.kind.label);
    element.row_name.as_deref().or_else(named)
}

/// Draws the name of the row beside its first seat.
fn name(element: &Element, placed: &Placed) -> Option<Primitive> {
    let text = words(element)?;
    let letters = u32::try_from(text.chars().count()).map_or(f64::MAX, f64::from);
    let half = element.width / 2.0;
    let own = match placed.outline.form {
        Form::AnnularSector(band) => band.at(
            (band.outer + band.inner) / 2.0,
            -band.half_angle - (NAME_GAP + letters * 3.0) / band.outer,
        ),
        _ => Point::new(-half - NAME_GAP - letters * 3.0, 0.0),
    };
    let at = placed.outline.frame.to_plan(own);
    let floor = Paint::Borrowed("plan-floor");
    label(element, text, at, element.width.max(60.0), 0.0, &floor)
}

/// Draws a dining booth: two benches with their seats and the table between them.
pub(super) fn dining_booth(element: &Element, placed: &Placed, words: SeatWords, list: &mut Vec<Primitive>) {
    let (fill, stroke) = paints(element);
    let frame = &placed.outline.frame;
    let (w, h) = (element.width / 2.0, element.height / 2.0);
    let edge = h - inside::bench_depth(element);
    list.push(Primitive::body(
        top(&placed.outline, 4.0),
        Some(Paint::Borrowed("furniture-fill")),
        Some(stroke.clone()),
    ));
    seat::draw(element, placed, words, list);
    let leaf = (edge - 3.0).max(edge * 0.5);
    let table = Path::new(frame).rectangle(-w * 0.92, -leaf, w * 0.92, leaf);
    list.push(Primitive::body(
        Shape::Path { d: table.finish() },
        Some(fill.clone()),
        Some(stroke),
    ));
    let rotation = Degrees(element.rotation).readable().0;
    list.extend(label(
        element,
        &element.label,
        frame.centre,
        element.width * 0.8,
        rotation,
        &fill,
    ));
}

/// Draws the seats of a trade-show booth above the booth itself, but below its label.
pub(super) fn booth_seats(element: &Element, placed: &Placed, words: SeatWords, list: &mut Vec<Primitive>) {
    let label = list.iter().position(|primitive| primitive.role == Role::Label);
    let at = label.unwrap_or(list.len());
    let label = list.split_off(at);
    seat::draw(element, placed, words, list);
    list.extend(label);
}
