//! A document that grows downwards: a title, headings, and tables whose rows are written one by one, so that a list of any
//! length needs no model of the whole.

use docx_rs::{
    BorderType, Docx, Footer, Header, HeightRule, NumPages, PageMargin, PageNum, PageOrientationType, Paragraph, Run,
    Table, TableBorder, TableBorderPosition, TableBorders, TableCell, TableCellBorder, TableCellBorderPosition,
    TableCellBorders, TableCellMargins, TableLayoutType, TableRow, WidthType,
};
use domain::event::GuestLanguage;

use super::package::{self, Body, Facts};
use super::{WordError, styles, text};
use crate::listing::{Cell, Column, Listing};
use crate::made::Made;
use crate::paper::{MM, Paper};
use crate::words::words;

/// A table of at most this many rows stays on one page where it can.
const TOGETHER_MAX: usize = 24;
const RULE: &str = "D9D5CE";

/// The paper and what stays free at its edges, in twips: twentieths of a point.
#[derive(Clone, Copy)]
pub(super) struct Page {
    pub(super) width: i32,
    pub(super) height: i32,
    pub(super) top: i32,
    pub(super) bottom: i32,
    pub(super) left: i32,
    pub(super) right: i32,
}

impl Page {
    pub(super) fn upright(paper: Paper) -> Self {
        let (width, height) = paper.size();
        Self {
            width: twips(width),
            height: twips(height),
            top: twips(24.0 * MM),
            bottom: twips(18.0 * MM),
            left: twips(15.0 * MM),
            right: twips(15.0 * MM),
        }
    }

    pub(super) fn turned(paper: Paper) -> Self {
        let upright = Self::upright(paper);
        Self {
            width: upright.height,
            height: upright.width,
            ..upright
        }
    }

    /// The width between the margins.
    pub(super) fn room(self) -> i32 {
        self.width - self.left - self.right
    }
}

/// Twips in a length of points.
#[expect(clippy::as_conversions, reason = "paper is at most a few thousand points long")]
pub(super) fn twips(points: f32) -> i32 {
    (points * 20.0).round() as i32
}

/// A length in twips where `docx-rs` wants one without a sign.
pub(super) fn unsigned(twips: i32) -> usize {
    usize::try_from(twips).unwrap_or_default()
}

/// A document under construction.
pub(super) struct Document<'m> {
    made: &'m Made<'m>,
    page: Page,
    title: &'static str,
    language: GuestLanguage,
    ink: String,
    pub(super) body: Body,
    has_frame: bool,
    pages_by_heading: bool,
    headings: usize,
    cell_style: &'static str,
}

impl<'m> Document<'m> {
    /// A document without a title, head and foot.
    pub(super) fn bare(made: &'m Made<'m>, page: Page, title: &'static str, language: GuestLanguage) -> Self {
        Self {
            made,
            page,
            title,
            language,
            ink: styles::ink(made.export.record.accent.as_deref()),
            body: Body::default(),
            has_frame: false,
            pages_by_heading: false,
            headings: 0,
            cell_style: styles::CELL,
        }
    }

    /// A document that begins with its title and has head and foot on each page.
    pub(super) fn new(made: &'m Made<'m>, page: Page, title: &'static str, language: GuestLanguage) -> Self {
        let mut document = Self::bare(made, page, title, language);
        document.has_frame = true;
        let paragraph = document.styled(styles::TITLE, title, plain);
        document.body.write(&paragraph);
        document
    }

    /// Begins a page with each heading but the first, with letters that are read from a wall.
    pub(super) fn begin_page_with_each_heading(&mut self) {
        self.pages_by_heading = true;
        self.cell_style = styles::LARGE_CELL;
    }

    /// Writes tables in small letters, for lists of many columns.
    pub(super) fn use_small_letters(&mut self) {
        self.cell_style = styles::SMALL_CELL;
    }

    /// A paragraph in the direction of the document.
    pub(super) fn styled(&mut self, style: &str, words: &str, dress: impl Fn(Run) -> Run) -> Paragraph {
        let mut paragraph = self.body.paragraph().style(style);
        paragraph.property = paragraph.property.bidi(self.language.is_right_to_left());
        text::add(paragraph, words, dress)
    }

    /// Begins a table with columns of these widths; rows and [`Body::close_table`] follow.
    pub(super) fn begin_table(&mut self, widths: &[i32], borders: TableBorders, margins: TableCellMargins) {
        let table = Table::new(Vec::new())
            .set_grid(widths.iter().copied().map(unsigned).collect())
            .width(unsigned(widths.iter().sum()), WidthType::Dxa)
            .layout(TableLayoutType::Fixed)
            .margins(margins)
            .set_borders(borders);
        self.body.open_table(&table, self.language.is_right_to_left());
    }

    fn heading_row(&mut self, columns: &[Column], widths: &[i32]) {
        let line = TableCellBorder::new(TableCellBorderPosition::Bottom)
            .size(8)
            .color(&self.ink);
        let cells: Vec<TableCell> = columns
            .iter()
            .zip(widths)
            .map(|(column, width)| {
                let paragraph = self.styled(styles::COLUMN, column.heading, plain).keep_next(true);
                cell(*width, paragraph).set_borders(TableCellBorders::with_empty().set(line.clone()))
            })
            .collect();
        self.body.heading_row(&TableRow::new(cells).cant_split());
    }

