//! Whether guests still look for their seats.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Event, EventStatus};
use crate::limits::LOOKUP_CODE_HOURS_AFTER_EVENT;
use crate::words::word_enum;

word_enum! {
    /// What the finders of an event do.
    FinderStatus {
        /// They find seats.
        Open = "open",
        /// The event does not take place.
        Cancelled = "cancelled",
        /// The event is over.
        Past = "past",
    }
}

impl FinderStatus {
    /// Computes the status. Seats are found until a day after the event.
    pub fn new(event: &Event, now: DateTime<Utc>) -> Self {
        if event.status == EventStatus::Cancelled {
            Self::Cancelled
        } else if now > seats_found_until(event) {
            Self::Past
        } else {
            Self::Open
        }
    }
}

/// Returns the end of an event; its start while the end is not known.
pub fn end_of(event: &Event) -> DateTime<Utc> {
    event.ends_at.unwrap_or(event.starts_at)
}

/// Returns until when seats of an event are found.
pub fn seats_found_until(event: &Event) -> DateTime<Utc> {
    end_of(event) + TimeDelta::hours(LOOKUP_CODE_HOURS_AFTER_EVENT)
}
