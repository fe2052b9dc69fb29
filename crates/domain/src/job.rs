//! Jobs: long work that runs beside the requests, and which of them runs next.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::id::{JobId, OrganisationId};
use crate::invalid::Invalid;
use crate::limits::JOBS_RUNNING_MAX;
use crate::words::word_enum;

word_enum! {
    /// What a job does. A new kind is a variant here and a handler in `app_service::jobs::handlers`.
    JobKind as "kind" {
        /// Seats the guests of an event.
        AutoAssign = "auto_assign",
        /// Imports a guest list.
        Import = "import",
        /// Imports a guest list with the decisions of an organiser.
        GuidedImport = "guided-import",
        /// Copies an event.
        DuplicateEvent = "duplicate_event",
    }
}

word_enum! {
    /// How far a job is.
    JobState as "state" {
        /// It waits for a worker.
        Queued = "queued",
        /// A worker holds its lease.
        Running = "running",
        /// It did what it was asked for.
        Succeeded = "succeeded",
        /// It ended without a result and changed nothing.
        Failed = "failed",
        /// A person cancelled it, and it changed nothing.
        Cancelled = "cancelled",
    }
}

impl JobState {
    /// Returns whether the state is final.
    pub fn is_finished(self) -> bool {
        matches!(self, Self::Succeeded | Self::Failed | Self::Cancelled)
    }

    /// Returns whether a job in this state may enter another one. An interrupted job fails and is not queued again.
    pub fn may_become(self, next: Self) -> bool {
        match self {
            Self::Queued => matches!(next, Self::Running | Self::Cancelled),
            Self::Running => next.is_finished(),
            Self::Succeeded | Self::Failed | Self::Cancelled => false,
        }
    }
}

/// How much of a job is done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Units of this phase that are done.
    pub done: u64,
    /// Units of this phase, when they are known.
    pub total: Option<u64>,
    /// What is being done, for people; empty while the job waits.
    pub phase: String,
}

impl Progress {
    /// Serialises it for the database.
    pub fn to_json(&self) -> String {
        json!({ "done": self.done, "total": self.total, "phase": self.phase }).to_string()
    }

    /// Reads what [`Progress::to_json`] wrote.
    pub fn parse(json: &str) -> Result<Self, Invalid> {
        serde_json::from_str(json).map_err(|error| Invalid::new("progress", error.to_string()))
    }
}

/// A job that is queued or running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActiveJob {
    /// The job.
    pub id: JobId,
    /// Whose it is.
    pub organisation: OrganisationId,
    /// Until when a worker holds it, if it is running.
    pub lease_until: Option<DateTime<Utc>>,
}

/// Chooses the job that a free worker takes next, from all active jobs, oldest first: one whose lease has ended, so that
/// it is cleaned up, or else the oldest of the organisation that has the fewest running and whose last start is longest
/// ago. `last_starts` has the organisations that have started a job before.
pub fn next<'a>(
    active: &'a [ActiveJob],
    last_starts: &HashMap<OrganisationId, DateTime<Utc>>,
    now: DateTime<Utc>,
) -> Option<&'a ActiveJob> {
    let is_interrupted = |job: &&ActiveJob| job.lease_until.is_some_and(|until| until <= now);
    if let Some(interrupted) = active.iter().find(is_interrupted) {
        return Some(interrupted);
    }
    let mut running: HashMap<&OrganisationId, usize> = HashMap::new();
    for job in active.iter().filter(|job| job.lease_until.is_some()) {
        *running.entry(&job.organisation).or_default() += 1;
    }
    let running = |job: &ActiveJob| running.get(&job.organisation).copied().unwrap_or(0);
    active
        .iter()
        .filter(|job| job.lease_until.is_none() && running(job) < JOBS_RUNNING_MAX)
        // The first of equals, so the oldest.
        .min_by_key(|job| (running(job), last_starts.get(&job.organisation)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    fn organisation(name: &str) -> OrganisationId {
        OrganisationId::parse(name).unwrap()
    }

    /// Jobs such as `a1` of organisation `a`; `a1@9` runs with a lease until second 9.
    fn active(jobs: &[&str]) -> Vec<ActiveJob> {
        let job = |text: &&str| {
            let (id, until) = text
                .split_once('@')
                .map_or((*text, None), |(id, until)| (id, Some(until)));
            ActiveJob {
                id: JobId::parse(id).unwrap(),
                organisation: organisation(&id[..1]),
                lease_until: until.map(|until| at(until.parse().unwrap())),
            }
        };
        jobs.iter().map(job).collect()
    }

    fn chosen(jobs: &[&str], last_starts: &[(&str, i64)]) -> Option<String> {
        let active = active(jobs);
        let last = last_starts
            .iter()
            .map(|(name, second)| (organisation(name), at(*second)));
        next(&active, &last.collect(), at(5)).map(|job| job.id.to_string())
    }

    #[test]
    fn a_job_ends_once_and_never_goes_back_to_the_queue() {
        use JobState::{Cancelled, Failed, Queued, Running, Succeeded};
        let allowed = [
            (Queued, Running),
            (Queued, Cancelled),
            (Running, Succeeded),
            (Running, Failed),
            (Running, Cancelled),
        ];
        for from in JobState::ALL {
            for to in JobState::ALL {
                assert_eq!(from.may_become(to), allowed.contains(&(from, to)), "{from:?} {to:?}");
            }
        }
        assert_eq!(
            JobState::ALL.map(JobState::is_finished),
            [false, false, true, true, true]
        );
    }

    #[test]
    fn words_are_read_back() {
        for state in JobState::ALL {
            assert_eq!(JobState::parse(state.as_str()), Ok(state));
        }
        for kind in JobKind::ALL {
            assert_eq!(JobKind::parse(kind.as_str()), Ok(kind));
        }
        assert!(JobState::parse("done").is_err() && JobKind::parse("done").is_err());
    }

    #[test]
    fn the_oldest_job_runs_first() {
        assert_eq!(chosen(&["a1", "b1", "a2"], &[]).as_deref(), Some("a1"));
        assert_eq!(chosen(&[], &[]), None);
    }

    #[test]
    fn organisations_take_turns() {
        assert_eq!(chosen(&["a2@9", "a3", "b1"], &[("a", 1)]).as_deref(), Some("b1"));
        let last = [("a", 2), ("b", 1)];
        assert_eq!(chosen(&["a1", "b1"], &last).as_deref(), Some("b1"));
        assert_eq!(chosen(&["a1", "b1", "c1"], &last).as_deref(), Some("c1"));
    }

    #[test]
    fn an_organisation_runs_two_jobs_at_once_and_no_more() {
        assert_eq!(chosen(&["a1@9", "a2"], &[]).as_deref(), Some("a2"));
        assert_eq!(chosen(&["a1@9", "a2@9", "a3"], &[]), None);
    }

    #[test]
    fn a_job_whose_lease_has_ended_is_cleaned_up_before_others_start() {
        assert_eq!(chosen(&["b1", "a1@9", "a2@5", "a3"], &[]).as_deref(), Some("a2"));
    }
}
