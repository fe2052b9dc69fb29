//! Board Meeting: one long oval table for twenty, with a screen, a whiteboard and coffee.

use domain::preset::{ChairType, LayoutConfig, TableType};

use super::kit::{Content, Zone, config, table, thing};
use super::{Template, Venue};

pub(super) fn template() -> Template {
    Template {
        id: "conference",
        label: "Board Meeting",
        description: "One oval table of 20 with a screen, a whiteboard and coffee.",
        venue: Venue {
            width: 35.0,
            height: 25.0,
            name: "Board room",
        },
        guest_count: 20,
        popular: false,
        config: LayoutConfig {
            table_depth: Some(66.0),
            arrangement_type: "boardroom".to_owned(),
            layout: "conference".to_owned(),
            space_between_rows: 48.0,
            space_between_columns: 48.0,
            ..config(TableType::Oval, 240.0, ChairType::Banquet, 20.0)
        },
        content,
    }
}

fn content() -> Content {
    let oval = table(
        TableType::Oval,
        (420.0, 300.0),
        (480.0, 132.0),
        20,
        ChairType::Banquet,
        Zone::A,
    );
    Content {
        fixtures: vec![
            thing("screen", "Screen", (420.0, 8.0), (240.0, 16.0)),
            thing("whiteboard", "Whiteboard", (832.0, 300.0), (144.0, 16.0)).turned(90.0),
            thing("buffet", "Coffee", (240.0, 562.0), (168.0, 48.0)),
            thing("plant", "", (36.0, 36.0), (48.0, 48.0)),
            thing("plant", "", (804.0, 36.0), (48.0, 48.0)),
            thing("entrance", "Entrance", (640.0, 576.0), (96.0, 48.0)).turned(180.0),
        ],
        seats: vec![oval],
    }
}
