//! Claims mail under a lease and stores its outcome. A worker owns claimed mail until its lease ends; later reports
//! change nothing, because another worker may have taken over.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Integer, Nullable, Text, Timestamp};
use domain::id::{MailId, OrganisationId};
use domain::mail::CampaignState;

use super::DECOY;
use super::state::{FAILED, LEASED, QUEUED};
use super::waiting::{self, WAITING};
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::{campaigns, guest_mails, mail_tries, organisation_mail_servers, outbox};

/// Mails that one call gives up on.
const EXPIRED_AT_ONCE: i64 = 500;

/// The worker that may report on a mail, and until when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// Names the worker.
    pub owner: String,
    /// From then on another worker may take the mail.
    pub until: DateTime<Utc>,
}

/// A mail that a worker has claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedMail {
    /// Names the mail.
    pub id: MailId,
    /// How often it was claimed, this time included.
    pub attempts: i32,
    /// Whether it goes to no recipient.
    pub is_decoy: bool,
    /// The name people see as the sender.
    pub sender_name: String,
    /// The address it goes to.
    pub recipient: String,
    /// Where answers go.
    pub reply_to: Option<String>,
    /// One line.
    pub subject: String,
    /// The plain text.
    pub text: String,
    /// The HTML document.
    pub html: String,
    /// What every copy carries as `Message-ID`.
    pub message_id: String,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// The organisation that owns the mail; `None` for mail about an account.
    pub organisation: Option<OrganisationId>,
    /// What the message is written from, if not from the bodies: JSON.
    pub values: Option<String>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    id: String,
    #[diesel(sql_type = Integer)]
    attempts: i32,
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Text)]
    sender_name: String,
    #[diesel(sql_type = Text)]
    recipient: String,
    #[diesel(sql_type = Nullable<Text>)]
    reply_to: Option<String>,
    #[diesel(sql_type = Text)]
    subject: String,
    #[diesel(sql_type = Text)]
    text_body: String,
    #[diesel(sql_type = Text)]
    html_body: String,
    #[diesel(sql_type = Text)]
    message_id: String,
    #[diesel(sql_type = Timestamp)]
    created_at: NaiveDateTime,
    #[diesel(sql_type = Timestamp)]
    run_at: NaiveDateTime,
    #[diesel(sql_type = Nullable<Text>)]
    organisation_id: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    mail_values: Option<String>,
}

/// Mail servers whose mail stays in the outbox.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExcludedServers {
    /// That of the installation, which all organisations use that have none of their own.
    pub installation: bool,
    /// Those of these organisations.
    pub organisations: Vec<OrganisationId>,
}

impl ExcludedServers {
    /// The ids of the organisations as one text. No id is part of another: all have the same length.
    pub(super) fn organisations(&self) -> String {
        let ids: Vec<&str> = self.organisations.iter().map(OrganisationId::as_str).collect();
        ids.join(" ")
    }
}

/// Mail of a worker whose lease has ended, unless its server is excluded.
const ABANDONED: &str = "\
    state = 'leased' AND lease_until <= ? AND (organisation_id IS NULL OR instr(?, organisation_id) = 0) \
    AND (NOT ? OR (SELECT own.organisation_id FROM organisation_mail_servers AS own \
        WHERE own.organisation_id = outbox.organisation_id) IS NOT NULL)";

/// What a claim changes, and what it reads of the mails that follow.
const LEASE_MAILS: &str =
    "UPDATE outbox SET state = 'leased', lease_owner = ?, lease_until = ?, attempts = attempts + 1 WHERE id IN";
const CLAIMED: &str = "RETURNING id, attempts, kind, sender_name, recipient, reply_to, subject, text_body, html_body, \
    message_id, created_at, run_at, organisation_id, mail_values";

#[derive(QueryableByName)]
struct IsDue {
    #[diesel(sql_type = Bool)]
    due: bool,
}

/// Writes a statement for either database. Diesel writes no lock inside a sub-query, so these are spelled out.
pub(super) fn dialect(conn: &Connection, statement: &str) -> String {
    if let Connection::Sqlite(_) = conn {
        return statement.replace(" FOR UPDATE SKIP LOCKED", "");
    }
    let statement = statement
        .replace("instr(", "strpos(")
        .replace(" INDEXED BY outbox_waiting_idx", "");
    let mut parts = statement.split('?');
    let mut numbered = parts.next().unwrap_or_default().to_owned();
    for (index, part) in parts.enumerate() {
        numbered.push_str(&format!("${}{part}", index + 1));
    }
    numbered
}

