//! Mail that was sent and came back.

use diesel::prelude::*;
use domain::id::{MailId, OrganisationId};

use super::state::{FAILED, SENT};
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::outbox;

/// Mails to one address that are looked at.
const LATEST_MAX: i64 = 200;

/// The data of a mail that a bounce report needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailed {
    /// Names the mail.
    pub id: MailId,
    /// The organisation that owns the mail; `None` for mail about an account.
    pub organisation: Option<OrganisationId>,
    /// The address it went to.
    pub recipient: String,
}

type Row = (String, Option<String>, String);

/// Returns the mail of a `Message-ID`.
pub fn find(conn: &mut Connection, id: &MailId, message_id: &str) -> Result<Option<Mailed>, Error> {
    let query = outbox::table
        .find(id.as_str())
        .filter(outbox::message_id.eq(message_id))
        .select((outbox::id, outbox::organisation_id, outbox::recipient));
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    row.map(mailed).transpose()
}

/// Returns the latest mails of organisations that went to one spelling of an address, the newest first.
pub fn latest_to(conn: &mut Connection, recipient: &str) -> Result<Vec<Mailed>, Error> {
    let query = outbox::table
        .filter(outbox::recipient.eq(recipient))
        .filter(outbox::organisation_id.is_not_null())
        .filter(outbox::sent_at.is_not_null())
        .order((outbox::created_at.desc(), outbox::id))
        .limit(LATEST_MAX)
        .select((outbox::id, outbox::organisation_id, outbox::recipient));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(mailed).collect()
}

/// Marks a mail that was sent as failed.
pub fn mark(conn: &mut Connection, id: &MailId, failure: &str) -> Result<(), Error> {
    let target = outbox::table.find(id.as_str()).filter(outbox::state.eq(SENT));
    let update = diesel::update(target).set((outbox::state.eq(FAILED), outbox::failure.eq(Some(failure))));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

fn mailed((id, organisation, recipient): Row) -> Result<Mailed, Error> {
    let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
    Ok(Mailed {
        id: MailId::try_from(id).map_err(corrupt)?,
        organisation: organisation
            .map(OrganisationId::try_from)
            .transpose()
            .map_err(corrupt)?,
        recipient,
    })
}
