//! Cards for places: flat ones and tents, on stock that is cut along marks.

use super::sheet::{GREY, Part, PartId, Sheet, Style};
use super::text::{ASCENT, LINE, fit, lines_height};
use super::{Drawn, PdfError};
use crate::card::{SAFE, SERVED_COLOUR, Stock, place_of, place_stock, served_of, tent_stock};
use crate::event::Guest;
use crate::fonts::Weight;
use crate::made::Made;
use crate::paper::MM;

const MARK: f32 = 5.0 * MM;

pub(super) fn place_cards(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let stock = place_stock(made.paper).ok_or(PdfError::Paper)?;
    let sheet = cards(made, stock, |sheet, guest, (x, y)| {
        front(sheet, made, guest, (x, y, stock.width, stock.height));
    });
    Ok(made.drawn_for_guests(sheet, "Place cards"))
}

pub(super) fn tent_cards(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let stock = tent_stock(made.paper).ok_or(PdfError::Paper)?;
    let half = stock.height / 2.0;
    let sheet = cards(made, stock, |sheet, guest, (x, y)| {
        front(sheet, made, guest, (x, y + half, stock.width, half));
        back(sheet, guest, (x, y, stock.width, half));
    });
    Ok(made.drawn_for_guests(sheet, "Tent cards"))
}

fn cards(made: &Made<'_>, stock: Stock, mut card: impl FnMut(&mut Sheet, &Guest, (f32, f32))) -> Sheet {
    let mut sheet = made.sheet();
    let size = made.paper.size();
    let per_sheet = usize::from(stock.columns * stock.rows);
    let guests = made.cards();
    let begin = |sheet: &mut Sheet, label: &str| {
        sheet.page(size);
        sheet.bookmark(label, 0.0);
        cut_marks(sheet, stock, size);
    };
    if guests.is_empty() {
        begin(&mut sheet, "Cards");
    }
    for page in guests.chunks(per_sheet) {
        let first = page.first().map_or("Cards", |guest| made.export.table_label(guest));
        begin(&mut sheet, first);
        for (guest, index) in page.iter().zip(0_u16..) {
            let x = stock.left + f32::from(index % stock.columns) * stock.width;
            let y = stock.top + f32::from(index / stock.columns) * stock.height;
            card(&mut sheet, guest, (x, y));
        }
    }
    sheet
}

/// Marks in the margin where the sheet is cut.
fn cut_marks(sheet: &mut Sheet, stock: Stock, (width, height): (f32, f32)) {
    let right = stock.left + f32::from(stock.columns) * stock.width;
    let bottom = stock.top + f32::from(stock.rows) * stock.height;
    let gap = 1.0 * MM;
    for column in 0..=stock.columns {
        let x = stock.left + f32::from(column) * stock.width;
        sheet.rule((x, (stock.top - gap - MARK).max(0.0)), (x, stock.top - gap), GREY, 0.4);
        sheet.rule((x, bottom + gap), (x, (bottom + gap + MARK).min(height)), GREY, 0.4);
    }
    for row in 0..=stock.rows {
        let y = stock.top + f32::from(row) * stock.height;
        sheet.rule(
            ((stock.left - gap - MARK).max(0.0), y),
            (stock.left - gap, y),
            GREY,
            0.4,
        );
        sheet.rule((right + gap, y), ((right + gap + MARK).min(width), y), GREY, 0.4);
    }
}

fn front(sheet: &mut Sheet, made: &Made<'_>, guest: &Guest, (x, y, width, height): (f32, f32, f32, f32)) {
    let room = (width - 2.0 * SAFE, height * 0.5);
    let part = sheet.part(PartId::ROOT, Part::Paragraph);
    let name = fit(&guest.name(), Weight::Bold, 22.0, room);
    let middle = x + width / 2.0;
    let block = lines_height(name.lines.len(), name.size);
    let mut line_y = y + SAFE + (height * 0.58 - SAFE - block).max(0.0) / 2.0;
    for line in &name.lines {
        sheet.centred(
            (middle, line_y + name.size * ASCENT),
            line,
            Style::bold(name.size),
            Some(part),
        );
        line_y += name.size * LINE;
    }
    let fitted = fit(
        &place_of(made.export, guest),
        Weight::Regular,
        11.0,
        (room.0, height * 0.16),
    );
    let part = sheet.part(PartId::ROOT, Part::Paragraph);
    let mut line_y = y + height * 0.62;
    for line in &fitted.lines {
        sheet.centred(
            (middle, line_y + fitted.size * ASCENT),
            line,
            Style::grey(fitted.size),
            Some(part),
        );
        line_y += fitted.size * LINE;
    }
    if let Some(served) = served_of(guest) {
        meal(sheet, &served, (middle, y + height * 0.79), room.0);
    }
}

/// Meal and diet with a mark that waiters see from afar.
fn meal(sheet: &mut Sheet, served: &str, (middle, y): (f32, f32), most: f32) {
    let fitted = fit(served, Weight::Bold, 10.0, (most - 14.0, 14.0));
    let line = fitted.lines.first().map_or("", String::as_str);
    let half = crate::fonts::width(line, Weight::Bold) * fitted.size / 2.0;
    let part = sheet.part(PartId::ROOT, Part::Paragraph);
    let style = Style {
        colour: SERVED_COLOUR,
        ..Style::bold(fitted.size)
    };
    sheet.centred((middle + 5.0, y + fitted.size * ASCENT), line, style, Some(part));
    sheet.rect(
        (middle - half - 6.0, y + fitted.size * 0.42, 7.0, 7.0),
        Some(SERVED_COLOUR),
        None,
    );
}

/// The name turned, for those who sit opposite.
fn back(sheet: &mut Sheet, guest: &Guest, (x, y, width, height): (f32, f32, f32, f32)) {
    let name = fit(
        &guest.name(),
        Weight::Bold,
        22.0,
        (width - 2.0 * SAFE, height - 2.0 * SAFE),
    );
    let block = lines_height(name.lines.len(), name.size);
    let mut line_y = y + (height + block) / 2.0;
    for line in &name.lines {
        sheet.turned(
            (x + width / 2.0, line_y - name.size * ASCENT),
            line,
            Style::bold(name.size),
        );
        line_y -= name.size * LINE;
    }
}
