//! The answer of a guest, and the one status word computed from answer, seat and arrival.

use crate::invalid::Invalid;

/// What a guest answered to the invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rsvp {
    /// Nothing yet.
    NoAnswer,
    /// Will come.
    Attending,
    /// Will not come, or no longer.
    Declined,
    /// Does not know yet.
    Maybe,
}

impl Rsvp {
    /// Every answer.
    pub const ALL: [Self; 4] = [Self::NoAnswer, Self::Attending, Self::Declined, Self::Maybe];

    /// Returns the word that is stored and sent.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::NoAnswer => "no-answer",
            Self::Attending => "attending",
            Self::Declined => "declined",
            Self::Maybe => "maybe",
        }
    }

    /// Reads a word.
    pub fn parse(word: &str) -> Result<Self, Invalid> {
        let found = Self::ALL.into_iter().find(|rsvp| rsvp.as_str() == word);
        found.ok_or_else(|| Invalid::new("rsvp", "Choose no-answer, attending, declined or maybe."))
    }
}

/// The status word of the specification; computed, never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuestStatus {
    /// No answer, or undecided.
    Pending,
    /// Attending, without a seat.
    Confirmed,
    /// Has a seat.
    Assigned,
    /// Has arrived.
    CheckedIn,
    /// Declined or cancelled.
    Cancelled,
}

impl GuestStatus {
    /// Every status word.
    pub const ALL: [Self; 5] = [
        Self::Pending,
        Self::Confirmed,
        Self::Assigned,
        Self::CheckedIn,
        Self::Cancelled,
    ];

    /// Computes the word: cancelled before checked-in before assigned before confirmed before pending.
    pub fn of(rsvp: Rsvp, arrived: bool, seated: bool) -> Self {
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

    /// Returns the word that is sent.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Confirmed => "confirmed",
            Self::Assigned => "assigned",
            Self::CheckedIn => "checked-in",
            Self::Cancelled => "cancelled",
        }
    }

    /// Reads a word.
    pub fn parse(word: &str) -> Result<Self, Invalid> {
        let found = Self::ALL.into_iter().find(|status| status.as_str() == word);
        found.ok_or_else(|| {
            Invalid::new(
                "status",
                "Choose pending, confirmed, assigned, checked-in or cancelled.",
            )
        })
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
        assert_eq!(GuestStatus::of(Rsvp::Declined, true, true), GuestStatus::Cancelled);
        assert_eq!(GuestStatus::of(Rsvp::NoAnswer, true, true), GuestStatus::CheckedIn);
        assert_eq!(GuestStatus::of(Rsvp::NoAnswer, false, true), GuestStatus::Assigned);
        assert_eq!(GuestStatus::of(Rsvp::Attending, false, false), GuestStatus::Confirmed);
        assert_eq!(GuestStatus::of(Rsvp::Maybe, false, false), GuestStatus::Pending);
    }

    #[test]
    fn writing_a_word_gives_it_back_once_a_seat_is_there_for_assigned() {
        for status in GuestStatus::ALL {
            let (rsvp, arrived) = status.states();
            assert_eq!(GuestStatus::of(rsvp, arrived, status == GuestStatus::Assigned), status);
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
