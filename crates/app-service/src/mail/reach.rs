//! Which mail servers cannot be reached, and when they are tried again. While a server is away its mail waits in the outbox
//! and keeps its tries, and one mail at a time tests whether it is back.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use domain::id::OrganisationId;
use storage::mail::outbox::delivery::ExcludedServers;

/// The server of an organisation, or that of the installation.
pub(crate) type ServerOwner = Option<OrganisationId>;

/// The wait after the first failure; each further one is twice as long.
const WAIT: TimeDelta = TimeDelta::seconds(2);
/// The longest wait while the server has not been away for long.
const WAIT_MAX: TimeDelta = TimeDelta::seconds(60);
/// How long that is.
const SHORT_ABSENCE: TimeDelta = TimeDelta::minutes(15);
/// The longest wait after that.
const LONG_WAIT_MAX: TimeDelta = TimeDelta::minutes(5);
/// How long a test may take before another one begins: longer than a transport takes.
const PROBE_TIMEOUT: TimeDelta = TimeDelta::seconds(30);

/// The mail servers that this process could not reach.
#[derive(Debug, Default)]
pub(crate) struct Reach(Mutex<HashMap<ServerOwner, Absence>>);

#[derive(Clone, Copy, Debug)]
struct Absence {
    since: DateTime<Utc>,
    /// The wait that was chosen last.
    wait: TimeDelta,
    /// When `rests` began.
    noted_at: DateTime<Utc>,
    /// How long the server gets no mail: the wait, or what a test that is under way may take.
    rests: TimeDelta,
}

/// Whether a server gets a mail now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    Open,
    /// It gets this mail only, to see whether it is back.
    Probe,
    Closed,
}

impl Reach {
    /// Returns since when a server cannot be reached.
    pub(crate) fn unreachable_since(&self, owner: &ServerOwner) -> Option<DateTime<Utc>> {
        self.lock().get(owner).map(|absence| absence.since)
    }

    /// Discards the state of a server that is being replaced.
    pub(crate) fn forget(&self, owner: &ServerOwner) {
        self.lock().remove(owner);
    }

    /// Returns whether a server gets a mail now. Takes the turn when it is time to test the server.
    pub(super) fn access(&self, owner: &ServerOwner, now: DateTime<Utc>) -> Access {
        match self.lock().get_mut(owner) {
            None => Access::Open,
            Some(absence) if absence.is_due(now) => {
                absence.noted_at = now;
                absence.rests = PROBE_TIMEOUT;
                Access::Probe
            }
            Some(_) => Access::Closed,
        }
    }

    /// Records that a server could not be reached. Returns whether that is new. Mails already in progress at that time
    /// do not prolong the wait.
    pub(super) fn note_failure(&self, owner: &ServerOwner, is_probe: bool, now: DateTime<Utc>) -> bool {
        let mut absences = self.lock();
        let Some(absence) = absences.get_mut(owner) else {
            absences.insert(owner.clone(), Absence::new(now));
            return true;
        };
        if is_probe {
            *absence = absence.after_failure(now);
        }
        false
    }

    /// Records that a server responded. Returns since when it had been unreachable.
    pub(super) fn note_answer(&self, owner: &ServerOwner) -> Option<DateTime<Utc>> {
        self.lock().remove(owner).map(|absence| absence.since)
    }

    /// Returns the servers that are away.
    pub(super) fn away(&self) -> ExcludedServers {
        self.excluded(|_| true)
    }

    /// Returns the servers that get no mail now, not even one to test them.
    pub(super) fn closed(&self, now: DateTime<Utc>) -> ExcludedServers {
        self.excluded(|absence| !absence.is_due(now))
    }

    fn excluded(&self, is_excluded: impl Fn(&Absence) -> bool) -> ExcludedServers {
        let mut excluded = ExcludedServers::default();
        let absences = self.lock();
        for (owner, _) in absences.iter().filter(|(_, absence)| is_excluded(absence)) {
            match owner {
                Some(organisation) => excluded.organisations.push(organisation.clone()),
                None => excluded.installation = true,
            }
        }
        excluded
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<ServerOwner, Absence>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Absence {
    fn new(now: DateTime<Utc>) -> Self {
        Self {
            since: now,
            wait: WAIT,
            noted_at: now,
            rests: WAIT,
        }
    }

    /// A clock that was set back must not prolong a wait by as much.
    fn is_due(&self, now: DateTime<Utc>) -> bool {
        now >= self.noted_at + self.rests || now < self.noted_at
    }

    fn after_failure(self, now: DateTime<Utc>) -> Self {
        let longest = if now - self.since < SHORT_ABSENCE {
            WAIT_MAX
        } else {
            LONG_WAIT_MAX
        };
        let wait = (self.wait * 2).min(longest);
        Self {
            wait,
            noted_at: now,
            rests: wait,
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OURS: ServerOwner = None;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000 + seconds, 0).unwrap()
    }

    #[test]
    fn the_waits_double_up_to_a_minute_and_after_a_quarter_of_an_hour_up_to_five() {
        let reach = Reach::default();
        assert!(reach.note_failure(&OURS, false, at(0)));
        let (mut waits, mut second, mut last) = (Vec::new(), 0, 0);
        while second < 3_000 {
            second += 1;
            if reach.access(&OURS, at(second)) == Access::Probe {
                assert!(!reach.note_failure(&OURS, true, at(second)));
                waits.push(second - last);
                last = second;
            }
        }
        let short = [[2, 4, 8, 16, 32].as_slice(), &[60; 14]].concat();
        assert_eq!(waits[..19], short);
        assert_eq!(waits[19..], [120, 240, 300, 300, 300, 300, 300]);
        assert_eq!(reach.unreachable_since(&OURS), Some(at(0)));
    }

    #[test]
    fn one_mail_at_a_time_tests_a_server_and_its_answer_opens_it_to_all() {
        let reach = Reach::default();
        assert_eq!(reach.access(&OURS, at(0)), Access::Open);
        reach.note_failure(&OURS, false, at(0));
        reach.note_failure(&OURS, false, at(1));
        assert_eq!(reach.access(&OURS, at(1)), Access::Closed);
        assert!(reach.closed(at(1)).installation && !reach.closed(at(2)).installation);
        assert_eq!(reach.access(&OURS, at(2)), Access::Probe);
        assert_eq!(reach.access(&OURS, at(31)), Access::Closed, "the test is under way");
        assert!(reach.away().installation);
        assert_eq!(reach.note_answer(&OURS), Some(at(0)));
        assert_eq!(reach.access(&OURS, at(31)), Access::Open);
        assert_eq!(reach.note_answer(&OURS), None);
    }

    #[test]
    fn a_test_that_never_ended_is_followed_by_another_and_a_clock_set_back_prolongs_no_wait() {
        let reach = Reach::default();
        reach.note_failure(&OURS, false, at(0));
        assert_eq!(reach.access(&OURS, at(2)), Access::Probe);
        assert_eq!(reach.access(&OURS, at(32)), Access::Probe);
        assert_eq!(reach.access(&OURS, at(-3_600)), Access::Probe);
    }
}
