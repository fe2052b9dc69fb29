//! Even loads: how many guests each table of a round gets.

/// Fewest and most guests of each table in one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Loads {
    pub(super) floors: Vec<usize>,
    pub(super) caps: Vec<usize>,
}

/// Fills tables evenly, like water: no table has two guests more than another that has a free seat. Of all loads, these
/// have the smallest sum of every convex cost, such as the number of meetings. Tables hold at least `fixed` guests each.
pub(super) fn even(seats: &[usize], fixed: &[usize], guests: usize, least_level: usize) -> Loads {
    let level_loads = |level: usize| -> Vec<usize> {
        let tables = seats.iter().zip(fixed);
        tables.map(|(seats, fixed)| (*seats).min(level).max(*fixed)).collect()
    };
    let highest = seats.iter().copied().max().unwrap_or(0);
    let holds = |level: &usize| level_loads(*level).iter().sum::<usize>() >= guests;
    let level = (0..highest).find(holds).unwrap_or(highest);
    let floors = if least_level > level {
        fixed.to_vec()
    } else {
        level_loads(level.saturating_sub(1))
    };
    Loads {
        floors,
        caps: level_loads(level.max(least_level)),
    }
}

/// Returns the loads of evenly filled tables, with the larger ones first in the order of the tables.
pub(super) fn even_loads(seats: &[usize], guests: usize) -> Vec<usize> {
    let Loads { mut floors, caps } = even(seats, &vec![0; seats.len()], guests, 0);
    let mut left = guests.saturating_sub(floors.iter().sum());
    for (load, cap) in floors.iter_mut().zip(caps) {
        if left > 0 && *load < cap {
            *load += 1;
            left -= 1;
        }
    }
    floors
}

/// Returns the number of pairs among `members`.
pub(super) fn pairs(members: usize) -> usize {
    members * members.saturating_sub(1) / 2
}

/// Returns the fewest pairs that share a table when a group is spread over some tables.
pub(super) fn pairs_when_spread(members: usize, tables: usize) -> usize {
    match (members.checked_div(tables), members.checked_rem(tables)) {
        (Some(each), Some(larger)) => (tables - larger) * pairs(each) + larger * pairs(each + 1),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::{even, even_loads, pairs_when_spread};

    #[test]
    fn tables_fill_evenly_up_to_their_seats() {
        assert_eq!(even_loads(&[10, 10, 4], 18), [7, 7, 4]);
        assert_eq!(even_loads(&[10, 10, 10], 16), [6, 5, 5]);
        assert_eq!(even_loads(&[6, 0, 6], 12), [6, 0, 6]);
        let crowded = even(&[8, 8, 8], &[6, 0, 0], 9, 0);
        assert_eq!((crowded.floors, crowded.caps), (vec![6, 1, 1], vec![6, 2, 2]));
    }

    #[test]
    fn a_table_of_ten_over_six_tables_repeats_four_pairs() {
        assert_eq!(pairs_when_spread(10, 6), 4);
        assert_eq!(pairs_when_spread(6, 6), 0);
        assert_eq!(pairs_when_spread(3, 1), 3);
    }
}
