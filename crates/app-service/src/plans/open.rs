//! A cache of plans that are being edited, as of their last change, so that the next change need not read and parse the
//! whole document again.
//!
//! The database is authoritative. A cached plan is used only when its last change is the last one in the database, and
//! any error drops it.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use domain::id::{CommandId, RoomId};
use domain::plan::FloorPlan;
use domain::plan::length::PrintedLength;
use storage::plans::rooms::RoomScope;

/// Elements and seats in the cache, of all plans together; a seat takes about 300 bytes.
const WEIGHT_MAX: usize = 150_000;
/// Bytes of patches that even a small plan may collect before its document is stored again.
const PATCH_BYTES_MIN: usize = 128 * 1024;
/// Maximum number of patches to read when opening a plan.
const PATCHES_MAX: usize = 500;

/// Identifies the change that made a revision. The number alone is not enough: a database restored from a backup makes
/// the same numbers again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlanVersion {
    pub(crate) revision: i64,
    pub(crate) command_id: Option<CommandId>,
}

/// A plan with the state of its storage.
#[derive(Debug)]
pub(crate) struct OpenPlan {
    pub(crate) room_id: RoomId,
    pub(crate) at: PlanVersion,
    pub(crate) plan: FloorPlan,
    /// Bytes of the document if it were stored now.
    pub(crate) length: PrintedLength,
    /// Patches since the document was stored, and their bytes.
    pub(crate) patches: (usize, usize),
}

impl OpenPlan {
    /// Returns whether a change stores the whole document instead of another patch: for a new plan, after too many
    /// patches, or when the patches have grown as long as the document.
    pub(crate) fn should_compact(&self, patch: &str) -> bool {
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

/// The cached plans, each with its weight, the most recently used one last.
#[derive(Debug, Default)]
pub(crate) struct OpenPlans {
    plans: Mutex<VecDeque<(usize, OpenPlan)>>,
}

impl OpenPlans {
    /// Removes and returns the cached plan of a room as of a change, so that only one caller uses it.
    pub(crate) fn take(&self, scope: &RoomScope, at: &PlanVersion) -> Option<OpenPlan> {
        let mut plans = self.lock();
        let place = plans.iter().position(|(_, open)| &open.room_id == scope.room_id())?;
        let (_, open) = plans.remove(place)?;
        // A plan that differs from the database is useless.
        (&open.at == at).then_some(open)
    }

    /// Caches a plan, and evicts the least recently used ones beyond the limit.
    pub(crate) fn put(&self, open: OpenPlan) {
        let weight = open.weight();
        let mut plans = self.lock();
        plans.retain(|(_, other)| other.room_id != open.room_id);
        plans.push_back((weight, open));
        let mut total: usize = plans.iter().map(|(weight, _)| weight).sum();
        while total > WEIGHT_MAX {
            let Some((oldest, _)) = plans.pop_front() else { break };
            total = total.saturating_sub(oldest);
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(usize, OpenPlan)>> {
        // Nothing under the lock can panic, and entries are checked before use.
        self.plans.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
