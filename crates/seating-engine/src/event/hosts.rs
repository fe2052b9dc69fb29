//! Plus-ones and their hosts: one party, side by side.

use std::collections::HashMap;

use super::EventGuest;
use super::judge::{Judge, Rule, Verdict};

/// Puts plus-ones whose party has no other members into the party of their host. A host without a party founds one.
pub fn join_hosts(guests: &mut [EventGuest]) {
    let mut members: HashMap<String, usize> = HashMap::new();
    for party in guests.iter().filter_map(|guest| guest.party.clone()) {
        *members.entry(party).or_default() += 1;
    }
    let places: HashMap<_, usize> = guests.iter().map(|guest| guest.id.clone()).zip(0..).collect();
    for at in 0..guests.len() {
        let Some(guest) = guests.get(at) else { break };
        let is_alone = |party: &String| members.get(party).is_none_or(|count| *count < 2);
        let Some(host) = guest.host.as_ref().and_then(|host| places.get(host)).copied() else {
            continue;
        };
        if !guest.party.as_ref().is_none_or(is_alone) {
            continue;
        }
        let Some(party) = guests.get_mut(host).map(Party::founded_by) else {
            continue;
        };
        if let Some(guest) = guests.get_mut(at) {
            (guest.party, guest.party_name, guest.party_apart) = (Some(party.id), party.name, party.is_apart);
        }
    }
}

struct Party {
    id: String,
    name: String,
    is_apart: bool,
}

impl Party {
    /// Returns the party of a host, creating one if the host has none.
    fn founded_by(host: &mut EventGuest) -> Self {
        if host.party.is_none() {
            host.party_name = format!("{} with plus-one", host.name);
        }
        Self {
            id: host.party.get_or_insert_with(|| format!("host:{}", host.id)).clone(),
            name: host.party_name.clone(),
            is_apart: host.party_apart,
        }
    }
}

impl Judge<'_, '_> {
    /// Judges for each plus-one whether they sit beside their host.
    pub(super) fn plus_ones(&self) -> impl Iterator<Item = Verdict> {
        let guests = self.event().guests;
        let pairs = guests.iter().enumerate().filter_map(|(at, guest)| {
            let host = self.index_of(guest.host.as_ref()?)?;
            (self.is_expected(at) && self.is_expected(host)).then_some((host, at))
        });
        pairs.map(|(host, at)| {
            let (state, detail) = self.side_by_side(&[host, at]);
            Verdict {
                rule: Rule::PlusOne(at),
                state,
                guests: vec![host, at],
                text: format!("{} sits beside {}", self.name(at), self.name(host)),
                detail,
            }
        })
    }
}
