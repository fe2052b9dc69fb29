//! Shortest ways over the cells with enough clearance.

use super::Clearance;
use crate::point::Point;
use crate::rect::Rect;

/// The reachable cells, with the length of the way to each.
#[derive(Clone, Debug)]
pub struct Reach<'c> {
    clearance: &'c Clearance,
    /// Length of the way to each cell, in units; infinite for unreached cells, and minus infinity for those without
    /// clearance.
    lengths: Vec<f64>,
}

/// A step to one of the eight cells around a cell, as differences between indices.
struct Step {
    sideways: isize,
    down: isize,
    length: f64,
}

impl Step {
    fn is_diagonal(&self) -> bool {
        self.sideways != 0 && self.down != 0
    }
}

/// A search for the shortest ways, after Dial, "Algorithm 360: Shortest-path forest with topological ordering" (1969).
///
/// Cells wait in buckets by the length of the way to them; a bucket spans the length of one cell. A step is between one
/// and two cells long, so a bucket adds cells to the next two only, and the lengths of a bucket are final before it is
/// emptied.
struct Search<'c> {
    reach: Reach<'c>,
    steps: [Step; 8],
    buckets: [Vec<usize>; 3],
    left: Vec<bool>,
    max_length: f64,
    /// Whether the walker is hardly wider than a cell and could slip between two cells of a diagonal wall.
    slim: bool,
}

impl Clearance {
    /// Walks from these points over all cells with a clearance of at least `room` units, at most `max_length` units.
    ///
    /// A blocked cell can be a start, but is not crossed.
    pub fn reach(&self, from: &[Point], room: f64, max_length: f64) -> Reach<'_> {
        let starts = from.iter().filter_map(|place| self.index_of(*place));
        Search::new(self, starts, room, max_length).walk()
    }

    fn steps(&self) -> [Step; 8] {
        let columns = self.columns.cast_signed();
        let around = [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)];
        around.map(|(sideways, rows)| {
            let cells = if sideways == 0 || rows == 0 {
                1.0
            } else {
                std::f64::consts::SQRT_2
            };
            Step {
                sideways,
                down: rows * columns,
                length: cells * self.cell,
            }
        })
    }

    fn is_blocked(&self, index: usize) -> bool {
        self.distances.get(index).is_none_or(|distance| *distance <= 0.0)
    }
}

impl<'c> Search<'c> {
    fn new(clearance: &'c Clearance, starts: impl Iterator<Item = usize>, room: f64, max_length: f64) -> Self {
        let unreached = |distance: &f64| {
            let walkable = *distance >= room && *distance > 0.0;
            if walkable { f64::INFINITY } else { f64::NEG_INFINITY }
        };
        let mut lengths: Vec<f64> = clearance.distances.iter().map(unreached).collect();
        let first: Vec<usize> = starts.inspect(|index| lengths[*index] = 0.0).collect();
        Self {
            left: vec![false; lengths.len()],
            reach: Reach { clearance, lengths },
            steps: clearance.steps(),
            buckets: [first, Vec::new(), Vec::new()],
            max_length,
            slim: room < clearance.cell * 1.5,
        }
    }

    fn walk(mut self) -> Reach<'c> {
        while self.buckets.iter().any(|bucket| !bucket.is_empty()) {
            for index in std::mem::take(&mut self.buckets[0]) {
                if !std::mem::replace(&mut self.left[index], true) {
                    self.relax_neighbours(index);
                }
            }
            self.buckets.rotate_left(1);
        }
        self.reach
    }

    /// Shortens the ways to the cells around one. Cells at the edge of the grid are blocked, so an index that wraps
    /// into the next row is that of a blocked cell.
    fn relax_neighbours(&mut self, here: usize) {
        let Reach { clearance, lengths } = &mut self.reach;
        let so_far = lengths[here];
        for step in &self.steps {
            let length = so_far + step.length;
            let next = here.wrapping_add_signed(step.sideways + step.down);
            let Some(known) = lengths.get_mut(next).filter(|known| length < **known) else {
                continue;
            };
            if length > self.max_length || (self.slim && cuts_corner(clearance, here, step)) {
                continue;
            }
            *known = length;
            let bucket = |length: f64| (length / clearance.cell) as usize;
            self.buckets[(bucket(length) - bucket(so_far)).clamp(1, 2)].push(next);
        }
    }
}

/// Returns whether a diagonal step passes between two cells of which one is blocked.
fn cuts_corner(clearance: &Clearance, here: usize, step: &Step) -> bool {
    let beside = [step.sideways, step.down].map(|offset| here.wrapping_add_signed(offset));
    step.is_diagonal() && beside.iter().any(|index| clearance.is_blocked(*index))
}

impl Reach<'_> {
    /// Returns the length of the shortest way to any cell in a box for which `counts` is true, in units; `None` when
    /// none is reached.
    pub fn length_to(&self, area: Rect, counts: impl Fn(Point) -> bool) -> Option<f64> {
        let nearer = |shortest: f64, index: usize| {
            let length = self.lengths[index];
            // Few cells shorten the way, so `counts` is rarely called.
            let better = length < shortest && length.is_finite() && counts(self.clearance.centre(index));
            if better { length } else { shortest }
        };
        let shortest = self.clearance.cells_in(area).fold(f64::INFINITY, nearer);
        Some(shortest).filter(|length| length.is_finite())
    }

    /// Returns whether the cell of a place was reached.
    pub fn reaches(&self, place: Point) -> bool {
        self.clearance
            .index_of(place)
            .is_some_and(|index| self.lengths[index].is_finite())
    }

    /// Continues from every reached cell over cells with a clearance of at least `room` units.
    pub fn branch_off(&self, room: f64) -> Self {
        let reached = self.lengths.iter().enumerate().filter(|(_, length)| length.is_finite());
        let starts = reached.map(|(index, _)| index);
        Search::new(self.clearance, starts, room, f64::INFINITY).walk()
    }
}

