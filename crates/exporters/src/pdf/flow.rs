//! Headings and tables that run over pages, with the name of the event, the number of the page and the date of print.

use super::Made;
use super::sheet::{BLACK, Colour, GREY, LIGHT, Part, PartId, Sheet, Style};
use super::text::{ASCENT, LINE, lines_height, wrap};
use crate::fonts::Weight;
use crate::paper::MM;

const MARGIN: f32 = 15.0 * MM;
const TOP: f32 = 24.0 * MM;
const BOTTOM: f32 = 16.0 * MM;
const TEXT: f32 = 10.0;
const PADDING: f32 = 3.0;
const SHADE: Colour = [240, 238, 234];

/// What a cell shows.
pub(super) enum Cell {
    Text(String),
    /// The same in bold.
    Strong(String),
    /// A box to be ticked.
    Tick,
    /// A QR code of this text.
    Code(String),
}

/// A column: its heading, and its share of the width.
pub(super) struct Column {
    pub(super) heading: &'static str,
    pub(super) share: f32,
}

/// A document that grows downwards.
pub(super) struct Flow<'m> {
    pub(super) sheet: Sheet,
    made: &'m Made<'m>,
    title: &'static str,
    size: (f32, f32),
    y: f32,
}

impl<'m> Flow<'m> {
    /// A document without a page yet.
    pub(super) fn empty(made: &'m Made<'m>, title: &'static str) -> Self {
        Self {
            sheet: made.sheet(),
            made,
            title,
            size: made.paper.size(),
            y: TOP,
        }
    }

    /// A document that begins with its title.
    pub(super) fn new(made: &'m Made<'m>, title: &'static str) -> Self {
        let mut flow = Self::empty(made, title);
        flow.page();
        let part = flow.sheet.part(PartId::ROOT, Part::Heading(1));
        flow.sheet
            .text((MARGIN, flow.y + 18.0), title, Style::bold(18.0), Some(part));
        flow.sheet.bookmark(title, flow.y);
        flow.y += 32.0;
        flow
    }

    /// Begins a page of the same size.
    pub(super) fn page(&mut self) {
        self.sheet.page(self.size);
        self.y = TOP;
    }

    fn bottom(&self) -> f32 {
        self.size.1 - BOTTOM
    }

    fn width(&self) -> f32 {
        self.size.0 - 2.0 * MARGIN
    }

    /// Writes a heading of the second level with a bookmark; it begins a page when fewer than `rows` rows would follow it.
    pub(super) fn heading(&mut self, text: &str, rows: f32) {
        let lines = wrap(text, Weight::Bold, self.width() / 13.0);
        let height = lines_height(lines.len(), 13.0);
        if self.y + height + 10.0 + rows * LINE * TEXT > self.bottom() {
            self.page();
        }
        self.y += 8.0;
        self.sheet.bookmark(text, self.y);
        let part = self.sheet.part(PartId::ROOT, Part::Heading(2));
        for line in lines {
            self.sheet
                .text((MARGIN, self.y + 13.0 * ASCENT), &line, Style::bold(13.0), Some(part));
            self.y += 13.0 * LINE;
        }
        self.y += 3.0;
    }

    /// Writes a paragraph.
    pub(super) fn paragraph(&mut self, text: &str) {
        let part = self.sheet.part(PartId::ROOT, Part::Paragraph);
        for line in wrap(text, Weight::Regular, self.width() / TEXT) {
            if self.y + LINE * TEXT > self.bottom() {
                self.page();
            }
            self.sheet.text(
                (MARGIN, self.y + TEXT * ASCENT),
                &line,
                Style::regular(TEXT),
                Some(part),
            );
            self.y += TEXT * LINE;
        }
    }

    /// Writes a table. Its headings are repeated on each page; only the first ones count for readers.
    pub(super) fn table(&mut self, columns: &[Column], rows: impl IntoIterator<Item = Vec<Cell>>) {
        let table = self.sheet.part(PartId::ROOT, Part::Table);
        let row = self.sheet.part(table, Part::Row);
        self.headings(columns, Some(row));
        for (index, cells) in rows.into_iter().enumerate() {
            let laid: Vec<Laid> = columns
                .iter()
                .zip(cells)
                .map(|(column, cell)| self.lay(column, cell))
                .collect();
            let height = laid.iter().map(|laid| laid.height).fold(0.0, f32::max) + 2.0 * PADDING;
            if self.y + height > self.bottom() {
                self.page();
                self.headings(columns, None);
            }
            if index % 2 == 1 {
                self.sheet
                    .rect((MARGIN, self.y, self.width(), height), Some(SHADE), None);
            }
            let row = self.sheet.part(table, Part::Row);
            let mut x = MARGIN;
            for (column, laid) in columns.iter().zip(laid) {
                let part = self.sheet.part(row, Part::Cell);
                self.draw((x, self.y + PADDING), laid, part);
                x += column.share * self.width();
            }
            self.y += height;
            self.sheet
                .rule((MARGIN, self.y), (MARGIN + self.width(), self.y), LIGHT, 0.4);
        }
        self.y += 6.0;
    }

