//! Cocktail Party: high tables of four in staggered rows between the bars and the entrance.

use domain::preset::{ChairType, LayoutConfig, TableType};

use super::kit::{Content, Zone, config, table, thing};
use super::{Template, Venue};

/// Diameter of a table, in units: 30 in.
const ROUND: f64 = 60.0;
/// The middle line of the room.
const MIDDLE: f64 = 660.0;
/// Distance from one column to the next.
const PITCH: f64 = 224.0;

pub(super) fn template() -> Template {
    Template {
        id: "cocktail-party",
        label: "Cocktail Party",
        description: "26 high tables of 4 with bar stools, two bars and a DJ.",
        venue: Venue {
            width: 55.0,
            height: 40.0,
            name: "Lounge",
        },
        guest_count: 100,
        popular: true,
        config: LayoutConfig {
            layout: "staggered".to_owned(),
            space_between_rows: 13.0,
            space_between_columns: 44.0,
            ..config(TableType::HighTop, 30.0, ChairType::BarStool, 4.0)
        },
        content,
    }
}

fn content() -> Content {
    let six = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].as_slice();
    let five = [-2.0, -1.0, 0.0, 1.0, 2.0].as_slice();
    // The last row leaves the way in free.
    let four = [-2.5, -1.5, 1.5, 2.5].as_slice();
    let rows = [(241.0, six), (397.0, five), (553.0, six), (709.0, five), (865.0, four)];
    let zone = |step: f64| match step {
        left if left < -1.0 => Zone::A,
        right if right > 1.0 => Zone::C,
        _ => Zone::B,
    };
    let high = |step: f64, y: f64| {
        let at = (MIDDLE + step * PITCH, y);
        table(
            TableType::HighTop,
            at,
            (ROUND, ROUND),
            4,
            ChairType::BarStool,
            zone(step),
        )
    };
    Content {
        fixtures: vec![
            thing("dj-booth", "DJ", (MIDDLE, 60.0), (144.0, 60.0)),
            thing("bar", "Bar", (310.0, 66.0), (240.0, 60.0)),
            thing("bar", "Bar", (1010.0, 66.0), (240.0, 60.0)),
            thing("check-in-table", "Check-in", (500.0, 905.0), (120.0, 48.0)),
            thing("coat-rack", "Coats", (820.0, 905.0), (120.0, 48.0)),
            thing("entrance", "Entrance", (MIDDLE, 936.0), (144.0, 48.0)).turned(180.0),
            thing("emergency-exit", "Exit", (36.0, 110.0), (72.0, 72.0)).turned(90.0),
            thing("emergency-exit", "Exit", (1284.0, 110.0), (72.0, 72.0)).turned(270.0),
        ],
        seats: rows
            .into_iter()
            .flat_map(|(y, steps)| steps.iter().map(move |step| high(*step, y)))
            .collect(),
    }
}
