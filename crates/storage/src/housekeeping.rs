//! Queries for expired data: deleted events with everything in them, sessions and links, and sandboxes. They read
//! across all organisations, so only the housekeeping may call them.

pub mod clock;
pub mod leases;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use domain::event::when;
use domain::id::{OrganisationId, UserId};

use crate::accounts::organisation_id;
use crate::accounts::users as accounts;
use crate::core::connection::Connection;
use crate::core::error::{Constraint, Error};
use crate::events::{EventScope, HIDDEN_AT};
use crate::purge;
use crate::schema::{
    account_tokens, events, guests, invitations, memberships, organisations, sessions, sign_in_requests, users,
};

/// Returns the events that were deleted before an instant. A hidden event counts only when it was created before
/// `made_before`, because it may be a copy in progress.
pub fn deleted_before(
    conn: &mut Connection,
    instant: DateTime<Utc>,
    made_before: DateTime<Utc>,
) -> Result<Vec<String>, Error> {
    let query = events::table
        .filter(events::deleted_at.lt(instant.naive_utc()))
        .filter(
            events::deleted_at
                .ne(HIDDEN_AT.naive_utc())
                .or(events::created_at.lt(made_before.naive_utc())),
        )
        .order(events::deleted_at)
        .select(events::id);
    Ok(both!(conn, c => query.load(c))?)
}

/// Returns the events that still have guests after their retention date, in the time zone of the event.
pub fn past_retention(conn: &mut Connection, now: DateTime<Utc>) -> Result<Vec<EventScope>, Error> {
    let own = guests::table.filter(guests::event_id.eq(events::id));
    let query = events::table
        .filter(events::retention_until.lt(now.naive_utc()))
        .filter(exists(own))
        .order(events::retention_until)
        .select((
            (events::id, events::organisation_id),
            events::zone,
            events::retention_until,
        ));
    let rows: Vec<((String, String), String, Option<NaiveDateTime>)> = both!(conn, c => query.load(c))?;
    let mut due = Vec::new();
    for (event, zone, until) in rows {
        let zone = when::zone(&zone).map_err(|error| Error::Corrupt(error.to_string()))?;
        let today = now.with_timezone(&zone).date_naive();
        if until.is_some_and(|until| until.date() < today) {
            due.push(EventScope::proven(event)?);
        }
    }
    Ok(due)
}

/// Returns the organisations without members: the account of the last member was deleted, and the removal of their data
/// was interrupted.
pub fn abandoned_organisations(conn: &mut Connection) -> Result<Vec<OrganisationId>, Error> {
    let joined = memberships::table.filter(memberships::organisation_id.eq(organisations::id));
    let query = organisations::table
        .filter(not(exists(joined)))
        .order(organisations::id)
        .select(organisations::id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(organisation_id).collect()
}

/// Removes sessions that ended by an instant and returns how many.
pub fn purge_sessions(conn: &mut Connection, now: DateTime<Utc>) -> Result<usize, Error> {
    let target = sessions::table.filter(sessions::expires_at.le(now.naive_utc()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))?)
}

/// Removes mailed links that ended by an instant and returns how many.
pub fn purge_account_tokens(conn: &mut Connection, now: DateTime<Utc>) -> Result<usize, Error> {
    let target = account_tokens::table.filter(account_tokens::expires_at.le(now.naive_utc()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))?)
}

/// Removes invitations that ended by an instant and returns how many.
pub fn purge_invitations(conn: &mut Connection, now: DateTime<Utc>) -> Result<usize, Error> {
    let target = invitations::table.filter(invitations::expires_at.le(now.naive_utc()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))?)
}

/// Removes sign-ins at a provider that expired by an instant and returns how many.
pub fn purge_sign_in_requests(conn: &mut Connection, now: DateTime<Utc>) -> Result<usize, Error> {
    let target = sign_in_requests::table.filter(sign_in_requests::expires_at.le(now.naive_utc()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))?)
}

/// Returns the users whose sandbox ended by an instant.
pub fn ended_sandboxes(conn: &mut Connection, now: DateTime<Utc>) -> Result<Vec<UserId>, Error> {
    let query = users::table
        .filter(users::sandbox_until.le(now.naive_utc()))
        .order(users::sandbox_until)
        .select(users::id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    let read = |id: String| UserId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()));
    rows.into_iter().map(read).collect()
}

/// Ends a sandbox that expired by an instant, so that it can be removed in slices: deletes its sessions and hides the
/// events of organisations whose only member is its user. Returns those organisations, or `None` when the person kept
/// it.
pub fn close_sandbox(
    conn: &mut Connection,
    user: &UserId,
    now: DateTime<Utc>,
) -> Result<Option<Vec<OrganisationId>>, Error> {
    if !has_ended(conn, user, now)? {
        return Ok(None);
    }
    let open = sessions::table.filter(sessions::user_id.eq(user.as_str()));
    both!(conn, c => diesel::delete(open).execute(c))?;
    let own = own_organisations(conn, user)?;
    for organisation in &own {
        crate::events::hide_all(conn, organisation)?;
    }
    Ok(Some(own))
}

/// Removes a user whose sandbox ended by an instant, with the emptied organisations that have no other member. Returns
/// whether it was still a sandbox: the person may have kept it.
pub fn purge_sandbox(conn: &mut Connection, user: &UserId, now: DateTime<Utc>) -> Result<bool, Error> {
    if !has_ended(conn, user, now)? {
        return Ok(false);
    }
    for organisation in own_organisations(conn, user)? {
        purge::organisation(conn, &organisation)?;
    }
    let gone = conn.savepoint(|conn| {
        both!(conn, c => diesel::delete(users::table.find(user.as_str())).execute(c))?;
        Ok(())
    });
    match gone {
        // Rows of another organisation refer to the person, who worked there.
        Err(Error::Conflict(Constraint::Reference)) => forget_user(conn, user, now)?,
        other => other?,
    }
    Ok(true)
}

fn has_ended(conn: &mut Connection, user: &UserId, now: DateTime<Utc>) -> Result<bool, Error> {
    let target = users::table
        .find(user.as_str())
        .filter(users::sandbox_until.le(now.naive_utc()))
        .select(users::id);
    if let Connection::Postgres(c) = conn {
        let _: Option<String> = target.for_update().get_result(c).optional()?;
    }
    let present: Option<String> = both!(conn, c => target.get_result(c).optional())?;
    Ok(present.is_some())
}

/// Returns the organisations whose only member the user is.
fn own_organisations(conn: &mut Connection, user: &UserId) -> Result<Vec<OrganisationId>, Error> {
    let others = diesel::alias!(memberships as others);
    let shared = others
        .filter(
            others
                .field(memberships::organisation_id)
                .eq(memberships::organisation_id),
        )
        .filter(others.field(memberships::user_id).ne(user.as_str()));
    let query = memberships::table
        .filter(memberships::user_id.eq(user.as_str()))
        .filter(not(exists(shared)))
        .select(memberships::organisation_id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(organisation_id).collect()
}

/// Removes everything of a user except the row that others refer to.
fn forget_user(conn: &mut Connection, user: &UserId, now: DateTime<Utc>) -> Result<(), Error> {
    if let Some(found) = accounts::find(conn, user)? {
        accounts::anonymise(conn, &found, now)?;
    }
    let ended = users::sandbox_until.eq(None::<NaiveDateTime>);
    let target = diesel::update(users::table.find(user.as_str())).set(ended);
    both!(conn, c => target.execute(c))?;
    Ok(())
}
