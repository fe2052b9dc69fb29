//! What waits until the owner of an email address confirms it by a mailed link: answers to the public form, and hosts whose
//! companions get no mail before that.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::{AnswerConfirmationId, GuestId, MailId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::event_scope::guest_id;
use crate::mail::outbox;
use crate::schema::{answer_confirmations, events};

/// What the link confirms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// An answer that is not applied yet, as JSON.
    Answer(String),
    /// A guest whose companions get no mail yet.
    Host(GuestId),
}

/// One confirmation that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerConfirmation {
    /// Its id.
    pub id: AnswerConfirmationId,
    /// What the link confirms.
    pub subject: Subject,
    /// The address that the link was mailed to.
    pub email: String,
    /// When the answer came in.
    pub created_at: DateTime<Utc>,
    /// When the link expires.
    pub expires_at: DateTime<Utc>,
}

type Row = (
    String,
    Option<String>,
    Option<String>,
    String,
    NaiveDateTime,
    NaiveDateTime,
);

const COLUMNS: (
    answer_confirmations::id,
    answer_confirmations::guest_id,
    answer_confirmations::answer,
    answer_confirmations::email,
    answer_confirmations::created_at,
    answer_confirmations::expires_at,
) = (
    answer_confirmations::id,
    answer_confirmations::guest_id,
    answer_confirmations::answer,
    answer_confirmations::email,
    answer_confirmations::created_at,
    answer_confirmations::expires_at,
);

