//! Jobs: long work that runs beside the requests, and whose job runs next.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::id::OrganisationId;
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
        /// Makes a file of an event and keeps it.
        Export = "export",
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

/// An organisation whose jobs wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingOrganisation {
    /// The organisation.
    pub id: OrganisationId,
    /// Its jobs that run.
    pub running: usize,
    /// When it last started a job, if it ever did.
    pub last_start: Option<DateTime<Utc>>,
    /// When the oldest of its waiting jobs was queued.
    pub oldest: DateTime<Utc>,
}

/// Returns whether an organisation may start another job.
pub fn may_start(running: usize) -> bool {
    running < JOBS_RUNNING_MAX
}

/// Returns the organisations that may start their oldest job, in the order of their turns: the one that has the fewest
/// running first, then the one whose last start is longest ago, then the one whose job has waited longest.
pub fn turns(mut waiting: Vec<WaitingOrganisation>) -> Vec<OrganisationId> {
    waiting.retain(|organisation| may_start(organisation.running));
    waiting.sort_by_key(|organisation| (organisation.running, organisation.last_start, organisation.oldest));
    waiting.into_iter().map(|organisation| organisation.id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    /// Organisations such as `a`, in the order of their oldest jobs: the jobs that run, and the second of the last start.
    fn order(waiting: &[(&str, usize, Option<i64>)]) -> Vec<String> {
        let organisation =
            |(index, (name, running, last_start)): (usize, &(&str, usize, Option<i64>))| WaitingOrganisation {
                id: OrganisationId::parse(name).unwrap(),
                running: *running,
                last_start: last_start.map(at),
                oldest: at(index.try_into().unwrap()),
            };
        let turns = turns(waiting.iter().enumerate().map(organisation).collect());
        turns.into_iter().map(|id| id.to_string()).collect()
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
        assert_eq!(order(&[("b", 0, None), ("a", 0, None)]), ["b", "a"]);
        assert_eq!(order(&[("b", 0, Some(1)), ("a", 0, Some(1))]), ["b", "a"]);
    }

    #[test]
    fn organisations_take_turns() {
        assert_eq!(order(&[("a", 1, Some(1)), ("b", 0, Some(9))]), ["b", "a"]);
        assert_eq!(
            order(&[("a", 0, Some(2)), ("b", 0, Some(1)), ("c", 0, None)]),
            ["c", "b", "a"]
        );
    }

    #[test]
    fn an_organisation_runs_two_jobs_at_once_and_no_more() {
        assert_eq!(order(&[("a", 1, None), ("b", 2, None)]), ["a"]);
    }
}
