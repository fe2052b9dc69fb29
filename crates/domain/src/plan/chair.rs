//! A chair. Its N is assigned once and never reused in that table; the number and letter that people see are separate
//! and may change. Its position is derived from its table: it is written into files and answers and never stored.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::catalogue::Kind;
use crate::seat::SeatId;

/// One chair, which is one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Chair {
    /// Names the seat: `<elementId>-chair-<N>`.
    pub id: SeatId,
    /// Its position; set only before the plan is printed as a file or an answer.
    #[serde(flatten)]
    pub place: Option<Box<ChairPlace>>,
    /// The number people see, from 1 (or from the table's `seatNumberingStart`).
    pub seat_number: u32,
    /// The letter people see, from A.
    pub seat_label: String,
    /// Whether it can be assigned.
    #[serde(skip_serializing_if = "SeatStatus::is_available")]
    pub seat_status: SeatStatus,
    /// Whether it is wheelchair accessible.
    #[serde(skip_serializing_if = "is_false")]
    pub is_handicap_accessible: bool,
    /// The look of this one chair, when it differs from the table's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chair_style: Option<String>,
    /// Fields that this version does not know; they survive a round trip.
    #[serde(flatten)]
    pub extra: BTreeMap<String, Value>,
}

/// The place of a chair: its box before rotation about its middle, in units of the plan.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ChairPlace {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width along the table's edge.
    pub width: f64,
    /// Depth away from the table.
    pub height: f64,
    /// Degrees clockwise, 0 to below 360.
    pub rotation: f64,
}

/// Whether a seat can be assigned, regardless of who sits there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatStatus {
    /// It can be assigned.
    #[default]
    Available,
    /// It is reserved.
    Reserved,
    /// It has been sold.
    Sold,
}

impl SeatStatus {
    /// Returns whether the seat can be assigned.
    pub fn is_available(&self) -> bool {
        *self == Self::Available
    }
}

fn is_false(value: &bool) -> bool {
    !value
}

impl Chair {
    /// Builds chair `n` of an element with the number and label of its place.
    pub fn new(element: &str, kind: Kind, n: u32, seat_number: u32, start: u32) -> Self {
        Self {
            id: SeatId::new(element, n),
            place: None,
            seat_number,
            seat_label: kind.seat_label(seat_number, start),
            seat_status: SeatStatus::Available,
            is_handicap_accessible: false,
            chair_style: None,
            extra: BTreeMap::new(),
        }
    }
}
