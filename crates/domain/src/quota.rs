//! Quotas of attempts per time. A key needs one number: the moment at which all its attempts are available again
//! ("generic cell rate algorithm"). All times are milliseconds on a clock that the caller chooses.

/// Attempts and the time in which they come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Attempts that may follow each other at once.
    pub attempts: u64,
    /// Milliseconds in which all of them come back.
    pub per_millis: u64,
}

impl Quota {
    /// Returns a quota of `attempts` per minute.
    pub const fn per_minute(attempts: u64) -> Self {
        Self {
            attempts,
            per_millis: 60_000,
        }
    }

    /// Returns a quota of `attempts` per hour.
    pub const fn per_hour(attempts: u64) -> Self {
        Self {
            attempts,
            per_millis: 3_600_000,
        }
    }

    /// Returns a quota of `attempts` per day.
    pub const fn per_day(attempts: u64) -> Self {
        Self {
            attempts,
            per_millis: 86_400_000,
        }
    }

    /// Returns the milliseconds after which one attempt is available again.
    pub fn step(self) -> u64 {
        self.per_millis.checked_div(self.attempts).unwrap_or(self.per_millis)
    }

    /// Returns the new `full_at` of a key after one more attempt; `Err` holds the seconds to wait, at least 1.
    pub fn take(self, full_at: u64, now: u64) -> Result<u64, u64> {
        let next = full_at.max(now).saturating_add(self.step());
        match next.saturating_sub(now).checked_sub(self.per_millis) {
            None | Some(0) => Ok(next),
            Some(over) => Err(over.div_ceil(1000).max(1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_attempts_fit_and_the_next_one_waits_for_one_step() {
        let quota = Quota::per_minute(5);
        let mut full_at = 0;
        for _ in 0..5 {
            full_at = quota.take(full_at, 1_000).unwrap();
        }
        assert_eq!(quota.take(full_at, 1_000), Err(12));
        assert_eq!(quota.take(full_at, 12_999), Err(1));
        assert!(quota.take(full_at, 13_000).is_ok());
    }

    #[test]
    fn a_key_in_the_past_is_unused() {
        let quota = Quota::per_hour(3);
        assert_eq!(quota.take(7, 10_000_000), Ok(11_200_000));
        assert_eq!(Quota::per_day(3).step(), 28_800_000);
    }
}
