//! What is on the card of a place, and where cards are on their stock.

use crate::event::{EventExport, Guest};
use crate::paper::{INCH, MM, Paper};
use crate::words::words;

/// A meal or diet is on a card up to this many characters; longer ones are for the kitchen.
const SERVED_MAX: usize = 24;
/// What stays free inside the cut of a card, in points.
pub(crate) const SAFE: f32 = 4.0 * MM;

/// What place cards are printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardStock {
    /// Ten cards on a sheet, to be cut along marks: 90 × 55 mm on A4, 3.5 × 2 in on Letter.
    #[default]
    BusinessCards,
    /// Labels of 63.5 × 38.1 mm, 3 × 7 on A4.
    AveryL7160,
    /// Labels of 2.625 × 1 in, 3 × 10 on Letter.
    Avery5160,
    /// Labels of 70 × 37 mm, 3 × 8 on A4 without margins.
    Labels3x8,
    /// A roll of badges of 62 × 100 mm.
    Badges62x100,
    /// A roll of badges of 4 × 2.25 in.
    Badges4x225,
}

impl CardStock {
    /// All stocks, by their names.
    pub const ALL: [(&'static str, Self); 6] = [
        ("business-cards", Self::BusinessCards),
        ("avery-l7160", Self::AveryL7160),
        ("avery-5160", Self::Avery5160),
        ("labels-3x8", Self::Labels3x8),
        ("badges-62x100", Self::Badges62x100),
        ("badges-4x2.25", Self::Badges4x225),
    ];

    /// Reads a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        crate::named(&Self::ALL, name)
    }

    /// Returns the name.
    #[must_use]
    pub fn name(self) -> &'static str {
        crate::name_in(&Self::ALL, self)
    }

    /// Returns the only paper that the stock comes on.
    #[must_use]
    pub fn paper(self) -> Option<Paper> {
        match self {
            Self::AveryL7160 | Self::Labels3x8 => Some(Paper::A4),
            Self::Avery5160 => Some(Paper::Letter),
            Self::BusinessCards | Self::Badges62x100 | Self::Badges4x225 => None,
        }
    }

    /// Returns whether it is a roll, where each card is a page.
    #[must_use]
    pub fn is_roll(self) -> bool {
        matches!(self, Self::Badges62x100 | Self::Badges4x225)
    }
}

/// Where cards are on a sheet, in points.
#[derive(Clone, Copy)]
pub(crate) struct Stock {
    pub(crate) columns: u16,
    pub(crate) rows: u16,
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
    /// From the left side of a card to that of the next one.
    pub(crate) pitch: f32,
    /// What stays free inside the edges of a card.
    pub(crate) safe: f32,
    /// The size of the sheet.
    pub(crate) sheet: (f32, f32),
    /// Whether the sheet is cut along marks.
    pub(crate) is_cut: bool,
}

impl Stock {
    /// Cards that are cut from a sheet, side by side.
    fn cut(paper: Paper, (columns, rows): (u16, u16), [left, top, width, height]: [f32; 4]) -> Self {
        Self {
            columns,
            rows,
            left,
            top,
            width,
            height,
            pitch: width,
            safe: SAFE,
            sheet: paper.size(),
            is_cut: true,
        }
    }

    /// The only card on a page of a roll.
    fn roll(width: f32, height: f32) -> Self {
        Self {
            columns: 1,
            rows: 1,
            left: 0.0,
            top: 0.0,
            width,
            height,
            pitch: width,
            safe: 5.0 * MM,
            sheet: (width, height),
            is_cut: false,
        }
    }

    /// The top left corner of a card, counted along the rows from 0.
    pub(crate) fn corner(&self, index: u16) -> (f32, f32) {
        (
            self.left + f32::from(index % self.columns) * self.pitch,
            self.top + f32::from(index / self.columns) * self.height,
        )
    }
}

