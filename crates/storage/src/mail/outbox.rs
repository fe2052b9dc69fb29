//! The outbox: mail that waits, is on its way, or has gone. A mail is queued in the transaction that causes it.
//! How a worker takes mail and gives it back is in [`delivery`], what people see of it in [`history`].

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::id::{MailId, OrganisationId, UserId};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::{organisations, outbox};

pub mod bounces;
pub mod deliveries;
pub mod delivery;
pub mod history;
pub mod waiting;

/// The words of the column `state`.
pub(crate) mod state {
    pub(crate) const QUEUED: &str = "queued";
    pub(crate) const LEASED: &str = "leased";
    pub(crate) const FAILED: &str = "failed";
    pub(crate) const SENT: &str = "sent";
    pub(crate) const WRITTEN: &str = "written";
}

/// The kind of a mail that goes to no recipient: the work of a mail without the mail, so that no one can tell by the work
/// of the server whether a request led to a mail. A worker discards it, and no list shows it.
pub const DECOY: &str = "decoy";

/// A mail to be sent.
pub struct NewMail<'a> {
    /// Names the mail.
    pub id: &'a MailId,
    /// Recipient and cause: of two mails with one key only the first is sent.
    pub dedupe_key: &'a str,
    /// The organisation that owns the mail; `None` for mail about an account.
    pub organisation: Option<&'a OrganisationId>,
    /// The user with whom the mail goes.
    pub user: Option<&'a UserId>,
    /// The kind of letter.
    pub kind: &'a str,
    /// The address it goes to.
    pub recipient: &'a str,
    /// The name people see as the sender.
    pub sender_name: &'a str,
    /// Where answers go.
    pub reply_to: Option<&'a str>,
    /// One line.
    pub subject: &'a str,
    /// The plain text.
    pub text: &'a str,
    /// The HTML document.
    pub html: &'a str,
    /// What every copy carries as `Message-ID`.
    pub message_id: &'a str,
    /// Whether the bodies go as soon as the mail is sent.
    pub secret: bool,
    /// What a mail to a guest is written from when it is sent: JSON.
    pub values: Option<&'a str>,
    /// When it is sent.
    pub run_at: DateTime<Utc>,
    /// Whether it waits for a person to resume it.
    pub held: bool,
}

/// How an organisation signs its mail.
#[derive(Clone, Debug, Default, PartialEq, Eq, Queryable)]
pub struct Sender {
    /// The name it chose.
    pub name: Option<String>,
    /// Where answers go.
    pub contact_email: Option<String>,
}

/// Queues a mail. Returns whether it is new; when a mail with the same key exists, nothing happens.
pub fn insert(conn: &mut Connection, mail: &NewMail<'_>, now: DateTime<Utc>) -> Result<bool, Error> {
    let row = (
        outbox::id.eq(mail.id.as_str()),
        outbox::dedupe_key.eq(mail.dedupe_key),
        outbox::organisation_id.eq(mail.organisation.map(OrganisationId::as_str)),
        outbox::user_id.eq(mail.user.map(UserId::as_str)),
        outbox::kind.eq(mail.kind),
        outbox::recipient.eq(mail.recipient),
        outbox::sender_name.eq(mail.sender_name),
        outbox::reply_to.eq(mail.reply_to),
        outbox::subject.eq(mail.subject),
        outbox::text_body.eq(mail.text),
        outbox::html_body.eq(mail.html),
        outbox::message_id.eq(mail.message_id),
        outbox::secret.eq(mail.secret),
        outbox::state.eq(state::QUEUED),
        outbox::attempts.eq(0),
        outbox::run_at.eq(mail.run_at.naive_utc()),
        outbox::created_at.eq(now.naive_utc()),
        outbox::held.eq(mail.held),
        outbox::mail_values.eq(mail.values),
    );
    let insert = diesel::insert_into(outbox::table)
        .values(row)
        .on_conflict(outbox::dedupe_key)
        .do_nothing();
    Ok(both!(conn, c => insert.execute(c))? > 0)
}

/// Removes mails of the outbox by their ids, except those that a worker is sending.
pub(crate) fn delete_idle(conn: &mut Connection, ids: &[String]) -> Result<(), Error> {
    if ids.is_empty() {
        return Ok(());
    }
    let target = outbox::table
        .filter(outbox::id.eq_any(ids))
        .filter(outbox::state.ne(state::LEASED));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Returns those of these mails that the outbox has.
pub fn present(conn: &mut Connection, of: &[MailId]) -> Result<HashSet<String>, Error> {
    let mut present = HashSet::with_capacity(of.len());
    for chunk in of.chunks(CHUNK) {
        let query = outbox::table
            .filter(outbox::id.eq_any(chunk.iter().map(MailId::as_str)))
            .select(outbox::id);
        let found: Vec<String> = both!(conn, c => query.load(c))?;
        present.extend(found);
    }
    Ok(present)
}

/// Returns how an organisation signs its mail.
pub fn sender_of(conn: &mut Connection, organisation: &OrganisationId) -> Result<Sender, Error> {
    let query = organisations::table
        .find(organisation.as_str())
        .select((organisations::sender_name, organisations::contact_email));
    Ok(both!(conn, c => query.get_result(c).optional())?.unwrap_or_default())
}
