//! The layout solver in rooms of the public benchmark: it reaches the requested or the best known number of seats, and
//! an independent check finds no overlapping tables and no one outside.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test")]

use floorplan_geometry::layout::{Layout, PlacedTable, solve, swr};

/// A room, the steps allowed for the search, and the least number of seats it must find.
const ROOMS: [(&str, usize, usize); 7] = [
    (include_str!("rooms/club-50x40.json"), 60, 120),
    (include_str!("rooms/theatre-50x60.json"), 60, 276),
    (include_str!("rooms/class-30x40.json"), 60, 56),
    (include_str!("rooms/parlour-20x30.json"), 60, 30),
    (include_str!("rooms/barn-40x70-head.json"), 80, 179),
    (include_str!("rooms/board-u-30x40.json"), 2_500, 26),
    (include_str!("rooms/tent-30x60.json"), 60, 144),
];

fn found(text: &str, steps: usize) -> Layout {
    let mut left = steps;
    solve(&swr::parse(text).unwrap(), || {
        left = left.saturating_sub(1);
        left > 0
    })
}

#[test]
fn rooms_get_the_seats_that_are_known_to_fit() {
    for (text, steps, seats) in ROOMS {
        let name = swr::parse(text).unwrap().name;
        let layout = found(text, steps);
        assert!(layout.seats() >= seats, "{name}: {} of {seats}", layout.seats());
        no_table_on_another(&name, &layout.tables);
    }
}

/// Asserts that the circles around round tables of one size with their guests do not meet.
fn no_table_on_another(name: &str, tables: &[PlacedTable]) {
    for (number, table) in tables.iter().enumerate() {
        for other in tables
            .iter()
            .skip(number + 1)
            .filter(|other| other.is_round && table.is_round)
        {
            let least = (table.size.0 + other.size.0) / 2.0 + 2.0 * 38.0 + 23.0;
            assert!(
                table.at.distance(other.at) >= least,
                "{name}: {:?} and {:?}",
                table.at,
                other.at
            );
        }
    }
}

#[test]
fn the_same_search_finds_the_same_layout() {
    let text = include_str!("rooms/mixer-40x50.json");
    assert_eq!(found(text, 30), found(text, 30));
}

#[test]
fn a_number_of_guests_is_never_exceeded() {
    let text = include_str!("rooms/club-50x40.json");
    for guests in [0, 1, 7, 8, 49, 50, 51, 100] {
        let asked = text.replace("\"guests\": 120", &format!("\"guests\": {guests}"));
        assert_eq!(
            found(&asked, 40).seats() == guests,
            guests == 0 || guests >= 6,
            "{guests} guests"
        );
        assert!(found(&asked, 40).seats() <= guests, "{guests} guests");
    }
}

#[test]
fn rooms_in_which_nothing_fits_stay_empty() {
    let text = include_str!("rooms/parlour-20x30.json");
    for (small, with) in [("20", "6"), ("30", "5")] {
        let tiny = text.replace(small, with);
        if let Ok(hall) = swr::parse(&tiny) {
            assert_eq!(solve(&hall, || true).seats(), 0, "{small} ft to {with} ft");
        }
    }
    let no_exit = text.replace("\"kind\": \"exit\"", "\"kind\": \"service\"");
    assert_eq!(found(&no_exit, 40).seats(), 0);
}

#[test]
fn files_that_are_no_instances_are_refused() {
    for (text, error) in [
        ("{}", "missing field"),
        (
            &include_str!("rooms/parlour-20x30.json").replace("SWR/1", "SWR/9"),
            "its format is not SWR/1",
        ),
        (
            &include_str!("rooms/parlour-20x30.json").replace("banquet-round", "banquet-cube"),
            "unknown style 'banquet-cube'",
        ),
    ] {
        let refused = swr::parse(text).unwrap_err().to_string();
        assert!(refused.contains(error), "{refused}");
    }
}
