//! Wedding Reception: a head table that faces the dance floor, and rounds of eight around it. An aisle leads from the
//! entrance to the dance floor. Two more lead from wall to wall: between the emergency exits, and between the last two
//! rows.

use domain::preset::{ChairType, LayoutConfig, TableType};

use super::kit::{Content, Seat, Zone, config, head_table, table, thing};
use super::{Template, Venue};

/// Diameter of a round, in units: 54 in.
const ROUND: f64 = 108.0;
/// The middle line of the room.
const MIDDLE: f64 = 720.0;
/// Rotation of the rounds, in degrees, so that no chair has its back to a wall or to the next chair.
const BETWEEN_CHAIRS: f64 = 22.5;
/// Centres of the tables to the left of the middle line, row by row; the right side mirrors them.
const ROWS: [(f64, &[f64]); 4] = [
    (111.0, &[240.0]),
    (303.0, &[129.0, 351.0]),
    (577.0, &[129.0, 351.0, 573.0]),
    (835.0, &[129.0, 351.0, 573.0]),
];

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
    Content {
        fixtures: vec![
            thing("dance-floor", "Dance floor", (MIDDLE, 334.0), (288.0, 288.0)),
            head_table((MIDDLE, 106.0), ChairType::Chiavari),
            thing("dj-booth", "DJ", (520.0, 304.0), (144.0, 60.0)).turned(90.0),
            thing("bar", "Bar", (34.0, 104.0), (144.0, 48.0)).turned(270.0),
            thing("cake-table", "Cake", (920.0, 304.0), (72.0, 72.0)),
            thing("entrance", "Entrance", (MIDDLE, 936.0), (144.0, 48.0)).turned(180.0),
            thing("emergency-exit", "Exit", (36.0, 440.0), (72.0, 72.0)).turned(90.0),
            thing("emergency-exit", "Exit", (1404.0, 440.0), (72.0, 72.0)).turned(270.0),
        ],
        seats: ROWS.into_iter().flat_map(|(y, left)| in_row(y, left)).collect(),
    }
}

/// The rounds of a row, from left to right.
fn in_row(y: f64, left: &'static [f64]) -> impl Iterator<Item = Seat> {
    let right = left.iter().rev().map(|x| MIDDLE * 2.0 - x);
    left.iter().copied().chain(right).map(move |x| {
        let zone = match x {
            x if x < 500.0 => Zone::A,
            x if x > 940.0 => Zone::C,
            _ => Zone::B,
        };
        table(TableType::Round, (x, y), (ROUND, ROUND), 8, ChairType::Chiavari, zone).turned(BETWEEN_CHAIRS)
    })
}
