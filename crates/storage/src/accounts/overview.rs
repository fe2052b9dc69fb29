//! All accounts and organisations of an installation, for its operator, who can read the whole database anyway.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::count_star;
use diesel::prelude::*;
use domain::account::Role;
use domain::id::{OrganisationId, UserId};

use super::{organisation_id, stored_role, user_id};
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::{memberships, organisations, sessions, users};

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The user.
    pub id: UserId,
    /// The address as typed.
    pub email: String,
    /// The person's name.
    pub name: String,
    /// Whether the user has verified the address.
    pub verified: bool,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// Names of the organisations, with the role in each.
    pub organisations: Vec<(String, Role)>,
}

/// An organisation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Organisation {
    /// The organisation.
    pub id: OrganisationId,
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// How many members it has.
    pub members: i64,
}

type AccountRow = (String, String, String, Option<NaiveDateTime>, NaiveDateTime);

/// Returns all accounts that are not deleted, without visitors of the sandbox, by their addresses.
pub fn accounts(conn: &mut Connection) -> Result<Vec<Account>, Error> {
    let query = memberships::table
        .inner_join(organisations::table)
        .order((memberships::created_at, organisations::id))
        .select((memberships::user_id, organisations::name, memberships::role));
    let rows: Vec<(String, String, String)> = both!(conn, c => query.load(c))?;
    let mut organisations: HashMap<String, Vec<(String, Role)>> = HashMap::new();
    for (user, name, role) in rows {
        organisations.entry(user).or_default().push((name, stored_role(&role)?));
    }
    let query = users::table
        .filter(users::deleted_at.is_null())
        .filter(users::sandbox_until.is_null())
        .order((users::email_folded, users::id))
        .select((
            users::id,
            users::email,
            users::name,
            users::verified_at,
            users::created_at,
        ));
    let rows: Vec<AccountRow> = both!(conn, c => query.load(c))?;
    rows.into_iter()
        .map(|(id, email, name, verified_at, created_at)| {
            Ok(Account {
                organisations: organisations.remove(&id).unwrap_or_default(),
                id: user_id(id)?,
                email,
                name,
                verified: verified_at.is_some(),
                created_at: created_at.and_utc(),
            })
        })
        .collect()
}

/// Returns all organisations with members, without sandboxes, by their names.
pub fn organisations(conn: &mut Connection) -> Result<Vec<Organisation>, Error> {
    let query = memberships::table
        .inner_join(users::table)
        .filter(users::sandbox_until.is_null())
        .group_by(memberships::organisation_id)
        .select((memberships::organisation_id, count_star()));
    let rows: Vec<(String, i64)> = both!(conn, c => query.load(c))?;
    let members: HashMap<String, i64> = rows.into_iter().collect();
    let query = organisations::table
        .order((organisations::name, organisations::id))
        .select((organisations::id, organisations::name, organisations::created_at));
    let rows: Vec<(String, String, NaiveDateTime)> = both!(conn, c => query.load(c))?;
    rows.into_iter()
        .filter_map(|(id, name, created_at)| {
            let members = members.get(&id).copied()?;
            Some(organisation_id(id).map(|id| Organisation {
                id,
                name,
                created_at: created_at.and_utc(),
                members,
            }))
        })
        .collect()
}

/// Ends every session of the installation and returns how many there were.
pub fn end_all_sessions(conn: &mut Connection) -> Result<usize, Error> {
    Ok(both!(conn, c => diesel::delete(sessions::table).execute(c))?)
}

/// Returns the number of sessions of a user, expired ones included.
pub fn sessions_of(conn: &mut Connection, user: &UserId) -> Result<i64, Error> {
    let query = sessions::table.filter(sessions::user_id.eq(user.as_str())).count();
    Ok(both!(conn, c => query.get_result(c))?)
}
