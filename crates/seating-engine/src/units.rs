//! Units: the parties that together-groups merge into, by union-find. A guest without party is a unit of one.

use crate::index::{id, ix};
use crate::problem::Problem;

/// Which unit each guest belongs to, and the members of each unit in ascending order.
#[derive(Clone, Debug)]
pub(crate) struct Units {
    pub(crate) of_guest: Vec<u32>,
    pub(crate) members: Vec<Vec<u32>>,
}

/// Merges all together-groups that share a guest.
pub(crate) fn units(problem: &Problem) -> Units {
    let mut forest = Forest::new(problem.guests());
    for party in &problem.together {
        if let Some((&first, rest)) = party.split_first() {
            for &guest in rest {
                forest.join(first, guest);
            }
        }
    }
    let mut number = vec![None; problem.guests()];
    let mut units = Units {
        of_guest: Vec::with_capacity(problem.guests()),
        members: Vec::new(),
    };
    for guest in 0..problem.guests() {
        let root = forest.root(id(guest));
        let Some(slot) = number.get_mut(ix(root)) else { continue };
        let unit = *slot.get_or_insert_with(|| {
            units.members.push(Vec::new());
            id(units.members.len() - 1)
        });
        units.of_guest.push(unit);
        if let Some(members) = units.members.get_mut(ix(unit)) {
            members.push(id(guest));
        }
    }
    units
}

/// Disjoint sets with path halving.
struct Forest {
    parent: Vec<u32>,
}

impl Forest {
    fn new(size: usize) -> Self {
        Self {
            parent: (0..size).map(id).collect(),
        }
    }

    fn up(&self, node: u32) -> u32 {
        self.parent.get(ix(node)).copied().unwrap_or(node)
    }

    fn root(&mut self, mut node: u32) -> u32 {
        while self.up(node) != node {
            let above = self.up(self.up(node));
            if let Some(parent) = self.parent.get_mut(ix(node)) {
                *parent = above;
            }
            node = above;
        }
        node
    }

    fn join(&mut self, a: u32, b: u32) {
        let (a, b) = (self.root(a), self.root(b));
        let (low, high) = (a.min(b), a.max(b));
        if let Some(parent) = self.parent.get_mut(ix(high)) {
            *parent = low;
        }
    }
}
