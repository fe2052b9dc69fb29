//! Word documents since 2007: paragraphs and tables of the main part, as Word shows them.

mod styles;

use std::mem::take;

use quick_xml::events::BytesStart;

use super::blocks::{Block, sheets};
use super::package::Package;
use super::xml::{Node, attribute, walk};
use crate::grid::Sheet;
use crate::limits::Limits;
use crate::problem::Refusal;
use styles::Styles;

/// Returns the tables and the text of a document.
pub(super) fn read(package: &mut Package<'_>, limits: &Limits) -> Result<Vec<Sheet>, Refusal> {
    let part = main_part(package)?;
    let missing = || Refusal::damaged("it has no main part");
    let xml = package.text(&part)?.ok_or_else(missing)?;
    let styles = Styles::read(package)?;
    let mut document = Document {
        styles: &styles,
        limits,
        blocks: Vec::new(),
        paragraphs: Vec::new(),
        tables: Vec::new(),
        skipped: 0,
        in_text: false,
    };
    walk(&xml, &part, |node| document.visit(node))?;
    sheets(document.blocks, limits)
}

/// The part that the package names as its document; Word Online does not call it `document.xml`.
fn main_part(package: &mut Package<'_>) -> Result<String, Refusal> {
    const RELATIONSHIPS: &str = "_rels/.rels";
    let mut target = None;
    if let Some(xml) = package.text(RELATIONSHIPS)? {
        walk(&xml, RELATIONSHIPS, |node| {
            if let Node::Open(tag) = node {
                let is_main = attribute(&tag, "Type").is_some_and(|kind| kind.ends_with("/officeDocument"));
                if is_main {
                    target = attribute(&tag, "Target");
                }
            }
        })?;
    }
    let target = target.unwrap_or_else(|| "word/document.xml".to_owned());
    Ok(target.trim_start_matches('/').to_owned())
}

#[derive(Default)]
struct Paragraph {
    text: String,
    heading: bool,
    item: bool,
}

#[derive(Default)]
struct Table {
    rows: Vec<Vec<String>>,
    row: Vec<String>,
    cell: String,
    /// Columns that the current cell spans.
    span: usize,
    /// The current cell continues the one above it.
    continues: bool,
}

struct Document<'s> {
    styles: &'s Styles,
    limits: &'s Limits,
    blocks: Vec<Block>,
    /// Open paragraphs: a text box is inside a paragraph and has its own.
    paragraphs: Vec<Paragraph>,
    /// Open tables, the innermost last.
    tables: Vec<Table>,
    /// Depth inside an element that is not shown.
    skipped: usize,
    in_text: bool,
}

impl Document<'_> {
    fn visit(&mut self, node: Node<'_>) {
        match node {
            Node::Open(tag) => self.open(&tag),
            Node::Close(name) => self.close(&name),
            Node::Text(text) if self.in_text && self.skipped == 0 => self.push(&text),
            Node::Text(_) => {}
        }
    }

    fn open(&mut self, tag: &BytesStart<'_>) {
        let name = tag.local_name();
        let name = name.as_ref();
        if self.skipped > 0 || is_hidden(name) {
            self.skipped += usize::from(is_hidden(name));
            return;
        }
        match name {
            "p" => self.paragraphs.push(Paragraph::default()),
            "t" => self.in_text = true,
            "tab" if attribute(tag, "val").is_none() => self.push("\t"),
            "br" | "cr" => self.push("\n"),
            "noBreakHyphen" => self.push("-"),
            "pStyle" => self.style(attribute(tag, "val").as_deref()),
            "numPr" => self.style_item(),
            "tbl" => self.tables.push(Table::default()),
            "tc" => self.with_table(|table| (table.span, table.continues) = (1, false)),
            "gridSpan" => {
                let most = self.limits.columns;
                let span = attribute(tag, "val").and_then(|text| text.parse().ok()).unwrap_or(1);
                self.with_table(|table| table.span = span.clamp(1, most));
            }
            "vMerge" => {
                let continues = attribute(tag, "val").is_none_or(|text| text == "continue");
                self.with_table(|table| table.continues = continues);
            }
            _ => {}
        }
    }

    fn close(&mut self, name: &str) {
        if is_hidden(name) {
            self.skipped = self.skipped.saturating_sub(1);
        }
        if self.skipped > 0 {
            return;
        }
        match name {
            "t" => self.in_text = false,
            "p" => self.end_paragraph(),
            "tc" => self.with_table(Table::end_cell),
            "tr" => self.with_table(|table| table.rows.push(take(&mut table.row))),
            "tbl" => {
                if let Some(table) = self.tables.pop() {
                    self.blocks.push(Block::Table(table.rows));
                }
            }
            _ => {}
        }
    }

    fn push(&mut self, text: &str) {
        if let Some(paragraph) = self.paragraphs.last_mut() {
            paragraph.text.push_str(text);
        }
    }

    fn style(&mut self, id: Option<&str>) {
        let styles = self.styles;
        if let (Some(paragraph), Some(id)) = (self.paragraphs.last_mut(), id) {
            paragraph.heading = styles.is_heading(id);
            paragraph.item |= styles.is_item(id);
        }
    }

    fn style_item(&mut self) {
        if let Some(paragraph) = self.paragraphs.last_mut() {
            paragraph.item = true;
        }
    }

    fn with_table(&mut self, change: impl FnOnce(&mut Table)) {
        if let Some(table) = self.tables.last_mut() {
            change(table);
        }
    }

    fn end_paragraph(&mut self) {
        let Some(paragraph) = self.paragraphs.pop() else { return };
        let text = paragraph.text.trim().to_owned();
        if text.is_empty() {
            return;
        }
        match self.tables.last_mut() {
            Some(table) => {
                if !table.cell.is_empty() {
                    table.cell.push('\n');
                }
                table.cell.push_str(&text);
            }
            None => self.blocks.push(Block::Line {
                text,
                heading: paragraph.heading,
                item: paragraph.item,
            }),
        }
    }
}

impl Table {
    /// Ends a cell; one that continues the cell above repeats its text, so that every row has its table number.
    fn end_cell(&mut self) {
        let mut text = take(&mut self.cell);
        if self.continues && text.is_empty() {
            let above = self.rows.last().and_then(|row| row.get(self.row.len()));
            text = above.cloned().unwrap_or_default();
        }
        self.row.push(text);
        let width = self.row.len() + self.span.saturating_sub(1);
        self.row.resize(width, String::new());
    }
}

/// Elements whose text is not shown: deleted or moved text, and the second copy of a text box.
fn is_hidden(name: &str) -> bool {
    matches!(name, "Fallback" | "moveFrom" | "del" | "instrText")
}
