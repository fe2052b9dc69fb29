//! How fast long answers are sent together. Sending is cheap, but a few clients on a fast network that ask for long lists
//! again and again would keep all threads busy with it, and small answers would wait.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Chunks of each answer that are sent at once: ordinary answers are never paced.
pub(super) const FREE_CHUNKS: usize = 8;

/// Chunks of 32 kB per second after those, of all answers together: 256 MB.
const RATE: u32 = 8_192;

/// How far ahead of the rate the answers may be, so that timers, which are accurate to a millisecond, do not slow them.
const BURST: Duration = Duration::from_millis(5);

/// Deals out the times at which chunks may be sent.
#[derive(Debug, Default)]
pub(super) struct Pace {
    /// When all chunks that were dealt out would be sent at the rate.
    free_at: Mutex<Option<Instant>>,
}

impl Pace {
    /// Reserves the time of a chunk; `None` when that is now.
    pub(super) fn reserve(&self, now: Instant) -> Option<Instant> {
        let mut free_at = self.free_at.lock().unwrap_or_else(PoisonError::into_inner);
        let start = free_at.map_or(now, |at| at.max(now));
        *free_at = Some(start + Duration::from_secs(1) / RATE);
        start.checked_sub(BURST).filter(|at| *at > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::clock;

    #[test]
    fn chunks_beyond_the_burst_are_spread_over_the_second() {
        let (pace, now) = (Pace::default(), clock::now());
        let times: Vec<Option<Instant>> = (0..RATE).map(|_| pace.reserve(now)).collect();
        let at_once = times.iter().take_while(|time| time.is_none()).count();
        assert!((40..=42).contains(&at_once), "{at_once}");
        let last = times.last().copied().flatten().unwrap();
        assert_eq!((last - now).as_millis(), 994);
        let later = now + Duration::from_secs(2);
        assert_eq!(pace.reserve(later), None, "what was not used does not add up");
        assert_eq!((0..50).filter(|_| pace.reserve(later).is_none()).count(), 40);
    }
}
