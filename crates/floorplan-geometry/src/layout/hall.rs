//! A hall to be seated: its floor, obstacles and doors, and the seating that is wanted.

use super::piece::{CHAIR_GAP, SEATED};
use crate::point::Point;
use crate::room::Room;

/// How people sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Round tables.
    BanquetRound,
    /// Long tables with chairs on both sides.
    BanquetRectangular,
    /// Rows of chairs that face a stage.
    Theatre,
    /// Tables with chairs on one side, which face a stage.
    Classroom,
    /// High tables for standing guests.
    Cocktail,
    /// Round tables with chairs on the side away from the stage.
    Cabaret,
    /// Tables that form a U.
    UShape,
    /// Tables that form a closed square.
    HollowSquare,
}

impl Style {
    /// All styles by their names.
    pub const ALL: [(&'static str, Self); 8] = [
        ("banquet-round", Self::BanquetRound),
        ("banquet-rectangular", Self::BanquetRectangular),
        ("theatre", Self::Theatre),
        ("classroom", Self::Classroom),
        ("cocktail", Self::Cocktail),
        ("cabaret", Self::Cabaret),
        ("u-shape", Self::UShape),
        ("hollow-square", Self::HollowSquare),
    ];
}

/// A fixed obstacle on the floor. Lengths are plan units.
#[derive(Clone, Debug, PartialEq)]
pub struct Obstacle {
    /// Its convex outline.
    pub corners: Vec<Point>,
    /// Width of the floor around it that stays free of furniture.
    pub clear: f64,
    /// Whether people can walk over it.
    pub is_walkable: bool,
    /// Whether people face it.
    pub is_stage: bool,
}

/// A door.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Door {
    /// Its middle.
    pub at: Point,
    /// The direction along the wall, of length 1.
    pub along: Point,
    /// The direction into the room, of length 1.
    pub inward: Point,
    /// Its width.
    pub width: f64,
    /// Whether people may leave through it.
    pub is_exit: bool,
}

/// The type of table to place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableSpec {
    /// Whether it is round; the size is its diameter then.
    pub is_round: bool,
    /// Length and width.
    pub size: (f64, f64),
    /// The fewest chairs at a table.
    pub chairs_min: usize,
    /// The most chairs at a table.
    pub chairs_max: usize,
}

/// The head table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeadTable {
    /// Its seats.
    pub seats: usize,
    /// Length and width of each of its tables.
    pub size: (f64, f64),
}

/// A hall and the seating that is wanted. Lengths are plan units.
#[derive(Clone, Debug, PartialEq)]
pub struct Hall {
    /// Its name.
    pub name: String,
    /// Its floor.
    pub room: Room,
    /// The obstacles on the floor.
    pub obstacles: Vec<Obstacle>,
    /// Its doors.
    pub doors: Vec<Door>,
    /// How people sit.
    pub style: Style,
    /// The type of table to place; `None` for theatre.
    pub table: Option<TableSpec>,
    /// The side of a chair.
    pub chair: f64,
    /// The least distance between neighbours, centre to centre.
    pub spacing: f64,
    /// The seats that are wanted; as many as fit when absent.
    pub guests: Option<usize>,
    /// The head table, if there is one.
    pub head: Option<HeadTable>,
    /// Whether the capacity of the exits limits the number of seats.
    pub is_bound_by_exits: bool,
    /// The least free floor between tables. Ways to seats have the same width, up to the width of a guest.
    pub passage: f64,
}

/// The least free floor that the codes allow between tables, in units: 12 in (NFPA 101 12.2.5.8).
pub const LEAST_PASSAGE: f64 = 24.0;
/// The width of a guest on foot, in units: 18 in.
const GUEST: f64 = 36.0;

impl Hall {
    /// Returns the width of the ways to seats.
    pub(super) fn access(&self) -> f64 {
        self.passage.clamp(LEAST_PASSAGE, GUEST)
    }

    /// Returns how far from the edge of a table the floor of a seated guest ends.
    pub(super) fn seated(&self) -> f64 {
        SEATED.max(CHAIR_GAP + self.chair)
    }

    /// Returns the most people that the exits allow (IBC table 1006.2.1, NFPA 101 7.4.1.2, and 0.2 in of width each).
    pub fn capacity(&self) -> usize {
        let exits = self.doors.iter().filter(|door| door.is_exit);
        let by_number = match exits.clone().count() {
            0 => 0,
            1 => 49,
            2 => 500,
            3 => 1_000,
            _ => usize::MAX,
        };
        let width: f64 = exits.map(|door| door.width).sum();
        #[expect(
            clippy::as_conversions,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a positive number of people"
        )]
        let by_width = (width / 0.4 + 1e-6) as usize;
        by_number.min(by_width)
    }

    /// Returns the seats that are wanted and allowed.
    pub fn wanted(&self) -> usize {
        let allowed = if self.is_bound_by_exits {
            self.capacity()
        } else {
            usize::MAX
        };
        self.guests.unwrap_or(usize::MAX).min(allowed)
    }
}
