//! Parties that must all be apart from each other and outnumber the tables.

use std::collections::{BTreeMap, BTreeSet};

use super::{Proof, ReasonKind};
use crate::index::{id, ix};

/// Search nodes spent on one clique.
const NODES: usize = 20_000;

type Graph = BTreeMap<u32, BTreeSet<u32>>;

/// Returns for each of several disjoint crowds of mutually apart parties how many rules it must break.
pub(super) fn crowds(proof: &mut Proof<'_>) -> Vec<u32> {
    let problem = proof.problem;
    let tables = problem.tables.iter().filter(|table| table.usable > 0).count();
    let mut graph = quarrels(proof);
    let mut bounds = Vec::new();
    loop {
        prune(&mut graph, tables);
        let clique = largest(&graph);
        if clique.len() <= tables {
            return bounds;
        }
        let single = |unit: &u32| {
            proof
                .units
                .members
                .get(ix(*unit))
                .is_some_and(|members| members.len() == 1)
        };
        let bound = if clique.iter().all(single) {
            pairs(clique.len(), tables)
        } else {
            clique.len() - tables
        };
        bounds.push(id(bound));
        let guests = speakers(proof, &clique);
        let text = format!(
            "{} guests ({}) must all be at different tables, there are {tables} tables.",
            clique.len(),
            proof.names(&guests)
        );
        proof.add(ReasonKind::ApartClique, text, guests, (0, id(bound)));
        for unit in &clique {
            proof.charged.insert(*unit);
            graph.remove(unit);
        }
    }
}

/// Returns who must be apart from whom, as units nothing has been charged to yet.
fn quarrels(proof: &Proof<'_>) -> Graph {
    let mut graph = Graph::new();
    for guest in 0..proof.problem.guests() {
        for &other in proof.problem.apart.row(guest) {
            let (a, b) = (proof.unit_of(id(guest)), proof.unit_of(other));
            if a != b && !proof.charged.contains(&a) && !proof.charged.contains(&b) {
                graph.entry(a).or_default().insert(b);
                graph.entry(b).or_default().insert(a);
            }
        }
    }
    graph
}

/// Removes the units with too few quarrels to be in a clique of more than `tables`.
fn prune(graph: &mut Graph, tables: usize) {
    loop {
        let few: Vec<u32> = graph
            .iter()
            .filter(|(_, others)| others.len() < tables)
            .map(|(&unit, _)| unit)
            .collect();
        let gone: BTreeSet<u32> = few.iter().copied().collect();
        for unit in &few {
            graph.remove(unit);
        }
        let mut changed = !few.is_empty();
        let known: BTreeSet<u32> = graph.keys().copied().collect();
        for others in graph.values_mut() {
            let before = others.len();
            others.retain(|other| known.contains(other) && !gone.contains(other));
            changed |= others.len() != before;
        }
        if !changed {
            return;
        }
    }
}

/// Returns the largest clique found by branch and bound within the node limit.
fn largest(graph: &Graph) -> Vec<u32> {
    let mut best = Vec::new();
    let mut nodes = NODES;
    let mut order: Vec<u32> = graph.keys().copied().collect();
    order.sort_by_key(|unit| (usize::MAX - graph.get(unit).map_or(0, BTreeSet::len), *unit));
    grow(graph, &mut Vec::new(), &order, &mut best, &mut nodes);
    best
}

fn grow(graph: &Graph, chosen: &mut Vec<u32>, candidates: &[u32], best: &mut Vec<u32>, nodes: &mut usize) {
    if chosen.len() > best.len() {
        best.clone_from(chosen);
    }
    for (at, &unit) in candidates.iter().enumerate() {
        if *nodes == 0 || chosen.len() + candidates.len() - at <= best.len() {
            return;
        }
        *nodes -= 1;
        let Some(others) = graph.get(&unit) else { continue };
        let rest: Vec<u32> = candidates
            .iter()
            .skip(at + 1)
            .copied()
            .filter(|next| others.contains(next))
            .collect();
        chosen.push(unit);
        grow(graph, chosen, &rest, best, nodes);
        chosen.pop();
    }
}

/// Returns the fewest pairs at one table when `guests` spread over `tables` as evenly as possible.
fn pairs(guests: usize, tables: usize) -> usize {
    if tables == 0 {
        return 0;
    }
    let (least, more) = (guests / tables, guests % tables);
    let at = |size: usize| size * size.saturating_sub(1) / 2;
    more * at(least + 1) + (tables - more) * at(least)
}

/// Returns the members of the parties who are kept apart from another party of the clique.
fn speakers(proof: &Proof<'_>, clique: &[u32]) -> Vec<usize> {
    let members = clique
        .iter()
        .filter_map(|&unit| proof.units.members.get(ix(unit)))
        .flatten();
    let speaks = |&&guest: &&u32| {
        proof
            .problem
            .apart
            .row(ix(guest))
            .iter()
            .any(|&other| clique.contains(&proof.unit_of(other)))
    };
    let mut guests: Vec<usize> = members.filter(speaks).map(|&guest| ix(guest)).collect();
    guests.sort_unstable();
    guests
}
