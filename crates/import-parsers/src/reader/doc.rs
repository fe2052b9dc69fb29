//! Word documents before 2007: the text in pieces, and the paragraph properties that tell cells, rows and headings.
//! Offsets and marks are those of [MS-DOC].

mod paragraphs;
mod pieces;

use std::mem::take;

use super::blocks::{Block, sheets};
use super::ole::Container;
use super::tables::Table;
use crate::bytes::u16_at;
use crate::grid::Sheet;
use crate::limits::Limits;
use crate::problem::Refusal;
use paragraphs::{Paragraph, Paragraphs};

/// A Word file begins with this number.
const IDENT: u16 = 0xA5EC;
const ENCRYPTED: u16 = 0x0100;
const TABLE_STREAM_1: u16 = 0x0200;
/// The first version that keeps its text in pieces: Word 97.
const WORD_97: u16 = 0x00C1;

/// Returns the tables and the text of a document, given its main stream.
pub(super) fn read(file: &Container<'_>, main: &[u8], limits: &Limits) -> Result<Vec<Sheet>, Refusal> {
    let broken = || Refusal::damaged("its text cannot be found");
    if u16_at(main, 0) != Some(IDENT) {
        return Err(broken());
    }
    let flags = u16_at(main, 10).unwrap_or_default();
    if flags & ENCRYPTED != 0 {
        return Err(Refusal::locked("document"));
    }
    if u16_at(main, 2).unwrap_or_default() < WORD_97 {
        return Err(Refusal::unsupported(
            "This document was written by a version before Word 97",
        ));
    }
    let name = if flags & TABLE_STREAM_1 == 0 {
        "0Table"
    } else {
        "1Table"
    };
    let table = file.stream(name)?.ok_or_else(broken)?;
    let data = file.stream("Data")?.unwrap_or_default();
    let paragraphs = Paragraphs::read(main, &table, &data);
    let mut document = Blocks {
        paragraphs: &paragraphs,
        blocks: Vec::new(),
        tables: Vec::new(),
        text: String::new(),
        fields: Vec::new(),
    };
    pieces::each_char(main, &table, |c, offset| document.take(c, offset)).ok_or_else(broken)?;
    document.end();
    sheets(document.blocks, limits)
}

/// The blocks that the marks in the text delimit.
struct Blocks<'p> {
    paragraphs: &'p Paragraphs,
    blocks: Vec<Block>,
    /// Open tables, the innermost last.
    tables: Vec<Table>,
    text: String,
    /// Open fields; true while inside the code of one, which is not shown.
    fields: Vec<bool>,
}

impl Blocks<'_> {
    /// Takes the next character and its offset in the main stream.
    fn take(&mut self, c: char, offset: u32) {
        match c {
            '\u{13}' => self.fields.push(true),
            '\u{14}' => {
                if let Some(code) = self.fields.last_mut() {
                    *code = false;
                }
            }
            '\u{15}' => drop(self.fields.pop()),
            '\u{7}' => self.end_cell(offset),
            '\r' | '\u{c}' => self.end_paragraph(offset),
            _ if self.fields.contains(&true) => {}
            '\u{b}' => self.text.push('\n'),
            '\u{1e}' => self.text.push('-'),
            '\t' => self.text.push('\t'),
            _ if c < ' ' || c == '\u{ad}' => {}
            _ => self.text.push(c),
        }
    }

    /// Ends a cell or a row of an outermost table.
    fn end_cell(&mut self, offset: u32) {
        self.set_depth(1);
        self.end_cell_or_row(self.paragraphs.at(offset).ends_row);
    }

    fn end_cell_or_row(&mut self, ends_row: bool) {
        let text = take(&mut self.text);
        let Some(table) = self.tables.last_mut() else { return };
        if ends_row {
            table.end_row();
        } else {
            table.push_paragraph(&text);
            table.end_cell(1, false);
        }
    }

    fn end_paragraph(&mut self, offset: u32) {
        let paragraph = self.paragraphs.at(offset);
        self.set_depth(paragraph.depth);
        let is_inner = paragraph.depth > 1;
        if is_inner && (paragraph.ends_inner_cell || paragraph.ends_row) {
            self.end_cell_or_row(paragraph.ends_row);
            return;
        }
        let text = take(&mut self.text);
        match self.tables.last_mut() {
            Some(table) => table.push_paragraph(&text),
            None => self.push_line(&text, paragraph),
        }
    }

    /// Opens or closes tables until `depth` of them are open.
    fn set_depth(&mut self, depth: usize) {
        while self.tables.len() < depth {
            self.tables.push(Table::default());
        }
        while self.tables.len() > depth {
            let Some(table) = self.tables.pop() else { return };
            match self.tables.last_mut() {
                Some(outer) => outer.push_table(table),
                None => self.blocks.extend(table.into_blocks()),
            }
        }
    }

    fn push_line(&mut self, text: &str, paragraph: Paragraph) {
        let text = text.trim();
        if !text.is_empty() {
            self.blocks.push(Block::Line {
                text: text.to_owned(),
                heading: paragraph.heading,
                item: paragraph.item,
            });
        }
    }

    fn end(&mut self) {
        self.set_depth(0);
        let text = take(&mut self.text);
        self.push_line(&text, Paragraph::default());
    }
}
