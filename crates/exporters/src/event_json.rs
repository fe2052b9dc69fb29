//! The complete event as JSON, from which it can be built again.

use chrono::SecondsFormat;
use serde_json::{Value, json};

use crate::canonical::canonical;
use crate::event::{EventExport, Guest};

/// The name of the format.
pub const EVENT_FORMAT: &str = "seatwright-event";
/// The version that is written. A change that an older reader would get wrong makes a new one.
pub const EVENT_FORMAT_VERSION: u32 = 1;

/// Returns the event in canonical JSON with a line feed at its end. `plan` is the saved state of its plan.
#[must_use]
pub fn event_json(export: &EventExport, plan: &Value) -> Vec<u8> {
    let event = &export.event;
    let guests: Vec<Value> = export.guests.iter().map(|guest| guest_value(export, guest)).collect();
    let assignments = export.guests.iter().filter_map(|guest| {
        let (seat, _) = guest.seat.as_ref()?;
        Some(json!({"guestId": guest.id, "seatId": seat}))
    });
    let document = json!({
        "format": EVENT_FORMAT,
        "version": EVENT_FORMAT_VERSION,
        "event": {
            "name": event.name,
            "date": event.starts_at.to_rfc3339_opts(SecondsFormat::AutoSi, true),
            "localDate": event.local_start.format("%Y-%m-%dT%H:%M").to_string(),
            "endDate": event.ends_at.map(|end| end.to_rfc3339_opts(SecondsFormat::AutoSi, true)),
            "zone": event.zone,
            "venue": event.venue,
            "description": event.description,
            "contact": event.contact,
            "status": event.status,
        },
        "plan": plan,
        "parties": parties(export),
        "guests": guests,
        "seatAssignments": assignments.collect::<Vec<Value>>(),
    });
    let mut text = canonical(&document);
    text.push('\n');
    text.into_bytes()
}

fn parties(export: &EventExport) -> Vec<Value> {
    let mut parties: Vec<&(String, String)> = export.guests.iter().filter_map(|guest| guest.party.as_ref()).collect();
    parties.sort();
    parties.dedup();
    parties
        .into_iter()
        .map(|(id, name)| json!({"id": id, "name": name}))
        .collect()
}

fn guest_value(export: &EventExport, guest: &Guest) -> Value {
    let table = guest.table.and_then(|index| export.tables.get(index));
    json!({
        "id": guest.id,
        "firstName": guest.first_name,
        "lastName": guest.last_name,
        "email": guest.email,
        "mobile": guest.mobile,
        "dietary": guest.dietary,
        "specialRequests": guest.special_requests,
        "rsvp": guest.rsvp,
        "arrived": guest.arrived,
        "vip": guest.vip,
        "wheelchair": guest.wheelchair,
        "tags": guest.tags,
        "lookupCode": guest.lookup_code,
        "partyId": guest.party.as_ref().map(|(id, _)| id),
        "tableId": table.map(|table| &table.id),
    })
}
