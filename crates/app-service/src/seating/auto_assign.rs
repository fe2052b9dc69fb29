//! Auto-assign: the engine works on a snapshot, outside any write; its seats are then written in one transaction that
//! checks that the plan is still the same and gives way to whatever people did meanwhile.

use std::collections::{HashMap, HashSet};

use domain::account::Act;
use domain::activity::Activity;
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use domain::plan::FloorPlan;
use domain::seat::{SeatId, SeatedBy};
use seating_engine::engine::{Budget, Config, Control, Engine};
use storage::guests::{self, SeatedGuest};
use storage::{floor_plans, seat_assignments, seats};

use super::{place_all, task};
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
            task::check_counts(guests::count(r.conn, &scope)?, seats::count_tables(r.conn, &scope)?)?;
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
    let leaving: Vec<&GuestId> = wanted.iter().map(|(guest, _)| guest).collect();
    seat_assignments::delete_of_guests(tx.conn, &scope, &leaving)?;
    let changes = wanted.len();
    let wanted: Vec<(&SeatedGuest, SeatId)> = wanted
        .into_iter()
        .filter_map(|(guest, seat)| Some((guests.get(guest.as_str())?, seat?)))
        .collect();
    let proposed = wanted
        .iter()
        .map(|(known, seat)| (known.guest.id.clone(), seat.clone(), SeatedBy::Engine));
    let seated = place_all(tx, &scope, proposed)?;
    // The seat says which table it is now.
    let had_table = |known: &&SeatedGuest| seated.contains(&known.guest.id) && known.guest.table_id.is_some();
    let known = wanted.iter().map(|(known, _)| *known);
    let with_table: Vec<&GuestId> = known.clone().filter(had_table).map(|known| &known.guest.id).collect();
    guests::set_tables(tx.conn, &scope, &with_table, None)?;
    if changes > 0 {
        let count = u64::try_from(seated.len()).unwrap_or(u64::MAX);
        activity::record(tx, who, &scope, &Activity::SeatsAssigned { count })?;
    }
    Ok(outcome(known, &seated, proposal.unseated, proposal.score))
}

/// Counts who is newly seated, and adds the guests whose seat was taken meanwhile to those who have none.
fn outcome<'a>(
    wanted: impl Iterator<Item = &'a SeatedGuest>,
    seated: &HashSet<GuestId>,
    unseated: Vec<Unseated>,
    score: Score,
) -> AutoAssigned {
    let mut done = AutoAssigned {
        assigned_count: 0,
        unseated,
        score,
    };
    for known in wanted {
        if seated.contains(&known.guest.id) {
            done.assigned_count += usize::from(known.seat.is_none());
            continue;
        }
        done.score.unseated += 1;
        done.unseated.push(Unseated {
            guest_id: known.guest.id.clone(),
            name: known.guest.texts.full_name(),
            reason: "Someone else took the seat at the same moment.".to_owned(),
        });
    }
    done
}
