//! Whose address is it? A mailed link shows it, once; the same page takes the links that move an account to another
//! address.

use domain::account::{Email, LinkPurpose};
use mailer::Letter;
use storage::accounts::sandboxes;
use storage::accounts::sessions;
use storage::accounts::users::{self, User};
use storage::accounts::{tokens as account_tokens, tokens::Token};

use super::proof::Proof;
use super::{SessionKey, by_mail, letters};
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error};
use crate::core::link::LinkToken;
use crate::core::service::{Service, Tx};

/// What a person sends to move the account to another address.
#[derive(Clone, Default)]
pub struct ChangeEmail {
    /// The password; empty for somebody without one.
    pub password: String,
    /// The new address.
    pub email: String,
}

/// Mails the caller a new link that verifies the address.
pub fn send_verification(tx: &mut Tx<'_>, who: &Organiser) -> Result<(), Error> {
    who.must_not_be_sandbox()?;
    let user = users::find(tx.conn, who.user_id())?.ok_or(Error::SignedOut)?;
    if user.verified {
        return Err(Error::Conflict(Conflict::EmailVerified));
    }
    letters::send_link(tx, &user, LinkPurpose::VerifyEmail, &user.email)
}

/// Mails a link to the new address and a notice to the present one. The address changes when the link is used.
/// Blocks while hashing.
pub fn change_email(service: &Service, who: &Organiser, input: &ChangeEmail) -> Result<(), Error> {
    who.must_not_be_sandbox()?;
    let email = Email::parse(&input.email)?;
    let proof = Proof::check(service, who, &input.password, "password", "This is not your password.")?;
    service.write(move |tx| {
        let user = proof.user(tx)?;
        // Another account's address answers like a free one; its owner learns by mail that the account is there.
        match users::find_by_email(tx.conn, &email.folded)? {
            Some(other) if other.id != user.id => by_mail::tell_account_exists(tx, &other)?,
            _ => letters::send_link(tx, &user, LinkPurpose::ChangeEmail, &email.typed)?,
        }
        let new_email = &email.typed;
        letters::notify(
            tx,
            &user,
            Letter::EmailChanging {
                name: &user.name,
                new_email,
            },
        )
    })
}

/// Uses a link that shows an address to belong to somebody, and returns the address. When the account moves to it, all
/// sessions end but the one of `kept`.
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
    // Links that went to the old address must not open the account any more.
    account_tokens::delete_of(tx.conn, &user.id, &LinkPurpose::ALL)?;
    match kept {
        Some(key) => sessions::delete_others_of_key(tx.conn, &user.id, &key.hash())?,
        None => sessions::delete_all_of(tx.conn, &user.id)?,
    }
    Ok(email.typed)
}

/// Returns the user of a link that was taken, with the row locked.
pub(crate) fn user_of(tx: &mut Tx<'_>, token: &Token) -> Result<User, Error> {
    users::lock(tx.conn, &token.user_id)?;
    users::find(tx.conn, &token.user_id)?.ok_or(Error::LinkExpired)
}

/// Refuses a link that went to an address which the account has left.
pub(crate) fn must_be_present(user: &User, token: &Token) -> Result<(), Error> {
    if Email::parse(&user.email)?.is(&token.email) {
        Ok(())
    } else {
        Err(Error::LinkExpired)
    }
}
