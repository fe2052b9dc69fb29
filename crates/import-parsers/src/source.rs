//! An opened file: its tables as the file has them, before they are interpreted.

use crate::csv;
use crate::encoding::{Decoded, decode};
use crate::grid::{Document, Sheet};
use crate::kind::{Kind, Packing, packing};
use crate::limits::Limits;
use crate::problem::{Refusal, RefusalCode};
use crate::reader::Reader;

/// An opened file.
#[derive(Debug)]
pub struct Source {
    pub(crate) name: String,
    pub(crate) document: Document,
    pub(crate) encoding: Option<&'static str>,
    pub(crate) separator: Option<char>,
    pub(crate) notes: Vec<String>,
}

/// Returns whether a [`Reader`] of documents is needed for these bytes.
#[must_use]
pub fn is_document(bytes: &[u8]) -> bool {
    packing(bytes, &Limits::default()).is_ok_and(|packing| packing != Packing::Text)
}

impl Source {
    /// Opens text here, and documents with the reader.
    ///
    /// # Errors
    /// Returns a [`Refusal`] when the file cannot be read.
    pub fn open(name: &str, bytes: &[u8], limits: &Limits, reader: &dyn Reader) -> Result<Self, Refusal> {
        match packing(bytes, limits)? {
            Packing::Text => Self::from_text(name, bytes, limits),
            Packing::Zip | Packing::Ole | Packing::Pdf => Ok(Self::of_document(name, reader.read(bytes)?)),
        }
    }

    /// Opens a document that a [`Reader`] has read.
    #[must_use]
    pub fn of_document(name: &str, document: Document) -> Self {
        Self {
            name: name.to_owned(),
            document,
            encoding: None,
            separator: None,
            notes: Vec::new(),
        }
    }

    fn from_text(name: &str, bytes: &[u8], limits: &Limits) -> Result<Self, Refusal> {
        let Decoded { text, encoding, note } = decode(bytes)?;
        if text
            .trim_matches(|c: char| c.is_whitespace() || c.is_control() || c == '\u{feff}')
            .is_empty()
        {
            return Err(Refusal::new(RefusalCode::Empty, "The file is empty."));
        }
        let (separator, body) = csv::find_separator(&text);
        let mut sheet = csv::parse(body, separator, limits)?;
        sheet.name = Sheet::named(name).name;
        Ok(Self {
            name: name.to_owned(),
            document: Document {
                kind: Kind::Csv,
                sheets: vec![sheet],
            },
            encoding: Some(encoding),
            separator: separator.character(),
            notes: note.into_iter().collect(),
        })
    }
}
