//! The mail to the guests of an event as organisers see it: failed ones first, then the newest.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::{CampaignId, GuestId, MailId, TemplateId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::mail::outbox::state::{FAILED, LEASED, QUEUED, SENT, WRITTEN};
use crate::plans::images::containing;
use crate::schema::{email_templates, events, guest_mails, guests, mail_tries, outbox};

/// A mail to a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryMail {
    /// Names the mail.
    pub id: MailId,
    /// The kind of letter.
    pub kind: String,
    /// The address it goes to.
    pub recipient: String,
    /// One line.
    pub subject: String,
    /// `queued`, `leased`, `sent`, `written` or `failed`.
    pub state: String,
    /// How often it was tried.
    pub attempts: i32,
    /// Why the last try failed.
    pub failure: Option<String>,
    /// When it is tried next, while it waits.
    pub run_at: DateTime<Utc>,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// When it went.
    pub sent_at: Option<DateTime<Utc>>,
    /// Whether it waits for a person to resume it.
    pub held: bool,
    /// The guest.
    pub guest: GuestId,
    /// First and last name of the guest.
    pub guest_name: String,
    /// The template.
    pub template: Option<TemplateId>,
    /// What the template is called.
    pub template_name: Option<String>,
    /// The campaign.
    pub campaign: Option<CampaignId>,
}

/// A word for the state of a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It waits or is on its way.
    Pending,
    /// It has gone, to a mail server or into a file.
    Sent,
    /// It could not be sent.
    Failed,
}

impl Status {
    fn states(self) -> &'static [&'static str] {
        match self {
            Self::Pending => &[QUEUED, LEASED],
            Self::Sent => &[SENT, WRITTEN],
            Self::Failed => &[FAILED],
        }
    }

    /// Returns the word for a state of the outbox.
    pub fn from_state(state: &str) -> Self {
        match state {
            QUEUED | LEASED => Self::Pending,
            FAILED => Self::Failed,
            _ => Self::Sent,
        }
    }
}

/// Which mails are listed.
#[derive(Clone, Debug, Default)]
pub struct Filter<'a> {
    /// A part of address, subject or name.
    pub q: &'a str,
    /// The same part, folded as names are.
    pub q_folded: &'a str,
    /// Whether the part may be one of an address.
    pub with_addresses: bool,
    /// In a state.
    pub status: Option<Status>,
    /// Of a campaign.
    pub campaign: Option<&'a CampaignId>,
    /// To a guest.
    pub guest: Option<&'a GuestId>,
}

/// Where a page begins: after a mail that has failed or not, by when it was queued and its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// Whether the mail has failed.
    pub failed: bool,
    /// When it was queued.
    pub at: DateTime<Utc>,
    /// Its id.
    pub id: String,
}

/// How many mails are in which state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Those that wait or are on their way.
    pub pending: i64,
    /// Those that have gone.
    pub sent: i64,
    /// Those that could not be sent.
    pub failed: i64,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = outbox)]
struct MailRow {
    id: String,
    kind: String,
    recipient: String,
    subject: String,
    state: String,
    attempts: i32,
    failure: Option<String>,
    run_at: NaiveDateTime,
    created_at: NaiveDateTime,
    sent_at: Option<NaiveDateTime>,
    held: bool,
}

type Row = (
    MailRow,
    (String, Option<String>, Option<String>),
    (String, String),
    Option<String>,
);

#[diesel::dsl::auto_type]
fn joined<'a>(scope: &'a EventScope) -> _ {
    let event: &'a str = scope.id();
    let guest = guests::event_id
        .eq(guest_mails::event_id)
        .and(guests::id.eq(guest_mails::guest_id));
    let template = email_templates::id.nullable().eq(guest_mails::template_id);
    guest_mails::table
        .inner_join(outbox::table)
        .inner_join(guests::table.on(guest))
        .left_join(email_templates::table.on(template))
        .filter(guest_mails::event_id.eq(event))
}

macro_rules! columns {
    () => {
        (
            MailRow::as_select(),
            (
                guest_mails::guest_id,
                guest_mails::template_id,
                guest_mails::campaign_id,
            ),
            (guests::first_name, guests::last_name),
            email_templates::name.nullable(),
        )
    };
}

/// Narrows a boxed query to a filter; the types of the two databases differ.
macro_rules! narrow {
    ($query:ident, $filter:expr) => {
        if let Some(campaign) = $filter.campaign {
            $query = $query.filter(guest_mails::campaign_id.eq(campaign.as_str()));
        }
        if let Some(guest) = $filter.guest {
            $query = $query.filter(guest_mails::guest_id.eq(guest.as_str()));
        }
        if !$filter.q.is_empty() {
            let (typed, folded) = (containing($filter.q), containing($filter.q_folded));
            let in_texts = outbox::subject.like(typed.clone()).escape('\\').or(guests::first_folded
                .concat(" ")
                .concat(guests::last_folded)
                .like(folded.clone())
                .escape('\\'));
            $query = if $filter.with_addresses {
                let in_address = outbox::recipient
                    .like(typed)
                    .escape('\\')
                    .or(guests::email_folded.like(folded).escape('\\'));
                $query.filter(in_texts.or(in_address))
            } else {
                $query.filter(in_texts)
            };
        }
    };
}

