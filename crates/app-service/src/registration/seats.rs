//! Free seats for guests who have just answered that they come: at one table if a table has room for all.

use domain::guest::change::FieldChange;
use domain::id::GuestId;
use domain::seat::{SeatId, SeatedBy};
use storage::guests;

use super::Context;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Tx;
use crate::guests::change_log::{note_by_guest, seat_change};
use crate::guests::seat_changes;
use crate::mail::scheduler;
use crate::plans;
use crate::seating::open::{OpenSeats, Seeker};

/// Seats those of these guests who have no seat and no table of their own, as far as there are open seats. Guests who belong
/// to the head table are left to the organiser, who alone gives its seats.
pub(super) fn give(tx: &mut Tx<'_>, context: Context<'_>, of: &[GuestId]) -> Result<(), Error> {
    let scope = context.scope;
    let mut seekers = Vec::with_capacity(of.len());
    let mut near = None;
    for id in of {
        let known = guests::get(tx.conn, scope, id)?;
        match known.seat {
            Some(seat) => near = Some(seat.id.table().to_owned()),
            None if known.guest.table_id.is_none() => seekers.push(Seeker {
                guest: id.clone(),
                wheelchair: known.guest.wheelchair,
            }),
            None => {}
        }
    }
    if seekers.is_empty() || is_head_table(tx, context, near.as_deref())? {
        return Ok(());
    }
    let place = scope::first_seating(tx, scope)?;
    let wanted = OpenSeats::read(tx, &place, &seekers)?.choose(&seekers, near.as_deref());
    let with_engine = wanted
        .iter()
        .cloned()
        .map(|(guest, seat)| (guest, seat, SeatedBy::Engine));
    let seated = seat_changes::place_all(tx, &place, with_engine)?;
    let changes: Vec<FieldChange> = wanted
        .iter()
        .filter(|(guest, _)| seated.contains(guest))
        .filter_map(|(guest, seat): &(GuestId, SeatId)| seat_change(guest, None, Some((seat, SeatedBy::Engine))))
        .collect();
    note_by_guest(tx, scope, context.batch, &changes)?;
    scheduler::seated(tx, scope, &changes, context.requester)
}

fn is_head_table(tx: &mut Tx<'_>, context: Context<'_>, table: Option<&str>) -> Result<bool, Error> {
    let Some(table) = table else { return Ok(false) };
    let room = scope::first_room(tx, context.scope)?;
    let plan = plans::load(tx, &room)?.plan;
    Ok(plan.element(table).is_some_and(domain::plan::Element::is_head_table))
}
