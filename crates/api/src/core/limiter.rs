//! Rate limits in memory: how often one key may do something before it has to wait.
//! Time comes from the caller; what counts as an attempt (every sign-in, only missed codes) is decided at the route.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use domain::quota::Quota;

/// Keys remembered at most.
const KEYS_MAX: usize = 100_000;

/// The share of the keys that goes when all of them are still in use: those that have used the least.
const EVICTED_SHARE: usize = 16;

/// Counts attempts per key. For each key it keeps one number: the moment at which all attempts are back.
#[derive(Debug)]
pub struct Limiter<K> {
    quota: Quota,
    full_at: Mutex<HashMap<K, u64>>,
}

impl<K: Eq + Hash> Limiter<K> {
    /// Starts with every key unused.
    pub fn new(quota: Quota) -> Self {
        Self {
            quota,
            full_at: Mutex::new(HashMap::new()),
        }
    }

    /// Takes one attempt if one is left; `Err` holds the seconds to wait.
    pub fn take(&self, key: K, now: u64) -> Result<(), u64> {
        let mut full_at = self.lock();
        let next = self.quota.take(full_at.get(&key).copied().unwrap_or(now), now)?;
        if full_at.len() >= KEYS_MAX && !full_at.contains_key(&key) {
            make_room(&mut full_at, now);
        }
        full_at.insert(key, next);
        Ok(())
    }

    /// Returns whether the key has an attempt left at `now`; `Err` holds the seconds to wait. Uses no attempt.
    pub fn peek(&self, key: &K, now: u64) -> Result<(), u64> {
        let full_at = self.lock().get(key).copied();
        self.quota.take(full_at.unwrap_or(now), now).map(drop)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, u64>> {
        self.full_at.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Drops keys whose attempts are all back. If none is, drops the keys that used the least: a flood of new keys must not
/// give attempts back to a key that is blocked.
fn make_room<K: Eq + Hash>(full_at: &mut HashMap<K, u64>, now: u64) {
    full_at.retain(|_, full_at| *full_at > now);
    if full_at.len() < KEYS_MAX {
        return;
    }
    let mut ends: Vec<u64> = full_at.values().copied().collect();
    let (_, limit, _) = ends.select_nth_unstable(KEYS_MAX / EVICTED_SHARE);
    let limit = *limit;
    // Many keys may share one end, so the number counts as well.
    let mut surplus = KEYS_MAX / EVICTED_SHARE;
    full_at.retain(|_, end| {
        let goes = *end <= limit && surplus > 0;
        surplus -= usize::from(goes);
        !goes
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_gets_its_attempts_and_then_has_to_wait() {
        let limiter = Limiter::new(Quota::per_minute(5));
        for _ in 0..5 {
            assert_eq!(limiter.take("ann", 1_000), Ok(()));
        }
        assert_eq!(limiter.take("ann", 1_000), Err(12));
        assert_eq!(limiter.take("ben", 1_000), Ok(()), "another key is not touched");
    }

    #[test]
    fn attempts_come_back_one_by_one() {
        let limiter = Limiter::new(Quota::per_minute(5));
        for _ in 0..5 {
            assert_eq!(limiter.take("ann", 0), Ok(()));
        }
        assert_eq!(limiter.take("ann", 11_999), Err(1));
        assert_eq!(limiter.take("ann", 12_000), Ok(()));
        assert!(limiter.take("ann", 12_000).is_err());
    }

    #[test]
    fn looking_uses_nothing_up() {
        let limiter = Limiter::new(Quota::per_minute(1));
        for _ in 0..3 {
            assert_eq!(limiter.peek(&"ann", 5), Ok(()));
        }
        assert_eq!(limiter.take("ann", 5), Ok(()));
        assert_eq!(limiter.peek(&"ann", 5), Err(60));
    }

    #[test]
    fn knocking_while_blocked_does_not_prolong_the_wait_without_end() {
        let limiter = Limiter::new(Quota::per_minute(2));
        for _ in 0..50 {
            let _refused = limiter.take("ann", 0);
        }
        assert_eq!(limiter.take("ann", 30_000), Ok(()));
    }

    #[test]
    fn a_flood_of_keys_stays_within_the_memory_and_unblocks_no_key() {
        let limiter = Limiter::new(Quota::per_minute(2));
        for _ in 0..2 {
            limiter.take(usize::MAX, 0).unwrap();
        }
        for key in 0..KEYS_MAX + KEYS_MAX / 8 {
            let _refused = limiter.take(key, 0);
            assert!(limiter.full_at.lock().unwrap().len() <= KEYS_MAX);
        }
        assert!(limiter.take(usize::MAX, 0).is_err(), "the blocked key is still blocked");
    }
}
