//! What happened since the start of the process, for the metrics: numbers only, counted with atomics.

use std::sync::atomic::{AtomicU64, Ordering};

use domain::job::{JobKind, JobState};

/// How a job can end.
const OUTCOMES: [JobState; 3] = [JobState::Succeeded, JobState::Failed, JobState::Cancelled];

/// What the use cases of one process have done.
#[derive(Debug, Default)]
pub struct Tallies {
    jobs_ended: [[AtomicU64; OUTCOMES.len()]; JobKind::ALL.len()],
    mails_sent: AtomicU64,
    mails_failed: AtomicU64,
    exports: AtomicU64,
    export_bytes: AtomicU64,
}

impl Tallies {
    /// Counts a job that has ended.
    pub(crate) fn job_ended(&self, kind: JobKind, state: JobState) {
        let kinds = JobKind::ALL.iter().zip(&self.jobs_ended);
        let counters = kinds.filter(|(known, _)| **known == kind);
        for (outcome, counter) in counters.flat_map(|(_, outcomes)| OUTCOMES.iter().zip(outcomes)) {
            if *outcome == state {
                counter.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Counts a mail that its server took, or that was written to a file.
    pub(crate) fn mail_sent(&self) {
        self.mails_sent.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts mails that are not tried again.
    pub(crate) fn mails_failed(&self, mails: usize) {
        let mails = u64::try_from(mails).unwrap_or(u64::MAX);
        self.mails_failed.fetch_add(mails, Ordering::Relaxed);
    }

    /// Counts a file that was made.
    pub(crate) fn exported(&self, bytes: usize) {
        self.exports.fetch_add(1, Ordering::Relaxed);
        let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
        self.export_bytes.fetch_add(bytes, Ordering::Relaxed);
    }

    /// Returns how many jobs of each kind ended in each way.
    pub fn jobs(&self) -> impl Iterator<Item = (JobKind, JobState, u64)> {
        let kinds = JobKind::ALL.into_iter().zip(&self.jobs_ended);
        kinds.flat_map(|(kind, outcomes)| {
            let counted = OUTCOMES.into_iter().zip(outcomes);
            counted.map(move |(state, counter)| (kind, state, counter.load(Ordering::Relaxed)))
        })
    }

    /// Returns how many mails were sent and how many failed.
    pub fn mails(&self) -> (u64, u64) {
        (
            self.mails_sent.load(Ordering::Relaxed),
            self.mails_failed.load(Ordering::Relaxed),
        )
    }

    /// Returns how many files were made, and their bytes.
    pub fn exports(&self) -> (u64, u64) {
        (
            self.exports.load(Ordering::Relaxed),
            self.export_bytes.load(Ordering::Relaxed),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jobs_count_by_kind_and_outcome() {
        let tallies = Tallies::default();
        tallies.job_ended(JobKind::Import, JobState::Failed);
        tallies.job_ended(JobKind::Import, JobState::Failed);
        let counted: Vec<_> = tallies.jobs().filter(|(_, _, count)| *count > 0).collect();
        assert_eq!(counted, [(JobKind::Import, JobState::Failed, 2)]);
    }
}
