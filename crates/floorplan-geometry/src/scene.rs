//! The drawing of an element: a short list of primitives, from the back to the front. Canvas, preview and files paint
//! the same list. A chair is one primitive with its seat; the painter chooses its colour by its guest.

use domain::plan::Element;
use domain::plan::catalogue::Figure;

use crate::index::Placed;

mod furniture;
mod image;
mod label;
mod path;
mod pictogram;
mod primitive;
mod row;
mod seat;
mod table;

pub(crate) use path::{number, push_number};
pub use primitive::{Paint, Primitive, Role, Shape};
pub(crate) use row::words as row_words;
pub(crate) use seat::hatched;

/// Below this zoom seat numbers and small details are not drawn.
pub const DETAIL_ZOOM: f64 = 0.6;
/// Below this zoom no text is drawn.
pub const LABEL_ZOOM: f64 = 0.25;

/// Whether seats have their labels beside their bodies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatWords {
    /// Labels are drawn where the element shows them.
    Drawn,
    /// Labels are not even built.
    LeftOut,
}

/// Returns the drawing of an element.
pub fn primitives(element: &Element) -> Vec<Primitive> {
    primitives_of(element, &Placed::from_element(element), SeatWords::Drawn)
}

/// Returns the drawing of an element with known shapes.
pub fn primitives_of(element: &Element, placed: &Placed, words: SeatWords) -> Vec<Primitive> {
    if element.hidden {
        return Vec::new();
    }
    let mut list = Vec::with_capacity(placed.chairs.len() * 2 + 4);
    match element.kind.figure {
        Figure::Round | Figure::Oval | Figure::Rectangle | Figure::Serpentine | Figure::HalfMoon => {
            table::draw(element, placed, words, &mut list);
        }
        Figure::Image => list.push(image::draw(element, placed)),
        Figure::Chair => seat::draw(element, placed, words, &mut list),
        Figure::Row | Figure::CurvedRow => row::draw(element, placed, words, &mut list),
        Figure::DiningBooth => row::dining_booth(element, placed, words, &mut list),
        Figure::Booth => {
            furniture::draw(element, placed, &mut list);
            row::booth_seats(element, placed, words, &mut list);
        }
        _ => furniture::draw(element, placed, &mut list),
    }
    list
}
