//! How long a conversation with a mail server may take. All limits are wall-clock times that nothing extends, so that a
//! server that sends a byte now and then gains nothing by it.

use std::time::{Duration, Instant};

use crate::core::settings::MailTimeouts;

/// When the time for one mail is over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deadline {
    at: Instant,
    answer: Duration,
}

impl Deadline {
    pub(super) fn new(timeouts: MailTimeouts) -> Self {
        Self {
            at: now() + timeouts.mail,
            answer: timeouts.answer,
        }
    }

    /// Returns until when the next answer must be complete.
    pub(super) fn of_answer(self) -> Instant {
        self.at.min(now() + self.answer)
    }

    /// Returns until when everything must be complete.
    pub(super) fn of_mail(self) -> Instant {
        self.at
    }
}

/// The clock of time limits, which no result depends on.
#[expect(
    clippy::disallowed_methods,
    reason = "a mail server must answer within a time of this machine"
)]
pub(super) fn now() -> Instant {
    Instant::now()
}
