//! The wishes of an event in the engine's terms: hard constraints for rules, costs for everything else.

use std::collections::HashSet;

use domain::fold;
use domain::wish::{Wish, WishKind, WishObject, WishStrength};

use super::draft::Drafting;
use super::sides::{pairs_across, sides};
use super::words::seat_words;
use crate::problem::{GroupDraft, GroupRule, ProblemDraft};

/// Cost of a wish that is not kept.
const WISH: i32 = 8;
/// Cost of each halving of the tables near a place at which a guest does not sit.
const CLOSER: i32 = 2;
/// Cost of a rule for which the engine has no hard term.
const RULE: i32 = 200;
/// Cost of each further table of people who gather, and of each further one of people who mix.
const GROUP: u32 = 5;
/// Cost of each guest beyond an even number at a table.
const UNEVEN: u32 = 3;
/// Cost of each guest who is missing at a table with a minimum.
const BELOW_MINIMUM: u32 = 6;

impl Drafting<'_, '_> {
    pub(super) fn add_wishes(&self, draft: &mut ProblemDraft) {
        for wish in self.event.wishes {
            let guests = wish.guests.iter().filter_map(|guest| self.number_of.get(guest));
            let guests: Vec<usize> = guests.copied().collect();
            if guests.len() >= wish.kind.guests_min() {
                self.add_wish(draft, wish, guests);
            }
        }
    }

    fn add_wish(&self, draft: &mut ProblemDraft, wish: &Wish, guests: Vec<usize>) {
        let must = wish.strength == WishStrength::Must;
        match wish.kind {
            WishKind::Together => together(draft, guests, must),
            WishKind::Apart => {
                let pairs = self.pairs_apart(&guests);
                if must {
                    draft.apart.extend(pairs);
                } else {
                    draft.table_prefs.extend(pairs.into_iter().map(|(a, b)| (a, b, -WISH)));
                }
            }
            WishKind::NextTo => {
                draft
                    .seat_prefs
                    .extend(pairs(&guests).map(|(a, b)| (a, b, if must { RULE } else { WISH })));
                together(draft, guests, must);
            }
            WishKind::AtTable | WishKind::Host | WishKind::AtZone | WishKind::Near | WishKind::Far => {
                if let Some(blocks) = self.room.wished_blocks(wish) {
                    at_one_of(
                        draft,
                        seat_words(self.event, wish),
                        &guests,
                        &blocks,
                        if must { None } else { Some(WISH) },
                    );
                    for closer in self.room.closer(wish) {
                        let words = format!("{}, {} tables", seat_words(self.event, wish), closer.len());
                        at_one_of(draft, words, &guests, &closer, Some(CLOSER));
                    }
                }
            }
            WishKind::Mix | WishKind::Gather => self.mix_or_gather(draft, wish),
            WishKind::Balanced => self.balance(draft),
            WishKind::Minimum => {
                if let Some(WishObject::Count(count)) = wish.object {
                    draft.weights.underfill = BELOW_MINIMUM;
                    draft.weights.underfill_min = draft.weights.underfill_min.max(count);
                }
            }
            WishKind::Lock => {}
        }
    }

    fn pairs_apart(&self, guests: &[usize]) -> Vec<(usize, usize)> {
        let party = |number: &usize| {
            let at = self.guests.get(*number)?;
            self.event.guests.get(*at)?.party.as_deref()
        };
        pairs_across(&sides(guests.iter().map(|number| (*number, party(number)))))
    }

    fn mix_or_gather(&self, draft: &mut ProblemDraft, wish: &Wish) {
        let tables = draft.tables.len().max(1);
        for members in self.members(wish) {
            let rule = if wish.kind == WishKind::Gather {
                GroupRule::Gather
            } else {
                let limit = members.len().div_ceil(tables).max(1);
                GroupRule::Spread {
                    limit: u32::try_from(limit).unwrap_or(u32::MAX),
                }
            };
            draft.groups.push(GroupDraft {
                members,
                rule,
                weight: GROUP,
            });
        }
    }

    fn members(&self, wish: &Wish) -> Vec<Vec<usize>> {
        let has_tag = |tag: &str| {
            let carriers = self
                .coming()
                .filter(|(_, guest)| guest.tags.iter().any(|each| each.id == tag));
            carriers.map(|(number, _)| number).collect::<Vec<_>>()
        };
        let mut companies = self.members_of_companies();
        let groups = match &wish.object {
            Some(WishObject::Tag(tag)) => vec![has_tag(tag)],
            Some(WishObject::Company(name)) => {
                companies.retain(|(company, _)| *company == fold::name(name));
                companies.into_iter().map(|(_, members)| members).collect()
            }
            _ => companies.into_iter().map(|(_, members)| members).collect(),
        };
        groups.into_iter().filter(|members| members.len() > 1).collect()
    }

    /// An even number at each table: everybody is one group that is mixed.
    fn balance(&self, draft: &mut ProblemDraft) {
        let tables = draft.tables.len().max(1);
        let limit = self.guests.len().div_ceil(tables).max(1);
        draft.groups.push(GroupDraft {
            members: (0..self.guests.len()).collect(),
            rule: GroupRule::Spread {
                limit: u32::try_from(limit).unwrap_or(u32::MAX),
            },
            weight: UNEVEN,
        });
    }
}

fn together(draft: &mut ProblemDraft, guests: Vec<usize>, must: bool) {
    match guests.as_slice() {
        _ if must => draft.together.push(guests),
        [a, b] => draft.table_prefs.push((*a, *b, WISH)),
        _ => draft.groups.push(GroupDraft {
            members: guests,
            rule: GroupRule::Gather,
            weight: WISH.unsigned_abs(),
        }),
    }
}

/// The tables offer a tag that the guests require, or would like. Its words are those of reasons: "at Table 3".
/// Guests sit at some blocks: as a rule, or as a wish with the cost of another place.
fn at_one_of(draft: &mut ProblemDraft, words: String, guests: &[usize], blocks: &HashSet<usize>, cost: Option<i32>) {
    let tag = unique(draft, words, blocks);
    for (at, table) in draft.tables.iter_mut().enumerate() {
        if blocks.contains(&at) && !table.tags.contains(&tag) {
            table.tags.push(tag.clone());
        }
    }
    for guest in guests {
        if let Some(guest) = draft.guests.get_mut(*guest) {
            match cost {
                Some(cost) => guest.wants.push((tag.clone(), cost.unsigned_abs())),
                None if guest.requires.contains(&tag) => {}
                None => guest.requires.push(tag.clone()),
            }
        }
    }
}

/// Two tables may have one name; then the later tag gets a number.
fn unique(draft: &ProblemDraft, words: String, blocks: &HashSet<usize>) -> String {
    let is_taken = |tag: &String| {
        let offering = draft
            .tables
            .iter()
            .enumerate()
            .filter(|(_, table)| table.tags.contains(tag));
        let offering: HashSet<usize> = offering.map(|(at, _)| at).collect();
        !offering.is_empty() && offering != *blocks
    };
    let numbered = (2..).map(|number: u32| format!("{words} ({number})"));
    let found = std::iter::once(words.clone())
        .chain(numbered)
        .find(|tag| !is_taken(tag));
    found.unwrap_or(words)
}

fn pairs(guests: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    guests
        .iter()
        .enumerate()
        .flat_map(|(at, one)| guests.iter().skip(at + 1).map(|other| (*one, *other)))
}
