//! Signs for tables: the label to be seen from afar, and a code that opens the seat finder.

use super::sheet::{Part, PartId, Sheet, Style};
use super::text::{ASCENT, LINE, fit, lines_height};
use super::{Drawn, PdfError};
use crate::fonts::Weight;
use crate::made::Made;
use crate::paper::MM;
use crate::words::words;

const CODE: f32 = 62.0 * MM;
const MARGIN: f32 = 15.0 * MM;
/// The size of the words under the code.
const SCAN: f32 = 15.0;

pub(super) fn table_signs(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let mut sheet = made.sheet();
    let link = format!("{}/find-seat?event={}", made.export.base_url, made.export.public_id);
    let (width, height) = made.paper.size();
    let size = (width, height);
    for table in made.signs() {
        sheet.page(size);
        sheet.bookmark(&table.label, 0.0);
        event_name(&mut sheet, made, width);
        let part = sheet.part(PartId::ROOT, Part::Heading(1));
        let label = fit(
            &made.export.label_for_guests(table),
            Weight::Bold,
            width * 0.19,
            (width - 2.0 * MARGIN, height * 0.38),
        );
        let mut y = height * 0.34 - lines_height(label.lines.len(), label.size) / 2.0;
        for line in &label.lines {
            sheet.centred(
                (width / 2.0, y + label.size * ASCENT),
                line,
                Style::bold(label.size),
                Some(part),
            );
            y += label.size * LINE;
        }
        sheet.code(((width - CODE) / 2.0, height * 0.58), CODE, &link);
        let part = sheet.part(PartId::ROOT, Part::Paragraph);
        let y = height * 0.58 + CODE + 22.0;
        let scan = words(made.export.event.language).scan;
        let scan = fit(scan, Weight::Regular, SCAN, (width - 2.0 * MARGIN, SCAN * LINE));
        for line in &scan.lines {
            sheet.centred((width / 2.0, y), line, Style::regular(scan.size), Some(part));
        }
    }
    if made.export.tables.is_empty() {
        sheet.page(size);
        sheet.bookmark("No tables", 0.0);
        let part = sheet.part(PartId::ROOT, Part::Paragraph);
        sheet.centred(
            (width / 2.0, height / 2.0),
            "The plan has no tables yet.",
            Style::regular(15.0),
            Some(part),
        );
    }
    Ok(made.drawn_for_guests(sheet, "Table signs"))
}

fn event_name(sheet: &mut Sheet, made: &Made<'_>, width: f32) {
    let name = fit(
        &made.export.event.name,
        Weight::Regular,
        14.0,
        (width - 2.0 * MARGIN, 20.0 * MM),
    );
    let mut y = MARGIN;
    for line in &name.lines {
        sheet.centred(
            (width / 2.0, y + name.size * ASCENT),
            line,
            Style::grey(name.size),
            None,
        );
        y += name.size * LINE;
    }
}
