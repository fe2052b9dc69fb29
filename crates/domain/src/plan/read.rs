//! How a file becomes a plan: limits first, then version, then each part with its defaults. Shapes of the older
//! preview (document 1) and `props` bags are brought into the one form; every repair leaves a note.

use std::collections::{BTreeMap, HashSet};

use serde_json::{Map, Value};

use super::bounds::{Aisle, Bounds, Measurement};
use super::document::VERSION;
use super::error::ValueError;
use super::field::Fields;
use super::number::{COORDINATE_MAX, ELEMENTS_MAX, LINES_MAX, SEATS_MAX};
use super::{Canvas, Element, FloorPlan, Note, PlanError, Underlay};
use crate::limits::PLAN_BYTES_MAX;

mod element;
mod ids;
mod older;
mod seats;
#[cfg(test)]
mod tests;

impl FloorPlan {
    /// Reads the saved-state JSON. Returns the plan and what had to be repaired.
    pub fn from_json(text: &str) -> Result<(Self, Vec<Note>), PlanError> {
        if text.len() > PLAN_BYTES_MAX {
            return Err(PlanError::TooLarge);
        }
        let value = serde_json::from_str(text).map_err(|error| PlanError::Syntax(error.to_string()))?;
        Self::from_value(value)
    }

    /// Reads the saved state from parsed JSON; see [`FloorPlan::from_json`].
    pub fn from_value(value: Value) -> Result<(Self, Vec<Note>), PlanError> {
        let Value::Object(map) = value else {
            return Err(PlanError::NotAnObject);
        };
        check_version(&map)?;
        let mut notes = Vec::new();
        let plan = read_parts(map, &mut notes)?;
        Ok((plan, notes))
    }
}

/// Refuses what a newer program saved; older and missing versions have the form of 1.0.0.
fn check_version(map: &Map<String, Value>) -> Result<(), PlanError> {
    let newer = |value: &Value| {
        Err(PlanError::NewerVersion(
            value.as_str().map_or_else(|| value.to_string(), str::to_owned),
        ))
    };
    match map.get("version") {
        None | Some(Value::Null) => Ok(()),
        Some(value) => match version_of(value) {
            Some(version) if Some(version) <= parse_version(VERSION) => Ok(()),
            _ => newer(value),
        },
    }
}

/// Reads a version as text or number.
fn version_of(value: &Value) -> Option<[u64; 3]> {
    match value {
        Value::String(text) => parse_version(text),
        Value::Number(number) => parse_version(&number.to_string()),
        _ => None,
    }
}

/// Reads one to three numbers; "1" and "1.0" are 1.0.0.
fn parse_version(text: &str) -> Option<[u64; 3]> {
    let mut version = [0; 3];
    let mut parts = text.trim().split('.');
    for slot in &mut version {
        match parts.next() {
            Some(part) => *slot = part.parse().ok()?,
            None => break,
        }
    }
    parts.next().is_none().then_some(version)
}

fn read_parts(map: Map<String, Value>, notes: &mut Vec<Note>) -> Result<FloorPlan, PlanError> {
    let mut fields = Fields::new(map, "plan", notes);
    fields.take("version");
    let timestamp = fields.text("timestamp");
    let canvas = match fields.object("canvas") {
        Some(mut canvas) => Canvas::read(&mut canvas).map_err(PlanError::Value)?,
        None => Canvas::default(),
    };
    let raw_elements = fields.list("elements");
    let bounds = fields
        .take("bounds")
        .map(|value| fields.checked::<Bounds>("bounds", value))
        .transpose();
    let underlay = fields
        .take("underlay")
        .map(|value| fields.checked::<Underlay>("underlay", value))
        .transpose();
    let aisles = lines::<Aisle>(&mut fields, "aisles")?;
    let measurements = lines::<Measurement>(&mut fields, "measurements")?;
    let scale = fields
        .ranged("scale", (0.0, COORDINATE_MAX))
        .map_err(PlanError::Value)?;
    let metadata = read_metadata(&mut fields).map_err(PlanError::Value)?;
    let extra = fields.rest().map_err(PlanError::Value)?;
    let mut plan = FloorPlan {
        timestamp,
        canvas,
        elements: read_elements(raw_elements, notes)?,
        bounds: bounds.map_err(PlanError::Value)?,
        underlay: underlay.map_err(PlanError::Value)?,
        aisles,
        measurements,
        scale,
        metadata,
        extra,
        ..FloorPlan::empty("")
    };
    plan.reindex();
    Ok(plan)
}

fn lines<T>(fields: &mut Fields<'_>, name: &'static str) -> Result<Vec<T>, PlanError>
where
    T: serde::de::DeserializeOwned + super::bounds::Checked,
{
    let list = fields.list(name);
    if list.len() > LINES_MAX {
        return Err(PlanError::TooManyLines(name, list.len()));
    }
    let read = |(place, value)| {
        fields
            .checked(&format!("{name}[{place}]"), value)
            .map_err(PlanError::Value)
    };
    list.into_iter().enumerate().map(read).collect()
}

fn read_metadata(fields: &mut Fields<'_>) -> Result<BTreeMap<String, Value>, ValueError> {
    match fields.object("metadata") {
        Some(mut metadata) => metadata.rest(),
        None => Ok(BTreeMap::new()),
    }
}

fn read_elements(list: Vec<Value>, notes: &mut Vec<Note>) -> Result<Vec<Element>, PlanError> {
    if list.len() > ELEMENTS_MAX {
        return Err(PlanError::TooManyElements(list.len()));
    }
    let mut taken = HashSet::with_capacity(list.len());
    let mut elements = Vec::with_capacity(list.len());
    let mut seats = 0_usize;
    for (place, value) in list.into_iter().enumerate() {
        let Value::Object(mut map) = value else {
            notes.push(Note {
                place: format!("elements[{place}]"),
                field: "element".into(),
                message: "must be an object".into(),
            });
            continue;
        };
        element::give_id(&mut map, place, &taken, notes);
        let element = Element::read(map, notes).map_err(PlanError::Value)?;
        seats = seats.saturating_add(element.chairs.len());
        if seats > SEATS_MAX {
            return Err(PlanError::TooManySeats);
        }
        taken.insert(element.id.as_str().to_owned());
        elements.push(element);
    }
    Ok(elements)
}
