//! Deleting an account. Plans and the activity of shared events refer to the user, so the row stays as a tombstone
//! without personal data. Organisations without another member are deleted with everything in them.

use domain::account::{Email, Role};
use domain::id::OrganisationId;
use domain::invalid::Invalid;
use storage::accounts::users::{self, User};
use storage::{accounts as rows, events, organisations};

use super::Membership;
use super::proof::Proof;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error};
use crate::core::service::{Service, Tx};
use crate::events::purge;
use crate::organisations::note_user;

/// Input for deleting the account.
#[derive(Clone, Default)]
pub struct DeleteAccount {
    /// The password; empty for users without one.
    pub password: String,
    /// The email address, typed again by users without a password.
    pub confirm: String,
}

/// What happens to an organisation when a member deletes their account.
enum Fate {
    /// Other members remain.
    Stays,
    /// The remaining members would have no owner.
    Orphaned,
    /// The user is its only member.
    Goes,
}

/// Deletes the caller's account. Refused while others would be left without an owner. Blocks while hashing.
pub fn delete_account(service: &Service, organiser: &Organiser, input: &DeleteAccount) -> Result<(), Error> {
    organiser.must_not_be_sandbox()?;
    let proof = Proof::check(
        service,
        organiser,
        &input.password,
        "password",
        "This is not your password.",
    )?;
    if !organiser.has_password() && !Email::parse(organiser.email())?.is(&input.confirm) {
        return Err(Invalid::new("confirm", "Type your email address to confirm.").into());
    }
    let going = service.write(move |tx| {
        let user = proof.user(tx)?;
        delete(tx, &user)
    })?;
    // What is left is already unreachable. If this is interrupted, the housekeeping continues it.
    going
        .iter()
        .try_for_each(|organisation| purge::organisation(service, organisation))
}

/// Deletes the account, hides what goes with it, and returns the organisations that are to be removed.
pub(crate) fn delete(tx: &mut Tx<'_>, user: &User) -> Result<Vec<OrganisationId>, Error> {
    let (going, orphaned) = sort(tx, user)?;
    if !orphaned.is_empty() {
        return Err(Error::Conflict(Conflict::LastOwner(orphaned)));
    }
    for organisation in &going {
        events::hide_all(tx.conn, organisation)?;
    }
    // An unverified account must not erase what others sent to the address.
    if user.verified {
        users::forget_address(tx.conn, &Email::parse(&user.email)?)?;
    }
    note_user(tx, &user.id)?;
    tx.note_access();
    let now = tx.now;
    users::anonymise(tx.conn, user, now)?;
    Ok(going)
}

/// Returns the organisations that go with the user, and the names of those that would be left without an owner.
fn sort(tx: &mut Tx<'_>, user: &User) -> Result<(Vec<OrganisationId>, Vec<String>), Error> {
    let (mut going, mut orphaned) = (Vec::new(), Vec::new());
    let mut memberships = rows::memberships_of(tx.conn, &user.id)?;
    // All callers lock in one order, so that two who lock several organisations cannot deadlock.
    memberships.sort_by(|a, b| a.organisation_id.cmp(&b.organisation_id));
    for membership in memberships {
        match fate(tx, &membership)? {
            Fate::Stays => {}
            Fate::Orphaned => orphaned.push(membership.organisation_name),
            Fate::Goes => going.push(membership.organisation_id),
        }
    }
    Ok((going, orphaned))
}

fn fate(tx: &mut Tx<'_>, membership: &Membership) -> Result<Fate, Error> {
    let organisation = &membership.organisation_id;
    organisations::lock(tx.conn, organisation)?;
    if organisations::members(tx.conn, organisation)?.len() <= 1 {
        return Ok(Fate::Goes);
    }
    let is_last = membership.role == Role::Owner && organisations::owners(tx.conn, organisation)? <= 1;
    Ok(if is_last { Fate::Orphaned } else { Fate::Stays })
}