    fn headings(&mut self, columns: &[Column], row: Option<PartId>) {
        let mut x = MARGIN;
        for column in columns {
            let part = row.map(|row| self.sheet.part(row, Part::HeaderCell));
            self.sheet.text(
                (x + PADDING, self.y + TEXT * ASCENT),
                column.heading,
                Style::bold(TEXT - 1.0),
                part,
            );
            x += column.share * self.width();
        }
        self.y += TEXT * LINE + PADDING;
        self.sheet
            .rule((MARGIN, self.y), (MARGIN + self.width(), self.y), BLACK, 0.8);
    }

    fn lay(&self, column: &Column, cell: Cell) -> Laid {
        let width = column.share * self.width() - 2.0 * PADDING;
        let (weight, lines) = match &cell {
            Cell::Text(text) => (Weight::Regular, wrap(text, Weight::Regular, width / TEXT)),
            Cell::Strong(text) => (Weight::Bold, wrap(text, Weight::Bold, width / TEXT)),
            Cell::Tick => (Weight::Regular, vec![String::new()]),
            Cell::Code(text) => {
                return Laid {
                    weight: Weight::Regular,
                    lines: Vec::new(),
                    drawing: Some(Drawing::Code(text.clone())),
                    height: CODE,
                };
            }
        };
        let height = lines_height(lines.len(), TEXT);
        let drawing = matches!(cell, Cell::Tick).then_some(Drawing::Tick);
        Laid {
            weight,
            lines,
            drawing,
            height,
        }
    }

    fn draw(&mut self, (x, y): (f32, f32), laid: Laid, part: PartId) {
        let style = Style {
            weight: laid.weight,
            ..Style::regular(TEXT)
        };
        let mut baseline = y + TEXT * ASCENT;
        for line in laid.lines.iter().filter(|line| !line.is_empty()) {
            self.sheet.text((x + PADDING, baseline), line, style, Some(part));
            baseline += TEXT * LINE;
        }
        match laid.drawing {
            Some(Drawing::Tick) => self
                .sheet
                .rect((x + PADDING, y + 2.0, 9.0, 9.0), None, Some((BLACK, 0.8))),
            Some(Drawing::Code(text)) => self.sheet.code((x + PADDING, y), CODE, &text),
            None => {}
        }
    }

    /// Adds head and foot to each page and returns the PDF.
    pub(super) fn finish(mut self) -> Result<super::Drawn, super::PdfError> {
        let (made, title) = (self.made, self.title);
        frame_pages(&mut self.sheet, made, title);
        Ok(made.drawn(self.sheet, title))
    }
}

/// The side of a QR code in a row.
const CODE: f32 = 15.0 * MM;

struct Laid {
    weight: Weight,
    lines: Vec<String>,
    drawing: Option<Drawing>,
    height: f32,
}

enum Drawing {
    Tick,
    Code(String),
}

/// Writes the event's name, the number of the page and, on the first one, the date of print.
pub(super) fn frame_pages(sheet: &mut Sheet, made: &Made<'_>, title: &str) {
    let name = one_line(&made.export.event.name, 60);
    let printed = format!("Printed {}", made.printed);
    sheet.on_each_page(|sheet, number, count, (width, height)| {
        let head = 13.0 * MM;
        sheet.text((MARGIN, head), &name, Style::grey(9.0), None);
        if number > 1 {
            let width_of = crate::fonts::width(title, Weight::Regular) * 9.0;
            sheet.text((width - MARGIN - width_of, head), title, Style::grey(9.0), None);
        }
        sheet.rule((MARGIN, head + 4.0), (width - MARGIN, head + 4.0), GREY, 0.4);
        let foot = height - 9.0 * MM;
        if number == 1 {
            sheet.text((MARGIN, foot), &printed, Style::grey(8.0), None);
        }
        let page = format!("Page {number} of {count}");
        let width_of = crate::fonts::width(&page, Weight::Regular) * 8.0;
        sheet.text((width - MARGIN - width_of, foot), &page, Style::grey(8.0), None);
    });
}

/// Cuts a text after `most` characters and marks the cut with an ellipsis.
fn one_line(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let cut: String = text.chars().take(most).collect();
    format!("{cut}…")
}
