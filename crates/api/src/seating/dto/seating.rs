//! Seat assignments and the outcome of auto-assign on the wire.

use app_service::seating;
use domain::seat::{self, SeatedBy};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One guest on one seat.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatAssignment {
    id: String,
    guest_id: String,
    /// `<table>-chair-<n>`.
    seat_id: String,
}

/// Where a guest is, as far as seats go.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Place {
    guest_id: String,
    /// The seat, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    seat_id: Option<String>,
    /// A table chosen without a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table_id: Option<String>,
    /// Whether a person gave the seat, and not auto-assign.
    by_hand: bool,
}

/// A guest who has a seat now, and where the guest was before.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatedGuest {
    id: String,
    guest_id: String,
    /// `<table>-chair-<n>`.
    seat_id: String,
    before: Place,
}

/// A guest who has no seat now, and where the guest was before.
#[derive(Serialize, ToSchema)]
pub struct UnseatedGuest {
    before: Place,
}

/// Two guests who changed places.
#[derive(Serialize, ToSchema)]
pub struct SwappedSeats {
    /// Who of the two sits where now.
    assignments: Vec<SeatAssignment>,
    /// Where both were before.
    before: Vec<Place>,
}

/// Guests who go back to where they were.
#[derive(Deserialize, ToSchema)]
pub struct SeatsBack {
    /// At most 500, all of them or none; with `partial` as many as an event may have guests.
    pub places: Vec<PlaceBack>,
    /// Restores the seats of as many guests as possible, and names the others.
    #[serde(default)]
    pub partial: bool,
    /// With `partial`: the places are a proposal of auto-assign, and the history says so.
    #[serde(default)]
    pub proposed: bool,
}

/// Guests who did not go back.
#[derive(Serialize, ToSchema)]
pub struct SeatsRestored {
    /// Empty without `partial`. Guests who were removed since are not named.
    pub skipped: Vec<SkippedGuest>,
}

/// A guest who was left where the guest is, and why.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SkippedGuest {
    guest_id: String,
    name: String,
    /// For people.
    reason: String,
}

/// A guest who goes back to a former place.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceBack {
    guest_id: String,
    /// Where the guest sits since the change to undo; absent for one who waits.
    #[serde(default)]
    #[schema(nullable = false)]
    from_seat_id: Option<String>,
    /// The former seat; absent for one who waited.
    #[serde(default)]
    #[schema(nullable = false)]
    seat_id: Option<String>,
    /// The table that had been chosen without a seat.
    #[serde(default)]
    #[schema(nullable = false)]
    table_id: Option<String>,
    /// Whether a person had given the seat, and not auto-assign.
    by_hand: bool,
}

/// The seat a guest should get.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssignSeat {
    /// `<table>-chair-<n>`.
    pub seat_id: String,
}

/// A guest and the seat to put it on.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewSeatAssignment {
    /// A guest of the event.
    pub guest_id: String,
    /// `<table>-chair-<n>`.
    pub seat_id: String,
}

/// Two guests who change places, and where both sit so far.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatSwap {
    /// Who goes to `seatId`.
    pub guest_id: String,
    /// Where the guest sits so far; absent for one who waits.
    #[serde(default)]
    #[schema(nullable = false)]
    pub from_seat_id: Option<String>,
    /// Where the other guest sits so far.
    pub seat_id: String,
    /// The guest who moves to `fromSeatId`, or waits if it is absent.
    pub other_guest_id: String,
}

/// What auto-assign may do.
#[derive(Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AutoAssign {
    /// Whether guests whom auto-assign seated earlier may get another seat, or lose it.
    #[serde(default)]
    pub move_seated: bool,
    /// Whether guests whom a person seated may get another seat, or lose it.
    #[serde(default)]
    pub move_hand: bool,
    /// Whether only guests who said that they come are seated.
    #[serde(default)]
    pub only_attending: bool,
    /// Whether parties may sit at several tables.
    #[serde(default)]
    pub split_parties: bool,
    /// How many guests with a seat may get another one.
    #[serde(default)]
    #[schema(nullable = false)]
    pub max_moves: Option<u32>,
}

