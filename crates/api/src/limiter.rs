//! Rate limits in memory: how often one key may do something before it has to wait.
//! Time comes from the caller; what counts as an attempt (every sign-in, only missed codes) is decided at the route.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Keys remembered at most; beyond it the ones whose time has passed are dropped, and then the rest.
const KEYS_MAX: usize = 100_000;

/// How many attempts fit into how much time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Attempts that may follow each other at once.
    pub attempts: u64,
    /// Milliseconds in which all of them come back.
    pub per_millis: u64,
}

impl Quota {
    /// Returns a quota of so many attempts a minute.
    pub const fn per_minute(attempts: u64) -> Self {
        Self {
            attempts,
            per_millis: 60_000,
        }
    }

    /// Returns a quota of so many attempts an hour.
    pub const fn per_hour(attempts: u64) -> Self {
        Self {
            attempts,
            per_millis: 3_600_000,
        }
    }

    fn step(self) -> u64 {
        self.per_millis.checked_div(self.attempts).unwrap_or(self.per_millis)
    }
}

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
        self.room(full_at.get(&key).copied().unwrap_or(now), now)?;
        self.spend(&mut full_at, key, now);
        Ok(())
    }

    /// Tells whether the key has an attempt left at `now`; `Err` holds the seconds to wait. Uses nothing up.
    pub fn peek(&self, key: &K, now: u64) -> Result<(), u64> {
        let full_at = self.lock().get(key).copied();
        self.room(full_at.unwrap_or(now), now)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, u64>> {
        self.full_at.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn spend(&self, full_at: &mut HashMap<K, u64>, key: K, now: u64) {
        if full_at.len() >= KEYS_MAX {
            full_at.retain(|_, full_at| *full_at > now);
            if full_at.len() >= KEYS_MAX {
                full_at.clear();
            }
        }
        let entry = full_at.entry(key).or_insert(now);
        *entry = (*entry).max(now).saturating_add(self.quota.step());
    }

    fn room(&self, full_at: u64, now: u64) -> Result<(), u64> {
        let after = full_at.max(now).saturating_add(self.quota.step()).saturating_sub(now);
        match after.checked_sub(self.quota.per_millis) {
            None | Some(0) => Ok(()),
            Some(over) => Err(over.div_ceil(1000).max(1)),
        }
    }
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
    fn the_memory_is_bounded() {
        let limiter = Limiter::new(Quota::per_minute(1));
        for key in 0..=KEYS_MAX {
            let _refused = limiter.take(key, 0);
        }
        assert!(limiter.full_at.lock().unwrap().len() <= KEYS_MAX);
    }
}
