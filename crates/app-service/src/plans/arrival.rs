//! Whether a change was applied: for a browser that closed before it received the response.

use domain::id::{CommandId, EventId};
use storage::plans::{commands, floor_plans};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;

/// The state of a change that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It was applied and created this revision.
    Made(i64),
    /// It was not applied; sending it now applies it once.
    Not,
    /// The log has been pruned since, so the outcome is unknown.
    Unknown,
}

/// Returns the state of a change that was made on a revision, or on a later one.
pub fn arrival(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    command: &str,
    base_revision: i64,
) -> Result<Arrival, Error> {
    let scope = scope::room_of_event(r, organiser, event)?;
    // A malformed id was never applied.
    let Ok(command) = CommandId::parse(command) else {
        return Ok(Arrival::Not);
    };
    if let Some(revision) = commands::find_revision(r.conn, &scope, &command)? {
        return Ok(Arrival::Made(revision));
    }
    // It would have created the next revision or a later one. The log is pruned from its oldest entry, so while that
    // one exists, so do all later ones.
    let nothing_came = floor_plans::revision(r.conn, &scope)? <= base_revision;
    let next = base_revision.saturating_add(1);
    if nothing_came || commands::find_id(r.conn, &scope, next)?.is_some() {
        return Ok(Arrival::Not);
    }
    Ok(Arrival::Unknown)
}
