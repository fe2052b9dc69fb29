//! The clock of xtask: durations of steps and benches, never of the product.
#![expect(clippy::disallowed_methods, reason = "the one clock of xtask")]

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A running stopwatch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }

    /// Time since the start.
    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Waits between two looks at something that changes outside of this process.
pub(crate) fn pause(duration: Duration) {
    std::thread::sleep(duration);
}

/// Nanoseconds since 1970, for names of temporary directories.
pub(crate) fn stamp() -> u128 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_nanos())
}
