//! Guests, parties and companies of an event as a draft of the engine; the wishes are added in [`super::wishes`].

use std::collections::{HashMap, HashSet};

use domain::fold;
use domain::id::GuestId;
use domain::wish::{Wish, WishKind, WishObject};

use super::{Event, EventGuest, Options, Purpose, Room};
use crate::problem::{GroupDraft, GroupRule, GuestDraft, Lock, ProblemDraft, Weights};

/// Cost of two neighbours in a party's list who do not sit side by side.
const BESIDE: i32 = 3;
/// Cost of a plus-one who does not sit beside their host.
const BESIDE_HOST: i32 = 12;
/// Cost of each further table that a company is spread over.
const COLLEAGUES: u32 = 2;
/// Cost of each further table of a party that may sit apart.
const LOOSE_PARTY: u32 = 8;
/// Cost of a guest with no acquaintances at the table, of underfilled tables, and of moving guests of the last plan.
const WEIGHTS: Weights = Weights {
    isolation: 5,
    underfill: 1,
    underfill_min: 4,
    move_table: 6,
    move_seat: 1,
};

/// Makes the draft of one problem.
pub(super) struct Drafting<'e, 'a> {
    pub(super) event: &'e Event<'a>,
    pub(super) options: Options,
    pub(super) purpose: Purpose,
    pub(super) room: &'e Room<'a>,
    /// Places in the event's list of guests, by the engine's number.
    pub(super) guests: &'e [usize],
    pub(super) number_of: &'e HashMap<&'a GuestId, usize>,
}

