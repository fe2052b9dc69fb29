//! The import reads what the seating chart writes unchanged, and no cell of it can be run as a formula.

use domain::guest::GuestTexts;
use exporters::{ChartOptions, ChartRow, seating_chart_csv};
use import_parsers::{RowDraft, read};
use proptest::prelude::*;

/// Texts as the product stores them: one line, single blanks, composed letters. Words for nothing ("None", "Na") are
/// read as nothing and are not made here.
fn text(longest: usize) -> impl Strategy<Value = String> {
    let word = prop_oneof![
        3 => "[B-Z][aeiou]x[a-zéüßø']{0,8}",
        1 => "[=+@'＝＋－＠\"(),;|-]{1,3}x[A-Za-z0-9=+@'\",;|!()-]{0,8}",
        1 => "[ក-ឳ佐藤美咲ア-ンא-ת]{1,5}",
    ];
    proptest::collection::vec(word, 1..=longest).prop_map(|words| words.join(" "))
}

/// A name that raises no question: not a couple, a companion, a title or a heading.
fn name() -> impl Strategy<Value = String> {
    prop_oneof![3 => "[B-Z][aeiou][lmnrst][aeiou]{1,2}x", 1 => "[=+@＝＋]{1,2}[B-Z][aeiou]x[0-9]", 1 => "''?[=@][B-Z][aeiou]x"]
}

prop_compose! {
    fn guest()(first in name(), last in name(), table in "[1-9][0-9]?", seat in "[1-9]", dietary in text(3),
               requests in prop_oneof![9 => text(6), 1 => Just("--".to_owned())], mobile in "\\+[1-9][0-9]{8}", local in "[a-z]{3,8}") -> ChartRow {
        let texts = GuestTexts {
            first_name: first, last_name: last, email: format!("{local}@example.com"), mobile, dietary: format!("x {dietary}"),
            special_requests: requests, ..GuestTexts::default()
        };
        ChartRow {
            texts, table, seat, rsvp: "attending".into(), status: "assigned".into(), party: "Lee".into(),
            lookup_code: "K7QXM2".into(),
        }
    }
}

fn as_chart_row(draft: &RowDraft) -> ChartRow {
    ChartRow {
        texts: draft.texts.clone(),
        table: draft.table.clone(),
        seat: draft.seat.clone(),
        party: draft.party.clone(),
        rsvp: "attending".into(),
        status: "assigned".into(),
        lookup_code: "K7QXM2".into(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_seating_chart_is_imported_as_the_same_guests(guests in proptest::collection::vec(guest(), 1..20)) {
        let bytes = seating_chart_csv(&guests, ChartOptions { contact_details: true });
        let import = read("seating-chart.csv", &bytes).unwrap();
        let back: Vec<ChartRow> = import.rows.iter().map(as_chart_row).collect();
        prop_assert_eq!(back, guests);
        prop_assert!(import.skipped.is_empty());
    }

    #[test]
    fn no_cell_begins_with_what_a_spreadsheet_runs(cell in any::<String>()) {
        let texts = GuestTexts { first_name: cell, ..GuestTexts::default() };
        let row = ChartRow { texts, ..ChartRow::default() };
        let bytes = seating_chart_csv(&[row], ChartOptions::default());
        let text = String::from_utf8(bytes).unwrap();
        let data = text.split_once("\r\n").map_or("", |(_, data)| data);
        let shown = data.strip_prefix('"').unwrap_or(data).trim_start_matches([' ', '\u{a0}', '\u{3000}', '\u{feff}']);
        prop_assert!(!shown.starts_with(['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠']), "{}", shown);
    }
}
