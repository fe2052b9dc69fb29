//! Rate limits that are counted in the database: those of mail per recipient on either database, and on PostgreSQL all
//! others, so that several servers count together.

use domain::quota::Quota;
use sha2::{Digest, Sha256};
use storage::rate_limits as rows;

use crate::core::error::Error;
use crate::core::service::{Reading, Tx};

/// One attempt: the name of the limit, how much it allows, and what it counts, for example an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The name of the limit, unique among all.
    pub limit: &'static str,
    /// How much it allows.
    pub quota: Quota,
    /// What is counted.
    pub key: String,
}

/// Counts attempts in order until one finds its quota used up; `Err` holds the seconds to wait.
pub fn take(tx: &mut Tx<'_>, attempts: &[Attempt]) -> Result<Result<(), u64>, Error> {
    let now = millis(tx);
    for attempt in attempts {
        if let Err(wait) = rows::take(tx.conn, &hash(attempt), attempt.quota, now)? {
            return Ok(Err(wait));
        }
    }
    Ok(Ok(()))
}

/// Returns whether every attempt would fit; `Err` holds the seconds to wait. Counts nothing.
pub fn peek(r: &mut Reading<'_>, attempts: &[Attempt]) -> Result<Result<(), u64>, Error> {
    let now = millis(r);
    for attempt in attempts {
        if let Err(wait) = rows::peek(r.conn, &hash(attempt), attempt.quota, now)? {
            return Ok(Err(wait));
        }
    }
    Ok(Ok(()))
}

/// Removes the keys whose attempts are all available again.
pub(crate) fn prune(tx: &mut Tx<'_>) -> Result<usize, Error> {
    let now = millis(tx);
    Ok(rows::delete_expired(tx.conn, now)?)
}

fn millis(r: &Reading<'_>) -> u64 {
    u64::try_from(r.now.timestamp_millis()).unwrap_or(0)
}

/// Gives keys of every length one size. This hides an address from a glance only: there are few enough to try them all, and
/// rows go when their attempts are available again.
fn hash(attempt: &Attempt) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(attempt.limit.as_bytes());
    hasher.update([0]);
    hasher.update(attempt.key.as_bytes());
    hasher.finalize().into()
}
