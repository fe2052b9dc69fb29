//! Links that verify an address, once. The table holds the SHA-256 of a link's token, never the token.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Binary, Text, Timestamp};
use domain::account::LinkPurpose;
use domain::id::UserId;

use crate::accounts::user_id;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::{account_tokens, users};

/// A new link.
pub struct NewToken<'a> {
    /// SHA-256 of what the link carries.
    pub hash: &'a [u8; 32],
    /// The user of the link.
    pub user_id: &'a UserId,
    /// What it may be used for.
    pub purpose: LinkPurpose,
    /// The address it was sent to, as typed.
    pub email: &'a str,
    /// When it stops working.
    pub expires_at: DateTime<Utc>,
}

/// The data of a link that was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The user of the link.
    pub user_id: UserId,
    /// What it could be used for.
    pub purpose: LinkPurpose,
    /// The address it was sent to, as typed.
    pub email: String,
}

type Row = (String, String, String);
const COLUMNS: (account_tokens::user_id, account_tokens::purpose, account_tokens::email) =
    (account_tokens::user_id, account_tokens::purpose, account_tokens::email);

/// Stores a link; older ones of the same user and purpose stop working. For an unknown user, the same statements store
/// nothing.
pub fn replace(conn: &mut Connection, token: &NewToken<'_>, now: DateTime<Utc>) -> Result<(), Error> {
    delete_of(conn, token.user_id, &[token.purpose])?;
    let row = users::table.filter(users::id.eq(token.user_id.as_str())).select((
        (&token.hash[..]).into_sql::<Binary>(),
        users::id,
        token.purpose.as_str().into_sql::<Text>(),
        token.email.into_sql::<Text>(),
        now.naive_utc().into_sql::<Timestamp>(),
        token.expires_at.naive_utc().into_sql::<Timestamp>(),
    ));
    let insert = row.insert_into(account_tokens::table).into_columns((
        account_tokens::token_hash,
        account_tokens::user_id,
        account_tokens::purpose,
        account_tokens::email,
        account_tokens::created_at,
        account_tokens::expires_at,
    ));
    both!(conn, c => insert.execute(c))?;
    Ok(())
}

/// Deletes a link and returns its data in one statement, so that only one of two concurrent uses succeeds. A link of
/// another purpose, or an expired one, gives `None` and stays.
pub fn take(
    conn: &mut Connection,
    hash: &[u8; 32],
    purposes: &[LinkPurpose],
    now: DateTime<Utc>,
) -> Result<Option<Token>, Error> {
    let words = purposes.iter().map(|purpose| purpose.as_str());
    let target = account_tokens::table
        .filter(account_tokens::token_hash.eq(&hash[..]))
        .filter(guard_rows!("identity link purpose" => account_tokens::purpose.eq_any(words)))
        .filter(guard_rows!("identity link end" => account_tokens::expires_at.gt(now.naive_utc())));
    let row: Option<Row> = both!(conn, c => diesel::delete(target).returning(COLUMNS).get_result(c).optional())?;
    row.map(token).transpose()
}

/// Returns the data of a link without using it up.
pub fn find(
    conn: &mut Connection,
    hash: &[u8; 32],
    purpose: LinkPurpose,
    now: DateTime<Utc>,
) -> Result<Option<Token>, Error> {
    let query = account_tokens::table
        .filter(account_tokens::token_hash.eq(&hash[..]))
        .filter(account_tokens::purpose.eq(purpose.as_str()))
        .filter(account_tokens::expires_at.gt(now.naive_utc()))
        .select(COLUMNS);
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    row.map(token).transpose()
}

/// Ends a user's links of some purposes.
pub fn delete_of(conn: &mut Connection, user: &UserId, purposes: &[LinkPurpose]) -> Result<(), Error> {
    let words = purposes.iter().map(|purpose| purpose.as_str());
    let target = account_tokens::table
        .filter(account_tokens::user_id.eq(user.as_str()))
        .filter(account_tokens::purpose.eq_any(words));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Deletes expired links.
pub fn delete_expired(conn: &mut Connection, now: DateTime<Utc>) -> Result<(), Error> {
    let target = account_tokens::table.filter(account_tokens::expires_at.le(now.naive_utc()));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

fn token((user, purpose, email): Row) -> Result<Token, Error> {
    Ok(Token {
        user_id: user_id(user)?,
        purpose: LinkPurpose::parse(&purpose).ok_or_else(|| Error::Corrupt(format!("purpose {purpose}")))?,
        email,
    })
}
