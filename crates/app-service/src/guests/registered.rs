//! What a guest's own answer writes: a new guest, or the texts and the answer of one who is known.

use domain::guest::change::FieldChange;
use domain::guest::status::{Rsvp, RsvpBy};
use domain::guest::{Guest, GuestDraft, GuestTexts};
use domain::id::{BatchId, GuestId};
use domain::party::Party;
use domain::seat::SeatedBy;
use storage::events::EventScope;
use storage::registration::forms::Registration;
use storage::{guests as rows, seating::assignments};

use super::{check_event_room, codes, new_guest};
use crate::activity;
use crate::core::error::Error;
use crate::core::quota;
use crate::core::service::Tx;
use crate::guests::change_log::{note_by_guest, seat_change};

/// Adds a guest who has registered.
pub(crate) fn add_registered(
    tx: &mut Tx<'_>,
    (scope, registration): (&EventScope, &Registration),
    batch: &BatchId,
    (texts, rsvp): (GuestTexts, Rsvp),
    party: Option<Party>,
) -> Result<Guest, Error> {
    check_event_room(tx, scope, 1)?;
    quota::check_registered(tx, registration)?;
    let draft = GuestDraft {
        texts,
        rsvp,
        arrived: false,
        party: None,
        vip: false,
        wheelchair: false,
    };
    let by = (tx.now, RsvpBy::Guest);
    let mut guests = [new_guest(tx.random(), scope, draft, party, by)?];
    codes::insert(tx, scope, &mut guests, None)?;
    let [guest] = guests;
    tx.note_guests(scope, [&guest.id]);
    let added = FieldChange::new(&guest.id, FieldChange::ADDED, "", guest.texts.full_name());
    note_by_guest(tx, scope, batch, &[added])?;
    Ok(guest)
}

/// Writes the answer of a guest who is known. Declining frees the seat.
pub(crate) fn answer_as_guest(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    batch: &BatchId,
    id: &GuestId,
    (rsvp, change): (Rsvp, impl FnOnce(&mut GuestTexts)),
) -> Result<Guest, Error> {
    let known = rows::get(tx.conn, scope, id)?;
    let by = known.by.unwrap_or(SeatedBy::Hand);
    let (old, seat) = (known.guest, known.seat.map(|seat| seat.id));
    let mut new = old.clone();
    change(&mut new.texts);
    new.answer(rsvp, RsvpBy::Guest, tx.now);
    if new == old {
        return Ok(new);
    }
    let now = tx.now;
    tx.note_guests(scope, [id]);
    rows::update(tx.conn, scope, &new, now)?;
    let mut changes = FieldChange::between(&old, &new);
    if rsvp == Rsvp::Declined && assignments::delete_everywhere(tx.conn, scope, &[id])? > 0 {
        changes.extend(seat_change(id, seat.as_ref().map(|seat| (seat, by)), None));
    }
    if old.texts.full_name() != new.texts.full_name() {
        activity::replace_name(tx, scope, &old.texts, &new.texts.full_name())?;
    }
    note_by_guest(tx, scope, batch, &changes)?;
    Ok(new)
}
