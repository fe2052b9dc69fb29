//! Headings and tables that run over pages, with the name of the event, the number of the page and the date of print.

use domain::event::GuestLanguage;

use super::look::{Lines, Look};
use super::sheet::{BLACK, Colour, GREY, LIGHT, Part, PartId, Sheet, Style, WHITE};
use super::text::{ASCENT, LINE, lines_height, wrap};
use super::{drawing, marks};
use crate::design::Design;
use crate::fonts::{Line, Weight, shape};
use crate::listing::{Cell, Column, Listing};
use crate::made::{Made, STAFF_LANGUAGE};
use crate::meals::MealMark;
use crate::paper::MM;
use crate::words::words;

const MARGIN: f32 = 15.0 * MM;
const TOP: f32 = 24.0 * MM;
const BOTTOM: f32 = 16.0 * MM;
const TEXT: f32 = 10.0;
const PADDING: f32 = 3.0;
const SHADE: Colour = [240, 238, 234];
/// A heading has at least this many rows of its table on its page.
const ROWS_WITH_HEADING: f32 = 3.0;

/// A document that grows downwards.
pub(super) struct Flow<'m> {
    pub(super) sheet: Sheet,
    made: &'m Made<'m>,
    title: &'static str,
    /// How it looks for guests; lists for staff have no design.
    look: Option<Look>,
    /// The language of its readers.
    language: GuestLanguage,
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
            look: None,
            language: STAFF_LANGUAGE,
            size: made.paper.size(),
            y: TOP,
        }
    }

    /// A document that begins with its title.
    pub(super) fn new(made: &'m Made<'m>, title: &'static str) -> Self {
        Self::empty(made, title).begun()
    }

    /// A document that guests read, in the language of the event, with its title.
    pub(super) fn for_guests(made: &'m Made<'m>, title: &'static str) -> Self {
        let mut flow = Self::empty(made, title);
        flow.language = made.export.event.language;
        let look = Look::new(made);
        if look.design == Design::Plain {
            return flow.begun();
        }
        flow.begun_for_guests(&look);
        flow.look = Some(look);
        flow
    }

    fn begun(mut self) -> Self {
        self.page();
        let part = self.sheet.part(PartId::ROOT, Part::Heading(1));
        let box_of_page = (MARGIN, self.width());
        self.write(box_of_page, self.y + 18.0, self.title, Style::bold(18.0), Some(part));
        self.sheet.bookmark(self.title, self.y);
        self.y += 32.0;
        self
    }

    /// The title of a list for guests in its design.
    fn begun_for_guests(&mut self, look: &Look) {
        self.page();
        self.sheet.bookmark(self.title, self.y);
        let mut lines = Lines::default();
        lines.add(self.title, look.title(26.0), (self.width(), 40.0));
        let is_classic = look.design == Design::Classic;
        if is_classic {
            let sprig = 110.0;
            drawing::sprig(&mut self.sheet, (self.size.0 / 2.0, self.y), sprig, &look.palette);
            self.y += drawing::sprig_height(sprig) + 4.0;
        }
        let part = self.sheet.part(PartId::ROOT, Part::Heading(1));
        for (text, style, baseline) in &lines.lines {
            let at = self.y + baseline;
            if is_classic {
                self.sheet.centred((self.size.0 / 2.0, at), text, *style, Some(part));
            } else {
                self.write((MARGIN, self.width()), at, text, *style, Some(part));
            }
        }
        self.y += lines.height + 6.0;
        if !is_classic {
            let rect = (MARGIN, self.y, self.width(), 3.0);
            self.sheet.rect(rect, Some(look.palette.ink), None);
            self.y += 3.0;
        }
        self.y += 12.0;
    }

    /// Regular or bold letters of the list.
    fn style(&self, weight: Weight) -> Style {
        match &self.look {
            Some(look) if weight == Weight::Bold && look.design == Design::Classic => look.name(TEXT + 1.0),
            Some(look) if weight == Weight::Regular => look.text(TEXT),
            Some(_) | None => Style {
                weight,
                ..Style::regular(TEXT)
            },
        }
    }

    /// Writes a line into a box, given by its left side and its width: from its left side, or from its right side in a
    /// script that runs from right to left.
    fn write(&mut self, place: (f32, f32), y: f32, text: &str, style: Style, part: Option<PartId>) {
        let line = shape(text, style.weight);
        let x = self.left(place, line.width * style.size);
        self.sheet.shaped((x, y), line, style, part);
    }

    /// The same with a line of a cell.
    fn write_shaped(&mut self, place: (f32, f32), y: f32, line: Line, style: Style, part: PartId) {
        let x = self.left(place, line.width * style.size);
        self.sheet.shaped((x, y), line, style, Some(part));
    }

    /// The left side of a line of this width in a box.
    fn left(&self, (left, room): (f32, f32), width: f32) -> f32 {
        if self.language.is_right_to_left() {
            left + room - width
        } else {
            left
        }
    }

    /// The left side and the width of each column. The first one is where reading begins.
    fn boxes(&self, columns: &[Column]) -> Vec<(f32, f32)> {
        let mut used = 0.0;
        let boxes = columns.iter().map(|column| {
            let room = column.share * self.width();
            let left = if self.language.is_right_to_left() {
                MARGIN + self.width() - used - room
            } else {
                MARGIN + used
            };
            used += room;
            (left, room)
        });
        boxes.collect()
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

    fn headings(&mut self, columns: &[Column], row: Option<PartId>) {
        let ink = self.look.as_ref().map_or(BLACK, |look| look.palette.ink);
        for (column, (left, room)) in columns.iter().zip(self.boxes(columns)) {
            let part = row.map(|row| self.sheet.part(row, Part::HeaderCell));
            let inside = (left + PADDING, room - 2.0 * PADDING);
            self.write(
                inside,
                self.y + TEXT * ASCENT,
                column.heading,
                Style {
                    colour: ink,
                    ..Style::bold(TEXT - 1.0)
                },
                part,
            );
        }
        self.y += TEXT * LINE + PADDING;
        self.sheet
            .rule((MARGIN, self.y), (MARGIN + self.width(), self.y), ink, 0.8);
    }

    fn lay(&self, column: &Column, cell: Cell) -> Laid {
        let width = column.share * self.width() - 2.0 * PADDING;
        let laid = |text: &str, style: Style, width: f32, drawing: Option<Drawing>| {
            let lines = shaped_lines(text, style.weight, width / style.size);
            Laid {
                height: lines_height(lines.len(), TEXT),
                style,
                lines,
                drawing,
            }
        };
        let (regular, bold) = (self.style(Weight::Regular), self.style(Weight::Bold));
        match cell {
            Cell::Text(text) => laid(&text, regular, width, None),
            Cell::Strong(text) => laid(&text, bold, width, None),
            Cell::Meal(mark, text) => laid(&text, Style::bold(TEXT), width - MARKED, Some(Drawing::Meal(mark))),
            Cell::Alert(text) => {
                let style = Style {
                    colour: WHITE,
                    ..Style::bold(TEXT)
                };
                laid(&text, style, width - 2.0 * LABEL, Some(Drawing::Alert))
            }
            Cell::Tick => laid("", regular, width, Some(Drawing::Tick)),
            Cell::Code(text) => Laid {
                style: regular,
                lines: Vec::new(),
                drawing: Some(Drawing::Code(text)),
                height: CODE,
            },
        }
    }

    fn draw(&mut self, (x, room): (f32, f32), y: f32, laid: Laid, part: PartId) {
        let mut baseline = y + TEXT * ASCENT;
        let mut begin = x + PADDING;
        match laid.drawing {
            Some(Drawing::Tick) => self
                .sheet
                .rect((x + PADDING, y + 2.0, 9.0, 9.0), None, Some((BLACK, 0.8))),
            Some(Drawing::Code(text)) => self.sheet.small_code((x + PADDING, y), CODE, &text),
            Some(Drawing::Meal(mark)) => {
                marks::draw(&mut self.sheet, mark, (begin, y + 0.6), MARK, BLACK);
                begin += MARKED;
            }
            Some(Drawing::Alert) => {
                let widest = laid.lines.iter().map(|line| line.width * TEXT).fold(0.0, f32::max);
                let rect = (begin, y - 0.8, widest + 2.0 * LABEL, laid.height + 0.8);
                self.sheet.rect(rect, Some(BLACK), None);
                begin += LABEL;
            }
            None => {}
        }
        let room = room - 2.0 * PADDING - (begin - x - PADDING);
        for line in laid.lines.into_iter().filter(|line| !line.runs.is_empty()) {
            self.write_shaped((begin, room), baseline, line, laid.style, part);
            baseline += TEXT * LINE;
        }
    }

    /// Adds head and foot to each page and returns the PDF.
    pub(super) fn finish(mut self) -> Result<super::Drawn, super::PdfError> {
        let (made, title, language) = (self.made, self.title, self.language);
        frame_pages(&mut self.sheet, made, (title, language));
        let drawn = made.drawn(self.sheet, title);
        Ok(super::Drawn { language, ..drawn })
    }
}

