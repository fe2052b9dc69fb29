//! What atoms mean to each other: bonds, links against isolation, sets counted per table.
#![expect(
    clippy::indexing_slicing,
    reason = "all indices come from the validated problem whose sizes the arrays have"
)]

use std::collections::{BTreeMap, BTreeSet};

use super::atoms::{Bond, Census};
use crate::index::{id, ix};
use crate::lists::Lists;
use crate::problem::{GroupRule, Problem};
use crate::units::Units;

pub(super) fn is_fragile(problem: &Problem, members: &[u32]) -> bool {
    let lone = members.len() == 1;
    problem.weights.isolation > 0 && lone && members.iter().any(|&guest| !problem.links.row(ix(guest)).is_empty())
}

pub(super) fn bonds(problem: &Problem, of_guest: &[u32], atoms: usize) -> Lists<Bond> {
    let mut rows: Vec<BTreeMap<u32, (i32, i32)>> = vec![BTreeMap::new(); atoms];
    for guest in 0..problem.guests() {
        let me = of_guest[guest];
        let wishes = problem.table_prefs.row(guest).iter();
        let nearness = problem.seat_prefs.row(guest).iter().filter(|pref| pref.1 > 0);
        for &(other, weight) in wishes.chain(nearness) {
            rows[ix(me)].entry(of_guest[ix(other)]).or_default().0 += weight;
        }
        for &other in problem.apart.row(guest) {
            rows[ix(me)].entry(of_guest[ix(other)]).or_default().1 += 1;
        }
    }
    let row = |(me, row): (usize, BTreeMap<u32, (i32, i32)>)| {
        let real = row
            .into_iter()
            .filter(|&(other, bond)| ix(other) != me && bond != (0, 0));
        real.map(|(other, (gain, apart))| Bond { other, gain, apart }).collect()
    };
    Lists::new(&rows.into_iter().enumerate().map(row).collect::<Vec<Vec<Bond>>>())
}

pub(super) fn fragile_links(problem: &Problem, of_guest: &[u32], fragile: &[bool]) -> Lists<u32> {
    let mut rows = vec![BTreeSet::new(); fragile.len()];
    for guest in 0..problem.guests() {
        for &other in problem.links.row(guest) {
            let (me, other) = (of_guest[guest], of_guest[ix(other)]);
            if me != other && fragile[ix(other)] {
                rows[ix(me)].insert(other);
            }
        }
    }
    Lists::new(
        &rows
            .into_iter()
            .map(|row| row.into_iter().collect())
            .collect::<Vec<Vec<u32>>>(),
    )
}

pub(super) fn censuses(
    problem: &Problem,
    units: &Units,
    loose: &BTreeSet<u32>,
    of_guest: &[u32],
    atoms: usize,
) -> (Vec<Census>, Lists<(u32, i32)>) {
    let mut census = Vec::new();
    let mut rows: Vec<BTreeMap<u32, i32>> = vec![BTreeMap::new(); atoms];
    let mut add = |members: &[u32], one: Census| {
        for &guest in members {
            *rows[ix(of_guest[ix(guest)])].entry(id(census.len())).or_default() += 1;
        }
        census.push(one);
    };
    for group in &problem.groups {
        let (rule, weight, fewest) = (group.rule, group.weight, group.fewest);
        add(
            &group.members,
            Census {
                rule,
                weight,
                fewest,
                hard: false,
            },
        );
    }
    for party in &problem.together {
        let is_loose = party
            .first()
            .is_some_and(|&guest| loose.contains(&units.of_guest[ix(guest)]));
        if is_loose && party.len() > 1 {
            add(
                party,
                Census {
                    rule: GroupRule::Gather,
                    weight: 1,
                    fewest: 1,
                    hard: true,
                },
            );
        }
    }
    (
        census,
        Lists::new(
            &rows
                .into_iter()
                .map(|row| row.into_iter().collect())
                .collect::<Vec<_>>(),
        ),
    )
}

/// Returns for each atom the sets that want few tables.
pub(super) fn gathers_of(census: &[Census], census_of: &Lists<(u32, i32)>, atoms: usize) -> Lists<u32> {
    let gathers = |atom: usize| {
        let sets = census_of.row(atom).iter().map(|set| set.0);
        sets.filter(|&set| census[ix(set)].rule == GroupRule::Gather).collect()
    };
    Lists::new(&(0..atoms).map(gathers).collect::<Vec<Vec<u32>>>())
}

/// Returns the atoms of each set.
pub(super) fn census_members(census: &[Census], census_of: &Lists<(u32, i32)>, atoms: usize) -> Lists<u32> {
    let mut rows = vec![Vec::new(); census.len()];
    for atom in 0..atoms {
        for set in census_of.row(atom) {
            rows[ix(set.0)].push(id(atom));
        }
    }
    Lists::new(&rows)
}
