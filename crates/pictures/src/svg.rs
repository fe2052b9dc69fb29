//! SVG, rebuilt: what is kept is written anew from a list of what may stand in it, so that nothing else can survive.
//! Harmless extras (editors' data, comments, animation, filters) are dropped in silence; what runs, names something
//! outside of the file, or would take too long to draw is refused.
//!
//! `reader` makes a tree within limits, `style` reads its style sheet, `clean` keeps what `allowed` lists with values
//! that `value` lets pass, `cost` counts what drawing would take, `size` says how large it is, `printer` writes it.

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

/// Reads an SVG and rebuilds it; text that is none is refused like any other file.
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
