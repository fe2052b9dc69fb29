//! Signs for tables: the label to be seen from afar, and a code that opens the seat finder.

use super::drawing;
use super::look::{Lines, Look};
use super::sheet::{Part, PartId, Sheet, Style};
use super::{Drawn, PdfError};
use crate::design::Design;
use crate::event::Table;
use crate::made::Made;
use crate::paper::MM;
use crate::words::words;

const CODE: f32 = 58.0 * MM;
const MARGIN: f32 = 18.0 * MM;
/// The size of the words under the code.
const SCAN: f32 = 15.0;
/// The largest label, and the smallest that is kept on one line, as shares of the width of the sheet.
const GREATEST: f32 = 0.19;
const ONE_LINE: f32 = 0.1;
/// The distance of frames from the edges.
const FRAME: f32 = 8.0 * MM;

pub(super) fn table_signs(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let mut sheet = made.sheet();
    let look = Look::new(made);
    let size = made.paper.size();
    for table in made.signs() {
        sheet.page(size);
        sheet.bookmark(&table.label, 0.0);
        sign(&mut sheet, made, &look, table);
    }
    if made.export.tables.is_empty() {
        sheet.page(size);
        sheet.bookmark("No tables", 0.0);
        let part = sheet.part(PartId::ROOT, Part::Paragraph);
        sheet.centred(
            (size.0 / 2.0, size.1 / 2.0),
            "The plan has no tables yet.",
            Style::regular(15.0),
            Some(part),
        );
    }
    Ok(made.drawn_for_guests(sheet, "Table signs"))
}

fn sign(sheet: &mut Sheet, made: &Made<'_>, look: &Look, table: &Table) {
    let (width, height) = made.paper.size();
    let middle = width / 2.0;
    let room = width - 2.0 * MARGIN;
    let mut top = MARGIN;
    if look.design == Design::Classic {
        drawing::double_frame(sheet, (width, height), FRAME, &look.palette);
        let sprig = width * 0.24;
        drawing::sprig(sheet, (middle, top), sprig, &look.palette);
        top += drawing::sprig_height(sprig) + width * 0.015;
    }
    let mut name = Lines::default();
    name.add(&made.export.event.name, look.text(width * 0.034), (room, 22.0 * MM));
    centred(sheet, &name, (middle, top), None);
    let mut label = Lines::default();
    let text = made.export.label_for_guests(table);
    label.add(&text, label_style(look, &text, width, room), (room, height * 0.34));
    let part = sheet.part(PartId::ROOT, Part::Heading(1));
    let label_top = height * 0.36 - label.height / 2.0;
    centred(sheet, &label, (middle, label_top), Some(part));
    rule(sheet, look, (middle, label_top + label.height + width * 0.03), width);
    let code_top = height * 0.6;
    let link = format!("{}/find-seat?event={}", made.export.base_url, made.export.public_id);
    sheet.code((middle - CODE / 2.0, code_top), CODE, &link);
    let mut scan = Lines::default();
    let words = words(made.export.event.language).scan;
    scan.add(words, look.text(SCAN), (room, SCAN * 1.4));
    let part = sheet.part(PartId::ROOT, Part::Paragraph);
    centred(sheet, &scan, (middle, code_top + CODE + 2.0 * MM), Some(part));
}

/// The letters of a label: smaller where that keeps it on one line.
fn label_style(look: &Look, text: &str, width: f32, room: f32) -> Style {
    let style = look.title(width * GREATEST);
    let one_line = room / crate::fonts::width(text, style.weight).max(0.1) * 0.99;
    if one_line >= width * ONE_LINE {
        look.title(style.size.min(one_line))
    } else {
        style
    }
}

/// The line below the label: strong in the modern design, thin in the classic one.
fn rule(sheet: &mut Sheet, look: &Look, (middle, y): (f32, f32), width: f32) {
    let (share, thick) = match look.design {
        Design::Classic => (0.2, 1.0),
        Design::Modern => (0.3, width * 0.01),
        Design::Plain => return,
    };
    let rect = (middle - width * share / 2.0, y, width * share, thick);
    sheet.rect(rect, Some(look.palette.ink), None);
}

fn centred(sheet: &mut Sheet, lines: &Lines, (middle, top): (f32, f32), part: Option<PartId>) {
    for (text, style, baseline) in &lines.lines {
        sheet.centred((middle, top + baseline), text, *style, part);
    }
}
