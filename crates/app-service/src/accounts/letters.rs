//! The mails of an account: a link for a purpose, drawn and queued together, and notices.

use chrono::TimeDelta;
use domain::account::LinkPurpose;
use domain::id;
use mailer::Letter;
use storage::account_tokens::{self, NewToken};
use storage::users::User;

use crate::error::Error;
use crate::link::LinkToken;
use crate::mail::recipients::{self, LinkMail};
use crate::mail::{self, Mail};
use crate::service::Tx;

/// Mails a user a new link to an address; older links of the purpose stop working. An address that has had its mail of
/// the day gets none, and the older link goes on working: the caller cannot tell.
pub(crate) fn send_link(tx: &mut Tx<'_>, user: &User, purpose: LinkPurpose, to: &str) -> Result<(), Error> {
    if !recipients::allow(tx, LinkMail::Account(purpose), to)? {
        return Ok(());
    }
    let token = LinkToken::draw(tx.random())?;
    let now = tx.now;
    let new = NewToken {
        hash: &token.hash(),
        user_id: &user.id,
        purpose,
        email: to,
        expires_at: now + TimeDelta::hours(purpose.hours()),
    };
    account_tokens::replace(tx.conn, &new, now)?;
    let link = tx.link(&path(purpose, &token));
    let (name, link) = (user.name.as_str(), link.as_str());
    let letter = match purpose {
        LinkPurpose::VerifyEmail => Letter::VerifyEmail { name, link },
        LinkPurpose::ResetPassword => Letter::ResetPassword { name, link },
        LinkPurpose::ChangeEmail => Letter::ChangeEmail { name, link },
    };
    send(tx, user, to, letter)
}

/// Mails a user at their own address.
pub(crate) fn notify(tx: &mut Tx<'_>, user: &User, letter: Letter<'_>) -> Result<(), Error> {
    send(tx, user, &user.email, letter)
}

fn send(tx: &mut Tx<'_>, user: &User, to: &str, letter: Letter<'_>) -> Result<(), Error> {
    // Each time is a cause of its own: asking again must send again.
    let cause = format!("{} {}", letter.kind(), id::spell(&tx.id_bytes()?));
    let mail = Mail {
        to,
        letter,
        organisation: None,
        user: Some(&user.id),
        cause: &cause,
    };
    mail::queue(tx, &mail)
}

/// The page a link opens. Opening it changes nothing; a button there sends the token.
fn path(purpose: LinkPurpose, token: &LinkToken) -> String {
    let page = match purpose {
        LinkPurpose::VerifyEmail | LinkPurpose::ChangeEmail => "verify-email",
        LinkPurpose::ResetPassword => "reset-password",
    };
    format!("/{page}?token={}", token.as_str())
}
