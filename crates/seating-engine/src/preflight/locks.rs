//! Fixed places that break a rule between parties: guests kept apart at one table, or next to each other.

use super::{Proof, ReasonKind};
use crate::index::{NONE, id, ix};

/// Returns the pairs of fixed guests whose fixed places break a rule. Fixed guests are seated in every plan.
pub(super) fn quarrels(proof: &mut Proof<'_>) -> u32 {
    let problem = proof.problem;
    let mut broken = 0;
    for (guest, known) in problem
        .guests
        .iter()
        .enumerate()
        .filter(|(_, known)| known.lock_table != NONE)
    {
        let me = id(guest);
        let other_party = |&&other: &&u32| other > me && proof.unit_of(other) != proof.unit_of(me);
        let at_table = |other: u32| {
            problem
                .guests
                .get(ix(other))
                .is_some_and(|it| it.lock_table == known.lock_table)
        };
        let beside = |other: u32| {
            let seat = problem.guests.get(ix(other)).map_or(NONE, |other| other.lock_seat);
            known.lock_seat != NONE && seat != NONE && problem.neighbours.row(ix(known.lock_seat)).contains(&seat)
        };
        let apart = problem
            .apart
            .row(guest)
            .iter()
            .filter(other_party)
            .filter(|&&other| at_table(other));
        let near = problem
            .apart_adjacent
            .row(guest)
            .iter()
            .filter(|&&other| other > me && beside(other));
        let found: Vec<(u32, bool)> = apart.map(|&it| (it, true)).chain(near.map(|&it| (it, false))).collect();
        for (other, at_one_table) in found {
            let (name, other_name) = (problem.guest_name(guest), problem.guest_name(ix(other)));
            let table = problem.table_name(ix(known.lock_table));
            let text = if at_one_table {
                format!("{name} and {other_name} must not share a table, but both are fixed at {table}.")
            } else {
                format!("{name} and {other_name} must not be neighbours, but are fixed side by side at {table}.")
            };
            broken += 1;
            proof.add(ReasonKind::Locks, text, vec![guest, ix(other)], (0, 1));
            for unit in [proof.unit_of(me), proof.unit_of(other)] {
                proof.charged.insert(unit);
            }
        }
    }
    broken
}

/// Returns 1 for each pair of parties that are drawn to one table by fixed members and have members kept apart.
pub(super) fn anchored_quarrels(proof: &mut Proof<'_>) -> Vec<u32> {
    let problem = proof.problem;
    let anchor = |unit: u32| {
        let members = proof.units.members.get(ix(unit)).map(Vec::as_slice).unwrap_or_default();
        let locks = members
            .iter()
            .filter_map(|&guest| problem.guests.get(ix(guest)))
            .map(|guest| guest.lock_table);
        locks.min().unwrap_or(NONE)
    };
    let mut found: Vec<(u32, u32, u32)> = Vec::new();
    let mut taken = proof.charged.clone();
    for guest in 0..problem.guests() {
        for &other in problem.apart.row(guest).iter().filter(|&&other| other > id(guest)) {
            let (a, b) = (proof.unit_of(id(guest)), proof.unit_of(other));
            let meet = a != b && anchor(a) != NONE && anchor(a) == anchor(b);
            if meet && !taken.contains(&a) && !taken.contains(&b) {
                taken.extend([a, b]);
                found.push((id(guest), other, anchor(a)));
            }
        }
    }
    proof.charged = taken;
    for &(guest, other, table) in &found {
        let text = format!(
            "{} and {} must not share a table, but fixed members of their parties draw both to {}.",
            problem.guest_name(ix(guest)),
            problem.guest_name(ix(other)),
            problem.table_name(ix(table))
        );
        let units = [proof.unit_of(guest), proof.unit_of(other)];
        let members = units
            .iter()
            .filter_map(|&unit| proof.units.members.get(ix(unit)))
            .flatten();
        let fixed = members.copied().filter(|&guest| problem.is_locked(ix(guest)));
        let guests = fixed.chain([guest, other]).map(ix).collect();
        proof.add(ReasonKind::Locks, text, guests, (0, 1));
    }
    found.iter().map(|_| 1).collect()
}
