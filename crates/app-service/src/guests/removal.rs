//! Removing guests and restoring them: a removed guest is on no list and has no seat, and is erased after 30 days.

use std::collections::HashSet;

use chrono::{DateTime, TimeDelta, Utc};
use domain::activity::{Activity, ERASED_GUEST};
use domain::guest::change::{Cause, FieldChange, parse_seat_value, seat_value};
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use domain::limits::{GUEST_RESTORE_DAYS, REMOVED_GUESTS_LISTED_MAX};
use domain::live::{Changes, Kind};
use domain::seat::{SeatId, SeatedBy};
use storage::events::EventScope;
use storage::exports::personal;
use storage::guests::{self as rows, Candidate, RemovedGuest, Restorable};
use storage::{guests::changes as guest_changes, plans::floor_plans, seating::seats};

use super::bulk::{self, BatchDone, Named, Part, REMOVED_BEFORE, SliceDone};
use super::{check_event_room, import};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::happened::Happened;
use crate::core::scope;
use crate::core::service::{Reading, Service, Tx};
use crate::guests::change_log;
use crate::guests::seat_changes;

/// Guests whom one transaction of the housekeeping erases: each one is taken out of the activity log.
const ERASED_PER_TRANSACTION: i64 = 20;

/// Returns the removed guests of an event, the latest first, at most 500.
pub fn removed(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<RemovedGuest>, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(r, organiser, event)?;
    Ok(rows::removed(r.conn, &scope, REMOVED_GUESTS_LISTED_MAX)?)
}

/// Returns when a removed guest is erased.
pub fn gone_at(guest: &RemovedGuest) -> DateTime<Utc> {
    guest.removed_at + TimeDelta::days(GUEST_RESTORE_DAYS)
}

/// Removes one guest.
pub fn delete(tx: &mut Tx<'_>, organiser: &Organiser, id: &GuestId) -> Result<(), Error> {
    organiser.must_edit()?;
    let found = rows::candidate(tx.conn, organiser.organisation_id(), id, None);
    let candidate = found.map_err(|error| Error::missing(error, crate::core::error::Noun::Guest))?;
    let scope = candidate.seatable.scope.event().clone();
    let batch = change_log::new_batch(tx.random())?;
    let part = Part {
        organiser,
        scope: &scope,
        batch: &batch,
        cause: Cause::Edit,
    };
    take_off(tx, part, &[(id, &candidate)])?;
    let name = candidate.name;
    activity::record(tx, organiser, &scope, &Activity::GuestRemoved { name })
}

/// Removes guests. Blocks.
pub fn remove(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    guest_ids: &[String],
) -> Result<BatchDone, Error> {
    let guests = bulk::read(service, organiser, event, guest_ids)?;
    let said = |count| Activity::GuestsRemoved { count };
    bulk::run(service, (organiser, event), Cause::Bulk, guests, said, remove_slice)
}

/// Restores removed guests, with their seats where these are still free. Blocks.
pub fn restore(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    guest_ids: &[String],
) -> Result<BatchDone, Error> {
    let guests = bulk::read(service, organiser, event, guest_ids)?;
    let said = |count| Activity::GuestsRestored { count };
    bulk::run(service, (organiser, event), Cause::Bulk, guests, said, restore_slice)
}

/// Removes those of a slice who are on the list.
pub(super) fn remove_slice(tx: &mut Tx<'_>, part: Part<'_>, slice: Vec<Named>) -> Result<SliceDone, Error> {
    let ids: Vec<&GuestId> = slice.iter().map(|guest| &guest.id).collect();
    let known = rows::candidates(tx.conn, part.scope, &ids)?;
    let (present, absent): (Vec<&Named>, Vec<&Named>) = slice.iter().partition(|guest| known.contains_key(&guest.id));
    let present: Vec<(&GuestId, &Candidate)> = present
        .into_iter()
        .filter_map(|guest| Some((&guest.id, known.get(&guest.id)?)))
        .collect();
    take_off(tx, part, &present)?;
    Ok(SliceDone {
        changed: present.len(),
        skipped: absent.into_iter().map(|guest| guest.skip(REMOVED_BEFORE)).collect(),
    })
}

/// Takes guests off the list, and notes the seats they had.
pub(super) fn take_off(tx: &mut Tx<'_>, part: Part<'_>, guests: &[(&GuestId, &Candidate)]) -> Result<(), Error> {
    let ids: Vec<&GuestId> = guests.iter().map(|(id, _)| *id).collect();
    seat_changes::free_seats(tx, part.scope, &ids)?;
    let now = tx.now;
    rows::set_removed(tx.conn, part.scope, &ids, Some(now))?;
    let changes: Vec<FieldChange> = guests
        .iter()
        .map(|(id, known)| FieldChange::new(id, FieldChange::REMOVED, seat_value(known.seat()), ""))
        .collect();
    change_log::note_in(tx, part.organiser, part.scope, part.action(), &changes)?;
    tx.happened(&Happened::PlacesFreed { scope: part.scope })
}