impl Listing for Flow<'_> {
    /// Writes a heading of the second level with a bookmark.
    fn heading(&mut self, text: &str) {
        let lines = wrap(text, Weight::Bold, self.width() / 13.0);
        let height = lines_height(lines.len(), 13.0);
        if self.y + height + 10.0 + ROWS_WITH_HEADING * LINE * TEXT > self.bottom() {
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
    fn paragraph(&mut self, text: &str) {
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
    fn table(&mut self, columns: &[Column], rows: impl IntoIterator<Item = Vec<Cell>>) {
        let table = self.sheet.part(PartId::ROOT, Part::Table);
        let row = self.sheet.part(table, Part::Row);
        self.headings(columns, Some(row));
        let boxes = self.boxes(columns);
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
            if index % 2 == 1 && self.look.is_none() {
                self.sheet
                    .rect((MARGIN, self.y, self.width(), height), Some(SHADE), None);
            }
            let row = self.sheet.part(table, Part::Row);
            for (place, laid) in boxes.iter().zip(laid) {
                let part = self.sheet.part(row, Part::Cell);
                self.draw(*place, self.y + PADDING, laid, part);
            }
            self.y += height;
            self.sheet
                .rule((MARGIN, self.y), (MARGIN + self.width(), self.y), LIGHT, 0.4);
        }
        self.y += 6.0;
    }
}

/// The side of a QR code in a row.
const CODE: f32 = 15.0 * MM;

/// The side of the mark of a meal, and the side with the gap behind it.
const MARK: f32 = 12.0;
const MARKED: f32 = 16.0;
/// What is black at both sides of what has to be left out.
const LABEL: f32 = 4.0;

struct Laid {
    style: Style,
    lines: Vec<Line>,
    drawing: Option<Drawing>,
    height: f32,
}

enum Drawing {
    Meal(MealMark),
    Alert,
    Tick,
    Code(String),
}

/// Breaks a text into lines of at most this width, in shares of the font size. Most texts fit into one and are shaped once.
fn shaped_lines(text: &str, weight: Weight, most: f32) -> Vec<Line> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = shape(&words.join(" "), weight);
    if line.width <= most {
        return vec![line];
    }
    let lines = wrap(text, weight, most);
    lines.iter().map(|line| shape(line, weight)).collect()
}

