//! The answer of a guest, and the one status word computed from answer, seat and arrival.

use crate::invalid::Invalid;
use crate::words::word_enum;

word_enum! {
    /// What a guest answered to the invitation.
    Rsvp as "rsvp" {
        /// No answer yet.
        NoAnswer = "no-answer",
        /// Will come.
        Attending = "attending",
        /// Will not come, or no longer.
        Declined = "declined",
        /// Does not know yet.
        Maybe = "maybe",
    }
}

word_enum! {
    /// Who gave an answer.
    RsvpBy {
        /// The guest answered.
        Guest = "guest",
        /// An organiser noted the answer.
        Organiser = "organiser",
        /// It was in an imported list.
        Import = "import",
    }
}

word_enum! {
    /// The status word of the specification; computed, never stored.
    GuestStatus as "status" {
        /// No answer, or undecided.
        Pending = "pending",
        /// Attending, without a seat.
        Confirmed = "confirmed",
        /// Has a seat.
        Assigned = "assigned",
        /// Has arrived.
        CheckedIn = "checked-in",
        /// Declined or cancelled.
        Cancelled = "cancelled",
    }
}

impl GuestStatus {
    /// Computes the word: cancelled before checked-in before assigned before confirmed before pending.
    pub fn new(rsvp: Rsvp, arrived: bool, seated: bool) -> Self {
        match (rsvp, arrived, seated) {
            (Rsvp::Declined, _, _) => Self::Cancelled,
            (_, true, _) => Self::CheckedIn,
            (_, _, true) => Self::Assigned,
            (Rsvp::Attending, false, false) => Self::Confirmed,
            (Rsvp::NoAnswer | Rsvp::Maybe, false, false) => Self::Pending,
        }
    }

    /// Returns answer and arrival that writing this word means.
    pub fn states(self) -> (Rsvp, bool) {
        match self {
            Self::Pending => (Rsvp::NoAnswer, false),
            Self::Confirmed | Self::Assigned => (Rsvp::Attending, false),
            Self::CheckedIn => (Rsvp::Attending, true),
            Self::Cancelled => (Rsvp::Declined, false),
        }
    }
}

/// Returns the word for whether a guest has arrived.
pub fn attendance(arrived: bool) -> &'static str {
    if arrived { "arrived" } else { "not-arrived" }
}

/// Reads an attendance word.
pub fn parse_attendance(word: &str) -> Result<bool, Invalid> {
    match word {
        "arrived" => Ok(true),
        "not-arrived" => Ok(false),
        _ => Err(Invalid::new("attendance", "Choose arrived or not-arrived.")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_word_follows_the_order_of_the_decisions() {
        assert_eq!(GuestStatus::new(Rsvp::Declined, true, true), GuestStatus::Cancelled);
        assert_eq!(GuestStatus::new(Rsvp::NoAnswer, true, true), GuestStatus::CheckedIn);
        assert_eq!(GuestStatus::new(Rsvp::NoAnswer, false, true), GuestStatus::Assigned);
        assert_eq!(GuestStatus::new(Rsvp::Attending, false, false), GuestStatus::Confirmed);
        assert_eq!(GuestStatus::new(Rsvp::Maybe, false, false), GuestStatus::Pending);
    }

    #[test]
    fn writing_a_word_gives_it_back_once_a_seat_is_there_for_assigned() {
        for status in GuestStatus::ALL {
            let (rsvp, arrived) = status.states();
            assert_eq!(GuestStatus::new(rsvp, arrived, status == GuestStatus::Assigned), status);
            assert_eq!(GuestStatus::parse(status.as_str()), Ok(status));
        }
    }

    #[test]
    fn every_answer_reads_back_from_its_word() {
        for rsvp in Rsvp::ALL {
            assert_eq!(Rsvp::parse(rsvp.as_str()), Ok(rsvp));
        }
    }
}
