//! Auto-assign: the engine works on a snapshot, outside any write; its seats are then assigned in slices, between which
//! other people write. Each slice checks that the plan is unchanged, and yields to what people did in between. Guests
//! who have a seat stay there unless the caller asks for more.

use std::collections::{HashMap, HashSet};

use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use domain::seat::{SeatId, SeatedBy};
use seating_engine::engine::{Budget, Control, Progress};
use seating_engine::event::{self, Options, Search};
use serde::{Deserialize, Serialize};
use storage::guests::{self, SeatedGuest};

use super::Place;
use super::moves::Move;
use super::task::{Snapshot, refused};
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error};
use crate::core::run::Run;
use crate::core::scope;
use crate::core::service::{Reading, Service};

mod give;

use give::{Giving, Totals, moves};

/// Attempts when people change the plan or take seats while the engine works.
const MAX_ATTEMPTS: usize = 3;

/// What auto-assign may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AutoAssign {
    /// Whether guests whom auto-assign seated earlier may get another seat.
    pub move_seated: bool,
    /// Whether guests whom a person seated may get another seat.
    #[serde(default)]
    pub move_hand: bool,
    /// Whether only guests who said that they come are seated.
    #[serde(default)]
    pub only_attending: bool,
    /// Whether parties may sit at several tables.
    #[serde(default)]
    pub split_parties: bool,
    /// Maximum number of seated guests who may move.
    #[serde(default)]
    pub max_moves: Option<usize>,
}

impl AutoAssign {
    /// Returns whether a guest who was seated this way stays there.
    pub(super) fn keeps(self, by: SeatedBy) -> bool {
        self.options().keeps(by == SeatedBy::Hand)
    }

    fn options(self) -> Options {
        Options {
            move_seated: self.move_seated,
            move_hand: self.move_hand,
            only_attending: self.only_attending,
            split_parties: self.split_parties,
        }
    }
}

/// A guest whose seat has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChange {
    /// Where the guest was.
    pub before: Place,
    /// The seat now, if there is one.
    pub seat_id: Option<SeatId>,
}

/// What auto-assign did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AutoAssigned {
    /// Guests who had no seat and have one now.
    pub assigned_count: usize,
    /// Guests who had a seat and have another one now.
    pub moved_count: usize,
    /// Guests who are coming and have no seat.
    pub unseated: Vec<Unseated>,
    /// The score of the seating.
    pub score: Score,
    /// Every change of a seat, to undo the whole run.
    pub changes: Vec<SeatChange>,
    /// A smallest set of rules that cannot all be kept, as sentences; empty when none was proved. A stored result has none,
    /// since the sentences name guests.
    #[serde(skip)]
    pub conflict: Vec<String>,
}

/// A guest without a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unseated {
    /// The guest.
    pub guest_id: GuestId,
    /// The guest's name. It is not stored with the result, so that it need not be erased there.
    #[serde(skip)]
    pub name: String,
    /// Why, for people.
    pub reason: String,
}

/// The score of a seating; compared in this order, smaller is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Guests without a seat.
    pub unseated: i64,
    /// Parties that had to be split, and the like.
    pub broken_rules: i64,
    /// Cost of the wishes that are not met.
    pub wishes: i64,
}

/// What the engine proposes, in the words of the database.
struct Proposal {
    moves: Vec<Move>,
    /// Why guests have no seat.
    reasons: HashMap<GuestId, String>,
    score: Score,
    conflict: Vec<String>,
}

/// Seats all attending guests without a seat, as well as possible. Blocks.
pub fn auto_assign(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    how: AutoAssign,
) -> Result<AutoAssigned, Error> {
    run_auto_assign(service, organiser, event, how, &Run::default())
}

/// Runs [`auto_assign`], perhaps as a job. A job stores what its slices changed, to roll it back when it stops.
pub(crate) fn run_auto_assign(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    how: AutoAssign,
    run: &Run,
) -> Result<AutoAssigned, Error> {
    organiser.must_edit()?;
    let mut totals = Totals::default();
    for _ in 0..MAX_ATTEMPTS {
        run.enter("Reading guests and floor plan", None)?;
        let snapshot = service.read(|r| snapshot(r, organiser, event))?;
        let proposal = propose(&snapshot, how, run)?;
        run.enter("Assigning seats", Some(proposal.moves.len().try_into().unwrap_or(0)))?;
        let given = Giving {
            service,
            organiser,
            event,
            revision: snapshot.revision,
            how,
            run,
        };
        let given = given.give(&proposal.moves, &mut totals);
        match given {
            Ok(()) => return service.read(|r| outcome(r, (organiser, event, how), proposal, totals)),
            Err(Error::Conflict(Conflict::StaleRevision(_)) | Error::Unavailable(_)) => totals.conflicts.clear(),
            Err(other) => return Err(other),
        }
    }
    Err(Error::Unavailable(
        "the event kept changing during auto-assign".to_owned(),
    ))
}