/// Where place cards are on a stock; nothing when it does not come on this paper.
pub(crate) fn place_stock(stock: CardStock, paper: Paper) -> Option<Stock> {
    if stock.paper().is_some_and(|only| only != paper) {
        return None;
    }
    let label = |shape: Stock, pitch: f32, safe: f32| Stock {
        pitch,
        safe,
        is_cut: false,
        ..shape
    };
    Some(match stock {
        CardStock::BusinessCards => match paper {
            Paper::A4 => Stock::cut(paper, (2, 5), [15.0, 11.0, 90.0, 55.0].map(|length| length * MM)),
            Paper::Letter => Stock::cut(paper, (2, 5), [0.75, 0.5, 3.5, 2.0].map(|length| length * INCH)),
            _ => return None,
        },
        CardStock::AveryL7160 => {
            let places = [7.2, 15.1, 63.5, 38.1].map(|length| length * MM);
            label(Stock::cut(paper, (3, 7), places), 66.04 * MM, 3.5 * MM)
        }
        CardStock::Avery5160 => {
            let places = [0.19, 0.5, 2.625, 1.0].map(|length| length * INCH);
            label(Stock::cut(paper, (3, 10), places), 2.75 * INCH, 3.0 * MM)
        }
        CardStock::Labels3x8 => {
            // Eight labels are 1 mm shorter than the sheet.
            let places = [0.0, 0.5, 70.0, 37.0].map(|length| length * MM);
            label(Stock::cut(paper, (3, 8), places), 70.0 * MM, 5.0 * MM)
        }
        CardStock::Badges62x100 => Stock::roll(62.0 * MM, 100.0 * MM),
        CardStock::Badges4x225 => Stock::roll(4.0 * INCH, 2.25 * INCH),
    })
}

pub(crate) fn tent_stock(paper: Paper) -> Option<Stock> {
    let places = match paper {
        Paper::A4 => [15.0, 38.5, 90.0, 110.0].map(|length| length * MM),
        Paper::Letter => [0.75, 1.5, 3.5, 4.0].map(|length| length * INCH),
        _ => return None,
    };
    Some(Stock::cut(paper, (2, 2), places))
}

/// "Table 4, seat C" in the language of the event, or the table alone for a guest without a seat.
pub(crate) fn place_of(export: &EventExport, guest: &Guest) -> String {
    let table = export.table_for_guests(guest);
    let seat = guest.seat_label();
    if seat.is_empty() {
        table.into_owned()
    } else {
        words(export.event.language).place(&table, seat)
    }
}

/// Meal and diet, unless they are too long for a card.
pub(crate) fn served_of(guest: &Guest) -> Option<String> {
    let served = [&guest.texts.meal, &guest.texts.dietary];
    let served = served
        .into_iter()
        .filter(|text| !text.is_empty() && text.chars().count() <= SERVED_MAX);
    let served: Vec<&str> = served.map(String::as_str).collect();
    (!served.is_empty()).then(|| served.join(" · "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stock_lies_on_its_sheet_and_keeps_text_off_its_edges() {
        for (name, stock) in CardStock::ALL {
            let paper = stock.paper().unwrap_or_default();
            let places = place_stock(stock, paper).unwrap();
            let (width, height) = places.sheet;
            let (x, y) = places.corner(places.columns * places.rows - 1);
            assert!(
                x + places.width <= width + 0.1 && y + places.height <= height + 0.1,
                "{name}"
            );
            assert!(places.left + places.safe >= 4.0 * MM, "{name}");
            assert!(places.safe >= 2.0 * MM, "{name}");
        }
    }

    #[test]
    fn labels_are_where_the_trade_puts_them() {
        let is_at = |stock, paper, index, (x, y): (f32, f32), unit: f32| {
            let (left, top) = place_stock(stock, paper).unwrap().corner(index);
            (left - x * unit).abs() < 0.1 && (top - y * unit).abs() < 0.1
        };
        assert!(is_at(CardStock::AveryL7160, Paper::A4, 5, (139.28, 53.2), MM));
        assert!(is_at(CardStock::Avery5160, Paper::Letter, 29, (5.69, 9.5), INCH));
        assert!(is_at(CardStock::Labels3x8, Paper::A4, 23, (140.0, 259.5), MM));
        assert!(place_stock(CardStock::Avery5160, Paper::A4).is_none());
        assert!(place_stock(CardStock::BusinessCards, Paper::A3).is_none());
    }
}
