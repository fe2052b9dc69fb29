//! The ticket as a picture in the format of a phone's screen: the event in its colour above, the guest's place in the middle,
//! the code for the door below. Texts are outlines, shaped in their direction, so that the picture needs no fonts.

use domain::event::accent::Shades;
use domain::ticket::TicketState;

use self::drawing::{Align, Drawing, Text};
use super::{Ticket, logo};
use crate::fonts::Weight;
use crate::plan_picture::{PictureError, drawing_png};
use crate::qr::Code;

mod drawing;

const WIDTH: f32 = 1080.0;
const HEIGHT: f32 = 1920.0;
const MARGIN: f32 = 84.0;
/// Where the coloured head ends.
const HEAD: f32 = 640.0;
const TEAR: f32 = 1_180.0;
/// The side of the code with its quiet zone.
const CODE: f32 = 540.0;
const INK: &str = "#241f2b";
const MUTED: &str = "#6a6370";
const GROUND: &str = "#f1eee9";

/// Returns the ticket as a PNG of 1080 by 1920 pixels.
pub fn ticket_png(ticket: &Ticket) -> Result<Vec<u8>, PictureError> {
    drawing_png(&ticket_svg(ticket))
}

fn ticket_svg(ticket: &Ticket) -> String {
    let shades = ticket.accent.shades().light;
    let mut drawing = Drawing::new(WIDTH, HEIGHT);
    drawing.rect((0.0, 0.0, WIDTH, HEIGHT), "#ffffff");
    head(&mut drawing, ticket, &shades);
    place(&mut drawing, ticket, &shades);
    drawing.tear(TEAR, GROUND);
    code(&mut drawing, ticket);
    drawing.finish()
}

/// The event, aligned as its language is written, beside the mark.
fn head(drawing: &mut Drawing, ticket: &Ticket, shades: &Shades) {
    drawing.rect((0.0, 0.0, WIDTH, HEAD), &shades.fill);
    let rtl = ticket.language.is_right_to_left();
    let (align, x, mark_x) = match rtl {
        true => (Align::Right, WIDTH - MARGIN, MARGIN - 16.0),
        false => (Align::Left, MARGIN, WIDTH - MARGIN - 112.0),
    };
    drawing.scaled((mark_x, 72.0), 4.0, 0.9, &logo::mark(&shades.on_fill));
    let text = |weight, size, room| Text {
        weight,
        size,
        room: (WIDTH - 2.0 * MARGIN, room),
        colour: &shades.on_fill,
        align,
    };
    let venue = text(Weight::Regular, 42.0, 112.0);
    let mut y = HEAD - 64.0;
    if !ticket.venue.is_empty() {
        y = drawing.text_above((x, y), &ticket.venue, &venue) - 10.0;
    }
    y = drawing.text_above((x, y), &ticket.when(), &text(Weight::Bold, 42.0, 112.0)) - 24.0;
    drawing.text_above((x, y), &ticket.event_name, &text(Weight::Display, 92.0, y - 220.0));
}

/// The guest with table and seat.
fn place(drawing: &mut Drawing, ticket: &Ticket, shades: &Shades) {
    let words = ticket.words();
    let middle = WIDTH / 2.0;
    let label = |room: f32| Text::centred(Weight::Regular, 34.0, (room, 50.0), MUTED);
    let whole = WIDTH - 2.0 * MARGIN;
    let figures: Vec<(&str, &str)> = [(&words.table, ticket.table()), (&words.seat, ticket.seat())]
        .into_iter()
        .filter_map(|(word, name)| Some((word.as_str(), name?)))
        .collect();
    let top = if figures.is_empty() { HEAD + 160.0 } else { HEAD + 44.0 };
    let y = drawing.text_below((middle, top), &words.guest, &label(whole));
    let name = Text::centred(Weight::Display, 68.0, (whole, 160.0), INK);
    let y = drawing.text_below((middle, y), &ticket.guest, &name) + 24.0;
    let (step, room) = match figures.len() {
        2 => (240.0, 430.0),
        _ => (0.0, whole),
    };
    let towards = if ticket.language.is_right_to_left() { 1.0 } else { -1.0 };
    for ((word, name), side) in figures.into_iter().zip([towards, -towards]) {
        let x = middle + side * step;
        let y = drawing.text_below((x, y), word, &label(room));
        let value = Text::centred(Weight::Display, 120.0, (room, TEAR - 20.0 - y), &shades.ink);
        drawing.text_below((x, y), name, &value);
    }
}

