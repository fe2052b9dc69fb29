//! Whether a change arrived: for a browser that died before it heard the answer.

use domain::id::{CommandId, EventId};
use storage::plans::{commands, floor_plans};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;

/// What is known of a change that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It was applied and made this revision.
    Made(i64),
    /// It was not applied; when it is sent now, it is applied once.
    Not,
    /// The log was shortened since, so nobody knows.
    Unknown,
}

/// Returns what became of a change that was made on a revision, or on a later one.
pub fn arrival(
    r: &mut Reading<'_>,
    who: &Organiser,
    event: &EventId,
    command: &str,
    base_revision: i64,
) -> Result<Arrival, Error> {
    let scope = scope::of_event(r, who, event)?;
    // What cannot be an id was never applied under it.
    let Ok(command) = CommandId::parse(command) else {
        return Ok(Arrival::Not);
    };
    if let Some(revision) = commands::find_revision(r.conn, &scope, &command)? {
        return Ok(Arrival::Made(revision));
    }
    // It would have made the next revision or a later one. The log loses its oldest entries first, so while that
    // one is there, so are all that came after it.
    let nothing_came = floor_plans::revision(r.conn, &scope)? <= base_revision;
    let next = base_revision.saturating_add(1);
    if nothing_came || commands::find_id(r.conn, &scope, next)?.is_some() {
        return Ok(Arrival::Not);
    }
    Ok(Arrival::Unknown)
}
