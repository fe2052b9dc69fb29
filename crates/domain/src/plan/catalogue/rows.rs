//! The rows of the catalogue. Sizes of the specification where it gives one (first value), otherwise usual trade sizes:
//! width and depth in units of half an inch, then the height in inches.

use super::Category as C;
use super::Figure as F;
use super::{Entry, Safety};
use crate::plan::element::ChairArrangement;

/// Everything that can be placed, in the order of the palette.
#[rustfmt::skip]
pub static CATALOGUE: &[Entry] = &[
    // Tables & Seating
    table("round", "Round table", F::Round, 100.0, 100.0, 8).known_as(&["round-table", "table", "table-round"]),
    table("rectangle", "Rectangle table", F::Rectangle, 150.0, 75.0, 6)
        .known_as(&["rectangle-table", "rectangular", "rectangular-table", "table-rectangle"]),
    table("square", "Square table", F::Rectangle, 100.0, 100.0, 4).known_as(&["square-table", "table-square"]),
    table("oval", "Oval table", F::Oval, 160.0, 100.0, 6).known_as(&["oval-table", "table-oval"]),
    table("serpentine", "Serpentine table", F::Serpentine, 200.0, 70.0, 8).known_as(&["serpentine-table", "crescent"]),
    table("half-moon", "Half-moon table", F::HalfMoon, 140.0, 70.0, 5).known_as(&["half-moon-table", "halfmoon"]),
    table("high-top", "High-top table", F::Round, 80.0, 80.0, 4).high(42.0)
        .known_as(&["high-top-table", "cocktail-table", "cocktail"]),
    table("head-table", "Head table", F::Rectangle, 384.0, 60.0, 8).one_side().known_as(&["top-table", "head"]),
    table("sweetheart-table", "Sweetheart table", F::Rectangle, 96.0, 60.0, 2).one_side().known_as(&["sweetheart"]),
    table("king-table", "King's table", F::Rectangle, 384.0, 84.0, 18).known_as(&["kings-table", "king-s-table", "estate-table"]),
    table("dining-booth", "Dining booth", F::DiningBooth, 96.0, 144.0, 4).known_as(&["restaurant-booth"]),
    table("custom-table", "Other table", F::Rectangle, 150.0, 75.0, 6),
    table("theatre-row", "Theatre row", F::Row, 440.0, 40.0, 10).high(35.0).known_as(&["theater-row", "row", "seat-row"]),
    table("curved-row", "Curved row", F::CurvedRow, 440.0, 90.0, 10).high(35.0)
        .known_as(&["curved-theatre-row", "curved-theater-row"]),
    table("chair", "Chair", F::Chair, 40.0, 40.0, 1).high(35.0).known_as(&["single-chair"]),
    // Trade Show
    thing("booth", "Booth", C::Trade, F::Booth, 240.0, 240.0, 96.0).known_as(&["trade-show-booth", "exhibit-booth"]),
    thing("island-booth", "Island booth", C::Trade, F::Picture, 480.0, 480.0, 144.0),
    thing("demo-counter", "Demo counter", C::Trade, F::Counter, 96.0, 48.0, 40.0),
    thing("banner-stand", "Banner stand", C::Trade, F::Picture, 80.0, 24.0, 84.0).known_as(&["banner"]),
    thing("display-case", "Display case", C::Trade, F::Picture, 144.0, 48.0, 72.0).known_as(&["display"]),
    thing("brochure-rack", "Brochure rack", C::Trade, F::Picture, 36.0, 30.0, 60.0),
    // Entertainment
    thing("dance-floor", "Dance floor", C::Entertainment, F::DanceFloor, 360.0, 360.0, 1.0).on(FLOOR).keeps(Safety::Aisle)
        .known_as(&["dancefloor"]),
    thing("dj-booth", "DJ booth", C::Entertainment, F::DjBooth, 144.0, 60.0, 40.0).known_as(&["dj", "dj-table"]),
    thing("photo-booth", "Photo booth", C::Entertainment, F::Picture, 192.0, 144.0, 84.0),
    thing("grand-piano", "Grand piano", C::Entertainment, F::Picture, 118.0, 144.0, 40.0).known_as(&["piano"]),
    thing("pool-table", "Pool table", C::Entertainment, F::Picture, 200.0, 112.0, 31.0),
    thing("casino-table", "Casino table", C::Entertainment, F::Picture, 168.0, 84.0, 36.0),
    // Food & Beverage
    thing("bar", "Bar", C::Food, F::Counter, 192.0, 60.0, 42.0).known_as(&["bar-counter"]),
    thing("buffet", "Buffet", C::Food, F::Buffet, 192.0, 60.0, 34.0).known_as(&["buffet-table"]),
    thing("cake-table", "Cake table", C::Food, F::Disc, 72.0, 72.0, 30.0).known_as(&["cake"]),
    thing("coffee-station", "Coffee station", C::Food, F::Picture, 144.0, 60.0, 36.0).known_as(&["coffee"]),
    thing("dessert-table", "Dessert table", C::Food, F::Buffet, 144.0, 60.0, 30.0),
    thing("carving-station", "Carving station", C::Food, F::Picture, 96.0, 60.0, 36.0).known_as(&["chef-station"]),
    thing("water-station", "Water station", C::Food, F::Picture, 60.0, 48.0, 40.0),
    // Fire & Safety
    thing("emergency-exit", "Emergency exit", C::Safety, F::Door, 72.0, 72.0, 84.0).on(FLOOR).keeps(Safety::Exit)
        .known_as(&["exit", "fire-exit"]),
    thing("fire-extinguisher", "Fire extinguisher", C::Safety, F::Picture, 24.0, 24.0, 40.0).known_as(&["extinguisher"]),
    thing("fire-hose", "Fire hose", C::Safety, F::Picture, 60.0, 20.0, 40.0),
    thing("fire-alarm", "Fire alarm", C::Safety, F::Disc, 24.0, 24.0, 48.0).keeps(Safety::None),
    thing("first-aid", "First aid", C::Safety, F::Picture, 48.0, 48.0, 40.0),
    thing("defibrillator", "Defibrillator", C::Safety, F::Picture, 32.0, 20.0, 56.0).known_as(&["aed"]),
    // Obstructions & Drapery
    thing("wall", "Wall", C::Obstructions, F::Wall, 240.0, 12.0, 108.0),
    thing("column", "Column", C::Obstructions, F::Column, 36.0, 36.0, 108.0).known_as(&["pillar"]),
    thing("pipe-and-drape", "Pipe and drape", C::Obstructions, F::Drape, 240.0, 16.0, 96.0).known_as(&["drape"]),
    thing("curtain", "Curtain", C::Obstructions, F::Drape, 144.0, 16.0, 108.0),
    thing("room-divider", "Room divider", C::Obstructions, F::Picture, 144.0, 18.0, 72.0).known_as(&["partition"]),
    thing("rope-barrier", "Rope barrier", C::Obstructions, F::Fence, 144.0, 24.0, 40.0).known_as(&["stanchion"]),
    // Stage
    thing("stage", "Stage", C::Stage, F::Stage, 200.0, 80.0, 24.0).on(LOW),
    thing("runway", "Runway", C::Stage, F::Picture, 144.0, 480.0, 24.0).on(LOW).known_as(&["catwalk"]),
    thing("riser", "Riser", C::Stage, F::Picture, 192.0, 96.0, 12.0).on(LOW).known_as(&["choir-riser", "platform"]),
    thing("podium", "Podium", C::Stage, F::Picture, 48.0, 40.0, 46.0).known_as(&["lectern"]),
    thing("stage-steps", "Stage steps", C::Stage, F::Stairs, 72.0, 66.0, 24.0),
    // Doors & Stairs
    thing("entrance", "Entrance", C::Doors, F::Entrance, 144.0, 48.0, 84.0).on(FLOOR).keeps(Safety::Exit)
        .known_as(&["main-entrance"]),
    thing("door", "Door", C::Doors, F::Door, 72.0, 72.0, 84.0).on(FLOOR).keeps(Safety::Exit),
    thing("double-door", "Double door", C::Doors, F::Entrance, 144.0, 48.0, 84.0).on(FLOOR).keeps(Safety::Exit),
    thing("stairs", "Stairs", C::Doors, F::Stairs, 96.0, 264.0, 108.0).on(FLOOR).known_as(&["staircase"]),
    thing("ramp", "Ramp", C::Doors, F::Picture, 96.0, 288.0, 12.0).on(FLOOR).keeps(Safety::Aisle),
    thing("elevator", "Elevator", C::Doors, F::Picture, 160.0, 130.0, 96.0).known_as(&["lift"]),
    thing("window", "Window", C::Doors, F::Picture, 120.0, 12.0, 84.0),
    // Audio & Visual
    thing("screen", "Screen", C::Media, F::Picture, 240.0, 16.0, 120.0).known_as(&["projection-screen"]),
    thing("projector", "Projector", C::Media, F::Picture, 36.0, 36.0, 48.0),
    thing("speaker", "Speaker", C::Media, F::Picture, 40.0, 40.0, 72.0).known_as(&["loudspeaker"]),
    thing("microphone", "Microphone", C::Media, F::Disc, 28.0, 28.0, 60.0).known_as(&["mic"]),
    thing("mixing-desk", "Mixing desk", C::Media, F::Picture, 144.0, 72.0, 36.0).known_as(&["sound-desk", "av-desk"]),
    thing("camera", "Camera", C::Media, F::Picture, 60.0, 60.0, 66.0),
    thing("television", "Television", C::Media, F::Picture, 112.0, 24.0, 72.0).known_as(&["tv", "monitor"]),
    thing("lighting-truss", "Lighting truss", C::Media, F::Picture, 240.0, 24.0, 144.0).known_as(&["truss"]),
    // Admin & Business
    thing("check-in-table", "Check-in table", C::Admin, F::Counter, 144.0, 60.0, 30.0)
        .known_as(&["checkin-table", "registration-desk"]),
    thing("information-desk", "Information desk", C::Admin, F::Picture, 144.0, 60.0, 42.0).known_as(&["info-desk"]),
    thing("desk", "Desk", C::Admin, F::Picture, 120.0, 60.0, 30.0),
    thing("gift-table", "Gift table", C::Admin, F::Picture, 144.0, 60.0, 30.0),
    thing("coat-rack", "Coat rack", C::Admin, F::Picture, 144.0, 48.0, 66.0).known_as(&["cloakroom"]),
    thing("flip-chart", "Flip chart", C::Admin, F::Picture, 60.0, 40.0, 72.0).known_as(&["easel"]),
    thing("whiteboard", "Whiteboard", C::Admin, F::Picture, 144.0, 16.0, 76.0),
    // Outdoors
    thing("tent", "Tent", C::Outdoors, F::Picture, 480.0, 480.0, 132.0).on(FLOOR).keeps(Safety::None).known_as(&["marquee"]),
    thing("gazebo", "Gazebo", C::Outdoors, F::Disc, 288.0, 288.0, 120.0).on(FLOOR).keeps(Safety::None),
    thing("parasol", "Parasol", C::Outdoors, F::Disc, 216.0, 216.0, 96.0).on(TOP).keeps(Safety::None).known_as(&["umbrella"]),
    thing("bench", "Bench", C::Outdoors, F::Picture, 144.0, 42.0, 34.0),
    thing("fountain", "Fountain", C::Outdoors, F::Disc, 192.0, 192.0, 60.0),
    thing("fire-pit", "Fire pit", C::Outdoors, F::Disc, 84.0, 84.0, 18.0),
    thing("grill", "Grill", C::Outdoors, F::Picture, 120.0, 54.0, 44.0).known_as(&["barbecue", "bbq"]),
    thing("patio-heater", "Patio heater", C::Outdoors, F::Disc, 66.0, 66.0, 90.0),
    thing("fence", "Fence", C::Outdoors, F::Fence, 288.0, 12.0, 42.0),
    thing("portable-toilet", "Portable toilet", C::Outdoors, F::Picture, 90.0, 90.0, 90.0).known_as(&["toilet", "restroom"]),
    // Trash Cans
    thing("trash-can", "Trash can", C::Trash, F::Disc, 44.0, 44.0, 32.0).known_as(&["trash", "bin"]),
    thing("recycling-bin", "Recycling bin", C::Trash, F::Picture, 44.0, 44.0, 36.0).known_as(&["recycling"]),
    thing("dumpster", "Dumpster", C::Trash, F::Picture, 160.0, 108.0, 54.0),
    // Furniture
    thing("sofa", "Sofa", C::Furniture, F::Picture, 168.0, 72.0, 33.0).known_as(&["couch"]),
    thing("armchair", "Armchair", C::Furniture, F::Picture, 68.0, 68.0, 33.0),
    thing("ottoman", "Ottoman", C::Furniture, F::Disc, 48.0, 48.0, 17.0),
    thing("coffee-table", "Coffee table", C::Furniture, F::Picture, 96.0, 48.0, 18.0),
    thing("side-table", "Side table", C::Furniture, F::Disc, 40.0, 40.0, 22.0),
    thing("floor-lamp", "Floor lamp", C::Furniture, F::Disc, 32.0, 32.0, 64.0).known_as(&["lamp"]),
    thing("bookshelf", "Bookshelf", C::Furniture, F::Picture, 72.0, 24.0, 72.0).known_as(&["shelf"]),
    thing("rug", "Rug", C::Furniture, F::Picture, 192.0, 120.0, 0.5).on(FLOOR).keeps(Safety::None).known_as(&["carpet"]),
    // Plants
    thing("plant", "Plant", C::Plants, F::Plant, 48.0, 48.0, 60.0).known_as(&["potted-plant"]),
    thing("tree", "Tree", C::Plants, F::Plant, 144.0, 144.0, 144.0),
    thing("hedge", "Hedge", C::Plants, F::Picture, 144.0, 40.0, 48.0),
    thing("planter", "Planter", C::Plants, F::Picture, 96.0, 36.0, 30.0).known_as(&["flower-box"]),
    thing("flower-stand", "Flower stand", C::Plants, F::Disc, 36.0, 36.0, 54.0).known_as(&["flowers"]),
    // Staff & Car
    thing("staff", "Staff", C::Staff, F::Picture, 44.0, 36.0, 68.0).known_as(&["person", "waiter"]),
    thing("security", "Security", C::Staff, F::Picture, 44.0, 36.0, 70.0).known_as(&["guard"]),
    thing("car", "Car", C::Staff, F::Picture, 144.0, 360.0, 58.0),
    thing("van", "Van", C::Staff, F::Picture, 164.0, 480.0, 84.0).known_as(&["truck"]),
    thing("parking-space", "Parking space", C::Staff, F::Picture, 216.0, 432.0, 0.5).on(FLOOR).keeps(Safety::None)
        .known_as(&["parking"]),
    // Holidays
    thing("christmas-tree", "Christmas tree", C::Holidays, F::Disc, 96.0, 96.0, 84.0),
    thing("ceremony-arch", "Ceremony arch", C::Holidays, F::Picture, 144.0, 36.0, 96.0).known_as(&["wedding-arch", "arch"]),
    thing("balloons", "Balloons", C::Holidays, F::Disc, 60.0, 60.0, 84.0).known_as(&["balloon"]),
    thing("present-pile", "Presents", C::Holidays, F::Picture, 72.0, 60.0, 24.0).known_as(&["presents"]),
    thing("pumpkin", "Pumpkin", C::Holidays, F::Disc, 36.0, 36.0, 14.0),
    thing("snowman", "Snowman", C::Holidays, F::Disc, 60.0, 60.0, 66.0),
    // Shapes
    words("text", "Text", 120.0, 36.0),
    thing("shape", "Area", C::Shapes, F::Box, 240.0, 240.0, 0.0).on(FLOOR).keeps(Safety::None).known_as(&["area", "zone", "box"]),
    thing("circle", "Round area", C::Shapes, F::Disc, 240.0, 240.0, 0.0).on(FLOOR).keeps(Safety::None).known_as(&["ellipse"]),
    thing("vector-image", "Picture", C::Shapes, F::Image, 80.0, 80.0, 0.0).on(PICTURE).keeps(Safety::None)
        .known_as(&["image", "picture"]),
    thing("line", "Line", C::Shapes, F::Line, 240.0, 2.0, 0.0).on(TOP).keeps(Safety::None),
    thing("custom", "Other object", C::Shapes, F::Generic, 80.0, 60.0, 30.0),
    thing("arrow", "Arrow", C::Shapes, F::Picture, 144.0, 48.0, 0.0).on(TOP).keeps(Safety::None),
];

