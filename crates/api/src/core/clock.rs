//! The monotonic clock of the HTTP layer: for durations, deadlines and rate limits.
//! The time of day comes from `app_service::Clock`; nothing here is ever stored.

use std::time::{Duration, Instant};

/// A source of milliseconds since some fixed moment; tests hand in their own.
pub type Ticks = Box<dyn Fn() -> u64 + Send + Sync>;

/// Returns the present moment of the monotonic clock.
#[expect(clippy::disallowed_methods, reason = "the one monotonic clock")]
pub fn now() -> Instant {
    Instant::now()
}

/// Returns a clock that counts milliseconds from its making.
pub fn ticks() -> Ticks {
    let start = now();
    Box::new(move || millis(now().saturating_duration_since(start)))
}

/// Returns a duration in whole milliseconds.
pub fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
