//! Who belongs to an organisation and what they may do. An organisation always keeps an owner.

use domain::account::Role;
use domain::id::UserId;
use domain::organisation::role;
use storage::organisations as rows;
pub use storage::organisations::Member;

use super::not_found;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error};
use crate::core::ownership::check_owner;
use crate::core::service::{Reading, Tx};

/// Returns the members, in the order in which they joined; every member may see them.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser) -> Result<Vec<Member>, Error> {
    Ok(rows::members(r.conn, organiser.organisation_id())?)
}

/// Gives a member another role; owners only.
pub fn set_role(tx: &mut Tx<'_>, organiser: &Organiser, user: &UserId, word: &str) -> Result<Member, Error> {
    check_owner(tx, organiser)?;
    let mut member = rows::member(tx.conn, organiser.organisation_id(), user).map_err(not_found)?;
    let role = role(word)?;
    if role != Role::Owner {
        must_leave_an_owner(tx, organiser, &member)?;
    }
    if role != member.role {
        storage::accounts::set_role(tx.conn, organiser.organisation_id(), user, role)?;
        tx.note_members(organiser.organisation_id());
        tx.note_access();
        member.role = role;
    }
    Ok(member)
}

/// Removes a member and ends their sessions in the organisation. Owners may remove anyone; every member may leave.
pub fn remove(tx: &mut Tx<'_>, organiser: &Organiser, user: &UserId) -> Result<(), Error> {
    if user == organiser.user_id() {
        rows::lock(tx.conn, organiser.organisation_id())?;
    } else {
        check_owner(tx, organiser)?;
    }
    let member = rows::member(tx.conn, organiser.organisation_id(), user).map_err(not_found)?;
    must_leave_an_owner(tx, organiser, &member)?;
    tx.note_members(organiser.organisation_id());
    tx.note_access();
    Ok(rows::remove_member(tx.conn, organiser.organisation_id(), user)?)
}

/// Refuses when the member is the only owner. The caller holds the lock of the organisation.
fn must_leave_an_owner(tx: &mut Tx<'_>, organiser: &Organiser, member: &Member) -> Result<(), Error> {
    if member.role == Role::Owner && rows::owners(tx.conn, organiser.organisation_id())? <= 1 {
        return Err(Error::Conflict(Conflict::LastOwner(Vec::new())));
    }
    Ok(())
}
