//! Writes a change of a plan that affects many seats, without holding the writer for long.
//!
//! The new index of seats is written in slices into a generation that no query reads (`storage::seating::seats::generations`). Then one
//! transaction stores the document and makes the new generation the current one: its size does not follow from the number
//! of seats, and people see all of the change or nothing. The replaced generation goes in slices afterwards.
//!
//! A read determines who would lose a seat before anything is written, so a refusal costs the writer nothing. The
//! transaction only compares; when guests have moved in between, the read is repeated. The housekeeping removes what a
//! crash leaves behind; until then no query returns it.

use std::collections::HashMap;
use std::sync::Arc;

use domain::account::Act;
use domain::id::{EventId, GuestId, SittingId};
use domain::seat::Seat;
use storage::events::EventScope;
use storage::plans::floor_plans;
use storage::plans::rooms::RoomScope;
use storage::purge::Progress;
use storage::seating::assignments::Occupant;
use storage::seating::seats::generations as seat_generations;

use super::Change;
use super::save::{Saved, applied_or_stale, consenting_occupants, note, note_unseated, store};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::failures;
use crate::core::scope;
use crate::core::service::{Reading, Service, Tx};
use crate::core::slices::{self, ROWS_PER_TRANSACTION};

/// How often guests may move between the read and the transaction before the caller has to try again.
const ATTEMPTS: usize = 3;

/// What is known of a change before it is written.
enum Before {
    /// It was applied earlier.
    Applied(Saved),
    /// The guests who lose their seats, all of them with consent.
    Leaving(HashMap<(GuestId, SittingId), Occupant>),
}

/// A change on the way into a hidden generation.
struct Rebuild<'a> {
    service: &'a Service,
    organiser: &'a Organiser,
    event: &'a EventId,
    scope: RoomScope,
    generation: i64,
    change: Arc<Change>,
}

/// Writes a change and all seats of the new plan over the revision it was made from. Blocks.
pub(super) fn rebuild(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    change: Change,
    seats: Vec<Seat>,
) -> Result<Saved, Error> {
    let (scope, before) = service.read(|r| {
        let scope = scope::room_of_event(r, organiser, event)?;
        let before = look(r, &scope, &change)?;
        Ok((scope, before))
    })?;
    let leaving = match before {
        Before::Applied(saved) => return Ok(saved),
        Before::Leaving(guests) => guests,
    };
    let rebuild = Rebuild {
        generation: begin(service, organiser, event)?,
        service,
        organiser,
        event,
        scope,
        change: Arc::new(change),
    };
    let outcome = rebuild.fill(seats).and_then(|()| rebuild.finish(leaving));
    let hidden = match &outcome {
        Ok((_, hidden)) => *hidden,
        Err(_) => rebuild.generation,
    };
    if let Err(error) = discard(service, &rebuild.scope, hidden) {
        // No query returns it, and the housekeeping tries again.
        failures::log("seats of a replaced plan could not be removed", &error);
    }
    outcome.map(|(saved, _)| saved)
}

/// Reads whether a change was applied already, is stale, or would unseat guests without their consent.
fn look(r: &mut Reading<'_>, scope: &RoomScope, change: &Change) -> Result<Before, Error> {
    let present = floor_plans::revision(r.conn, scope)?;
    if present != change.base_revision {
        return applied_or_stale(r, scope, change, present).map(Before::Applied);
    }
    let leaving = consenting_occupants(r, scope, change)?.into_iter();
    let occupants = leaving.map(|occupant| ((occupant.guest_id.clone(), occupant.sitting_id.clone()), occupant));
    Ok(Before::Leaving(occupants.collect()))
}

fn begin(service: &Service, organiser: &Organiser, event: &EventId) -> Result<i64, Error> {
    let event = event.clone();
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        let scope = scope::room_of_event(tx, organiser, &event)?;
        let now = tx.now;
        Ok(seat_generations::begin(tx.conn, &scope, now)?)
    })
}

impl Rebuild<'_> {
    fn fill(&self, seats: Vec<Seat>) -> Result<(), Error> {
        let generation = self.generation;
        let room = self.scope.clone();
        let add = move |tx: &mut Tx<'_>, _: &EventScope, slice: Vec<Seat>| match seat_generations::add(
            tx.conn, &room, generation, &slice,
        )? {
            true => Ok(()),
            false => Err(interrupted()),
        };
        slices::write(self.service, &self.scope, seats, ROWS_PER_TRANSACTION, add).map(drop)
    }

    /// Makes the change visible. Returns the outcome, and the generation that is now hidden.
    fn finish(&self, mut leaving: HashMap<(GuestId, SittingId), Occupant>) -> Result<(Saved, i64), Error> {
        for _ in 0..ATTEMPTS {
            if let Some(done) = self.switch(leaving)? {
                return Ok(done);
            }
            leaving = match self.service.read(|r| look(r, &self.scope, &self.change))? {
                Before::Applied(saved) => return Ok((saved, self.generation)),
                Before::Leaving(guests) => guests,
            };
        }
        Err(Error::Unavailable("guests moved while the plan was saved".to_owned()))
    }

    /// Makes the change visible, unless guests have moved since `leaving` was read.
    fn switch(&self, leaving: HashMap<(GuestId, SittingId), Occupant>) -> Result<Option<(Saved, i64)>, Error> {
        let (event, generation, change) = (self.event.clone(), self.generation, Arc::clone(&self.change));
        self.service.write_as(self.organiser, Act::Edit, move |tx, organiser| {
            let scope = scope::room_of_event(tx, organiser, &event)?;
            switch(tx, organiser, &scope, generation, &change, leaving)
        })
    }
}

fn switch(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &RoomScope,
    generation: i64,
    change: &Change,
    mut leaving: HashMap<(GuestId, SittingId), Occupant>,
) -> Result<Option<(Saved, i64)>, Error> {
    let present = floor_plans::lock_revision(tx.conn, scope)?;
    if present != change.base_revision {
        let saved = applied_or_stale(tx, scope, change, present)?;
        return Ok(Some((saved, generation)));
    }
    seat_generations::lock(tx.conn, scope)?;
    let unseated = seat_generations::seated_elsewhere(tx.conn, scope, generation)?;
    let unseated: Option<Vec<Occupant>> = unseated.iter().map(|seated| leaving.remove(seated)).collect();
    let Some(unseated) = unseated else { return Ok(None) };
    let revision = match store(tx, organiser, scope, change)? {
        Saved::Now(revision) => revision,
        earlier @ Saved::Before(_) => return Ok(Some((earlier, generation))),
    };
    if !unseated.is_empty() {
        seat_generations::unseat_elsewhere(tx.conn, scope, generation)?;
        note_unseated(tx, organiser, scope, &unseated)?;
    }
    let now = tx.now;
    let replaced = seat_generations::switch(tx.conn, scope, generation, now)?.ok_or_else(interrupted)?;
    note(tx, organiser, scope, change, revision)?;
    Ok(Some((Saved::Now(revision), replaced)))
}

/// Removes a hidden generation in slices.
pub(crate) fn discard(service: &Service, scope: &RoomScope, generation: i64) -> Result<(), Error> {
    let limit = i64::try_from(ROWS_PER_TRANSACTION).unwrap_or(i64::MAX);
    loop {
        let scope = scope.clone();
        let slice = move |tx: &mut Tx<'_>| Ok(seat_generations::discard(tx.conn, &scope, generation, limit)?);
        if service.write(slice)? != Progress::More {
            return Ok(());
        }
    }
}

fn interrupted() -> Error {
    Error::Unavailable("the change of the plan was interrupted".to_owned())
}
