//! Word documents since 2007: paragraphs and tables of the main part, as Word shows them.

mod styles;

use quick_xml::events::BytesStart;

use super::blocks::{Block, sheets};
use super::package::Package;
use super::tables::Table;
use super::xml::{Node, attribute, walk};
use crate::grid::Sheet;
use crate::limits::Limits;
use crate::problem::Refusal;
use styles::Styles;

/// Returns the tables and the text of a document.
pub(super) fn read(package: &mut Package<'_>, limits: &Limits) -> Result<Vec<Sheet>, Refusal> {
    let part = main_part(package)?;
    let missing = || Refusal::damaged("its main part is missing");
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

/// An open table and what is known of its open cell.
#[derive(Default)]
struct OpenTable {
    table: Table,
    /// Columns that the cell spans.
    span: usize,
    /// The cell continues the one above it.
    continues: bool,
}

struct Document<'s> {
    styles: &'s Styles,
    limits: &'s Limits,
    blocks: Vec<Block>,
    /// Open paragraphs: a text box is inside a paragraph and has its own.
    paragraphs: Vec<Paragraph>,
    /// Open tables, the innermost last.
    tables: Vec<OpenTable>,
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
            "tbl" => self.tables.push(OpenTable::default()),
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
            "tc" => self.with_table(|open| open.table.end_cell(open.span, open.continues)),
            "tr" => self.with_table(|open| open.table.end_row()),
            "tbl" => self.end_table(),
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

    fn with_table(&mut self, change: impl FnOnce(&mut OpenTable)) {
        if let Some(table) = self.tables.last_mut() {
            change(table);
        }
    }

    fn end_table(&mut self) {
        let Some(OpenTable { table, .. }) = self.tables.pop() else {
            return;
        };
        match self.tables.last_mut() {
            Some(outer) => outer.table.push_table(table),
            None => self.blocks.extend(table.into_blocks()),
        }
    }

    fn end_paragraph(&mut self) {
        let Some(paragraph) = self.paragraphs.pop() else { return };
        let text = paragraph.text.trim().to_owned();
        if text.is_empty() {
            return;
        }
        match self.tables.last_mut() {
            Some(open) => open.table.push_paragraph(&text),
            None => self.blocks.push(Block::Line {
                text,
                heading: paragraph.heading,
                item: paragraph.item,
            }),
        }
    }
}

/// Elements whose text is not shown: deleted or moved text, and the second copy of a text box.
fn is_hidden(name: &str) -> bool {
    matches!(name, "Fallback" | "moveFrom" | "del" | "instrText")
}
