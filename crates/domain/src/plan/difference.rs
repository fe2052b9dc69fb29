//! The difference between two documents of one plan, field by field, and what is left of a command beside it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::apply::room;
use super::command::PropertyChange;
use super::{Applied, Command, Element, ElementId, FloorPlan};
use crate::print;
use crate::seat::SeatId;

/// Fields that change together: the chairs of an element.
pub(super) const CHAIR_FIELDS: [&str; 5] = ["chairs", "chairPositions", "nextChair", "seatNumberingStart", "type"];
const PLACE: [&str; 2] = ["x", "y"];
const BOX: [&str; 4] = ["x", "y", "width", "height"];
const ROTATION: [&str; 1] = ["rotation"];

/// What differs between two documents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    elements: BTreeMap<ElementId, Parts>,
    /// Fields of the room that differ, as a `canvas` command names them.
    room: BTreeSet<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Parts {
    /// The element exists in only one of the documents.
    Whole,
    Fields(BTreeSet<String>),
}

impl Difference {
    /// Compares two documents. Ignores the order of the elements.
    pub fn between(before: &FloorPlan, after: &FloorPlan) -> Self {
        let ids = before.elements().iter().chain(after.elements());
        Self::among(before, after, ids.map(|element| &element.id))
    }

    /// Compares these elements of two documents, and the room.
    pub fn among<'i>(before: &FloorPlan, after: &FloorPlan, ids: impl IntoIterator<Item = &'i ElementId>) -> Self {
        let mut elements = BTreeMap::new();
        for id in ids {
            match (before.element(id.as_str()), after.element(id.as_str())) {
                (Some(one), Some(other)) if one != other && !elements.contains_key(id) => {
                    elements.insert(id.clone(), Parts::Fields(differing(one, other)));
                }
                (None, None) | (Some(_), Some(_)) => {}
                (Some(_), None) | (None, Some(_)) => drop(elements.insert(id.clone(), Parts::Whole)),
            }
        }
        let room = if same_room(before, after) {
            BTreeSet::new()
        } else {
            differing_room(before, after)
        };
        Self { elements, room }
    }

    /// Makes a difference of whole elements.
    pub fn of_elements(ids: impl IntoIterator<Item = ElementId>) -> Self {
        Self {
            elements: ids.into_iter().map(|id| (id, Parts::Whole)).collect(),
            room: BTreeSet::new(),
        }
    }

    /// Returns whether the documents are equal.
    pub fn is_empty(&self) -> bool {
        self.elements.is_empty() && self.room.is_empty()
    }

    /// Returns whether a field differs in both.
    #[cfg(test)]
    pub(super) fn meets(&self, other: &Self) -> bool {
        let meet = |one: &Parts, other: &Parts| match (one, other) {
            (Parts::Fields(one), Parts::Fields(other)) => !one.is_disjoint(other),
            _ => true,
        };
        let elements = self.elements.iter();
        !self.room.is_disjoint(&other.room)
            || elements
                .filter_map(|(id, parts)| Some((parts, other.elements.get(id)?)))
                .any(|(one, other)| meet(one, other))
    }

    /// Adds another difference.
    pub fn extend(&mut self, other: Self) {
        for (id, parts) in other.elements {
            match (self.elements.get_mut(&id), parts) {
                (Some(Parts::Fields(known)), Parts::Fields(mut more)) => known.append(&mut more),
                (Some(Parts::Whole), Parts::Fields(_)) => {}
                (_, parts) => drop(self.elements.insert(id, parts)),
            }
        }
        self.room.extend(other.room);
    }

    /// Returns what turned one document into the other, as if one command had done it. It cannot be undone.
    pub fn applied(&self, before: &FloorPlan, after: &FloorPlan) -> Applied {
        let (mut changed, mut added, mut removed) = (Vec::new(), Vec::new(), Vec::new());
        for id in self.elements.keys() {
            match (before.element(id.as_str()), after.element(id.as_str())) {
                (Some(_), Some(_)) => changed.push(id.clone()),
                (None, Some(_)) => added.push(id.clone()),
                (Some(_), None) => removed.push(id.clone()),
                (None, None) => {}
            }
        }
        let (old, new) = (self.seats(before), self.seats(after));
        Applied {
            inverse: Command::Batch {
                commands: Vec::new(),
                label: None,
            },
            changed,
            added,
            removed,
            removed_seats: old.difference(&new).map(|seat| (*seat).clone()).collect(),
            added_seats: new.difference(&old).map(|seat| (*seat).clone()).collect(),
            room_changed: !self.room.is_empty(),
            label: String::new(),
        }
    }

    fn seats<'p>(&self, plan: &'p FloorPlan) -> BTreeSet<&'p SeatId> {
        let elements = self.elements.keys().filter_map(|id| plan.element(id.as_str()));
        elements
            .flat_map(|element| element.chairs.iter().map(|chair| &chair.id))
            .collect()
    }

    /// Returns the part of a command that touches nothing of the difference.
    pub fn rest(&self, command: &Command) -> Option<Command> {
        if !self.may_touch(command) {
            return Some(command.clone());
        }
        match command {
            Command::Move { moves } => {
                kept(moves, |place| self.spares(&place.id, &PLACE)).map(|moves| Command::Move { moves })
            }
            Command::Resize { boxes } => {
                kept(boxes, |frame| self.spares(&frame.id, &BOX)).map(|boxes| Command::Resize { boxes })
            }
            Command::Rotate { rotations } => kept(rotations, |turned| self.spares(&turned.id, &ROTATION))
                .map(|rotations| Command::Rotate { rotations }),
            Command::Properties { changes } => {
                let changes: Vec<_> = changes.iter().filter_map(|change| self.rest_of(change)).collect();
                (!changes.is_empty()).then_some(Command::Properties { changes })
            }
            Command::Canvas { set } => {
                let mut set = set.clone();
                set.retain(|field, _| !self.room.contains(field));
                (!set.is_empty()).then_some(Command::Canvas { set })
            }
            Command::Add { elements } => kept(elements, |added| !self.elements.contains_key(&added.element.id))
                .map(|elements| Command::Add { elements }),
            Command::Remove { ids } => {
                kept(ids, |id| !self.elements.contains_key(id)).map(|ids| Command::Remove { ids })
            }
            Command::Batch { commands, label } => {
                let commands = self.rest_of_batch(commands);
                (!commands.is_empty()).then(|| Command::Batch {
                    commands,
                    label: label.clone(),
                })
            }
        }
    }

    /// An element keeps all that a batch does to it, or nothing: half of a new size and its chairs is no step of anyone.
    fn rest_of_batch(&self, commands: &[Command]) -> Vec<Command> {
        let rests: Vec<Option<Command>> = commands.iter().map(|command| self.rest(command)).collect();
        let mut cut = BTreeSet::new();
        for (command, rest) in commands.iter().zip(&rests) {
            let (mut before, mut after) = (BTreeSet::new(), BTreeSet::new());
            command.collect_ids(&mut before);
            if let Some(rest) = rest {
                rest.collect_ids(&mut after);
            }
            cut.extend(before.difference(&after).cloned());
        }
        let rests = rests.into_iter().flatten();
        if cut.is_empty() {
            return rests.collect();
        }
        let cut = Self::of_elements(cut);
        rests.filter_map(|rest| cut.rest(&rest)).collect()
    }

    /// Rules out most commands without copying them.
    fn may_touch(&self, command: &Command) -> bool {
        let mut named = BTreeSet::new();
        command.collect_ids(&mut named);
        named.iter().any(|id| self.elements.contains_key(id)) || (!self.room.is_empty() && sets_room(command))
    }

    fn spares(&self, id: &ElementId, fields: &[&str]) -> bool {
        match self.elements.get(id) {
            None => true,
            Some(Parts::Whole) => false,
            Some(Parts::Fields(differ)) => !fields.iter().any(|field| differ.contains(*field)),
        }
    }

    fn rest_of(&self, change: &PropertyChange) -> Option<PropertyChange> {
        let mut change = change.clone();
        let chairs = self.spares(&change.id, &CHAIR_FIELDS);
        change.set.retain(|field, _| {
            let is_of_chairs = CHAIR_FIELDS.contains(&field.as_str());
            (chairs || !is_of_chairs) && self.spares(&change.id, &[field])
        });
        (!change.set.is_empty()).then_some(change)
    }
}