/// Returns whether a worker would get any mail now. Reads only, so that idle workers do not occupy the writer.
pub fn is_due(conn: &mut Connection, now: DateTime<Utc>, excluded: &ExcludedServers) -> Result<bool, Error> {
    let statement = format!(
        "SELECT EXISTS (SELECT 1 FROM outbox WHERE {ABANDONED}) OR (NOT ? AND \
            EXISTS (SELECT 1 FROM {WAITING} AND organisation_id IS NULL AND run_at <= ?)) AS due"
    );
    let query = diesel::sql_query(dialect(conn, &statement))
        .bind::<Timestamp, _>(now.naive_utc())
        .bind::<Text, _>(excluded.organisations())
        .bind::<Bool, _>(excluded.installation)
        .bind::<Bool, _>(excluded.installation)
        .bind::<Timestamp, _>(now.naive_utc());
    let found: IsDue = both!(conn, c => query.get_result(c))?;
    Ok(found.due || !waiting::due(conn, None, now, excluded, 1)?.is_empty())
}

/// What a worker claims at once.
#[derive(Clone, Debug)]
pub struct Batch {
    /// The most mails.
    pub limit: i64,
    /// The organisation that had the last turn; a claim moves it on.
    pub after: Option<OrganisationId>,
}

/// Claims mails that are due, or whose worker's lease has ended. Half of a batch is for mail about accounts, and the
/// organisations whose turn it is share the rest, so that a long queue of one delays no other; what these leave is filled
/// up. The mail of an organisation is claimed in the order in which it is due.
pub fn claim(
    conn: &mut Connection,
    lease: &Lease,
    batch: &mut Batch,
    now: DateTime<Utc>,
    excluded: &ExcludedServers,
) -> Result<Vec<ClaimedMail>, Error> {
    let mut claim = Claim {
        conn,
        lease,
        now,
        room: batch.limit,
        rows: Vec::new(),
    };
    claim.abandoned(excluded)?;
    let mut owners: Vec<Option<OrganisationId>> = Vec::new();
    if !excluded.installation {
        claim.some_of(None, (claim.room + 1) / 2)?;
        owners.push(None);
    }
    let organisations = waiting::due(claim.conn, batch.after.as_ref(), now, excluded, claim.room)?;
    let share = share_of(claim.room, organisations.len());
    for organisation in &organisations {
        claim.some_of(Some(organisation), share)?;
    }
    if let Some(last) = organisations.last() {
        batch.after = Some(last.clone());
    }
    owners.extend(organisations.into_iter().map(Some));
    for owner in &owners {
        claim.some_of(owner.as_ref(), claim.room)?;
    }
    let mut rows = claim.rows;
    rows.sort_by(|a, b| (a.run_at, &a.id).cmp(&(b.run_at, &b.id)));
    rows.into_iter().map(ClaimedMail::try_from).collect()
}

/// Divides the room of a batch, rounded up.
fn share_of(room: i64, organisations: usize) -> i64 {
    let organisations = i64::try_from(organisations).unwrap_or(i64::MAX).max(1);
    room.saturating_add(organisations - 1) / organisations
}

/// A claim under way.
struct Claim<'a> {
    conn: &'a mut Connection,
    lease: &'a Lease,
    now: DateTime<Utc>,
    /// How many more mails it may take.
    room: i64,
    rows: Vec<Row>,
}

impl Claim<'_> {
    /// Takes mail of workers whose lease has ended.
    fn abandoned(&mut self, excluded: &ExcludedServers) -> Result<(), Error> {
        let statement = format!(
            "{LEASE_MAILS} (SELECT id FROM outbox WHERE {ABANDONED} \
                ORDER BY run_at, id LIMIT ? FOR UPDATE SKIP LOCKED) {CLAIMED}"
        );
        let statement = diesel::sql_query(dialect(self.conn, &statement))
            .bind::<Text, _>(&self.lease.owner)
            .bind::<Timestamp, _>(self.lease.until.naive_utc())
            .bind::<Timestamp, _>(self.now.naive_utc())
            .bind::<Text, _>(excluded.organisations())
            .bind::<Bool, _>(excluded.installation)
            .bind::<BigInt, _>(self.room);
        let rows = both!(&mut *self.conn, c => statement.load(c))?;
        self.add(rows);
        Ok(())
    }

    /// Takes mail of an organisation, or mail about accounts.
    fn some_of(&mut self, organisation: Option<&OrganisationId>, share: i64) -> Result<(), Error> {
        let limit = share.min(self.room);
        if limit <= 0 {
            return Ok(());
        }
        // Both databases use the index for `IS NULL`, but not for `IS NOT DISTINCT FROM`.
        let owner = organisation.map_or("organisation_id IS NULL AND ? = ''", |_| "organisation_id = ?");
        let statement = format!(
            "{LEASE_MAILS} (SELECT id FROM {WAITING} AND {owner} AND run_at <= ? \
                ORDER BY run_at, id LIMIT ? FOR UPDATE SKIP LOCKED) {CLAIMED}"
        );
        let statement = diesel::sql_query(dialect(self.conn, &statement))
            .bind::<Text, _>(&self.lease.owner)
            .bind::<Timestamp, _>(self.lease.until.naive_utc())
            .bind::<Text, _>(organisation.map_or("", OrganisationId::as_str))
            .bind::<Timestamp, _>(self.now.naive_utc())
            .bind::<BigInt, _>(limit);
        let rows = both!(&mut *self.conn, c => statement.load(c))?;
        self.add(rows);
        Ok(())
    }

    fn add(&mut self, rows: Vec<Row>) {
        self.room -= i64::try_from(rows.len()).unwrap_or(self.room);
        self.rows.extend(rows);
    }
}

