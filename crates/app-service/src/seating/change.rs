//! Writing the seats of one slice: guests leave their seats first, and then take others.

use std::collections::{HashMap, HashSet};

use domain::guest::change::{Cause, FieldChange};
use domain::id::{BatchId, GuestId};
use domain::live::{Changes, Kind};
use domain::seat::{SeatId, SeatedBy};
use storage::guests::{self, Candidate};
use storage::seating::{assignments as seat_assignments, sittings::SeatingScope};

use super::moves::{self, Move};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Tx;
use crate::guests::change_log::{note_in, seat_change};
use crate::guests::seat_changes::place_all;

/// Returns the guests who cannot have their new seats: others sit there, or the seat is `gone`.
pub(super) fn blocked(
    tx: &mut Tx<'_>,
    scope: &SeatingScope,
    wanted: &[Move],
    gone: Vec<SeatId>,
) -> Result<HashSet<GuestId>, Error> {
    let moving: HashSet<&GuestId> = wanted.iter().map(|each| &each.guest).collect();
    let seats: Vec<SeatId> = wanted.iter().filter_map(|each| each.to.clone()).collect();
    let occupants = seat_assignments::occupants(tx.conn, scope, &seats)?.into_iter();
    let others = occupants.filter(|occupant| !moving.contains(&occupant.guest_id));
    let taken = others.map(|occupant| occupant.seat_id).chain(gone);
    Ok(moves::blocked(wanted, taken))
}

/// Takes the present seats away, all of them first because a guest may get the seat that another one leaves, and gives the
/// new ones in the name of `by`. The changes belong to an action of the history.
pub(super) fn change_seats(
    tx: &mut Tx<'_>,
    (organiser, scope): (&Organiser, &SeatingScope),
    action: (&BatchId, Cause),
    wanted: &[Move],
    known: &HashMap<GuestId, Candidate>,
    by: impl Fn(&GuestId) -> SeatedBy,
) -> Result<(), Error> {
    tx.note(
        scope,
        Changes::ids(Kind::Seats, wanted.iter().map(|each| each.guest.as_str())),
    );
    let leaving: Vec<&GuestId> = wanted.iter().map(|each| &each.guest).collect();
    seat_assignments::delete_of_guests(tx.conn, scope.sitting(), &leaving)?;
    let arriving: Vec<(&GuestId, &SeatId)> = wanted
        .iter()
        .filter_map(|each| Some((&each.guest, each.to.as_ref()?)))
        .collect();
    let assignments = arriving
        .iter()
        .map(|(guest, seat)| ((*guest).clone(), (*seat).clone(), by(guest)));
    if place_all(tx, scope, assignments)?.len() < arriving.len() {
        // Another writer took a seat after it was read as free; the whole slice is rolled back.
        return Err(Error::Unavailable("another writer took a seat".to_owned()));
    }
    let changes: Vec<FieldChange> = wanted
        .iter()
        .filter_map(|Move { guest, to, .. }| {
            let after = to.as_ref().map(|seat| (seat, by(guest)));
            seat_change(guest, known.get(guest)?.seat(), after)
        })
        .collect();
    note_in(tx, organiser, scope, action, &changes)?;
    // The seat now determines the table.
    let has_table = |guest: &GuestId| known.get(guest).is_some_and(|known| known.seatable.table_id.is_some());
    let tables: Vec<&GuestId> = arriving
        .into_iter()
        .map(|(guest, _)| guest)
        .filter(|guest| has_table(guest))
        .collect();
    Ok(guests::set_tables(tx.conn, scope, &tables, None)?)
}
