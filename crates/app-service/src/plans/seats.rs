//! The index of a plan: its seats as rows, and what changes in it from one plan to the next.

use std::collections::{BTreeSet, HashMap};

use domain::plan::{Chair, Element, ElementId, FloorPlan};
use domain::seat::{Seat, SeatId};

use crate::core::slices::ROWS_PER_TRANSACTION;

/// What a new plan means for the rows of the index.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Difference {
    /// Seats that are new.
    pub(super) added: Vec<Seat>,
    /// Seats that stay and are called otherwise.
    pub(super) changed: Vec<Seat>,
    /// Seats that are gone, as they were.
    pub(super) removed: Vec<Seat>,
}

impl Difference {
    pub(super) fn between(old: impl IntoIterator<Item = Seat>, new: impl IntoIterator<Item = Seat>) -> Self {
        let old = old.into_iter().map(|seat| (seat.id.clone(), seat));
        let mut before: HashMap<SeatId, Seat> = old.collect();
        let mut difference = Self::default();
        for seat in new {
            match before.remove(&seat.id) {
                None => difference.added.push(seat),
                Some(old) if old != seat => difference.changed.push(seat),
                Some(_) => {}
            }
        }
        difference.removed = before.into_values().collect();
        difference.removed.sort_by(|a, b| a.id.cmp(&b.id));
        difference
    }

    /// Returns whether all seats stay as they are.
    pub(super) fn is_empty(&self) -> bool {
        self.added.is_empty() && self.changed.is_empty() && self.removed.is_empty()
    }

    /// Returns all seats of the new plan when more of them change than one transaction should write.
    pub(super) fn too_many(&self, plan: &FloorPlan) -> Option<Vec<Seat>> {
        let changes = self.added.len() + self.changed.len() + self.removed.len();
        (changes > ROWS_PER_TRANSACTION).then(|| of_plan(plan).collect())
    }

    pub(super) fn removed_ids(&self) -> Vec<SeatId> {
        self.removed.iter().map(|seat| seat.id.clone()).collect()
    }
}

/// Returns the seats of a plan as rows of its index.
pub(crate) fn of_plan(plan: &FloorPlan) -> impl Iterator<Item = Seat> {
    plan.seats().map(|(element, chair)| seat(element, chair))
}

/// Returns the seats of some elements of a plan.
pub(super) fn of_elements(plan: &FloorPlan, ids: &BTreeSet<ElementId>) -> Vec<Seat> {
    let elements = ids.iter().filter_map(|id| plan.element(id.as_str()));
    elements
        .flat_map(|element| element.chairs.iter().map(|chair| seat(element, chair)))
        .collect()
}

fn seat(element: &Element, chair: &Chair) -> Seat {
    Seat {
        id: chair.id.clone(),
        table_id: element.id.as_str().to_owned(),
        table_number: element.table_number.and_then(|number| i32::try_from(number).ok()),
        table_label: element.title(),
        number: i32::try_from(chair.seat_number).unwrap_or(i32::MAX),
        label: chair.seat_label.clone(),
        kind: element.kind.as_str().to_owned(),
    }
}
