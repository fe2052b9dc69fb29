//! Lays a design over the guests and tables of a task.

use super::design::Design;
use super::task::{Round, RoundsTask};
use crate::index::{NONE, id, ix};

/// Returns the number of used tables and their guests where all rounds are equal enough for a design.
pub(super) fn shape(task: &RoundsTask) -> Option<(usize, usize)> {
    let used = |round: &Round| round.caps.iter().filter(|cap| **cap > 0).count();
    let largest = |round: &Round| round.caps.iter().copied().max().unwrap_or(0);
    let first = task.rounds.first()?;
    let (tables, size) = (used(first), largest(first));
    let is_equal = |round: &Round| {
        used(round) == tables && largest(round) == size && round.guests() == task.guests && round.units.is_empty()
    };
    let fits = task.rounds.iter().all(is_equal) && tables * size >= task.guests && size > 0;
    fits.then_some((tables, size))
}

/// Returns the points that must never meet: one for each fixed guest and each empty seat.
pub(super) fn strangers_needed(task: &RoundsTask, (tables, size): (usize, usize)) -> usize {
    (tables * size).saturating_sub(task.guests) + fixed_guests(task).len()
}

fn fixed_guests(task: &RoundsTask) -> Vec<usize> {
    let is_fixed = |guest: &usize| {
        task.rounds
            .iter()
            .any(|round| round.fixed.get(*guest).is_some_and(|table| *table != NONE))
    };
    (0..task.guests).filter(is_fixed).collect()
}

/// Returns the table of each guest in each round, or `None` where tables or fixed guests do not fit the design.
pub(super) fn fit(task: &RoundsTask, design: &Design) -> Option<Vec<u32>> {
    let point_of = points(task, design)?;
    let mut tables = Vec::with_capacity(task.rounds.len() * task.guests);
    for (round, groups) in task.rounds.iter().zip(&design.groups) {
        let group_of = |guest: usize| point_of.get(guest).and_then(|point| groups.get(*point)).copied();
        let table_of = tables_of_groups(round, design.tables, &group_of)?;
        for guest in 0..task.guests {
            tables.push(*table_of.get(group_of(guest)?)?);
        }
    }
    (design.groups.len() >= task.rounds.len()).then_some(tables)
}

/// Gives each guest a point. Strangers are left empty or taken by fixed guests.
fn points(task: &RoundsTask, design: &Design) -> Option<Vec<usize>> {
    let fixed = fixed_guests(task);
    let all = design.tables * design.size;
    let empty = all.checked_sub(task.guests)?;
    let reserved = design.strangers.get(..empty + fixed.len())?;
    let mut free = (0..all).filter(|point| !reserved.contains(point));
    let mut kept = reserved.iter().skip(empty).copied();
    let point = |guest: usize| {
        if fixed.binary_search(&guest).is_ok() {
            kept.next()
        } else {
            free.next()
        }
    };
    (0..task.guests).map(point).collect()
}

/// Gives each group a table: that of its fixed guest, or one of its size.
fn tables_of_groups(round: &Round, groups: usize, group_of: &dyn Fn(usize) -> Option<usize>) -> Option<Vec<u32>> {
    let mut sizes = vec![0; groups];
    let mut table_of = vec![NONE; groups];
    for (guest, table) in round.fixed.iter().enumerate() {
        let group = group_of(guest)?;
        *sizes.get_mut(group)? += 1;
        if *table != NONE {
            let place = table_of.get_mut(group)?;
            if (*place != NONE && *place != *table) || (*place == NONE && round.caps.get(ix(*table)) == Some(&0)) {
                return None;
            }
            *place = *table;
        }
    }
    let is_open = |table: &usize| round.caps.get(*table).is_some_and(|cap| *cap > 0) && !table_of.contains(&id(*table));
    let mut open: Vec<usize> = (0..round.caps.len()).filter(is_open).collect();
    open.sort_by_key(|table| round.caps.get(*table));
    let mut waiting: Vec<usize> = (0..groups)
        .filter(|group| table_of.get(*group) == Some(&NONE))
        .collect();
    waiting.sort_by_key(|group| sizes.get(*group));
    for (group, table) in waiting.into_iter().zip(open) {
        *table_of.get_mut(group)? = id(table);
    }
    let fits = |(table, size): (&u32, &usize)| {
        let within = |table: usize| Some(round.floors.get(table)? <= size && size <= round.caps.get(table)?);
        *table != NONE && within(ix(*table)) == Some(true)
    };
    let mut distinct = table_of.clone();
    distinct.sort_unstable();
    distinct.dedup();
    (distinct.len() == groups && table_of.iter().zip(&sizes).all(fits)).then_some(table_of)
}
