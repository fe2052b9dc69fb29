//! Graduation: ten rows of chairs in three sections before a stage with a row of its own.

use domain::plan::letters::letter;
use domain::preset::{ChairType, LayoutConfig, TableType};

use super::kit::{Content, Zone, config, row, stage_row, thing};
use super::{Template, Venue};

/// Rows, one behind the other.
const ROWS: u32 = 10;
/// Width of a chair with the gap to the next one, in units: 19.5 in.
const CHAIR: f64 = 39.0;
/// Seats on the stage, for speakers and those who hand out degrees.
const STAGE_SEATS: usize = 8;
/// Distance from row to row, in units: 36 in.
const PITCH: f64 = 72.0;
/// Middle of the first row.
const FIRST: f64 = 286.0;

pub(super) fn template() -> Template {
    Template {
        id: "graduation",
        label: "Graduation",
        description: "320 chairs in three sections in front of a stage with a podium and 8 seats.",
        venue: Venue {
            width: 70.0,
            height: 45.0,
            name: "Auditorium",
        },
        guest_count: 300,
        popular: false,
        config: LayoutConfig {
            arrangement_type: "grid".to_owned(),
            layout: "theater".to_owned(),
            space_between_rows: 18.0,
            space_between_columns: 48.0,
            ..config(TableType::Rectangle, 72.0, ChairType::Folding, 0.0)
        },
        content,
    }
}

fn content() -> Content {
    // Centre and seats of each section.
    let sections = [(284.0, 9, Zone::A), (840.0, 14, Zone::B), (1396.0, 9, Zone::C)];
    let of_row = |number: u32| {
        let y = FIRST + PITCH * f64::from(number);
        sections.map(|(x, seats, zone)| {
            let width = CHAIR * f64::from(seats);
            row(
                (x, y),
                (width, 36.0),
                usize::try_from(seats).unwrap_or(0),
                zone,
                letter(number),
            )
        })
    };
    Content {
        fixtures: vec![
            thing("stage", "Stage", (840.0, 84.0), (600.0, 120.0)),
            thing("screen", "Screen", (840.0, 8.0), (240.0, 16.0)),
            stage_row((840.0, 58.0), (CHAIR * 8.0, 36.0), STAGE_SEATS),
            thing("podium", "Podium", (840.0, 116.0), (48.0, 40.0)),
            thing("stage-steps", "", (504.0, 84.0), (72.0, 66.0)).turned(90.0),
            thing("ramp", "", (1284.0, 84.0), (288.0, 72.0)),
            thing("entrance", "Entrance", (840.0, 1056.0), (144.0, 48.0)).turned(180.0),
            thing("emergency-exit", "Exit", (36.0, 180.0), (72.0, 72.0)).turned(90.0),
            thing("emergency-exit", "Exit", (1644.0, 180.0), (72.0, 72.0)).turned(270.0),
        ],
        seats: (0..ROWS).flat_map(of_row).collect(),
    }
}
