//! Invitations: a mailed link that makes its holder a member, once.

use chrono::{DateTime, TimeDelta, Utc};
use domain::account::Email;
use domain::id::{InvitationId, OrganisationId, UserId};
use domain::limits::{INVITATION_DAYS, INVITATIONS_PER_DAY_MAX};
use domain::organisation::role;
use mailer::MemberEmail;
use storage::organisations::invitations as rows;
pub use storage::organisations::invitations::Invitation;

use super::{Changed, switch};
use crate::core::actor::{Organiser, Visitor};
use crate::core::error::{Conflict, Error, Noun};
use crate::core::link::LinkToken;
use crate::core::ownership::check_owner;
use crate::core::service::{Reading, Tx};
use crate::mail::recipients::{self, LinkMail};
use crate::mail::{self, Mail};

const TOO_MANY: &str = "You have sent many invitations today. Please continue tomorrow.";

const RECIPIENT_HAS_ENOUGH: &str = "This address has received several invitations today. Please try again tomorrow.";

/// Input of an invitation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewInvitation {
    /// The address that gets the link.
    pub email: String,
    /// The role of the new member.
    pub role: String,
}

/// What the holder of a link sees before accepting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The invitation.
    pub invitation: Invitation,
    /// Whether the invited address has an account.
    pub has_account: bool,
}

/// Returns the open invitations, newest first; owners only.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser) -> Result<Vec<Invitation>, Error> {
    organiser.must_own()?;
    Ok(rows::of_organisation(r.conn, organiser.organisation_id())?)
}

/// Invites a person by email; owners only.
pub fn create(tx: &mut Tx<'_>, organiser: &Organiser, input: &NewInvitation) -> Result<Invitation, Error> {
    may_manage(tx, organiser)?;
    organiser.must_be_verified()?;
    let email = Email::parse(&input.email)?;
    let role = role(&input.role)?;
    if rows::is_member(tx.conn, organiser.organisation_id(), &email.folded)? {
        return Err(Error::Conflict(Conflict::AlreadyMember));
    }
    must_stay_within_the_day(tx, organiser)?;
    let (id, token) = (
        InvitationId::from_random(&tx.id_bytes()?),
        LinkToken::draw(tx.random())?,
    );
    let now = tx.now;
    let new = rows::NewInvitation {
        id: &id,
        organisation: organiser.organisation_id(),
        invited_by: organiser.user_id(),
        email: &email,
        role,
        token_hash: &token.hash(),
        expires_at: expiry(now),
    };
    rows::insert(tx.conn, &new, now)?;
    tx.note_members(organiser.organisation_id());
    let invitation = rows::get(tx.conn, organiser.organisation_id(), &id)?;
    send(tx, organiser, &invitation, &token)?;
    Ok(invitation)
}

/// Mails an invitation again with a new link; the old link stops working. Owners only.
pub fn resend(tx: &mut Tx<'_>, organiser: &Organiser, id: &InvitationId) -> Result<Invitation, Error> {
    may_manage(tx, organiser)?;
    rows::get(tx.conn, organiser.organisation_id(), id).map_err(not_found)?;
    organiser.must_be_verified()?;
    must_stay_within_the_day(tx, organiser)?;
    let token = LinkToken::draw(tx.random())?;
    let expires_at = expiry(tx.now);
    rows::renew(tx.conn, id, &token.hash(), expires_at)?;
    tx.note_members(organiser.organisation_id());
    let invitation = rows::get(tx.conn, organiser.organisation_id(), id)?;
    send(tx, organiser, &invitation, &token)?;
    Ok(invitation)
}

/// Revokes an invitation: its link stops working. Owners only.
pub fn delete(tx: &mut Tx<'_>, organiser: &Organiser, id: &InvitationId) -> Result<(), Error> {
    check_owner(tx, organiser)?;
    if rows::delete(tx.conn, organiser.organisation_id(), id)? {
        tx.note_members(organiser.organisation_id());
        Ok(())
    } else {
        Err(Error::NotFound(Noun::Invitation))
    }
}

/// Shows the holder of a link the invitation. Changes nothing, because mail scanners follow links.
pub fn look_up(r: &mut Reading<'_>, _visitor: &Visitor, token: &LinkToken) -> Result<Preview, Error> {
    let invitation = by_token(r, token)?;
    let account = storage::accounts::find_credentials(r.conn, &invitation.email_folded)?;
    Ok(Preview {
        invitation,
        has_account: account.is_some(),
    })
}

/// Returns whether a link is an invitation to an address.
pub(crate) fn is_for(r: &mut Reading<'_>, token: &str, email: &Email) -> Result<bool, Error> {
    Ok(by_token(r, &LinkToken::parse(token)?)?.email_folded == email.folded)
}

/// Returns the invitations to an address that has been proved.
pub(crate) fn to_address(r: &mut Reading<'_>, email: &Email) -> Result<Vec<Invitation>, Error> {
    let now = r.now;
    Ok(rows::find_by_email(r.conn, &email.folded, now)?)
}

