//! Who a user is at an OpenID Connect provider: the pair of issuer and subject, which never changes hands.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::id::UserId;

use crate::accounts::user_id;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::external_identities;

/// Returns the user of a subject.
pub fn find_user(conn: &mut Connection, issuer: &str, subject: &str) -> Result<Option<UserId>, Error> {
    let query = external_identities::table
        .find((issuer, subject))
        .select(external_identities::user_id);
    let row: Option<String> = both!(conn, c => query.get_result(c).optional())?;
    row.map(user_id).transpose()
}

/// Remembers that a subject is a user.
pub fn insert(
    conn: &mut Connection,
    issuer: &str,
    subject: &str,
    user: &UserId,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        external_identities::issuer.eq(issuer),
        external_identities::subject.eq(subject),
        external_identities::user_id.eq(user.as_str()),
        external_identities::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(external_identities::table).values(row).execute(c))?;
    Ok(())
}

/// Deletes every identity of a user.
pub fn delete_all_of(conn: &mut Connection, user: &UserId) -> Result<(), Error> {
    let target = external_identities::table.filter(external_identities::user_id.eq(user.as_str()));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}
