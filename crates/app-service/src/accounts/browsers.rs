//! The sessions of an account: listing and ending them. Users only see and end their own.

use chrono::{DateTime, TimeDelta, Utc};
use domain::device::UNKNOWN;
use domain::id::SessionId;
use domain::limits::SESSION_SEEN_MINUTES;
use storage::accounts::sessions;

use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::service::{Reading, Tx};

/// A session as its owner sees it. The key is not part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionView {
    /// The session.
    pub id: SessionId,
    /// Whether it is the session of this request.
    pub is_current: bool,
    /// The browser in a few words.
    pub device: String,
    /// When it began.
    pub created_at: DateTime<Utc>,
    /// When it was last used, to about ten minutes.
    pub last_seen_at: DateTime<Utc>,
}

/// Returns the caller's sessions, the current one first, then newest first.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser) -> Result<Vec<SessionView>, Error> {
    let (now, present) = (r.now, organiser.session_id()?);
    let rows = sessions::of_user(r.conn, organiser.user_id(), now)?;
    let mut views: Vec<SessionView> = rows
        .into_iter()
        .map(|row| SessionView {
            is_current: row.id == *present,
            id: row.id,
            device: if row.device.is_empty() {
                UNKNOWN.to_owned()
            } else {
                row.device
            },
            created_at: row.created_at,
            last_seen_at: row.last_seen_at,
        })
        .collect();
    views.sort_by_key(|view| !view.is_current);
    Ok(views)
}

/// Ends one of the caller's sessions; the current one is allowed.
pub fn end(tx: &mut Tx<'_>, organiser: &Organiser, session: &SessionId) -> Result<(), Error> {
    if sessions::delete_one_of(tx.conn, organiser.user_id(), session)? {
        tx.note_access();
        Ok(())
    } else {
        Err(Error::NotFound(Noun::Session))
    }
}

/// Ends all of the caller's sessions except the current one.
pub fn end_others(tx: &mut Tx<'_>, organiser: &Organiser) -> Result<(), Error> {
    tx.note_access();
    Ok(sessions::delete_others_of(
        tx.conn,
        organiser.user_id(),
        organiser.session_id()?,
    )?)
}

/// Returns whether the last use of the caller's session should be recorded again.
pub fn is_due(r: &Reading<'_>, organiser: &Organiser) -> bool {
    r.now - organiser.last_seen_at >= TimeDelta::minutes(SESSION_SEEN_MINUTES)
}

/// Records that a session was used.
pub fn touch(tx: &mut Tx<'_>, session: &SessionId) -> Result<(), Error> {
    let now = tx.now;
    Ok(sessions::touch(tx.conn, session, now)?)
}
