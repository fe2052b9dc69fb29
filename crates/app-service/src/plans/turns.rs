//! Edits of one plan take turns in a process, so that each finds the plan of the one before in memory. The database alone
//! decides which edit comes first; without its turn an edit only takes longer.

use std::collections::HashSet;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use domain::id::EventId;

/// The longest wait. An edit that rebuilds thousands of seats may take longer than that.
const PATIENCE: Duration = Duration::from_secs(1);

/// The events whose plan is being edited.
#[derive(Debug, Default)]
pub(super) struct Turns {
    busy: Mutex<HashSet<EventId>>,
    freed: Condvar,
}

/// A turn, until it is dropped.
pub(super) struct Turn {
    turns: Arc<Turns>,
    event: Option<EventId>,
}

impl Turns {
    /// Waits for the turn of an edit. Blocks.
    pub(super) fn wait(self: Arc<Self>, event: &EventId) -> Turn {
        let busy = self.lock();
        let waited = self
            .freed
            .wait_timeout_while(busy, PATIENCE, |busy| busy.contains(event));
        let (mut busy, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let has_turn = busy.insert(event.clone());
        drop(busy);
        Turn {
            turns: self,
            event: has_turn.then(|| event.clone()),
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<EventId>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(event) = &self.event {
            self.turns.lock().remove(event);
            self.turns.freed.notify_all();
        }
    }
}
