//! PDF documents: their text with its place on the page, and the tables and lines it makes.

mod columns;
mod font;
mod lines;
mod matrix;
mod page;
mod rulings;
mod widths;
mod wrap;

use lopdf::{Document, Error, LoadOptions};

use super::blocks::{Block, sheets};
use crate::grid::Sheet;
use crate::limits::Limits;
use crate::problem::{Refusal, RefusalCode};
use font::Fonts;
use lines::Line;
use page::Page;

/// Returns the tables and the text of a document.
pub(super) fn read(bytes: &[u8], limits: &Limits) -> Result<Vec<Sheet>, Refusal> {
    let document = open(bytes, limits)?;
    let pages = document.get_pages();
    if pages.is_empty() {
        return Err(Refusal::damaged("its pages cannot be found"));
    }
    if pages.len() > limits.pages {
        let message = format!(
            "The PDF has {} pages; imports are limited to {}.",
            pages.len(),
            limits.pages
        );
        return Err(Refusal::new(RefusalCode::TooLarge, message));
    }
    let mut left = usize::try_from(limits.unpacked_bytes).unwrap_or(usize::MAX);
    let mut fonts = Fonts::new(&document, left);
    let mut read = Vec::new();
    for (number, id) in pages {
        let page = Page::read(&document, id, &mut fonts, &mut left).map_err(|error| at_page(number, &error))?;
        read.push(page);
    }
    refuse_without_text(&read)?;
    sheets(blocks(read), limits)
}

fn open(bytes: &[u8], limits: &Limits) -> Result<Document, Refusal> {
    let options = LoadOptions::with_max_decompressed_size(usize::try_from(limits.unpacked_bytes).unwrap_or(usize::MAX));
    let document = Document::load_mem_with_options(bytes, options).map_err(|error| match error {
        Error::InvalidPassword | Error::Decryption(_) => Refusal::locked("PDF"),
        Error::Decompress(_) => too_large(),
        _ => Refusal::damaged("it ends too early"),
    })?;
    // A file that only forbids printing opens with the empty password.
    if document.is_encrypted() && !document.was_encrypted() {
        return Err(Refusal::locked("PDF"));
    }
    Ok(document)
}

fn at_page(number: u32, error: &Error) -> Refusal {
    match error {
        Error::Decompress(_) => too_large(),
        _ => Refusal::damaged(&format!("page {number} cannot be read")),
    }
}

fn too_large() -> Refusal {
    Refusal::new(
        RefusalCode::TooLarge,
        "The PDF is too large to import once it is unpacked.",
    )
}

fn refuse_without_text(pages: &[Page]) -> Result<(), Refusal> {
    if pages.iter().any(|page| !page.runs.is_empty()) {
        return Ok(());
    }
    if pages.iter().any(|page| page.unreadable > 0) {
        return Err(Refusal::unsupported(
            "The text of this PDF cannot be read because its fonts do not identify their characters",
        ));
    }
    if pages.iter().any(|page| page.images > 0) {
        return Err(Refusal::new(
            RefusalCode::Scanned,
            "This PDF is a scan: it contains a picture of the list, not text. Export the list as CSV, or type it in.",
        ));
    }
    Err(Refusal::no_guests(
        "No guests recognised: this PDF contains no text and no list.",
    ))
}

/// Tables drawn with rulings and the lines around them, from top to bottom. Without any such table, the lines of all
/// pages may have columns.
fn blocks(pages: Vec<Page>) -> Vec<Block> {
    let mut lines: Vec<Line> = Vec::new();
    let mut blocks = Vec::new();
    let mut has_tables = false;
    for mut page in pages {
        let tables = rulings::tables(&mut page);
        has_tables |= !tables.is_empty();
        let on_page = lines::without_page_columns(lines::of(page.runs));
        lines.extend(on_page.iter().cloned());
        let mut placed: Vec<(f32, Block)> = on_page
            .into_iter()
            .map(|line| (line.baseline, line.into_block()))
            .collect();
        placed.extend(tables.into_iter().map(|table| (table.top, Block::Table(table.rows))));
        placed.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        blocks.extend(placed.into_iter().map(|(_, block)| block));
    }
    match columns::table(&lines).filter(|_| !has_tables) {
        Some(rows) => vec![Block::Table(rows)],
        None => blocks,
    }
}
