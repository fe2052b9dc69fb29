//! The history of a guest, read with seats and tables as people call them.

use std::collections::{HashMap, HashSet};

use domain::guest::change::{FieldChange, parse_seat_value};
use domain::id::GuestId;
use domain::seat::SeatId;
use storage::events::EventScope;
use storage::guests::{changes as rows, changes::Entry};
use storage::seating::seats;

use super::views;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::ids::RequestId as _;
use crate::core::scope;
use crate::core::service::Reading;

/// Changes that are listed at most.
const LISTED_MAX: i64 = 200;

/// What a seat or table is called that the plan no longer has.
const FORMER_SEAT: &str = "A former seat";
const FORMER_TAG: &str = "A former tag";
const FORMER_GUEST: &str = "A former guest";
const FORMER_TABLE: &str = "A former table";

/// Returns the latest changes of a guest, the newest first. They contain what only owners and planners see of a guest.
pub fn history(r: &mut Reading<'_>, organiser: &Organiser, guest: &GuestId) -> Result<Vec<Entry>, Error> {
    organiser.must_edit()?;
    let scope = super::scope(r, organiser, guest)?;
    entries(r, organiser, (&scope, guest), LISTED_MAX)
}

/// Returns the latest changes of a guest with seats, tables, tags and guests as people call them.
pub(crate) fn entries(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    (scope, guest): (&EventScope, &GuestId),
    limit: i64,
) -> Result<Vec<Entry>, Error> {
    let mut entries = rows::of_guest(r.conn, scope, guest, limit)?;
    leave_out_implied_tables(&mut entries);
    name_seats(r, scope, &mut entries)?;
    name_tables(r, scope, &mut entries)?;
    name_tags(r, organiser, &mut entries)?;
    name_hosts(r, scope, &mut entries)?;
    count_wishes(&mut entries);
    Ok(entries)
}

/// Leaves out tables implied by a new seat; only undo needs the table that was chosen before.
fn leave_out_implied_tables(entries: &mut Vec<Entry>) {
    let seated: HashSet<String> = entries
        .iter()
        .filter(|entry| entry.change.field == FieldChange::SEAT && !entry.change.new.is_empty())
        .map(|entry| entry.batch.to_string())
        .collect();
    entries.retain(|entry| entry.change.field != "table" || !seated.contains(entry.batch.as_str()));
}

fn name_seats(r: &mut Reading<'_>, scope: &EventScope, entries: &mut [Entry]) -> Result<(), Error> {
    const WITH_SEATS: [&str; 3] = [FieldChange::SEAT, FieldChange::REMOVED, FieldChange::RESTORED];
    let with_seats = entries.iter_mut().map(|entry| &mut entry.change);
    let mut values: Vec<&mut String> = with_seats
        .filter(|change| WITH_SEATS.contains(&change.field.as_str()))
        .flat_map(|change| [&mut change.old, &mut change.new])
        .collect();
    let seats: Vec<SeatId> = values
        .iter()
        .filter_map(|value| Some(parse_seat_value(value)?.0))
        .collect();
    if seats.is_empty() {
        return Ok(());
    }
    let room = scope::first_room(r, scope)?;
    let labels = seats::labels(r.conn, &room, &seats.iter().collect::<Vec<_>>())?;
    for value in &mut values {
        if let Some((seat, _)) = parse_seat_value(value) {
            let label = labels.get(seat.as_str());
            **value = label.map_or_else(
                || FORMER_SEAT.to_owned(),
                |(table, seat)| format!("{table}, seat {seat}"),
            );
        }
    }
    Ok(())
}

/// Returns the values of one field that are not empty.
fn values_of<'a>(entries: &'a mut [Entry], field: &str) -> Vec<&'a mut String> {
    let changes = entries.iter_mut().map(|entry| &mut entry.change);
    changes
        .filter(|change| change.field == field)
        .flat_map(|change| [&mut change.old, &mut change.new])
        .filter(|value| !value.is_empty())
        .collect()
}

fn name_tags(r: &mut Reading<'_>, organiser: &Organiser, entries: &mut [Entry]) -> Result<(), Error> {
    let values = values_of(entries, FieldChange::TAGS);
    if values.is_empty() {
        return Ok(());
    }
    let tags = storage::guests::tags::of_organisation(r.conn, organiser.organisation_id())?;
    let name = |id: &str| {
        let tag = tags.iter().find(|tag| tag.id.as_str() == id);
        tag.map_or(FORMER_TAG, |tag| &tag.name)
    };
    for value in values {
        let names: Vec<&str> = value.split(',').map(name).collect();
        *value = names.join(", ");
    }
    Ok(())
}

fn name_hosts(r: &mut Reading<'_>, scope: &EventScope, entries: &mut [Entry]) -> Result<(), Error> {
    let values = values_of(entries, FieldChange::PLUS_ONE_OF);
    let ids: Vec<GuestId> = values.iter().filter_map(|id| GuestId::read(id).ok()).collect();
    let names = storage::guests::names(r.conn, scope, &ids)?;
    for value in values {
        let name = GuestId::read(value).ok().and_then(|id| names.get(&id).cloned());
        *value = name.unwrap_or_else(|| FORMER_GUEST.to_owned());
    }
    Ok(())
}

/// Says how many wishes came along in a merge, whose ids are of no use to people.
fn count_wishes(entries: &mut [Entry]) {
    for value in values_of(entries, FieldChange::WISHES) {
        *value = match value.split(',').count() {
            1 => "1 more wish".to_owned(),
            count => format!("{count} more wishes"),
        };
    }
}

fn name_tables(r: &mut Reading<'_>, scope: &EventScope, entries: &mut [Entry]) -> Result<(), Error> {
    let mut values = values_of(entries, "table");
    if values.is_empty() {
        return Ok(());
    }
    let tables: HashMap<String, super::TableRef> = views::tables(r, scope)?;
    for value in &mut values {
        let table = tables.get(value.as_str());
        **value = table.map_or_else(|| FORMER_TABLE.to_owned(), |table| table.name.clone());
    }
    Ok(())
}
