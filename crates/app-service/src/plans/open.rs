//! Plans that are being worked on: kept in memory as they are after the last change, so that the next one does not read
//! and parse the whole document again.
//!
//! The database decides what a plan is. What is kept here is used only when the last change there is the one it was kept
//! after, and whatever goes wrong drops it.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use domain::id::{CommandId, EventId};
use domain::plan::FloorPlan;
use domain::plan::length::PrintedLength;
use storage::events::EventScope;

/// Elements and seats that are kept, of all plans together; a seat is about 300 bytes.
const WEIGHT_MAX: usize = 150_000;
/// Bytes of patches that even a small plan may gather before its document is stored again.
const PATCH_BYTES_MIN: usize = 128 * 1024;
/// Patches that are read at most to open a plan.
const PATCHES_MAX: usize = 500;

/// Which change made a revision. The number alone is not enough: a database that was restored from a backup counts on
/// from there and makes the same numbers again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub(crate) revision: i64,
    pub(crate) command_id: Option<CommandId>,
}

/// A plan with what is known about how it is stored.
#[derive(Debug)]
pub(crate) struct OpenPlan {
    pub(crate) event_id: EventId,
    pub(crate) at: Stamp,
    pub(crate) plan: FloorPlan,
    /// Bytes of the document if it were stored now.
    pub(crate) length: PrintedLength,
    /// Patches since the document was stored, and their bytes.
    pub(crate) patches: (usize, usize),
}

impl OpenPlan {
    /// Tells whether a change stores the whole document instead of another patch: for a new plan, and when the patches
    /// have grown as long as the document.
    pub(crate) fn folds(&self, patch: &str) -> bool {
        let (count, bytes) = self.patches;
        self.at.revision == 0 || count >= PATCHES_MAX || bytes + patch.len() > self.length.total().max(PATCH_BYTES_MIN)
    }

    fn weight(&self) -> usize {
        self.plan
            .elements()
            .iter()
            .map(|element| 2 + element.chairs.len())
            .sum()
    }
}

/// The plans that are kept, each with its weight, the one used last at the end.
#[derive(Debug, Default)]
pub(crate) struct OpenPlans {
    plans: Mutex<VecDeque<(usize, OpenPlan)>>,
}

impl OpenPlans {
    /// Hands out the plan of an event as it is after a change, when it is kept. Nobody else has it meanwhile.
    pub(crate) fn take(&self, scope: &EventScope, at: &Stamp) -> Option<OpenPlan> {
        let mut plans = self.lock();
        let place = plans.iter().position(|(_, open)| &open.event_id == scope.event_id())?;
        let (_, open) = plans.remove(place)?;
        // One that is not as the database has it is of no use to anybody.
        (&open.at == at).then_some(open)
    }

    /// Keeps a plan, and drops those that were not used for longest when it gets too much.
    pub(crate) fn put(&self, open: OpenPlan) {
        let weight = open.weight();
        let mut plans = self.lock();
        plans.retain(|(_, other)| other.event_id != open.event_id);
        plans.push_back((weight, open));
        let mut total: usize = plans.iter().map(|(weight, _)| weight).sum();
        while total > WEIGHT_MAX {
            let Some((oldest, _)) = plans.pop_front() else { break };
            total = total.saturating_sub(oldest);
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(usize, OpenPlan)>> {
        // Nothing that can panic runs under the lock, and what is kept is checked before it is used.
        self.plans.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
