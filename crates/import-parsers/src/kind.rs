//! What a file is, by its bytes and never by its name.

use serde::{Deserialize, Serialize};

use crate::bytes::find;
use crate::limits::Limits;
use crate::problem::{Refusal, RefusalCode};

/// A kind of file that holds guest lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Text with separators.
    Csv,
    /// Excel workbook, since 2007.
    Xlsx,
    /// Excel workbook, before 2007.
    Xls,
    /// Word document, since 2007.
    Docx,
    /// Word document, before 2007.
    Doc,
    /// Portable document.
    Pdf,
}

impl Kind {
    /// Returns the kind in words, with its article.
    #[must_use]
    pub fn in_words(self) -> &'static str {
        match self {
            Self::Csv => "a CSV file",
            Self::Xlsx => "an Excel workbook (xlsx)",
            Self::Xls => "an Excel workbook (xls)",
            Self::Docx => "a Word document (docx)",
            Self::Doc => "a Word document (doc)",
            Self::Pdf => "a PDF document",
        }
    }
}

/// How the bytes are packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Packing {
    /// No container: text in some encoding.
    Text,
    /// docx, xlsx.
    Zip,
    /// doc, xls, and docx and xlsx with a password.
    Ole,
    /// PDF.
    Pdf,
}

/// Returns how a file is packed, or refuses it by its first bytes or its size.
pub(crate) fn packing(bytes: &[u8], limits: &Limits) -> Result<Packing, Refusal> {
    if bytes.is_empty() {
        return Err(Refusal::new(RefusalCode::Empty, "The file is empty."));
    }
    if bytes.len() > limits.bytes {
        let (size, most) = (megabytes(bytes.len()), megabytes(limits.bytes));
        let message = format!("The file has {size}; imports are limited to {most}.");
        return Err(Refusal::new(RefusalCode::TooLarge, message));
    }
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
        Ok(Packing::Zip)
    } else if bytes.starts_with(&OLE_SIGNATURE) {
        Ok(Packing::Ole)
    } else if is_pdf(bytes) {
        Ok(Packing::Pdf)
    } else {
        foreign(bytes).map_or(Ok(Packing::Text), Err)
    }
}

const OLE_SIGNATURE: [u8; 8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1];

/// The header may follow some bytes of a mail or web server.
fn is_pdf(bytes: &[u8]) -> bool {
    const HEADER_REACH: usize = 1024;
    let head = bytes.get(..HEADER_REACH).unwrap_or(bytes);
    find(head, b"%PDF-", 0).is_some()
}

/// The kinds that are recognised and never imported.
fn foreign(bytes: &[u8]) -> Option<Refusal> {
    const IMAGES: [(&[u8], &str); 7] = [
        (b"\x89PNG\r\n\x1a\n", "PNG"),
        (b"\xff\xd8\xff", "JPEG"),
        (b"GIF87a", "GIF"),
        (b"GIF89a", "GIF"),
        (b"II*\0", "TIFF"),
        (b"MM\0*", "TIFF"),
        (b"8BPS", "Photoshop"),
    ];
    const OTHERS: [(&[u8], &str); 7] = [
        (b"{\\rtf", "a rich text document (RTF)"),
        (b"\x1f\x8b", "a compressed file (gzip)"),
        (b"7z\xbc\xaf\x27\x1c", "a compressed archive (7z)"),
        (b"Rar!", "a compressed archive (RAR)"),
        (b"SQLite format 3\0", "a database"),
        (b"BEGIN:VCARD", "a set of contact cards (vCard)"),
        (b"\x7fELF", "a program"),
    ];
    let image = IMAGES
        .iter()
        .find(|(magic, _)| bytes.starts_with(magic))
        .map(|(_, name)| *name);
    let image = image.or_else(|| (bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP")).then_some("WebP"));
    let image = image.or_else(|| (bytes.get(4..8) == Some(b"ftyp")).then_some("HEIC or video"));
    if let Some(image) = image {
        return Some(Refusal::unsupported(&format!(
            "This file is an image, not a list ({image})"
        )));
    }
    let other = OTHERS
        .iter()
        .find(|(magic, _)| bytes.starts_with(magic))
        .map(|(_, name)| *name);
    let name = other.or_else(|| markup(bytes))?;
    Some(Refusal::unsupported(&format!("This file is {name}")))
}

fn markup(bytes: &[u8]) -> Option<&'static str> {
    let head = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
    let starts = |tag: &[u8]| {
        head.get(..tag.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(tag))
    };
    if [b"<!doctype html".as_slice(), b"<html", b"<table"]
        .into_iter()
        .any(starts)
    {
        Some("a web page (HTML)")
    } else if starts(b"<?xml") {
        Some("an XML document")
    } else {
        None
    }
}

/// Bytes as a person says them, with one decimal.
pub(crate) fn megabytes(bytes: usize) -> String {
    const MEGABYTE: usize = 1024 * 1024;
    format!("{}.{} MB", bytes / MEGABYTE, bytes % MEGABYTE * 10 / MEGABYTE)
}

#[cfg(test)]
mod tests {
    use super::{Packing, packing};
    use crate::limits::Limits;
    use crate::problem::RefusalCode;

    fn packed(bytes: &[u8]) -> Result<Packing, RefusalCode> {
        packing(bytes, &Limits::default()).map_err(|refusal| refusal.code)
    }

    #[test]
    fn files_are_recognised_by_their_first_bytes() {
        assert_eq!(packed(b"Name\nAnn\n"), Ok(Packing::Text));
        assert_eq!(packed(b"PK\x03\x04"), Ok(Packing::Zip));
        assert_eq!(packed(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), Ok(Packing::Ole));
        assert_eq!(packed(b"\r\n%PDF-1.4"), Ok(Packing::Pdf));
        assert_eq!(packed(b""), Err(RefusalCode::Empty));
        assert_eq!(packed(b"\x89PNG\r\n\x1a\nxx"), Err(RefusalCode::Unsupported));
        assert_eq!(packed(b" <HTML><table>"), Err(RefusalCode::Unsupported));
    }

    #[test]
    fn a_file_over_the_limit_is_refused_with_both_sizes() {
        let refusal = packing(&vec![b'a'; 6_000_000], &Limits::default()).unwrap_err();
        assert_eq!(refusal.message, "The file has 5.7 MB; imports are limited to 5.0 MB.");
    }
}
