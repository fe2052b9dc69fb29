//! A clock that moves only when a test says so.

use std::sync::{Arc, Mutex, PoisonError};

use app_service::clock::Clock;
use chrono::{DateTime, TimeDelta, Utc};

/// A clock that tests advance by hand. Clones show the same time.
#[derive(Clone, Debug)]
pub struct FakeClock(Arc<Mutex<DateTime<Utc>>>);

impl FakeClock {
    /// Starts at an instant in RFC 3339, for example `2026-11-21T08:00:00Z`.
    ///
    /// # Panics
    /// When the text is not an instant.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test's own literal")]
    pub fn at(instant: &str) -> Self {
        Self(Arc::new(Mutex::new(
            instant.parse().expect("an instant such as 2026-11-21T08:00:00Z"),
        )))
    }

    /// Shows another time.
    pub fn set(&self, instant: DateTime<Utc>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = instant;
    }

    /// Advances the time.
    pub fn advance(&self, by: TimeDelta) {
        let mut now = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *now += by;
    }
}

impl Clock for FakeClock {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
