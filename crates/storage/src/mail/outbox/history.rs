//! What people see of the outbox: an organisation its own mail, at a machine without a mail server a person the mail about
//! the own account, and a probe how much is waiting.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::{MailId, OrganisationId, UserId};

use super::DECOY;
use super::state::{FAILED, LEASED, QUEUED};
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::outbox;

/// A mail without its bodies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedMail {
    /// Names the mail.
    pub id: MailId,
    /// The kind of letter.
    pub kind: String,
    /// The address it goes to.
    pub recipient: String,
    /// The name people see as the sender.
    pub sender_name: String,
    /// Where answers go.
    pub reply_to: Option<String>,
    /// One line.
    pub subject: String,
    /// `queued`, `leased`, `sent`, `written` or `failed`.
    pub state: String,
    /// What every copy carries as `Message-ID`.
    pub message_id: String,
    /// Whether its bodies are for the recipient only.
    pub secret: bool,
    /// How often it was tried.
    pub attempts: i32,
    /// Why the last try failed.
    pub failure: Option<String>,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// When it went.
    pub sent_at: Option<DateTime<Utc>>,
}

/// The bodies of a mail; empty once a secret one has gone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Queryable)]
pub struct Bodies {
    /// The plain text.
    pub text: String,
    /// The HTML document.
    pub html: String,
}

/// How much mail is waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Mails that are queued or on their way.
    pub count: i64,
    /// Since when the oldest of them waits.
    pub since: Option<DateTime<Utc>>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = outbox)]
struct Row {
    id: String,
    kind: String,
    recipient: String,
    sender_name: String,
    reply_to: Option<String>,
    subject: String,
    state: String,
    message_id: String,
    secret: bool,
    attempts: i32,
    failure: Option<String>,
    created_at: NaiveDateTime,
    sent_at: Option<NaiveDateTime>,
}

/// A page of mail, newest first: what was queued before a mail, or the latest.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// The last mail of the page before.
    pub before: Option<&'a ListedMail>,
    /// Mails at most.
    pub limit: i64,
}

/// Runs a query of the outbox for a page.
macro_rules! load_page {
    ($conn:expr, $query:expr, $page:expr) => {{
        let query = $query
            .order((outbox::created_at.desc(), outbox::id))
            .limit($page.limit);
        let rows: Vec<Row> = match $page.before {
            None => both!($conn, c => query.select(Row::as_select()).load(c))?,
            Some(last) => {
                let at = last.created_at.naive_utc();
                let tied = outbox::created_at.eq(at).and(outbox::id.gt(last.id.as_str()));
                let older = query.filter(outbox::created_at.lt(at).or(tied));
                both!($conn, c => older.select(Row::as_select()).load(c))?
            }
        };
        rows.into_iter().map(ListedMail::try_from).collect()
    }};
}

/// Returns mails of an organisation.
pub fn of_organisation(
    conn: &mut Connection,
    organisation: &OrganisationId,
    page: Page<'_>,
) -> Result<Vec<ListedMail>, Error> {
    let query =
        outbox::table.filter(guard_rows!("tenancy mail list" => outbox::organisation_id.eq(organisation.as_str())));
    load_page!(conn, query, page)
}

/// Returns mails about an account that went to this address.
pub fn of_user(conn: &mut Connection, user: &UserId, address: &str, page: Page<'_>) -> Result<Vec<ListedMail>, Error> {
    let query = outbox::table
        .filter(outbox::user_id.eq(user.as_str()))
        .filter(outbox::recipient.eq(address));
    load_page!(conn, query, page)
}

/// Returns a mail of an organisation.
pub fn find_of_organisation(
    conn: &mut Connection,
    organisation: &OrganisationId,
    id: &MailId,
) -> Result<Option<ListedMail>, Error> {
    let query = outbox::table
        .filter(outbox::id.eq(id.as_str()))
        .filter(guard_rows!("tenancy mail" => outbox::organisation_id.eq(organisation.as_str())));
    let row: Option<Row> = both!(conn, c => query.select(Row::as_select()).get_result(c).optional())?;
    row.map(ListedMail::try_from).transpose()
}

