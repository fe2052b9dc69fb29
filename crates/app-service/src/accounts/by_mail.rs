//! Sign-ups that continue with a mailed link, so that the answer is the same whether or not the address has an account.

use domain::account::{Email, LinkPurpose};
use mailer::MemberEmail;
use storage::accounts::users::{self, User};

use super::{create_user, emails, send_first_link};
use crate::core::error::Error;
use crate::core::failures;
use crate::core::service::Tx;
use crate::mail::recipients::{self, LinkMail};

/// Creates the account of a new address; mails the owner of a known one.
pub(crate) fn sign_up(tx: &mut Tx<'_>, email: &Email, name: &str, password_hash: &str) -> Result<(), Error> {
    match users::find_by_email(tx.conn, &email.folded)? {
        None => {
            let user = create_user(tx, email, name, password_hash)?;
            send_first_link(tx, &user)
        }
        // Another person may have signed up with this address before its owner did: the link sets a new password and
        // ends what was there.
        Some(user) if !user.verified => emails::send_link(tx, &user, LinkPurpose::ResetPassword, &user.email),
        Some(user) => tell_account_exists(tx, &user),
    }
}

/// Mails the owner of an address that it has an account already.
pub(crate) fn tell_account_exists(tx: &mut Tx<'_>, user: &User) -> Result<(), Error> {
    if !recipients::allow(tx, LinkMail::AccountExists, &user.email)? {
        return Ok(());
    }
    let link = tx.link("/sign-in");
    let name = &user.name;
    emails::notify(tx, user, MemberEmail::AccountExists { name, link: &link })
}

/// The caller has its answer already, so only the log can tell of a failure.
pub(super) fn report(outcome: Result<(), Error>) {
    if let Err(error) = outcome {
        failures::log("a sign-up could not be continued by mail", &error);
    }
}