/// What auto-assign did.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AutoAssigned {
    /// Guests who had no seat and have one now.
    assigned_count: usize,
    /// Guests who had a seat and have another one now.
    moved_count: usize,
    unseated: Vec<Unseated>,
    score: Score,
    /// Every change of a seat, for `seat-assignments/restore`.
    changes: Vec<SeatChange>,
    /// A smallest set of rules that contradict each other, as sentences; empty without a conflict, and in the result of
    /// a job.
    conflict: Vec<String>,
}

/// A guest whose seat is another one than before.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatChange {
    before: Place,
    /// The seat now; absent for a guest who has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    seat_id: Option<String>,
}

/// A guest who got no seat, and why.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Unseated {
    guest_id: String,
    name: String,
    reason: String,
}

/// How good the plan is; smaller is better, the first figure counts most.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Score {
    unseated: i64,
    broken_rules: i64,
    wishes: i64,
}

impl From<seat::SeatAssignment> for SeatAssignment {
    fn from(assignment: seat::SeatAssignment) -> Self {
        Self {
            id: assignment.id.into(),
            guest_id: assignment.guest_id.into(),
            seat_id: assignment.seat_id.to_string(),
        }
    }
}

impl From<seating::Place> for Place {
    fn from(place: seating::Place) -> Self {
        Self {
            guest_id: place.guest_id.into(),
            seat_id: place.seat_id.map(String::from),
            table_id: place.table_id,
            by_hand: place.by == SeatedBy::Hand,
        }
    }
}

impl From<seating::Seated> for SeatedGuest {
    fn from(seated: seating::Seated) -> Self {
        let SeatAssignment { id, guest_id, seat_id } = seated.assignment.into();
        Self {
            id,
            guest_id,
            seat_id,
            before: seated.before.into(),
        }
    }
}

impl From<seating::Place> for UnseatedGuest {
    fn from(before: seating::Place) -> Self {
        Self { before: before.into() }
    }
}

impl From<seating::Swapped> for SwappedSeats {
    fn from(swapped: seating::Swapped) -> Self {
        Self {
            assignments: swapped.assignments.into_iter().map(SeatAssignment::from).collect(),
            before: swapped.before.into_iter().map(Place::from).collect(),
        }
    }
}

impl From<PlaceBack> for seating::PlaceBack {
    fn from(back: PlaceBack) -> Self {
        Self {
            guest_id: back.guest_id,
            from_seat_id: back.from_seat_id,
            seat_id: back.seat_id,
            by: SeatedBy::from_hand(back.by_hand),
            table_id: back.table_id,
        }
    }
}

impl From<SeatSwap> for seating::SwapSeats {
    fn from(swap: SeatSwap) -> Self {
        Self {
            guest_id: swap.guest_id,
            from_seat_id: swap.from_seat_id,
            seat_id: swap.seat_id,
            other_guest_id: swap.other_guest_id,
        }
    }
}

impl From<seating::Skipped> for SkippedGuest {
    fn from(skipped: seating::Skipped) -> Self {
        Self {
            guest_id: skipped.guest_id.into(),
            name: skipped.name,
            reason: skipped.reason.to_owned(),
        }
    }
}

impl From<seating::SeatChange> for SeatChange {
    fn from(change: seating::SeatChange) -> Self {
        Self {
            before: change.before.into(),
            seat_id: change.seat_id.map(String::from),
        }
    }
}

impl From<AutoAssign> for seating::AutoAssign {
    fn from(how: AutoAssign) -> Self {
        Self {
            move_seated: how.move_seated,
            move_hand: how.move_hand,
            only_attending: how.only_attending,
            split_parties: how.split_parties,
            max_moves: how.max_moves.and_then(|most| usize::try_from(most).ok()),
        }
    }
}

impl From<seating::AutoAssigned> for AutoAssigned {
    fn from(outcome: seating::AutoAssigned) -> Self {
        let unseated = outcome.unseated.into_iter().map(|guest| Unseated {
            guest_id: guest.guest_id.into(),
            name: guest.name,
            reason: guest.reason,
        });
        Self {
            assigned_count: outcome.assigned_count,
            moved_count: outcome.moved_count,
            changes: outcome.changes.into_iter().map(SeatChange::from).collect(),
            unseated: unseated.collect(),
            conflict: outcome.conflict,
            score: Score {
                unseated: outcome.score.unseated,
                broken_rules: outcome.score.broken_rules,
                wishes: outcome.score.wishes,
            },
        }
    }
}
