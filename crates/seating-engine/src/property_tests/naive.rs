//! The score written a second time, straight from the definition and over the draft with its tags, sharing
//! nothing with the product's own scorer.

use std::collections::{BTreeMap, BTreeSet};

use crate::problem::{GroupRule, ProblemDraft};
use crate::score::Score;

/// Scores a plan that is known to be valid.
pub(super) fn score(draft: &ProblemDraft, plan: &[Option<usize>]) -> Score {
    let flat: Vec<(usize, usize)> = draft
        .tables
        .iter()
        .enumerate()
        .flat_map(|(table, known)| (0..known.seats).map(move |seat| (table, seat)))
        .collect();
    let place: Vec<Option<(usize, usize)>> = plan.iter().map(|seat| seat.map(|seat| flat[seat])).collect();
    let table = |guest: usize| place[guest].map(|place| place.0);
    let same = |a: usize, b: usize| table(a).is_some() && table(a) == table(b);
    let beside = |a: usize, b: usize| match (place[a], place[b]) {
        (Some((t, x)), Some((u, y))) if t == u => draft.tables[t]
            .adjacent
            .iter()
            .any(|&pair| pair == (x, y) || pair == (y, x)),
        _ => false,
    };
    let mut hard = 0_i64;
    let mut soft = 0_i64;
    for (guest, known) in draft.guests.iter().enumerate() {
        let prior = draft.prior.as_ref().and_then(|prior| prior[guest]);
        if let Some(prior) = prior.filter(|prior| plan[guest] != Some(*prior)) {
            let stays = table(guest) == Some(flat[prior].0);
            soft += i64::from(if stays {
                draft.weights.move_seat
            } else {
                draft.weights.move_table
            });
        }
        let Some((at, seat)) = place[guest] else {
            soft += known.wants.iter().map(|want| i64::from(want.1)).sum::<i64>();
            continue;
        };
        let here = &draft.tables[at];
        let offers =
            |tag: &str| here.tags.iter().any(|own| own == tag) || (tag == "acc" && here.accessible.contains(&seat));
        let shut = here.only.as_ref().is_some_and(|only| !known.tags.contains(only));
        hard += i64::from(shut || !known.requires.iter().all(|tag| offers(tag)));
        soft += i64::from(known.vip) * i64::from(here.stage_distance.get(seat).copied().unwrap_or(0));
        soft += known
            .wants
            .iter()
            .filter(|want| !offers(&want.0))
            .map(|want| i64::from(want.1))
            .sum::<i64>();
    }
    let mut links = vec![BTreeSet::new(); plan.len()];
    for party in &draft.together {
        let used: BTreeSet<usize> = party.iter().filter_map(|&guest| table(guest)).collect();
        hard += i64::try_from(used.len()).unwrap() - i64::from(!used.is_empty());
        for &a in party {
            links[a].extend(party.iter().copied().filter(|&b| b != a));
        }
    }
    hard += i64::try_from(draft.apart.iter().filter(|pair| same(pair.0, pair.1)).count()).unwrap();
    hard += i64::try_from(
        draft
            .apart_adjacent
            .iter()
            .filter(|pair| beside(pair.0, pair.1))
            .count(),
    )
    .unwrap();
    let table_prefs = draft.table_prefs.iter().map(|&(a, b, w)| (a, b, w, same(a, b)));
    let seat_prefs = draft.seat_prefs.iter().map(|&(a, b, w)| (a, b, w, beside(a, b)));
    for (a, b, weight, met) in table_prefs.chain(seat_prefs) {
        if weight > 0 {
            links[a].insert(b);
            links[b].insert(a);
            soft += if met { 0 } else { i64::from(weight) };
        } else if met {
            soft -= i64::from(weight);
        }
    }
    soft += groups(draft, &table);
    for (guest, links) in links.iter().enumerate() {
        let alone = !links.is_empty() && !links.iter().any(|&other| same(guest, other));
        soft += if table(guest).is_some() && alone {
            i64::from(draft.weights.isolation)
        } else {
            0
        };
    }
    for (at, known) in draft.tables.iter().enumerate() {
        let sitting = place.iter().flatten().filter(|place| place.0 == at).count();
        let least = usize::try_from(draft.weights.underfill_min)
            .unwrap()
            .min(usable(draft, at));
        if sitting > 0 && sitting < least {
            soft += i64::from(draft.weights.underfill) * i64::try_from(least - sitting).unwrap();
        }
        assert!(sitting <= known.seats);
    }
    let unseated = plan.iter().filter(|seat| seat.is_none()).count();
    Score {
        unseated: u32::try_from(unseated).unwrap(),
        violations: u32::try_from(hard).unwrap(),
        cost: soft,
    }
}

fn usable(draft: &ProblemDraft, table: usize) -> usize {
    let known = &draft.tables[table];
    known.seats - known.blocked.iter().collect::<BTreeSet<_>>().len()
}

fn groups(draft: &ProblemDraft, table: &dyn Fn(usize) -> Option<usize>) -> i64 {
    let mut caps: Vec<usize> = (0..draft.tables.len()).map(|table| usable(draft, table)).collect();
    caps.sort_unstable();
    let mut cost = 0;
    for group in &draft.groups {
        let mut used: BTreeMap<usize, u32> = BTreeMap::new();
        for table in group.members.iter().filter_map(|&guest| table(guest)) {
            *used.entry(table).or_default() += 1;
        }
        let excess = match group.rule {
            GroupRule::Spread { limit } => used.values().map(|&count| i64::from(count.saturating_sub(limit))).sum(),
            GroupRule::Gather => {
                let (mut fewest, mut held) = (0, 0);
                while held < group.members.len() && fewest < caps.len() {
                    fewest += 1;
                    held += caps[caps.len() - fewest];
                }
                i64::try_from(used.len().saturating_sub(fewest)).unwrap()
            }
        };
        cost += excess * i64::from(group.weight);
    }
    cost
}
