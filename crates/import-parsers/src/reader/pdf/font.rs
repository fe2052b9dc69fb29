//! Fonts: from the codes of a string to characters and widths.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use lopdf::{Dictionary, Document, Encoding, Object, ObjectId};

use super::widths;

/// A character as a font shows it.
#[derive(Debug, Clone)]
pub(super) struct Glyph {
    /// Its text; `None` when the font does not say.
    pub(super) text: Option<String>,
    /// Its width, in parts of the font size.
    pub(super) width: f32,
}

/// The fonts of a document, each read once.
pub(super) struct Fonts<'d> {
    document: &'d Document,
    limit: usize,
    read: HashMap<ObjectId, Rc<Font<'d>>>,
}

impl<'d> Fonts<'d> {
    pub(super) fn new(document: &'d Document, limit: usize) -> Self {
        Self {
            document,
            limit,
            read: HashMap::new(),
        }
    }

    /// Returns the font that an object names or is.
    pub(super) fn get(&mut self, object: &'d Object) -> Option<Rc<Font<'d>>> {
        let id = object.as_reference().ok();
        if let Some(font) = id.and_then(|id| self.read.get(&id)) {
            return Some(Rc::clone(font));
        }
        let (_, object) = self.document.dereference(object).ok()?;
        let font = Rc::new(Font::read(self.document, object.as_dict().ok()?, self.limit));
        if let Some(id) = id {
            self.read.insert(id, Rc::clone(&font));
        }
        Some(font)
    }
}

/// One font.
pub(super) struct Font<'d> {
    /// Codes have two bytes.
    composite: bool,
    /// The font's own table of characters, which wins over its encoding.
    to_unicode: Option<Encoding<'static>>,
    encoding: Option<Encoding<'d>>,
    widths: HashMap<u32, f32>,
    other_width: Option<f32>,
    glyphs: RefCell<HashMap<u32, Glyph>>,
}

impl<'d> Font<'d> {
    fn read(document: &'d Document, font: &'d Dictionary, limit: usize) -> Self {
        let composite = font
            .get(b"Subtype")
            .and_then(Object::as_name)
            .is_ok_and(|name| name == b"Type0");
        // Without a character set of its own, the encoding of a composite font names glyphs and not characters.
        let of_characters = |encoding: &Encoding<'_>| !composite || matches!(encoding, Encoding::SimpleEncoding(_));
        let encoding = font
            .get_font_encoding_with_limit(document, limit)
            .ok()
            .filter(of_characters);
        let mut this = Self {
            composite,
            to_unicode: to_unicode(document, font, limit),
            encoding,
            widths: HashMap::new(),
            other_width: None,
            glyphs: RefCell::default(),
        };
        let _without_widths = if composite {
            this.read_composite_widths(document, font)
        } else {
            this.read_widths(document, font)
        };
        this
    }

    fn read_widths(&mut self, document: &Document, font: &Dictionary) -> Option<()> {
        let first = u32::try_from(font.get_deref(b"FirstChar", document).ok()?.as_i64().ok()?).ok()?;
        let widths = font.get_deref(b"Widths", document).ok()?.as_array().ok()?;
        for (code, width) in (first..).zip(widths) {
            let (_, width) = document.dereference(width).ok()?;
            self.widths.insert(code, width.as_float().ok()? / 1000.0);
        }
        Some(())
    }

    fn read_composite_widths(&mut self, document: &Document, font: &Dictionary) -> Option<()> {
        let descendants = font.get_deref(b"DescendantFonts", document).ok()?.as_array().ok()?;
        let (_, descendant) = document.dereference(descendants.first()?).ok()?;
        let descendant = descendant.as_dict().ok()?;
        let other = descendant
            .get_deref(b"DW", document)
            .and_then(Object::as_float)
            .unwrap_or(1000.0);
        self.other_width = Some(other / 1000.0);
        let mut parts = descendant.get_deref(b"W", document).ok()?.as_array().ok()?.iter();
        // Either "first [width …]" or "first last width".
        while let (Some(first), Some(second)) = (parts.next(), parts.next()) {
            let first = u32::try_from(first.as_i64().ok()?).ok()?;
            let (_, second) = document.dereference(second).ok()?;
            if let Ok(widths) = second.as_array() {
                let widths = widths.iter().filter_map(|width| width.as_float().ok());
                self.widths.extend((first..).zip(widths.map(|width| width / 1000.0)));
            } else {
                let last = u32::try_from(second.as_i64().ok()?).ok()?.min(0xFFFF);
                let width = parts.next()?.as_float().ok()? / 1000.0;
                self.widths.extend((first..=last).map(|code| (code, width)));
            }
        }
        Some(())
    }

    /// Returns the codes of a string.
    pub(super) fn codes(&self, bytes: &[u8]) -> Vec<u32> {
        let size = if self.composite { 2 } else { 1 };
        let code = |chunk: &[u8]| chunk.iter().fold(0, |code, byte| code << 8 | u32::from(*byte));
        bytes.chunks(size).map(code).collect()
    }

    /// Returns whether word spacing applies to a code.
    pub(super) fn is_space(&self, code: u32) -> bool {
        !self.composite && code == 32
    }

    /// Returns the character of a code.
    pub(super) fn glyph(&self, code: u32) -> Glyph {
        if let Some(glyph) = self.glyphs.borrow().get(&code) {
            return glyph.clone();
        }
        let text = self.text(code);
        let width = self.widths.get(&code).copied().or(self.other_width);
        let width = width.unwrap_or_else(|| widths::of(text.as_deref()));
        let glyph = Glyph { text, width };
        self.glyphs.borrow_mut().insert(code, glyph.clone());
        glyph
    }

    fn text(&self, code: u32) -> Option<String> {
        let [.., high, low] = code.to_be_bytes();
        let bytes: &[u8] = if self.composite { &[high, low] } else { &[low] };
        let known = |encoding: &Encoding<'_>| {
            let text = encoding.bytes_to_string(bytes).ok()?;
            let broken = |c: char| c == char::REPLACEMENT_CHARACTER || c == '\0';
            (!text.is_empty() && !text.contains(broken)).then_some(text)
        };
        self.to_unicode
            .as_ref()
            .and_then(known)
            .or_else(|| self.encoding.as_ref().and_then(known))
    }
}

/// Reads the character table of a font. The library prefers an encoding where there is one, so it gets a copy without.
fn to_unicode(document: &Document, font: &Dictionary, limit: usize) -> Option<Encoding<'static>> {
    let mut copy = font.clone();
    copy.remove(b"Encoding");
    match copy.get_font_encoding_with_limit(document, limit) {
        Ok(Encoding::UnicodeMapEncoding(map)) => Some(Encoding::UnicodeMapEncoding(map)),
        _ => None,
    }
}
