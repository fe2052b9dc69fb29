//! Whether the database takes writes at the moment.

use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use storage::housekeeping::clock;

use crate::core::error::Error;
use crate::core::service::Service;

/// How long a write that found the disk full counts. A small write may still fit while others are refused.
const FULL_FOR: TimeDelta = TimeDelta::seconds(10);
/// How long an answer counts, so that frequent probes cost one write.
const FRESH_FOR: TimeDelta = TimeDelta::seconds(1);

/// What writes found out lately.
#[derive(Default)]
pub(crate) struct Writability(Mutex<Known>);

#[derive(Default)]
struct Known {
    full_at: Option<DateTime<Utc>>,
    /// When it was checked last, and what failed.
    checked: Option<(DateTime<Utc>, Option<Failure>)>,
}

#[derive(Clone)]
enum Failure {
    Full(String),
    Other(String),
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Full(cause) => Self::StorageFull(cause),
            Failure::Other(cause) => Self::Unavailable(cause),
        }
    }
}

impl Writability {
    /// Remembers that a write found the disk full.
    pub(crate) fn note<T>(&self, outcome: &Result<T, Error>, now: DateTime<Utc>) {
        if let Err(Error::StorageFull(_)) = outcome {
            self.lock().full_at = Some(now);
        }
    }

    /// Returns what is known without another write.
    fn recent(&self, now: DateTime<Utc>) -> Option<Result<(), Error>> {
        let known = self.lock();
        let is_recent = |at: DateTime<Utc>, span: TimeDelta| (now - at).abs() < span;
        if known.full_at.is_some_and(|at| is_recent(at, FULL_FOR)) {
            return Some(Err(Error::StorageFull("a write found the disk full".to_owned())));
        }
        let checked = known.checked.as_ref().filter(|(at, _)| is_recent(*at, FRESH_FOR));
        checked.map(|(_, failure)| failure.clone().map_or(Ok(()), |failure| Err(failure.into())))
    }

    fn checked(&self, now: DateTime<Utc>, outcome: &Result<(), Error>) {
        let failure = outcome.as_ref().err().map(|error| match error {
            Error::StorageFull(cause) => Failure::Full(cause.clone()),
            other => Failure::Other(other.cause().unwrap_or_default().to_owned()),
        });
        self.lock().checked = Some((now, failure));
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Checks that the database takes writes, by writing a row as it is. Blocks.
pub fn check(service: &Service) -> Result<(), Error> {
    let known = service.kept::<Writability>();
    let now = service.now();
    if let Some(outcome) = known.recent(now) {
        return outcome;
    }
    let outcome = service.write(|tx| Ok(clock::rewrite(tx.conn)?));
    known.checked(now, &outcome);
    outcome
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_counts_for_ten_seconds_and_an_answer_for_one() {
        let at = |seconds: i64| DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds);
        let writability = Writability::default();
        assert!(writability.recent(at(0)).is_none());
        writability.checked(at(0), &Ok(()));
        assert!(matches!(writability.recent(at(0)), Some(Ok(()))));
        assert!(writability.recent(at(1)).is_none());

        writability.note::<()>(&Err(Error::StorageFull("full".to_owned())), at(2));
        writability.note::<()>(&Ok(()), at(3));
        assert!(matches!(writability.recent(at(11)), Some(Err(Error::StorageFull(_)))));
        assert!(writability.recent(at(12)).is_none());
    }
}
