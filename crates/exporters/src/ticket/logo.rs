//! The mark of the product, as `frontend/src/ui/Logo.tsx` draws it: a round table, its chairs, one of them taken.

use std::fmt::Write as _;

use crate::plan_picture::{PictureError, drawing_png};

/// The middles of the chairs in a square of 32, clockwise from the top.
const CHAIRS: [(&str, &str); 6] = [
    ("16", "5.5"),
    ("25.0933", "10.75"),
    ("25.0933", "21.25"),
    ("16", "26.5"),
    ("6.9067", "21.25"),
    ("6.9067", "10.75"),
];
/// The chair that is taken.
const TAKEN: usize = 1;

/// Returns the mark as elements of an SVG in a square of 32.
pub(super) fn mark(colour: &str) -> String {
    let mut elements = format!("<circle cx=\"16\" cy=\"16\" r=\"6\" fill=\"{colour}\"/>");
    for (index, (x, y)) in CHAIRS.iter().enumerate() {
        let fill = if index == TAKEN { colour } else { "none" };
        // Writing to a string cannot fail.
        let _written = write!(
            elements,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.6\" fill=\"{fill}\" stroke=\"{colour}\" stroke-width=\"1.6\"/>"
        );
    }
    elements
}

/// Draws the mark with this many pixels a side, on a ground or on nothing.
pub(super) fn png(side: u32, colour: &str, ground: Option<&str>) -> Result<Vec<u8>, PictureError> {
    let ground = ground.map(|ground| format!("<path d=\"M-6-6h44v44h-44z\" fill=\"{ground}\"/>"));
    let view = if ground.is_some() { "-6 -6 44 44" } else { "0 0 32 32" };
    drawing_png(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{side}\" viewBox=\"{view}\">{}{}</svg>",
        ground.unwrap_or_default(),
        mark(colour)
    ))
}
