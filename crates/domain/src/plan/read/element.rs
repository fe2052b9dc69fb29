//! Reads one element, from a file or from a command. Reading what this program printed gives the same element again
//! and leaves no note; commands rely on that.

use std::borrow::Cow;
use std::collections::HashSet;

use serde::{Deserialize, Deserializer, de};
use serde_json::{Map, Value};

use super::super::catalogue::Kind;
use super::super::element::{Distribution, table_label};
use super::super::error::ValueError;
use super::super::field::Fields;
use super::super::number::{CHAIR_GAP, CHAIR_SIZE_PERCENT, EDGE_GAP, FONT_SIZE};
use super::super::picture::{self, Picture};
use super::super::{Element, ElementId, Note};
use super::{older, seats};

/// Replaces an id that is missing, malformed or taken by one derived from the index in the list.
pub(super) fn give_id(map: &mut Map<String, Value>, place: usize, taken: &HashSet<String>, notes: &mut Vec<Note>) {
    let old = match map.get("id") {
        Some(Value::String(id)) => id.clone(),
        Some(Value::Number(id)) => id.to_string(),
        _ => String::new(),
    };
    let usable = |id: &str| ElementId::parse(id).is_ok() && !taken.contains(id);
    let mut id = old.clone();
    let mut attempt = place;
    while !usable(&id) {
        id = format!("element-{attempt}");
        attempt += 1;
    }
    if id != old {
        let message = format!("\"{old}\" is missing, malformed or taken; it became \"{id}\"");
        notes.push(Note {
            place: format!("elements[{place}]"),
            field: "id".to_owned(),
            message,
        });
    }
    map.insert("id".to_owned(), Value::String(id));
}

impl Element {
    /// Reads an element whose id is valid. An unknown type becomes a generic object; a missing type is refused, and so
    /// are NaN and infinity.
    pub(in super::super) fn read(mut map: Map<String, Value>, notes: &mut Vec<Note>) -> Result<Self, ValueError> {
        let place = map.get("id").and_then(Value::as_str).unwrap_or_default().to_owned();
        let Ok(id) = ElementId::parse(&place) else {
            return Err(ValueError::of_element(&place, "id", "is not a valid id"));
        };
        let foreign = !map.contains_key("nextChair");
        let unlabelled = map.get("label").is_none_or(Value::is_null);
        older::normalise(&mut map);
        let mut fields = Fields::new(map, format!("element \"{place}\""), notes);
        fields.take("id");
        let (kind, type_name) = read_kind(&mut fields)?;
        let mut element = read_fields(id, kind, foreign, &mut fields)?;
        element.take_type(type_name, unlabelled);
        seats::read(&mut element, foreign, &mut fields)?;
        element.extra = fields.rest()?;
        Ok(element)
    }
}

/// Reads the kind, and another program's word for it when the catalogue does not know it.
fn read_kind(fields: &mut Fields<'_>) -> Result<(Kind, Option<String>), ValueError> {
    let name = fields.text("type").unwrap_or_default();
    if let Some(kind) = Kind::parse(&name) {
        return Ok((kind, None));
    }
    if name.trim().is_empty() {
        return Err(fields.refusal("type", "is missing".to_owned()));
    }
    let kind = Kind::generic(has_seats(fields)).ok_or_else(|| fields.refusal("type", "is not known".to_owned()))?;
    Ok((kind, Some(name)))
}

/// Returns whether an object of another program has chairs, or had some here.
fn has_seats(fields: &Fields<'_>) -> bool {
    let positive = |field: &str| {
        fields
            .peek(field)
            .and_then(Value::as_f64)
            .is_some_and(|count| count >= 1.0)
    };
    let listed = fields.peek("chairPositions").and_then(Value::as_array);
    listed.is_some_and(|chairs| !chairs.is_empty()) || positive("chairs") || positive("nextChair")
}

impl Element {
    /// Keeps the word of another program. It is also the label of an object that came without one.
    fn take_type(&mut self, name: Option<String>, unlabelled: bool) {
        let Some(name) = name else { return };
        if unlabelled && self.label == self.kind.label {
            self.label = self.name.clone().unwrap_or_else(|| name.clone());
        }
        self.type_name = Cow::Owned(name);
    }
}

