//! The log of changes of guests, written by each action in its own transaction.

use domain::guest::change::{self, Cause, FieldChange, seat_value};
use domain::id::{BatchId, ChangeId, GuestId, UserId};
use domain::seat::{SeatId, SeatedBy};
use storage::events::EventScope;
use storage::guests::{changes as rows, changes::Action};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::happened::Happened;
use crate::core::random::{Random, id_bytes};
use crate::core::service::Tx;

/// Draws the id of a new action.
pub(crate) fn new_batch(random: &dyn Random) -> Result<BatchId, Error> {
    Ok(BatchId::from_random(&id_bytes(random)?))
}

/// Notes changes that are an action of their own.
pub(crate) fn note(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    cause: Cause,
    changes: &[FieldChange],
) -> Result<(), Error> {
    let batch = new_batch(tx.random())?;
    note_in(tx, organiser, scope, (&batch, cause), changes)
}

/// Notes changes as part of an action.
pub(crate) fn note_in(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    action: (&BatchId, Cause),
    changes: &[FieldChange],
) -> Result<(), Error> {
    insert(tx, Some(organiser.user_id()), scope, action, changes)?;
    tx.happened(&Happened::GuestsChanged { scope, changes })
}

/// Records changes made by guests or the server.
pub(crate) fn note_by_guest(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    batch: &BatchId,
    changes: &[FieldChange],
) -> Result<(), Error> {
    insert(tx, None, scope, (batch, Cause::Answer), changes)
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
    tx.note(scope, change::concerned(changes, cause));
    let now = tx.now;
    let with_id = |change: &FieldChange| {
        let id = ChangeId::timed(now, &tx.id_bytes()?);
        Ok((id.to_string(), change.clone()))
    };
    let rows = changes.iter().map(with_id).collect::<Result<Vec<_>, Error>>()?;
    Ok(rows::insert(tx.conn, scope, Action { batch, by, cause }, &rows, now)?)
}

/// Describes a change of a guest's seat, or returns `None` when it is the same.
pub(crate) fn seat_change(
    guest: &GuestId,
    before: Option<(&SeatId, SeatedBy)>,
    after: Option<(&SeatId, SeatedBy)>,
) -> Option<FieldChange> {
    let differs = before.map(|(seat, _)| seat) != after.map(|(seat, _)| seat);
    differs.then(|| FieldChange::new(guest, FieldChange::SEAT, seat_value(before), seat_value(after)))
}
