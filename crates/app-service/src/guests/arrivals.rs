//! Arrivals that are marked on the guest list: entries of the log like those of the doors.

use domain::check_in::{EntryKind, EntryResult, WEB_DEVICE};
use domain::guest::GuestPatch;
use domain::id::{ChangeId, GuestId};
use domain::live::{Changes, Kind};
use storage::events::EventScope;
use storage::{check_in as rows, check_in::Entry};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Tx;

/// Locks the log of an event when a patch may mark an arrival. The log is locked before guests are.
pub(crate) fn lock_for(tx: &mut Tx<'_>, scope: &EventScope, patch: &GuestPatch) -> Result<(), Error> {
    if patch.attendance.is_some() || patch.status.is_some() {
        rows::lock(tx.conn, scope)?;
    }
    Ok(())
}

/// Adds an arrival of a guest who is not present, or undoes all those that count.
pub(crate) fn mark(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    guest: &GuestId,
    arrived: bool,
) -> Result<(), Error> {
    rows::lock(tx.conn, scope)?;
    let mut known = rows::of_guests(tx.conn, scope, &[guest])?;
    known.retain(|entry| entry.counts);
    let sequence = rows::latest(tx.conn, scope)?;
    let mut added = Vec::new();
    if arrived && known.is_empty() {
        added.push(Entry {
            guest: Some(guest.clone()),
            counts: true,
            ..blank(tx, EntryKind::Arrive, EntryResult::Arrived, sequence + 1)?
        });
    }
    if !arrived {
        for (entry, number) in known.iter_mut().zip(sequence + 1..) {
            let undo = blank(tx, EntryKind::Undo, EntryResult::Undone, number)?;
            added.push(Entry {
                undoes: Some(entry.id.clone()),
                ..undo
            });
            entry.counts = false;
            rows::update(tx.conn, scope, entry)?;
        }
    }
    if added.is_empty() {
        return Ok(());
    }
    rows::insert(tx.conn, scope, &added.iter().collect::<Vec<_>>(), organiser.user_id())?;
    let at = added.iter().find(|entry| entry.counts).map(|entry| entry.corrected_at);
    tx.note(scope, Changes::ids(Kind::CheckIns, [guest.as_str()]));
    tx.note_guests(scope, [guest]);
    Ok(rows::set_arrived(tx.conn, scope, guest, at)?)
}

fn blank(tx: &Tx<'_>, kind: EntryKind, result: EntryResult, sequence: i64) -> Result<Entry, Error> {
    Ok(Entry {
        id: ChangeId::timed(tx.now, &tx.id_bytes()?).to_string(),
        sequence,
        kind,
        guest: None,
        device_guest: None,
        reference: None,
        admitted: true,
        counts: false,
        undoes: None,
        name: None,
        result,
        first_entry: None,
        other_event: None,
        device: WEB_DEVICE.to_owned(),
        by: None,
        at: tx.now,
        corrected_at: domain::check_in::corrected_at(tx.now, None, tx.now),
        received_at: tx.now,
    })
}