fn kept<T: Clone>(items: &[T], keep: impl Fn(&T) -> bool) -> Option<Vec<T>> {
    let kept: Vec<T> = items.iter().filter(|item| keep(item)).cloned().collect();
    (!kept.is_empty()).then_some(kept)
}

fn differing(one: &Element, other: &Element) -> BTreeSet<String> {
    let printed = |element: &Element| print::members(element).unwrap_or_default();
    differing_keys(&printed(one), &printed(other))
}

fn differing_room(one: &FloorPlan, other: &FloorPlan) -> BTreeSet<String> {
    let printed = |plan: &FloorPlan| room::print_room(plan).unwrap_or_default();
    let (mut one, mut other) = (printed(one), printed(other));
    let canvas = |map: &mut Map<String, Value>| match map.remove("canvas") {
        Some(Value::Object(canvas)) => canvas,
        _ => Map::new(),
    };
    let mut fields = differing_keys(&canvas(&mut one), &canvas(&mut other));
    fields.append(&mut differing_keys(&one, &other));
    fields
}

fn differing_keys(one: &Map<String, Value>, other: &Map<String, Value>) -> BTreeSet<String> {
    let keys = one.keys().chain(other.keys());
    keys.filter(|key| one.get(*key) != other.get(*key)).cloned().collect()
}

fn same_room(one: &FloorPlan, other: &FloorPlan) -> bool {
    one.canvas == other.canvas
        && one.bounds == other.bounds
        && one.underlay == other.underlay
        && one.aisles == other.aisles
        && one.measurements == other.measurements
        && one.scale == other.scale
        && one.metadata == other.metadata
}

fn sets_room(command: &Command) -> bool {
    match command {
        Command::Canvas { .. } => true,
        Command::Batch { commands, .. } => commands.iter().any(sets_room),
        Command::Move { .. }
        | Command::Resize { .. }
        | Command::Rotate { .. }
        | Command::Properties { .. }
        | Command::Add { .. }
        | Command::Remove { .. } => false,
    }
}
