//! The complete event as JSON, from which it can be built again.

use std::collections::HashMap;

use chrono::{DateTime, SecondsFormat, Utc};
use domain::event::GuestLanguage;
use domain::guest::GuestField;
use domain::tag::Tag;
use domain::venue::{Entrance, Venue};
use domain::wish::{Wish, WishObject};
use serde_json::{Map, Value, json};

use crate::canonical::canonical;
use crate::event::{EventExport, Guest};

/// The name of the format.
pub const EVENT_FORMAT: &str = "seatwright-event";
/// The version that is written. A change that an older reader would get wrong makes a new one.
pub const EVENT_FORMAT_VERSION: u32 = 2;

/// What the file holds beside plan, lists, seats, wishes and venue.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventDetails {
    /// Fields of the file.
    pub parts: Map<String, Value>,
    /// Records of guests, by their ids.
    pub guests: HashMap<String, Value>,
    /// What was agreed about parties, by their ids.
    pub parties: HashMap<String, Value>,
}

/// Returns the event in canonical JSON with a line feed at its end, with or without the contact details of guests. `plan`
/// is the saved state of its plan.
#[must_use]
pub fn event_json(export: &EventExport, plan: &Value, details: &EventDetails, with_contacts: bool) -> Vec<u8> {
    let guests: Vec<Value> = export
        .guests
        .iter()
        .map(|guest| guest_value(export, guest, details, with_contacts))
        .collect();
    let assignments = export.guests.iter().filter_map(|guest| {
        let (seat, _) = guest.seat.as_ref()?;
        let by = if export.record.seated_by_engine.contains(&guest.id) {
            "engine"
        } else {
            "hand"
        };
        Some(json!({"guestId": guest.id, "seatId": seat, "by": by}))
    });
    let record = &export.record;
    let mut document = json!({
        "format": EVENT_FORMAT,
        "version": EVENT_FORMAT_VERSION,
        "event": event_value(export),
        "plan": plan,
        "parties": parties(export, details),
        "guests": guests,
        "seatAssignments": assignments.collect::<Vec<Value>>(),
        "tags": record.tags.iter().map(|tag| json!({"name": tag.name, "colour": tag.colour.as_str()})).collect::<Vec<_>>(),
        "venue": record.venue.as_ref().map(venue_value),
        "wishes": record.wishes.iter().map(|wish| wish_value(wish, &record.tags)).collect::<Vec<_>>(),
    });
    if let Some(fields) = document.as_object_mut() {
        fields.extend(details.parts.clone());
    }
    let mut text = canonical(&document);
    text.push('\n');
    text.into_bytes()
}

fn event_value(export: &EventExport) -> Value {
    let (event, record) = (&export.event, &export.record);
    let mut value = json!({
        "name": event.name,
        "date": instant(event.starts_at),
        "localDate": event.local_start.format("%Y-%m-%dT%H:%M").to_string(),
        "endDate": event.ends_at.map(instant),
        "zone": event.zone,
        "venue": event.venue,
        "description": event.description,
        "contact": event.contact,
        "status": event.status,
        "rsvpDeadline": record.rsvp_deadline.map(instant),
        "accent": record.accent,
        "retentionUntil": record.retention_until.map(|day| day.to_string()),
        "findMode": record.find_mode,
    });
    // A file from before events had a language is the same after it was imported.
    if let Some(fields) = value.as_object_mut().filter(|_| event.language != GuestLanguage::En) {
        fields.insert("language".to_owned(), json!(event.language));
    }
    value
}

fn instant(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::AutoSi, true)
}

fn parties(export: &EventExport, details: &EventDetails) -> Vec<Value> {
    let mut parties: Vec<&(String, String)> = export.guests.iter().filter_map(|guest| guest.party.as_ref()).collect();
    parties.sort();
    parties.dedup();
    parties
        .into_iter()
        .map(|(id, name)| {
            let mut value = json!({"id": id, "name": name});
            add(&mut value, "agreement", details.parties.get(id));
            value
        })
        .collect()
}

/// Adds a field that some files do not have.
fn add(value: &mut Value, name: &str, field: Option<&Value>) {
    if let (Some(fields), Some(field)) = (value.as_object_mut(), field) {
        fields.insert(name.to_owned(), field.clone());
    }
}

fn guest_value(export: &EventExport, guest: &Guest, details: &EventDetails, with_contacts: bool) -> Value {
    let table = guest.table.and_then(|index| export.tables.get(index));
    let mut value = json!({
        "id": guest.id,
        "rsvp": guest.rsvp,
        "arrived": guest.arrived,
        "vip": guest.vip,
        "wheelchair": guest.wheelchair,
        "tags": guest.tags,
        "lookupCode": guest.lookup_code,
        "partyId": guest.party.as_ref().map(|(id, _)| id),
        "tableId": table.map(|table| &table.id),
        "plusOneOf": export.record.companions.get(&guest.id),
    });
    if let Some(fields) = value.as_object_mut() {
        let is_written = |field: &&GuestField| match **field {
            // A file from before there were meals is the same after it was imported.
            GuestField::Meal => !guest.texts.meal.is_empty(),
            GuestField::Email | GuestField::Mobile => with_contacts,
            _ => true,
        };
        for &field in GuestField::ALL.iter().filter(is_written) {
            fields.insert(field.definition().name.to_owned(), guest.texts.get(field).into());
        }
    }
    add(&mut value, "record", details.guests.get(&guest.id));
    value
}

fn venue_value(venue: &Venue) -> Value {
    json!({
        "name": venue.name,
        "width": venue.size.width,
        "height": venue.size.height,
        "scale": venue.scale,
        "room": {"x": venue.room.x, "y": venue.room.y},
        "picture": venue.picture.as_ref().map(|picture| json!({"id": picture.id.as_str(), "opacity": picture.opacity})),
        "entrances": venue.entrances.iter().map(entrance_value).collect::<Vec<_>>(),
    })
}

fn entrance_value(entrance: &Entrance) -> Value {
    json!({
        "id": entrance.id,
        "name": entrance.name,
        "x": entrance.at.x,
        "y": entrance.at.y,
        "kind": entrance.kind,
        "capacity": entrance.capacity,
        "accessLevel": entrance.access.as_str(),
        "isActive": entrance.is_active,
    })
}

/// Spells a tag by its name, as guests have it in the file.
fn wish_value(wish: &Wish, tags: &[Tag]) -> Value {
    let mut value = json!({
        "kind": wish.kind.as_str(),
        "strength": wish.strength.as_str(),
        "guestIds": wish.guests.iter().map(|guest| guest.as_str()).collect::<Vec<_>>(),
        "tableId": wish.object.as_ref().and_then(WishObject::table),
    });
    let (field, object) = match &wish.object {
        None | Some(WishObject::Table(_)) => return value,
        Some(WishObject::Zone(name)) => ("zone", json!(name)),
        Some(WishObject::Landmark(landmark)) => ("landmark", json!(landmark.as_str())),
        Some(WishObject::Company(name)) => ("company", json!(name)),
        Some(WishObject::Tag(id)) => {
            let tag = tags.iter().find(|tag| tag.id.as_str() == id);
            ("tag", json!(tag.map(|tag| &tag.name)))
        }
        Some(WishObject::Count(count)) => ("count", json!(count)),
    };
    if let Value::Object(fields) = &mut value {
        fields.insert(field.to_owned(), object);
    }
    value
}
