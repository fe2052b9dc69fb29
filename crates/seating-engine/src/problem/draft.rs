//! The description of a seating task: plain data, not yet validated.
//! [`ProblemDraft::build`] (in `build.rs`) turns it into a [`super::Problem`].

/// Integer weights of the soft terms that belong to no single guest or pair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// Cost of a guest who has links (wishes or party) but none of them at the table.
    pub isolation: u32,
    /// Cost per missing guest at a used table below `underfill_min`.
    pub underfill: u32,
    /// Number of guests from which a used table counts as filled.
    pub underfill_min: u32,
    /// Cost of a guest who sits at another table than in the previous plan, or nowhere.
    pub move_table: u32,
    /// Cost of a guest on another seat of the table of the previous plan.
    pub move_seat: u32,
}

/// A table with its seats, numbered `0..seats` within the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableDraft {
    /// Name used in reasons.
    pub id: String,
    /// Number of seats, blocked ones included.
    pub seats: usize,
    /// Position in any unit; informative.
    pub x: f64,
    /// Position in any unit; informative.
    pub y: f64,
    /// What the table offers, matched against `requires` and `wants` of guests.
    pub tags: Vec<String>,
    /// When set, only guests carrying this tag may sit here.
    pub only: Option<String>,
    /// Seats that also offer the tag `acc`.
    pub accessible: Vec<usize>,
    /// Seats that stay empty.
    pub blocked: Vec<usize>,
    /// Pairs of seats that count as next to each other.
    pub adjacent: Vec<(usize, usize)>,
    /// Distance of each seat to the stage; empty means 0 everywhere.
    pub stage_distance: Vec<u32>,
}

impl TableDraft {
    /// Describes a round table: seats in a ring, each next to two others.
    pub fn round(id: impl Into<String>, seats: usize) -> Self {
        let mut table = Self::row(id, seats);
        if seats > 2 {
            table.adjacent.push((0, seats - 1));
        }
        table
    }

    /// Describes a row: seats in a line.
    pub fn row(id: impl Into<String>, seats: usize) -> Self {
        let adjacent = (1..seats).map(|seat| (seat - 1, seat)).collect();
        Self {
            id: id.into(),
            seats,
            adjacent,
            ..Self::default()
        }
    }

    /// Describes a rectangular table: the first half of the seats on one long side, the second half opposite,
    /// neighbours along a side and straight across.
    pub fn rectangle(id: impl Into<String>, seats: usize) -> Self {
        let half = seats.div_ceil(2);
        let along = (1..seats).filter(|&seat| seat != half).map(|seat| (seat - 1, seat));
        let across = (half..seats).map(|seat| (seat - half, seat));
        let adjacent = along.chain(across).collect();
        Self {
            id: id.into(),
            seats,
            adjacent,
            ..Self::default()
        }
    }
}

/// A place that the organiser has fixed for a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// Any seat of this table.
    Table(usize),
    /// Exactly this seat, by its number over all tables (see [`ProblemDraft::seat`]).
    Seat(usize),
}

/// A guest to be seated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuestDraft {
    /// Name used in reasons; may be empty.
    pub label: String,
    /// Tags the table or the seat must offer (hard).
    pub requires: Vec<String>,
    /// Tags of the guest, matched against `only` of tables.
    pub tags: Vec<String>,
    /// Cost per unit of distance to the stage.
    pub vip: u32,
    /// Tags the guest would like the table or seat to offer, with the cost of not having it.
    pub wants: Vec<(String, u32)>,
    /// Fixed place, never moved by the engine.
    pub lock: Option<Lock>,
}

impl GuestDraft {
    /// Returns the seat that is fixed for the guest.
    pub fn fixed_seat(&self) -> Option<usize> {
        match self.lock {
            Some(Lock::Seat(seat)) => Some(seat),
            Some(Lock::Table(_)) | None => None,
        }
    }

    /// Returns whether a seat is fixed for the guest.
    pub fn has_fixed_seat(&self) -> bool {
        self.fixed_seat().is_some()
    }

    /// Describes a guest without requirements.
    pub fn named(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            ..Self::default()
        }
    }
}

/// What a group of guests wants of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupRule {
    /// At most `limit` members at one table; each further one costs the weight.
    Spread {
        /// Members per table that cost nothing.
        limit: u32,
    },
    /// As few tables as could hold the group; each further one costs the weight.
    Gather,
}

/// A soft wish about a whole group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupDraft {
    /// Guests of the group.
    pub members: Vec<usize>,
    /// Mix or keep together.
    pub rule: GroupRule,
    /// Cost per excess guest or table.
    pub weight: u32,
}

/// A whole seating task. Guests and tables are named by their position in the lists.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProblemDraft {
    /// General weights.
    pub weights: Weights,
    /// Tables in order; seats are numbered through in this order.
    pub tables: Vec<TableDraft>,
    /// Guests in order.
    pub guests: Vec<GuestDraft>,
    /// Groups that must share one table.
    pub together: Vec<Vec<usize>>,
    /// Pairs that must not share a table.
    pub apart: Vec<(usize, usize)>,
    /// Pairs that must not sit next to each other.
    pub apart_adjacent: Vec<(usize, usize)>,
    /// Pairs with the cost of not sharing a table (positive) or of sharing one (negative).
    pub table_prefs: Vec<(usize, usize, i32)>,
    /// Pairs with the cost of not sitting next to each other (positive) or of doing so (negative).
    pub seat_prefs: Vec<(usize, usize, i32)>,
    /// Soft wishes about groups.
    pub groups: Vec<GroupDraft>,
    /// Seat of each guest in the previous plan, for runs that should change little.
    pub prior: Option<Vec<Option<usize>>>,
}

impl ProblemDraft {
    /// Returns the number over all tables of seat `local` of `table`.
    pub fn seat(&self, table: usize, local: usize) -> usize {
        self.tables.iter().take(table).map(|table| table.seats).sum::<usize>() + local
    }
}
