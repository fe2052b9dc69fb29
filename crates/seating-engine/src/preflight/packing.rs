//! Parties that cannot all be whole because of how their sizes divide the tables.

use std::collections::BTreeSet;

use super::{Proof, ReasonKind};
use crate::index::{count, id, ix};

/// Returns how many parties must be split, beyond those charged already.
///
/// For every size `s`: a table with `c` seats holds at most `c / s` whole parties of `s` or more.
pub(super) fn overflow(proof: &mut Proof<'_>) -> u32 {
    let free = proof
        .units
        .members
        .iter()
        .enumerate()
        .filter(|(unit, members)| members.len() > 1 && !proof.charged.contains(&id(*unit)));
    let sizes: Vec<i32> = free.map(|(_, members)| count(members.len())).collect();
    let distinct: BTreeSet<i32> = sizes.iter().copied().collect();
    let bound = |size: i32| {
        let parties = count(sizes.iter().filter(|&&other| other >= size).count());
        let places: i32 = proof.problem.tables.iter().map(|table| table.usable / size).sum();
        (parties - places, size)
    };
    let Some((split, size)) = distinct.into_iter().map(bound).max() else {
        return 0;
    };
    let split = u32::try_from(split).unwrap_or(0);
    if split > 0 {
        let parties = sizes.iter().filter(|&&other| other >= size).count();
        let text = format!(
            "{parties} parties of {size} or more: the tables hold {} of them whole.",
            parties - ix(split)
        );
        proof.add(ReasonKind::Packing, text, Vec::new(), (0, split));
    }
    split
}
