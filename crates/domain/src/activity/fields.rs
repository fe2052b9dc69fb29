//! Which fields differ between two states of an event or a guest, by their names on the wire and as people call them.

use crate::event::Event;
use crate::guest::Guest;

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
    ])
}

/// Names the fields that differ between two states of a guest; the seat is not one of them.
pub fn guest_fields(old: &Guest, new: &Guest) -> Vec<String> {
    let (before, after) = (&old.texts, &new.texts);
    named([
        ("firstName", before.first_name != after.first_name),
        ("lastName", before.last_name != after.last_name),
        ("email", before.email != after.email),
        ("mobile", before.mobile != after.mobile),
        ("company", before.company != after.company),
        ("additionalInfo", before.additional_info != after.additional_info),
        ("dietary", before.dietary != after.dietary),
        ("specialRequests", before.special_requests != after.special_requests),
        ("notes", before.notes != after.notes),
        ("rsvp", old.rsvp != new.rsvp),
        ("attendance", old.arrived != new.arrived),
        ("party", old.party != new.party),
        ("table", old.table_id != new.table_id),
    ])
}

fn named<const N: usize>(fields: [(&str, bool); N]) -> Vec<String> {
    let differing = fields.into_iter().filter(|(_, differs)| *differs);
    differing.map(|(name, _)| name.to_owned()).collect()
}

/// Returns a field as people call it.
pub(super) fn phrase(field: &str) -> &str {
    match field {
        "name" | "firstName" | "lastName" => "the name",
        "date" => "the date",
        "zone" => "the time zone",
        "endDate" => "the end",
        "venue" => "the venue",
        "description" => "the description",
        "contact" => "the contact",
        "rsvpDeadline" => "the RSVP deadline",
        "status" => "the status",
        "email" => "the e-mail address",
        "mobile" => "the mobile number",
        "company" => "the company",
        "additionalInfo" => "the additional information",
        "dietary" => "the dietary need",
        "specialRequests" => "the special requests",
        "notes" => "the notes",
        "rsvp" => "the RSVP",
        "attendance" => "the attendance",
        "party" => "the party",
        "table" => "the table",
        other => other,
    }
}
