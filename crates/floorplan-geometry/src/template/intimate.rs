//! Intimate Dinner: six tables of four on both sides of the way from the door to the sideboard.

use domain::preset::{ChairType, LayoutConfig, TableType};

use super::kit::{Content, Zone, config, table, thing};
use super::{Template, Venue};

pub(super) fn template() -> Template {
    Template {
        id: "intimate-dinner",
        label: "Intimate Dinner",
        description: "6 square tables of 4 in a small room with a sideboard.",
        venue: Venue {
            width: 30.0,
            height: 20.0,
            name: "Private dining room",
        },
        guest_count: 24,
        popular: false,
        config: LayoutConfig {
            space_between_rows: 48.0,
            space_between_columns: 30.0,
            ..config(TableType::Square, 36.0, ChairType::CrossBack, 4.0)
        },
        content,
    }
}

fn content() -> Content {
    let columns = [(150.0, Zone::A), (360.0, Zone::B), (570.0, Zone::C)];
    let four = |x: f64, y: f64, zone| table(TableType::Square, (x, y), (72.0, 72.0), 4, ChairType::CrossBack, zone);
    Content {
        fixtures: vec![
            thing("entrance", "Entrance", (24.0, 240.0), (96.0, 48.0)).turned(270.0),
            thing("buffet", "Sideboard", (690.0, 240.0), (120.0, 40.0)).turned(90.0),
            thing("plant", "", (32.0, 32.0), (48.0, 48.0)),
            thing("plant", "", (688.0, 32.0), (48.0, 48.0)),
            thing("plant", "", (32.0, 448.0), (48.0, 48.0)),
            thing("plant", "", (688.0, 448.0), (48.0, 48.0)),
        ],
        seats: [113.0, 367.0]
            .into_iter()
            .flat_map(|y| columns.into_iter().map(move |(x, zone)| four(x, y, zone)))
            .collect(),
    }
}
