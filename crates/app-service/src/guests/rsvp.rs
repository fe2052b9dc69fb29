//! The answer of many guests at once.

use std::collections::HashMap;

use domain::activity::Activity;
use domain::guest::change::{Cause, FieldChange};
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use storage::guests::{self as rows, Candidate};

use super::bulk::{self, BatchDone, Named, Part, REMOVED_BEFORE, SliceDone};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::happened::Happened;
use crate::core::service::{Service, Tx};
use crate::guests::change_log;
use crate::guests::seat_changes;

/// Sets the answer of guests; declining frees their seats. Blocks.
pub fn answer(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    guest_ids: &[String],
    rsvp: &str,
) -> Result<BatchDone, Error> {
    let rsvp = Rsvp::parse(rsvp)?;
    let guests = bulk::read(service, organiser, event, guest_ids)?;
    let said = move |count| Activity::GuestsAnswered {
        count,
        rsvp: rsvp.as_str().to_owned(),
    };
    let work = move |tx: &mut Tx<'_>, part: Part<'_>, slice: Vec<Named>| answer_slice(tx, part, &slice, rsvp);
    bulk::run(service, (organiser, event), Cause::Bulk, guests, said, work)
}

fn answer_slice(tx: &mut Tx<'_>, part: Part<'_>, slice: &[Named], rsvp: Rsvp) -> Result<SliceDone, Error> {
    let ids: Vec<&GuestId> = slice.iter().map(|guest| &guest.id).collect();
    let known = rows::candidates(tx.conn, part.scope, &ids)?;
    let removed = slice.iter().filter(|guest| !known.contains_key(&guest.id));
    let skipped = removed.map(|guest| guest.skip(REMOVED_BEFORE)).collect();
    let changing: Vec<&GuestId> = ids
        .into_iter()
        .filter(|id| known.get(*id).is_some_and(|known| known.seatable.rsvp != rsvp))
        .collect();
    set(tx, part, &changing, &known, rsvp)?;
    Ok(SliceDone {
        changed: changing.len(),
        skipped,
    })
}

/// Sets the answer of guests who are known and locked, frees the seats of those who decline, and notes both.
pub(super) fn set(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    guests: &[&GuestId],
    known: &HashMap<GuestId, Candidate>,
    rsvp: Rsvp,
) -> Result<(), Error> {
    if guests.is_empty() {
        return Ok(());
    }
    let now = tx.now;
    tx.note_guests(part.scope, guests.iter().copied());
    rows::set_answers(tx.conn, part.scope, guests, rsvp, now)?;
    if rsvp == Rsvp::Declined {
        seat_changes::free_seats(tx, part.scope, guests)?;
    }
    let changes: Vec<FieldChange> = guests
        .iter()
        .filter_map(|id| Some((*id, known.get(*id)?)))
        .flat_map(|(id, known)| changes(id, known, rsvp))
        .collect();
    change_log::note_in(tx, part.organiser, part.scope, part.action(), &changes)?;
    if rsvp != Rsvp::Attending {
        tx.happened(&Happened::PlacesFreed { scope: part.scope })?;
    }
    Ok(())
}

fn changes(id: &GuestId, known: &Candidate, rsvp: Rsvp) -> impl Iterator<Item = FieldChange> {
    let answer = FieldChange::new(id, FieldChange::RSVP, known.seatable.rsvp.as_str(), rsvp.as_str());
    let seat = known.seat().filter(|_| rsvp == Rsvp::Declined);
    [Some(answer), change_log::seat_change(id, seat, None)]
        .into_iter()
        .flatten()
}
