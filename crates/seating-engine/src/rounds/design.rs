//! Known designs: rounds of equal tables in which no pair meets twice, written down without search.

use super::field::Ring;

/// Rounds of `tables` groups of `size` points each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Design {
    pub(super) tables: usize,
    pub(super) size: usize,
    /// Group of each point, by round.
    pub(super) groups: Vec<Vec<usize>>,
    /// Points no two of which ever meet; left out first, and kept at their tables.
    pub(super) strangers: Vec<usize>,
}

/// Returns a design for some tables, seats and rounds, if a construction reaches them.
pub(super) fn find(tables: usize, size: usize, rounds: usize) -> Option<Design> {
    if size == 1 || rounds == 1 || tables < 2 {
        return single(tables, size, rounds);
    }
    if size == 2 {
        return (rounds < 2 * tables).then(|| circle(tables, rounds));
    }
    rotation(tables, size, rounds)
        .or_else(|| ring(tables, size, rounds))
        .or_else(|| with_columns(tables, size, rounds))
}

/// One round, or tables for one: groups in order.
fn single(tables: usize, size: usize, rounds: usize) -> Option<Design> {
    let groups = (0..tables * size).map(|point| point % tables).collect();
    (rounds <= 1 || size == 1).then(|| Design {
        tables,
        size,
        groups: vec![groups; rounds],
        strangers: (0..tables).collect(),
    })
}

/// Pairs by the circle method (Kirkman, 1847): one point stays, the others turn.
fn circle(tables: usize, rounds: usize) -> Design {
    let turning = 2 * tables - 1;
    let group = |round: usize, point: usize| {
        let place = (point + turning - round) % turning;
        if point == turning {
            0
        } else {
            place.min(turning - place)
        }
    };
    let of_round = |round: usize| (0..2 * tables).map(|point| group(round, point)).collect();
    Design {
        tables,
        size: 2,
        groups: (0..rounds).map(of_round).collect(),
        strangers: Vec::new(),
    }
}

/// In round `m`, point (x, y) is at table y + mx: points of different x meet at most once while products of differences
/// of x and of m are no multiples of the number of tables.
fn rotation(tables: usize, size: usize, rounds: usize) -> Option<Design> {
    let is_zero = |(x, m): (usize, usize)| (x * m).is_multiple_of(tables);
    let mut differences = (1..size).flat_map(|x| (1..rounds).map(move |m| (x, m)));
    if size > tables || rounds > tables || differences.any(is_zero) {
        return None;
    }
    let group = |round: usize, x: usize, y: usize| (y + round * x) % tables;
    Some(lines(tables, size, rounds, group))
}

/// As [`rotation`] over a product of fields, where only the differences of x, or of m, need inverses: the mutually
/// orthogonal Latin squares of Bose (1938) and `MacNeish` (1922).
fn ring(tables: usize, size: usize, rounds: usize) -> Option<Design> {
    let ring = Ring::new(tables)?;
    let units = ring.with_unit_differences();
    if size.max(rounds) > tables || size.min(rounds) > units.len() {
        return None;
    }
    let all: Vec<usize> = (0..tables).collect();
    let (columns, factors) = if size <= units.len() {
        (&units, &all)
    } else {
        (&all, &units)
    };
    let group = |round: usize, x: usize, y: usize| {
        let product = columns
            .get(x)
            .zip(factors.get(round))
            .map(|(x, m)| ring.multiply(*x, *m));
        ring.add(y, product.unwrap_or(0))
    };
    Some(lines(tables, size, rounds, group))
}

/// All lines that are not vertical, then rounds within the columns, whose points have not met.
fn with_columns(tables: usize, size: usize, rounds: usize) -> Option<Design> {
    if rounds <= tables || !tables.is_multiple_of(size) {
        return None;
    }
    let mut design = ring(tables, size, tables)?;
    let inner = find(tables / size, size, rounds - tables)?;
    for groups in inner.groups {
        let group = |point: usize| {
            let (x, y) = (point / tables, point % tables);
            groups.get(y).map(|group| x * inner.tables + group).unwrap_or(0)
        };
        design.groups.push((0..tables * size).map(group).collect());
    }
    design.strangers.clear();
    Some(design)
}

/// Numbers point (x, y) by columns; those of the first one are strangers.
fn lines(tables: usize, size: usize, rounds: usize, group: impl Fn(usize, usize, usize) -> usize) -> Design {
    let of_round = |round: usize| {
        let points = 0..tables * size;
        points
            .map(|point| group(round, point / tables, point % tables))
            .collect()
    };
    Design {
        tables,
        size,
        groups: (0..rounds).map(of_round).collect(),
        strangers: (0..tables).collect(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Design, find};

    pub(super) fn repeats(design: &Design) -> usize {
        let mut met = BTreeSet::new();
        let mut repeats = 0;
        for groups in &design.groups {
            let mut tables = vec![Vec::new(); design.tables];
            for (point, group) in groups.iter().enumerate() {
                tables[*group].push(point);
            }
            for table in tables {
                assert_eq!(table.len(), design.size);
                for (at, b) in table.iter().enumerate() {
                    repeats += table[..at].iter().filter(|a| !met.insert((**a, *b))).count();
                }
            }
        }
        for (at, a) in design.strangers.iter().enumerate() {
            assert!(design.strangers[at + 1..].iter().all(|b| !met.contains(&(*a, *b))));
        }
        repeats
    }

    #[test]
    fn published_designs_have_no_repeats() {
        let cases = [
            (3, 3, 4),
            (4, 4, 5),
            (5, 5, 6),
            (7, 7, 8),
            (8, 8, 9),
            (9, 9, 10),
            (8, 4, 9),
            (9, 3, 13),
            (16, 4, 21),
            (10, 2, 19),
            (12, 3, 12),
            (15, 12, 3),
            (25, 8, 6),
            (500, 10, 8),
            (25, 5, 31),
            (27, 3, 40),
        ];
        for (tables, size, rounds) in cases {
            let design = find(tables, size, rounds).expect("a construction");
            assert_eq!(design.groups.len(), rounds);
            assert_eq!(repeats(&design), 0, "{tables}-{size}-{rounds}");
        }
    }

    #[test]
    fn designs_that_cannot_exist_are_not_offered() {
        for (tables, size, rounds) in [(3, 3, 5), (6, 6, 4), (2, 4, 2), (5, 2, 10), (4, 4, 6)] {
            assert_eq!(find(tables, size, rounds), None, "{tables}-{size}-{rounds}");
        }
    }
}
