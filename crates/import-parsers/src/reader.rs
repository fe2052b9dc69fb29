//! From the bytes of a document to its tables. The libraries behind this boundary can hang, abort or allocate without
//! limit on hostile files, so a server runs [`InProcess`] in a process of its own, with limits of the operating system.

mod blocks;
mod digits;
mod doc;
mod docx;
mod excel;
mod ole;
mod package;
mod pdf;
mod tables;
mod xls;
mod xlsx;
mod xml;

use crate::grid::Document;
use crate::kind::{Kind, Packing, packing};
use crate::limits::Limits;
use crate::problem::{Refusal, RefusalCode};

/// Opens documents that are not plain text: xlsx, xls, docx, doc and pdf.
pub trait Reader {
    /// Returns the tables of a document.
    ///
    /// # Errors
    /// Returns a [`Refusal`] when the document cannot be read as a whole.
    fn read(&self, bytes: &[u8]) -> Result<Document, Refusal>;
}

/// Reads in the calling process. Only for tests, and for a process that may die.
#[derive(Debug, Clone, Copy, Default)]
pub struct InProcess {
    /// The sizes at which a document is refused.
    pub limits: Limits,
}

impl Reader for InProcess {
    fn read(&self, bytes: &[u8]) -> Result<Document, Refusal> {
        let limits = &self.limits;
        match packing(bytes, limits)? {
            Packing::Zip => packed(bytes, limits),
            Packing::Ole => compound(bytes, limits),
            Packing::Pdf => Ok(Document {
                kind: Kind::Pdf,
                sheets: pdf::read(bytes, limits)?,
            }),
            Packing::Text => Err(Refusal::damaged("it contains no document")),
        }
    }
}

/// Refuses every document, so that only text is imported.
#[derive(Debug, Clone, Copy)]
pub struct TextOnly;

impl Reader for TextOnly {
    fn read(&self, bytes: &[u8]) -> Result<Document, Refusal> {
        let what = match packing(bytes, &Limits::default())? {
            Packing::Zip => "an Office document (docx, xlsx)",
            Packing::Ole => "an Office document (doc, xls)",
            Packing::Pdf => "a PDF document",
            Packing::Text => "a text file",
        };
        Err(Refusal::new(
            RefusalCode::Unsupported,
            format!("This file is {what}; this kind cannot be imported. Save the list as CSV (UTF-8) and import that."),
        ))
    }
}

fn packed(bytes: &[u8], limits: &Limits) -> Result<Document, Refusal> {
    let mut package = package::Package::open(bytes, limits)?;
    let kind = package.kind()?;
    let sheets = match kind {
        Kind::Docx => docx::read(&mut package, limits)?,
        _ => xlsx::read(bytes, limits)?,
    };
    Ok(Document { kind, sheets })
}

fn compound(bytes: &[u8], limits: &Limits) -> Result<Document, Refusal> {
    let file = ole::Container::open(bytes)?;
    if file.has("EncryptedPackage") {
        return Err(Refusal::locked("document"));
    }
    if let Some(main) = file.stream("WordDocument")? {
        return Ok(Document {
            kind: Kind::Doc,
            sheets: doc::read(&file, &main, limits)?,
        });
    }
    let workbook = match file.stream("Workbook")? {
        None => file.stream("Book")?,
        found => found,
    };
    let Some(stream) = workbook else {
        return Err(Refusal::unsupported(
            "This file is an Office file without a document or a workbook",
        ));
    };
    Ok(Document {
        kind: Kind::Xls,
        sheets: xls::read(bytes, &stream, limits)?,
    })
}
