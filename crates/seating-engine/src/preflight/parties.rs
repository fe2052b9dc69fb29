//! Parties that cannot stay whole and in peace: members kept apart, members fixed at different tables, more
//! members than any table has seats, or no table that offers all of them what they require.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{Proof, ReasonKind};
use crate::index::{NONE, count, id, ix};
use crate::problem::{Fit, Problem};

/// Members with a quarrel or a lock up to which all ways to split are tried.
const TRIED: usize = 8;

/// Returns for each party how many of its own rules (together, or apart inside it) must break.
pub(super) fn own_splits(proof: &mut Proof<'_>) -> Vec<u32> {
    let mut bounds = Vec::new();
    for (unit, members) in proof
        .units
        .members
        .iter()
        .enumerate()
        .filter(|(_, members)| members.len() > 1)
    {
        let party = Party::new(proof.problem, members);
        let bound = party.bound();
        if bound > 0 {
            proof.charged.insert(id(unit));
            bounds.push(bound);
            let (kind, text, guests) = party.reason(proof);
            proof.add(kind, text, guests, (0, bound));
        }
    }
    bounds
}

/// Returns 1 for each further party for which no table has the seats and offers what all members require.
pub(super) fn without_table(proof: &mut Proof<'_>) -> Vec<u32> {
    let mut bounds = Vec::new();
    for (unit, members) in proof
        .units
        .members
        .iter()
        .enumerate()
        .filter(|(_, members)| members.len() > 1)
    {
        let home = (0..proof.problem.tables()).any(|table| is_home(proof.problem, members, table));
        if home || proof.charged.contains(&id(unit)) {
            continue;
        }
        proof.charged.insert(id(unit));
        bounds.push(1);
        let guests: Vec<usize> = members.iter().map(|&guest| ix(guest)).collect();
        let text = format!("No table suits the whole party of {}.", proof.names(&guests));
        proof.add(ReasonKind::LargeParty, text, guests, (0, 1));
    }
    bounds
}

fn is_home(problem: &Problem, members: &[u32], table: usize) -> bool {
    let Some(known) = problem.tables.get(table) else {
        return false;
    };
    let mut needy = 0;
    for guest in members.iter().filter_map(|&guest| problem.guests.get(ix(guest))) {
        if guest.lock_table != NONE && guest.lock_table != id(table) {
            return false;
        }
        let locked = problem.seats.get(ix(guest.lock_seat));
        match (problem.fit(guest.class, id(table)), locked) {
            (Fit::Any, _) => {}
            (Fit::Accessible, None) => needy += 1,
            (Fit::Accessible, Some(seat)) if seat.accessible => {}
            _ => return false,
        }
    }
    known.usable >= count(members.len()) && known.accessible >= needy
}

struct Party<'a> {
    problem: &'a Problem,
    members: &'a [u32],
    /// Pairs kept apart inside the party, with multiplicity.
    quarrels: Vec<(u32, u32)>,
    /// Fewest tables with enough seats.
    fewest: u32,
}

impl<'a> Party<'a> {
    fn new(problem: &'a Problem, members: &'a [u32]) -> Self {
        let inside: BTreeSet<u32> = members.iter().copied().collect();
        let partners = |&guest: &u32| problem.apart.row(ix(guest)).iter().map(move |&other| (guest, other));
        let quarrels = members
            .iter()
            .flat_map(partners)
            .filter(|(a, b)| a < b && inside.contains(b))
            .collect();
        let mut sizes: Vec<i32> = problem.tables.iter().map(|table| table.usable).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        let held = sizes
            .iter()
            .scan(0, |held, size| Some(std::mem::replace(held, *held + size)));
        let fewest = id(held.take_while(|&held| held < count(members.len())).count());
        Self {
            problem,
            members,
            quarrels,
            fewest,
        }
    }

    fn lock(&self, guest: u32) -> u32 {
        self.problem
            .guests
            .get(ix(guest))
            .map_or(NONE, |guest| guest.lock_table)
    }

    fn locks(&self) -> BTreeSet<u32> {
        self.members
            .iter()
            .map(|&guest| self.lock(guest))
            .filter(|&table| table != NONE)
            .collect()
    }

