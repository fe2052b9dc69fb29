//! Classes of guests who are alike to the tables: same requirements, same relevant tags, same wants.
//! For each class and table they hold whether the class may sit there and what its wants cost there.

use std::collections::{BTreeMap, BTreeSet};

use super::draft::{GuestDraft, TableDraft};
use crate::index::id;

/// The tag that single seats can offer.
pub(crate) const ACCESSIBLE: &str = "acc";

/// Where at a table a guest may sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fit {
    /// On no seat.
    Never,
    /// On accessible seats only.
    Accessible,
    /// On every seat.
    Any,
}

/// What the wants of a guest cost at a table.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Want {
    /// Cost on a seat that is not accessible.
    pub(crate) plain: i32,
    /// Cost on an accessible seat.
    pub(crate) accessible: i32,
}

/// The classes of a guest list.
pub(crate) struct Classes {
    pub(crate) of_guest: Vec<u32>,
    pub(crate) fit: Vec<Fit>,
    pub(crate) want: Vec<Want>,
}

/// Groups guests by what the tables mean to them and evaluates each group at each table.
pub(crate) fn classes(guests: &[GuestDraft], tables: &[TableDraft]) -> Classes {
    let reserved: BTreeSet<&str> = tables.iter().filter_map(|table| table.only.as_deref()).collect();
    let mut known = BTreeMap::new();
    let mut result = Classes {
        of_guest: Vec::with_capacity(guests.len()),
        fit: Vec::new(),
        want: Vec::new(),
    };
    for guest in guests {
        let requires: BTreeSet<&str> = guest.requires.iter().map(String::as_str).collect();
        let tags: BTreeSet<&str> = guest
            .tags
            .iter()
            .map(String::as_str)
            .filter(|tag| reserved.contains(tag))
            .collect();
        let mut wants: Vec<(&str, u32)> = guest
            .wants
            .iter()
            .map(|(tag, weight)| (tag.as_str(), *weight))
            .collect();
        wants.sort_unstable();
        let next = id(known.len());
        let class = *known.entry((requires, tags, wants)).or_insert_with(|| {
            for table in tables {
                result.fit.push(fit(guest, table));
                result.want.push(want(guest, table));
            }
            next
        });
        result.of_guest.push(class);
    }
    result
}

fn fit(guest: &GuestDraft, table: &TableDraft) -> Fit {
    if table.only.as_ref().is_some_and(|only| !guest.tags.contains(only)) {
        return Fit::Never;
    }
    let mut missing = guest.requires.iter().filter(|tag| !table.tags.contains(tag)).peekable();
    if missing.peek().is_none() {
        Fit::Any
    } else if missing.all(|tag| tag == ACCESSIBLE) {
        Fit::Accessible
    } else {
        Fit::Never
    }
}

fn want(guest: &GuestDraft, table: &TableDraft) -> Want {
    let unmet = guest.wants.iter().filter(|(tag, _)| !table.tags.contains(tag));
    let mut cost = Want::default();
    for (tag, weight) in unmet {
        let weight = i32::try_from(*weight).unwrap_or(i32::MAX);
        cost.plain += weight;
        if tag != ACCESSIBLE {
            cost.accessible += weight;
        }
    }
    cost
}
