//! The search: tries proposals and keeps the best layout of reachable seats.

use std::collections::BTreeSet;

use super::kinds::kinds;
use super::lattice::{Lattice, Proposal};
use super::queue::Queue;
use super::{Hall, Layout, PlacedTable, Style, TableSpec, figure, finish, head, judge, rows};

/// Cells of the search, in units.
const COARSE: f64 = 4.0;
/// The most cells of a search.
const CELLS: f64 = 100_000.0;
/// Free floors between tables that are tried, in units, the most comfortable first.
pub(super) const GAPS: [f64; 9] = [72.0, 60.0, 48.0, 40.0, 34.0, 30.0, 28.0, 26.0, 24.2];
/// Gaps and proposals of a first look.
const FIRST_GAPS: [f64; 4] = [60.0, 40.0, 32.0, 26.0];
const FIRST_TRIES: usize = 8;
/// Tables that are moved by less count as in the same place, in units.
const ALIKE: f64 = 16.0;

/// Returns the best layout found before `go_on` ended the search. It is called before each step, which takes some
/// milliseconds for an evening of 300 and at most a second for thousands. The result depends only on the hall and the
/// number of steps.
pub fn solve(hall: &Hall, mut go_on: impl FnMut() -> bool) -> Layout {
    match (hall.style, hall.table) {
        (Style::Theatre, _) => rows::solve(hall, &mut go_on),
        (Style::UShape | Style::HollowSquare, Some(spec)) => figure::solve(hall, &spec, &mut go_on),
        (_, Some(spec)) => Search::new(hall, spec).run(hall, &mut go_on),
        (_, None) => Layout::default(),
    }
}

/// Returns the side of the cells in a search of a hall.
pub(super) fn coarse(hall: &Hall) -> f64 {
    let area = hall.room.bounds.width() * hall.room.bounds.height();
    (area / CELLS).sqrt().max(COARSE)
}

/// A hall with its head table placed, if it has one.
struct Setting {
    hall: Hall,
    head: Vec<PlacedTable>,
}

struct Search {
    settings: Vec<Setting>,
    spec: TableSpec,
    wanted: usize,
    coarse: f64,
    /// The layouts found so far, each better than the one before.
    found: Vec<Layout>,
}

impl Search {
    fn new(hall: &Hall, spec: TableSpec) -> Self {
        let settings = head::settings(hall)
            .into_iter()
            .map(|(hall, head)| Setting { hall, head });
        Self {
            settings: settings.collect(),
            spec,
            wanted: hall.wanted(),
            coarse: coarse(hall),
            found: Vec::new(),
        }
    }

    fn best(&self) -> usize {
        self.found.last().map_or(0, Layout::seats)
    }

    fn run(mut self, hall: &Hall, go_on: &mut impl FnMut() -> bool) -> Layout {
        let settings = std::mem::take(&mut self.settings);
        // First try a few proposals, so that there is a result soon.
        self.look(&settings, true, &mut *go_on);
        self.look(&settings, false, &mut *go_on);
        self.finish(hall)
    }

    /// Makes aisles through a layout, removes unreachable seats, and fills gaps.
    fn attempt(&mut self, setting: &Setting, lattice: &Lattice<'_>, mut layout: Layout) {
        layout.tables.splice(0..0, setting.head.iter().cloned());
        let hall = &setting.hall;
        let joined = judge::join(hall, layout.clone(), self.coarse, false, 0.0);
        let seats = joined.seats();
        if seats.min(self.wanted) <= self.best() {
            return;
        }
        let found = finish::served(hall, joined, self.spec.chairs_min, self.coarse).or_else(|| {
            let joined = judge::join(hall, layout.clone(), self.coarse, false, self.coarse * 2.0);
            finish::served(hall, joined, self.spec.chairs_min, self.coarse)
        });
        let Some((mut pruned, mut ways)) = found else { return };
        if pruned.seats() < seats {
            // Some aisles may be dead ends.
            let joined = judge::join(hall, layout, self.coarse, true, 0.0);
            if let Some(better) = finish::served(hall, joined, self.spec.chairs_min, self.coarse)
                .filter(|own| own.0.seats() > pruned.seats())
            {
                (pruned, ways) = better;
            }
        }
        let filled = finish::fill_in(hall, lattice, &pruned, &ways, self.coarse);
        let better = if filled.seats() > pruned.seats() {
            let filled = finish::prune(hall, filled, self.spec.chairs_min, self.coarse);
            if filled.seats() > pruned.seats() {
                filled
            } else {
                pruned
            }
        } else {
            pruned
        };
        if better.seats().min(self.wanted) <= self.best() {
            return;
        }
        let exact = finish::exact(hall, better, self.spec.chairs_min, self.wanted);
        if exact.seats().min(self.wanted) > self.best() {
            self.found.push(exact);
        }
    }

    /// Lists proposals and tries them in order.
    fn look(&mut self, settings: &[Setting], is_first: bool, go_on: &mut impl FnMut() -> bool) {
        let mut lattices: Vec<(usize, Lattice<'_>)> = Vec::new();
        let mut proposals: Vec<(usize, Proposal)> = Vec::new();
        if self.best() >= self.wanted {
            return;
        }
        for (number, setting) in settings.iter().enumerate() {
            for kind in kinds(&setting.hall, &self.spec)
                .into_iter()
                .filter(|kind| !is_first || !kind.is_staggered)
            {
                if !is_first && !go_on() {
                    break;
                }
                let gaps = gaps(&setting.hall, is_first);
                let mut lattice = Lattice::new(&setting.hall, kind, &gaps, is_first);
                let own = lattice.proposals();
                proposals.extend(own.into_iter().map(|proposal| (lattices.len(), proposal)));
                lattices.push((number, lattice));
            }
        }
        let mut tries = 0;
        let mut seen = BTreeSet::new();
        let mut queue = Queue::new(proposals, self.wanted);
        while self.best() < self.wanted && go_on() && !(is_first && tries >= FIRST_TRIES) {
            let Some((number, proposal)) = queue.next(self.best(), self.wanted) else {
                break;
            };
            let Some((setting, lattice)) = lattices.get_mut(number) else {
                continue;
            };
            let Some(setting) = settings.get(*setting) else {
                continue;
            };
            let layout = lattice.layout(&proposal);
            if !seen.insert(signature(&layout)) {
                continue;
            }
            tries += 1;
            let before = self.best();
            self.attempt(setting, lattice, layout);
            queue.learn(self.best() > before);
        }
    }

    fn finish(mut self, hall: &Hall) -> Layout {
        finish::trim(
            hall,
            self.found.pop().unwrap_or_default(),
            self.wanted,
            self.spec.chairs_min,
        )
    }
}

/// Returns the free floors between tables that are tried, none below the minimum of the hall.
fn gaps(hall: &Hall, is_first: bool) -> Vec<f64> {
    let all: &[f64] = if is_first { &FIRST_GAPS } else { &GAPS };
    let mut gaps: Vec<f64> = all.iter().copied().filter(|gap| *gap >= hall.passage).collect();
    if gaps.is_empty() {
        gaps.push(hall.passage);
    }
    gaps
}

/// Returns the rounded positions of tables: layouts that agree in them are tried only once.
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    reason = "lengths in a room"
)]
fn signature(layout: &Layout) -> Vec<(i64, i64)> {
    layout
        .tables
        .iter()
        .map(|table| ((table.at.x / ALIKE) as i64, (table.at.y / ALIKE) as i64))
        .collect()
}
