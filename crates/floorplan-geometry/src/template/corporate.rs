//! Corporate Dinner: rectangle tables of six in five columns before a stage, with an aisle between any two columns.

use domain::preset::{ChairType, LayoutConfig, TableType};

use super::kit::{Content, Zone, config, table, thing};
use super::{Template, Venue};

pub(super) fn template() -> Template {
    Template {
        id: "corporate-dinner",
        label: "Corporate Dinner",
        description: "15 rectangular tables of 6 in front of a stage with screen and podium.",
        venue: Venue {
            width: 50.0,
            height: 35.0,
            name: "Conference hall",
        },
        guest_count: 80,
        popular: true,
        config: LayoutConfig {
            space_between_rows: 30.0,
            space_between_columns: 46.0,
            ..config(TableType::Rectangle, 72.0, ChairType::Banquet, 6.0)
        },
        content,
    }
}

fn content() -> Content {
    let columns = [
        (128.0, Zone::A),
        (364.0, Zone::A),
        (600.0, Zone::B),
        (836.0, Zone::C),
        (1072.0, Zone::C),
    ];
    let six = |x: f64, y: f64, zone| table(TableType::Rectangle, (x, y), (144.0, 60.0), 6, ChairType::Banquet, zone);
    let rows = [277.0, 479.0, 681.0];
    Content {
        fixtures: vec![
            thing("stage", "Stage", (600.0, 68.0), (288.0, 96.0)),
            thing("screen", "Screen", (600.0, 8.0), (240.0, 16.0)),
            thing("podium", "Podium", (690.0, 76.0), (48.0, 40.0)),
            thing("bar", "Bar", (200.0, 66.0), (192.0, 60.0)),
            thing("buffet", "Buffet", (1000.0, 66.0), (192.0, 60.0)),
            thing("entrance", "Entrance", (246.0, 816.0), (96.0, 48.0)).turned(180.0),
            thing("double-door", "Exit", (954.0, 816.0), (96.0, 48.0)),
        ],
        seats: rows
            .into_iter()
            .flat_map(|y| columns.into_iter().map(move |(x, zone)| six(x, y, zone)))
            .collect(),
    }
}