impl<'a> Drafting<'_, 'a> {
    pub(super) fn draft(&mut self) -> ProblemDraft {
        let places = self.event.wheelchair_places;
        let mut draft = ProblemDraft {
            weights: WEIGHTS,
            tables: self.room.blocks.iter().map(|block| block.draft(places)).collect(),
            ..ProblemDraft::default()
        };
        if let Purpose::Search { move_price } = self.purpose {
            draft.weights.move_table *= move_price;
            draft.weights.move_seat *= move_price;
        }
        self.invite(&mut draft);
        self.reserve_head_tables(&mut draft);
        self.parties(&mut draft);
        self.plus_ones(&mut draft);
        self.companies(&mut draft);
        self.add_wishes(&mut draft);
        if self.purpose != Purpose::Hints {
            self.lock_tables(&mut draft);
            free_crowded_tables(&mut draft);
        }
        draft
    }

    /// Returns the guests by the engine's number.
    pub(super) fn coming(&self) -> impl Iterator<Item = (usize, &'a EventGuest)> {
        let guests = self.event.guests;
        self.guests.iter().filter_map(move |at| guests.get(*at)).enumerate()
    }

    /// Adds guests with their present seats. A seat that the guest keeps is a lock, and so is a table chosen without a seat.
    /// People put at a head table by hand are named for it, and stay.
    fn invite(&self, draft: &mut ProblemDraft) {
        let locked = self.event.locked_tables();
        let mut prior = Vec::new();
        for (_, guest) in self.coming() {
            let seat = guest
                .seat
                .as_ref()
                .and_then(|seat| self.room.seat_of.get(seat))
                .copied();
            let chosen = guest.table.as_deref().and_then(|table| self.room.block_of.get(table));
            let keeps = self.options.keeps(guest.by_hand)
                || !self.options.seats(guest.rsvp)
                || (guest.by_hand && seat.is_some_and(|seat| self.room.is_at_head_table(seat)))
                || guest.seat.as_ref().is_some_and(|seat| locked.contains(seat.table()));
            let lock = match seat {
                _ if self.purpose == Purpose::Hints => None,
                Some(seat) => keeps.then_some(Lock::Seat(seat)),
                None => chosen.copied().map(Lock::Table),
            };
            let needs_access = guest.wheelchair && self.has_wheelchair_places();
            draft.guests.push(GuestDraft {
                lock,
                requires: if needs_access {
                    vec!["acc".to_owned()]
                } else {
                    Vec::new()
                },
                ..GuestDraft::named(guest.name.clone())
            });
            prior.push(seat);
        }
        let any = prior.iter().any(Option::is_some) && self.purpose != Purpose::Hints;
        draft.prior = any.then_some(prior);
    }

    fn has_wheelchair_places(&self) -> bool {
        let places = self.event.wheelchair_places;
        self.room.seats.iter().any(|seat| places.contains(seat))
    }

    /// Keeps guests from being moved to a locked table by blocking its free seats.
    fn lock_tables(&self, draft: &mut ProblemDraft) {
        let locked = self.event.locked_tables();
        let taken: HashSet<usize> = draft.guests.iter().filter_map(GuestDraft::fixed_seat).collect();
        let mut first = 0;
        for (block, table) in self.room.blocks.iter().zip(&mut draft.tables) {
            let is_locked = |chair: &domain::plan::Chair| locked.contains(chair.id.table());
            let free = block
                .chairs()
                .enumerate()
                .filter(|(at, chair)| is_locked(chair) && !taken.contains(&(first + at)));
            table.blocked.extend(free.map(|(at, _)| at));
            first += table.seats;
        }
    }

    /// Reserves head tables for the guests named for them, by a wish, a chosen table or a seat that they keep.
    fn reserve_head_tables(&self, draft: &mut ProblemDraft) {
        if self.purpose == Purpose::Hints {
            return;
        }
        for number in (0..self.room.blocks.len()).filter(|block| self.room.is_head_table(*block)) {
            let tag = format!("head:{number}");
            let named = self.named_for(number);
            for (at, guest) in draft.guests.iter_mut().enumerate() {
                let sits = guest.fixed_seat().and_then(|seat| self.room.block_of_seat.get(seat));
                if named.contains(&at) || sits == Some(&number) {
                    guest.tags.push(tag.clone());
                }
            }
            let first = self.room.block_of_seat.partition_point(|block| *block < number);
            close_seats(draft, (number, first), &tag);
            if let Some(table) = draft.tables.get_mut(number) {
                table.only = Some(tag);
            }
        }
    }

    /// Returns the guests who are named for a table.
    pub(super) fn named_for(&self, block: usize) -> HashSet<usize> {
        let is_this = |table: &str| self.room.block_of.get(table) == Some(&block);
        let names = |wish: &&Wish| {
            let table = wish.object.as_ref().and_then(WishObject::table);
            matches!(wish.kind, WishKind::AtTable | WishKind::Host) && table.is_some_and(is_this)
        };
        let wished = self.event.wishes.iter().filter(names).flat_map(|wish| &wish.guests);
        let mut named: HashSet<usize> = wished.filter_map(|guest| self.number_of.get(guest)).copied().collect();
        let chose = |(_, guest): &(usize, &EventGuest)| guest.table.as_deref().is_some_and(is_this);
        named.extend(self.coming().filter(chose).map(|(number, _)| number));
        named
    }

    /// Seats parties at one table and in the order of the list.
    fn parties(&self, draft: &mut ProblemDraft) {
        let mut parties: HashMap<&str, Vec<usize>> = HashMap::new();
        let mut apart: HashSet<&str> = HashSet::new();
        for (number, guest) in self.coming() {
            if let Some(party) = &guest.party {
                parties.entry(party).or_default().push(number);
                if guest.party_apart || self.options.split_parties {
                    apart.insert(party);
                }
            }
        }
        let mut parties: Vec<(&str, Vec<usize>)> =
            parties.into_iter().filter(|(_, members)| members.len() > 1).collect();
        parties.sort_by(|a, b| a.1.cmp(&b.1));
        let named = self.named_for_head_tables(draft);
        for (party, members) in parties {
            let pairs = members.iter().zip(members.iter().skip(1));
            draft.seat_prefs.extend(pairs.map(|(a, b)| (*a, *b, BESIDE)));
            if apart.contains(party) {
                draft.groups.push(GroupDraft {
                    members,
                    rule: GroupRule::Gather,
                    weight: LOOSE_PARTY,
                });
            } else {
                let whole = self.bound(draft, members, &named);
                if whole.len() > 1 {
                    draft.together.push(whole);
                }
            }
        }
    }

    /// Seats plus-ones beside their hosts.
    fn plus_ones(&self, draft: &mut ProblemDraft) {
        let pairs = self.coming().filter_map(|(number, guest)| {
            let host = *self.number_of.get(guest.host.as_ref()?)?;
            Some((host.min(number), host.max(number), BESIDE_HOST))
        });
        let pairs: Vec<_> = pairs.collect();
        // A pair has one cost, the higher one.
        let is_pair = |(a, b, _): &(usize, usize, i32)| pairs.iter().any(|(host, one, _)| (host, one) == (a, b));
        draft.seat_prefs.retain(|pref| !is_pair(pref));
        draft.seat_prefs.extend(pairs);
    }

    fn named_for_head_tables(&self, draft: &ProblemDraft) -> HashSet<usize> {
        let heads = (0..self.room.blocks.len()).filter(|block| self.room.is_head_table(*block));
        let named = heads.flat_map(|number| self.named_for(number));
        let guests = draft.guests.iter().enumerate();
        let stays = |(_, guest): &(usize, &GuestDraft)| {
            let seat = guest.fixed_seat();
            seat.is_some_and(|seat| self.room.is_at_head_table(seat))
        };
        named.chain(guests.filter(stays).map(|(number, _)| number)).collect()
    }

    /// Leaves out the guests who were sent away from the rest of the party: to the head table, or by hand to another
    /// table.
    fn bound(&self, draft: &ProblemDraft, members: Vec<usize>, named: &HashSet<usize>) -> Vec<usize> {
        let (away, rest): (Vec<usize>, Vec<usize>) = members.into_iter().partition(|guest| named.contains(guest));
        let members = if rest.is_empty() { away } else { rest };
        let table = |guest: &usize| {
            let seat = draft.guests.get(*guest)?.fixed_seat()?;
            self.room.block_of_seat.get(seat).copied()
        };
        let mut seated: HashMap<usize, usize> = HashMap::new();
        for at in members.iter().filter_map(table) {
            *seated.entry(at).or_default() += 1;
        }
        let Some((home, _)) = seated.into_iter().max_by_key(|(at, count)| (*count, usize::MAX - at)) else {
            return members;
        };
        members
            .into_iter()
            .filter(|guest| table(guest).is_none_or(|at| at == home))
            .collect()
    }

    /// Companies gather, unless a wish is about them.
    fn companies(&self, draft: &mut ProblemDraft) {
        let about = |wish: &&Wish| matches!(wish.kind, WishKind::Mix | WishKind::Gather);
        let wished: Vec<Option<String>> = self
            .event
            .wishes
            .iter()
            .filter(about)
            .filter_map(|wish| match &wish.object {
                None => Some(None),
                Some(WishObject::Company(name)) => Some(Some(fold::name(name))),
                _ => None,
            })
            .collect();
        if wished.contains(&None) {
            return;
        }
        for (company, members) in self.members_of_companies() {
            if !wished.contains(&Some(company)) {
                draft.groups.push(GroupDraft {
                    members,
                    rule: GroupRule::Gather,
                    weight: COLLEAGUES,
                });
            }
        }
    }

    /// Returns the companies of two guests or more by folded name, in the order of their first guests.
    pub(super) fn members_of_companies(&self) -> Vec<(String, Vec<usize>)> {
        let mut companies: HashMap<String, Vec<usize>> = HashMap::new();
        for (number, guest) in self.coming() {
            let company = fold::name(&guest.company);
            if !company.is_empty() {
                companies.entry(company).or_default().push(number);
            }
        }
        let mut companies: Vec<_> = companies.into_iter().filter(|(_, members)| members.len() > 1).collect();
        companies.sort_by(|a, b| a.1.cmp(&b.1));
        companies
    }
}

