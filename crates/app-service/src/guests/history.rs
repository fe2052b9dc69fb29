//! The history of a guest: written by each action in its own transaction, and read with seats and tables as people call
//! them.

use std::collections::{HashMap, HashSet};

use domain::guest::change::{Cause, FieldChange, parse_seat_value, seat_value};
use domain::id::{BatchId, ChangeId, GuestId, UserId};
use domain::seat::{SeatId, SeatedBy};
use storage::events::EventScope;
use storage::guest_changes::{self as rows, Action, Entry};
use storage::seats;

use super::views;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::ids::RequestId as _;
use crate::core::random::{Random, id_bytes};
use crate::core::service::{Reading, Tx};
use crate::mail::recipients::Requester;
use crate::mail::scheduler;

/// Changes that are listed at most.
const LISTED_MAX: i64 = 200;

/// What a seat or table is called that the plan no longer has.
const FORMER_SEAT: &str = "A former seat";
const FORMER_TAG: &str = "A former tag";
const FORMER_GUEST: &str = "A former guest";
const FORMER_TABLE: &str = "A former table";

/// Returns the latest changes of a guest, the newest first. They contain what only owners and planners see of a guest.
pub fn history(r: &mut Reading<'_>, who: &Organiser, guest: &GuestId) -> Result<Vec<Entry>, Error> {
    who.must_edit()?;
    let scope = super::scope(r, who, guest)?;
    entries(r, who, (&scope, guest), LISTED_MAX)
}

/// Returns the latest changes of a guest with seats, tables, tags and guests as people call them.
pub(super) fn entries(
    r: &mut Reading<'_>,
    who: &Organiser,
    (scope, guest): (&EventScope, &GuestId),
    limit: i64,
) -> Result<Vec<Entry>, Error> {
    let mut entries = rows::of_guest(r.conn, scope, guest, limit)?;
    leave_out_implied_tables(&mut entries);
    name_seats(r, scope, &mut entries)?;
    name_tables(r, scope, &mut entries)?;
    name_tags(r, who, &mut entries)?;
    name_hosts(r, scope, &mut entries)?;
    count_wishes(&mut entries);
    Ok(entries)
}

/// A new seat says which table it is; undo alone needs the table that was chosen without a seat before.
fn leave_out_implied_tables(entries: &mut Vec<Entry>) {
    let seated: HashSet<String> = entries
        .iter()
        .filter(|entry| entry.change.field == FieldChange::SEAT && !entry.change.new.is_empty())
        .map(|entry| entry.batch.to_string())
        .collect();
    entries.retain(|entry| entry.change.field != "table" || !seated.contains(entry.batch.as_str()));
}

/// Draws the id of a new action.
pub(crate) fn new_batch(random: &dyn Random) -> Result<BatchId, Error> {
    Ok(BatchId::from_random(&id_bytes(random)?))
}

/// Notes changes that are an action of their own.
pub(crate) fn note(
    tx: &mut Tx<'_>,
    who: &Organiser,
    scope: &EventScope,
    cause: Cause,
    changes: &[FieldChange],
) -> Result<(), Error> {
    let batch = new_batch(tx.random())?;
    note_in(tx, who, scope, (&batch, cause), changes)
}

/// Notes changes as part of an action.
pub(crate) fn note_in(
    tx: &mut Tx<'_>,
    who: &Organiser,
    scope: &EventScope,
    action: (&BatchId, Cause),
    changes: &[FieldChange],
) -> Result<(), Error> {
    insert(tx, Some(who.user_id()), scope, action, changes)?;
    scheduler::seated(tx, scope, changes, Requester::Trusted)
}

/// Notes what guests or the server changed.
pub(crate) fn note_by_guest(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    batch: &BatchId,
    changes: &[FieldChange],
) -> Result<(), Error> {
    insert(tx, None, scope, (batch, Cause::Answer), changes)
}

/// Notes the seats that guests got with their registration, and queues the mail that seats cause.
pub(crate) fn note_registered_seats(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    (batch, requester): (&BatchId, Requester<'_>),
    changes: &[FieldChange],
) -> Result<(), Error> {
    note_by_guest(tx, scope, batch, changes)?;
    scheduler::seated(tx, scope, changes, requester)
}

fn insert(
    tx: &mut Tx<'_>,
    by: Option<&UserId>,
    scope: &EventScope,
    (batch, cause): (&BatchId, Cause),
    changes: &[FieldChange],
) -> Result<(), Error> {
    if changes.is_empty() {
        return Ok(());
    }
    let now = tx.now;
    let with_id = |change: &FieldChange| {
        let id = ChangeId::timed(now, &tx.id_bytes()?);
        Ok((id.to_string(), change.clone()))
    };
    let rows = changes.iter().map(with_id).collect::<Result<Vec<_>, Error>>()?;
    Ok(rows::insert(tx.conn, scope, Action { batch, by, cause }, &rows, now)?)
}

/// Describes that a guest has another seat than before, or none; nothing when it is the same.
pub(crate) fn seat_change(
    guest: &GuestId,
    before: Option<(&SeatId, SeatedBy)>,
    after: Option<(&SeatId, SeatedBy)>,
) -> Option<FieldChange> {
    let differs = before.map(|(seat, _)| seat) != after.map(|(seat, _)| seat);
    differs.then(|| FieldChange::new(guest, FieldChange::SEAT, seat_value(before), seat_value(after)))
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
    let labels = seats::labels(r.conn, scope, &seats.iter().collect::<Vec<_>>())?;
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

fn name_tags(r: &mut Reading<'_>, who: &Organiser, entries: &mut [Entry]) -> Result<(), Error> {
    let values = values_of(entries, FieldChange::TAGS);
    if values.is_empty() {
        return Ok(());
    }
    let tags = storage::tags::of_organisation(r.conn, who.organisation_id())?;
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