#[cfg(test)]
mod tests {
    use crate::clearance::Clearance;
    use crate::clearance::tests::{boxed, room};
    use crate::point::Point;
    use crate::rect::Rect;

    /// Returns the lengths of all ways, by relaxing every step until nothing gets shorter.
    fn lengths_by_repetition(clearance: &Clearance, start: Point, room: f64) -> Vec<f64> {
        let mut lengths = vec![f64::INFINITY; clearance.distances.len()];
        lengths[clearance.index_of(start).unwrap()] = 0.0;
        loop {
            let before = lengths.clone();
            for here in 0..lengths.len() {
                let cell = Rect::around_points([clearance.centre(here)]).unwrap();
                for next in clearance.cells_in(cell.grown(clearance.cell)) {
                    let step = clearance.centre(here).distance(clearance.centre(next));
                    if clearance.distances[next] >= room && next != here {
                        lengths[next] = lengths[next].min(lengths[here] + step);
                    }
                }
            }
            if lengths == before {
                return lengths;
            }
        }
    }

    #[test]
    fn ways_are_as_short_as_those_of_an_exhaustive_search() {
        let things = [boxed(20.0, 0.0, 24.0, 30.0), boxed(44.0, 16.0, 50.0, 40.0)];
        let clearance = Clearance::new(&room(60.0, 40.0), &things);
        let start = Point::new(4.0, 4.0);
        let reach = clearance.reach(&[start], 4.0, f64::INFINITY);
        let expected = lengths_by_repetition(&clearance, start, 4.0);
        for (index, expected) in expected.into_iter().enumerate() {
            let length = Some(reach.lengths[index]).filter(|length| length.is_finite());
            assert_eq!(length.is_some(), expected.is_finite(), "{:?}", clearance.centre(index));
            assert!(length.is_none_or(|length| (length - expected).abs() < 1e-9));
        }
        assert!(reach.reaches(Point::new(55.0, 35.0)));
    }

    #[test]
    fn a_way_that_starts_in_a_wall_stays_on_its_side_of_the_floor() {
        let clearance = Clearance::new(&room(60.0, 40.0), &[boxed(28.0, 0.0, 34.0, 40.0)]);
        let starts = [
            (60.0, 20.0, true),
            (-1.0, 20.0, false),
            (50.0, 40.0, true),
            (10.0, -1.0, false),
        ];
        for (x, y, right) in starts {
            let reach = clearance.reach(&[Point::new(x, y)], 1.0, f64::INFINITY);
            let sides = [Point::new(10.0, 10.0), Point::new(50.0, 10.0)].map(|place| reach.reaches(place));
            assert_eq!(sides, [!right, right], "{x} {y}");
        }
    }

    #[test]
    fn narrow_ways_branch_off_everywhere_and_add_no_length_on_the_wide_one() {
        let clearance = Clearance::new(
            &room(100.0, 60.0),
            &[boxed(60.0, 0.0, 64.0, 26.0), boxed(60.0, 34.0, 64.0, 60.0)],
        );
        let wide = clearance.reach(&[Point::new(20.0, 30.0)], 10.0, f64::INFINITY);
        let gap = Rect::around(Point::new(62.0, 30.0), 1.0, 1.0);
        assert_eq!(wide.length_to(gap, |_| true), None);
        let length = wide.branch_off(3.0).length_to(gap, |_| true).unwrap();
        assert!(length < 14.0, "{length}");
    }

    #[test]
    fn no_way_is_longer_than_asked_for() {
        let clearance = Clearance::new(&room(60.0, 40.0), &[]);
        let reach = clearance.reach(&[Point::new(31.0, 21.0)], 1.0, 10.0);
        let longest = reach
            .lengths
            .iter()
            .filter(|length| length.is_finite())
            .fold(0.0, |a: f64, b| a.max(*b));
        assert!(longest > 9.0 && longest <= 10.0, "{longest}");
    }

    #[test]
    fn a_way_leads_through_a_gap_that_is_wide_enough_only() {
        let room = room(400.0, 200.0);
        let gap = |width: f64| {
            vec![
                boxed(196.0, 0.0, 204.0, 100.0 - width / 2.0),
                boxed(196.0, 100.0 + width / 2.0, 204.0, 200.0),
            ]
        };
        let target = boxed(380.0, 90.0, 390.0, 110.0);
        let target = Rect::around_points(target).unwrap();
        for (width, comes) in [(88.0, true), (60.0, false)] {
            let clearance = Clearance::new(&room, &gap(width));
            // A target at the wall has less clearance than the way to it, so the test looks a little before the wall.
            let reach = clearance.reach(&[Point::new(60.0, 100.0)], 42.0, f64::INFINITY);
            let before = Rect {
                x0: target.x0 - 60.0,
                ..target
            };
            assert_eq!(reach.length_to(before, |_| true).is_some(), comes, "{width}");
        }
    }

    #[test]
    fn slim_walkers_do_not_slip_through_a_slanting_wall() {
        let wall = [(0.0, 40.0), (2.0, 40.0), (42.0, 0.0), (40.0, 0.0)].map(|(x, y)| Point::new(x, y));
        let clearance = Clearance::new(&room(60.0, 60.0), &[wall.to_vec()]);
        let reach = clearance.reach(&[Point::new(6.0, 6.0)], 1.0, f64::INFINITY);
        assert!(reach.reaches(Point::new(10.0, 10.0)));
        assert!(!reach.reaches(Point::new(50.0, 50.0)));
    }
}