/// Returns a mail about an account that went to this address.
pub fn find_of_user(
    conn: &mut Connection,
    user: &UserId,
    address: &str,
    id: &MailId,
) -> Result<Option<ListedMail>, Error> {
    let query = outbox::table
        .filter(outbox::id.eq(id.as_str()))
        .filter(outbox::user_id.eq(user.as_str()))
        .filter(outbox::recipient.eq(address));
    let row: Option<Row> = both!(conn, c => query.select(Row::as_select()).get_result(c).optional())?;
    row.map(ListedMail::try_from).transpose()
}

/// Returns all mail, newest first: for tests only, see [`crate::scratch`].
pub(crate) fn all(conn: &mut Connection) -> Result<Vec<ListedMail>, Error> {
    let query = outbox::table
        .filter(outbox::kind.ne(DECOY))
        .order((outbox::created_at.desc(), outbox::id));
    let rows: Vec<Row> = both!(conn, c => query.select(Row::as_select()).load(c))?;
    rows.into_iter().map(ListedMail::try_from).collect()
}

/// Returns the bodies of a mail that was found before.
pub fn bodies(conn: &mut Connection, mail: &ListedMail) -> Result<Bodies, Error> {
    let query = outbox::table
        .find(mail.id.as_str())
        .select((outbox::text_body, outbox::html_body));
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns the bodies of a mail, and what its message is written from if not from them.
pub fn written(conn: &mut Connection, id: &MailId) -> Result<(Bodies, Option<String>), Error> {
    let query = outbox::table
        .find(id.as_str())
        .select(((outbox::text_body, outbox::html_body), outbox::mail_values));
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Requeues a failed mail, keeping its history of tries. Returns whether it was a failed one.
pub fn retry(conn: &mut Connection, mail: &ListedMail, now: DateTime<Utc>) -> Result<bool, Error> {
    let failed = outbox::table
        .filter(outbox::id.eq(mail.id.as_str()))
        .filter(outbox::state.eq(FAILED));
    let again = (
        outbox::state.eq(QUEUED),
        outbox::attempts.eq(0),
        outbox::run_at.eq(now.naive_utc()),
        outbox::failure.eq(None::<String>),
    );
    let update = diesel::update(failed).set(again);
    Ok(both!(conn, c => update.execute(c))? > 0)
}

/// Removes mail that was queued before an instant, is not waiting, and is about an account or carries a link; returns
/// how many. Other mail stays in the history of its organisation.
pub fn purge_private(conn: &mut Connection, before: DateTime<Utc>) -> Result<usize, Error> {
    let target = outbox::table
        .filter(outbox::created_at.lt(before.naive_utc()))
        .filter(outbox::state.ne_all([QUEUED, LEASED]))
        .filter(outbox::secret.eq(true).or(outbox::organisation_id.is_null()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))?)
}

/// Returns how much mail waits to be sent.
pub fn waiting(conn: &mut Connection) -> Result<Waiting, Error> {
    let query = outbox::table
        .filter(outbox::state.eq(QUEUED).or(outbox::state.eq(LEASED)))
        .select((diesel::dsl::count_star(), diesel::dsl::min(outbox::created_at)));
    let (count, since): (i64, Option<NaiveDateTime>) = both!(conn, c => query.get_result(c))?;
    Ok(Waiting {
        count,
        since: since.map(|since| since.and_utc()),
    })
}

impl TryFrom<Row> for ListedMail {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        Ok(Self {
            id: MailId::try_from(row.id).map_err(|error| Error::Corrupt(error.to_string()))?,
            kind: row.kind,
            recipient: row.recipient,
            sender_name: row.sender_name,
            reply_to: row.reply_to,
            subject: row.subject,
            state: row.state,
            message_id: row.message_id,
            secret: row.secret,
            attempts: row.attempts,
            failure: row.failure,
            created_at: row.created_at.and_utc(),
            sent_at: row.sent_at.map(|sent| sent.and_utc()),
        })
    }
}
