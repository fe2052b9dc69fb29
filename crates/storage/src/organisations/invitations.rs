//! Invitations to organisations. The table holds the SHA-256 of what the mailed link carries, never the link.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::account::{Email, Role};
use domain::id::{InvitationId, OrganisationId, UserId};

use crate::accounts::{organisation_id, user_id};
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::organisations::stored_role;
use crate::schema::{invitations, memberships, organisations, outbox, users};

/// A new invitation.
pub struct NewInvitation<'a> {
    /// Names the invitation.
    pub id: &'a InvitationId,
    /// Who invites.
    pub organisation: &'a OrganisationId,
    /// The member who invites.
    pub invited_by: &'a UserId,
    /// The address that gets the link.
    pub email: &'a Email,
    /// The role of the new member.
    pub role: Role,
    /// SHA-256 of what the link carries.
    pub token_hash: &'a [u8; 32],
    /// When the link stops working.
    pub expires_at: DateTime<Utc>,
}

/// An invitation as its organisation and the invited see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Names the invitation.
    pub id: InvitationId,
    /// Who invites.
    pub organisation_id: OrganisationId,
    /// Their name.
    pub organisation_name: String,
    /// Where the link went, as typed.
    pub email: String,
    /// The form in which addresses are compared.
    pub email_folded: String,
    /// The role of the new member.
    pub role: Role,
    /// The name of the member who invites.
    pub invited_by: String,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When the link stops working.
    pub expires_at: DateTime<Utc>,
}

#[derive(Queryable)]
struct Row {
    id: String,
    organisation_id: String,
    organisation_name: String,
    email: String,
    email_folded: String,
    role: String,
    invited_by: String,
    created_at: NaiveDateTime,
    expires_at: NaiveDateTime,
}

/// The columns of a [`Row`], over invitations joined with organisations and users.
type Columns = (
    invitations::id,
    organisations::id,
    organisations::name,
    invitations::email,
    invitations::email_folded,
    invitations::role,
    users::name,
    invitations::created_at,
    invitations::expires_at,
);
const COLUMNS: Columns = (
    invitations::id,
    organisations::id,
    organisations::name,
    invitations::email,
    invitations::email_folded,
    invitations::role,
    users::name,
    invitations::created_at,
    invitations::expires_at,
);

/// Returns the member who made an invitation.
pub fn inviter(conn: &mut Connection, id: &InvitationId) -> Result<Option<UserId>, Error> {
    let query = invitations::table.find(id.as_str()).select(invitations::invited_by);
    let row: Option<String> = both!(conn, c => query.get_result(c).optional())?;
    row.map(user_id).transpose()
}