/// The code, and what to do with it.
fn code(drawing: &mut Drawing, ticket: &Ticket) {
    let words = ticket.words();
    let middle = WIDTH / 2.0;
    let (notice, colour) = match ticket.state {
        TicketState::Cancelled => (&words.cancelled, "#a3261e"),
        TicketState::Past => (&words.past, MUTED),
        TicketState::Upcoming => (&words.scan, MUTED),
    };
    if let Ok(code) = Code::new(&ticket.link) {
        let opacity = if ticket.state == TicketState::Cancelled {
            0.3
        } else {
            1.0
        };
        let side = (middle - CODE / 2.0, TEAR + 30.0);
        drawing.code(side, CODE, opacity, &code);
    }
    let y = TEAR + 30.0 + CODE;
    let notice_text = Text::centred(Weight::Regular, 36.0, (WIDTH - 2.0 * MARGIN, 56.0), colour);
    let y = drawing.text_below((middle, y), notice, &notice_text) + 4.0;
    let rtl = ticket.language.is_right_to_left();
    drawing.lookup_code((middle, y), (&words.code, &ticket.lookup_code), rtl, (MUTED, INK));
}

#[cfg(test)]
mod tests {
    use domain::event::GuestLanguage;

    use super::*;
    use crate::ticket::testing::ticket;

    fn size(file: &[u8]) -> (u32, u32) {
        let reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        (reader.info().width, reader.info().height)
    }

    #[test]
    fn a_ticket_becomes_a_small_picture() {
        for language in [GuestLanguage::En, GuestLanguage::Ar] {
            let file = ticket_png(&ticket(language)).unwrap();
            assert_eq!(size(&file), (1080, 1920), "{language:?}");
            assert!(file.len() < 200_000, "{language:?}: {}", file.len());
        }
    }

    #[test]
    fn every_language_and_state_has_a_drawing_of_its_own() {
        let mut drawings: Vec<String> = GuestLanguage::ALL
            .into_iter()
            .map(|language| ticket_svg(&ticket(language)))
            .collect();
        for state in [TicketState::Past, TicketState::Cancelled] {
            drawings.push(ticket_svg(&Ticket {
                state,
                ..ticket(GuestLanguage::En)
            }));
        }
        let count = drawings.len();
        drawings.sort();
        drawings.dedup();
        assert_eq!(drawings.len(), count);
    }

    #[test]
    fn the_longest_texts_stay_within_the_picture() {
        let long = Ticket {
            event_name: "Jahreshauptversammlung ".repeat(9),
            venue: "Donaudampfschifffahrtsgesellschaft ".repeat(8),
            guest: "M".repeat(401),
            table: Some("Tisch der Familie ".repeat(6)),
            seat: Some("W".repeat(50)),
            ..ticket(GuestLanguage::De)
        };
        assert!(ticket_png(&long).unwrap().len() < 400_000);
    }

    #[test]
    fn texts_of_people_become_outlines_and_no_markup() {
        let hostile = "<script>alert(1)</script>&\"";
        let drawn = ticket_svg(&Ticket {
            event_name: hostile.to_owned(),
            venue: hostile.to_owned(),
            guest: hostile.to_owned(),
            lookup_code: hostile.to_owned(),
            ..ticket(GuestLanguage::En)
        });
        assert!(!drawn.contains("script") && !drawn.contains("alert"), "{drawn}");
    }

    #[test]
    fn a_language_from_right_to_left_has_its_head_on_the_right() {
        let left = |language: GuestLanguage| ticket_svg(&ticket(language)).matches("translate(84").count();
        assert!(left(GuestLanguage::En) >= 3);
        assert_eq!(left(GuestLanguage::He), 0);
    }
}
