//! Applies move, resize and rotate: everything is checked first, then set.

use super::Tally;
use crate::plan::command::{Frame, Place, Turned};
use crate::plan::error::ValueError;
use crate::plan::{Command, CommandError, Element, ElementId, FloorPlan, number};

pub(super) fn place(plan: &mut FloorPlan, moves: &[Place], tally: &mut Tally) -> Result<Command, CommandError> {
    let checked = check(
        plan,
        moves,
        |m| &m.id,
        |m| {
            Ok(Place {
                id: m.id.clone(),
                x: of(&m.id, "x", number::coordinate(m.x))?,
                y: of(&m.id, "y", number::coordinate(m.y))?,
            })
        },
    )?;
    let moves = exchange(
        plan,
        checked,
        tally,
        |m| &m.id,
        |element, m| {
            let old = Place {
                id: m.id.clone(),
                x: element.x,
                y: element.y,
            };
            (element.x, element.y) = (m.x, m.y);
            old
        },
    );
    Ok(Command::Move { moves })
}

pub(super) fn resize(plan: &mut FloorPlan, boxes: &[Frame], tally: &mut Tally) -> Result<Command, CommandError> {
    let checked = check(
        plan,
        boxes,
        |b| &b.id,
        |b| {
            Ok(Frame {
                id: b.id.clone(),
                x: of(&b.id, "x", number::coordinate(b.x))?,
                y: of(&b.id, "y", number::coordinate(b.y))?,
                width: of(&b.id, "width", number::length(b.width))?,
                height: of(&b.id, "height", number::length(b.height))?,
            })
        },
    )?;
    let boxes = exchange(
        plan,
        checked,
        tally,
        |b| &b.id,
        |element, b| {
            let old = Frame {
                id: b.id.clone(),
                x: element.x,
                y: element.y,
                width: element.width,
                height: element.height,
            };
            (element.x, element.y, element.width, element.height) = (b.x, b.y, b.width, b.height);
            old
        },
    );
    Ok(Command::Resize { boxes })
}

pub(super) fn turn(plan: &mut FloorPlan, rotations: &[Turned], tally: &mut Tally) -> Result<Command, CommandError> {
    let checked = check(
        plan,
        rotations,
        |r| &r.id,
        |r| {
            Ok(Turned {
                id: r.id.clone(),
                rotation: of(&r.id, "rotation", number::angle(r.rotation))?,
            })
        },
    )?;
    let rotations = exchange(
        plan,
        checked,
        tally,
        |r| &r.id,
        |element, r| {
            let old = Turned {
                id: r.id.clone(),
                rotation: element.rotation,
            };
            element.rotation = r.rotation;
            old
        },
    );
    Ok(Command::Rotate { rotations })
}

fn of(id: &ElementId, field: &str, value: Result<f64, String>) -> Result<f64, CommandError> {
    value.map_err(|reason| ValueError::of_element(id.as_str(), field, reason).into())
}

/// Checks every item against the plan before the first one is applied.
fn check<T>(
    plan: &FloorPlan,
    items: &[T],
    id: impl Fn(&T) -> &ElementId,
    read: impl Fn(&T) -> Result<T, CommandError>,
) -> Result<Vec<T>, CommandError> {
    let one = |item| match plan.position(id(item).as_str()) {
        Some(_) => read(item),
        None => Err(CommandError::UnknownElement(id(item).to_string())),
    };
    items.iter().map(one).collect()
}

/// Applies checked items and returns what undoes them, last first, so that an id named twice ends as it began.
fn exchange<T>(
    plan: &mut FloorPlan,
    items: Vec<T>,
    tally: &mut Tally,
    id: impl Fn(&T) -> &ElementId,
    swap: impl Fn(&mut Element, &T) -> T,
) -> Vec<T> {
    let mut old = Vec::with_capacity(items.len());
    for item in &items {
        if let Some(element) = plan
            .position(id(item).as_str())
            .and_then(|place| plan.elements.get_mut(place))
        {
            old.push(swap(element, item));
            tally.changed(id(item));
        }
    }
    old.reverse();
    old
}
