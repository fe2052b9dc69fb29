//! More guests with requirements than seats that meet them: a maximum flow from guests to seats, its minimum cut
//! as the reason.

use std::collections::{BTreeMap, BTreeSet};

use super::flow::Network;
use super::{Proof, ReasonKind};
use crate::index::{NONE, id, ix};
use crate::problem::{Fit, Problem};

/// Guests alike: class and lock.
type Kind = (u32, u32);

/// Returns how many guests must sit where their requirements are not met, when `unseated` guests stay away.
pub(super) fn shortage(proof: &mut Proof<'_>, unseated: u32) -> u32 {
    let problem = proof.problem;
    let mut kinds: BTreeMap<Kind, Vec<usize>> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (guest, known) in problem.guests.iter().enumerate() {
        match problem.seats.get(ix(known.lock_seat)) {
            None => kinds.entry((known.class, known.lock_table)).or_default().push(guest),
            Some(seat) => {
                let fit = problem.fit(known.class, seat.table);
                if fit == Fit::Never || (fit == Fit::Accessible && !seat.accessible) {
                    wrong.push(guest);
                }
            }
        }
    }
    if !wrong.is_empty() {
        let text = format!("Fixed seats of {} do not offer what they require.", proof.names(&wrong));
        proof.add(ReasonKind::Locks, text, wrong.clone(), (0, id(wrong.len())));
    }
    let everyone: Vec<_> = kinds.into_iter().collect();
    let people: usize = everyone.iter().map(|kind| kind.1.len()).sum();
    let met = Supply::new(problem, &everyone).met;
    let short = id(people)
        .saturating_sub(unseated)
        .saturating_sub(id(usize::try_from(met).unwrap_or(0)));
    if short > 0 {
        explain(proof, everyone);
    }
    id(wrong.len()) + short
}

/// Names the groups of guests who compete for too few seats.
fn explain(proof: &mut Proof<'_>, everyone: Vec<(Kind, Vec<usize>)>) {
    let problem = proof.problem;
    let picky = |kind: &Kind| {
        let mut tables = 0..problem.tables();
        kind.1 != NONE || tables.any(|table| problem.fit(kind.0, id(table)) != Fit::Any)
    };
    let demanding: Vec<_> = everyone.into_iter().filter(|(kind, _)| picky(kind)).collect();
    let supply = Supply::new(problem, &demanding);
    for (kinds, seats) in supply.rivals(&demanding) {
        let rivals = kinds.iter().filter_map(|&kind| demanding.get(kind));
        let guests: Vec<usize> = rivals.clone().flat_map(|(_, guests)| guests.iter().copied()).collect();
        let lacking = guests.len().saturating_sub(seats);
        let demands = rivals
            .flat_map(|((_, lock), guests)| demand(problem, *lock, guests))
            .collect::<BTreeSet<_>>();
        let demands = demands.into_iter().collect::<Vec<_>>().join(" or ");
        let text = format!("{} {demands}; {}.", need(guests.len()), free(seats));
        proof.add(ReasonKind::Requirements, text, guests, (0, id(lacking)));
    }
}

fn need(guests: usize) -> String {
    if guests == 1 {
        "1 guest needs".to_owned()
    } else {
        format!("{guests} guests need")
    }
}

fn free(seats: usize) -> String {
    match seats {
        0 => "none is free".to_owned(),
        1 => "1 is free".to_owned(),
        _ => format!("{seats} are free"),
    }
}

/// "a seat with access", "a seat at Table 3 and near the bar".
fn demand(problem: &Problem, lock: u32, guests: &[usize]) -> Vec<String> {
    let tags = guests
        .first()
        .and_then(|&guest| problem.requires.get(guest))
        .filter(|tags| !tags.is_empty());
    match tags {
        Some(tags) => {
            let tags: Vec<String> = tags.iter().map(|tag| seat_words(tag)).collect();
            vec![format!("a seat {}", tags.join(" and "))]
        }
        None if lock != NONE => vec![format!("a seat at {}", problem.table_name(ix(lock)))],
        None => vec!["a seat at a table that is open to them".to_owned()],
    }
}

