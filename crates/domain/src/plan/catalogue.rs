//! The catalogue: one row for each kind of object in a plan. Sizes are true to scale. The crate `floorplan-geometry`
//! draws a kind and places its chairs according to its [`Figure`].

use std::fmt;
use std::ops::Deref;

use serde::Serialize;

use super::element::ChairArrangement;
use super::letters::letter;
use super::number::{BOOTH_CHAIRS_MAX, CHAIRS_MAX};

mod category;
mod rows;

pub use category::{Category, Group};
pub use rows::CATALOGUE;

/// The outline and drawing of a kind; kinds that look alike share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// A round table with chairs in a ring; stretched it becomes an oval.
    Round,
    /// An oval table with chairs along its rim.
    Oval,
    /// A table with corners and chairs along its edges.
    Rectangle,
    /// A curved band, a quarter of a ring, with chairs on both of its long edges.
    Serpentine,
    /// Half an ellipse with chairs along its arc; the straight edge faces the stage.
    HalfMoon,
    /// A chair without a table.
    Chair,
    /// Seats side by side on a straight line, as in a theatre.
    Row,
    /// Seats side by side on an arc; its concave side faces the stage.
    CurvedRow,
    /// A table between two benches.
    DiningBooth,
    /// A trade show booth, with seats inside for its staff.
    Booth,
    /// A platform with a front edge.
    Stage,
    /// A floor of parquet squares.
    DanceFloor,
    /// A counter with a working side.
    Counter,
    /// A table with dishes.
    Buffet,
    /// A desk with two turntables.
    DjBooth,
    /// A door leaf with its swing.
    Door,
    /// Two door leaves and an arrow: the entrance for guests.
    Entrance,
    /// A pot with leaves.
    Plant,
    /// A solid piece of the building.
    Wall,
    /// A round piece of the building.
    Column,
    /// Cloth that hangs from a rail.
    Drape,
    /// Rails between posts.
    Fence,
    /// Steps, with an arrow upwards.
    Stairs,
    /// A box with an identifying pictogram.
    Picture,
    /// A round body with a pictogram.
    Disc,
    /// Only words.
    Text,
    /// An image.
    Image,
    /// A plain box.
    Box,
    /// A straight line from the left to the right edge of the box.
    Line,
    /// A box with a label, for an object that the catalogue does not know.
    Generic,
}

/// What a kind means to the safety checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Safety {
    /// People cannot walk through it.
    Blocks,
    /// An exit that must stay free.
    Exit,
    /// Open floor that must stay free.
    Aisle,
    /// No effect.
    None,
}

/// One row of the catalogue.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// The value of `type`, in kebab case.
    pub kind: &'static str,
    /// Other spellings that files use for it, in kebab case.
    #[serde(skip)]
    pub aliases: &'static [&'static str],
    /// The name in the palette.
    pub label: &'static str,
    /// The group in the palette.
    pub category: Category,
    /// How it is drawn.
    pub figure: Figure,
    /// Width of a new one, in units.
    pub width: f64,
    /// Height of a new one on the plan (depth), in units.
    pub height: f64,
    /// Chairs of a new one.
    pub chairs: u32,
    /// Their arrangement.
    #[serde(skip)]
    pub arrangement: ChairArrangement,
    /// The z-index of a new one: what lies flat on the floor is below everything else.
    pub layer: i32,
    /// Its height, in inches, for the 3D view.
    pub rise_in: f64,
    /// What it means to the safety checks.
    pub safety: Safety,
    /// Colour token of its surface.
    pub color: &'static str,
    /// Colour token of its outline.
    pub border_color: &'static str,
}

/// The kind of an object that the catalogue does not know.
const CUSTOM: &str = "custom";
/// The kind of an unknown object with seats.
const CUSTOM_TABLE: &str = "custom-table";
/// The kind of a window, which is drawn like other pictograms.
const WINDOW: &str = "window";

/// A kind of object: a reference to its row of the catalogue.
#[derive(Clone, Copy)]
pub struct Kind(&'static Entry);

impl Kind {
    /// Finds a kind by its name or an alias. Ignores case, blanks and underscores.
    pub fn parse(text: &str) -> Option<Self> {
        let name = kebab(text);
        CATALOGUE
            .iter()
            .find(|entry| entry.kind == name || entry.aliases.contains(&name.as_str()))
            .map(Self)
    }

    /// Returns the kind that represents objects of other programs: a table if people sit at it, otherwise a box.
    pub fn generic(seats_people: bool) -> Option<Self> {
        Self::parse(if seats_people { CUSTOM_TABLE } else { CUSTOM })
    }

    /// Returns the value of `type`.
    pub fn as_str(self) -> &'static str {
        self.0.kind
    }

    /// Returns whether it is a table: chairs belong to it and it takes a table number.
    pub fn is_table(self) -> bool {
        self.category == Category::Tables && !self.is_chair() && !self.is_row()
    }

    /// Returns whether it is a table for the hosts, which keeps its name and which layouts leave in place.
    pub fn is_head_table(self) -> bool {
        matches!(self.kind, "head-table" | "sweetheart-table")
    }

    /// Returns whether it is a row of seats: it has a name and a section, and no table number.
    pub fn is_row(self) -> bool {
        matches!(self.figure, Figure::Row | Figure::CurvedRow)
    }

    /// Returns whether it is a loose chair, which is always exactly one seat.
    pub fn is_chair(self) -> bool {
        self.figure == Figure::Chair
    }

    /// Returns the maximum number of chairs.
    pub fn chairs_max(self) -> u32 {
        match self.figure {
            Figure::Chair => 1,
            Figure::Booth => BOOTH_CHAIRS_MAX,
            _ if self.seats_people() => CHAIRS_MAX,
            _ => 0,
        }
    }

    /// Returns the label of the seat with a number, where the numbers of the element begin at `start`: letters at a
    /// table, the number itself in a row, which already has a letter.
    pub fn seat_label(self, number: u32, start: u32) -> String {
        if self.is_row() {
            number.to_string()
        } else {
            letter(number.saturating_sub(start))
        }
    }

    /// Returns whether it belongs in a wall: doors of all kinds, and windows.
    pub fn is_opening(self) -> bool {
        matches!(self.figure, Figure::Door | Figure::Entrance) || self.0.kind == WINDOW
    }

    /// Returns whether people can be seated at it.
    pub fn seats_people(self) -> bool {
        self.is_table() || self.is_chair() || self.is_row() || self.figure == Figure::Booth
    }
}

