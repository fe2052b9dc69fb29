//! Cards for places as a table with a cell per card, to be cut along its lines.

use docx_rs::{
    BorderType, BreakType, Run, TableBorder, TableBorderPosition, TableBorders, TableCell, TableCellBorder,
    TableCellBorderPosition, TableCellBorders, TableCellMargins, VAlignType,
};

use super::document::{Document, Page, cell, exact_row, plain, twips, unsigned};
use super::{WordError, styles, text, without_guests};
use crate::card::{CardStock, SAFE, Stock, place_of, place_stock, served_of, tent_stock};
use crate::event::Guest;
use crate::fonts::Weight;
use crate::made::{Made, STAFF_LANGUAGE};
use crate::pdf::text::fit;

const PLACE_CARDS: &str = "Place cards";
const TENT_CARDS: &str = "Tent cards";
const CUT: &str = "BFBAB2";
/// A name becomes so small on one line, and so small on two, before it is broken.
const ONE_LINE_SIZE: f32 = 20.0;
const TWO_LINES_SIZE: f32 = 15.0;
/// What Word may need beyond the rows of a page, in twips.
const SLACK: i32 = 120;
/// The display face is wider than the one that names are measured with.
const MEASURE: f32 = 0.9;

pub(super) fn place_cards(made: &Made<'_>) -> Result<Vec<u8>, WordError> {
    let stock = place_stock(CardStock::BusinessCards, made.paper).ok_or(WordError::Paper)?;
    if made.cards().is_empty() {
        return without_guests(made, PLACE_CARDS, STAFF_LANGUAGE);
    }
    let mut document = begun(made, stock, PLACE_CARDS);
    for guests in made.cards().chunks(usize::from(stock.columns)) {
        let cells = fronts(&mut document, made, (guests, stock), stock.height);
        document.body.write(&exact_row(cells, twips(stock.height)));
    }
    ended(document)
}

/// Word cannot turn a text by 180°, so the back of a tent card stays blank.
pub(super) fn tent_cards(made: &Made<'_>) -> Result<Vec<u8>, WordError> {
    let stock = tent_stock(made.paper).ok_or(WordError::Paper)?;
    if made.cards().is_empty() {
        return without_guests(made, TENT_CARDS, STAFF_LANGUAGE);
    }
    let half = stock.height / 2.0;
    let mut document = begun(made, stock, TENT_CARDS);
    for guests in made.cards().chunks(usize::from(stock.columns)) {
        let backs = (0..stock.columns).map(|_| {
            let blank = document.styled(styles::CARD_PLACE, "", plain).keep_next(true);
            folded(cell(twips(stock.width), blank), TableCellBorderPosition::Bottom)
        });
        let backs = backs.collect();
        document.body.write(&exact_row(backs, twips(half)));
        let fronts = fronts(&mut document, made, (guests, stock), half);
        let fronts = fronts
            .into_iter()
            .map(|cell| folded(cell, TableCellBorderPosition::Top))
            .collect();
        document.body.write(&exact_row(fronts, twips(half)));
    }
    ended(document)
}

/// A document with the margins of the stock, in the middle of its table.
fn begun<'m>(made: &'m Made<'m>, stock: Stock, title: &'static str) -> Document<'m> {
    let upright = Page::upright(made.paper);
    let (left, top) = (twips(stock.left), twips(stock.top));
    let page = Page {
        left,
        top,
        right: upright.width - left - i32::from(stock.columns) * twips(stock.width),
        bottom: upright.height - top - i32::from(stock.rows) * twips(stock.height) - SLACK,
        ..upright
    };
    let mut document = Document::bare(made, page, title, made.export.event.language);
    let widths = vec![twips(stock.width); usize::from(stock.columns)];
    let safe = unsigned(twips(SAFE));
    document.begin_table(&widths, cut_lines(), TableCellMargins::new().margin(0, safe, 0, safe));
    document
}

fn ended(mut document: Document<'_>) -> Result<Vec<u8>, WordError> {
    document.body.close_table();
    document.finish()
}

/// The cards of a row; a blank one where the guests end.
fn fronts(
    document: &mut Document<'_>,
    made: &Made<'_>,
    (guests, stock): (&[&Guest], Stock),
    height: f32,
) -> Vec<TableCell> {
    let places = (0..usize::from(stock.columns)).map(|column| guests.get(column));
    let cells = places.map(|guest| match guest {
        Some(guest) => front(document, made, guest, (stock.width, height)),
        None => cell(twips(stock.width), document.styled(styles::CARD_PLACE, "", plain)),
    });
    cells.collect()
}

fn front(document: &mut Document<'_>, made: &Made<'_>, guest: &Guest, (width, height): (f32, f32)) -> TableCell {
    let (lines, size) = name_lines(guest, ((width - 2.0 * SAFE) * MEASURE, height * 0.5));
    let sized = |run: Run| {
        if size < styles::NAME_SIZE {
            run.size(styles::half_points(size))
        } else {
            run
        }
    };
    let mut name = document.styled(styles::CARD_NAME, "", plain);
    for (index, line) in lines.iter().enumerate() {
        if index > 0 {
            name = name.add_run(Run::new().add_break(BreakType::TextWrapping));
        }
        name = text::add(name, line, sized);
    }
    let place = document.styled(styles::CARD_PLACE, &place_of(made.export, guest), plain);
    let mut card = cell(twips(width), name)
        .vertical_align(VAlignType::Center)
        .add_paragraph(place);
    if let Some(served) = served_of(guest) {
        let marked = format!("■ {served}");
        card = card.add_paragraph(document.styled(styles::CARD_MEAL, &marked, plain));
    }
    card
}

/// The name on one line, or first and last name on a line each, and the size of its letters in points.
fn name_lines(guest: &Guest, (width, height): (f32, f32)) -> (Vec<String>, f32) {
    let whole = guest.name();
    let size_of = |lines: &[String]| {
        let longest = lines
            .iter()
            .map(|line| crate::fonts::width(line, Weight::Bold))
            .fold(0.0, f32::max);
        styles::NAME_SIZE.min(width / longest.max(0.1))
    };
    let one = vec![whole.clone()];
    if size_of(&one) >= ONE_LINE_SIZE {
        let size = size_of(&one);
        return (one, size);
    }
    let two: Vec<String> = [&guest.texts.first_name, &guest.texts.last_name]
        .into_iter()
        .filter(|line| !line.is_empty())
        .cloned()
        .collect();
    let size = size_of(&two);
    if size >= TWO_LINES_SIZE {
        return (two, size);
    }
    // Word breaks a name that is longer.
    let size = fit(&whole, Weight::Bold, styles::NAME_SIZE, (width, height)).size;
    (one, size)
}

fn cut_lines() -> TableBorders {
    let line = |position| {
        TableBorder::new(position)
            .border_type(BorderType::Dotted)
            .size(4)
            .color(CUT)
    };
    [
        TableBorderPosition::Top,
        TableBorderPosition::Left,
        TableBorderPosition::Bottom,
        TableBorderPosition::Right,
        TableBorderPosition::InsideH,
        TableBorderPosition::InsideV,
    ]
    .into_iter()
    .fold(TableBorders::with_empty(), |borders, position| {
        borders.set(line(position))
    })
}

/// A cell with the line of the fold on one side.
fn folded(cell: TableCell, side: TableCellBorderPosition) -> TableCell {
    let fold = TableCellBorder::new(side)
        .border_type(BorderType::Dashed)
        .size(4)
        .color(CUT);
    cell.set_borders(TableCellBorders::with_empty().set(fold))
}
