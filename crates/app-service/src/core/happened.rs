//! Notifications of a use case to other features. The module `reactions` handles them in the same transaction.

use domain::guest::change::FieldChange;
use storage::events::EventScope;

use crate::core::error::Error;
use crate::core::service::Tx;

/// A change that may concern other features.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Happened<'a> {
    /// Members changed guests, by hand or by a job.
    GuestsChanged {
        /// The event.
        scope: &'a EventScope,
        /// What differs now.
        changes: &'a [FieldChange],
    },
    /// Guests who had a place at the event no longer come.
    PlacesFreed {
        /// The event.
        scope: &'a EventScope,
    },
}

/// Does what follows from a change.
pub(crate) type React = fn(&mut Tx<'_>, &Happened<'_>) -> Result<(), Error>;