/// Tags of more than one word end a sentence as they are.
fn seat_words(tag: &str) -> String {
    match tag {
        "acc" => "with access".to_owned(),
        _ if tag.contains(' ') => tag.to_owned(),
        _ => format!("with {tag}"),
    }
}

/// The flow from kinds of guests to the seats of each table, accessible ones apart.
struct Supply {
    network: Network,
    /// Guests who get a seat that meets their requirements.
    met: i64,
    kinds: usize,
    places: Vec<i64>,
}

impl Supply {
    fn new(problem: &Problem, kinds: &[(Kind, Vec<usize>)]) -> Self {
        let places = places(problem);
        let (source, first) = (0, 1 + kinds.len());
        let sink = first + places.len();
        let mut network = Network::new(sink + 1);
        for (at, ((class, lock), guests)) in kinds.iter().enumerate() {
            network.edge(source, 1 + at, i64::from(id(guests.len())));
            for table in (0..problem.tables()).filter(|&table| *lock == NONE || *lock == id(table)) {
                let fit = problem.fit(*class, id(table));
                if fit == Fit::Any {
                    network.edge(1 + at, first + 2 * table, i64::MAX / 4);
                }
                if fit != Fit::Never {
                    network.edge(1 + at, first + 2 * table + 1, i64::MAX / 4);
                }
            }
        }
        for (at, &seats) in places.iter().enumerate() {
            network.edge(first + at, sink, seats);
        }
        let met = network.push(source, sink);
        Self {
            network,
            met,
            kinds: kinds.len(),
            places,
        }
    }

    /// Returns the kinds that compete for too few seats, with the seats they compete for, split into groups that
    /// have nothing to do with each other.
    fn rivals(&self, kinds: &[(Kind, Vec<usize>)]) -> Vec<(Vec<usize>, usize)> {
        let reachable = self.network.reachable(0);
        let is_reached = |node: usize| reachable.get(node).copied().unwrap_or(false);
        let mut left: Vec<usize> = (0..kinds.len()).filter(|&kind| is_reached(1 + kind)).collect();
        let mut groups = Vec::new();
        while let Some(seed) = left.pop() {
            let (mut group, mut seats) = (vec![seed], self.seats_of(seed));
            while let Some(at) = left.iter().position(|&kind| !self.seats_of(kind).is_disjoint(&seats)) {
                let kind = left.swap_remove(at);
                seats.extend(self.seats_of(kind));
                group.push(kind);
            }
            let count: i64 = seats.iter().filter_map(|&place| self.places.get(place)).sum();
            group.sort_unstable();
            groups.push((group, usize::try_from(count).unwrap_or(0)));
        }
        groups
    }

    /// Returns the places a kind of guests may take.
    fn seats_of(&self, kind: usize) -> BTreeSet<usize> {
        let first = 1 + self.kinds;
        let nodes = self.network.heads(1 + kind).filter(|&node| node >= first);
        nodes
            .map(|node| node - first)
            .filter(|&place| self.places.get(place).is_some_and(|&seats| seats > 0))
            .collect()
    }
}

/// Returns the number of free seats of each table that are not fixed for a guest: plain ones, then accessible ones.
fn places(problem: &Problem) -> Vec<i64> {
    let mut places = vec![0; 2 * problem.tables()];
    let fixed: BTreeSet<u32> = problem.guests.iter().map(|guest| guest.lock_seat).collect();
    for (seat, known) in problem.seats.iter().enumerate() {
        let free = !known.blocked && !fixed.contains(&id(seat));
        if let Some(place) = places.get_mut(2 * ix(known.table) + usize::from(known.accessible)) {
            *place += i64::from(free);
        }
    }
    places
}
