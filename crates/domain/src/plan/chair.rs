//! The chairs of an element. A chair's N is given once and never reused in that table; the number and letter that
//! people see are separate and may change. Where a chair stands is derived, never stored.

use std::collections::{BTreeMap, HashSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Element;
use super::catalogue::Kind;
use crate::seat::SeatId;

/// One chair, which is one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Chair {
    /// Names the seat: `<elementId>-chair-<N>`.
    pub id: SeatId,
    /// The number people see, from 1 (or from the table's `seatNumberingStart`).
    pub seat_number: u32,
    /// The letter people see, from A.
    pub seat_label: String,
    /// Whether it can be given away.
    #[serde(skip_serializing_if = "SeatStatus::is_available")]
    pub seat_status: SeatStatus,
    /// Whether it is for somebody in a wheelchair.
    #[serde(skip_serializing_if = "is_false")]
    pub is_handicap_accessible: bool,
    /// The look of this one chair, when it differs from the table's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chair_style: Option<String>,
    /// Fields that this version does not know; they survive a round trip.
    #[serde(flatten)]
    pub extra: BTreeMap<String, Value>,
}

/// Whether a seat can be given away, whoever sits there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatStatus {
    /// It can.
    #[default]
    Available,
    /// It is kept for somebody.
    Reserved,
    /// It has been sold.
    Sold,
}

impl SeatStatus {
    /// Tells whether the seat can be given away.
    pub fn is_available(&self) -> bool {
        *self == Self::Available
    }
}

fn is_false(value: &bool) -> bool {
    !value
}

impl Chair {
    /// Builds chair `n` of an element with the number and label of its place.
    pub fn new(element: &str, kind: Kind, n: u32, seat_number: u32, start: u32) -> Self {
        Self {
            id: SeatId::of(element, n),
            seat_number,
            seat_label: kind.seat_label(seat_number, start),
            seat_status: SeatStatus::Available,
            is_handicap_accessible: false,
            chair_style: None,
            extra: BTreeMap::new(),
        }
    }
}

/// Spells the place of a chair as people letter seats: 0 is A, 25 is Z, 26 is AA.
pub fn letter(place: u32) -> String {
    let last = char::from_u32(u32::from(b'A') + place % 26).unwrap_or('A');
    match (place / 26).checked_sub(1) {
        Some(rest) => letter(rest) + &last.to_string(),
        None => last.to_string(),
    }
}

/// Chooses the N of a new chair. Only a file that claims to have used up all four billion gets one again.
pub(super) fn unused(next: u32, taken: &HashSet<u32>) -> u32 {
    if next < u32::MAX {
        return next;
    }
    (1..u32::MAX).find(|n| !taken.contains(n)).unwrap_or(next)
}

impl Element {
    /// Adds or removes chairs until there are `count`. New chairs get an N never used before and the smallest number
    /// that is free; chairs go from the end, those in `keep` last of all.
    pub fn set_chair_count(&mut self, count: usize, keep: &[SeatId]) {
        if count < self.chairs.len() {
            self.drop_chairs(self.chairs.len() - count, keep);
        }
        self.add_chairs(count.saturating_sub(self.chairs.len()));
    }

    fn drop_chairs(&mut self, number: usize, keep: &[SeatId]) {
        let kept: HashSet<&SeatId> = keep.iter().collect();
        let from_the_end = || self.chairs.iter().rev().map(|chair| &chair.id);
        let free = from_the_end().filter(|id| !kept.contains(id));
        let taken = from_the_end().filter(|id| kept.contains(id));
        let gone: HashSet<SeatId> = free.chain(taken).take(number).cloned().collect();
        self.chairs.retain(|chair| !gone.contains(&chair.id));
    }

    /// The numbers and ids that are taken are collected once: a small file may ask for a hundred chairs at each table.
    fn add_chairs(&mut self, count: usize) {
        let start = self.seat_numbering_start.unwrap_or(1);
        let used: HashSet<u32> = self.chairs.iter().map(|chair| chair.seat_number).collect();
        let mut ids: HashSet<u32> = self.chairs.iter().map(|chair| chair.id.number()).collect();
        let free = (start..=u32::MAX).filter(|number| !used.contains(number));
        for number in free.chain(std::iter::repeat(start)).take(count) {
            let n = unused(self.next_chair, &ids);
            ids.insert(n);
            let place = self
                .chairs
                .iter()
                .position(|other| other.seat_number > number)
                .unwrap_or(self.chairs.len());
            let chair = Chair::new(self.id.as_str(), self.kind, n, number, start);
            self.chairs.insert(place, chair);
            self.next_chair = self.next_chair.saturating_add(1);
        }
    }

    /// Shifts the numbers people see so that they begin at another one; letters and ids stay, a label that is the
    /// number follows.
    pub(super) fn shift_seat_numbers(&mut self, from: u32, to: u32) {
        let is_row = self.kind.is_row();
        for chair in &mut self.chairs {
            let follows = is_row && chair.seat_label == chair.seat_number.to_string();
            chair.seat_number = if to >= from {
                chair.seat_number.saturating_add(to - from)
            } else {
                chair.seat_number.saturating_sub(from - to)
            };
            if follows {
                chair.seat_label = chair.seat_number.to_string();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_lettered_as_people_do() {
        let letters: Vec<_> = [0, 1, 25, 26, 51, 52, 701, 702].into_iter().map(letter).collect();
        assert_eq!(letters, ["A", "B", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }

    fn table(chairs: usize) -> Element {
        let mut table = Element::new(super::super::ElementId::parse("t").unwrap(), "round").unwrap();
        table.set_chair_count(chairs, &[]);
        table
    }

    fn ids(table: &Element) -> Vec<u32> {
        table.chairs.iter().map(|chair| chair.id.number()).collect()
    }

    #[test]
    fn a_table_that_claims_to_have_used_every_n_still_gets_different_chairs() {
        let mut table = table(2);
        table.next_chair = u32::MAX;
        table.set_chair_count(5, &[]);
        let mut all = ids(&table);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 5, "{:?}", ids(&table));
    }

    #[test]
    fn chairs_whose_numbers_have_run_out_are_still_chairs() {
        let mut table = table(0);
        table.seat_numbering_start = Some(u32::MAX - 1);
        table.set_chair_count(4, &[]);
        let numbers: Vec<_> = table.chairs.iter().map(|chair| chair.seat_number).collect();
        assert_eq!(ids(&table).len(), 4);
        assert!(numbers.iter().all(|number| *number >= u32::MAX - 1), "{numbers:?}");
    }

    #[test]
    fn free_chairs_go_first_from_the_end() {
        let mut table = table(6);
        let taken = [SeatId::of("t", 6), SeatId::of("t", 5)];
        table.set_chair_count(4, &taken);
        assert_eq!(ids(&table), [1, 2, 5, 6]);
        table.set_chair_count(1, &taken);
        assert_eq!(ids(&table), [5]);
    }

    #[test]
    fn a_new_chair_takes_a_new_n_and_the_smallest_free_number() {
        let mut table = table(8);
        table.set_chair_count(2, &[SeatId::of("t", 8), SeatId::of("t", 1)]);
        table.set_chair_count(4, &[]);
        assert_eq!(ids(&table), [1, 9, 10, 8]);
        let shown: Vec<_> = table
            .chairs
            .iter()
            .map(|c| (c.seat_number, c.seat_label.as_str()))
            .collect();
        assert_eq!(shown, [(1, "A"), (2, "B"), (3, "C"), (8, "H")]);
    }
}
