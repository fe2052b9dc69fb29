//! Throttles a log message to once a minute, so that a flood of requests does not flood the log.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::core::clock;

/// Time between two lines.
const INTERVAL: Duration = Duration::from_secs(60);

/// Remembers when a line was last written.
#[derive(Debug, Default)]
pub struct LogThrottle {
    last: Mutex<Option<Instant>>,
}

impl LogThrottle {
    /// Runs `write` unless it ran less than a minute ago.
    pub fn run(&self, write: impl FnOnce()) {
        if self.is_due(clock::now()) {
            write();
        }
    }

    fn is_due(&self, now: Instant) -> bool {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = last.is_none_or(|last| now.saturating_duration_since(last) >= INTERVAL);
        if is_due {
            *last = Some(now);
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_due_once_a_minute() {
        let (line, start) = (LogThrottle::default(), clock::now());
        let due = [0, 1, 59, 60, 61, 119, 120].map(|seconds| line.is_due(start + Duration::from_secs(seconds)));
        assert_eq!(due, [true, false, false, true, false, false, true]);
    }
}
