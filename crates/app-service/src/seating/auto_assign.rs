//! Auto-assign: the engine works on a snapshot, outside any write; its seats are then given in slices, between which other
//! people write. Each of them checks that the plan is still the same and gives way to whatever people did meanwhile.

use domain::account::Act;
use domain::activity::Activity;
use domain::id::{EventId, GuestId};
use domain::plan::FloorPlan;
use seating_engine::engine::{Budget, Config, Control, Engine};
use storage::guests::{self, SeatedGuest};
use storage::seats;

use super::moves::Move;
use super::task;
use crate::activity;
use crate::actor::Organiser;
use crate::error::{Conflict, Error};
use crate::failures;
use crate::plans;
use crate::scope;
use crate::service::Service;

mod give;

use give::{Done, give, moves};

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
    moves: Vec<Move>,
    unseated: Vec<Unseated>,
    score: Score,
}

/// Seats everybody who is coming and has no seat, as well as it can. Blocks.
pub fn auto_assign(service: &Service, who: &Organiser, event: &EventId) -> Result<AutoAssigned, Error> {
    who.must_edit()?;
    let mut done = Done::default();
    let outcome = seat_all(service, who, event, &mut done);
    if done.seated > 0
        && let Err(error) = record(service, who, event, &done)
    {
        failures::log("the activity log has no entry for seats that were assigned", &error);
    }
    outcome
}

fn seat_all(service: &Service, who: &Organiser, event: &EventId, done: &mut Done) -> Result<AutoAssigned, Error> {
    for _ in 0..TRIES {
        let snapshot = service.read(|r| {
            let scope = scope::of_event(r, who, event)?;
            task::check_counts(guests::count(r.conn, &scope)?, seats::count_tables(r.conn, &scope)?)?;
            let view = plans::load(r, &scope)?;
            Ok(Snapshot {
                revision: view.revision,
                plan: view.plan,
                guests: guests::of_event(r.conn, &scope)?,
            })
        })?;
        match give(service, who, event, propose(&snapshot)?, done) {
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
        moves: moves(&snapshot.guests, seats.collect()),
        unseated: unseated.collect(),
        score,
    })
}

/// Adds one entry to the activity log for all slices.
fn record(service: &Service, who: &Organiser, event: &EventId, done: &Done) -> Result<(), Error> {
    let (event, count) = (event.clone(), u64::try_from(done.seated).unwrap_or(u64::MAX));
    service.write_as(who, Act::Edit, move |tx, who| {
        let scope = scope::of_event(tx, who, &event)?;
        activity::record(tx, who, &scope, &Activity::SeatsAssigned { count })
    })
}