/// Makes the caller a member of the organisation of a link, and switches the session to it. Anyone who holds the link
/// may use it; using a link that was sent to the caller's own address verifies that address.
pub fn accept(tx: &mut Tx<'_>, organiser: &Organiser, token: &LinkToken) -> Result<Changed, Error> {
    organiser.must_not_be_sandbox()?;
    let invitation = by_token(tx, token)?;
    let email = Email::parse(organiser.email())?;
    let inviter = rows::inviter(tx.conn, &invitation.id)?;
    join(tx, &invitation, organiser.user_id(), &email)?;
    tell_inviter(tx, &invitation, inviter, &email)?;
    let mut organiser = organiser.clone();
    organiser.verified |= email.folded == invitation.email_folded;
    switch(tx, &organiser, &invitation.organisation_id)
}

/// Makes a user who has just been created a member of the organisation that a link names.
pub(crate) fn accept_at_sign_up(
    tx: &mut Tx<'_>,
    token: &str,
    user: &UserId,
    email: &Email,
) -> Result<OrganisationId, Error> {
    let invitation = by_token(tx, &LinkToken::parse(token)?)?;
    let inviter = rows::inviter(tx.conn, &invitation.id)?;
    join(tx, &invitation, user, email)?;
    tell_inviter(tx, &invitation, inviter, email)?;
    Ok(invitation.organisation_id)
}

/// Mails the inviter when an account with another address joins: the link may have been forwarded on purpose, or have
/// leaked.
fn tell_inviter(
    tx: &mut Tx<'_>,
    invitation: &Invitation,
    inviter: Option<UserId>,
    joined: &Email,
) -> Result<(), Error> {
    if joined.folded == invitation.email_folded {
        return Ok(());
    }
    let inviter = inviter
        .map(|id| storage::accounts::users::find(tx.conn, &id))
        .transpose()?;
    let Some(inviter) = inviter.flatten() else {
        return Ok(());
    };
    let letter = MemberEmail::InvitationTaken {
        name: &inviter.name,
        organisation: &invitation.organisation_name,
        invited: &invitation.email,
        joined: &joined.typed,
    };
    let cause = format!("invitation-taken {}", invitation.id);
    let mail = Mail {
        to: &inviter.email,
        letter,
        organisation: Some(&invitation.organisation_id),
        user: None,
        cause: &cause,
    };
    mail::queue(tx, &mail)
}

/// Makes a user a member of the organisation that invites.
pub(crate) fn join(tx: &mut Tx<'_>, invitation: &Invitation, user: &UserId, email: &Email) -> Result<(), Error> {
    let (organisation, now) = (&invitation.organisation_id, tx.now);
    // A refused membership restores the invitation, because the transaction is rolled back.
    if !rows::delete(tx.conn, organisation, &invitation.id)? {
        return Err(Error::LinkExpired);
    }
    storage::accounts::insert_membership(tx.conn, organisation, user, invitation.role, now)?;
    tx.note_members(organisation);
    if domain::guard!("identity invited address" => email.folded == invitation.email_folded) {
        storage::accounts::users::verify(tx.conn, user, now)?;
    }
    Ok(())
}

fn by_token(r: &mut Reading<'_>, token: &LinkToken) -> Result<Invitation, Error> {
    let now = r.now;
    rows::find_by_token(r.conn, &token.hash(), now)?.ok_or(Error::LinkExpired)
}

/// Refuses everyone but owners outside the sandbox, and serialises their actions.
fn may_manage(tx: &mut Tx<'_>, organiser: &Organiser) -> Result<(), Error> {
    organiser.must_not_be_sandbox()?;
    check_owner(tx, organiser)
}

/// Counts mails, not invitations: revoking one does not make room for another mail.
fn must_stay_within_the_day(tx: &mut Tx<'_>, organiser: &Organiser) -> Result<(), Error> {
    let since = tx.now - TimeDelta::days(1);
    if rows::mailed_since(tx.conn, organiser.organisation_id(), since)? >= INVITATIONS_PER_DAY_MAX {
        return Err(Error::TooOften(TOO_MANY));
    }
    Ok(())
}

fn send(tx: &mut Tx<'_>, organiser: &Organiser, invitation: &Invitation, token: &LinkToken) -> Result<(), Error> {
    if !recipients::allow(tx, LinkMail::Invitation, &invitation.email)? {
        return Err(Error::TooOften(RECIPIENT_HAS_ENOUGH));
    }
    let link = tx.link(&format!("/accept-invitation?token={}", token.as_str()));
    // Each link has its own cause; otherwise a resend would count as a repeat.
    let cause = format!("invitation {}", domain::id::spell(&tx.id_bytes()?));
    let letter = MemberEmail::Invitation {
        organisation: &invitation.organisation_name,
        invited_by: organiser.name(),
        role: invitation.role,
        link: &link,
    };
    let mail = Mail {
        to: &invitation.email,
        letter,
        organisation: Some(organiser.organisation_id()),
        user: None,
        cause: &cause,
    };
    mail::queue(tx, &mail)
}

fn expiry(now: DateTime<Utc>) -> DateTime<Utc> {
    now + TimeDelta::days(INVITATION_DAYS)
}

fn not_found(error: storage::Error) -> Error {
    Error::missing(error, Noun::Invitation)
}
