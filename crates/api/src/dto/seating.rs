//! Seat assignments and the outcome of auto-assign on the wire.

use app_service::seating;
use domain::seat;
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
