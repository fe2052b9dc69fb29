//! Auto-assign: the engine works on a snapshot, outside any write; its seats are then written in one transaction that
//! checks that the plan is still the same and gives way to whatever people did meanwhile.

use std::collections::HashMap;

use domain::account::Act;
use domain::activity::Activity;
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use domain::plan::FloorPlan;
use domain::seat::{SeatId, SeatedBy};
use seating_engine::engine::{Budget, Config, Control, Engine};
use storage::events::EventScope;
use storage::guests::{self, Seatable, SeatedGuest};
use storage::{floor_plans, seat_assignments};

use super::{place, task};
use crate::activity;
use crate::actor::Organiser;
use crate::error::{Conflict, Error};
use crate::plans;
use crate::scope;
use crate::service::{Service, Tx};

/// Tries when the plan changes under the engine.
const TRIES: usize = 3;

/// What auto-assign did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AutoAssigned {
    /// Guests who had no seat and have one now.
    pub assigned_count: usize,
    /// Guests who are coming and have no seat.
    pub unseated: Vec<Unseated>,
    /// What the plan is worth.
    pub score: Score,
}

/// A guest without a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unseated {
    /// The guest.
    pub guest_id: GuestId,
    /// The guest's name.
    pub name: String,
    /// Why, for people.
    pub reason: String,
}

/// The worth of a seating; compared in this order, smaller is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Guests without a seat.
    pub unseated: i64,
    /// Parties that had to be split, and the like.
    pub broken_rules: i64,
    /// Cost of the wishes that are not met.
    pub wishes: i64,
}

struct Snapshot {
    revision: i64,
    plan: FloorPlan,
    guests: Vec<SeatedGuest>,
}

/// What the engine proposes, in the words of the database.
struct Proposal {
    revision: i64,
    /// The seat of each guest who is coming; none for who is left over.
    seats: Vec<(GuestId, Option<SeatId>)>,
    unseated: Vec<Unseated>,
    score: Score,
}

/// Seats everybody who is coming and has no seat, as well as it can. Blocks.
pub fn auto_assign(service: &Service, who: &Organiser, event: &EventId) -> Result<AutoAssigned, Error> {
    who.must_edit()?;
    for _ in 0..TRIES {
        let snapshot = service.read(|r| {
            let scope = scope::of_event(r, who, event)?;
            let view = plans::load(r, &scope)?;
            Ok(Snapshot {
                revision: view.revision,
                plan: view.plan,
                guests: guests::of_event(r.conn, &scope)?,
            })
        })?;
        let proposal = propose(&snapshot)?;
        let event = event.clone();
        match service.write_as(who, Act::Edit, move |tx, who| apply(tx, who, &event, proposal)) {
            Err(Error::Conflict(Conflict::StaleRevision(_))) => {}
            other => return other,
        }
    }
    Err(Error::Unavailable(
        "the plan kept changing during auto-assign".to_owned(),
    ))
}

fn propose(snapshot: &Snapshot) -> Result<Proposal, Error> {
    let task = task::build(&snapshot.plan, &snapshot.guests)?;
    let engine = Engine::new(&task.problem, Config { seed: 1, threads: 1 });
    let outcome = engine.solve(Budget::default(), &mut |_| Control::Continue);
    let guest_of = |number: usize| task.guests.get(number).and_then(|at| snapshot.guests.get(*at));
    let seats = outcome.seat.iter().enumerate().filter_map(|(number, seat)| {
        let seat = seat.and_then(|seat| task.seats.get(seat)).cloned();
        Some((guest_of(number)?.guest.id.clone(), seat))
    });
    let unseated = outcome.unseated.iter().filter_map(|left| {
        let guest = &guest_of(left.guest)?.guest;
        Some(Unseated {
            guest_id: guest.id.clone(),
            name: guest.texts.full_name(),
            reason: left.reason.clone(),
        })
    });
    let score = Score {
        unseated: outcome.score.unseated.into(),
        broken_rules: outcome.score.violations.into(),
        wishes: outcome.score.cost,
    };
    Ok(Proposal {
        revision: snapshot.revision,
        seats: seats.collect(),
        unseated: unseated.collect(),
        score,
    })
}

fn apply(tx: &mut Tx<'_>, who: &Organiser, event: &EventId, proposal: Proposal) -> Result<AutoAssigned, Error> {
    let scope = scope::of_event(tx, who, event)?;
    let revision = floor_plans::lock_revision(tx.conn, &scope)?;
    if revision != proposal.revision {
        return Err(Error::Conflict(Conflict::StaleRevision(revision)));
    }
    guests::lock_all(tx.conn, &scope)?;
    let guests: HashMap<String, SeatedGuest> = guests::of_event(tx.conn, &scope)?
        .into_iter()
        .map(|guest| (guest.guest.id.to_string(), guest))
        .collect();
    let may_move = |known: &SeatedGuest| known.guest.rsvp != Rsvp::Declined && known.by != Some(SeatedBy::Hand);
    let sits_elsewhere = |known: &SeatedGuest, seat: Option<&SeatId>| known.seat.as_ref().map(|own| &own.id) != seat;
    let wanted = proposal.seats.into_iter().filter(|(guest, seat)| {
        let known = guests.get(guest.as_str());
        known.is_some_and(|known| may_move(known) && sits_elsewhere(known, seat.as_ref()))
    });
    let mut wanted: Vec<(GuestId, Option<SeatId>)> = wanted.collect();
    // One order for all writers, so that on PostgreSQL two of them wait for each other instead of locking up.
    wanted.sort_by(|a, b| a.1.cmp(&b.1));
    // All old seats first: a guest may get the seat that another one leaves.
    for (guest, _) in &wanted {
        seat_assignments::delete_of_guest(tx.conn, &scope, guest)?;
    }
    let mut done = AutoAssigned {
        assigned_count: 0,
        unseated: proposal.unseated,
        score: proposal.score,
    };
    let (changes, mut seated) = (wanted.len(), 0);
    for (guest, seat) in wanted {
        if let (Some(known), Some(seat)) = (guests.get(guest.as_str()), seat) {
            seated += u64::from(seat_one(tx, &scope, known, seat, &mut done)?);
        }
    }
    if changes > 0 {
        activity::record(tx, who, &scope, &Activity::SeatsAssigned { count: seated })?;
    }
    Ok(done)
}

/// Returns whether the guest got the seat.
fn seat_one(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    guest: &SeatedGuest,
    seat: SeatId,
    done: &mut AutoAssigned,
) -> Result<bool, Error> {
    let id = &guest.guest.id;
    let seatable = Seatable {
        scope: scope.clone(),
        rsvp: guest.guest.rsvp,
        table_id: guest.guest.table_id.clone(),
        // Taken away before.
        seat: None,
    };
    match tx.step(|tx| place(tx, &seatable, id, seat, SeatedBy::Engine)) {
        Ok(_) => {
            done.assigned_count += usize::from(guest.seat.is_none());
            Ok(true)
        }
        Err(Error::Conflict(Conflict::SeatTaken(_))) => {
            let reason = "Somebody else took the seat at the same moment.".to_owned();
            done.score.unseated += 1;
            done.unseated.push(Unseated {
                guest_id: id.clone(),
                name: guest.guest.texts.full_name(),
                reason,
            });
            Ok(false)
        }
        Err(other) => Err(other),
    }
}
