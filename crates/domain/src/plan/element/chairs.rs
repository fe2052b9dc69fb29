//! How many chairs an element has: added, taken away, and numbered anew.

use std::collections::HashSet;

use super::Element;
use crate::plan::Chair;
use crate::seat::SeatId;

/// Chooses the N of a new chair. Only a file that claims to have used up all four billion gets one again.
pub(in crate::plan) fn unused(next: u32, taken: &HashSet<u32>) -> u32 {
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
    pub(in crate::plan) fn shift_seat_numbers(&mut self, from: u32, to: u32) {
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
    use crate::plan::ElementId;

    fn table(chairs: usize) -> Element {
        let mut table = Element::new(ElementId::parse("t").unwrap(), "round").unwrap();
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
        let taken = [SeatId::new("t", 6), SeatId::new("t", 5)];
        table.set_chair_count(4, &taken);
        assert_eq!(ids(&table), [1, 2, 5, 6]);
        table.set_chair_count(1, &taken);
        assert_eq!(ids(&table), [5]);
    }

    #[test]
    fn a_new_chair_takes_a_new_n_and_the_smallest_free_number() {
        let mut table = table(8);
        table.set_chair_count(2, &[SeatId::new("t", 8), SeatId::new("t", 1)]);
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
