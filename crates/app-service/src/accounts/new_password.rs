//! Setting a new password, by a mailed link or by knowing the old one. Both end all other sessions of the account.

use domain::account::{self, Email, LinkPurpose};
use domain::id::UserId;
use mailer::MemberEmail;
use storage::accounts::users::{self, User};
use storage::{
    accounts as rows,
    accounts::{external_identities, sessions, tokens},
};

use super::proof::Proof;
use super::verification::{must_be_present, user_of};
use super::{SessionKey, SignedIn, emails, open_session_in};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::link::LinkToken;
use crate::core::service::{Service, Tx};

/// Links that open an account or change its address; none outlives the password.
const ENDED: [LinkPurpose; 2] = [LinkPurpose::ResetPassword, LinkPurpose::ChangeEmail];

/// Input for changing the password.
#[derive(Clone, Default)]
pub struct ChangePassword {
    /// The current password; empty for users without one.
    pub current: String,
    /// The new password.
    pub new: String,
    /// The browser in a few words.
    pub device: String,
}

/// Mails the account of an address, if there is one, a link that sets a new password. An address without an account
/// causes the same work, now and in the mail worker, so that timing reveals nothing.
pub fn forgot_password(tx: &mut Tx<'_>, email: &Email) -> Result<(), Error> {
    match users::find_by_email(tx.conn, &email.folded)? {
        Some(user) if !user.is_sandbox => emails::send_link(tx, &user, LinkPurpose::ResetPassword, &user.email),
        _ => emails::pretend_link(tx, LinkPurpose::ResetPassword, &email.typed),
    }
}

/// Uses a link that sets a new password. It came to the address, so the address is verified too; all sessions end.
/// Returns the account. Blocks while hashing.
pub fn reset_password(service: &Service, token: &LinkToken, password: &str) -> Result<UserId, Error> {
    account::check_password(password)?;
    let hash = token.hash();
    // Skip the costly hashing for an invalid link.
    service
        .read(|r| Ok(tokens::find(r.conn, &hash, LinkPurpose::ResetPassword, r.now)?))?
        .ok_or(Error::LinkExpired)?;
    let password_hash = service.passwords.hash(password, service.random())?;
    service.write(move |tx| {
        let now = tx.now;
        let taken = tokens::take(tx.conn, &hash, &[LinkPurpose::ResetPassword], now)?;
        let token = taken.ok_or(Error::LinkExpired)?;
        let user = user_of(tx, &token)?;
        must_be_present(&user, &token)?;
        if !user.verified {
            // The account never verified the address before, so its linked identities may belong to someone else.
            external_identities::delete_all_of(tx.conn, &user.id)?;
            users::verify(tx.conn, &user.id, now)?;
        }
        tokens::delete_of(tx.conn, &user.id, &[LinkPurpose::VerifyEmail])?;
        replace(tx, &user, &password_hash)?;
        Ok(user.id)
    })
}

/// Replaces the caller's password, ends all sessions and opens a new one in their place. Blocks while hashing.
pub fn change_password(service: &Service, organiser: &Organiser, input: ChangePassword) -> Result<SignedIn, Error> {
    organiser.must_not_be_sandbox()?;
    account::check_password_in("newPassword", &input.new)?;
    let proof = Proof::check(
        service,
        organiser,
        &input.current,
        "currentPassword",
        "This is not your current password.",
    )?;
    let password_hash = service.passwords.hash(&input.new, service.random())?;
    let key = SessionKey::draw(service.random())?;
    let organisation = organiser.organisation_id().clone();
    service.write(move |tx| {
        let user = proof.user(tx)?;
        replace(tx, &user, &password_hash)?;
        open_session_in(tx, &user.id, &organisation, key, &input.device)
    })
}

/// Replaces a password, ends the sessions and the links of the account, and tells its owner.
pub(crate) fn replace(tx: &mut Tx<'_>, user: &User, password_hash: &str) -> Result<(), Error> {
    rows::set_password(tx.conn, &user.id, password_hash)?;
    sessions::delete_all_of(tx.conn, &user.id)?;
    tx.note_access();
    tokens::delete_of(tx.conn, &user.id, &ENDED)?;
    emails::notify(tx, user, MemberEmail::PasswordChanged { name: &user.name })
}
