//! What a file is, by its bytes and never by its name, and which files are refused before anything is parsed.
//! `ole`, `pdf` and `zip` look into the containers just far enough to say locked, damaged, too large or which kind.

mod bytes;
mod ole;
mod pdf;
mod zip;

use serde::Serialize;

use crate::limits::Limits;
use crate::problem::{Refusal, RefusalCode};

/// A kind of file that holds guest lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
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
    fn spoken(self) -> &'static str {
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

/// Returns the kind of a file that can be imported, or says why this one cannot.
pub(crate) fn sniff(bytes: &[u8], limits: &Limits) -> Result<Kind, Refusal> {
    if bytes.is_empty() {
        return Err(Refusal::new(RefusalCode::Empty, "The file is empty."));
    }
    if bytes.len() > limits.bytes {
        return Err(Refusal::new(
            RefusalCode::TooLarge,
            format!(
                "The file has {}; at most {} can be imported.",
                megabytes(bytes.len()),
                megabytes(limits.bytes)
            ),
        ));
    }
    match container(bytes, limits)? {
        Kind::Csv => Ok(Kind::Csv),
        other => Err(not_yet(other)),
    }
}

fn container(bytes: &[u8], limits: &Limits) -> Result<Kind, Refusal> {
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
        return zip::inspect(bytes, limits);
    }
    if bytes.starts_with(&ole::SIGNATURE) {
        return ole::inspect(bytes);
    }
    if pdf::is_pdf(bytes) {
        return pdf::inspect(bytes);
    }
    match foreign(bytes) {
        Some(refusal) => Err(refusal),
        None => Ok(Kind::Csv),
    }
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
        return Some(unsupported(&format!("This file is an image, not a list ({image})")));
    }
    let other = OTHERS
        .iter()
        .find(|(magic, _)| bytes.starts_with(magic))
        .map(|(_, name)| *name);
    let name = other.or_else(|| markup(bytes))?;
    Some(unsupported(&format!("This file is {name}")))
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

fn unsupported(what: &str) -> Refusal {
    Refusal::new(
        RefusalCode::Unsupported,
        format!("{what}. Export the guest list as CSV and import that."),
    )
}

fn not_yet(kind: Kind) -> Refusal {
    Refusal::new(
        RefusalCode::Unsupported,
        format!(
            "This file is {}; this kind cannot be imported yet. Save the list as CSV (UTF-8) and import that.",
            kind.spoken()
        ),
    )
}

fn damaged(why: &str) -> Refusal {
    Refusal::new(
        RefusalCode::Damaged,
        format!("The file is damaged: {why}. Save or download it again."),
    )
}

fn locked(what: &str) -> Refusal {
    Refusal::new(
        RefusalCode::PasswordProtected,
        format!(
            "This {what} is protected with a password. Open it, remove the password, save it again and import that."
        ),
    )
}

/// Bytes as a person says them, with one decimal.
fn megabytes(bytes: usize) -> String {
    const MEGABYTE: usize = 1024 * 1024;
    format!("{}.{} MB", bytes / MEGABYTE, bytes % MEGABYTE * 10 / MEGABYTE)
}

#[cfg(test)]
mod tests {
    use super::sniff;
    use crate::limits::Limits;
    use crate::problem::RefusalCode;

    fn code(bytes: &[u8]) -> Option<RefusalCode> {
        sniff(bytes, &Limits::default()).err().map(|refusal| refusal.code)
    }

    #[test]
    fn kinds_are_told_by_their_bytes() {
        assert_eq!(code(b"Name\nAnn\n"), None);
        assert_eq!(code(b""), Some(RefusalCode::Empty));
        assert_eq!(code(b"\x89PNG\r\n\x1a\nxx"), Some(RefusalCode::Unsupported));
        assert_eq!(code(b" <HTML><table>"), Some(RefusalCode::Unsupported));
        assert_eq!(code(b"PK\x03\x04cut"), Some(RefusalCode::Damaged));
        assert_eq!(code(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1cut"), Some(RefusalCode::Damaged));
        assert_eq!(code(b"%PDF-1.4 cut"), Some(RefusalCode::Damaged));
    }

    #[test]
    fn a_file_over_the_limit_is_refused_with_both_sizes() {
        let refusal = sniff(&vec![b'a'; 6_000_000], &Limits::default()).unwrap_err();
        assert_eq!(refusal.message, "The file has 5.7 MB; at most 5.0 MB can be imported.");
    }
}
