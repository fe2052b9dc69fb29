//! Cards for places: flat ones and tents on stock that is cut along marks, labels, and badges from a roll.

use std::collections::BTreeMap;

use super::front::{self, Front};
use super::look::Look;
use super::marks;
use super::sheet::{BLACK, Sheet, Style};
use super::{Drawn, PdfError};
use crate::card::{Stock, place_stock, served_of, tent_stock};
use crate::event::Guest;
use crate::fonts::{Weight, width};
use crate::made::Made;
use crate::meals::{MealMarks, meal_of};
use crate::paper::MM;

/// The length of cut marks, their distance from the cards, and their width.
const MARK: f32 = 3.5 * MM;
const GAP: f32 = 1.0 * MM;
const MARK_LINE: f32 = 0.3;
/// The size of the words of the legend, and its least distance from the lower edge of the sheet.
const LEGEND: f32 = 6.5;
const LEGEND_EDGE: f32 = 5.2 * MM;

pub(super) fn place_cards(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let stock = place_stock(made.stock, made.paper).ok_or(PdfError::Paper)?;
    let look = Look::new(made);
    let sheet = cards(made, stock, false, |sheet, front, (x, y)| {
        let card = (x, y, stock.width, stock.height);
        if made.stock.is_roll() {
            front::badge(sheet, &look, front, &made.export.event.name, card, stock.safe);
        } else {
            front::draw(sheet, &look, front, card, stock.safe);
        }
    });
    Ok(made.drawn_for_guests(sheet, "Place cards"))
}

pub(super) fn tent_cards(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let stock = tent_stock(made.paper).ok_or(PdfError::Paper)?;
    let look = Look::new(made);
    let half = stock.height / 2.0;
    let sheet = cards(made, stock, true, |sheet, front, (x, y)| {
        front::draw(sheet, &look, front, (x, y + half, stock.width, half), stock.safe);
        front::back(sheet, &look, front, (x, y, stock.width, half), stock.safe);
    });
    Ok(made.drawn_for_guests(sheet, "Tent cards"))
}

fn cards(
    made: &Made<'_>,
    stock: Stock,
    is_folded: bool,
    mut card: impl FnMut(&mut Sheet, &Front<'_>, (f32, f32)),
) -> Sheet {
    let mut sheet = made.sheet();
    let per_sheet = usize::from(stock.columns * stock.rows);
    let guests = made.cards();
    let meals = made.meal_marks();
    let begin = |sheet: &mut Sheet, label: &str| {
        sheet.page(stock.sheet);
        sheet.bookmark(label, 0.0);
        if stock.is_cut {
            cut_marks(sheet, stock);
        }
        if is_folded {
            fold_marks(sheet, stock);
        }
    };
    if guests.is_empty() {
        begin(&mut sheet, "Cards");
    }
    for page in guests.chunks(per_sheet) {
        let first = page.first().map_or("Cards", |guest| made.export.table_label(guest));
        begin(&mut sheet, first);
        for (guest, index) in page.iter().zip(0_u16..) {
            card(&mut sheet, &Front::new(made, guest, &meals), stock.corner(index));
        }
        if made.style.meals && !made.stock.is_roll() {
            legend(&mut sheet, page, &meals, stock);
        }
    }
    sheet
}

/// Marks in the margin where the sheet is cut.
fn cut_marks(sheet: &mut Sheet, stock: Stock) {
    let (width, height) = stock.sheet;
    let right = stock.left + f32::from(stock.columns) * stock.width;
    let bottom = stock.top + f32::from(stock.rows) * stock.height;
    for column in 0..=stock.columns {
        let x = stock.left + f32::from(column) * stock.width;
        let above = (stock.top - GAP - MARK).max(0.0);
        let below = (bottom + GAP + MARK).min(height);
        sheet.rule((x, above), (x, stock.top - GAP), BLACK, MARK_LINE);
        sheet.rule((x, bottom + GAP), (x, below), BLACK, MARK_LINE);
    }
    for row in 0..=stock.rows {
        let y = stock.top + f32::from(row) * stock.height;
        let before = (stock.left - GAP - MARK).max(0.0);
        let behind = (right + GAP + MARK).min(width);
        sheet.rule((before, y), (stock.left - GAP, y), BLACK, MARK_LINE);
        sheet.rule((right + GAP, y), (behind, y), BLACK, MARK_LINE);
    }
}

/// Dashes in the margin at half the height of the cards, where tents are folded.
fn fold_marks(sheet: &mut Sheet, stock: Stock) {
    const DASHES: u8 = 4;
    let right = stock.left + f32::from(stock.columns) * stock.width;
    let dash = (2.0 * MARK) / f32::from(2 * DASHES - 1);
    for row in 0..stock.rows {
        let y = stock.top + (f32::from(row) + 0.5) * stock.height;
        for number in 0..DASHES {
            let from = GAP + f32::from(number) * 2.0 * dash;
            let (left, right) = (stock.left - from, right + from);
            sheet.rule((left - dash, y), (left, y), BLACK, MARK_LINE);
            sheet.rule((right, y), (right + dash, y), BLACK, MARK_LINE);
        }
    }
}

/// The marks of the meals of a sheet and their names in the lower margin, where there is one.
fn legend(sheet: &mut Sheet, guests: &[&Guest], meals: &MealMarks, stock: Stock) {
    let (sheet_width, sheet_height) = stock.sheet;
    let bottom = stock.top + f32::from(stock.rows) * stock.height;
    let baseline = (bottom + GAP + MARK + 4.0 * MM).min(sheet_height - LEGEND_EDGE);
    if baseline - LEGEND < bottom {
        return;
    }
    let mut shown = BTreeMap::new();
    let served = guests.iter().filter(|guest| served_of(guest).is_some());
    for meal in served.filter_map(|guest| meal_of(guest)) {
        if let Some(mark) = meals.of_meal(&meal) {
            shown.entry(mark).or_insert(meal);
        }
    }
    let side = LEGEND * 1.4;
    let mut x = stock.left.max(5.0 * MM) + 2.0 * MM;
    for (mark, meal) in shown {
        let words = width(&meal, Weight::Regular) * LEGEND;
        x = behind_marks(stock, x, side + words + 2.0);
        if x + side + words > sheet_width - stock.left.max(5.0 * MM) {
            return;
        }
        marks::draw(sheet, mark, (x, baseline - LEGEND * 0.36 - side / 2.0), side, BLACK);
        x += side + 2.0;
        sheet.text((x, baseline), &meal, Style::grey(LEGEND), None);
        x += words + 10.0;
    }
}

/// Where an item of a width may begin, at `x` or behind a cut mark that it would touch.
fn behind_marks(stock: Stock, x: f32, width: f32) -> f32 {
    let marks = (0..=stock.columns).map(|column| stock.left + f32::from(column) * stock.width);
    let touched = marks.filter(|mark| stock.is_cut && x - GAP < *mark && *mark < x + width + GAP);
    touched.fold(x, |x, mark| x.max(mark + 2.0 * GAP))
}
