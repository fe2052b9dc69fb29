//! What happened since the thread that tells open streams last looked.

use std::collections::BTreeSet;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use domain::id::OrganisationId;

/// Organisations to look at. Many rings between two looks are one.
#[derive(Debug, Default)]
pub struct Wakeups {
    state: Mutex<Woken>,
    rung: Condvar,
}

/// What to look at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Woken {
    /// These organisations.
    pub organisations: BTreeSet<OrganisationId>,
    /// All organisations.
    pub everyone: bool,
    /// Sessions have ended, or work in another organisation.
    pub access: bool,
    /// Someone moved in a plan.
    pub presence: bool,
    /// The process stops.
    pub closing: bool,
}

impl Woken {
    fn is_empty(&self) -> bool {
        !self.everyone && !self.access && !self.presence && !self.closing && self.organisations.is_empty()
    }
}

impl Wakeups {
    /// Adds organisations.
    pub fn ring(&self, organisations: impl IntoIterator<Item = OrganisationId>) {
        let mut state = self.lock();
        state.organisations.extend(organisations);
        if !state.is_empty() {
            self.rung.notify_all();
        }
    }

    /// Adds all organisations.
    pub fn ring_everyone(&self) {
        self.lock().everyone = true;
        self.rung.notify_all();
    }

    /// Asks for a look at all sessions.
    pub fn ring_access(&self) {
        self.lock().access = true;
        self.rung.notify_all();
    }

    /// Asks for a look at the people in plans.
    pub fn ring_presence(&self) {
        self.lock().presence = true;
        self.rung.notify_all();
    }

    /// Ends every wait for good.
    pub fn close(&self) {
        self.lock().closing = true;
        self.rung.notify_all();
    }

    /// Waits until there is something to look at, for at most `at_most`, and takes it.
    pub fn wait(&self, at_most: Duration) -> Woken {
        let idle = |state: &mut Woken| state.is_empty();
        let waited = self.rung.wait_timeout_while(self.lock(), at_most, idle);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let closing = state.closing;
        let woken = std::mem::take(&mut *state);
        state.closing = closing;
        woken
    }

    /// Waits, so that more can be collected. Returns whether the process stops.
    pub fn pause(&self, time: Duration) -> bool {
        let open = |state: &mut Woken| !state.closing;
        let waited = self.rung.wait_timeout_while(self.lock(), time, open);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        state.closing
    }

    fn lock(&self) -> MutexGuard<'_, Woken> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rang_is_taken_once() {
        let wakeups = Wakeups::default();
        let one = OrganisationId::from_random(&[1; 21]);
        wakeups.ring([one.clone()]);
        wakeups.ring([one.clone()]);
        wakeups.ring_access();
        let woken = wakeups.wait(Duration::ZERO);
        assert_eq!(woken.organisations, BTreeSet::from([one]));
        assert!(woken.access && !woken.everyone);
        assert_eq!(wakeups.wait(Duration::ZERO), Woken::default());
        wakeups.close();
        assert!(wakeups.wait(Duration::MAX).closing);
        assert!(wakeups.wait(Duration::MAX).closing);
    }
}