/// Returns a page of the mails to an event's guests.
pub fn page(
    conn: &mut Connection,
    scope: &EventScope,
    filter: &Filter<'_>,
    after: Option<&Cursor>,
    limit: i64,
) -> Result<Vec<HistoryMail>, Error> {
    let rows: Vec<Row> = both!(conn, c => {
        let mut query = joined(scope).select(columns!()).into_boxed();
        narrow!(query, filter);
        if let Some(status) = filter.status {
            query = query.filter(outbox::state.eq_any(status.states()));
        }
        if let Some(cursor) = after {
            let at = cursor.at.naive_utc();
            let later = outbox::created_at.lt(at).or(outbox::created_at.eq(at).and(outbox::id.gt(cursor.id.clone())));
            query = if cursor.failed {
                query.filter(outbox::state.ne(FAILED).or(later))
            } else {
                query.filter(outbox::state.ne(FAILED).and(later))
            };
        }
        query
            .order((outbox::state.eq(FAILED).desc(), outbox::created_at.desc(), outbox::id))
            .limit(limit)
            .load(c)
    })?;
    rows.into_iter().map(HistoryMail::try_from).collect()
}

/// Returns how many mails that a filter takes are in which state; its status does not count.
pub fn counts(conn: &mut Connection, scope: &EventScope, filter: &Filter<'_>) -> Result<Counts, Error> {
    let rows: Vec<(String, i64)> = both!(conn, c => {
        let mut query = joined(scope)
            .group_by(outbox::state)
            .select((outbox::state, diesel::dsl::count_star()))
            .into_boxed();
        narrow!(query, filter);
        query.load(c)
    })?;
    let mut counts = Counts::default();
    for (state, count) in rows {
        match Status::from_state(&state) {
            Status::Pending => counts.pending += count,
            Status::Sent => counts.sent += count,
            Status::Failed => counts.failed += count,
        }
    }
    Ok(counts)
}

/// Returns a mail to a guest of an event.
pub fn find(conn: &mut Connection, scope: &EventScope, id: &MailId) -> Result<HistoryMail, Error> {
    let query = joined(scope).filter(outbox::id.eq(id.as_str()));
    let row: Row = both!(conn, c => query.select(columns!()).get_result(c))?;
    row.try_into()
}

/// Returns when a mail was tried in vain and why, the first try first.
pub fn tries(conn: &mut Connection, id: &MailId) -> Result<Vec<(DateTime<Utc>, String)>, Error> {
    let query = mail_tries::table
        .filter(mail_tries::outbox_id.eq(id.as_str()))
        .order((mail_tries::failed_at, mail_tries::attempt))
        .select((mail_tries::failed_at, mail_tries::failure));
    let rows: Vec<(NaiveDateTime, String)> = both!(conn, c => query.load(c))?;
    Ok(rows.into_iter().map(|(at, failure)| (at.and_utc(), failure)).collect())
}

/// Requeues a sent or failed mail, to an address; returns whether it was one of these.
pub fn resend(
    conn: &mut Connection,
    id: &MailId,
    recipient: &str,
    held: bool,
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    let target = outbox::table
        .filter(outbox::id.eq(id.as_str()))
        .filter(outbox::state.eq_any([SENT, WRITTEN, FAILED]));
    let again = (
        outbox::state.eq(QUEUED),
        outbox::attempts.eq(0),
        outbox::run_at.eq(now.naive_utc()),
        outbox::recipient.eq(recipient),
        outbox::failure.eq(None::<String>),
        outbox::sent_at.eq(None::<NaiveDateTime>),
        outbox::held.eq(held),
    );
    Ok(both!(conn, c => diesel::update(target).set(again).execute(c))? > 0)
}

/// When and by whom the mail of an event was paused.
pub fn paused(conn: &mut Connection, scope: &EventScope) -> Result<Option<(DateTime<Utc>, String)>, Error> {
    let query = events::table
        .find(scope.id())
        .select((events::mail_paused_at, events::mail_paused_by));
    let (at, by): (Option<NaiveDateTime>, Option<String>) = both!(conn, c => query.get_result(c))?;
    Ok(at.map(|at| (at.and_utc(), by.unwrap_or_default())))
}

/// Pauses the mail of an event, or resumes it.
pub fn set_paused(
    conn: &mut Connection,
    scope: &EventScope,
    paused: Option<(DateTime<Utc>, &str)>,
) -> Result<(), Error> {
    let change = (
        events::mail_paused_at.eq(paused.map(|(at, _)| at.naive_utc())),
        events::mail_paused_by.eq(paused.map(|(_, by)| by)),
    );
    both!(conn, c => diesel::update(events::table.find(scope.id())).set(change).execute(c))?;
    Ok(())
}

impl TryFrom<Row> for HistoryMail {
    type Error = Error;

    fn try_from((mail, (guest, template, campaign), (first, last), template_name): Row) -> Result<Self, Error> {
        let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
        Ok(Self {
            id: MailId::try_from(mail.id).map_err(corrupt)?,
            kind: mail.kind,
            recipient: mail.recipient,
            subject: mail.subject,
            state: mail.state,
            attempts: mail.attempts,
            failure: mail.failure,
            run_at: mail.run_at.and_utc(),
            created_at: mail.created_at.and_utc(),
            sent_at: mail.sent_at.map(|at| at.and_utc()),
            held: mail.held,
            guest: GuestId::try_from(guest).map_err(corrupt)?,
            guest_name: format!("{first} {last}").trim().to_owned(),
            template: template.map(TemplateId::try_from).transpose().map_err(corrupt)?,
            template_name,
            campaign: campaign.map(CampaignId::try_from).transpose().map_err(corrupt)?,
        })
    }
}
