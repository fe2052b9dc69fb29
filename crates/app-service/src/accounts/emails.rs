//! The mails of an account: a link for a purpose, drawn and queued together, and notices.

use chrono::TimeDelta;
use domain::account::LinkPurpose;
use domain::id::{self, UserId};
use mailer::MemberEmail;
use storage::accounts::users::User;
use storage::accounts::{tokens as account_tokens, tokens::NewToken};

use crate::core::error::Error;
use crate::core::link::LinkToken;
use crate::core::service::Tx;
use crate::mail::recipients::{self, LinkMail};
use crate::mail::{self, Mail};

/// Mails a user a new link to an address; older links of the purpose stop working. When the address has reached its
/// daily limit, no email is sent and the older link keeps working; the caller cannot tell.
pub(crate) fn send_link(tx: &mut Tx<'_>, user: &User, purpose: LinkPurpose, to: &str) -> Result<(), Error> {
    if !recipients::allow(tx, LinkMail::Account(purpose), to)? {
        return Ok(());
    }
    let link = new_link(tx, &user.id, purpose, to)?;
    send(tx, user, to, letter(purpose, &user.name, &link))
}

/// Does the work of [`send_link`] for an address without an account: the same statements and a mail that is discarded, so
/// that neither this call nor the writes after it show which addresses have one.
pub(crate) fn pretend_link(tx: &mut Tx<'_>, purpose: LinkPurpose, to: &str) -> Result<(), Error> {
    if !recipients::allow(tx, LinkMail::Account(purpose), to)? {
        return Ok(());
    }
    let no_user = UserId::from_random(&tx.id_bytes()?);
    let link = new_link(tx, &no_user, purpose, "")?;
    let letter = letter(purpose, "", &link);
    let cause = cause(tx, &letter)?;
    let decoy = Mail {
        to: "",
        letter,
        organisation: None,
        user: None,
        cause: &cause,
    };
    mail::queue_decoy(tx, &decoy)
}

fn new_link(tx: &mut Tx<'_>, user: &UserId, purpose: LinkPurpose, to: &str) -> Result<String, Error> {
    let token = LinkToken::draw(tx.random())?;
    let now = tx.now;
    let new = NewToken {
        hash: &token.hash(),
        user_id: user,
        purpose,
        email: to,
        expires_at: now + TimeDelta::hours(purpose.hours()),
    };
    account_tokens::replace(tx.conn, &new, now)?;
    Ok(tx.link(&path(purpose, &token)))
}

fn letter<'a>(purpose: LinkPurpose, name: &'a str, link: &'a str) -> MemberEmail<'a> {
    match purpose {
        LinkPurpose::VerifyEmail => MemberEmail::VerifyEmail { name, link },
        LinkPurpose::ResetPassword => MemberEmail::ResetPassword { name, link },
        LinkPurpose::ChangeEmail => MemberEmail::ChangeEmail { name, link },
    }
}

/// Mails a user at their own address.
pub(crate) fn notify(tx: &mut Tx<'_>, user: &User, letter: MemberEmail<'_>) -> Result<(), Error> {
    send(tx, user, &user.email, letter)
}

fn send(tx: &mut Tx<'_>, user: &User, to: &str, letter: MemberEmail<'_>) -> Result<(), Error> {
    let cause = cause(tx, &letter)?;
    let mail = Mail {
        to,
        letter,
        organisation: None,
        user: Some(&user.id),
        cause: &cause,
    };
    mail::queue(tx, &mail)
}

/// Every call has its own cause, so that asking again sends again.
fn cause(tx: &Tx<'_>, letter: &MemberEmail<'_>) -> Result<String, Error> {
    Ok(format!("{} {}", letter.kind(), id::spell(&tx.id_bytes()?)))
}

/// The page a link opens. Opening it changes nothing; a button there sends the token.
fn path(purpose: LinkPurpose, token: &LinkToken) -> String {
    let page = match purpose {
        LinkPurpose::VerifyEmail | LinkPurpose::ChangeEmail => "verify-email",
        LinkPurpose::ResetPassword => "reset-password",
    };
    format!("/{page}?token={}", token.as_str())
}
