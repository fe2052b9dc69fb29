//! How sheets for guests look, and what place cards are printed on.

use domain::event::GuestLanguage;
use exporters::{
    CardStock, Design, InkColour, Paper, PdfError, SheetKind, SheetRequest, SheetStyle, sheet_pdf, sheet_preview,
};

use crate::samples::{designed, request, wedding, wedding_in};

const FOR_GUESTS: [SheetKind; 5] = [
    SheetKind::SeatingBoard,
    SheetKind::PlaceCards,
    SheetKind::TentCards,
    SheetKind::TableSigns,
    SheetKind::EscortList,
];

fn svg(request: SheetRequest<'_>) -> String {
    sheet_preview(&wedding(), request, 1).unwrap().unwrap().svg
}

#[test]
fn each_design_is_made_in_every_language_and_misses_no_letter() {
    for (name, design) in Design::ALL {
        for language in [GuestLanguage::En, GuestLanguage::Ar, GuestLanguage::Pl] {
            for kind in FOR_GUESTS {
                let request = SheetRequest {
                    style: designed(design),
                    ..request(kind, Paper::A4)
                };
                let pdf = sheet_pdf(&wedding_in(language), request).unwrap();
                assert!(
                    pdf.missing.is_empty(),
                    "{name} {kind:?} {language:?}: {:?}",
                    pdf.missing
                );
            }
        }
    }
}

#[test]
fn a_sheet_has_the_chosen_colour_and_the_plain_design_has_none() {
    let in_colour = |design, colour| {
        svg(SheetRequest {
            style: SheetStyle {
                colour,
                ..designed(design)
            },
            ..request(SheetKind::TableSigns, Paper::A4)
        })
    };
    assert!(in_colour(Design::Classic, InkColour::Event).contains("#a3412e"));
    assert!(in_colour(Design::Classic, InkColour::Green).contains("#2f5d50"));
    assert!(in_colour(Design::Modern, InkColour::Blue).contains("#3b4a7a"));
    assert!(!in_colour(Design::Plain, InkColour::Blue).contains("#3b4a7a"));
}

#[test]
fn sheets_for_staff_have_no_design() {
    for kind in [SheetKind::Kitchen, SheetKind::CheckInList, SheetKind::TableLists] {
        let with = |design| {
            svg(SheetRequest {
                style: designed(design),
                ..request(kind, Paper::A4)
            })
        };
        assert_eq!(with(Design::Classic), with(Design::Modern), "{kind:?}");
    }
}

#[test]
fn cards_leave_out_meals_on_request() {
    let with = |meals| {
        svg(SheetRequest {
            style: SheetStyle {
                meals,
                ..SheetStyle::default()
            },
            ..request(SheetKind::PlaceCards, Paper::A4)
        })
    };
    // The card of a vegan has a mark and a word, and so has the legend.
    assert!(with(true).len() > with(false).len());
}

#[test]
fn a_badge_is_a_page_of_its_own_and_labels_come_on_their_paper() {
    let pdf = |stock, paper| {
        sheet_pdf(
            &wedding(),
            SheetRequest {
                stock,
                ..request(SheetKind::PlaceCards, paper)
            },
        )
    };
    assert_eq!(pdf(CardStock::Badges62x100, Paper::A4).unwrap().pages, 3);
    assert_eq!(pdf(CardStock::Badges4x225, Paper::A3).unwrap().pages, 3);
    for stock in [CardStock::AveryL7160, CardStock::Labels3x8] {
        assert_eq!(pdf(stock, Paper::A4).unwrap().pages, 1);
        assert_eq!(pdf(stock, Paper::Letter).unwrap_err(), PdfError::Paper);
    }
    assert_eq!(pdf(CardStock::Avery5160, Paper::A4).unwrap_err(), PdfError::Paper);
}
