//! Labels of elements: fitted into the available room, never upside down.

use domain::plan::Element;
use domain::plan::number::FONT_SIZE;

use super::primitive::{Paint, Primitive, Role, Shape};
use crate::palette;
use crate::point::Point;

/// Default font size, in units.
const SIZE: f64 = 14.0;
/// Width of an average letter as a share of the font size (system fonts lie between 0.50 and 0.58).
const LETTER: f64 = 0.56;

/// Fits a text into a width: first smaller, down to 8 units, then shortened with an ellipsis. `None` when not even one
/// letter fits.
fn fit(text: &str, size: f64, width: f64) -> Option<(String, f64)> {
    let letters = u32::try_from(text.chars().count()).map_or(f64::MAX, f64::from);
    if letters < 1.0 {
        return None;
    }
    let fitting = (width / (letters * LETTER)).min(size);
    if fitting >= FONT_SIZE.0 {
        return Some((text.to_owned(), fitting));
    }
    let room = (width / (FONT_SIZE.0 * LETTER)).floor() - 1.0;
    let short: String = text
        .chars()
        .zip(1_u32..)
        .take_while(|(_, n)| f64::from(*n) <= room)
        .map(|(c, _)| c)
        .collect();
    (!short.is_empty()).then(|| (format!("{}…", short.trim_end()), FONT_SIZE.0))
}

/// Builds the label of an element at a point of the plan; `None` without text or without room for it.
pub(super) fn label(
    element: &Element,
    text: &str,
    at: Point,
    width: f64,
    rotation: f64,
    fill: &Paint,
) -> Option<Primitive> {
    let (text, size) = fit(text.trim(), element.font_size.unwrap_or(SIZE), width)?;
    let ink = palette::ink_on(fill).map_or(Paint::Borrowed("text"), Paint::Borrowed);
    Some(Primitive {
        shape: Shape::Text {
            x: at.x,
            y: at.y,
            text,
            size,
            weight: 500,
            rotation,
        },
        fill: Some(ink),
        stroke: None,
        stroke_width: 0.0,
        role: Role::Label,
        seat: None,
        min_zoom: Some(super::LABEL_ZOOM),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_smaller_then_shorter() {
        assert_eq!(fit("Table 1", 14.0, 100.0), Some(("Table 1".to_owned(), 14.0)));
        assert_eq!(fit("Table 1", 14.0, 39.2), Some(("Table 1".to_owned(), 10.0)));
        assert_eq!(
            fit("The long table of the family", 14.0, 60.0),
            Some(("The long tab…".to_owned(), 8.0))
        );
        assert_eq!(fit("Bar", 14.0, 4.0), None);
        assert_eq!(fit("", 14.0, 100.0), None);
    }
}