/// Stores a confirmation with the SHA-256 of its token.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    new: &AnswerConfirmation,
    (token_hash, email_folded): (&[u8; 32], &str),
) -> Result<(), Error> {
    let (guest, answer) = match &new.subject {
        Subject::Answer(answer) => (None, Some(answer.as_str())),
        Subject::Host(guest) => (Some(guest.as_str()), None),
    };
    let row = (
        answer_confirmations::id.eq(new.id.as_str()),
        answer_confirmations::organisation_id.eq(scope.organisation()),
        answer_confirmations::event_id.eq(scope.id()),
        answer_confirmations::token_hash.eq(&token_hash[..]),
        answer_confirmations::guest_id.eq(guest),
        answer_confirmations::answer.eq(answer),
        answer_confirmations::email.eq(&new.email),
        answer_confirmations::email_folded.eq(email_folded),
        answer_confirmations::created_at.eq(new.created_at.naive_utc()),
        answer_confirmations::expires_at.eq(new.expires_at.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(answer_confirmations::table).values(row).execute(c))?;
    Ok(())
}

/// Removes the oldest answers of an event that wait for confirmation: those of one address beyond `per_address`, and those of
/// all addresses beyond `per_event`.
pub fn keep_newest(
    conn: &mut Connection,
    scope: &EventScope,
    email_folded: &str,
    (per_address, per_event): (i64, i64),
) -> Result<(), Error> {
    let of_event = answer_confirmations::table
        .filter(answer_confirmations::event_id.eq(scope.id()))
        .filter(answer_confirmations::answer.is_not_null())
        .order((answer_confirmations::created_at.desc(), answer_confirmations::id.desc()))
        .select(answer_confirmations::id);
    let of_address = of_event
        .filter(answer_confirmations::email_folded.eq(email_folded))
        .offset(per_address);
    let beyond: Vec<String> = both!(conn, c => of_address.limit(i64::MAX).load(c))?;
    delete_all(conn, scope, &beyond)?;
    let beyond: Vec<String> = both!(conn, c => of_event.offset(per_event).limit(i64::MAX).load(c))?;
    delete_all(conn, scope, &beyond)
}

/// Removes confirmations together with their mails, which hold the address and a link that leads nowhere now.
fn delete_all(conn: &mut Connection, scope: &EventScope, ids: &[String]) -> Result<(), Error> {
    if ids.is_empty() {
        return Ok(());
    }
    let target = || {
        answer_confirmations::table
            .filter(answer_confirmations::event_id.eq(scope.id()))
            .filter(answer_confirmations::id.eq_any(ids))
    };
    let mails = target().select(answer_confirmations::outbox_id.assume_not_null());
    let mails = mails.filter(answer_confirmations::outbox_id.is_not_null());
    let mails: Vec<String> = both!(conn, c => mails.load(c))?;
    both!(conn, c => diesel::delete(target()).execute(c))?;
    outbox::delete_idle(conn, &mails)
}

/// Returns the event and the confirmation of a token that has not expired.
pub fn by_token(
    conn: &mut Connection,
    token_hash: &[u8; 32],
    now: DateTime<Utc>,
) -> Result<Option<(EventScope, AnswerConfirmation)>, Error> {
    let query = answer_confirmations::table
        .inner_join(events::table.on(events::id.eq(answer_confirmations::event_id)))
        .filter(answer_confirmations::token_hash.eq(&token_hash[..]))
        .filter(answer_confirmations::expires_at.gt(now.naive_utc()))
        .filter(events::deleted_at.is_null())
        .select(((events::id, events::organisation_id), COLUMNS));
    let found: Option<((String, String), Row)> = both!(conn, c => query.get_result(c).optional())?;
    let read = |(event, row)| Ok((EventScope::proven(event)?, from_row(row)?));
    found.map(read).transpose()
}

/// Returns the answers of an event that wait for confirmation, the newest first: those from one address, or all.
pub fn answers(
    conn: &mut Connection,
    scope: &EventScope,
    email_folded: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Vec<AnswerConfirmation>, Error> {
    let all = answer_confirmations::table
        .filter(answer_confirmations::event_id.eq(scope.id()))
        .filter(answer_confirmations::answer.is_not_null())
        .filter(answer_confirmations::expires_at.gt(now.naive_utc()))
        .order((answer_confirmations::created_at.desc(), answer_confirmations::id.desc()))
        .select(COLUMNS);
    let rows: Vec<Row> = match email_folded {
        Some(address) => {
            let of_address = all.filter(answer_confirmations::email_folded.eq(address));
            both!(conn, c => of_address.load(c))?
        }
        None => both!(conn, c => all.load(c))?,
    };
    rows.into_iter().map(from_row).collect()
}

/// Returns one confirmation of an event.
pub fn get(
    conn: &mut Connection,
    scope: &EventScope,
    id: &AnswerConfirmationId,
    now: DateTime<Utc>,
) -> Result<AnswerConfirmation, Error> {
    let query = answer_confirmations::table
        .filter(answer_confirmations::id.eq(id.as_str()))
        .filter(answer_confirmations::event_id.eq(scope.id()))
        .filter(answer_confirmations::expires_at.gt(now.naive_utc()))
        .select(COLUMNS);
    let row: Row = both!(conn, c => query.get_result(c))?;
    from_row(row)
}

/// Notes the mail with the link.
pub fn set_mail(
    conn: &mut Connection,
    scope: &EventScope,
    id: &AnswerConfirmationId,
    mail: &MailId,
) -> Result<(), Error> {
    let target = answer_confirmations::table
        .filter(answer_confirmations::id.eq(id.as_str()))
        .filter(answer_confirmations::event_id.eq(scope.id()));
    let change = answer_confirmations::outbox_id.eq(mail.as_str());
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

/// Removes one confirmation of an event.
pub fn delete(conn: &mut Connection, scope: &EventScope, id: &AnswerConfirmationId) -> Result<(), Error> {
    delete_all(conn, scope, &[id.to_string()])
}

/// Removes the answers from an address that came in by an instant.
pub fn delete_answers_until(
    conn: &mut Connection,
    scope: &EventScope,
    email_folded: &str,
    until: DateTime<Utc>,
) -> Result<(), Error> {
    let query = answer_confirmations::table
        .filter(answer_confirmations::event_id.eq(scope.id()))
        .filter(answer_confirmations::email_folded.eq(email_folded))
        .filter(answer_confirmations::answer.is_not_null())
        .filter(answer_confirmations::created_at.le(until.naive_utc()))
        .select(answer_confirmations::id);
    let ids: Vec<String> = both!(conn, c => query.load(c))?;
    delete_all(conn, scope, &ids)
}

/// Removes everything that waits for the confirmation of an address.
pub fn delete_of_address(conn: &mut Connection, scope: &EventScope, email_folded: &str) -> Result<(), Error> {
    let query = answer_confirmations::table
        .filter(answer_confirmations::event_id.eq(scope.id()))
        .filter(answer_confirmations::email_folded.eq(email_folded))
        .select(answer_confirmations::id);
    let ids: Vec<String> = both!(conn, c => query.load(c))?;
    delete_all(conn, scope, &ids)
}

/// Removes the confirmations of all organisations that expired by an instant and returns how many: for housekeeping only.
/// Their mails follow with other private mail.
pub fn purge_expired(conn: &mut Connection, now: DateTime<Utc>) -> Result<usize, Error> {
    let target = answer_confirmations::table.filter(answer_confirmations::expires_at.le(now.naive_utc()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))?)
}

fn from_row((id, guest, answer, email, created_at, expires_at): Row) -> Result<AnswerConfirmation, Error> {
    let subject = match (guest, answer) {
        (Some(guest), _) => Subject::Host(guest_id(guest)?),
        (None, Some(answer)) => Subject::Answer(answer),
        (None, None) => return Err(Error::Corrupt("a confirmation without a subject".to_owned())),
    };
    Ok(AnswerConfirmation {
        id: AnswerConfirmationId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))?,
        subject,
        email,
        created_at: created_at.and_utc(),
        expires_at: expires_at.and_utc(),
    })
}