/// Writes the event's name, the number of the page and, on the first one, the date of print.
pub(super) fn frame_pages(sheet: &mut Sheet, made: &Made<'_>, (title, language): (&str, GuestLanguage)) {
    let name = one_line(&made.export.event.name, 60);
    let words = words(language);
    let printed = words.printed(&made.printed_in(language));
    let rtl = language.is_right_to_left();
    sheet.on_each_page(|sheet, number, count, (width, height)| {
        // The side where reading begins, or the other one.
        let x = |text: &str, size: f32, begins: bool| {
            let room = width - 2.0 * MARGIN - crate::fonts::width(text, Weight::Regular) * size;
            if begins == rtl { MARGIN + room } else { MARGIN }
        };
        let head = 13.0 * MM;
        sheet.text((x(&name, 9.0, true), head), &name, Style::grey(9.0), None);
        if number > 1 {
            sheet.text((x(title, 9.0, false), head), title, Style::grey(9.0), None);
        }
        sheet.rule((MARGIN, head + 4.0), (width - MARGIN, head + 4.0), GREY, 0.4);
        let foot = height - 9.0 * MM;
        if number == 1 {
            sheet.text((x(&printed, 8.0, true), foot), &printed, Style::grey(8.0), None);
        }
        let page = words.page(number, count);
        sheet.text((x(&page, 8.0, false), foot), &page, Style::grey(8.0), None);
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
