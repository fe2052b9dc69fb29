//! The changes a plan can undergo. Templates, align, paste and the like are batches of these; nothing else changes a
//! plan. Commands set absolute values instead of differences, so that the last writer of a property wins.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Element, ElementId};
use crate::seat::SeatId;

/// One change of a plan, in its wire format.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Command {
    /// Moves elements.
    Move {
        /// The elements and their new positions.
        moves: Vec<Place>,
    },
    /// Moves and resizes elements.
    Resize {
        /// The elements and their new boxes.
        boxes: Vec<Frame>,
    },
    /// Rotates elements about their centres.
    Rotate {
        /// The elements and their new angles.
        rotations: Vec<Turned>,
    },
    /// Sets any other fields of elements.
    Properties {
        /// The elements and their new fields.
        changes: Vec<PropertyChange>,
    },
    /// Sets fields of the room: those of `canvas`, and `bounds`, `underlay`, `aisles`, `measurements`, `scale` and `metadata` as wholes.
    Canvas {
        /// Field to value; null removes the field or restores its default.
        set: BTreeMap<String, Value>,
    },
    /// Adds elements.
    Add {
        /// The elements, each with its place in the list.
        elements: Vec<Added>,
    },
    /// Removes elements and their seats.
    Remove {
        /// The elements.
        ids: Vec<ElementId>,
    },
    /// Several changes that are one step for people and apply all together or not at all.
    Batch {
        /// The changes, in order.
        commands: Vec<Self>,
        /// The label shown in undo and redo.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        label: Option<String>,
    },
}

impl Command {
    /// Adds the ids of all elements that the command names, and so of all that it can affect.
    pub fn collect_ids(&self, ids: &mut BTreeSet<ElementId>) {
        match self {
            Self::Move { moves } => ids.extend(moves.iter().map(|place| place.id.clone())),
            Self::Resize { boxes } => ids.extend(boxes.iter().map(|frame| frame.id.clone())),
            Self::Rotate { rotations } => ids.extend(rotations.iter().map(|turned| turned.id.clone())),
            Self::Properties { changes } => ids.extend(changes.iter().map(|change| change.id.clone())),
            Self::Add { elements } => ids.extend(elements.iter().map(|added| added.element.id.clone())),
            Self::Remove { ids: gone } => ids.extend(gone.iter().cloned()),
            Self::Canvas { .. } => {}
            Self::Batch { commands, .. } => commands.iter().for_each(|command| command.collect_ids(ids)),
        }
    }

    /// Calls `visit` for this command, or for each one in a batch.
    pub fn for_each(&self, visit: &mut impl FnMut(&Self)) {
        match self {
            Self::Batch { commands, .. } => commands.iter().for_each(|command| command.for_each(visit)),
            single => visit(single),
        }
    }
}

/// A place for an element: the top left corner of its box before rotation, in units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The element.
    pub id: ElementId,
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
}

/// A box for an element, before rotation, in units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The element.
    pub id: ElementId,
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// At least 1.
    pub width: f64,
    /// At least 1.
    pub height: f64,
}

/// An angle for an element.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turned {
    /// The element.
    pub id: ElementId,
    /// Degrees clockwise; normalised to 0 to below 360.
    pub rotation: f64,
}

/// Fields for an element.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PropertyChange {
    /// The element.
    pub id: ElementId,
    /// Field (as in the document) to value; null removes it. `chairs` sets how many chairs there are.
    pub set: BTreeMap<String, Value>,
    /// When `chairs` becomes smaller: the seats to remove last, usually those with guests.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keep_seats: Vec<SeatId>,
}

/// An element to be added.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Added {
    /// The element with its chairs.
    pub element: Element,
    /// Its index in the resulting list; at the end when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
}

impl From<Element> for Added {
    fn from(element: Element) -> Self {
        Self { element, index: None }
    }
}
