//! The one clock. Everything that needs the time is given it by [`crate::service::Service`].

use chrono::{DateTime, Utc};
use domain::event::when::to_micros;

/// Tells the time.
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
