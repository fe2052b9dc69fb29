//! Whether registration takes answers.

use chrono::{DateTime, Utc};

use super::FormSettings;
use crate::event::{Event, EventStatus};
use crate::words::word_enum;

word_enum! {
    /// What registration does at the moment.
    RegistrationState {
        /// It takes answers.
        Open = "open",
        /// Every place is taken.
        Full = "full",
        /// Every place is taken, and guests may wait for one.
        WaitingList = "waiting-list",
        /// It opens later.
        NotOpenYet = "not-open-yet",
        /// It was closed, or the deadline has passed.
        Closed = "closed",
        /// The event is over.
        Past = "past",
        /// The event does not take place.
        Cancelled = "cancelled",
    }
}

impl RegistrationState {
    /// Computes the state; `is_full` means that every place is taken.
    pub fn new(
        event: &Event,
        settings: &FormSettings,
        opens_at: Option<DateTime<Utc>>,
        is_full: bool,
        now: DateTime<Utc>,
    ) -> Self {
        if event.status == EventStatus::Cancelled {
            Self::Cancelled
        } else if event.is_over(now) {
            Self::Past
        } else if !settings.open || event.rsvp_deadline.is_some_and(|deadline| now > deadline) {
            Self::Closed
        } else if opens_at.is_some_and(|opens_at| now < opens_at) {
            Self::NotOpenYet
        } else if !is_full {
            Self::Open
        } else if settings.waiting_list {
            Self::WaitingList
        } else {
            Self::Full
        }
    }

    /// Returns whether people without a personal link may answer.
    pub fn takes_answers(self) -> bool {
        matches!(self, Self::Open | Self::WaitingList)
    }

    /// Returns the message with which an answer is refused.
    pub fn refusal(self) -> &'static str {
        match self {
            Self::Full | Self::WaitingList | Self::Open => "All places are taken.",
            Self::NotOpenYet => "Registration has not opened yet.",
            Self::Closed => "Registration is closed.",
            Self::Past => "This event is over.",
            Self::Cancelled => "This event has been cancelled.",
        }
    }
}