/// Leaves one free seat for each waiting guest with the tag, nearest the middle of the table, and blocks the others:
/// when seats are short, other guests would rather break a rule than stay without a seat.
fn close_seats(draft: &mut ProblemDraft, (table, first): (usize, usize), tag: &String) {
    let named = draft.guests.iter().filter(|guest| guest.tags.contains(tag));
    let waiting = named.filter(|guest| !guest.has_fixed_seat()).count();
    let taken: HashSet<usize> = draft.guests.iter().filter_map(GuestDraft::fixed_seat).collect();
    if let Some(table) = draft.tables.get_mut(table) {
        let mut free: Vec<usize> = (0..table.seats).filter(|at| !taken.contains(&(first + at))).collect();
        free.sort_by_key(|at| (2 * at + 1).abs_diff(table.seats));
        table.blocked.extend(free.into_iter().skip(waiting));
    }
}

/// More guests may have chosen a table than it has seats; then the choice becomes a wish, and the later ones sit
/// elsewhere.
fn free_crowded_tables(draft: &mut ProblemDraft) {
    let mut left: Vec<usize> = draft
        .tables
        .iter()
        .map(|table| table.seats.saturating_sub(table.blocked.len()))
        .collect();
    let table_of: Vec<usize> = draft
        .tables
        .iter()
        .enumerate()
        .flat_map(|(at, table)| vec![at; table.seats])
        .collect();
    for guest in &draft.guests {
        if let Some(free) = guest
            .fixed_seat()
            .and_then(|seat| table_of.get(seat))
            .and_then(|table| left.get_mut(*table))
        {
            *free = free.saturating_sub(1);
        }
    }
    for guest in &mut draft.guests {
        if let Some(Lock::Table(table)) = guest.lock {
            match left.get_mut(table) {
                Some(free) if *free > 0 => *free -= 1,
                _ => guest.lock = None,
            }
        }
    }
}