/// The layer of what lies flat on the floor.
const FLOOR: i32 = 0;
/// The layer of platforms, below tables.
const LOW: i32 = 1;
/// The default layer.
const STANDING: i32 = 10;
/// Dropped pictures (specification: zIndex 100).
const PICTURE: i32 = 100;
/// The layer of texts and roofs, above everything.
const TOP: i32 = 20;

const fn table(kind: &'static str, label: &'static str, figure: F, width: f64, height: f64, chairs: u32) -> Entry {
    Entry {
        chairs,
        ..thing(kind, label, C::Tables, figure, width, height, 30.0)
    }
}

const fn words(kind: &'static str, label: &'static str, width: f64, height: f64) -> Entry {
    Entry {
        color: "none",
        border_color: "text",
        layer: TOP,
        safety: Safety::None,
        ..thing(kind, label, C::Shapes, F::Text, width, height, 0.0)
    }
}

const fn thing(
    kind: &'static str,
    label: &'static str,
    category: C,
    figure: F,
    width: f64,
    height: f64,
    rise_in: f64,
) -> Entry {
    let (color, border_color) = category.colours();
    Entry {
        kind,
        aliases: &[],
        label,
        category,
        figure,
        width,
        height,
        chairs: 0,
        arrangement: ChairArrangement::Full,
        layer: STANDING,
        rise_in,
        safety: Safety::Blocks,
        color,
        border_color,
    }
}

impl Entry {
    const fn known_as(self, aliases: &'static [&'static str]) -> Self {
        Self { aliases, ..self }
    }

    const fn one_side(self) -> Self {
        Self {
            arrangement: ChairArrangement::OneSide,
            ..self
        }
    }

    const fn high(self, rise_in: f64) -> Self {
        Self { rise_in, ..self }
    }

    const fn on(self, layer: i32) -> Self {
        Self { layer, ..self }
    }

    const fn keeps(self, safety: Safety) -> Self {
        Self { safety, ..self }
    }
}
