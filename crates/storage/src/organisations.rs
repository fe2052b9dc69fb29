//! An organisation's settings and its members. The use cases decide who may change them, and lock first.

pub mod invitations;
pub mod listing;
pub mod mail_servers;
pub mod usage;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::account::Role;
use domain::id::{EventId, OrganisationId, UserId};
use domain::organisation::Settings;

use crate::accounts::{organisation_id, stored_role, user_id};
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::{events, memberships, organisations, users};

/// A member as the organisation sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The user.
    pub user_id: UserId,
    /// The user's name.
    pub name: String,
    /// The user's address as typed.
    pub email: String,
    /// What the user may do.
    pub role: Role,
    /// When the user joined.
    pub joined_at: DateTime<Utc>,
}

type MemberRow = (String, String, String, String, NaiveDateTime);

/// Serialises the transactions that change the owners of an organisation. SQLite has only one writer anyway.
pub fn lock(conn: &mut Connection, organisation: &OrganisationId) -> Result<(), Error> {
    if let Connection::Postgres(c) = conn {
        let row = organisations::table.find(organisation.as_str());
        let _: Option<String> = row
            .select(organisations::id)
            .for_no_key_update()
            .get_result(c)
            .optional()?;
    }
    Ok(())
}

/// Returns the settings of an organisation.
pub fn settings(conn: &mut Connection, organisation: &OrganisationId) -> Result<Settings, Error> {
    let query = organisations::table.find(organisation.as_str()).select((
        organisations::name,
        organisations::sender_name,
        organisations::contact_email,
    ));
    let (name, sender_name, contact_email): (String, Option<String>, Option<String>) =
        both!(conn, c => query.get_result(c))?;
    Ok(Settings {
        id: organisation.clone(),
        name,
        sender_name: sender_name.unwrap_or_default(),
        contact_email: contact_email.unwrap_or_default(),
    })
}

/// Maximum number of memberships that [`others_exist`] checks on either side. Beyond that many sandboxes it assumes
/// another organisation.
const LOOKED_AT: i64 = 50;

/// Returns whether anyone other than sandbox visitors belongs to another organisation.
pub fn others_exist(conn: &mut Connection, organisation: &OrganisationId) -> Result<bool, Error> {
    let own = organisation.as_str();
    let member = memberships::table.select(memberships::user_id);
    // Two ranges of the primary key; a search for `<>` would read the whole table.
    let before = member.filter(memberships::organisation_id.lt(own)).limit(LOOKED_AT);
    let after = member.filter(memberships::organisation_id.gt(own)).limit(LOOKED_AT);
    let mut others: Vec<String> = both!(conn, c => before.load(c))?;
    others.extend(both!(conn, c => after.load::<String>(c))?);
    if others.is_empty() {
        return Ok(false);
    }
    let people = users::table
        .filter(users::id.eq_any(&others))
        .filter(users::sandbox_until.is_null());
    let found: i64 = both!(conn, c => people.count().get_result(c))?;
    Ok(found > 0 || others.len() >= usize::try_from(LOOKED_AT).unwrap_or_default())
}

/// Overwrites the settings of an organisation.
pub fn update_settings(conn: &mut Connection, settings: &Settings) -> Result<(), Error> {
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let change = (
        organisations::name.eq(&settings.name),
        organisations::sender_name.eq(some(&settings.sender_name)),
        organisations::contact_email.eq(some(&settings.contact_email)),
    );
    let update = diesel::update(organisations::table.find(settings.id.as_str())).set(change);
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Returns the members of an organisation, in the order in which they joined.
pub fn members(conn: &mut Connection, organisation: &OrganisationId) -> Result<Vec<Member>, Error> {
    let query = memberships::table
        .inner_join(users::table)
        .filter(guard_rows!("tenancy member list" => memberships::organisation_id.eq(organisation.as_str())))
        .order((memberships::created_at, users::id))
        .select((
            users::id,
            users::name,
            users::email,
            memberships::role,
            memberships::created_at,
        ));
    let rows: Vec<MemberRow> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(member_of).collect()
}

/// Returns a member of an organisation.
pub fn member(conn: &mut Connection, organisation: &OrganisationId, user: &UserId) -> Result<Member, Error> {
    let query = memberships::table
        .inner_join(users::table)
        .filter(guard_rows!("tenancy member" => memberships::organisation_id.eq(organisation.as_str())))
        .filter(memberships::user_id.eq(user.as_str()))
        .select((
            users::id,
            users::name,
            users::email,
            memberships::role,
            memberships::created_at,
        ));
    let row: MemberRow = both!(conn, c => query.get_result(c))?;
    member_of(row)
}

/// Returns how many owners an organisation has.
pub fn owners(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let query = memberships::table
        .filter(memberships::organisation_id.eq(organisation.as_str()))
        .filter(memberships::role.eq(Role::Owner.as_str()))
        .count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns the organisation of an event and the owner who joined it first. For operators only, who can read the whole
/// database anyway.
pub fn owner_of_event(conn: &mut Connection, event: &EventId) -> Result<Option<(OrganisationId, UserId)>, Error> {
    let query = memberships::table
        .inner_join(events::table.on(events::organisation_id.eq(memberships::organisation_id)))
        .filter(events::id.eq(event.as_str()))
        .filter(events::deleted_at.is_null())
        .filter(memberships::role.eq(Role::Owner.as_str()))
        .order((memberships::created_at, memberships::user_id))
        .select((memberships::organisation_id, memberships::user_id));
    let owner: Option<(String, String)> = both!(conn, c => query.first(c).optional())?;
    owner
        .map(|(organisation, user)| Ok((organisation_id(organisation)?, user_id(user)?)))
        .transpose()
}

/// Removes a member; the sessions of that user in the organisation go with the membership.
pub fn remove_member(conn: &mut Connection, organisation: &OrganisationId, user: &UserId) -> Result<(), Error> {
    let target = memberships::table.find((organisation.as_str(), user.as_str()));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

fn member_of((user, name, email, role, joined_at): MemberRow) -> Result<Member, Error> {
    Ok(Member {
        user_id: user_id(user)?,
        name,
        email,
        role: stored_role(&role)?,
        joined_at: joined_at.and_utc(),
    })
}
