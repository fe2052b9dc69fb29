//! Free seats for guests who have just answered that they come: at one table if a table has room for all.

use std::collections::BTreeMap;

use domain::guest::change::FieldChange;
use domain::id::GuestId;
use domain::seat::{SeatId, SeatedBy};
use storage::{guests, seat_assignments};

use super::Context;
use crate::error::Error;
use crate::guests::{note_registered_seats, seat_change};
use crate::seating;
use crate::service::Tx;

/// Seats those of these guests who have no seat and no table of their own, as far as there are free seats.
pub(super) fn give(tx: &mut Tx<'_>, context: Context<'_>, of: &[GuestId]) -> Result<(), Error> {
    let scope = context.scope;
    let mut waiting = Vec::with_capacity(of.len());
    let mut near = None;
    for id in of {
        let known = guests::get(tx.conn, scope, id)?;
        match known.seat {
            Some(seat) => near = Some(seat.id.table().to_owned()),
            None if known.guest.table_id.is_none() => waiting.push(id.clone()),
            None => {}
        }
    }
    if waiting.is_empty() {
        return Ok(());
    }
    let free = choose(
        seat_assignments::free_seats(tx.conn, scope)?,
        near.as_deref(),
        waiting.len(),
    );
    let wanted: Vec<(GuestId, SeatId)> = waiting.into_iter().zip(free).collect();
    let with_engine = wanted
        .iter()
        .cloned()
        .map(|(guest, seat)| (guest, seat, SeatedBy::Engine));
    let seated = seating::place_all(tx, scope, with_engine)?;
    let changes: Vec<FieldChange> = wanted
        .iter()
        .filter(|(guest, _)| seated.contains(guest))
        .filter_map(|(guest, seat)| seat_change(guest, None, Some((seat, SeatedBy::Engine))))
        .collect();
    note_registered_seats(tx, scope, (context.batch, context.requester), &changes)
}

/// Returns so many free seats: at the table where the party sits, else at the table that they fill best, else anywhere.
fn choose(free: Vec<SeatId>, near: Option<&str>, count: usize) -> Vec<SeatId> {
    let mut tables: BTreeMap<String, Vec<SeatId>> = BTreeMap::new();
    for seat in free {
        tables.entry(seat.table().to_owned()).or_default().push(seat);
    }
    if let Some(seats) = near
        .and_then(|near| tables.get(near))
        .filter(|seats| seats.len() >= count)
    {
        return seats.iter().take(count).cloned().collect();
    }
    let best = tables
        .values()
        .filter(|seats| seats.len() >= count)
        .min_by_key(|seats| seats.len());
    match best {
        Some(seats) => seats.iter().take(count).cloned().collect(),
        None => tables.into_values().flatten().take(count).collect(),
    }
}
