//! The memory that the answers to all requests may hold together.
//!
//! One network address gets a quarter of it, so that clients that do not read leave room for others. A single answer may
//! take half while its address has no other: a guest list of 20,000 long entries is larger than a quarter.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use actix_web::http::StatusCode;
use app_service::error::Error;
use thiserror::Error as ThisError;

use super::pace::Pace;
use crate::core::error::Problem;
use crate::core::log_throttle::LogThrottle;
use crate::core::per_address::PerAddress;

/// Bytes that all answers may hold, unless the operator says otherwise.
pub const DEFAULT_BYTES: usize = 192 * 1024 * 1024;

/// Seconds after which a client may retry when there was no memory for the answer.
const RETRY_AFTER: u64 = 2;

/// Counts the bytes of the answers of one process.
#[derive(Debug)]
pub struct AnswerBudget {
    max: usize,
    held: Mutex<Held>,
    pace: Pace,
    warning: LogThrottle,
}

#[derive(Debug, Default)]
struct Held {
    total: usize,
    by_address: PerAddress,
}

/// The answers hold as much memory as they may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ThisError)]
#[error("answers hold as much memory as they may")]
pub struct NoMemory;

impl NoMemory {
    /// Returns the error for the client.
    pub fn problem(self) -> Problem {
        Problem {
            retry_after: Some(RETRY_AFTER),
            ..Problem::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "unavailable",
                "The service is busy. Please try again.",
            )
        }
    }
}

/// For reads that render; [`crate::core::heavy_reads`] answers with the problem instead.
impl From<NoMemory> for Error {
    fn from(no_memory: NoMemory) -> Self {
        Self::Unavailable(no_memory.to_string())
    }
}

impl AnswerBudget {
    /// Allows this many bytes.
    pub fn new(max: usize) -> Arc<Self> {
        Arc::new(Self {
            max,
            held: Mutex::default(),
            pace: Pace::default(),
            warning: LogThrottle::default(),
        })
    }

    /// Starts an answer to an address; it reserves no memory yet.
    pub fn open(self: &Arc<Self>, address: IpAddr) -> Reservation {
        Reservation {
            budget: Arc::clone(self),
            address,
            held: 0,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What one answer holds of the budget; released when dropped.
#[derive(Debug)]
pub struct Reservation {
    budget: Arc<AnswerBudget>,
    address: IpAddr,
    held: usize,
}

impl Reservation {
    /// Reserves memory for more bytes; fails when the budget is exhausted, and warns the operator once a minute.
    pub fn reserve(&mut self, bytes: usize) -> Result<(), NoMemory> {
        if self.add(bytes) {
            self.held += bytes;
            return Ok(());
        }
        self.budget.warning.run(|| {
            tracing::warn!(
                address = %self.address,
                "answers are refused: together, or those to this address alone, they hold as much memory as \
                 --answer-memory allows"
            );
        });
        Err(NoMemory)
    }

    /// Reserves the time at which another chunk may be sent; `None` when that is now.
    pub(super) fn pace(&self, now: Instant) -> Option<Instant> {
        self.budget.pace.reserve(now)
    }

    fn add(&self, bytes: usize) -> bool {
        let max = self.budget.max;
        let mut held = self.budget.lock();
        let is_only = held.by_address.held(self.address) == self.held;
        let address_max = if is_only { max / 2 } else { max / 4 };
        let fits = held.total.saturating_add(bytes) <= max && held.by_address.add(self.address, bytes, address_max);
        if fits {
            held.total += bytes;
        }
        fits
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let mut held = self.budget.lock();
        held.total -= self.held;
        held.by_address.subtract(self.address, self.held);
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
    fn the_answers_to_one_address_hold_a_quarter_and_leave_the_rest_to_others() {
        let budget = AnswerBudget::new(64 * MB);
        let mut answers: Vec<Reservation> = (0..16).map(|_| budget.open(address(1))).collect();
        assert!(answers.iter_mut().all(|answer| answer.reserve(MB) == Ok(())));
        assert_eq!(budget.open(address(1)).reserve(1), Err(NoMemory));
        assert_eq!(budget.open(address(2)).reserve(MB), Ok(()));
    }

    #[test]
    fn the_only_answer_to_an_address_may_hold_half() {
        let budget = AnswerBudget::new(64 * MB);
        let mut long = budget.open(address(1));
        assert!((0..32).all(|_| long.reserve(MB) == Ok(())));
        assert_eq!(long.reserve(1), Err(NoMemory));
        assert_eq!(budget.open(address(1)).reserve(1), Err(NoMemory));
    }

    #[test]
    fn all_answers_together_hold_no_more_than_the_budget() {
        let budget = AnswerBudget::new(64 * MB);
        let mut answers: Vec<Reservation> = (1..=4).map(|last| budget.open(address(last))).collect();
        assert!(answers.iter_mut().all(|answer| answer.reserve(16 * MB) == Ok(())));
        assert_eq!(budget.open(address(9)).reserve(1), Err(NoMemory));
    }

    #[test]
    fn an_answer_that_is_sent_or_refused_gives_its_memory_back() {
        let budget = AnswerBudget::new(16 * MB);
        for _ in 0..50 {
            let mut answer = budget.open(address(1));
            answer.reserve(3 * MB).unwrap();
            answer.reserve(16 * MB).unwrap_err();
        }
        let held = budget.lock();
        assert!(held.total == 0 && held.by_address.is_empty(), "{held:?}");
    }
}
