//! What open screens learn: which rows changed, as ids, in the order in which the changes became visible. Only what the
//! caller could also read is told; `api` filters by [`domain::live::Kind::act`].

use std::collections::HashMap;
use std::fmt;

use domain::account::Role;
use domain::id::{EventId, OrganisationId, SessionId};
use domain::limits::LIVE_CHANGES_AT_ONCE;
use storage::accounts::sessions;
use storage::live as rows;

pub use storage::Bus;
pub use storage::accounts::sessions::Access;
pub use storage::live::{Change, Horizon, Page, Position};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::{Reading, Service};

/// Where a reader is, in the words that it sends back when it returns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// Names the sequence of changes.
    pub epoch: String,
    /// The place in it.
    pub position: Position,
}

impl Cursor {
    /// Reads a cursor that [`fmt::Display`] wrote.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, '.');
        let (xid, id, epoch) = (parts.next()?, parts.next()?, parts.next()?);
        let position = Position {
            xid: number(xid)?,
            id: number(id)?,
        };
        let epoch = epoch.to_owned();
        Some(Self { epoch, position })
    }
}

/// Reads a number that is written the way we write it, so that a cursor has one spelling only.
fn number(text: &str) -> Option<i64> {
    let number: i64 = text.parse().ok()?;
    (number >= 0 && number.to_string() == text).then_some(number)
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { xid, id } = self.position;
        write!(f, "{xid}.{id}.{}", self.epoch)
    }
}

/// Why a reader has to read everything again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reload {
    /// The cursor is malformed, of another installation or from the future.
    Unknown,
    /// The change it names is no longer kept.
    Pruned,
    /// More has changed since than is told one by one.
    Behind,
}

impl Reload {
    /// Returns the word that is sent.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Unknown => "unknown",
            Self::Pruned => "pruned",
            Self::Behind => "behind",
        }
    }
}

/// The beginning of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Where the stream is before `missed`.
    pub cursor: Cursor,
    /// What changed since the cursor of the caller.
    pub missed: Vec<Change>,
    /// Set when that cannot be told.
    pub reload: Option<Reload>,
}

/// Returns up to where changes can be read in later transactions.
pub fn horizon(r: &mut Reading<'_>) -> Result<Horizon, Error> {
    Ok(rows::horizon(r.conn)?)
}

/// Checks that the caller may read some events, and returns where their stream begins.
pub fn open(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    events: &[EventId],
    (after, horizon): (Option<&str>, Horizon),
) -> Result<Opening, Error> {
    for event in events {
        scope::of_event(r, organiser, event)?;
    }
    let organisation = organiser.organisation_id();
    let epoch = rows::epoch(r.conn)?;
    let latest = rows::latest(r.conn, organisation, horizon)?;
    let now_at = |position| Cursor {
        epoch: epoch.clone(),
        position,
    };
    let Some(after) = after else {
        return Ok(Opening::at(now_at(latest), None));
    };
    let known = Cursor::parse(after).filter(|cursor| cursor.epoch == epoch && cursor.position <= latest);
    let Some(Cursor { position, .. }) = known else {
        return Ok(Opening::at(now_at(latest), Some(Reload::Unknown)));
    };
    if !rows::is_known(r.conn, organisation, position)? {
        return Ok(Opening::at(now_at(latest), Some(Reload::Pruned)));
    }
    let page = rows::after(r.conn, organisation, position, horizon, LIVE_CHANGES_AT_ONCE + 1)?;
    if i64::try_from(page.changes.len()).unwrap_or(i64::MAX) > LIVE_CHANGES_AT_ONCE {
        return Ok(Opening::at(now_at(latest), Some(Reload::Behind)));
    }
    Ok(Opening {
        cursor: now_at(position),
        missed: page.changes,
        reload: None,
    })
}

impl Opening {
    fn at(cursor: Cursor, reload: Option<Reload>) -> Self {
        Self {
            cursor,
            missed: Vec::new(),
            reload,
        }
    }
}

/// Checks that the caller may tell others of an event's plan where they are.
pub fn may_join(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    scope::of_event(r, organiser, event)?;
    Ok(())
}

/// Returns the changes of an organisation after a position and below a horizon.
pub fn after(
    r: &mut Reading<'_>,
    organisation: &OrganisationId,
    position: Position,
    horizon: Horizon,
) -> Result<Page, Error> {
    Ok(rows::after(
        r.conn,
        organisation,
        position,
        horizon,
        LIVE_CHANGES_AT_ONCE,
    )?)
}

/// Returns the name of the sequence of changes.
pub fn epoch(r: &mut Reading<'_>) -> Result<String, Error> {
    Ok(rows::epoch(r.conn)?)
}

/// Returns what sessions may read now; those that have ended are missing.
pub fn access(r: &mut Reading<'_>, sessions: &[SessionId]) -> Result<HashMap<SessionId, Access>, Error> {
    let now = r.now;
    Ok(sessions::access(r.conn, sessions, now)?)
}

/// Returns whether a role may learn of a kind.
pub fn may_learn(role: Role, kind: domain::live::Kind) -> bool {
    role.may(kind.act())
}

/// Connects to the other servers of the database; `None` for a file. Blocks.
pub fn bus(service: &Service) -> Result<Option<Bus>, Error> {
    Ok(service.storage().bus()?)
}

/// Returns the organisations that changed within some seconds, for servers that stopped before they told others.
pub fn changed_lately(r: &mut Reading<'_>, seconds: i64) -> Result<Vec<OrganisationId>, Error> {
    let since = r.now - chrono::TimeDelta::seconds(seconds);
    Ok(rows::changed_since(r.conn, since)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_has_one_spelling() {
        let cursor = Cursor::parse("12.30.a1-7").unwrap();
        assert_eq!(cursor.to_string(), "12.30.a1-7");
        let position = Position { xid: 12, id: 30 };
        assert_eq!(cursor.position, position);
        for text in [
            "", "0", "-1", "a", "a.1", "a.1.x", "a.-1.2", "a.1.2.3", "a.01.2", "a.+1.2", "a..2",
        ] {
            assert_eq!(Cursor::parse(text), None, "{text}");
        }
    }
}
