//! Sessions: rows that can be revoked. The table holds the SHA-256 of a session's key, never the key.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::account::Role;
use domain::id::{OrganisationId, SessionId, UserId};

use crate::CHUNK;
use crate::accounts::{organisation_id, stored_role, user_id};
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::tenant::narrowed;
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
    /// When it expires.
    pub expires_at: DateTime<Utc>,
    /// The browser in a few words, for example `Firefox on Linux`; empty when it did not say.
    pub device: &'a str,
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
    /// The user's role there.
    pub role: Role,
    /// Whether the user has verified the address.
    pub verified: bool,
    /// Whether the user has a password here.
    pub has_password: bool,
    /// When the user is removed, for a visitor of the sandbox.
    pub sandbox_until: Option<DateTime<Utc>>,
    /// When the session was last noted as used.
    pub last_seen_at: DateTime<Utc>,
}

type Member = (String, String, String);
type Row = (String, NaiveDateTime, Option<NaiveDateTime>, UserRow, Member);

#[derive(Queryable)]
struct UserRow {
    id: String,
    email: String,
    name: String,
    password_hash: String,
    verified_at: Option<NaiveDateTime>,
    sandbox_until: Option<NaiveDateTime>,
}

/// Stores a session.
pub fn insert(conn: &mut Connection, session: &NewSession<'_>, now: DateTime<Utc>) -> Result<(), Error> {
    let row = (
        sessions::key_hash.eq(&session.key_hash[..]),
        sessions::id.eq(session.id.as_str()),
        sessions::user_id.eq(session.user_id.as_str()),
        sessions::organisation_id.eq(session.organisation_id.as_str()),
        sessions::created_at.eq(now.naive_utc()),
        sessions::expires_at.eq(session.expires_at.naive_utc()),
        sessions::device.eq(session.device),
        sessions::last_seen_at.eq(now.naive_utc()),
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
        .filter(guard_rows!("identity session key" => sessions::key_hash.eq(&key_hash[..])))
        .filter(guard_rows!("identity session end" => sessions::expires_at.gt(now.naive_utc())));
    let columns = (
        sessions::id,
        sessions::created_at,
        sessions::last_seen_at,
        (
            users::id,
            users::email,
            users::name,
            users::password_hash,
            users::verified_at,
            users::sandbox_until,
        ),
        (organisations::id, organisations::name, memberships::role),
    );
    let row: Option<Row> = match conn {
        Connection::Sqlite(c) => query.select(columns).get_result(c).optional()?,
        Connection::Postgres(c) => {
            let query = query.select((columns, narrowed(organisations::id)));
            query.get_result::<(_, String)>(c).optional()?.map(|(row, _)| row)
        }
    };
    row.map(live).transpose()
}

/// Returns the present role of a user in an organisation, while the session is live: one look-up by unique keys.
pub fn live_role(
    conn: &mut Connection,
    session: &SessionId,
    user: &UserId,
    organisation: &OrganisationId,
    now: DateTime<Utc>,
) -> Result<Option<Role>, Error> {
    let member = memberships::user_id
        .eq(sessions::user_id)
        .and(memberships::organisation_id.eq(organisation.as_str()));
    let query = sessions::table
        .inner_join(memberships::table.on(member))
        .filter(guard_rows!("tenancy end of the session at the write" => sessions::id.eq(session.as_str())))
        .filter(sessions::user_id.eq(user.as_str()))
        .filter(sessions::expires_at.gt(now.naive_utc()));
    let role: Option<String> = match conn {
        Connection::Sqlite(c) => query.select(memberships::role).get_result(c).optional()?,
        Connection::Postgres(c) => {
            let query = query.select((memberships::role, narrowed(memberships::organisation_id)));
            query.get_result::<(_, String)>(c).optional()?.map(|(role, _)| role)
        }
    };
    role.map(|word| stored_role(&word)).transpose()
}

/// What a live session may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// The user.
    pub user_id: UserId,
    /// The organisation that the session works in.
    pub organisation_id: OrganisationId,
    /// The user's role there.
    pub role: Role,
}

/// Returns what each of some sessions may do; those that have ended, and those of former members, are missing.
pub fn access(
    conn: &mut Connection,
    ids: &[SessionId],
    now: DateTime<Utc>,
) -> Result<HashMap<SessionId, Access>, Error> {
    let member = memberships::organisation_id
        .eq(sessions::organisation_id)
        .and(memberships::user_id.eq(sessions::user_id));
    let mut found = HashMap::new();
    for chunk in ids.chunks(CHUNK) {
        let query = sessions::table
            .inner_join(memberships::table.on(member))
            .filter(sessions::id.eq_any(chunk.iter().map(SessionId::as_str)))
            .filter(sessions::expires_at.gt(now.naive_utc()))
            .select((
                sessions::id,
                sessions::user_id,
                sessions::organisation_id,
                memberships::role,
            ));
        let rows: Vec<(String, String, String, String)> = both!(conn, c => query.load(c))?;
        for (id, user, organisation, role) in rows {
            let access = Access {
                user_id: user_id(user)?,
                organisation_id: organisation_id(organisation)?,
                role: stored_role(&role)?,
            };
            found.insert(
                SessionId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))?,
                access,
            );
        }
    }
    Ok(found)
}

/// A user as a job acts for them in an organisation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acting {
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
    /// The user's role there; `None` for one who has left.
    pub role: Option<Role>,
    /// Whether the user has verified the address.
    pub verified: bool,
    /// Whether the user has a password here.
    pub has_password: bool,
    /// When the user is removed, for a visitor of the sandbox.
    pub sandbox_until: Option<DateTime<Utc>>,
}

