//! Banquet Hall: a head table of ten and four rows of six rounds of ten, with an aisle in the middle and bars and buffets
//! along the walls.

use domain::preset::{ChairType, LayoutConfig, TableType};

use super::kit::{Content, Zone, config, head_table, table, thing};
use super::{Template, Venue};

/// Diameter of a round, in units: 60 in.
const ROUND: f64 = 120.0;
/// The middle line of the room.
const MIDDLE: f64 = 960.0;

pub(super) fn template() -> Template {
    Template {
        id: "banquet-hall",
        label: "Banquet Hall",
        description: "A head table of 10 and 24 rounds of 10, with bars and buffets along the walls.",
        venue: Venue {
            width: 80.0,
            height: 50.0,
            name: "Grand hall",
        },
        guest_count: 250,
        popular: false,
        config: LayoutConfig {
            space_between_rows: 24.0,
            space_between_columns: 28.0,
            ..config(TableType::Round, 60.0, ChairType::Banquet, 10.0)
        },
        content,
    }
}

fn content() -> Content {
    let columns = [
        (-682.0, Zone::A),
        (-424.0, Zone::A),
        (-150.0, Zone::B),
        (150.0, Zone::B),
        (424.0, Zone::C),
        (682.0, Zone::C),
    ];
    let ten = |x: f64, y: f64, zone| {
        let at = (MIDDLE + x, y);
        table(TableType::Round, at, (ROUND, ROUND), 10, ChairType::Banquet, zone)
    };
    Content {
        fixtures: vec![
            head_table((MIDDLE, 106.0), ChairType::Banquet),
            thing("stage", "Band", (420.0, 72.0), (240.0, 96.0)),
            thing("dj-booth", "DJ", (1500.0, 72.0), (144.0, 60.0)),
            thing("bar", "Bar", (60.0, 420.0), (240.0, 60.0)).turned(270.0),
            thing("buffet", "Buffet", (60.0, 960.0), (240.0, 60.0)).turned(270.0),
            thing("buffet", "Buffet", (1860.0, 420.0), (240.0, 60.0)).turned(90.0),
            thing("bar", "Bar", (1860.0, 960.0), (240.0, 60.0)).turned(90.0),
            thing("entrance", "Entrance", (MIDDLE, 1176.0), (144.0, 48.0)).turned(180.0),
            thing("emergency-exit", "Exit", (36.0, 691.0), (72.0, 72.0)).turned(90.0),
            thing("emergency-exit", "Exit", (1884.0, 691.0), (72.0, 72.0)).turned(270.0),
        ],
        seats: [319.0, 567.0, 815.0, 1063.0]
            .into_iter()
            .flat_map(|y| columns.into_iter().map(move |(x, zone)| ten(x, y, zone)))
            .collect(),
    }
}
