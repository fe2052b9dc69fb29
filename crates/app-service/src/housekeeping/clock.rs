//! Checks whether housekeeping may trust the clock. A clock that jumped would end sessions and erase events that people
//! can still restore. Rows written by users prove nothing, because a wrong clock dates them too.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use storage::housekeeping::{clock as rows, clock::ClockRecord};

use crate::core::error::Error;
use crate::core::service::{Service, Tx};

/// How far the clock may be from the last run in either direction.
const TOLERANCE: TimeDelta = TimeDelta::days(1);
/// How long a clock that is further away must run before it is trusted: a server that was off for weeks catches up
/// after that.
const PROOF: TimeDelta = TimeDelta::hours(24);

/// Why housekeeping erases nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnprovenClock {
    /// What the clock shows.
    pub shown: DateTime<Utc>,
    /// The newest instant that provably passed.
    pub passed: DateTime<Utc>,
    /// When the clock will be trusted if the server keeps running.
    pub proven_at: DateTime<Utc>,
}

/// Compares the clock with the record in the database, and with a clock that cannot be set. One for each process.
#[derive(Debug, Default)]
pub struct ClockWatch {
    /// The uptime at the last check.
    checked: Option<Duration>,
}

impl ClockWatch {
    /// Records the current instant if it is plausible, and otherwise returns why it is not.
    pub(super) fn check(&mut self, service: &Service, uptime: Duration) -> Result<Option<UnprovenClock>, Error> {
        let checked = self.checked.replace(uptime).unwrap_or(uptime);
        let passed = TimeDelta::from_std(uptime.saturating_sub(checked)).unwrap_or(PROOF);
        service.write(move |tx| check(tx, passed))
    }
}

/// `passed` is the time since the last check of this process.
fn check(tx: &mut Tx<'_>, passed: TimeDelta) -> Result<Option<UnprovenClock>, Error> {
    let now = tx.now;
    let Some(record) = rows::find(tx.conn)? else {
        // A new database has nothing to erase.
        rows::put(tx.conn, &proven(now))?;
        return Ok(None);
    };
    if is_near(now, record.passed_at) {
        rows::put(tx.conn, &proven(now.max(record.passed_at)))?;
        return Ok(None);
    }
    let observed = observed(&record, now, passed);
    if observed >= PROOF {
        rows::put(tx.conn, &proven(now))?;
        return Ok(None);
    }
    let observing = ClockRecord {
        observed_at: Some(now),
        observed_seconds: observed.num_seconds(),
        ..record
    };
    rows::put(tx.conn, &observing)?;
    Ok(Some(UnprovenClock {
        shown: now,
        passed: record.passed_at,
        proven_at: now + (PROOF - observed),
    }))
}

/// Returns how long the current clock has run. Counting resumes when a server was off at night; two servers on one
/// database do not count the same hour twice.
fn observed(record: &ClockRecord, now: DateTime<Utc>, passed: TimeDelta) -> TimeDelta {
    match record.observed_at {
        Some(before) if is_near(now, before) => {
            let shown = (now - before).max(TimeDelta::zero());
            TimeDelta::seconds(record.observed_seconds) + shown.min(passed)
        }
        _ => TimeDelta::zero(),
    }
}

fn is_near(a: DateTime<Utc>, b: DateTime<Utc>) -> bool {
    (a - b).abs() <= TOLERANCE
}

fn proven(at: DateTime<Utc>) -> ClockRecord {
    ClockRecord {
        passed_at: at,
        observed_at: None,
        observed_seconds: 0,
    }
}
