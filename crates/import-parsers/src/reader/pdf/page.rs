//! One page: its text with its place, and the straight lines drawn on it.

mod interpreter;

use lopdf::{Document, Error, Object, ObjectId};

use super::font::Fonts;
use super::matrix::IDENTITY;
use interpreter::Interpreter;

/// A piece of text on the page, in points from the lower left corner.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Run {
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) baseline: f32,
    pub(super) size: f32,
    pub(super) text: String,
}

/// A straight line that is drawn, horizontal or vertical.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Ruling {
    pub(super) from: (f32, f32),
    pub(super) to: (f32, f32),
}

/// What a page shows.
#[derive(Debug, Default)]
pub(super) struct Page {
    pub(super) runs: Vec<Run>,
    pub(super) rulings: Vec<Ruling>,
    pub(super) images: usize,
    /// Characters whose font does not say what they are.
    pub(super) unreadable: usize,
}

impl Page {
    /// Reads a page; `left` is what all pages together may still unpack.
    pub(super) fn read<'d>(
        document: &'d Document,
        id: ObjectId,
        fonts: &mut Fonts<'d>,
        left: &mut usize,
    ) -> Result<Self, Error> {
        let content = document.get_page_content_with_limit(id, *left)?;
        *left = left.saturating_sub(content.len());
        let rotation = inherited(document, id, b"Rotate")
            .and_then(|object| object.as_i64().ok())
            .unwrap_or(0);
        let resources = inherited(document, id, b"Resources").and_then(|object| object.as_dict().ok());
        let turned = match rotation.rem_euclid(360) {
            90 => [0.0, -1.0, 1.0, 0.0, 0.0, 0.0],
            180 => [-1.0, 0.0, 0.0, -1.0, 0.0, 0.0],
            270 => [0.0, 1.0, -1.0, 0.0, 0.0, 0.0],
            _ => IDENTITY,
        };
        let mut interpreter = Interpreter::new(document, fonts, left, turned);
        interpreter.carry_out(&content, resources, 0)?;
        Ok(interpreter.into_page())
    }
}

/// Returns an attribute of a page, or of the nearest node above it that has one.
fn inherited<'d>(document: &'d Document, page: ObjectId, key: &[u8]) -> Option<&'d Object> {
    const DEEPEST: usize = 50;
    let mut node = document.get_dictionary(page).ok()?;
    for _ in 0..DEEPEST {
        if let Ok(found) = node.get_deref(key, document) {
            return Some(found);
        }
        node = node.get_deref(b"Parent", document).ok()?.as_dict().ok()?;
    }
    None
}
