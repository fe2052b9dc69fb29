//! How often each pair meets: one byte a pair, with a flag for pairs that must not share a table.
#![expect(
    clippy::indexing_slicing,
    reason = "guests are below the number that sizes the matrix"
)]

use super::task::RoundsTask;
use crate::index::ix;

/// Most earlier meetings that are counted of one pair; with [`super::limits::ROUNDS`] more the count fits seven bits.
pub(super) const MOST_EARLIER: u8 = 50;
/// Marks a pair that must not share a table.
const APART: u8 = 0x80;
/// What a pair costs that shares a table and must not; more than all repeats one place can save.
pub(super) const APART_COST: u16 = 100;

/// Meetings of all pairs, as a symmetric matrix.
#[derive(Clone, Debug)]
pub(super) struct Meetings {
    guests: usize,
    cells: Vec<u8>,
}

impl Meetings {
    /// Starts with the earlier meetings of a task.
    pub(super) fn new(task: &RoundsTask) -> Self {
        let guests = task.guests;
        let mut meetings = Self {
            guests,
            cells: vec![0; guests * guests],
        };
        for &(a, b, number) in &task.met {
            meetings.change(ix(a), ix(b), |cell| cell + number);
        }
        for a in 0..guests {
            for &b in task.apart.row(a) {
                meetings.cells[a * guests + ix(b)] |= APART;
            }
        }
        meetings
    }

    fn change(&mut self, a: usize, b: usize, change: impl Fn(u8) -> u8) -> u8 {
        let before = self.cells[a * self.guests + b];
        let after = change(before);
        self.cells[a * self.guests + b] = after;
        self.cells[b * self.guests + a] = after;
        before & !APART
    }

    /// Counts a meeting and returns the number before.
    pub(super) fn add(&mut self, a: usize, b: usize) -> u8 {
        self.change(a, b, |cell| cell + 1)
    }

    /// Takes a meeting back and returns the number before.
    pub(super) fn remove(&mut self, a: usize, b: usize) -> u8 {
        self.change(a, b, |cell| cell - 1)
    }

    pub(super) fn row(&self, guest: usize) -> &[u8] {
        &self.cells[guest * self.guests..(guest + 1) * self.guests]
    }

    /// Returns the meetings of the rounds that repeat an earlier one, and the pairs who have them.
    pub(super) fn repeats(&self, task: &RoundsTask) -> (usize, usize) {
        let again = |cell: &u8| usize::from((cell & !APART).saturating_sub(1));
        let (mut repeats, mut pairs) = (0, 0);
        for guest in 0..self.guests {
            let later = self.row(guest).iter().skip(guest + 1).map(again);
            repeats += later.clone().sum::<usize>();
            pairs += later.filter(|again| *again > 0).count();
        }
        for &(a, b, number) in &task.met {
            let before = usize::from(number) - 1;
            repeats -= before;
            pairs -= usize::from(before > 0 && again(&self.row(ix(a))[ix(b)]) == before);
        }
        (repeats, pairs)
    }

    /// Returns what it would cost to let a pair meet that is counted `shared` times in the round itself.
    pub(super) fn cost(&self, a: usize, b: usize, shared: u8) -> u16 {
        cost(self.cells[a * self.guests + b] - shared)
    }
}

/// Returns what one more meeting costs after those of a cell.
pub(super) fn cost(cell: u8) -> u16 {
    let again = u16::from(cell & !APART > 0);
    if cell & APART == 0 { again } else { again + APART_COST }
}