/// Returns a user and an organisation, and the user's role if the user is a member of it.
pub fn acting(conn: &mut Connection, user: &UserId, organisation: &OrganisationId) -> Result<Option<Acting>, Error> {
    let query = users::table.find(user.as_str()).select((
        users::id,
        users::email,
        users::name,
        users::password_hash,
        users::verified_at,
        users::sandbox_until,
    ));
    let found: Option<UserRow> = both!(conn, c => query.get_result(c).optional())?;
    let query = organisations::table
        .find(organisation.as_str())
        .select(organisations::name);
    let name: Option<String> = both!(conn, c => query.get_result(c).optional())?;
    let query = memberships::table
        .find((organisation.as_str(), user.as_str()))
        .select(memberships::role);
    let role: Option<String> = both!(conn, c => query.get_result(c).optional())?;
    let (Some(found), Some(organisation_name)) = (found, name) else {
        return Ok(None);
    };
    Ok(Some(Acting {
        user_id: user_id(found.id)?,
        email: found.email,
        name: found.name,
        organisation_id: organisation.clone(),
        organisation_name,
        role: role.map(|word| stored_role(&word)).transpose()?,
        verified: found.verified_at.is_some(),
        has_password: !found.password_hash.is_empty(),
        sandbox_until: found.sandbox_until.map(|until| until.and_utc()),
    }))
}

/// Ends a session; an unknown one is not an error.
pub fn delete(conn: &mut Connection, key_hash: &[u8; 32]) -> Result<(), Error> {
    let target = sessions::table.find(&key_hash[..]);
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// A session as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The session.
    pub id: SessionId,
    /// The browser in a few words; empty when it did not say.
    pub device: String,
    /// When it began.
    pub created_at: DateTime<Utc>,
    /// When it was last noted as used.
    pub last_seen_at: DateTime<Utc>,
}

/// Returns the live sessions of a user, the youngest first.
pub fn of_user(conn: &mut Connection, user: &UserId, now: DateTime<Utc>) -> Result<Vec<Listed>, Error> {
    let query = sessions::table
        .filter(sessions::user_id.eq(user.as_str()))
        .filter(sessions::expires_at.gt(now.naive_utc()))
        .order((sessions::created_at.desc(), sessions::id))
        .select((
            sessions::id,
            sessions::device,
            sessions::created_at,
            sessions::last_seen_at,
        ));
    let rows: Vec<(String, Option<String>, NaiveDateTime, Option<NaiveDateTime>)> = both!(conn, c => query.load(c))?;
    rows.into_iter()
        .map(|(id, device, created_at, seen_at)| {
            Ok(Listed {
                id: session_id(id)?,
                device: device.unwrap_or_default(),
                created_at: created_at.and_utc(),
                last_seen_at: seen_at.unwrap_or(created_at).and_utc(),
            })
        })
        .collect()
}

/// Ends one session of a user; returns whether it existed.
pub fn delete_one_of(conn: &mut Connection, user: &UserId, session: &SessionId) -> Result<bool, Error> {
    let target = sessions::table
        .filter(guard_rows!("identity session of its user" => sessions::user_id.eq(user.as_str())))
        .filter(sessions::id.eq(session.as_str()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))? > 0)
}

/// Ends every session of a user except one.
pub fn delete_others_of(conn: &mut Connection, user: &UserId, kept: &SessionId) -> Result<(), Error> {
    let target = sessions::table
        .filter(sessions::user_id.eq(user.as_str()))
        .filter(sessions::id.ne(kept.as_str()));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Ends every session of a user except that of a key.
pub fn delete_others_of_key(conn: &mut Connection, user: &UserId, kept: &[u8; 32]) -> Result<(), Error> {
    let target = sessions::table
        .filter(sessions::user_id.eq(user.as_str()))
        .filter(sessions::key_hash.ne(&kept[..]));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Records that a session was used.
pub fn touch(conn: &mut Connection, session: &SessionId, now: DateTime<Utc>) -> Result<(), Error> {
    let target = sessions::table.filter(sessions::id.eq(session.as_str()));
    let update = diesel::update(target).set(sessions::last_seen_at.eq(now.naive_utc()));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Switches a session to another organisation of its user.
pub fn switch(conn: &mut Connection, session: &SessionId, organisation: &OrganisationId) -> Result<(), Error> {
    let target = sessions::table.filter(sessions::id.eq(session.as_str()));
    let update = diesel::update(target).set(sessions::organisation_id.eq(organisation.as_str()));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Ends every session of a user, as a change of the password must.
pub fn delete_all_of(conn: &mut Connection, user: &UserId) -> Result<(), Error> {
    let target = sessions::table.filter(sessions::user_id.eq(user.as_str()));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Deletes expired sessions.
pub fn delete_expired(conn: &mut Connection, now: DateTime<Utc>) -> Result<(), Error> {
    let before: NaiveDateTime = now.naive_utc();
    let target = sessions::table.filter(sessions::expires_at.le(before));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

fn live((session, created_at, seen_at, user, member): Row) -> Result<LiveSession, Error> {
    let (organisation, organisation_name, role) = member;
    Ok(LiveSession {
        id: session_id(session)?,
        user_id: user_id(user.id)?,
        email: user.email,
        name: user.name,
        organisation_id: organisation_id(organisation)?,
        organisation_name,
        role: Role::parse(&role).ok_or_else(|| Error::Corrupt(format!("role {role}")))?,
        verified: user.verified_at.is_some(),
        has_password: !user.password_hash.is_empty(),
        sandbox_until: user.sandbox_until.map(|until| until.and_utc()),
        last_seen_at: seen_at.unwrap_or(created_at).and_utc(),
    })
}

fn session_id(text: String) -> Result<SessionId, Error> {
    SessionId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}