/// Restores those of a slice who are removed.
pub(super) fn restore_slice(tx: &mut Tx<'_>, part: Part<'_>, slice: Vec<Named>) -> Result<SliceDone, Error> {
    // The plan keeps its chairs in the meantime.
    floor_plans::lock_all(tx.conn, part.scope)?;
    let ids: Vec<&GuestId> = slice.iter().map(|guest| &guest.id).collect();
    let known = rows::lock_removed(tx.conn, part.scope, &ids)?;
    let (removed, present): (Vec<&Named>, Vec<&Named>) = slice.iter().partition(|guest| known.contains_key(&guest.id));
    let removed: Vec<(&GuestId, &Restorable)> = removed
        .into_iter()
        .filter_map(|guest| Some((&guest.id, known.get(&guest.id)?)))
        .collect();
    put_back(tx, part, &removed)?;
    Ok(SliceDone {
        changed: removed.len(),
        skipped: present
            .into_iter()
            .map(|guest| guest.skip("Is already on the list."))
            .collect(),
    })
}

fn put_back(tx: &mut Tx<'_>, part: Part<'_>, guests: &[(&GuestId, &Restorable)]) -> Result<(), Error> {
    if guests.is_empty() {
        return Ok(());
    }
    check_event_room(tx, part.scope, guests.len())?;
    let ids: Vec<&GuestId> = guests.iter().map(|(id, _)| *id).collect();
    rows::set_removed(tx.conn, part.scope, &ids, None)?;
    let removals = guest_changes::latest(tx.conn, part.scope, &ids, FieldChange::REMOVED)?;
    let wanted: Vec<(GuestId, SeatId, SeatedBy)> = guests
        .iter()
        .filter(|(_, known)| known.rsvp != Rsvp::Declined)
        .filter_map(|(id, _)| {
            let (seat, by) = parse_seat_value(&removals.get(id)?.1.old)?;
            Some(((*id).clone(), seat, by))
        })
        .collect();
    let seated = seat_again(tx, part.scope, &wanted)?;
    let seat_of = |id: &GuestId| wanted.iter().find(|(guest, ..)| guest == id && seated.contains(id));
    let changes: Vec<FieldChange> = ids
        .iter()
        .map(|id| {
            let seat = seat_of(id).map(|(_, seat, by)| (seat, *by));
            FieldChange::new(id, FieldChange::RESTORED, "", seat_value(seat))
        })
        .collect();
    change_log::note_in(tx, part.organiser, part.scope, part.action(), &changes)
}

/// Restores the former seats of guests without a seat, if the plan still has them and they are free. Returns the guests
/// who are seated.
pub(super) fn seat_again(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    wanted: &[(GuestId, SeatId, SeatedBy)],
) -> Result<HashSet<GuestId>, Error> {
    let seats: Vec<&SeatId> = wanted.iter().map(|(_, seat, _)| seat).collect();
    let place = scope::first_seating(tx, scope)?;
    let there = seats::labels(tx.conn, place.room(), &seats)?;
    let possible = wanted.iter().filter(|(_, seat, _)| there.contains_key(seat.as_str()));
    let seated = seat_changes::place_all(tx, &place, possible.cloned())?;
    // The seat determines the table.
    let ids: Vec<&GuestId> = seated.iter().collect();
    rows::set_tables(tx.conn, scope, &ids, None)?;
    Ok(seated)
}

/// Erases the guests who were removed more than 30 days ago and returns how many. Blocks.
pub(crate) fn erase_expired(service: &Service) -> Result<usize, Error> {
    let mut erased = 0;
    loop {
        let some = service.write(|tx| {
            let before = tx.now - TimeDelta::days(GUEST_RESTORE_DAYS);
            let expired = rows::expired(tx.conn, before, ERASED_PER_TRANSACTION)?;
            for guest in &expired {
                tx.note_guests(&guest.scope, [&guest.id]);
                let with_the_guest = [Kind::Answers, Kind::Wishes, Kind::Mail, Kind::Parties];
                tx.note(&guest.scope, Changes::any_of(&with_the_guest));
                activity::replace_name(tx, &guest.scope, &guest.names, ERASED_GUEST)?;
                import::forget_file_names(tx, &guest.scope, &guest.id, &guest.names)?;
                personal::forget(tx.conn, &guest.scope, &guest.id)?;
                rows::erase(tx.conn, guest)?;
            }
            Ok::<_, Error>(expired.len())
        })?;
        erased += some;
        if some == 0 {
            return Ok(erased);
        }
    }
}
