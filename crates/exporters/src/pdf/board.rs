//! The seating board: all tables with their guests on one sheet, as large as it allows.

use domain::mail::dates;

use super::drawing;
use super::look::{Lines, Look};
use super::sheet::{GREY, Part, PartId, Sheet, Style};
use super::text::ASCENT;
use super::{Drawn, PdfError};
use crate::design::Design;
use crate::fonts::width as width_of;
use crate::made::Made;
use crate::paper::MM;
use crate::words::words;

mod layout;

use layout::{GUEST_LINE, LABEL, LABEL_LINE, Layout, Measured, Placed, best};

/// The largest print of names, as a share of the width of the sheet.
const GREATEST: f32 = 0.03;
/// With smaller print than this, in points, the head of the board takes less room.
const ROOMY_FROM: f32 = 7.5;

pub(super) fn seating_board(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let mut sheet = made.sheet();
    let look = Look::new(made);
    let (width, height) = made.paper.size();
    sheet.page((width, height));
    sheet.bookmark("Seating", 0.0);
    let tables: Vec<Measured<'_>> = made
        .export
        .occupied()
        .into_iter()
        .map(|(table, guests)| Measured::new(made, &look, table, &guests))
        .collect();
    let margin = margin(width);
    let room = |head: &Head| (width - 2.0 * margin, height - head.bottom - margin);
    let greatest = width * GREATEST;
    let mut head = Head::new(made, &look, width, Size::Roomy);
    let mut layout = best(&tables, room(&head), greatest, look.design == Design::Classic);
    if layout.size < ROOMY_FROM {
        head = Head::new(made, &look, width, Size::Small);
        layout = best(&tables, room(&head), greatest, look.design == Design::Classic);
    }
    if look.design == Design::Classic {
        drawing::double_frame(&mut sheet, (width, height), frame(width), &look.palette);
    }
    head.draw(&mut sheet, &look, width);
    if tables.is_empty() {
        let part = sheet.part(PartId::ROOT, Part::Paragraph);
        let at = (width / 2.0, height / 2.0);
        sheet.centred(at, "No guest has a table yet.", Style::regular(14.0), Some(part));
    }
    let from_right = look.is_rtl.then_some(width);
    for table in &layout.tables {
        draw_table(&mut sheet, &look, &layout, table, (margin, head.bottom, from_right));
    }
    Ok(made.drawn_for_guests(sheet, "Seating board"))
}

/// From the edges of the sheet to what is read.
fn margin(width: f32) -> f32 {
    (width * 0.05).max(12.0 * MM)
}

/// From the edges of the sheet to the frame.
fn frame(width: f32) -> f32 {
    (width * 0.021).max(5.5 * MM)
}

/// How much room the head takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    Roomy,
    Small,
}

/// The name of the event, its date and place, and what guests are asked to do.
struct Head {
    /// The top of the ornament.
    ornament: Option<f32>,
    name: (f32, Lines),
    facts: (f32, Lines),
    ask: (f32, Lines),
    /// Where the tables begin.
    bottom: f32,
}

impl Head {
    fn new(made: &Made<'_>, look: &Look, width: f32, size: Size) -> Self {
        let is_roomy = size == Size::Roomy;
        let room = width - 2.0 * margin(width);
        let has_ornament = is_roomy && look.design == Design::Classic;
        let mut y = margin(width);
        let ornament = has_ornament.then_some(y);
        if has_ornament {
            y += drawing::sprig_height(width * SPRIG) + width * 0.006;
        }
        let share = if is_roomy { 0.088 } else { 0.05 };
        let mut name = Lines::default();
        name.add(
            &made.export.event.name,
            look.title(width * share),
            (room, width * share * 1.9),
        );
        let name = (y, name);
        y += name.1.height + width * 0.006;
        let mut facts = Lines::default();
        let share = if is_roomy { 0.0255 } else { 0.018 };
        facts.add(
            &date_and_place(made),
            look.text(width * share),
            (room, width * share * 2.9),
        );
        let facts = (y, facts);
        y += facts.1.height + width * if is_roomy { 0.028 } else { 0.022 };
        let mut ask = Lines::default();
        let share = if is_roomy { 0.027 } else { 0.02 };
        let words = words(made.export.event.language).find_seat;
        ask.add(words, look.name(width * share), (room * 0.8, width * share * 1.5));
        let ask = (y, ask);
        y += ask.1.height + width * if is_roomy { 0.034 } else { 0.02 };
        Self {
            ornament,
            name,
            facts,
            ask,
            bottom: y,
        }
    }

