//! Training Room: tables of two in two blocks, everyone facing the screen, with aisles in the middle and along both
//! walls.

use domain::preset::{ChairType, LayoutConfig, TableType};

use super::kit::{Content, Zone, config, table, thing};
use super::{Template, Venue};

/// Tables in a row on one side of the aisle.
const IN_A_BLOCK: u32 = 4;
/// Width and depth of a table, in units: 4 ft by 18 in.
const TABLE: (f64, f64) = (96.0, 36.0);
/// The middle line of the room.
const MIDDLE: f64 = 540.0;

pub(super) fn template() -> Template {
    Template {
        id: "classroom",
        label: "Training Room",
        description: "32 tables of 2 facing the screen, with aisles in the middle and at the sides.",
        venue: Venue {
            width: 45.0,
            height: 30.0,
            name: "Training room",
        },
        guest_count: 60,
        popular: false,
        config: LayoutConfig {
            arrangement_type: "classroom".to_owned(),
            layout: "classroom".to_owned(),
            space_between_rows: 28.0,
            space_between_columns: 0.0,
            ..config(TableType::Rectangle, 48.0, ChairType::Folding, 2.0)
        },
        content,
    }
}

fn content() -> Content {
    // The aisle is 100 units wide.
    let first = 50.0 + TABLE.0 / 2.0;
    let offsets = (0..IN_A_BLOCK).map(|place| first + TABLE.0 * f64::from(place));
    let left = offsets.clone().rev().map(|offset| (MIDDLE - offset, Zone::A));
    let columns: Vec<(f64, Zone)> = left.chain(offsets.map(|offset| (MIDDLE + offset, Zone::B))).collect();
    let two =
        |x: f64, y: f64, zone| table(TableType::Rectangle, (x, y), TABLE, 2, ChairType::Folding, zone).looking_up();
    Content {
        fixtures: vec![
            thing("screen", "Screen", (MIDDLE, 8.0), (240.0, 16.0)),
            thing("desk", "Instructor", (MIDDLE, 74.0), (120.0, 48.0)),
            thing("flip-chart", "Flip chart", (380.0, 60.0), (60.0, 40.0)),
            thing("whiteboard", "Whiteboard", (780.0, 8.0), (144.0, 16.0)),
            thing("plant", "", (1044.0, 36.0), (48.0, 48.0)),
            thing("entrance", "Entrance", (MIDDLE, 696.0), (96.0, 48.0)).turned(180.0),
            thing("emergency-exit", "Exit", (36.0, 100.0), (72.0, 72.0)).turned(90.0),
        ],
        seats: [147.0, 295.0, 443.0, 591.0]
            .into_iter()
            .flat_map(|y| columns.iter().map(move |(x, zone)| two(*x, y, *zone)))
            .collect(),
    }
}
