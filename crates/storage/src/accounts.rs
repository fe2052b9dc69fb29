//! Users, organisations and who is a member of what.

pub mod external_identities;
pub mod figures;
pub mod overview;
pub mod sandboxes;
pub mod sessions;
pub mod sign_in_requests;
pub mod tokens;
pub mod users;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::account::{Email, Role};
use domain::id::{OrganisationId, UserId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::{memberships, users as users_table};

/// A new user.
pub struct NewUser<'a> {
    /// Names the user.
    pub id: &'a UserId,
    /// Names the account.
    pub email: &'a Email,
    /// The person's name.
    pub name: &'a str,
    /// The argon2id hash in PHC form.
    pub password_hash: &'a str,
}

/// What a sign-in is checked against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credentials {
    /// The user.
    pub user_id: UserId,
    /// The argon2id hash in PHC form.
    pub password_hash: String,
}

/// Stores a user; the address must be free.
pub fn insert_user(conn: &mut Connection, user: &NewUser<'_>, now: DateTime<Utc>) -> Result<(), Error> {
    let row = (
        users_table::id.eq(user.id.as_str()),
        users_table::email.eq(&user.email.typed),
        users_table::email_folded.eq(&user.email.folded),
        users_table::name.eq(user.name),
        users_table::password_hash.eq(user.password_hash),
        users_table::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(users_table::table).values(row).execute(c))?;
    Ok(())
}

/// Replaces a user's password hash.
pub fn set_password(conn: &mut Connection, user: &UserId, password_hash: &str) -> Result<(), Error> {
    let update =
        diesel::update(users_table::table.find(user.as_str())).set(users_table::password_hash.eq(password_hash));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Returns what a sign-in with this folded address is checked against.
pub fn find_credentials(conn: &mut Connection, email_folded: &str) -> Result<Option<Credentials>, Error> {
    let query = users_table::table
        .filter(users_table::email_folded.eq(email_folded))
        .select((users_table::id, users_table::password_hash));
    let row: Option<(String, String)> = both!(conn, c => query.get_result(c).optional())?;
    row.map(|(id, password_hash)| {
        Ok(Credentials {
            user_id: user_id(id)?,
            password_hash,
        })
    })
    .transpose()
}

/// Stores an organisation.
pub fn insert_organisation(
    conn: &mut Connection,
    id: &OrganisationId,
    name: &str,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    use crate::schema::organisations;
    let row = (
        organisations::id.eq(id.as_str()),
        organisations::name.eq(name),
        organisations::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(organisations::table).values(row).execute(c))?;
    Ok(())
}

/// Makes a user a member of an organisation.
pub fn insert_membership(
    conn: &mut Connection,
    organisation: &OrganisationId,
    user: &UserId,
    role: Role,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        memberships::organisation_id.eq(organisation.as_str()),
        memberships::user_id.eq(user.as_str()),
        memberships::role.eq(role.as_str()),
        memberships::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(memberships::table).values(row).execute(c))?;
    Ok(())
}

/// Gives a member another role.
pub fn set_role(conn: &mut Connection, organisation: &OrganisationId, user: &UserId, role: Role) -> Result<(), Error> {
    let member = memberships::table.find((organisation.as_str(), user.as_str()));
    let update = diesel::update(member).set(memberships::role.eq(role.as_str()));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Returns the organisation a user joined first: the one a new session opens.
pub fn first_organisation(conn: &mut Connection, user: &UserId) -> Result<Option<OrganisationId>, Error> {
    let query = memberships::table
        .filter(memberships::user_id.eq(user.as_str()))
        .order((memberships::created_at, memberships::organisation_id))
        .select(memberships::organisation_id);
    let row: Option<String> = both!(conn, c => query.first(c).optional())?;
    row.map(organisation_id).transpose()
}

/// One organisation of a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    /// The organisation.
    pub organisation_id: OrganisationId,
    /// Its name.
    pub organisation_name: String,
    /// What the user may do there.
    pub role: Role,
}

/// Returns every organisation of a user, the one that was joined first in front.
pub fn memberships_of(conn: &mut Connection, user: &UserId) -> Result<Vec<Membership>, Error> {
    use crate::schema::organisations;
    let query = memberships::table
        .inner_join(organisations::table)
        .filter(memberships::user_id.eq(user.as_str()))
        .order((memberships::created_at, memberships::organisation_id))
        .select((organisations::id, organisations::name, memberships::role));
    let rows: Vec<(String, String, String)> = both!(conn, c => query.load(c))?;
    rows.into_iter()
        .map(|(id, organisation_name, role)| {
            Ok(Membership {
                organisation_id: organisation_id(id)?,
                organisation_name,
                role: Role::parse(&role).ok_or_else(|| Error::Corrupt(format!("role {role}")))?,
            })
        })
        .collect()
}

/// Reads a stored user id.
pub(crate) fn user_id(text: String) -> Result<UserId, Error> {
    UserId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}

/// Reads a stored organisation id.
pub(crate) fn organisation_id(text: String) -> Result<OrganisationId, Error> {
    OrganisationId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}

/// Reads a stored role.
pub(crate) fn stored_role(word: &str) -> Result<Role, Error> {
    Role::parse(word).ok_or_else(|| Error::Corrupt(format!("role {word}")))
}