impl Deref for Kind {
    type Target = Entry;

    fn deref(&self) -> &Entry {
        self.0
    }
}

impl PartialEq for Kind {
    fn eq(&self, other: &Self) -> bool {
        self.0.kind == other.0.kind
    }
}

impl Eq for Kind {}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.kind)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.kind)
    }
}

impl Serialize for Kind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.kind)
    }
}

/// Normalises "High Top", `highTop` and `high_top` to `high-top`.
fn kebab(text: &str) -> String {
    let mut name = String::with_capacity(text.len() + 2);
    let mut after_lower = false;
    for c in text.trim().chars() {
        if c.is_whitespace() || c == '_' || c == '-' || c == '/' {
            if !name.ends_with('-') {
                name.push('-');
            }
        } else {
            if c.is_uppercase() && after_lower {
                name.push('-');
            }
            name.extend(c.to_lowercase());
        }
        after_lower = c.is_lowercase();
    }
    name
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_name_and_spelling_leads_to_one_row() {
        let mut seen = HashSet::new();
        for entry in CATALOGUE {
            for name in entry.aliases.iter().chain([&entry.kind]) {
                assert!(seen.insert(*name), "{name} stands twice");
                assert_eq!(kebab(name), **name, "{name} is not kebab case");
                assert_eq!(Kind::parse(name).unwrap().kind, entry.kind);
            }
        }
    }

    #[test]
    fn names_of_the_specification_are_understood() {
        for (name, kind) in [
            ("Round", "round"),
            ("Rectangle", "rectangle"),
            ("Square", "square"),
            ("Oval", "oval"),
            ("Serpentine", "serpentine"),
            ("Chair", "chair"),
            ("Stage", "stage"),
            ("entrance", "entrance"),
            ("vector-image", "vector-image"),
            ("High Top", "high-top"),
            ("highTop", "high-top"),
            ("DANCE FLOOR", "dance-floor"),
            ("DJ Booth", "dj-booth"),
            ("Half Moon", "half-moon"),
            ("Booth", "booth"),
            ("Check-in Table", "check-in-table"),
        ] {
            assert_eq!(Kind::parse(name).map(Kind::as_str), Some(kind), "{name}");
        }
        assert!(Kind::parse("spaceship").is_none());
    }

    #[test]
    fn new_things_have_the_sizes_and_chairs_of_the_first_editor() {
        for (kind, width, height, chairs) in [
            ("round", 100.0, 100.0, 8),
            ("rectangle", 150.0, 75.0, 6),
            ("square", 100.0, 100.0, 4),
            ("oval", 160.0, 100.0, 6),
            ("serpentine", 200.0, 70.0, 8),
            ("half-moon", 140.0, 70.0, 5),
            ("high-top", 80.0, 80.0, 4),
            ("chair", 40.0, 40.0, 1),
            ("stage", 200.0, 80.0, 0),
        ] {
            let entry = Kind::parse(kind).unwrap();
            assert_eq!(
                (entry.width, entry.height, entry.chairs),
                (width, height, chairs),
                "{kind}"
            );
        }
    }

    #[test]
    fn doors_and_windows_belong_into_walls() {
        let openings: Vec<_> = CATALOGUE
            .iter()
            .filter(|entry| Kind(entry).is_opening())
            .map(|entry| entry.kind)
            .collect();
        assert_eq!(
            openings,
            ["emergency-exit", "entrance", "door", "double-door", "window"]
        );
    }

    #[test]
    fn only_tables_and_chairs_have_chairs() {
        for entry in CATALOGUE {
            let kind = Kind(entry);
            assert_eq!(
                entry.chairs > 0,
                kind.seats_people() && kind.figure != Figure::Booth,
                "{}",
                entry.kind
            );
            assert!(entry.chairs <= kind.chairs_max());
            assert!(entry.width >= 1.0 && entry.height >= 1.0 && entry.rise_in >= 0.0);
        }
    }

    #[test]
    fn every_category_of_the_specification_has_kinds_and_there_are_sixty_at_least() {
        for category in Category::ALL {
            assert!(
                CATALOGUE.iter().any(|entry| entry.category == category),
                "nothing stands in {}",
                category.label()
            );
        }
        assert_eq!(Category::ALL.len(), 17);
        assert!(CATALOGUE.len() >= 60, "{} kinds", CATALOGUE.len());
    }
}