/// Records that a mail was delivered, in the word of the transport (`sent` or `written`); a secret one loses its
/// bodies, and a decoy is deleted. Returns whether the worker still owned it.
pub fn finish(
    conn: &mut Connection,
    mail: &ClaimedMail,
    owner: &str,
    state: &str,
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    let (id, is_decoy) = (&mail.id, mail.is_decoy);
    let done = (
        outbox::state.eq(state),
        outbox::sent_at.eq(Some(now.naive_utc())),
        outbox::failure.eq(None::<String>),
        outbox::lease_owner.eq(None::<String>),
        outbox::lease_until.eq(None::<NaiveDateTime>),
    );
    let update = diesel::update(owned(id, owner)).set(done);
    if both!(conn, c => update.execute(c))? == 0 {
        return Ok(false);
    }
    if is_decoy {
        both!(conn, c => diesel::delete(outbox::table.find(id.as_str())).execute(c))?;
        return Ok(true);
    }
    let secret = outbox::table.find(id.as_str()).filter(outbox::secret.eq(true));
    let blank = diesel::update(secret).set((outbox::text_body.eq(""), outbox::html_body.eq("")));
    both!(conn, c => blank.execute(c))?;
    Ok(true)
}

/// Requeues a mail for a retry at `run_at`. Returns whether the worker still owned it.
pub fn postpone(
    conn: &mut Connection,
    id: &MailId,
    owner: &str,
    (now, run_at): (DateTime<Utc>, DateTime<Utc>),
    failure: &str,
) -> Result<bool, Error> {
    let again = (
        outbox::state.eq(QUEUED),
        outbox::run_at.eq(run_at.naive_utc()),
        outbox::failure.eq(Some(failure)),
        outbox::lease_owner.eq(None::<String>),
        outbox::lease_until.eq(None::<NaiveDateTime>),
    );
    note_try(conn, id, owner, failure, now)?;
    let update = diesel::update(owned(id, owner)).set(again);
    let kept = both!(conn, c => update.execute(c))? > 0;
    drop_stopped(conn, id)?;
    Ok(kept)
}

