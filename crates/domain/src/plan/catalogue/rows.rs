//! The rows of the catalogue. Sizes of the specification where it gives one (first value), otherwise usual trade sizes.

use super::{Category, Entry, Figure, Safety};

/// Everything that can be placed, in the order of the palette.
pub static CATALOGUE: &[Entry] = &[
    Entry {
        aliases: &["round-table", "table", "table-round"],
        safety: Safety::Blocks,
        rise_in: 30.0,
        chairs: 8,
        ..table("round", "Round table", Figure::Round, 100.0, 100.0)
    },
    Entry {
        aliases: &["rectangle-table", "rectangular", "rectangular-table", "table-rectangle"],
        chairs: 6,
        ..table("rectangle", "Rectangle table", Figure::Rectangle, 150.0, 75.0)
    },
    Entry {
        aliases: &["square-table", "table-square"],
        chairs: 4,
        ..table("square", "Square table", Figure::Rectangle, 100.0, 100.0)
    },
    Entry {
        aliases: &["oval-table", "table-oval"],
        chairs: 6,
        ..table("oval", "Oval table", Figure::Oval, 160.0, 100.0)
    },
    Entry {
        aliases: &["high-top-table", "cocktail-table", "cocktail"],
        chairs: 4,
        rise_in: 42.0,
        ..table("high-top", "High-top table", Figure::Round, 80.0, 80.0)
    },
    Entry {
        aliases: &["single-chair"],
        chairs: 1,
        rise_in: 35.0,
        ..table("chair", "Chair", Figure::Chair, 40.0, 40.0)
    },
    Entry {
        rise_in: 24.0,
        layer: LOW,
        ..thing(
            "stage",
            "Stage",
            Category::Stage,
            Figure::Stage,
            200.0,
            80.0,
            "stage-fill",
            "stage-stroke",
        )
    },
    Entry {
        aliases: &["dancefloor"],
        rise_in: 1.0,
        layer: FLOOR,
        safety: Safety::Aisle,
        ..thing(
            "dance-floor",
            "Dance floor",
            Category::Entertainment,
            Figure::DanceFloor,
            360.0,
            360.0,
            "floor-fill",
            "floor-stroke",
        )
    },
    Entry {
        aliases: &["dj", "dj-table"],
        rise_in: 40.0,
        ..thing(
            "dj-booth",
            "DJ booth",
            Category::Entertainment,
            Figure::DjBooth,
            144.0,
            60.0,
            "floor-fill",
            "floor-stroke",
        )
    },
    Entry {
        aliases: &["bar-counter"],
        rise_in: 42.0,
        ..thing(
            "bar",
            "Bar",
            Category::Food,
            Figure::Counter,
            192.0,
            60.0,
            "food-fill",
            "food-stroke",
        )
    },
    Entry {
        aliases: &["buffet-table"],
        rise_in: 34.0,
        ..thing(
            "buffet",
            "Buffet",
            Category::Food,
            Figure::Buffet,
            192.0,
            60.0,
            "food-fill",
            "food-stroke",
        )
    },
    Entry {
        rise_in: 30.0,
        ..thing(
            "cake-table",
            "Cake table",
            Category::Food,
            Figure::Round,
            72.0,
            72.0,
            "food-fill",
            "food-stroke",
        )
    },
    Entry {
        aliases: &["main-entrance"],
        safety: Safety::Exit,
        layer: FLOOR,
        rise_in: 84.0,
        ..thing(
            "entrance",
            "Entrance",
            Category::Doors,
            Figure::Entrance,
            144.0,
            48.0,
            "door-fill",
            "door-stroke",
        )
    },
    Entry {
        safety: Safety::Exit,
        layer: FLOOR,
        rise_in: 84.0,
        ..thing(
            "door",
            "Door",
            Category::Doors,
            Figure::Door,
            72.0,
            72.0,
            "door-fill",
            "door-stroke",
        )
    },
    Entry {
        aliases: &["exit", "fire-exit"],
        safety: Safety::Exit,
        layer: FLOOR,
        rise_in: 84.0,
        ..thing(
            "emergency-exit",
            "Emergency exit",
            Category::Safety,
            Figure::Door,
            72.0,
            72.0,
            "safety-fill",
            "safety-stroke",
        )
    },
    Entry {
        aliases: &["extinguisher"],
        rise_in: 40.0,
        ..thing(
            "fire-extinguisher",
            "Fire extinguisher",
            Category::Safety,
            Figure::Sign,
            24.0,
            24.0,
            "safety-fill",
            "safety-stroke",
        )
    },
    Entry {
        aliases: &["checkin-table", "registration-desk"],
        rise_in: 30.0,
        ..thing(
            "check-in-table",
            "Check-in table",
            Category::Admin,
            Figure::Counter,
            144.0,
            60.0,
            "admin-fill",
            "admin-stroke",
        )
    },
    Entry {
        aliases: &["potted-plant"],
        rise_in: 60.0,
        ..thing(
            "plant",
            "Plant",
            Category::Plants,
            Figure::Plant,
            48.0,
            48.0,
            "plant-fill",
            "plant-stroke",
        )
    },
    Entry {
        rise_in: 108.0,
        ..thing(
            "wall",
            "Wall",
            Category::Obstructions,
            Figure::Wall,
            240.0,
            12.0,
            "building-fill",
            "building-stroke",
        )
    },
    Entry {
        aliases: &["pillar"],
        rise_in: 108.0,
        ..thing(
            "column",
            "Column",
            Category::Obstructions,
            Figure::Column,
            36.0,
            36.0,
            "building-fill",
            "building-stroke",
        )
    },
    Entry {
        safety: Safety::None,
        rise_in: 0.0,
        layer: TOP,
        ..thing(
            "text",
            "Text",
            Category::Shapes,
            Figure::Text,
            120.0,
            36.0,
            "none",
            "text",
        )
    },
    Entry {
        aliases: &["area", "zone", "box"],
        safety: Safety::None,
        rise_in: 0.0,
        layer: FLOOR,
        ..thing(
            "shape",
            "Area",
            Category::Shapes,
            Figure::Box,
            240.0,
            240.0,
            "shape-fill",
            "shape-stroke",
        )
    },
];

/// What lies flat on the floor.
const FLOOR: i32 = 0;
/// What tables may stand on.
const LOW: i32 = 1;
/// What stands on the floor.
const STANDING: i32 = 10;
/// Words lie over everything.
const TOP: i32 = 20;

const fn table(kind: &'static str, label: &'static str, figure: Figure, width: f64, height: f64) -> Entry {
    Entry {
        rise_in: 30.0,
        ..thing(
            kind,
            label,
            Category::Tables,
            figure,
            width,
            height,
            "table-fill",
            "table-stroke",
        )
    }
}

#[expect(clippy::too_many_arguments, reason = "the columns of a table row")]
const fn thing(
    kind: &'static str,
    label: &'static str,
    category: Category,
    figure: Figure,
    width: f64,
    height: f64,
    color: &'static str,
    border_color: &'static str,
) -> Entry {
    Entry {
        kind,
        aliases: &[],
        label,
        category,
        figure,
        width,
        height,
        chairs: 0,
        layer: STANDING,
        rise_in: 0.0,
        safety: Safety::Blocks,
        color,
        border_color,
    }
}
