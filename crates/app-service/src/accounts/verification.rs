//! Verifying an address through a mailed link that works once; the same page takes the links that move an account to
//! another address.

use domain::account::{Email, LinkPurpose};
use mailer::MemberEmail;
use storage::accounts::sandboxes;
use storage::accounts::sessions;
use storage::accounts::users::{self, User};
use storage::accounts::{tokens as account_tokens, tokens::Token};

use super::proof::Proof;
use super::{SessionKey, by_mail, emails};
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error};
use crate::core::link::LinkToken;
use crate::core::service::{Service, Tx};
use crate::organisations::note_user;

/// Input for changing the email address.
#[derive(Clone, Default)]
pub struct ChangeEmail {
    /// The password; empty for users without one.
    pub password: String,
    /// The new address.
    pub email: String,
}

/// Mails the caller a new link that verifies the address.
pub fn send_verification(tx: &mut Tx<'_>, organiser: &Organiser) -> Result<(), Error> {
    organiser.must_not_be_sandbox()?;
    let user = users::find(tx.conn, organiser.user_id())?.ok_or(Error::SignedOut)?;
    if user.verified {
        return Err(Error::Conflict(Conflict::EmailVerified));
    }
    emails::send_link(tx, &user, LinkPurpose::VerifyEmail, &user.email)
}

/// Mails a link to the new address and a notice to the current one. The address changes when the link is used. Blocks
/// while hashing.
pub fn change_email(service: &Service, organiser: &Organiser, input: &ChangeEmail) -> Result<(), Error> {
    organiser.must_not_be_sandbox()?;
    let email = Email::parse(&input.email)?;
    let proof = Proof::check(
        service,
        organiser,
        &input.password,
        "password",
        "This is not your password.",
    )?;
    service.write(move |tx| {
        let user = proof.user(tx)?;
        // An address that is taken gets the same answer as a free one; its owner learns by email that the account
        // exists.
        match users::find_by_email(tx.conn, &email.folded)? {
            Some(other) if other.id != user.id => by_mail::tell_account_exists(tx, &other)?,
            _ => emails::send_link(tx, &user, LinkPurpose::ChangeEmail, &email.typed)?,
        }
        let new_email = &email.typed;
        emails::notify(
            tx,
            &user,
            MemberEmail::EmailChanging {
                name: &user.name,
                new_email,
            },
        )
    })
}

/// Uses a link that verifies an address, and returns the address. When the account moves to it, all sessions end except
/// that of `kept`.
pub fn verify_email(tx: &mut Tx<'_>, token: &LinkToken, kept: Option<&SessionKey>) -> Result<String, Error> {
    let now = tx.now;
    let purposes = [LinkPurpose::VerifyEmail, LinkPurpose::ChangeEmail];
    let token = account_tokens::take(tx.conn, &token.hash(), &purposes, now)?.ok_or(Error::LinkExpired)?;
    let user = user_of(tx, &token)?;
    if token.purpose == LinkPurpose::ChangeEmail {
        return move_to(tx, &user, &token.email, kept);
    }
    must_be_present(&user, &token)?;
    users::verify(tx.conn, &user.id, now)?;
    Ok(user.email)
}

fn move_to(tx: &mut Tx<'_>, user: &User, email: &str, kept: Option<&SessionKey>) -> Result<String, Error> {
    let (now, email) = (tx.now, Email::parse(email)?);
    if user.is_sandbox && !sandboxes::keep(tx.conn, &user.id, now, &email, &user.name, &user.password_hash)? {
        return Err(Error::LinkExpired);
    }
    users::set_email(tx.conn, &user.id, &email, now)?;
    note_user(tx, &user.id)?;
    // Links sent to the old address must no longer open the account.
    account_tokens::delete_of(tx.conn, &user.id, &LinkPurpose::ALL)?;
    match kept {
        Some(key) => sessions::delete_others_of_key(tx.conn, &user.id, &key.hash())?,
        None => sessions::delete_all_of(tx.conn, &user.id)?,
    }
    tx.note_access();
    Ok(email.typed)
}

/// Locks and returns the user of a link that was taken.
pub(crate) fn user_of(tx: &mut Tx<'_>, token: &Token) -> Result<User, Error> {
    users::lock(tx.conn, &token.user_id)?;
    users::find(tx.conn, &token.user_id)?.ok_or(Error::LinkExpired)
}

/// Refuses a link that was sent to an address which the account no longer has.
pub(crate) fn must_be_present(user: &User, token: &Token) -> Result<(), Error> {
    if Email::parse(&user.email)?.is(&token.email) {
        Ok(())
    } else {
        Err(Error::LinkExpired)
    }
}
