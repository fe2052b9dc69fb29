//! The memory that the bodies of all requests may hold together.
//!
//! The first [`SMALL`] bytes of each body come from a part of their own, so that calls with small bodies go on while
//! uploads wait for memory. Of the other part, one network address gets a quarter at most.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use super::refusal::BodyRefusal;
use crate::occasionally::Occasionally;

/// Bytes that all bodies may hold, unless the operator says otherwise.
pub const DEFAULT_BYTES: usize = 256 * 1024 * 1024;

/// Bytes of each body that count as small.
const SMALL: usize = 64 * 1024;

/// Counts the bytes of the bodies of one process.
#[derive(Debug)]
pub struct BodyBudget {
    small_max: usize,
    large_max: usize,
    address_max: usize,
    held: Mutex<Held>,
    warning: Occasionally,
}

#[derive(Debug, Default)]
struct Held {
    small: usize,
    large: usize,
    by_address: HashMap<IpAddr, usize>,
}

impl BodyBudget {
    /// Splits `bytes`: a quarter for small bodies and the beginnings of large ones, the rest for the rest.
    pub fn new(bytes: usize) -> Arc<Self> {
        let small_max = bytes / 4;
        let large_max = bytes - small_max;
        Arc::new(Self {
            small_max,
            large_max,
            address_max: large_max / 4,
            held: Mutex::default(),
            warning: Occasionally::default(),
        })
    }

    /// Refuses a body, and warns the operator once a minute.
    fn refuse(&self) -> BodyRefusal {
        self.warning.run(|| {
            tracing::warn!("request bodies are refused: they hold as much memory as --body-memory allows");
        });
        BodyRefusal::NoMemory
    }

    /// Begins a body that comes from an address; it holds nothing yet.
    pub fn open(self: &Arc<Self>, address: IpAddr) -> Share {
        Share {
            budget: Arc::clone(self),
            address,
            small: 0,
            large: 0,
        }
    }
}

/// What one body holds of the budget; given back when dropped.
#[derive(Debug)]
pub struct Share {
    budget: Arc<BodyBudget>,
    address: IpAddr,
    small: usize,
    large: usize,
}

impl Share {
    /// Takes memory for more bytes of the body; fails when there is none.
    pub fn take(&mut self, bytes: usize) -> Result<(), BodyRefusal> {
        let small = bytes.min(SMALL.saturating_sub(self.small));
        let large = bytes - small;
        let budget = &self.budget;
        let mut held = budget.held.lock().unwrap_or_else(PoisonError::into_inner);
        if held.small + small > budget.small_max || held.large + large > budget.large_max {
            return Err(budget.refuse());
        }
        if large > 0 {
            let of_address = held.by_address.entry(self.address).or_default();
            if *of_address + large > budget.address_max {
                return Err(budget.refuse());
            }
            *of_address += large;
        }
        held.small += small;
        held.large += large;
        self.small += small;
        self.large += large;
        Ok(())
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut held = self.budget.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.small -= self.small;
        held.large -= self.large;
        if self.large == 0 {
            return;
        }
        if let Some(of_address) = held.by_address.get_mut(&self.address) {
            *of_address -= self.large;
            if *of_address == 0 {
                held.by_address.remove(&self.address);
            }
        }
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
        let mut uploads: Vec<Share> = (0..12).map(|_| budget.open(address(1))).collect();
        assert!(uploads.iter_mut().all(|upload| upload.take(MB) == Ok(())));
        assert_eq!(budget.open(address(1)).take(2 * MB), Err(BodyRefusal::NoMemory));
        assert_eq!(budget.open(address(2)).take(2 * MB), Ok(()));
    }

    #[test]
    fn a_body_that_is_done_gives_its_memory_back() {
        let budget = BodyBudget::new(16 * MB);
        for _ in 0..50 {
            budget.open(address(1)).take(3 * MB).unwrap();
        }
        let held = budget.held.lock().unwrap();
        assert_eq!((held.small, held.large, held.by_address.len()), (0, 0, 0));
    }
}