/// Stores an invitation, replacing an expired one of the same address.
pub fn insert(conn: &mut Connection, new: &NewInvitation<'_>, now: DateTime<Utc>) -> Result<(), Error> {
    let over = invitations::table
        .filter(invitations::organisation_id.eq(new.organisation.as_str()))
        .filter(invitations::email_folded.eq(&new.email.folded))
        .filter(invitations::expires_at.le(now.naive_utc()));
    both!(conn, c => diesel::delete(over).execute(c))?;
    let row = (
        invitations::id.eq(new.id.as_str()),
        invitations::organisation_id.eq(new.organisation.as_str()),
        invitations::email.eq(&new.email.typed),
        invitations::email_folded.eq(&new.email.folded),
        invitations::role.eq(new.role.as_str()),
        invitations::token_hash.eq(&new.token_hash[..]),
        invitations::invited_by.eq(new.invited_by.as_str()),
        invitations::created_at.eq(now.naive_utc()),
        invitations::expires_at.eq(new.expires_at.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(invitations::table).values(row).execute(c))?;
    Ok(())
}

/// Returns the invitations of an organisation, the latest at the top.
pub fn of_organisation(conn: &mut Connection, organisation: &OrganisationId) -> Result<Vec<Invitation>, Error> {
    let query = invitations::table
        .inner_join(organisations::table)
        .inner_join(users::table)
        .filter(guard_rows!("tenancy invitation list" => invitations::organisation_id.eq(organisation.as_str())))
        .order((invitations::created_at.desc(), invitations::id))
        .select(COLUMNS);
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(invitation).collect()
}

/// Returns an invitation of an organisation.
pub fn get(conn: &mut Connection, organisation: &OrganisationId, id: &InvitationId) -> Result<Invitation, Error> {
    let query = invitations::table
        .inner_join(organisations::table)
        .inner_join(users::table)
        .filter(guard_rows!("tenancy invitation" => invitations::organisation_id.eq(organisation.as_str())))
        .filter(invitations::id.eq(id.as_str()))
        .select(COLUMNS);
    let row: Row = both!(conn, c => query.get_result(c))?;
    invitation(row)
}

/// Returns the invitation of a link, unless it has expired.
pub fn find_by_token(
    conn: &mut Connection,
    token_hash: &[u8; 32],
    now: DateTime<Utc>,
) -> Result<Option<Invitation>, Error> {
    let query = invitations::table
        .inner_join(organisations::table)
        .inner_join(users::table)
        .filter(invitations::token_hash.eq(&token_hash[..]))
        .filter(invitations::expires_at.gt(now.naive_utc()))
        .select(COLUMNS);
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    row.map(invitation).transpose()
}

/// Returns the invitations to a folded address that have not expired, the earliest at the top.
pub fn find_by_email(conn: &mut Connection, email_folded: &str, now: DateTime<Utc>) -> Result<Vec<Invitation>, Error> {
    let query = invitations::table
        .inner_join(organisations::table)
        .inner_join(users::table)
        .filter(invitations::email_folded.eq(email_folded))
        .filter(invitations::expires_at.gt(now.naive_utc()))
        .order((invitations::created_at, invitations::id))
        .select(COLUMNS);
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(invitation).collect()
}

/// Gives an invitation a new link; the old one stops working.
pub fn renew(
    conn: &mut Connection,
    id: &InvitationId,
    token_hash: &[u8; 32],
    expires_at: DateTime<Utc>,
) -> Result<(), Error> {
    let change = (
        invitations::token_hash.eq(&token_hash[..]),
        invitations::expires_at.eq(expires_at.naive_utc()),
    );
    let update = diesel::update(invitations::table.find(id.as_str())).set(change);
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Deletes an invitation and returns whether it existed; of two concurrent acceptances only one gets true.
pub fn delete(conn: &mut Connection, organisation: &OrganisationId, id: &InvitationId) -> Result<bool, Error> {
    let target = invitations::table
        .filter(invitations::organisation_id.eq(organisation.as_str()))
        .filter(invitations::id.eq(id.as_str()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))? > 0)
}

/// Returns whether the account of a folded address belongs to an organisation.
pub fn is_member(conn: &mut Connection, organisation: &OrganisationId, email_folded: &str) -> Result<bool, Error> {
    let query = memberships::table
        .inner_join(users::table)
        .filter(memberships::organisation_id.eq(organisation.as_str()))
        .filter(users::email_folded.eq(email_folded))
        .count();
    let count: i64 = both!(conn, c => query.get_result(c))?;
    Ok(count > 0)
}

/// Returns how many invitations an organisation has mailed since an instant, sent again ones included.
pub fn mailed_since(conn: &mut Connection, organisation: &OrganisationId, since: DateTime<Utc>) -> Result<i64, Error> {
    let query = outbox::table
        .filter(outbox::organisation_id.eq(organisation.as_str()))
        .filter(outbox::kind.eq("invitation"))
        .filter(outbox::created_at.gt(since.naive_utc()))
        .count();
    Ok(both!(conn, c => query.get_result(c))?)
}

fn invitation(row: Row) -> Result<Invitation, Error> {
    Ok(Invitation {
        id: InvitationId::try_from(row.id).map_err(|error| Error::Corrupt(error.to_string()))?,
        organisation_id: organisation_id(row.organisation_id)?,
        organisation_name: row.organisation_name,
        email: row.email,
        email_folded: row.email_folded,
        role: stored_role(&row.role)?,
        invited_by: row.invited_by,
        created_at: row.created_at.and_utc(),
        expires_at: row.expires_at.and_utc(),
    })
}
