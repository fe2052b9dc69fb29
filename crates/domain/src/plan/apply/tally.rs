//! Counts what a command, with all commands in it, did to elements and seats: what was added and removed again in one
//! step did not happen.

use std::collections::BTreeMap;

use super::{Applied, Command};
use crate::plan::{Chair, Element, ElementId};
use crate::seat::SeatId;

/// What happened to one element or seat since the step began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Changed,
    Added,
    Removed,
}

/// The sum of a step so far.
#[derive(Default)]
pub(super) struct Tally {
    elements: BTreeMap<ElementId, Fate>,
    seats: BTreeMap<SeatId, Fate>,
    pub(super) room_changed: bool,
}

impl Tally {
    pub(super) fn changed(&mut self, id: &ElementId) {
        if !self.elements.contains_key(id) {
            self.elements.insert(id.clone(), Fate::Changed);
        }
    }

    pub(super) fn added(&mut self, element: &Element) {
        come(&mut self.elements, &element.id);
        self.seats_added(&element.chairs);
    }

    pub(super) fn removed(&mut self, element: &Element) {
        go(&mut self.elements, &element.id);
        self.seats_removed(&element.chairs);
    }

    pub(super) fn seats_added<'a>(&mut self, chairs: impl IntoIterator<Item = &'a Chair>) {
        chairs.into_iter().for_each(|chair| come(&mut self.seats, &chair.id));
    }

    pub(super) fn seats_removed<'a>(&mut self, chairs: impl IntoIterator<Item = &'a Chair>) {
        chairs.into_iter().for_each(|chair| go(&mut self.seats, &chair.id));
    }

    pub(super) fn into_applied(self, inverse: Command, label: String) -> Applied {
        Applied {
            inverse,
            changed: with(&self.elements, Fate::Changed),
            added: with(&self.elements, Fate::Added),
            removed: with(&self.elements, Fate::Removed),
            removed_seats: with(&self.seats, Fate::Removed),
            added_seats: with(&self.seats, Fate::Added),
            room_changed: self.room_changed,
            label,
        }
    }
}

fn come<T: Ord + Clone>(fates: &mut BTreeMap<T, Fate>, id: &T) {
    let fate = if fates.get(id) == Some(&Fate::Removed) {
        Fate::Changed
    } else {
        Fate::Added
    };
    fates.insert(id.clone(), fate);
}

fn go<T: Ord + Clone>(fates: &mut BTreeMap<T, Fate>, id: &T) {
    if fates.get(id) == Some(&Fate::Added) {
        fates.remove(id);
    } else {
        fates.insert(id.clone(), Fate::Removed);
    }
}

fn with<T: Ord + Clone>(fates: &BTreeMap<T, Fate>, wanted: Fate) -> Vec<T> {
    fates
        .iter()
        .filter(|(_, fate)| **fate == wanted)
        .map(|(id, _)| id.clone())
        .collect()
}
