//! What a lookup code shows. It is public, so it carries no contact and no dietary data.

use app_service::lookup;
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

/// Where the holder of a code sits.
#[derive(Serialize, ToSchema)]
pub struct FoundSeat {
    event: FoundEvent,
    guest: FoundGuest,
}

/// The event the code belongs to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundEvent {
    name: String,
    date: DateTime<Utc>,
    zone: String,
    /// The start as the clocks of that zone show it.
    local_date: String,
    venue: String,
}

/// The guest the code belongs to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundGuest {
    first_name: String,
    last_name: String,
    /// Whether the guest has declined, and so gets no seat.
    declined: bool,
    /// Absent (`null`) until the guest has a table.
    table: Option<FoundPlace>,
    /// Absent (`null`) until the guest has a seat.
    seat: Option<FoundChair>,
}

/// A table by number and label.
#[derive(Serialize, ToSchema)]
pub struct FoundPlace {
    number: Option<i32>,
    label: String,
}

/// A seat by number and label.
#[derive(Serialize, ToSchema)]
pub struct FoundChair {
    number: i32,
    label: String,
}

impl From<lookup::FoundSeat> for FoundSeat {
    fn from(found: lookup::FoundSeat) -> Self {
        let local_date = found.local_date();
        Self {
            event: FoundEvent {
                name: found.event_name,
                date: found.starts_at,
                zone: found.zone.name().to_owned(),
                local_date,
                venue: found.venue,
            },
            guest: FoundGuest {
                first_name: found.first_name,
                last_name: found.last_name,
                declined: found.declined,
                table: found.table.map(|table| FoundPlace {
                    number: table.number,
                    label: table.label,
                }),
                seat: found.seat.map(|seat| FoundChair {
                    number: seat.number,
                    label: seat.label,
                }),
            },
        }
    }
}
