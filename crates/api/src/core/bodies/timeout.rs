//! How fast a request body must arrive.

use std::time::Duration;

/// Seconds that every body gets, unless the operator says otherwise.
pub const SECONDS: u64 = 30;

/// Bytes per second above which a body never runs out of time: a slow mobile network.
const LEAST_RATE: u64 = 32 * 1024;

/// The time a body gets: a fixed part, and more with each byte that has arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BodyTimeout {
    /// What a body gets before any of it has arrived.
    pub first: Duration,
}

impl BodyTimeout {
    /// Gives every body some seconds to begin with.
    pub const fn from_seconds(seconds: u64) -> Self {
        Self {
            first: Duration::from_secs(seconds),
        }
    }

    /// Returns the time after its start by which a body with `received` bytes so far must continue.
    pub fn deadline(self, received: u64) -> Duration {
        let earned = Duration::from_millis(received.saturating_mul(1_000) / LEAST_RATE);
        self.first.saturating_add(earned)
    }
}

impl Default for BodyTimeout {
    fn default() -> Self {
        Self::from_seconds(SECONDS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_bytes_earn_no_time_and_a_steady_upload_earns_enough() {
        let timeout = BodyTimeout::from_seconds(30);
        assert_eq!(timeout.deadline(0), Duration::from_secs(30));
        assert_eq!(timeout.deadline(30), Duration::from_secs(30));
        assert_eq!(timeout.deadline(5 * 1024 * 1024), Duration::from_secs(30 + 160));
        assert!(timeout.deadline(u64::MAX) > Duration::from_secs(30));
    }
}
