//! Which fields differ between two states of an event or a guest, by their names on the wire and as people call them.

use crate::event::Event;
use crate::guest::{Guest, GuestField};

/// Names the fields that people can change and that differ between two states of an event.
pub fn event_fields(old: &Event, new: &Event) -> Vec<String> {
    named([
        ("name", old.name != new.name),
        ("date", old.starts_at != new.starts_at),
        ("zone", old.zone != new.zone),
        ("endDate", old.ends_at != new.ends_at),
        ("venue", old.venue != new.venue),
        ("description", old.description != new.description),
        ("contact", old.contact != new.contact),
        ("rsvpDeadline", old.rsvp_deadline != new.rsvp_deadline),
        ("status", old.status != new.status),
        ("accent", old.accent != new.accent),
        ("retentionUntil", old.retention_until != new.retention_until),
        ("findMode", old.find_mode != new.find_mode),
        ("language", old.language != new.language),
    ])
}

/// Names the fields that differ between two states of a guest; the seat is not one of them.
pub fn guest_fields(old: &Guest, new: &Guest) -> Vec<String> {
    let differing = GuestField::ALL
        .iter()
        .filter(|&&field| old.texts.get(field) != new.texts.get(field));
    let mut names: Vec<String> = differing.map(|field| field.definition().name.to_owned()).collect();
    names.extend(named([
        ("rsvp", old.rsvp != new.rsvp),
        ("attendance", old.arrived != new.arrived),
        ("party", old.party != new.party),
        ("vip", old.vip != new.vip),
        ("wheelchair", old.wheelchair != new.wheelchair),
        ("table", old.table_id != new.table_id),
    ]));
    names
}

fn named<const N: usize>(fields: [(&str, bool); N]) -> Vec<String> {
    let differing = fields.into_iter().filter(|(_, differs)| *differs);
    differing.map(|(name, _)| name.to_owned()).collect()
}

/// Returns a field as people call it.
pub(super) fn phrase(field: &str) -> &str {
    let mut of_guest = GuestField::ALL.iter().map(|text| text.definition());
    if let Some(definition) = of_guest.find(|definition| definition.name == field) {
        return definition.phrase;
    }
    match field {
        "name" => "the name",
        "vip" => "the VIP mark",
        "wheelchair" => "the wheelchair mark",
        "tags" => "the tags",
        "plusOneOf" => "the host",
        "date" => "the date",
        "zone" => "the time zone",
        "invitationForm" => "the registration form",
        "translations" => "the translations",
        "entrances" => "the venue and its entrances",
        "findMode" => "how guests find their seat",
        "accent" => "the colour",
        "retentionUntil" => "how long guests are kept",
        "endDate" => "the end",
        "venue" => "the venue",
        "description" => "the description",
        "contact" => "the contact",
        "rsvpDeadline" => "the RSVP deadline",
        "status" => "the status",
        "rsvp" => "the RSVP",
        "attendance" => "the attendance",
        "party" => "the party",
        "table" => "the table",
        other => other,
    }
}
