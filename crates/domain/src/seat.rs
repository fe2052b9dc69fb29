//! Seats and who sits on them. A seat is a chair of the plan; its id never changes while the chair exists.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::id::{self, AssignmentId, GuestId};
use crate::invalid::Invalid;

/// Separates the table's id from the chair's number.
const MARK: &str = "-chair-";

/// Names one seat: `<table element id>-chair-<n>`. The n is assigned to a chair once and never reused in that table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SeatId(String);

impl SeatId {
    /// Builds the id of chair `number` of a table.
    pub fn new(table: impl AsRef<str>, number: u32) -> Self {
        Self(format!("{}{MARK}{number}", table.as_ref()))
    }

    /// Parses a seat id. The table id may itself contain the mark, so the last one is the separator.
    pub fn parse(text: &str) -> Result<Self, Invalid> {
        match text.rsplit_once(MARK) {
            Some((table, number)) if id::is_well_formed(table) && is_number(number) => Ok(Self(text.to_owned())),
            _ => Err(Invalid::new("seatId", "This is not a valid seat id.")),
        }
    }

    /// Returns the id of the table, or of the loose chair, that the seat belongs to.
    pub fn table(&self) -> &str {
        self.0.rsplit_once(MARK).map_or("", |(table, _)| table)
    }

    /// Returns the number that the chair was given when it was made. It is not the number people see.
    pub fn number(&self) -> u32 {
        self.0
            .rsplit_once(MARK)
            .and_then(|(_, number)| number.parse().ok())
            .unwrap_or(0)
    }

    /// Returns the id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Digits without a leading zero, in range, so that one seat has one spelling.
fn is_number(text: &str) -> bool {
    text.parse::<u32>().is_ok_and(|number| number.to_string() == text)
}

impl fmt::Display for SeatId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for SeatId {
    type Error = Invalid;

    fn try_from(text: String) -> Result<Self, Invalid> {
        Self::parse(&text)
    }
}

impl From<SeatId> for String {
    fn from(seat: SeatId) -> String {
        seat.0
    }
}

/// Who seated a guest. The seating engine does not move guests seated by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatedBy {
    /// A person, or a list that a person imported.
    Hand,
    /// Auto-assign.
    Engine,
}

impl SeatedBy {
    /// Reads what is stored.
    pub fn from_hand(hand_made: bool) -> Self {
        if hand_made { Self::Hand } else { Self::Engine }
    }
}

/// One guest on one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatAssignment {
    /// Names the assignment; a move gets a new one.
    pub id: AssignmentId,
    /// The seated guest.
    pub guest_id: GuestId,
    /// The guest's seat.
    pub seat_id: SeatId,
    /// Whether a person chose the seat.
    pub by: SeatedBy,
}

/// One seat of a plan as people see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Names the seat.
    pub id: SeatId,
    /// The element the seat belongs to.
    pub table_id: String,
    /// The number people call the table by, when it has one.
    pub table_number: Option<i32>,
    /// The name people call the table by; empty when it has only a number.
    pub table_label: String,
    /// The number people see at the chair, from 1.
    pub number: i32,
    /// The letter (or other label) people see at the chair.
    pub label: String,
    /// The kind of the element, for example `round`.
    pub kind: String,
}

/// Returns what people know a table by: its number where the name only repeats it, and the name otherwise. The plan draws
/// nothing but the name, so the number of a head table says nothing to anyone.
#[must_use]
pub fn table_mark(number: Option<i32>, label: &str) -> String {
    let Some(number) = number.map(|number| number.to_string()) else {
        return label.to_owned();
    };
    let name = label.trim().to_lowercase();
    let short = name.strip_prefix("table").or_else(|| name.strip_prefix('t'));
    let repeats = name.is_empty() || name == number || short.is_some_and(|short| short.trim() == number);
    if repeats { number } else { label.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_known_by_its_number_only_where_its_name_repeats_it() {
        for label in ["Table 4", "table 4", "T4", "4", "", " "] {
            assert_eq!(table_mark(Some(4), label), "4", "{label:?}");
        }
        for label in ["Head table", "Family", "Table 5", "Tiger 4"] {
            assert_eq!(table_mark(Some(4), label), label);
        }
        assert_eq!(table_mark(None, "Row B"), "Row B");
    }

    #[test]
    fn a_seat_id_names_its_table_and_chair() {
        let seat = SeatId::new("t1", 12);
        assert_eq!(seat.as_str(), "t1-chair-12");
        assert_eq!((seat.table(), seat.number()), ("t1", 12));
    }

    #[test]
    fn the_last_mark_counts() {
        let seat = SeatId::parse("odd-chair-7-chair-0").unwrap();
        assert_eq!((seat.table(), seat.number()), ("odd-chair-7", 0));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "t1",
            "t1-chair-",
            "-chair-1",
            "t1-chair-x",
            "t1-chair-01",
            "t1-chair--1",
            "a/b-chair-1",
            "t1-chair-4294967296",
        ] {
            assert!(SeatId::parse(text).is_err(), "{text}");
        }
    }
}
