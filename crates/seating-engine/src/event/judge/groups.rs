//! Rules about many: companies, tags, tables as a whole, parties, and guests with wheelchairs.

use std::collections::BTreeMap;

use domain::fold;
use domain::wish::{Wish, WishKind, WishObject};

use super::{EventGuest, Judge, Rule, State, Verdict, kept};

/// Guests by which two tables differ at the most while the tables count as balanced.
const BALANCED_WITHIN: usize = 2;

impl Judge<'_, '_> {
    pub(super) fn of_people(&self, wish: &Wish) -> (Vec<usize>, (State, String)) {
        let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (number, guest) in self.event.guests.iter().enumerate() {
            if let Some(group) = group_of(wish, guest).filter(|_| self.is_expected(number)) {
                groups.entry(group).or_default().push(number);
            }
        }
        groups.retain(|_, members| members.len() > 1);
        let all: Vec<usize> = groups.values().flatten().copied().collect();
        if all.is_empty() {
            return (all, (State::Idle, "It concerns fewer than two guests.".to_owned()));
        }
        for members in groups.values() {
            let tables = self.tables(members);
            let (largest, fewest) = (self.room.blocks.len().max(1), self.fewest_tables(members.len()));
            if wish.kind == WishKind::Gather && tables.len() > fewest {
                let detail = format!("{} guests sit at {} tables.", members.len(), tables.len());
                return (all, (State::Broken, detail));
            }
            let limit = members.len().div_ceil(largest).max(1);
            let crowded = tables.iter().find(|(_, count)| **count > limit);
            if let (WishKind::Mix, Some((block, count))) = (wish.kind, crowded) {
                let detail = format!("{count} of them sit at {}.", self.title(*block));
                return (all, (State::Broken, detail));
            }
        }
        let state = self.kept_or_waiting(&all);
        (all, state)
    }

    pub(super) fn of_tables(&self, wish: &Wish) -> (State, String) {
        let seated: Vec<usize> = (0..self.seats.len()).collect();
        let mut tables = self.tables(&seated);
        // Head tables have the guests who are named for them.
        tables.retain(|block, _| !self.room.is_head_table(*block));
        let Some(((thin, least), (full, most))) = tables
            .iter()
            .min_by_key(|(_, count)| **count)
            .zip(tables.iter().max_by_key(|(_, count)| **count))
        else {
            return (State::Waiting, String::new());
        };
        match &wish.object {
            Some(WishObject::Count(count)) if *least < usize::try_from(*count).unwrap_or(usize::MAX) => {
                (State::Broken, format!("{} has {}.", self.title(*thin), guests(*least)))
            }
            None if most - least > BALANCED_WITHIN => {
                let (full, thin) = (self.title(*full), self.title(*thin));
                (
                    State::Broken,
                    format!("{full} has {}, {thin} has {}.", guests(*most), guests(*least)),
                )
            }
            _ => kept(),
        }
    }

    pub(super) fn parties(&self) -> impl Iterator<Item = Verdict> {
        let mut parties: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (number, guest) in self.event.guests.iter().enumerate() {
            if let Some(party) = guest
                .party
                .as_deref()
                .filter(|_| !guest.party_apart && self.is_expected(number))
            {
                parties.entry(party).or_default().push(number);
            }
        }
        parties.retain(|_, members| members.len() > 1);
        parties.into_iter().map(|(party, members)| {
            let (state, detail) = self.of_party(&self.without_head_table(&members));
            let first = members.first().and_then(|first| self.event.guests.get(*first));
            let name = first.map(|first| first.party_name.as_str()).unwrap_or_default();
            Verdict {
                rule: Rule::Party(party.to_owned()),
                state,
                guests: members,
                text: format!("{name} sits together"),
                detail,
            }
        })
    }

    fn of_party(&self, members: &[usize]) -> (State, String) {
        let sizes = self.room.blocks.iter().map(|block| block.chairs().count());
        let largest = sizes.max().unwrap_or(0);
        if largest == 0 || members.len() <= largest {
            return self.at_one_table(members);
        }
        let detail = format!(
            "They are {}; the largest table has {largest} seats.",
            guests(members.len())
        );
        (State::Broken, detail)
    }

    /// Who sits at a head table was named for it and left the rest of the party.
    fn without_head_table(&self, members: &[usize]) -> Vec<usize> {
        let at_head = |guest: &usize| self.block(*guest).is_some_and(|block| self.room.is_head_table(block));
        let rest: Vec<usize> = members.iter().copied().filter(|guest| !at_head(guest)).collect();
        if rest.is_empty() { members.to_vec() } else { rest }
    }

    pub(super) fn access(&self) -> impl Iterator<Item = Verdict> {
        let has_any = !self.event.wheelchair_places.is_empty();
        let needs = self
            .event
            .guests
            .iter()
            .enumerate()
            .filter(|(_, guest)| guest.wheelchair);
        needs
            .filter(|(number, _)| self.is_expected(*number))
            .map(move |(number, guest)| {
                let seat = self.seat(number);
                let (state, detail) = match seat {
                    None => (State::Waiting, String::new()),
                    Some(seat) if self.is_wheelchair_place(seat) => kept(),
                    Some(_) if !has_any => (State::Broken, "No seat on the plan has a step-free path.".to_owned()),
                    Some(_) => (
                        State::Broken,
                        format!(
                            "{} That seat is not a wheelchair space with a step-free path.",
                            self.sits_at(number)
                        ),
                    ),
                };
                Verdict {
                    rule: Rule::Access(number),
                    state,
                    guests: vec![number],
                    text: format!("{} needs an accessible seat", guest.name),
                    detail,
                }
            })
    }

    fn is_wheelchair_place(&self, seat: usize) -> bool {
        let id = self.room.seats.get(seat);
        id.is_some_and(|id| self.event.wheelchair_places.contains(id))
    }

    fn fewest_tables(&self, guests: usize) -> usize {
        let mut sizes: Vec<usize> = self.room.blocks.iter().map(|block| block.chairs().count()).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        let held = sizes
            .iter()
            .scan(0, |held, size| Some(std::mem::replace(held, *held + size)));
        held.take_while(|held| *held < guests).count()
    }
}

fn guests(count: usize) -> String {
    if count == 1 {
        "1 guest".to_owned()
    } else {
        format!("{count} guests")
    }
}

/// Returns the group of a wish to mix or gather that a guest belongs to.
fn group_of(wish: &Wish, guest: &EventGuest) -> Option<String> {
    let company = fold::name(&guest.company);
    match &wish.object {
        Some(WishObject::Tag(tag)) => guest.tags.iter().any(|each| each.id == *tag).then(|| tag.clone()),
        Some(WishObject::Company(name)) => (company == fold::name(name)).then_some(company),
        _ => Some(company).filter(|company| !company.is_empty()),
    }
}