fn snapshot(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Snapshot, Error> {
    let scope = scope::seating_of_event(r, organiser, event)?;
    Snapshot::read(r, organiser, &scope)
}

fn propose(snapshot: &Snapshot, how: AutoAssign, run: &Run) -> Result<Proposal, Error> {
    let search = Search {
        options: how.options(),
        max_moves: how.max_moves,
        threads: 1,
        seed: 1,
    };
    let mut going = Ok(());
    let mut budget = |task: &event::Task<'_>, _try: usize| {
        let work = task.work_units();
        let entered = run.enter("Searching for the best seats", Some(work));
        Budget::work(if entered.is_ok() { work } else { 0 })
    };
    let mut listening = |task: &event::Task<'_>, news: Progress<'_>| {
        going = run.advance(news.work_units.min(task.work_units()));
        if going.is_ok() {
            Control::Continue
        } else {
            Control::Stop
        }
    };
    let found = event::search(&snapshot.event(), search, &mut budget, &mut listening).map_err(refused)?;
    going?;
    let left = found.left(&snapshot.event());
    let (task, outcome) = (found.task, found.outcome);
    let guest_of = |number: usize| task.guests.get(number).and_then(|at| snapshot.guests.get(*at));
    let seats = outcome.seat.iter().enumerate().filter_map(|(number, seat)| {
        let seat = seat.and_then(|seat| task.room.seats().get(seat)).cloned();
        Some((guest_of(number)?.guest.id.clone(), seat))
    });
    let score = Score {
        unseated: i64::try_from(left.len()).unwrap_or(i64::MAX),
        broken_rules: outcome.score.violations.into(),
        wishes: outcome.score.cost,
    };
    let reasons = left.into_iter().filter_map(|left| {
        let guest = snapshot.guests.get(left.guest)?;
        Some((guest.guest.id.clone(), left.reason))
    });
    let contradicts = outcome.score.unseated > 0 || outcome.score.violations > 0;
    let conflict = contradicts
        .then(|| event::conflict::conflict(&snapshot.event(), how.options()))
        .flatten();
    Ok(Proposal {
        conflict: conflict.map(|conflict| conflict.texts).unwrap_or_default(),
        moves: moves(&snapshot.guests, seats.collect(), how),
        reasons: reasons.collect(),
        score,
    })
}

/// Returns what the slices and the people who changed something between them have left.
fn outcome(
    r: &mut Reading<'_>,
    (organiser, event, how): (&Organiser, &EventId, AutoAssign),
    mut proposal: Proposal,
    totals: Totals,
) -> Result<AutoAssigned, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let (seated, standing): (Vec<_>, Vec<_>) = guests::of_event(r.conn, &scope)?
        .into_iter()
        .filter(|known| known.guest.rsvp != Rsvp::Declined)
        .partition(|known| known.seat.is_some());
    let (conflicts, changes) = totals.finish();
    let mut reason = |guest: &GuestId, waits: bool| match proposal.reasons.remove(guest) {
        Some(reason) => reason,
        None if waits => "The guest has not accepted the invitation yet.".to_owned(),
        None if conflicts.contains(guest) => "Someone else took this seat. Run auto-assign again.".to_owned(),
        None => "The guest list changed during auto-assign. Run it again.".to_owned(),
    };
    let unseated = standing.into_iter().map(|known| Unseated {
        reason: reason(&known.guest.id, !how.options().seats(known.guest.rsvp)),
        name: known.guest.texts.full_name(),
        guest_id: known.guest.id,
    });
    let unseated: Vec<Unseated> = unseated.collect();
    let had_seat = |change: &&SeatChange| change.before.seat_id.is_some();
    let newcomers = changes.iter().filter(|change| !had_seat(change));
    let newcomers: HashSet<&GuestId> = newcomers.map(|change| &change.before.guest_id).collect();
    let is_new = |known: &&SeatedGuest| newcomers.contains(&known.guest.id);
    let moved = changes
        .iter()
        .filter(had_seat)
        .filter(|change| change.seat_id.is_some());
    Ok(AutoAssigned {
        assigned_count: seated.iter().filter(is_new).count(),
        moved_count: moved.count(),
        score: Score {
            unseated: i64::try_from(unseated.len()).unwrap_or(i64::MAX),
            ..proposal.score
        },
        unseated,
        changes,
        conflict: proposal.conflict,
    })
}
