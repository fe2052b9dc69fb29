//! The parts of a document and the file around them. `docx-rs` writes the elements; here is what it has no words for: rows of
//! headings, tables and runs from right to left, languages, a title, and compression.

use std::io::{Cursor, Write as _};

use docx_rs::{BuildXML, Docx, Paragraph, Table, TableRow, XMLDocx};
use domain::event::GuestLanguage;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::{WordError, styles, text};
use crate::paper::Paper;

const TABLE_END: &str = "</w:tbl>";
const SECTION: &str = "<w:sectPr";
const UNSPLIT: &str = "<w:cantSplit />";
const DEFAULTS_END: &str = "</w:rPr></w:rPrDefault>";

/// What stands between the title and the end, as XML.
#[derive(Default)]
pub(super) struct Body {
    xml: String,
    paragraphs: u32,
}

impl Body {
    /// A paragraph with the next id. The ids of `docx-rs` count on from one document to the next.
    pub(super) fn paragraph(&mut self) -> Paragraph {
        self.paragraphs += 1;
        Paragraph::new().id(format!("{:08X}", self.paragraphs))
    }

    pub(super) fn write(&mut self, part: &impl BuildXML) {
        self.xml.push_str(&xml(part));
    }

    /// Begins a table.
    pub(super) fn open_table(&mut self, table: &Table, is_rtl: bool) {
        let mut xml = xml(table);
        xml.truncate(xml.len() - TABLE_END.len());
        if is_rtl {
            xml = xml.replacen("<w:tblPr>", "<w:tblPr><w:bidiVisual />", 1);
        }
        self.xml.push_str(&xml);
    }

    /// Writes a row that is repeated on each page of its table.
    pub(super) fn heading_row(&mut self, row: &TableRow) {
        let both = format!("{UNSPLIT}<w:tblHeader />");
        self.xml.push_str(&xml(row).replacen(UNSPLIT, &both, 1));
    }

    pub(super) fn close_table(&mut self) {
        self.xml.push_str(TABLE_END);
    }
}

fn xml(part: &impl BuildXML) -> String {
    directed(&part.build())
}

/// Replaces the style that marks runs from right to left. In texts the quotation marks of an attribute are escaped, so that no
/// name is taken for it.
fn directed(part: &[u8]) -> String {
    let style = format!("<w:rStyle w:val=\"{}\" />", text::RIGHT_TO_LEFT);
    String::from_utf8_lossy(part).replace(&style, "<w:rtl />")
}

/// What the properties of a file tell.
pub(super) struct Facts {
    pub(super) title: String,
    pub(super) language: GuestLanguage,
    pub(super) paper: Paper,
    pub(super) made_at: String,
}

/// Puts the parts into a file.
pub(super) fn pack(docx: Docx, body: Body, facts: &Facts) -> Result<Vec<u8>, WordError> {
    let parts = docx.build();
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    // Entries without a time of their own have that of 1980, so that equal documents are equal files.
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, content) in named(parts, body, facts) {
        zip.start_file(name, options)?;
        zip.write_all(&content).map_err(zip::result::ZipError::from)?;
    }
    Ok(zip.finish()?.into_inner())
}

/// The parts by their names.
fn named(parts: XMLDocx, body: Body, facts: &Facts) -> Vec<(String, Vec<u8>)> {
    let frames = |kind: &'static str, parts: Vec<Vec<u8>>| {
        let numbered = parts.into_iter().zip(1_u8..);
        numbered.map(move |(part, number)| (format!("word/{kind}{number}.xml"), directed(&part).into_bytes()))
    };
    let fixed = [
        ("[Content_Types].xml", parts.content_type),
        ("_rels/.rels", parts.rels),
        ("docProps/app.xml", parts.doc_props.app),
        ("docProps/core.xml", core(facts).into_bytes()),
        ("docProps/custom.xml", parts.doc_props.custom),
        ("word/_rels/document.xml.rels", parts.document_rels),
        ("word/document.xml", whole(&parts.document, body)),
        ("word/styles.xml", spoken(&parts.styles, facts)),
        ("word/settings.xml", parts.settings),
        ("word/fontTable.xml", styles::FONT_TABLE.as_bytes().to_vec()),
        ("word/comments.xml", parts.comments),
        ("word/commentsExtended.xml", parts.comments_extended),
        ("word/numbering.xml", parts.numberings),
    ];
    let fixed = fixed.into_iter().map(|(name, part)| (name.to_owned(), part));
    fixed
        .chain(frames("header", parts.headers))
        .chain(frames("footer", parts.footers))
        .collect()
}

/// The document with its body, which goes before the properties of its only section.
fn whole(empty: &[u8], body: Body) -> Vec<u8> {
    let empty = String::from_utf8_lossy(empty);
    let at = empty.find(SECTION).unwrap_or(empty.len());
    let (begin, end) = empty.split_at(at);
    [begin, &body.xml, end].concat().into_bytes()
}

/// The styles with the language of all texts. Names are in no dictionary, so spelling is not checked.
fn spoken(styles: &[u8], facts: &Facts) -> Vec<u8> {
    let code = language_code(facts.language, facts.paper);
    let language = if facts.language.is_right_to_left() {
        format!("<w:lang w:val=\"en-US\" w:bidi=\"{code}\" />")
    } else {
        format!("<w:lang w:val=\"{code}\" />")
    };
    let all = format!("<w:noProof />{language}{DEFAULTS_END}");
    String::from_utf8_lossy(styles)
        .replacen(DEFAULTS_END, &all, 1)
        .into_bytes()
}

/// The language with a country, without which Word knows none. English is that of the paper's country.
fn language_code(language: GuestLanguage, paper: Paper) -> &'static str {
    match language {
        GuestLanguage::En if matches!(paper, Paper::Letter | Paper::Legal) => "en-US",
        GuestLanguage::En => "en-GB",
        GuestLanguage::De => "de-DE",
        GuestLanguage::Fr => "fr-FR",
        GuestLanguage::Es => "es-ES",
        GuestLanguage::It => "it-IT",
        GuestLanguage::Pt => "pt-PT",
        GuestLanguage::Nl => "nl-NL",
        GuestLanguage::Pl => "pl-PL",
        GuestLanguage::Tr => "tr-TR",
        GuestLanguage::Ar => "ar-SA",
        GuestLanguage::He => "he-IL",
    }
}

/// The properties of the file.
fn core(facts: &Facts) -> String {
    let title = docx_rs::Text::new(text::clean(&facts.title)).text;
    let Facts { language, made_at, .. } = facts;
    format!(
        concat!(
            r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#,
            r#"<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties""#,
            r#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/""#,
            r#" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">"#,
            r#"<dc:title>{title}</dc:title><dc:creator>Seatwright</dc:creator><dc:language>{language}</dc:language>"#,
            r#"<dcterms:created xsi:type="dcterms:W3CDTF">{made_at}</dcterms:created>"#,
            r#"<dcterms:modified xsi:type="dcterms:W3CDTF">{made_at}</dcterms:modified>"#,
            r#"</cp:coreProperties>"#,
        ),
        title = title,
        language = language.tag(),
        made_at = made_at,
    )
}
