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
    /// All of them or none.
    pub places: Vec<PlaceBack>,
}

/// A guest who goes back to a former place.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceBack {
    guest_id: String,
    /// Where the guest sits since the change that is taken back; absent for one who waits.
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
    /// Who goes to `fromSeatId`, or waits when there is none.
    pub other_guest_id: String,
}

/// What auto-assign did.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AutoAssigned {
    assigned_count: usize,
    unseated: Vec<Unseated>,
    score: Score,
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

/// An answer without content: `{}`.
#[derive(Serialize, ToSchema)]
pub struct Nothing {}

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

impl From<seating::AutoAssigned> for AutoAssigned {
    fn from(outcome: seating::AutoAssigned) -> Self {
        let unseated = outcome.unseated.into_iter().map(|guest| Unseated {
            guest_id: guest.guest_id.into(),
            name: guest.name,
            reason: guest.reason,
        });
        Self {
            assigned_count: outcome.assigned_count,
            unseated: unseated.collect(),
            score: Score {
                unseated: outcome.score.unseated,
                broken_rules: outcome.score.broken_rules,
                wishes: outcome.score.wishes,
            },
        }
    }
}