    /// Returns the fewest broken rules over all ways to split the party: one per further table, one per quarrel
    /// left at a table.
    fn bound(&self) -> u32 {
        let quarrelling = self.quarrels.iter().flat_map(|&(a, b)| [a, b]);
        let locked = self.members.iter().copied().filter(|&guest| self.lock(guest) != NONE);
        let involved: Vec<u32> = quarrelling.chain(locked).collect::<BTreeSet<_>>().into_iter().collect();
        let least = self.fewest.max(id(self.locks().len())).max(1) - 1;
        if involved.len() > TRIED {
            return least.max(u32::from(!self.quarrels.is_empty()));
        }
        let mut best = u32::MAX;
        self.split(&involved, &mut Vec::new(), &mut best);
        best.max(least)
    }

    fn split(&self, left: &[u32], parts: &mut Vec<Vec<u32>>, best: &mut u32) {
        let Some((&guest, rest)) = left.split_first() else {
            let at_one = |a: u32, b: u32| parts.iter().any(|part| part.contains(&a) && part.contains(&b));
            let kept = id(self.quarrels.iter().filter(|&&(a, b)| at_one(a, b)).count());
            *best = (*best).min(id(parts.len()).max(self.fewest).max(1) - 1 + kept);
            return;
        };
        for at in 0..parts.len() {
            let agrees = |other: &u32| {
                let (a, b) = (self.lock(guest), self.lock(*other));
                a == b || a == NONE || b == NONE
            };
            if let Some(part) = parts.get_mut(at).filter(|part| part.iter().all(agrees)) {
                part.push(guest);
                self.split(rest, parts, best);
                if let Some(part) = parts.get_mut(at) {
                    part.pop();
                }
            }
        }
        let lock = self.lock(guest);
        let elsewhere = lock != NONE && parts.iter().flatten().any(|&other| self.lock(other) == lock);
        if !elsewhere {
            parts.push(vec![guest]);
            self.split(rest, parts, best);
            parts.pop();
        }
    }

    fn reason(&self, proof: &Proof<'_>) -> (ReasonKind, String, Vec<usize>) {
        let all: Vec<usize> = self.members.iter().map(|&guest| ix(guest)).collect();
        if self.fewest > 1 {
            let largest = self.problem.tables.iter().map(|table| table.usable).max().unwrap_or(0);
            let text = format!(
                "A party of {} ({}); the largest table has {largest} seats.",
                all.len(),
                proof.names(&all)
            );
            return (ReasonKind::LargeParty, text, all);
        }
        let locked: BTreeMap<u32, u32> = self
            .members
            .iter()
            .map(|&guest| (self.lock(guest), guest))
            .filter(|(table, _)| *table != NONE)
            .collect();
        if locked.len() > 1 {
            let fixed: Vec<usize> = locked.values().map(|&guest| ix(guest)).collect();
            let tables: Vec<String> = locked.keys().map(|&table| self.problem.table_name(ix(table))).collect();
            let text = format!(
                "{} are one party but fixed at {}.",
                proof.names(&fixed),
                tables.join(" and ")
            );
            return (ReasonKind::Locks, text, fixed);
        }
        let mut guests = Vec::new();
        let mut text = Vec::new();
        for &(a, b) in &self.quarrels {
            let path = path(self.problem, a, b);
            let names: Vec<String> = path.iter().map(|&guest| self.problem.guest_name(guest)).collect();
            text.push(format!(
                "{} belong together, but {} and {} must not share a table.",
                names.join(" and "),
                self.problem.guest_name(ix(a)),
                self.problem.guest_name(ix(b))
            ));
            guests.extend(path);
        }
        (ReasonKind::TogetherApart, text.join(" "), guests)
    }
}

/// Returns a shortest chain of together-groups from one guest to another.
fn path(problem: &Problem, from: u32, to: u32) -> Vec<usize> {
    let mut before = BTreeMap::from([(from, from)]);
    let mut queue = VecDeque::from([from]);
    while let Some(guest) = queue.pop_front() {
        let parties = problem
            .together_of
            .row(ix(guest))
            .iter()
            .filter_map(|&party| problem.together.get(ix(party)));
        for &mate in parties.flatten() {
            if let Entry::Vacant(slot) = before.entry(mate) {
                slot.insert(guest);
                queue.push_back(mate);
            }
        }
    }
    let mut chain = vec![ix(to)];
    let mut at = to;
    while at != from {
        let Some(&previous) = before.get(&at) else { break };
        chain.push(ix(previous));
        at = previous;
    }
    chain.reverse();
    chain
}
