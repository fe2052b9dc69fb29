//! The list of a door on the wire.

use app_service::check_in::{self, Arrival, ExpectedGuest};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::check_in::dto::check_in::{CheckInCounts, DoorSeat};
use crate::core::words::EventStatus;
use crate::guests::dto::guest::{GuestTable, Party};

/// What a device takes along for work offline.
#[derive(Serialize, ToSchema)]
pub struct DoorList {
    /// By name.
    guests: Vec<DoorListGuest>,
    #[serde(flatten)]
    rest: DoorListRest,
}

/// The list of a door without its guests.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DoorListRest {
    event: DoorListEvent,
    /// The latest check-in that is in the list.
    cursor: String,
    counts: CheckInCounts,
    made_at: DateTime<Utc>,
    /// By number.
    tables: Vec<DoorListTable>,
}

/// The event of a door.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DoorListEvent {
    id: String,
    name: String,
    date: DateTime<Utc>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ends_at: Option<DateTime<Utc>>,
    #[schema(example = "Europe/London")]
    time_zone: String,
    status: EventStatus,
}

/// A guest as a device keeps one.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DoorListGuest {
    id: String,
    first_name: String,
    last_name: String,
    /// The look-up code.
    code: String,
    /// SHA-256 in hexadecimal of the tokens of ticket and personal link.
    token_hashes: Vec<String>,
    /// Whether the guest did not decline.
    expected: bool,
    /// Present for guests who were not on the list before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    walk_in: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    party: Option<Party>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table: Option<GuestTable>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    seat: Option<DoorSeat>,
    /// The entries that count, the one that is shown first.
    arrivals: Vec<DoorArrival>,
}

/// An entry that counts.
#[derive(Serialize, ToSchema)]
pub struct DoorArrival {
    id: String,
    at: DateTime<Utc>,
    device: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    by: Option<String>,
}

/// A table of the plan.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DoorListTable {
    id: String,
    name: String,
    table_number: Option<i32>,
    seats: usize,
    /// Seats that no guest has.
    free: usize,
}

impl From<check_in::DoorList> for DoorListRest {
    fn from(list: check_in::DoorList) -> Self {
        Self {
            event: DoorListEvent {
                id: list.event.id.into(),
                name: list.event.name,
                date: list.event.starts_at,
                ends_at: list.event.ends_at,
                time_zone: list.event.zone.name().to_owned(),
                status: list.event.status,
            },
            cursor: list.cursor,
            counts: list.counts.into(),
            made_at: list.made_at,
            tables: list.tables.into_iter().map(DoorListTable::from).collect(),
        }
    }
}

impl From<check_in::DoorTable> for DoorListTable {
    fn from(table: check_in::DoorTable) -> Self {
        Self {
            id: table.table.id,
            name: table.table.name,
            table_number: table.table.number,
            seats: table.seats,
            free: table.free,
        }
    }
}

impl From<ExpectedGuest> for DoorListGuest {
    fn from(guest: ExpectedGuest) -> Self {
        Self {
            id: guest.id.into(),
            first_name: guest.first_name,
            last_name: guest.last_name,
            code: guest.code.as_str().to_owned(),
            token_hashes: guest.token_hashes.iter().map(|hash| hexadecimal(hash)).collect(),
            expected: guest.expected,
            walk_in: guest.walk_in.then_some(true),
            party: guest.party.map(Party::from),
            table: guest.table.map(GuestTable::from),
            seat: guest.seat.map(DoorSeat::from),
            arrivals: guest.arrivals.into_iter().map(DoorArrival::from).collect(),
        }
    }
}

impl From<Arrival> for DoorArrival {
    fn from(arrival: Arrival) -> Self {
        Self {
            id: arrival.id,
            at: arrival.at,
            device: arrival.device,
            by: arrival.by,
        }
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
