//! The bell that wakes a worker: rung after each commit that queued mail or a job, and once more to stop it.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Wakes one sleeper. A ring without a sleeper ends the next sleep at once.
#[derive(Debug, Default)]
pub(crate) struct Notify {
    state: Mutex<State>,
    rung: Condvar,
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    rung: bool,
    closing: bool,
}

impl Notify {
    /// Wakes the sleeper, or the next one.
    pub(crate) fn notify_one(&self) {
        self.lock().rung = true;
        self.rung.notify_all();
    }

    /// Wakes all sleepers for good: every later sleep returns at once.
    pub(crate) fn close(&self) {
        self.lock().closing = true;
        self.rung.notify_all();
    }

    /// Returns whether the bell was closed.
    pub(crate) fn is_closed(&self) -> bool {
        self.lock().closing
    }

    /// Sleeps until the bell rings, for at most `at_most`. Returns whether it rang.
    pub(crate) fn sleep(&self, at_most: Duration) -> bool {
        let awake = |state: &mut State| !state.rung && !state.closing;
        let slept = self.rung.wait_timeout_while(self.lock(), at_most, awake);
        let (mut state, _) = slept.unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut state.rung)
    }

    /// Waits until the bell is closed, for at most `at_most`. Leaves a ring to other sleepers.
    pub(crate) fn wait_closed(&self, at_most: Duration) {
        let open = |state: &mut State| !state.closing;
        let waited = self.rung.wait_timeout_while(self.lock(), at_most, open);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic cannot leave two flags half written, so a poisoned lock is still valid.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(3_600);

    #[test]
    fn a_ring_while_nobody_sleeps_is_heard_once() {
        let notify = Notify::default();
        assert!(!notify.sleep(Duration::ZERO));
        notify.notify_one();
        assert!(notify.sleep(LONG));
        assert!(!notify.sleep(Duration::ZERO));
    }

    #[test]
    fn nobody_sleeps_once_the_bell_is_closed() {
        let notify = Notify::default();
        std::thread::scope(|scope| {
            scope.spawn(|| notify.sleep(LONG));
            notify.close();
        });
        assert!(!notify.sleep(LONG) && notify.is_closed());
    }
}