    fn draw(&self, sheet: &mut Sheet, look: &Look, width: f32) {
        let middle = width / 2.0;
        if let Some(top) = self.ornament {
            drawing::sprig(sheet, (middle, top), width * SPRIG, &look.palette);
        }
        for (part, (top, lines)) in [
            (Part::Heading(1), &self.name),
            (Part::Paragraph, &self.facts),
            (Part::Paragraph, &self.ask),
        ] {
            let part = sheet.part(PartId::ROOT, part);
            for (text, style, baseline) in &lines.lines {
                let at = match look.design {
                    Design::Classic | Design::Plain => middle - width_of(text, style.weight) * style.size / 2.0,
                    Design::Modern => begin(look, (margin(width), width - 2.0 * margin(width)), text, *style),
                };
                sheet.text((at, top + baseline), text, *style, Some(part));
            }
        }
        let (top, ask) = (self.ask.0, &self.ask.1);
        match look.design {
            Design::Classic => {
                let half = width * 0.23;
                for y in [top - width * 0.008, top + ask.height + width * 0.008] {
                    sheet.rule((middle - half, y), (middle + half, y), look.palette.ink, width / 560.0);
                }
            }
            Design::Modern => {
                let rect = (
                    margin(width),
                    top - width * 0.016,
                    width - 2.0 * margin(width),
                    width * 0.006,
                );
                sheet.rect(rect, Some(look.palette.ink), None);
            }
            Design::Plain => {}
        }
    }
}

/// The width of the ornament, as a share of that of the sheet.
const SPRIG: f32 = 0.25;

/// "Saturday, 5 June 2027, The Old Granary, Wareham"
fn date_and_place(made: &Made<'_>) -> String {
    let event = &made.export.event;
    let zone = event.zone.parse().unwrap_or_default();
    let date = dates::date(event.starts_at, zone, event.language);
    let comma = if event.language == domain::event::GuestLanguage::Ar {
        "،"
    } else {
        ","
    };
    if event.venue.trim().is_empty() {
        date
    } else {
        format!("{date}{comma} {}", event.venue)
    }
}

/// Where a line begins in a box: at its left, or so that it ends at its right in a script from right to left.
fn begin(look: &Look, (left, room): (f32, f32), text: &str, style: Style) -> f32 {
    if look.is_rtl {
        left + room - width_of(text, style.weight) * style.size
    } else {
        left
    }
}

fn draw_table(
    sheet: &mut Sheet,
    look: &Look,
    layout: &Layout<'_>,
    placed: &Placed<'_>,
    (margin, top, from_right): (f32, f32, Option<f32>),
) {
    let (size, column) = (layout.size, layout.column);
    let offset = margin + placed.offset;
    let x = from_right.map_or(offset, |width| width - offset - column);
    let mut y = top + placed.y;
    let line = |sheet: &mut Sheet, text: &str, style: Style, baseline: f32, part: PartId| {
        let left = match look.design {
            Design::Classic => x + (column - width_of(text, style.weight) * style.size) / 2.0,
            Design::Modern | Design::Plain => begin(look, (x, column), text, style),
        };
        sheet.text((left, baseline), text, style, Some(part));
    };
    let heading = sheet.part(PartId::ROOT, Part::Heading(2));
    sheet.bookmark(&placed.block.table.label, y);
    let label = look.title(size * LABEL);
    for text in &placed.block.label {
        line(sheet, text, label, y + label.size, heading);
        y += label.size * LABEL_LINE;
    }
    if look.design == Design::Plain {
        sheet.rule((x, y), (x + column, y), GREY, 0.4);
    }
    let style = look.text(size);
    for guest in &placed.block.guests {
        let part = sheet.part(PartId::ROOT, Part::Paragraph);
        for text in guest {
            line(sheet, text, style, y + size * ASCENT, part);
            y += size * GUEST_LINE;
        }
    }
}
