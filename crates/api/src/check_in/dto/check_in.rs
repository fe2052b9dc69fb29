//! Check-in on the wire.

use app_service::check_in::{self, Answer, Arrival, DoorGuest, DoorParty, LoggedEntry, Outcome};
use app_service::error::Error;
use chrono::{DateTime, Utc};
use domain::check_in::{Counts, EntryKind as CheckInKind, EntryResult};
use domain::invalid::Invalid;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::core::words::Attendance;
use crate::guests::dto::guest::GuestTable;

/// Entries of a device.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckIns {
    /// The label of the device: 1 to 64 of the characters A–Z, a–z, 0–9, `.`, `_` and `-`.
    device: String,
    /// What the clock of the device says now; without it, the clock counts as right.
    #[serde(default)]
    #[schema(value_type = Option<DateTime<Utc>>)]
    sent_at: Option<String>,
    /// At most 500. Each is handled on its own.
    #[schema(value_type = Vec<CheckIn>)]
    entries: Vec<Value>,
}

/// An entry of a device.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "entries are read one by one; this describes them")]
pub struct CheckIn {
    /// Chosen by the device, unique in the event. Use a UUID.
    id: String,
    kind: CheckInKind,
    /// Time of the scan by the device's clock.
    at: DateTime<Utc>,
    /// Of `arrive`: a look-up code, a token, or a scanned link with one of them; at most 2,048 characters.
    code: Option<String>,
    /// Of `arrive`, instead of `code`: the id of the guest. Of `walk_in`: a UUID that the device chooses for the guest.
    guest_id: Option<String>,
    /// Of `arrive`: admits a guest who declined.
    admit: Option<bool>,
    /// For `undo`: the entry that it cancels.
    undoes: Option<String>,
    /// Of `walk_in`: first and last name.
    name: Option<String>,
    /// Of `walk_in`: the table where the person was sent. The guest gets a seat there that is open to anyone, if there is one.
    table_id: Option<String>,
}

/// The answer to an entry.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the mirrored enum describes its words")]
pub enum CheckInOutcome {
    Arrived,
    AlreadyArrived,
    Undone,
    NotArrived,
    UnknownCode,
    OtherEvent,
    Declined,
    Invalid,
}

impl From<EntryResult> for CheckInOutcome {
    fn from(result: EntryResult) -> Self {
        match result {
            EntryResult::Arrived => Self::Arrived,
            EntryResult::AlreadyArrived => Self::AlreadyArrived,
            EntryResult::Undone => Self::Undone,
            EntryResult::NotArrived => Self::NotArrived,
            EntryResult::UnknownCode => Self::UnknownCode,
            EntryResult::OtherEvent => Self::OtherEvent,
            EntryResult::Declined => Self::Declined,
        }
    }
}

/// What became of the entries of a device.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckInResults {
    /// In the order of the request.
    results: Vec<CheckInResult>,
    counts: CheckInCounts,
    /// The latest entry of the log.
    cursor: String,
}

/// What became of one entry. A repeated entry gets the answer that it got first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckInResult {
    /// `null` when the entry has none.
    id: Option<String>,
    result: CheckInOutcome,
    /// Of `already_arrived`: when the guest arrived.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    first_at: Option<DateTime<Utc>>,
    /// Of `already_arrived`: the device that recorded it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    device: Option<String>,
    /// Of `already_arrived`: the name of who recorded it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    by: Option<String>,
    /// Of `other_event`: the event that the code belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    event: Option<OtherEvent>,
    /// The guest as of now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    guest: Option<CheckInGuest>,
    /// Of `invalid`: why the entry was not kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    problem: Option<CheckInProblem>,
}

/// Another event of the organisation.
#[derive(Serialize, ToSchema)]
pub struct OtherEvent {
    name: String,
    date: DateTime<Utc>,
}

/// Why an entry was not kept. It may be sent again, corrected.
#[derive(Serialize, ToSchema)]
pub struct CheckInProblem {
    code: String,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    field: Option<String>,
}

/// The figures of an event at the door.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckInCounts {
    /// Guests who did not decline, and all walk-ins.
    expected: i64,
    present: i64,
    /// Walk-ins who are present.
    walk_ins: i64,
    /// Arrivals beyond the first of each guest.
    duplicates: i64,
}

/// A guest as the door needs one.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckInGuest {
    id: String,
    first_name: String,
    last_name: String,
    attendance: Attendance,
    /// The entries that count now.
    arrivals: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    party: Option<CheckInParty>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table: Option<GuestTable>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    seat: Option<DoorSeat>,
}

/// A seat as the door shows it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DoorSeat {
    id: String,
    seat_number: i32,
    seat_label: String,
}

/// A party, and how many of its guests are here.
#[derive(Serialize, ToSchema)]
pub struct CheckInParty {
    id: String,
    name: String,
    size: i64,
    present: i64,
}