fn read_fields(id: ElementId, kind: Kind, foreign: bool, fields: &mut Fields<'_>) -> Result<Element, ValueError> {
    let table_number = fields.count("tableNumber");
    let label = fields.text("label");
    Ok(Element {
        id,
        kind,
        type_name: Cow::Borrowed(kind.as_str()),
        x: fields.coordinate("x", 0.0)?,
        y: fields.coordinate("y", 0.0)?,
        width: fields.size("width", kind.width)?,
        height: fields.size("height", kind.height)?,
        rotation: fields.angle("rotation")?,
        z_index: fields.integer("zIndex").unwrap_or(kind.layer),
        table_number: table_number.or_else(|| {
            label
                .as_deref()
                .filter(|_| foreign && kind.is_table())
                .and_then(number_in)
        }),
        label: label.unwrap_or_else(|| table_number.map_or_else(|| kind.label.to_owned(), table_label)),
        name: fields.text("name"),
        color: fields.color("color"),
        border_color: fields.color("borderColor"),
        font_size: fields.ranged("fontSize", FONT_SIZE)?,
        text_size: fields.ranged("textSize", FONT_SIZE)?,
        chair_type: fields.text("chairType"),
        chair_size_percent: fields.ranged("chairSizePercent", CHAIR_SIZE_PERCENT)?,
        edge_gap: fields.ranged("edgeGap", EDGE_GAP)?,
        chair_distribution: read_distribution(fields)?,
        chair_style: fields.text("chairStyle"),
        chair_gap_px: fields.ranged("chairGapPx", CHAIR_GAP)?,
        chair_arrangement: fields.word("chairArrangement").unwrap_or_default(),
        section_name: fields.text("sectionName"),
        row_name: fields.text("rowName"),
        zone: fields.text("zone"),
        zone_color: fields.color("zoneColor"),
        group_id: fields.text("groupId"),
        flip_x: fields.flag("flipX").unwrap_or(false),
        flip_y: fields.flag("flipY").unwrap_or(false),
        locked: fields.flag("locked").unwrap_or(false),
        by_layout: fields.flag("byLayout").unwrap_or(false),
        hidden: fields.flag("hidden").unwrap_or(false),
        show_seat_numbers: fields.flag("showSeatNumbers"),
        seat_numbering_start: fields.count("seatNumberingStart"),
        picture: Picture::read(fields)?,
        chairs: Vec::new(),
        next_chair: 0,
        extra: std::collections::BTreeMap::new(),
    })
}

fn read_distribution(fields: &mut Fields<'_>) -> Result<Option<Distribution>, ValueError> {
    let Some(value) = fields.take("chairDistribution") else {
        return Ok(None);
    };
    let sides: Distribution =
        serde_json::from_value(value).map_err(|error| fields.refusal("chairDistribution", error.to_string()))?;
    if sides.top.max(sides.bottom) > 10 || sides.left.max(sides.right) > 2 {
        return Err(fields.refusal(
            "chairDistribution",
            "takes at most 10 chairs above and below, 2 left and right",
        ));
    }
    Ok(Some(sides))
}

/// Finds the number in "Table 12" or "12", the only places where older files keep it.
fn number_in(label: &str) -> Option<u32> {
    let digits = label
        .trim()
        .strip_prefix("Table")
        .or_else(|| label.trim().strip_prefix("table"))
        .unwrap_or(label);
    digits.trim().parse().ok()
}

impl<'de> Deserialize<'de> for Element {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = Map::deserialize(deserializer)?;
        let mut notes = Vec::new();
        let element = Self::read(map, &mut notes).map_err(de::Error::custom)?;
        // A file loses an invalid picture; a person who adds one gets an error.
        match notes
            .into_iter()
            .find(|note| picture::FIELDS.contains(&note.field.as_str()))
        {
            Some(note) => Err(de::Error::custom(note)),
            None => Ok(element),
        }
    }
}
