//! What readers of a plan need beside it: its scale, a bar to measure with, the north and the meaning of the colours.

use super::plan::{FOOT, MARGIN, TABLE, TAKEN, View, WHITE};
use super::shape::Shape;
use super::sheet::{BLACK, Colour, GREY, LIGHT, Sheet, Style};
use crate::paper::MM;
use crate::sections::Sections;

/// Draws scale, bar, legend and arrow at the foot of a page with the plan.
pub(super) fn draw(sheet: &mut Sheet, view: &View, sections: Sections, (page_width, page_height): (f32, f32)) {
    let y = page_height - FOOT + 9.0 * MM;
    scale_bar(sheet, view, (MARGIN, y));
    let x = MARGIN + 250.0;
    sheet.text((x, y), "Legend", Style::bold(9.0), None);
    let mut swatch = |dx: f32, fill: Colour, text: &str| {
        sheet.rect((x + dx, y + 7.0, 9.0, 9.0), Some(fill), Some((GREY, 0.5)));
        sheet.text((x + dx + 13.0, y + 15.0), text, Style::regular(8.0), None);
    };
    swatch(0.0, TABLE, "Table");
    if sections.assignments {
        swatch(55.0, TAKEN, "Seat taken");
        swatch(130.0, WHITE, "Seat free");
    } else {
        swatch(55.0, WHITE, "Seat");
    }
    north(sheet, (page_width - MARGIN - 12.0, y - 2.0));
}

/// The scale in words, and a bar of a round length.
fn scale_bar(sheet: &mut Sheet, view: &View, (x, y): (f32, f32)) {
    const LENGTHS: [u16; 6] = [1, 2, 5, 10, 20, 50];
    let foot = view.length(24.0);
    let feet = LENGTHS
        .into_iter()
        .rev()
        .find(|feet| f32::from(*feet) * foot <= 200.0)
        .unwrap_or(1);
    sheet.text((x, y), &format!("Scale 1:{}", view.scale), Style::bold(9.0), None);
    let part = f32::from(feet) * foot / 4.0;
    for (index, fill) in (0_u8..).zip([BLACK, WHITE, BLACK, WHITE]) {
        sheet.rect(
            (x + f32::from(index) * part, y + 8.0, part, 4.0),
            Some(fill),
            Some((BLACK, 0.5)),
        );
    }
    sheet.text((x, y + 24.0), &format!("{feet} ft"), Style::regular(8.0), None);
}

/// The plan is drawn with its upper side to the north.
fn north(sheet: &mut Sheet, (x, y): (f32, f32)) {
    let mut arrow = Shape::default();
    arrow.move_to(x, y - 16.0);
    arrow.line_to(x + 5.0, y + 2.0);
    arrow.line_to(x, y - 2.0);
    arrow.line_to(x - 5.0, y + 2.0);
    arrow.close();
    sheet.shape(arrow, Some(BLACK), Some((LIGHT, 0.2)));
    sheet.centred((x, y + 14.0), "N", Style::bold(9.0), None);
}
