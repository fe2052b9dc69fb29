//! One user: the data that a change of the account is checked against, and the changes. Sign-up and memberships are in
//! `accounts`.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::account::{DELETED_NAME, Email, deleted_email};
use domain::id::UserId;

use crate::accounts::external_identities;
use crate::accounts::user_id;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::{account_tokens, invitations, memberships, outbox, users};

/// An account that is not deleted.
#[derive(Clone, PartialEq, Eq)]
pub struct User {
    /// Names the user.
    pub id: UserId,
    /// The address as typed.
    pub email: String,
    /// The person's name.
    pub name: String,
    /// The argon2id hash in PHC form; empty without a password here.
    pub password_hash: String,
    /// Whether the user has verified the address.
    pub verified: bool,
    /// Whether this is a visitor of the sandbox.
    pub is_sandbox: bool,
}

type Row = (
    String,
    String,
    String,
    String,
    Option<NaiveDateTime>,
    Option<NaiveDateTime>,
);
const COLUMNS: (
    users::id,
    users::email,
    users::name,
    users::password_hash,
    users::verified_at,
    users::sandbox_until,
) = (
    users::id,
    users::email,
    users::name,
    users::password_hash,
    users::verified_at,
    users::sandbox_until,
);

/// Serialises the transactions that change an account. SQLite has only one writer anyway.
pub fn lock(conn: &mut Connection, user: &UserId) -> Result<(), Error> {
    if let Connection::Postgres(c) = conn {
        let row = users::table.find(user.as_str()).select(users::id).for_no_key_update();
        let _: Option<String> = row.get_result(c).optional()?;
    }
    Ok(())
}

/// Returns a user who is not deleted.
pub fn find(conn: &mut Connection, user: &UserId) -> Result<Option<User>, Error> {
    let query = users::table
        .filter(users::id.eq(user.as_str()))
        .filter(users::deleted_at.is_null())
        .select(COLUMNS);
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    row.map(read).transpose()
}

/// Returns the user of a folded address.
pub fn find_by_email(conn: &mut Connection, email_folded: &str) -> Result<Option<User>, Error> {
    let query = users::table
        .filter(users::email_folded.eq(email_folded))
        .filter(users::deleted_at.is_null())
        .select(COLUMNS);
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    row.map(read).transpose()
}

/// Records that the user has verified the address; the first time counts.
pub fn verify(conn: &mut Connection, user: &UserId, now: DateTime<Utc>) -> Result<(), Error> {
    let target = users::table
        .filter(users::id.eq(user.as_str()))
        .filter(users::verified_at.is_null());
    let update = diesel::update(target).set(users::verified_at.eq(now.naive_utc()));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Moves the account to another address, which the user has verified and which must be free.
pub fn set_email(conn: &mut Connection, user: &UserId, email: &Email, now: DateTime<Utc>) -> Result<(), Error> {
    let update = diesel::update(users::table.find(user.as_str())).set((
        users::email.eq(&email.typed),
        users::email_folded.eq(&email.folded),
        users::verified_at.eq(now.naive_utc()),
    ));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Gives the user another name.
pub fn set_name(conn: &mut Connection, user: &UserId, name: &str) -> Result<(), Error> {
    let update = diesel::update(users::table.find(user.as_str())).set(users::name.eq(name));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Removes all personal data of a user. The row stays as a tombstone, because plans and the activity of shared events
/// refer to it.
pub fn anonymise(conn: &mut Connection, user: &User, now: DateTime<Utc>) -> Result<(), Error> {
    let id = user.id.as_str();
    // Sessions go with the memberships.
    both!(conn, c => diesel::delete(memberships::table.filter(memberships::user_id.eq(id))).execute(c))?;
    both!(conn, c => diesel::delete(account_tokens::table.filter(account_tokens::user_id.eq(id))).execute(c))?;
    external_identities::delete_all_of(conn, &user.id)?;
    both!(conn, c => diesel::delete(outbox::table.filter(outbox::user_id.eq(id))).execute(c))?;
    let update = diesel::update(users::table.find(id)).set((
        users::email.eq(""),
        users::email_folded.eq(deleted_email(&user.id)),
        users::name.eq(DELETED_NAME),
        users::password_hash.eq(""),
        users::verified_at.eq(None::<NaiveDateTime>),
        users::deleted_at.eq(now.naive_utc()),
    ));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Deletes the invitations to an address and the mails that were sent to it.
pub fn forget_address(conn: &mut Connection, email: &Email) -> Result<(), Error> {
    let invited = invitations::table.filter(invitations::email_folded.eq(&email.folded));
    both!(conn, c => diesel::delete(invited).execute(c))?;
    let mailed = outbox::table.filter(outbox::recipient.eq_any([&email.typed, &email.folded]));
    both!(conn, c => diesel::delete(mailed).execute(c))?;
    Ok(())
}

fn read((id, email, name, password_hash, verified_at, sandbox_until): Row) -> Result<User, Error> {
    Ok(User {
        id: user_id(id)?,
        email,
        name,
        password_hash,
        verified: verified_at.is_some(),
        is_sandbox: sandbox_until.is_some(),
    })
}
