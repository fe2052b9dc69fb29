//! Applies properties. An element is printed, the fields are replaced, and it is read again by the reader of files, so
//! that one set of rules holds for both. A command is refused where the reader would repair a file.

use std::collections::{BTreeMap, HashSet};

use serde_json::{Map, Value};

use super::Tally;
use crate::plan::command::PropertyChange;
use crate::plan::difference::CHAIR_FIELDS;
use crate::plan::error::ValueError;
use crate::plan::number::CHAIRS_MAX;
use crate::plan::{Chair, Command, CommandError, Element, FloorPlan};
use crate::print;
use crate::seat::SeatId;

pub(super) fn set(
    plan: &mut FloorPlan,
    changes: &[PropertyChange],
    tally: &mut Tally,
) -> Result<Command, CommandError> {
    let mut old: Vec<(usize, Element)> = Vec::with_capacity(changes.len());
    let mut inverse = Vec::with_capacity(changes.len());
    for change in changes {
        match apply_one(plan, change) {
            Ok((place, before, undo)) => {
                old.push((place, before));
                inverse.push(undo);
            }
            Err(error) => {
                restore(plan, old);
                return Err(error);
            }
        }
    }
    for (place, before) in old.iter().rev() {
        count(plan.elements.get(*place), before, tally);
    }
    inverse.reverse();
    Ok(Command::Properties { changes: inverse })
}

fn apply_one(plan: &mut FloorPlan, change: &PropertyChange) -> Result<(usize, Element, PropertyChange), CommandError> {
    let unknown = || CommandError::UnknownElement(change.id.to_string());
    let place = plan.position(change.id.as_str()).ok_or_else(unknown)?;
    let slot = plan.elements.get_mut(place).ok_or_else(unknown)?;
    let (after, undo) = if touches_chairs(change) {
        changed(slot, change)?
    } else {
        changed_beside_chairs(slot, change)?
    };
    Ok((place, std::mem::replace(slot, after), undo))
}

fn touches_chairs(change: &PropertyChange) -> bool {
    change.set.keys().any(|field| CHAIR_FIELDS.contains(&field.as_str()))
}

/// Skips printing and reading the chairs when they do not change; they are most of an element.
fn changed_beside_chairs(
    slot: &mut Element,
    change: &PropertyChange,
) -> Result<(Element, PropertyChange), CommandError> {
    let chairs = std::mem::take(&mut slot.chairs);
    let result = changed(slot, change);
    slot.chairs = chairs;
    let (mut after, mut undo) = result?;
    // A loose chair that is read without its seat gets a new one, which undo must not restore.
    undo.set
        .retain(|field, _| !["chairs", "chairPositions", "nextChair"].contains(&field.as_str()));
    after.chairs.clone_from(&slot.chairs);
    after.next_chair = slot.next_chair;
    Ok((after, undo))
}

fn restore(plan: &mut FloorPlan, old: Vec<(usize, Element)>) {
    for (place, before) in old.into_iter().rev() {
        if let Some(slot) = plan.elements.get_mut(place) {
            *slot = before;
        }
    }
}

fn count(after: Option<&Element>, before: &Element, tally: &mut Tally) {
    let Some(after) = after else { return };
    tally.changed(&before.id);
    if before.chairs == after.chairs {
        return;
    }
    let ids = |chairs: &[Chair]| -> HashSet<SeatId> { chairs.iter().map(|chair| chair.id.clone()).collect() };
    let (old, new) = (ids(&before.chairs), ids(&after.chairs));
    tally.seats_removed(before.chairs.iter().filter(|chair| !new.contains(&chair.id)));
    tally.seats_added(after.chairs.iter().filter(|chair| !old.contains(&chair.id)));
}

/// Returns the element with its new fields, and the change that undoes it.
fn changed(element: &Element, change: &PropertyChange) -> Result<(Element, PropertyChange), CommandError> {
    let refuse =
        |field: &str, reason: String| CommandError::Value(ValueError::of_element(change.id.as_str(), field, reason));
    let print = |element: &Element| print::members(element).map_err(|error| refuse("element", error.to_string()));
    let before = print(element)?;
    let mut map = before.clone();
    for (field, value) in &change.set {
        match field.as_str() {
            "id" => return Err(refuse("id", "cannot be changed".to_owned())),
            "chairs" if !change.set.contains_key("chairPositions") => {}
            _ => drop(map.insert(field.clone(), value.clone())),
        }
    }
    forget_absent(&mut map, &change.set);
    let mut notes = Vec::new();
    let mut after = Element::read(map, &mut notes)?;
    if let Some(note) = notes.into_iter().next() {
        return Err(refuse(&note.field, note.message));
    }
    if !change.set.contains_key("chairPositions") {
        if let Some(value) = change.set.get("chairs") {
            let wanted = chair_count(&after, value).map_err(|reason| refuse("chairs", reason))?;
            after.set_chair_count(wanted, &change.keep_seats);
        }
        let start = |element: &Element| element.seat_numbering_start.unwrap_or(1);
        after.shift_seat_numbers(start(element), start(&after));
    }
    let undo = PropertyChange {
        id: change.id.clone(),
        set: undo(&before, &print(&after)?, &change.set),
        keep_seats: Vec::new(),
    };
    Ok((after, undo))
}

/// A null removes its field. Numbers that every element has stay null and are refused: they must not silently become
/// defaults.
fn forget_absent(map: &mut Map<String, Value>, set: &BTreeMap<String, Value>) {
    const REQUIRED: [&str; 5] = ["x", "y", "width", "height", "rotation"];
    for (field, value) in set {
        if value.is_null() && !REQUIRED.contains(&field.as_str()) {
            map.remove(field);
        }
    }
}

fn chair_count(element: &Element, value: &Value) -> Result<usize, String> {
    let wanted = value
        .as_f64()
        .filter(|number| number.fract() == 0.0 && (0.0..=f64::from(CHAIRS_MAX)).contains(number));
    let Some(wanted) = wanted else {
        return Err(format!("must be a whole number from 0 to {CHAIRS_MAX}"));
    };
    let wanted = (0..=CHAIRS_MAX).find(|count| f64::from(*count) >= wanted).unwrap_or(0);
    if element.kind.is_chair() && wanted != 1 {
        return Err("must be 1 for a single chair".to_owned());
    }
    let most = element.kind.chairs_max();
    if wanted > most {
        let kind = element.kind.label.to_lowercase();
        return Err(match most {
            0 => format!("cannot stand at a {kind}"),
            _ => format!("must be at most {most} in a {kind}"),
        });
    }
    usize::try_from(wanted).map_err(|error| error.to_string())
}

/// Returns the old values of the fields that were set and of all others that changed: a stage that becomes a table may
/// take its number from its label.
fn undo(
    before: &Map<String, Value>,
    after: &Map<String, Value>,
    set: &BTreeMap<String, Value>,
) -> BTreeMap<String, Value> {
    let old = |field: &str| (field.to_owned(), before.get(field).cloned().unwrap_or(Value::Null));
    let both = before.keys().chain(after.keys());
    let changed = both.filter(|field| before.get(*field) != after.get(*field));
    let mut undo: BTreeMap<_, _> = set.keys().chain(changed).map(|field| old(field)).collect();
    if set.keys().any(|field| CHAIR_FIELDS.contains(&field.as_str())) {
        undo.extend(["chairs", "chairPositions", "nextChair"].map(old));
    }
    undo
}
