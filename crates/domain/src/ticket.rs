//! What a ticket says of its event.

use chrono::{DateTime, Utc};

use crate::event::{Event, EventStatus};
use crate::words::word_enum;

word_enum! {
    /// Whether the event of a ticket is still to come.
    TicketState {
        /// It takes place, or is taking place.
        Upcoming = "upcoming",
        /// It is over.
        Past = "past",
        /// It does not take place.
        Cancelled = "cancelled",
    }
}

impl TicketState {
    /// Computes the state.
    pub fn new(event: &Event, now: DateTime<Utc>) -> Self {
        if event.status == EventStatus::Cancelled {
            Self::Cancelled
        } else if event.is_over(now) {
            Self::Past
        } else {
            Self::Upcoming
        }
    }
}
