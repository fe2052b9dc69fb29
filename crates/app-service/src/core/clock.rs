//! The one clock. Everything that needs the time is given it by [`crate::core::service::Service`].

use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use domain::event::when::to_micros;

mod database;

pub use database::{DIFFERENCE_MAX, DatabaseClock};

/// A source of the current time.
pub trait Clock: Send + Sync {
    /// Returns the present instant.
    fn now(&self) -> DateTime<Utc>;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one clock")]
    fn now(&self) -> DateTime<Utc> {
        to_micros(Utc::now())
    }
}

/// Returns how much time has passed since some fixed moment, by a clock that cannot be set.
pub type Uptime = Box<dyn Fn() -> Duration + Send + Sync>;

/// Returns the monotonic clock of the machine, which begins at zero. It may stop while the machine is suspended.
#[expect(
    clippy::disallowed_methods,
    reason = "durations must not depend on the clock of the machine"
)]
pub fn uptime() -> Uptime {
    let start = Instant::now();
    Box::new(move || start.elapsed())
}