/// Entries of the log in the order of storing.
#[derive(Serialize, ToSchema)]
pub struct CheckInPage {
    entries: Vec<LoggedCheckIn>,
    counts: CheckInCounts,
    /// What to send as `since` for the next page.
    cursor: String,
    /// Whether there are more entries.
    more: bool,
}

/// An entry of the log.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoggedCheckIn {
    id: String,
    kind: CheckInKind,
    /// `null` for a code without a guest of this event.
    guest_id: Option<String>,
    device: String,
    /// Absent when that account is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    by: Option<String>,
    /// By the clock of the device.
    at: DateTime<Utc>,
    /// By the clock of the server.
    corrected_at: DateTime<Utc>,
    received_at: DateTime<Utc>,
    result: CheckInOutcome,
    /// Whether the entry counts now.
    counts: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    undoes: Option<String>,
    /// The name of a walk-in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    name: Option<String>,
}

impl TryFrom<CheckIns> for check_in::Batch {
    type Error = Error;

    fn try_from(sent: CheckIns) -> Result<Self, Error> {
        let read = |text: String| {
            let at = DateTime::parse_from_rfc3339(&text).map(|at| at.to_utc());
            at.or(Err(Invalid::new("sentAt", "Send a time of RFC 3339 with an offset.")))
        };
        Ok(Self {
            device: sent.device,
            sent_at: sent.sent_at.map(read).transpose()?,
            entries: sent.entries,
        })
    }
}

impl From<check_in::Received> for CheckInResults {
    fn from(received: check_in::Received) -> Self {
        Self {
            results: received.answers.into_iter().map(CheckInResult::from).collect(),
            counts: received.counts.into(),
            cursor: received.cursor,
        }
    }
}

impl From<Answer> for CheckInResult {
    fn from(answer: Answer) -> Self {
        let blank = Self {
            id: answer.id,
            result: CheckInOutcome::Invalid,
            first_at: None,
            device: None,
            by: None,
            event: None,
            guest: answer.guest.map(CheckInGuest::from),
            problem: None,
        };
        match answer.outcome {
            Outcome::Stored { result, first, event } => {
                let (first_at, device, by) = match first {
                    Some(Arrival { at, device, by, .. }) => (Some(at), Some(device), by),
                    None => (None, None, None),
                };
                Self {
                    result: result.into(),
                    first_at,
                    device,
                    by,
                    event: event.map(|(name, date)| OtherEvent { name, date }),
                    ..blank
                }
            }
            Outcome::Invalid(invalid) => Self {
                problem: Some(CheckInProblem {
                    code: invalid.code.to_owned(),
                    message: invalid.message,
                    field: invalid.field.map(str::to_owned),
                }),
                ..blank
            },
        }
    }
}

impl From<DoorGuest> for CheckInGuest {
    fn from(guest: DoorGuest) -> Self {
        Self {
            id: guest.id.into(),
            first_name: guest.first_name,
            last_name: guest.last_name,
            attendance: Attendance::new(guest.arrived),
            arrivals: guest.arrivals,
            party: guest.party.map(CheckInParty::from),
            table: guest.table.map(GuestTable::from),
            seat: guest.seat.map(DoorSeat::from),
        }
    }
}

impl From<DoorParty> for CheckInParty {
    fn from(party: DoorParty) -> Self {
        Self {
            id: party.id.into(),
            name: party.name,
            size: party.size,
            present: party.present,
        }
    }
}

impl From<app_service::guests::SeatRef> for DoorSeat {
    fn from(seat: app_service::guests::SeatRef) -> Self {
        Self {
            id: seat.id.to_string(),
            seat_number: seat.number,
            seat_label: seat.label,
        }
    }
}

impl From<Counts> for CheckInCounts {
    fn from(counts: Counts) -> Self {
        Self {
            expected: counts.expected,
            present: counts.present,
            walk_ins: counts.walk_ins,
            duplicates: counts.duplicates,
        }
    }
}

impl From<check_in::Page> for CheckInPage {
    fn from(page: check_in::Page) -> Self {
        Self {
            entries: page.entries.into_iter().map(LoggedCheckIn::from).collect(),
            counts: page.counts.into(),
            cursor: page.cursor,
            more: page.more,
        }
    }
}

impl From<LoggedEntry> for LoggedCheckIn {
    fn from(entry: LoggedEntry) -> Self {
        Self {
            id: entry.arrival.id,
            kind: entry.kind,
            guest_id: entry.guest.map(String::from),
            device: entry.arrival.device,
            by: entry.arrival.by,
            at: entry.at,
            corrected_at: entry.arrival.at,
            received_at: entry.received_at,
            result: entry.result.into(),
            counts: entry.counts,
            undoes: entry.undoes,
            name: entry.name,
        }
    }
}
