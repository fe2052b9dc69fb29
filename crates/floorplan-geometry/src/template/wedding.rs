//! Wedding Reception: a head table that looks over the dance floor, and rounds of eight around it. Two aisles cross in the
//! middle of the room: from the entrance to the dance floor, and from wall to wall between the emergency exits.

use domain::preset::{ChairType, LayoutConfig, TableType};

use super::kit::{Content, Zone, config, head_table, table, thing};
use super::{Template, Venue};

/// Diameter of a round, in units: 54 in.
const ROUND: f64 = 108.0;
/// Middles of the rows beside the dance floor.
const ROWS: [f64; 4] = [121.0, 341.0, 619.0, 839.0];

pub(super) fn template() -> Template {
    Template {
        id: "wedding-reception",
        label: "Wedding Reception",
        description: "A head table of 10, 18 rounds of 8, a dance floor, DJ and bar.",
        venue: Venue {
            width: 60.0,
            height: 40.0,
            name: "Ballroom",
        },
        guest_count: 150,
        popular: true,
        config: LayoutConfig {
            space_between_rows: 18.0,
            space_between_columns: 18.0,
            ..config(TableType::Round, 54.0, ChairType::Chiavari, 8.0)
        },
        content,
    }
}

fn content() -> Content {
    let round = |x: f64, y: f64, zone| table(TableType::Round, (x, y), (ROUND, ROUND), 8, ChairType::Chiavari, zone);
    let columns = [(121.0, Zone::A), (343.0, Zone::A), (1097.0, Zone::C), (1319.0, Zone::C)];
    let beside = ROWS
        .into_iter()
        .flat_map(|y| columns.into_iter().map(move |(x, zone)| round(x, y, zone)));
    let mut seats: Vec<_> = beside.collect();
    // The two before the entrance come after the third row.
    seats.splice(12..12, [round(578.0, 712.0, Zone::B), round(862.0, 712.0, Zone::B)]);
    Content {
        fixtures: vec![
            thing("dance-floor", "Dance floor", (720.0, 334.0), (288.0, 288.0)),
            head_table((720.0, 102.0), ChairType::Chiavari),
            thing("dj-booth", "DJ", (720.0, 512.0), (144.0, 60.0)),
            thing("bar", "Bar", (533.0, 890.0), (144.0, 48.0)).turned(180.0),
            thing("cake-table", "Cake", (907.0, 890.0), (72.0, 72.0)),
            thing("entrance", "Entrance", (720.0, 936.0), (144.0, 48.0)).turned(180.0),
            thing("emergency-exit", "Exit", (36.0, 480.0), (72.0, 72.0)).turned(90.0),
            thing("emergency-exit", "Exit", (1404.0, 480.0), (72.0, 72.0)).turned(270.0),
        ],
        seats,
    }
}
