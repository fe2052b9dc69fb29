//! SVG, rebuilt: the kept parts are written anew from an allow-list, so nothing else can survive. Harmless extras
//! (editors' data, comments, animation, filters) are dropped silently. Scripts, references outside the file and
//! drawings that take too long to draw are refused.
//!
//! `reader` parses a tree within limits, `style` reads its style sheet, `clean` keeps what `allowed` lists with values
//! that `value` accepts, `cost` counts the cost of drawing, `size` determines the size, and `printer` writes the file.

mod allowed;
mod clean;
mod cost;
mod embedded;
mod printer;
mod reader;
mod size;
mod style;
#[cfg(test)]
mod tests;
mod tree;
mod value;

use domain::limits::IMAGE_BYTES_MAX;

use crate::picture::{Kind, Picture};
use crate::refusal::Refusal;

/// Reads an SVG and rebuilds it; refuses other text like any unknown file type.
pub(crate) fn read(bytes: &[u8]) -> Result<Picture, Refusal> {
    let text = std::str::from_utf8(bytes).or(Err(Refusal::Kind))?;
    let document = reader::read(text.trim_start_matches('\u{FEFF}'))?;
    let mut root = clean::document(document)?;
    if !cost::check(&root)? {
        return Err(Refusal::SvgEmpty);
    }
    let (width, height) = size::settle(&mut root)?;
    let text = printer::print(&root);
    if text.len() > IMAGE_BYTES_MAX {
        return Err(Refusal::SvgComplex);
    }
    Ok(Picture {
        kind: Kind::Svg,
        width,
        height,
        bytes: text.into_bytes(),
    })
}