    fn row(&mut self, cells: Vec<Cell>, widths: &[i32], keeps_next: bool) {
        let cells = cells.into_iter().zip(widths).map(|(content, width)| {
            let paragraph = match content {
                Cell::Text(words) | Cell::Meal(_, words) => self.styled(self.cell_style, &words, plain),
                Cell::Strong(words) | Cell::Alert(words) => self.styled(self.cell_style, &words, Run::bold),
                // No sheet with boxes or codes is made as a Word document.
                Cell::Tick | Cell::Code(_) => self.styled(self.cell_style, "", plain),
            };
            cell(
                *width,
                if keeps_next {
                    paragraph.keep_next(true)
                } else {
                    paragraph
                },
            )
        });
        let cells = cells.collect();
        self.body.write(&TableRow::new(cells).cant_split());
    }

    /// Adds head, foot and styles, and packs the document.
    pub(super) fn finish(mut self) -> Result<Vec<u8>, WordError> {
        let end = self.styled(styles::END, "", plain);
        self.body.write(&end);
        let Page { width, height, .. } = self.page;
        let is_rtl = self.language.is_right_to_left();
        let made_at = self.made.export.made_at.format("%Y-%m-%dT%H:%M:%SZ").to_string();
        let mut docx = Docx::new()
            .styles(styles::styles(&self.ink, unsigned(self.page.room()), is_rtl))
            .page_size(width.unsigned_abs(), height.unsigned_abs())
            .page_margin(self.margins())
            .page_orient(if width > height {
                PageOrientationType::Landscape
            } else {
                PageOrientationType::Portrait
            });
        if self.has_frame {
            docx = docx
                .first_header(self.header(false))
                .header(self.header(true))
                .first_footer(self.footer())
                .footer(self.footer());
        }
        let facts = Facts {
            title: self.made.title(self.title),
            language: self.language,
            paper: self.made.paper,
            made_at,
        };
        package::pack(docx, self.body, &facts)
    }

    fn margins(&self) -> PageMargin {
        PageMargin::new()
            .top(self.page.top)
            .bottom(self.page.bottom)
            .left(self.page.left)
            .right(self.page.right)
            .header(twips(11.0 * MM))
            .footer(twips(9.0 * MM))
    }

    /// The event's name and, below the first page, the title.
    fn header(&mut self, has_title: bool) -> Header {
        let name = &self.made.export.event.name;
        let mut paragraph = self.styled(styles::HEADER, name, plain);
        if has_title {
            paragraph = text::add(paragraph.add_run(Run::new().add_tab()), self.title, plain);
        }
        Header::new().add_paragraph(paragraph)
    }

    /// When it was made, and the number of the page.
    fn footer(&mut self) -> Footer {
        let words = words(self.language);
        let printed = words.printed(&self.made.printed_in(self.language));
        let mut paragraph = self.styled(styles::FOOTER, &printed, plain);
        paragraph = paragraph.add_run(Run::new().add_tab());
        for piece in words.page_template().split_inclusive('}') {
            let (before, field) = piece.split_once('{').unwrap_or((piece, ""));
            paragraph = text::add(paragraph, before, plain);
            paragraph = match field {
                "number}" => paragraph.add_page_num(PageNum::new()),
                "count}" => paragraph.add_num_pages(NumPages::new()),
                _ => paragraph,
            };
        }
        Footer::new().add_paragraph(paragraph)
    }
}

impl Listing for Document<'_> {
    fn heading(&mut self, words: &str) {
        self.headings += 1;
        let mut paragraph = self.styled(styles::HEADING, words, plain);
        if self.pages_by_heading && self.headings > 1 {
            paragraph = paragraph.page_break_before(true);
        }
        self.body.write(&paragraph);
    }

    fn paragraph(&mut self, words: &str) {
        let paragraph = self.styled(styles::CELL, words, plain);
        self.body.write(&paragraph);
    }

    fn table(&mut self, columns: &[Column], rows: impl IntoIterator<Item = Vec<Cell>>) {
        let widths = widths(columns, self.page.room());
        self.begin_table(&widths, rules(), TableCellMargins::new().margin(50, 80, 50, 80));
        self.heading_row(columns, &widths);
        let rows: Vec<Vec<Cell>> = rows.into_iter().collect();
        let count = rows.len();
        for (index, cells) in rows.into_iter().enumerate() {
            self.row(cells, &widths, count <= TOGETHER_MAX && index + 1 < count);
        }
        self.body.close_table();
    }
}

pub(super) fn plain(run: Run) -> Run {
    run
}

/// A cell of a width in twips.
pub(super) fn cell(width: i32, paragraph: Paragraph) -> TableCell {
    TableCell::new()
        .width(unsigned(width), WidthType::Dxa)
        .add_paragraph(paragraph)
}

/// A row of a height in twips, which long texts do not change.
pub(super) fn exact_row(cells: Vec<TableCell>, height: i32) -> TableRow {
    let height = u16::try_from(height).map_or(0.0, f32::from);
    TableRow::new(cells)
        .row_height(height)
        .height_rule(HeightRule::Exact)
        .cant_split()
}

/// Thin lines between the rows and below the last one.
fn rules() -> TableBorders {
    let line = |position| {
        TableBorder::new(position)
            .border_type(BorderType::Single)
            .size(4)
            .color(RULE)
    };
    TableBorders::with_empty()
        .set(line(TableBorderPosition::InsideH))
        .set(line(TableBorderPosition::Bottom))
}

/// The widths of columns in twips. What rounding leaves belongs to the last one.
fn widths(columns: &[Column], room: i32) -> Vec<i32> {
    let room_of = |share: f32| u16::try_from(room).map_or(0, |room| twips(f32::from(room) / 20.0 * share));
    let mut widths: Vec<i32> = columns.iter().map(|column| room_of(column.share)).collect();
    let used: i32 = widths.iter().sum();
    if let Some(last) = widths.last_mut() {
        *last += room - used;
    }
    widths
}
