//! Sessions: rows that can be revoked. The table holds the SHA-256 of a session's key, never the key.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::account::Role;
use domain::id::{OrganisationId, SessionId, UserId};

use crate::accounts::{organisation_id, user_id};
use crate::connection::Connection;
use crate::error::Error;
use crate::schema::{memberships, organisations, sessions, users};

/// A new session.
pub struct NewSession<'a> {
    /// SHA-256 of the key in the cookie.
    pub key_hash: &'a [u8; 32],
    /// Names the session where it is listed.
    pub id: &'a SessionId,
    /// Who signed in.
    pub user_id: &'a UserId,
    /// The organisation the session works in.
    pub organisation_id: &'a OrganisationId,
    /// When it stops working by itself.
    pub expires_at: DateTime<Utc>,
}

/// Everything about a live session and its member, read at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveSession {
    /// The session.
    pub id: SessionId,
    /// The user.
    pub user_id: UserId,
    /// The user's address as typed.
    pub email: String,
    /// The user's name.
    pub name: String,
    /// The organisation.
    pub organisation_id: OrganisationId,
    /// The organisation's name.
    pub organisation_name: String,
    /// What the user may do there.
    pub role: Role,
}

type Row = (String, String, String, String, String, String, String);

/// Stores a session.
pub fn insert(conn: &mut Connection, session: &NewSession<'_>, now: DateTime<Utc>) -> Result<(), Error> {
    let row = (
        sessions::key_hash.eq(&session.key_hash[..]),
        sessions::id.eq(session.id.as_str()),
        sessions::user_id.eq(session.user_id.as_str()),
        sessions::organisation_id.eq(session.organisation_id.as_str()),
        sessions::created_at.eq(now.naive_utc()),
        sessions::expires_at.eq(session.expires_at.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(sessions::table).values(row).execute(c))?;
    Ok(())
}

/// Returns the live session of a key: one indexed read over sessions, users and memberships.
pub fn find_live(conn: &mut Connection, key_hash: &[u8; 32], now: DateTime<Utc>) -> Result<Option<LiveSession>, Error> {
    let member = memberships::organisation_id
        .eq(sessions::organisation_id)
        .and(memberships::user_id.eq(sessions::user_id));
    let query = sessions::table
        .inner_join(users::table)
        .inner_join(organisations::table)
        .inner_join(memberships::table.on(member))
        .filter(sessions::key_hash.eq(&key_hash[..]))
        .filter(sessions::expires_at.gt(now.naive_utc()))
        .select((
            sessions::id,
            users::id,
            users::email,
            users::name,
            organisations::id,
            organisations::name,
            memberships::role,
        ));
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    row.map(live).transpose()
}

/// Ends a session; an unknown one is no error.
pub fn delete(conn: &mut Connection, key_hash: &[u8; 32]) -> Result<(), Error> {
    let target = sessions::table.find(&key_hash[..]);
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Ends every session of a user, as a change of the password must.
pub fn delete_all_of(conn: &mut Connection, user: &UserId) -> Result<(), Error> {
    let target = sessions::table.filter(sessions::user_id.eq(user.as_str()));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Forgets sessions that have ended by themselves.
pub fn delete_expired(conn: &mut Connection, now: DateTime<Utc>) -> Result<(), Error> {
    let before: NaiveDateTime = now.naive_utc();
    let target = sessions::table.filter(sessions::expires_at.le(before));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

fn live((session, user, email, name, organisation, organisation_name, role): Row) -> Result<LiveSession, Error> {
    Ok(LiveSession {
        id: SessionId::try_from(session).map_err(|error| Error::Corrupt(error.to_string()))?,
        user_id: user_id(user)?,
        email,
        name,
        organisation_id: organisation_id(organisation)?,
        organisation_name,
        role: Role::parse(&role).ok_or_else(|| Error::Corrupt(format!("role {role}")))?,
    })
}
