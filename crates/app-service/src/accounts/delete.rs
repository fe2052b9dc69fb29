//! Deleting an account. Plans and the activity of shared events refer to the user, so the row stays as a tombstone
//! without anything personal in it; organisations that nobody else is a member of go with everything in them.

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

/// What a person sends to delete the account.
#[derive(Clone, Default)]
pub struct DeleteAccount {
    /// The password; empty for somebody without one.
    pub password: String,
    /// The email address, typed again by somebody without a password.
    pub confirm: String,
}

/// What becomes of an organisation when one of its members goes for good.
enum Fate {
    /// Others go on.
    Stays,
    /// Others would be left without an owner.
    Orphaned,
    /// Nobody else is there.
    Goes,
}

/// Deletes the caller's account. Refused while others would be left without an owner. Blocks while hashing.
pub fn delete_account(service: &Service, who: &Organiser, input: &DeleteAccount) -> Result<(), Error> {
    who.must_not_be_sandbox()?;
    let proof = Proof::check(service, who, &input.password, "password", "This is not your password.")?;
    if !who.has_password() && !Email::parse(who.email())?.is(&input.confirm) {
        return Err(Invalid::new("confirm", "Type your email address to confirm.").into());
    }
    let going = service.write(move |tx| {
        let user = proof.user(tx)?;
        delete(tx, &user)
    })?;
    // What is left is out of reach already. When this is interrupted, the housekeeping continues it.
    going
        .iter()
        .try_for_each(|organisation| purge::organisation(service, organisation))
}

/// Deletes the account, hides what goes with it, and returns the organisations that are to be removed.
fn delete(tx: &mut Tx<'_>, user: &User) -> Result<Vec<OrganisationId>, Error> {
    let (going, orphaned) = sort(tx, user)?;
    if !orphaned.is_empty() {
        return Err(Error::Conflict(Conflict::LastOwner(orphaned)));
    }
    for organisation in &going {
        events::hide_all(tx.conn, organisation)?;
    }
    // Whoever only claims an address has no say about what others sent there.
    if user.verified {
        users::forget_address(tx.conn, &Email::parse(&user.email)?)?;
    }
    let now = tx.now;
    users::bury(tx.conn, user, now)?;
    Ok(going)
}

/// Returns the organisations that go with the user, and the names of those that would be left without an owner.
fn sort(tx: &mut Tx<'_>, user: &User) -> Result<(Vec<OrganisationId>, Vec<String>), Error> {
    let (mut going, mut orphaned) = (Vec::new(), Vec::new());
    let mut memberships = rows::memberships_of(tx.conn, &user.id)?;
    // One order for everybody, so that two who lock several organisations never wait for each other.
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
