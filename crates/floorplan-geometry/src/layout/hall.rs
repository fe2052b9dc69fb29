//! A hall to be seated: its floor, what is on it, its doors, and what is wanted.

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
    /// Rows of chairs that look at a stage.
    Theatre,
    /// Tables with chairs on one side, which look at a stage.
    Classroom,
    /// High tables that people stand at.
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

/// Something on the floor that stays where it is. Lengths are plan units.
#[derive(Clone, Debug, PartialEq)]
pub struct Obstacle {
    /// Its convex outline.
    pub corners: Vec<Point>,
    /// The floor around it that stays free of furniture.
    pub clear: f64,
    /// Whether people can cross it.
    pub is_walkable: bool,
    /// Whether people look at it.
    pub is_stage: bool,
}

/// A door.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Door {
    /// Its middle.
    pub at: Point,
    /// The unit way along the wall.
    pub along: Point,
    /// The unit way into the room.
    pub inward: Point,
    /// Its width.
    pub width: f64,
    /// Whether people may leave through it.
    pub is_exit: bool,
}

/// The table that is placed.
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

/// A hall and what is wanted of it. Lengths are plan units.
#[derive(Clone, Debug, PartialEq)]
pub struct Hall {
    /// Its name.
    pub name: String,
    /// Its floor.
    pub room: Room,
    /// What is on the floor.
    pub obstacles: Vec<Obstacle>,
    /// Its doors.
    pub doors: Vec<Door>,
    /// How people sit.
    pub style: Style,
    /// The table that is placed; none for theatre.
    pub table: Option<TableSpec>,
    /// The side of a chair.
    pub chair: f64,
    /// The least distance of neighbours from middle to middle.
    pub spacing: f64,
    /// The seats that are wanted; as many as fit when absent.
    pub guests: Option<usize>,
    /// The head table, if there is one.
    pub head: Option<HeadTable>,
    /// Whether there are no more seats than the exits allow.
    pub is_bound_by_exits: bool,
    /// Free floor between tables at least. Ways to seats are as wide, up to the width of a guest.
    pub passage: f64,
}

/// The least free floor that the codes allow between tables, in units: 12 in (NFPA 101 12.2.5.8).
pub const LEAST_PASSAGE: f64 = 24.0;
/// What a guest on foot takes, in units: 18 in.
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
