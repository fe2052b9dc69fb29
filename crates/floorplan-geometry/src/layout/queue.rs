//! The order in which proposals are tried.

use std::collections::VecDeque;

use super::lattice::{Order, Proposal};
use super::solve::GAPS;

/// Proposals tried for each gap before tables move closer.
const TRIES: usize = 3;

/// A proposal with the number of its lattice.
type Numbered = (usize, Proposal);

/// For a number of guests, the comfortable proposals come first; then those of each order in turn. An order that fails
/// is tried less and less often.
pub(super) struct Queue {
    comfortable: VecDeque<Numbered>,
    lines: [Line; 3],
    last: Option<usize>,
}

struct Line {
    waiting: VecDeque<Numbered>,
    /// The time of its next turn, and the delay after a failure.
    due: f64,
    pause: f64,
}

impl Queue {
    /// Builds the queue.
    pub(super) fn new(mut proposals: Vec<Numbered>, wanted: usize) -> Self {
        let lines = Order::ALL.map(|order| {
            proposals.sort_by_key(|(_, own)| own.rank(order));
            Line {
                waiting: proposals.iter().cloned().collect(),
                due: 0.0,
                pause: 1.0,
            }
        });
        let mut comfortable = VecDeque::new();
        if wanted < usize::MAX {
            let [sure, ..] = &lines;
            for gap in GAPS {
                let fits = |own: &&Numbered| own.1.comfort >= gap - 0.1 && own.1.near[0] >= wanted + own.1.lost;
                let mut own: Vec<&Numbered> = sure.waiting.iter().filter(fits).collect();
                // Symmetrical ones look best, as do those from which no tables must be removed.
                own.sort_by_key(|(_, own)| (!own.is_even, own.seats));
                comfortable.extend(own.into_iter().take(TRIES).cloned());
            }
        }
        Self {
            comfortable,
            lines,
            last: None,
        }
    }

    /// Returns the next proposal that may beat the best known one.
    pub(super) fn next(&mut self, best: usize, wanted: usize) -> Option<Numbered> {
        let may = |own: &Numbered| own.1.seats.min(wanted) > best;
        self.last = None;
        while let Some(next) = self.comfortable.pop_front() {
            if may(&next) {
                return Some(next);
            }
        }
        loop {
            let lines = self
                .lines
                .iter_mut()
                .enumerate()
                .filter(|(_, line)| !line.waiting.is_empty());
            let (number, line) = lines.min_by(|a, b| a.1.due.total_cmp(&b.1.due))?;
            let next = line.waiting.pop_front()?;
            if may(&next) {
                line.due += line.pause;
                self.last = Some(number);
                return Some(next);
            }
        }
    }

    /// Records whether the last proposal was an improvement.
    pub(super) fn learn(&mut self, is_better: bool) {
        if let Some(line) = self.last.and_then(|number| self.lines.get_mut(number)) {
            line.pause = if is_better { 1.0 } else { (line.pause * 1.4).min(32.0) };
        }
    }
}