/// Removes a requeued mail of a campaign that was stopped.
fn drop_stopped(conn: &mut Connection, id: &MailId) -> Result<(), Error> {
    let stopped = guest_mails::table
        .inner_join(campaigns::table.on(campaigns::id.nullable().eq(guest_mails::campaign_id)))
        .filter(guest_mails::outbox_id.eq(id.as_str()))
        .filter(campaigns::state.eq(CampaignState::Stopped.as_str()))
        .select(guest_mails::outbox_id);
    let target = outbox::table
        .filter(outbox::state.eq(QUEUED))
        .filter(outbox::id.eq_any(stopped));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Postpones an untried mail until `run_at`. Returns whether the worker still owned it.
pub fn defer(conn: &mut Connection, id: &MailId, owner: &str, run_at: DateTime<Utc>) -> Result<bool, Error> {
    let untried = (
        outbox::state.eq(QUEUED),
        outbox::run_at.eq(run_at.naive_utc()),
        outbox::attempts.eq(outbox::attempts - 1),
        outbox::lease_owner.eq(None::<String>),
        outbox::lease_until.eq(None::<NaiveDateTime>),
    );
    let update = diesel::update(owned(id, owner)).set(untried);
    let kept = both!(conn, c => update.execute(c))? > 0;
    drop_stopped(conn, id)?;
    Ok(kept)
}

/// Gives up on a mail. Returns whether the worker still owned it.
pub fn give_up(
    conn: &mut Connection,
    id: &MailId,
    owner: &str,
    now: DateTime<Utc>,
    failure: &str,
) -> Result<bool, Error> {
    let failed = (
        outbox::state.eq(FAILED),
        outbox::failure.eq(Some(failure)),
        outbox::lease_owner.eq(None::<String>),
        outbox::lease_until.eq(None::<NaiveDateTime>),
    );
    note_try(conn, id, owner, failure, now)?;
    let update = diesel::update(owned(id, owner)).set(failed);
    Ok(both!(conn, c => update.execute(c))? > 0)
}

/// Requeues claimed but untried mail, as if it had never been claimed.
pub fn release(conn: &mut Connection, ids: &[MailId], owner: &str) -> Result<(), Error> {
    for id in ids {
        let untried = (
            outbox::state.eq(QUEUED),
            outbox::attempts.eq(outbox::attempts - 1),
            outbox::lease_owner.eq(None::<String>),
            outbox::lease_until.eq(None::<NaiveDateTime>),
        );
        let update = diesel::update(owned(id, owner)).set(untried);
        both!(conn, c => update.execute(c))?;
        drop_stopped(conn, id)?;
    }
    Ok(())
}

/// Requeues a mail whose server could not be reached, with the reason. It keeps its tries and its place. Returns
/// whether the worker still owned it.
pub fn put_back(conn: &mut Connection, id: &MailId, owner: &str, failure: &str) -> Result<bool, Error> {
    let waiting = diesel::update(owned(id, owner)).set(outbox::failure.eq(Some(failure)));
    let kept = both!(conn, c => waiting.execute(c))? > 0;
    release(conn, std::slice::from_ref(id), owner)?;
    Ok(kept)
}

/// Gives up on mail that has waited for a server since before an instant. Returns which; a later call does the rest.
pub fn expire(
    conn: &mut Connection,
    server: Option<&OrganisationId>,
    before: DateTime<Utc>,
    failure: &str,
) -> Result<Vec<MailId>, Error> {
    let before = before.naive_utc();
    let old = outbox::table
        .filter(outbox::state.eq(QUEUED))
        .filter(outbox::held.eq(false))
        // A mail that was sent again by hand is due later than it was created.
        .filter(outbox::run_at.lt(before))
        .filter(outbox::created_at.lt(before))
        .order((outbox::run_at, outbox::id))
        .limit(EXPIRED_AT_ONCE)
        .select(outbox::id);
    let ids: Vec<String> = match server {
        Some(organisation) => {
            let own = old.filter(outbox::organisation_id.eq(organisation.as_str()));
            both!(conn, c => own.load(c))?
        }
        None => {
            let servers = organisation_mail_servers::table.filter(
                organisation_mail_servers::organisation_id
                    .nullable()
                    .eq(outbox::organisation_id),
            );
            let others = old.filter(not(exists(servers)));
            both!(conn, c => others.load(c))?
        }
    };
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let failed = (outbox::state.eq(FAILED), outbox::failure.eq(Some(failure)));
    let target = outbox::table
        .filter(outbox::id.eq_any(&ids))
        .filter(outbox::state.eq(QUEUED));
    let update = diesel::update(target).set(failed).returning(outbox::id);
    let failed: Vec<String> = both!(conn, c => update.load(c))?;
    let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
    failed
        .into_iter()
        .map(|id| MailId::try_from(id).map_err(corrupt))
        .collect()
}

/// Records a failed try in the history of the mail.
fn note_try(conn: &mut Connection, id: &MailId, owner: &str, failure: &str, now: DateTime<Utc>) -> Result<(), Error> {
    let query = owned(id, owner).select((outbox::organisation_id, outbox::attempts));
    let mail: Option<(Option<String>, i32)> = both!(conn, c => query.get_result(c).optional())?;
    let Some((organisation, attempts)) = mail else {
        return Ok(());
    };
    let row = (
        mail_tries::organisation_id.eq(organisation),
        mail_tries::outbox_id.eq(id.as_str()),
        mail_tries::failed_at.eq(now.naive_utc()),
        mail_tries::attempt.eq(attempts),
        mail_tries::failure.eq(failure),
    );
    let insert = diesel::insert_into(mail_tries::table)
        .values(row)
        .on_conflict_do_nothing();
    both!(conn, c => insert.execute(c))?;
    Ok(())
}

/// The mail as long as this worker may report on it.
#[diesel::dsl::auto_type(no_type_alias)]
fn owned<'a>(id: &'a MailId, owner: &'a str) -> _ {
    let id: &'a str = id.as_str();
    let leased: &'static str = LEASED;
    outbox::table
        .filter(outbox::id.eq(id))
        .filter(outbox::lease_owner.eq(owner))
        .filter(outbox::state.eq(leased))
}

impl TryFrom<Row> for ClaimedMail {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        Ok(Self {
            id: MailId::try_from(row.id).map_err(|error| Error::Corrupt(error.to_string()))?,
            attempts: row.attempts,
            is_decoy: row.kind == DECOY,
            sender_name: row.sender_name,
            recipient: row.recipient,
            reply_to: row.reply_to,
            subject: row.subject,
            text: row.text_body,
            html: row.html_body,
            message_id: row.message_id,
            created_at: row.created_at.and_utc(),
            organisation: row
                .organisation_id
                .map(OrganisationId::try_from)
                .transpose()
                .map_err(|error| Error::Corrupt(error.to_string()))?,
            values: row.mail_values,
        })
    }
}
