//! The placement of tables along one side of a hall: how many, which of them touch, and where the aisles are.
#![expect(
    clippy::as_conversions,
    clippy::cast_precision_loss,
    reason = "tables along a wall are few"
)]

/// What to place along a side, in units.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ruler<'a> {
    /// The length of the side.
    pub(super) length: f64,
    /// The floor that one table takes along the side.
    pub(super) piece: f64,
    /// The number of tables that touch.
    pub(super) run: usize,
    /// The free floor between tables that do not touch.
    pub(super) gap: f64,
    /// The width of an aisle.
    pub(super) aisle: f64,
    /// The free floor along a wall without an aisle.
    pub(super) margin: f64,
    /// The stretches of the side where an obstacle blocks aisles.
    pub(super) solid: &'a [(f64, f64)],
}

/// The places of tables along a side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Axis {
    /// The centres of the tables.
    pub(super) places: Vec<f64>,
    /// For each table, the distance to the nearest aisle before and after it; infinite without one.
    pub(super) to_aisle: Vec<(f64, f64)>,
    /// The aisles across the side, each from its beginning to its end.
    pub(super) aisles: Vec<(f64, f64)>,
    /// The free floor between tables that do not touch.
    pub(super) gap: f64,
}

/// Where the aisles are.
#[derive(Clone, Copy)]
struct Pattern {
    at_start: bool,
    at_end: bool,
    /// The number of runs between aisles; `None` without aisles between tables.
    block: Option<usize>,
    /// The number of runs before the first aisle.
    first: usize,
}

/// How surplus floor is used.
#[derive(Clone, Copy, PartialEq)]
enum Spread {
    Start,
    End,
    Sides,
    Gaps,
    Aisles,
}

impl Ruler<'_> {
    /// Returns all sensible placements, or only the symmetrical ones for a first look.
    pub(super) fn axes(&self, is_first: bool) -> Vec<Axis> {
        let spreads: &[Spread] = match is_first {
            true => &[Spread::Sides, Spread::Gaps],
            false => &[Spread::Start, Spread::End, Spread::Sides, Spread::Gaps, Spread::Aisles],
        };
        let mut found: Vec<Axis> = Vec::new();
        for pattern in patterns()
            .into_iter()
            .filter(|own| !is_first || own.at_start == own.at_end)
        {
            for spread in spreads.iter().copied() {
                let Some(axis) = self.axis(pattern, spread) else {
                    continue;
                };
                let is_new = found.iter().all(|other| !other.is_like(&axis));
                if is_new {
                    found.push(axis);
                }
            }
        }
        found
    }

    /// Returns the free floor after a number of tables, and whether it is an aisle or a gap.
    fn between(&self, count: usize, pattern: Pattern) -> (f64, Kind) {
        if !count.is_multiple_of(self.run) {
            return (0.0, Kind::Touching);
        }
        let runs = count / self.run;
        let is_aisle = pattern
            .block
            .is_some_and(|block| runs >= pattern.first && (runs - pattern.first).is_multiple_of(block));
        if is_aisle {
            (self.aisle, Kind::Aisle)
        } else {
            (self.gap, Kind::Gap)
        }
    }

    /// Returns whether an aisle fits between two positions.
    fn is_aisle(&self, low: f64, high: f64) -> bool {
        let mut from = low;
        for (start, end) in self.solid.iter().filter(|(start, end)| *start < high && *end > low) {
            if start - from >= self.aisle - 0.1 {
                return true;
            }
            from = from.max(*end);
        }
        high - from >= self.aisle - 0.1
    }

    fn axis(&self, pattern: Pattern, spread: Spread) -> Option<Axis> {
        let start = if pattern.at_start { self.aisle } else { self.margin };
        let end = if pattern.at_end { self.aisle } else { self.margin };
        let mut floors: Vec<(f64, Kind)> = Vec::new();
        let mut used = start + self.piece + end;
        let mut count = 1;
        loop {
            let floor = self.between(count, pattern);
            if used + floor.0 + self.piece > self.length + 0.4 {
                break;
            }
            used += floor.0 + self.piece;
            floors.push(floor);
            count += 1;
        }
        if used > self.length + 0.4 {
            return None;
        }
        let left = (self.length - used).max(0.0);
        let kind = if spread == Spread::Gaps { Kind::Gap } else { Kind::Aisle };
        let stretched = floors.iter().filter(|(_, own)| *own == kind).count();
        let share = match spread {
            Spread::Gaps | Spread::Aisles if stretched == 0 => return None,
            Spread::Gaps | Spread::Aisles => left / stretched as f64,
            _ => 0.0,
        };
        let mut at = match spread {
            Spread::End => start + left,
            Spread::Sides => start + left / 2.0,
            _ => start,
        };
        let mut aisles: Vec<(f64, f64)> = Vec::new();
        if self.is_aisle(0.0, at) {
            aisles.push((0.0, at));
        }
        let mut places = vec![at + self.piece / 2.0];
        for (floor, own) in floors {
            at += self.piece;
            let floor = if own == kind { floor + share } else { floor };
            if self.is_aisle(at, at + floor) {
                aisles.push((at, at + floor));
            }
            at += floor;
            places.push(at + self.piece / 2.0);
        }
        let last = at + self.piece;
        if self.is_aisle(last, self.length) {
            aisles.push((last, self.length));
        }
        let to_aisle = places.iter().map(|place| {
            let before = aisles
                .iter()
                .filter(|(_, end)| *end < *place)
                .map(|(_, end)| place - end);
            let after = aisles
                .iter()
                .filter(|(start, _)| *start > *place)
                .map(|(start, _)| start - place);
            (
                before.fold(f64::INFINITY, f64::min),
                after.fold(f64::INFINITY, f64::min),
            )
        });
        let to_aisle = to_aisle.collect();
        let gap = if spread == Spread::Gaps {
            self.gap + share
        } else {
            self.gap
        };
        Some(Axis {
            places,
            to_aisle,
            aisles,
            gap,
        })
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Touching,
    Gap,
    Aisle,
}

fn patterns() -> Vec<Pattern> {
    let mut patterns = Vec::new();
    for at_start in [false, true] {
        for at_end in [false, true] {
            patterns.push(Pattern {
                at_start,
                at_end,
                block: None,
                first: 1,
            });
            for block in 1..=6_usize {
                let mut firsts = vec![block, block.div_ceil(2)];
                firsts.dedup();
                patterns.extend(firsts.into_iter().map(|first| Pattern {
                    at_start,
                    at_end,
                    block: Some(block),
                    first,
                }));
            }
        }
    }
    patterns
}

impl Axis {
    /// Returns whether the tables are symmetrical about the middle of a side.
    pub(super) fn is_even(&self, length: f64) -> bool {
        let mirrored = self.places.iter().rev().map(|place| length - place);
        self.places.iter().zip(mirrored).all(|(a, b)| (a - b).abs() < 4.0)
    }

    /// Returns whether two placements agree to about half an inch.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let near = |a: &f64, b: &f64| (a - b).abs() < 1.0;
        self.places.len() == other.places.len()
            && near(&self.gap, &other.gap)
            && self.places.iter().zip(&other.places).all(|(a, b)| near(a, b))
    }
}
