//! The memory that the bodies of all requests may hold together.
//!
//! The first [`SMALL`] bytes of each body come from a pool of their own, so that calls with small bodies proceed while
//! uploads wait for memory. One network address gets at most a quarter of each pool.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::refusal::BodyRefusal;
use crate::core::log_throttle::LogThrottle;
use crate::core::per_address::PerAddress;

/// Bytes that all bodies may hold, unless the operator says otherwise.
pub const DEFAULT_BYTES: usize = 256 * 1024 * 1024;

/// Bytes of each body that count as small.
const SMALL: usize = 64 * 1024;

/// Counts the bytes of the bodies of one process.
#[derive(Debug)]
pub struct BodyBudget {
    pools: Mutex<Pools>,
    warning: LogThrottle,
}

#[derive(Debug)]
struct Pools {
    small: Pool,
    large: Pool,
}

/// Bytes for one kind of body.
#[derive(Debug)]
struct Pool {
    max: usize,
    held: usize,
    by_address: PerAddress,
}

impl Pool {
    fn new(max: usize) -> Self {
        Self {
            max,
            held: 0,
            by_address: PerAddress::default(),
        }
    }

    fn reserve(&mut self, address: IpAddr, bytes: usize) -> bool {
        let address_max = self.max / 4;
        let fits = self.held + bytes <= self.max && self.by_address.add(address, bytes, address_max);
        if fits {
            self.held += bytes;
        }
        fits
    }

    fn release(&mut self, address: IpAddr, bytes: usize) {
        self.held -= bytes;
        self.by_address.subtract(address, bytes);
    }
}

impl Pools {
    /// Reserves in both pools or in neither.
    fn reserve(&mut self, address: IpAddr, small: usize, large: usize) -> bool {
        if !self.small.reserve(address, small) {
            return false;
        }
        let fits = self.large.reserve(address, large);
        if !fits {
            self.small.release(address, small);
        }
        fits
    }
}

impl BodyBudget {
    /// Splits `bytes`: a quarter for small bodies and the beginnings of large ones, the rest for the rest.
    pub fn new(bytes: usize) -> Arc<Self> {
        let small_max = bytes / 4;
        let large_max = bytes - small_max;
        Arc::new(Self {
            pools: Mutex::new(Pools {
                small: Pool::new(small_max),
                large: Pool::new(large_max),
            }),
            warning: LogThrottle::default(),
        })
    }

    /// Starts a body from an address; it reserves no memory yet.
    pub fn open(self: &Arc<Self>, address: IpAddr) -> Reservation {
        Reservation {
            budget: Arc::clone(self),
            address,
            small: 0,
            large: 0,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Pools> {
        self.pools.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What one body holds of the budget; released when dropped.
#[derive(Debug)]
pub struct Reservation {
    budget: Arc<BodyBudget>,
    address: IpAddr,
    small: usize,
    large: usize,
}

impl Reservation {
    /// Reserves memory for more bytes of the body; fails when the budget is exhausted, and warns the operator once a
    /// minute.
    pub fn reserve(&mut self, bytes: usize) -> Result<(), BodyRefusal> {
        let small = bytes.min(SMALL.saturating_sub(self.small));
        let large = bytes - small;
        let fits = self.budget.lock().reserve(self.address, small, large);
        if !fits {
            self.budget.warning.run(|| {
                tracing::warn!(
                    address = %self.address,
                    "request bodies are refused: together, or those of this address alone, they hold as much memory as \
                     --body-memory allows"
                );
            });
            return Err(BodyRefusal::NoMemory);
        }
        self.small += small;
        self.large += large;
        Ok(())
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let mut pools = self.budget.lock();
        pools.small.release(self.address, self.small);
        pools.large.release(self.address, self.large);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MB: usize = 1024 * 1024;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn one_address_gets_a_quarter_of_the_memory_for_large_bodies() {
        let budget = BodyBudget::new(64 * MB);
        let mut uploads: Vec<Reservation> = (0..12).map(|_| budget.open(address(1))).collect();
        assert!(uploads.iter_mut().all(|upload| upload.reserve(MB) == Ok(())));
        assert_eq!(budget.open(address(1)).reserve(2 * MB), Err(BodyRefusal::NoMemory));
        assert_eq!(budget.open(address(2)).reserve(2 * MB), Ok(()));
    }

    #[test]
    fn one_address_gets_a_quarter_of_the_memory_for_small_bodies() {
        let budget = BodyBudget::new(64 * MB);
        let mut calls: Vec<Reservation> = (0..64).map(|_| budget.open(address(1))).collect();
        assert!(calls.iter_mut().all(|call| call.reserve(SMALL) == Ok(())));
        assert_eq!(budget.open(address(1)).reserve(1), Err(BodyRefusal::NoMemory));
        assert_eq!(budget.open(address(2)).reserve(1), Ok(()));
    }

    #[test]
    fn a_body_that_is_done_gives_its_memory_back() {
        let budget = BodyBudget::new(16 * MB);
        for _ in 0..50 {
            budget.open(address(1)).reserve(3 * MB).unwrap();
        }
        let pools = budget.lock();
        for pool in [&pools.small, &pools.large] {
            assert!(pool.held == 0 && pool.by_address.is_empty(), "{pool:?}");
        }
    }
}
