//! Emails to many guests: one row per press of Send and per run of a schedule, with how far it is.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::Bool;
use domain::id::{CampaignId, OrganisationId, ScheduleId, TemplateId, UserId};
use domain::mail::{CampaignState, Recipients};

use crate::accounts::organisation_id;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::mail::outbox::delivery::ExcludedServers;
use crate::mail::outbox::state::{FAILED, LEASED, QUEUED};
use crate::schema::{
    campaigns, email_template_versions, email_templates, events, guest_mails, mail_tries, organisation_mail_servers,
    outbox, users,
};

/// A campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    /// Names the campaign.
    pub id: CampaignId,
    /// The template.
    pub template: TemplateId,
    /// The version that is sent.
    pub template_version: i32,
    /// What the template is called.
    pub template_name: String,
    /// The subject, with its placeholders.
    pub subject: String,
    /// The schedule that started it, if one did.
    pub schedule: Option<ScheduleId>,
    /// When it starts, or has started.
    pub run_at: DateTime<Utc>,
    /// Who receives it.
    pub recipients: Recipients,
    /// Whether addresses that were invited within a day get the invitation again.
    pub sends_again: bool,
    /// How far it is.
    pub state: CampaignState,
    /// Guests whom it was meant for when it started.
    pub total: i32,
    /// Guests who get no mail of it.
    pub skipped: i32,
    /// The name of the member who started it.
    pub started_by: Option<String>,
    /// When it was paused, while it is.
    pub paused_at: Option<DateTime<Utc>>,
    /// When it ended.
    pub finished_at: Option<DateTime<Utc>>,
    /// The last guest whose mail is in the outbox.
    pub cursor: String,
    /// How many mails were put into the outbox.
    pub queued: i32,
    /// From when on its mails are spread over time, once it has started.
    pub started_at: Option<DateTime<Utc>>,
    /// When all its mails were in the outbox.
    pub filled_at: Option<DateTime<Utc>>,
}

/// How many mails of a campaign are where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// They wait or are on their way.
    pub pending: i64,
    /// They have gone.
    pub sent: i64,
    /// They could not be sent.
    pub failed: i64,
}

/// A campaign to be stored.
#[derive(Clone, Debug)]
pub struct NewCampaign<'a> {
    /// Names the campaign.
    pub id: &'a CampaignId,
    /// The template.
    pub template: &'a TemplateId,
    /// The version that is sent.
    pub template_version: i32,
    /// The schedule that starts it.
    pub schedule: Option<&'a ScheduleId>,
    /// When it starts.
    pub run_at: DateTime<Utc>,
    /// Who receives it.
    pub recipients: &'a Recipients,
    /// Whether addresses that were invited within a day get the invitation again.
    pub sends_again: bool,
    /// Guests whom it is meant for now.
    pub total: i32,
    /// Who started it.
    pub by: Option<&'a UserId>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = campaigns)]
struct Row {
    id: String,
    template_id: String,
    template_version: i32,
    schedule_id: Option<String>,
    run_at: NaiveDateTime,
    recipients: String,
    state: String,
    total: i32,
    skipped: i32,
    paused_at: Option<NaiveDateTime>,
    finished_at: Option<NaiveDateTime>,
    cursor_guest: String,
    queued: i32,
    started_at: Option<NaiveDateTime>,
    filled_at: Option<NaiveDateTime>,
    sends_again: bool,
}

type Joined = (Row, String, String, Option<String>);

/// Stores a campaign. Returns whether it is new: a schedule starts one campaign per instant.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    new: &NewCampaign<'_>,
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    let row = (
        campaigns::id.eq(new.id.as_str()),
        campaigns::organisation_id.eq(scope.organisation()),
        campaigns::event_id.eq(scope.id()),
        campaigns::template_id.eq(new.template.as_str()),
        campaigns::template_version.eq(new.template_version),
        campaigns::schedule_id.eq(new.schedule.map(ScheduleId::as_str)),
        campaigns::run_at.eq(new.run_at.naive_utc()),
        campaigns::recipients.eq(new.recipients.stored()),
        campaigns::sends_again.eq(new.sends_again),
        campaigns::state.eq(CampaignState::Queued.as_str()),
        campaigns::total.eq(new.total),
        campaigns::skipped.eq(0),
        campaigns::created_by.eq(new.by.map(UserId::as_str)),
        campaigns::created_at.eq(now.naive_utc()),
        campaigns::cursor_guest.eq(""),
        campaigns::queued.eq(0),
    );
    let insert = diesel::insert_into(campaigns::table)
        .values(row)
        .on_conflict_do_nothing();
    Ok(both!(conn, c => insert.execute(c))? > 0)
}

/// The campaigns of an event with what people read of them.
#[diesel::dsl::auto_type]
fn shown<'a>(scope: &'a EventScope) -> _ {
    let event: &'a str = scope.id();
    let template = email_templates::id.eq(campaigns::template_id);
    let version = email_template_versions::event_id
        .eq(campaigns::event_id)
        .and(email_template_versions::template_id.eq(campaigns::template_id))
        .and(email_template_versions::version.eq(campaigns::template_version));
    campaigns::table
        .inner_join(email_templates::table.on(template))
        .inner_join(email_template_versions::table.on(version))
        .left_join(users::table)
        .filter(campaigns::event_id.eq(event))
}

/// The columns of [`Joined`].
macro_rules! columns {
    () => {
        (
            Row::as_select(),
            email_templates::name,
            email_template_versions::subject,
            users::name.nullable(),
        )
    };
}

/// Returns the latest campaigns of an event, the newest first.
pub fn latest(conn: &mut Connection, scope: &EventScope, limit: i64) -> Result<Vec<Campaign>, Error> {
    let query = shown(scope)
        .order((campaigns::created_at.desc(), campaigns::id))
        .limit(limit);
    let rows: Vec<Joined> = both!(conn, c => query.select(columns!()).load(c))?;
    rows.into_iter().map(Campaign::try_from).collect()
}

/// Returns a campaign of an event.
pub fn find(conn: &mut Connection, scope: &EventScope, id: &CampaignId) -> Result<Campaign, Error> {
    let query = shown(scope).filter(campaigns::id.eq(id.as_str()));
    let row: Joined = both!(conn, c => query.select(columns!()).get_result(c))?;
    row.try_into()
}

/// Returns how many campaigns of an event are not over.
pub fn open(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let open = CampaignState::ALL.into_iter().filter(|state| state.is_open());
    let query = campaigns::table
        .filter(campaigns::event_id.eq(scope.id()))
        .filter(campaigns::state.eq_any(open.map(CampaignState::as_str)))
        .count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns the open campaigns of an event.
pub fn all_open(conn: &mut Connection, scope: &EventScope) -> Result<Vec<CampaignId>, Error> {
    let open = CampaignState::ALL.into_iter().filter(|state| state.is_open());
    let query = campaigns::table
        .filter(campaigns::event_id.eq(scope.id()))
        .filter(campaigns::state.eq_any(open.map(CampaignState::as_str)))
        .select(campaigns::id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(campaign_id).collect()
}

/// Returns the campaigns of an event that are paused.
pub fn paused(conn: &mut Connection, scope: &EventScope) -> Result<Vec<CampaignId>, Error> {
    let query = campaigns::table
        .filter(campaigns::event_id.eq(scope.id()))
        .filter(campaigns::state.eq(CampaignState::Paused.as_str()))
        .select(campaigns::id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(campaign_id).collect()
}

/// Returns how many mails of these campaigns are where.
pub fn counts(conn: &mut Connection, scope: &EventScope, of: &[&CampaignId]) -> Result<HashMap<String, Counts>, Error> {
    let query = guest_mails::table
        .inner_join(outbox::table)
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(guest_mails::campaign_id.eq_any(of.iter().map(|id| id.as_str())))
        .group_by((guest_mails::campaign_id, outbox::state))
        .select((
            guest_mails::campaign_id.assume_not_null(),
            outbox::state,
            diesel::dsl::count_star(),
        ));
    let rows: Vec<(String, String, i64)> = both!(conn, c => query.load(c))?;
    let mut found: HashMap<String, Counts> = HashMap::new();
    for (campaign, state, count) in rows {
        let counts = found.entry(campaign).or_default();
        match state.as_str() {
            QUEUED | LEASED => counts.pending += count,
            FAILED => counts.failed += count,
            _ => counts.sent += count,
        }
    }
    Ok(found)
}

/// Returns up to `limit` organisations that have campaigns under way, in the order of their ids, from the first after one on.
pub fn organisations_under_way(
    conn: &mut Connection,
    after: Option<&OrganisationId>,
    now: DateTime<Utc>,
    limit: i64,
) -> Result<Vec<OrganisationId>, Error> {
    let query = campaigns::table
        .inner_join(events::table.on(events::id.eq(campaigns::event_id)))
        .filter(campaigns::state.eq_any([CampaignState::Queued.as_str(), CampaignState::Running.as_str()]))
        .filter(campaigns::run_at.le(now.naive_utc()))
        .filter(events::organisation_id.gt(after.map_or("", OrganisationId::as_str)))
        .order(events::organisation_id)
        .select(events::organisation_id)
        .distinct()
        .limit(limit);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(organisation_id).collect()
}

/// Returns a campaign of an organisation whose mails have to be put into the outbox now. Campaigns of paused or deleted events wait, and so do
/// those whose mail server is away.
pub fn next_to_fill(
    conn: &mut Connection,
    organisation: &OrganisationId,
    now: DateTime<Utc>,
    away: &ExcludedServers,
) -> Result<Option<(EventScope, CampaignId)>, Error> {
    let own = organisation_mail_servers::table
        .filter(organisation_mail_servers::organisation_id.eq(events::organisation_id))
        .select(organisation_mail_servers::organisation_id)
        .single_value();
    let waiting: Vec<&str> = away.organisations.iter().map(OrganisationId::as_str).collect();
    let moving = [CampaignState::Queued.as_str(), CampaignState::Running.as_str()];
    let query = campaigns::table
        .inner_join(events::table.on(events::id.eq(campaigns::event_id)))
        .filter(campaigns::state.eq_any(moving))
        .filter(campaigns::run_at.le(now.naive_utc()))
        .filter(campaigns::filled_at.is_null())
        .filter(events::mail_paused_at.is_null())
        .filter(events::deleted_at.is_null())
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(events::organisation_id.ne_all(waiting))
        .filter(own.is_not_null().or((!away.installation).into_sql::<Bool>()))
        .order((campaigns::run_at, campaigns::id))
        .select(((events::id, events::organisation_id), campaigns::id));
    let found: Option<ProvenRow> = both!(conn, c => query.first(c).optional())?;
    found.map(proven).transpose()
}

/// Returns a campaign of an organisation whose last mail has gone.
pub fn next_to_finish(
    conn: &mut Connection,
    organisation: &OrganisationId,
) -> Result<Option<(EventScope, CampaignId)>, Error> {
    let pending = guest_mails::table
        .inner_join(outbox::table)
        .filter(guest_mails::event_id.eq(campaigns::event_id))
        .filter(guest_mails::campaign_id.eq(campaigns::id.nullable()))
        .filter(outbox::state.eq_any([QUEUED, LEASED]))
        .select(guest_mails::outbox_id);
    let query = campaigns::table
        .filter(campaigns::organisation_id.eq(organisation.as_str()))
        .filter(campaigns::state.eq(CampaignState::Running.as_str()))
        .filter(campaigns::filled_at.is_not_null())
        .filter(diesel::dsl::not(diesel::dsl::exists(pending)))
        .select(((campaigns::event_id, campaigns::organisation_id), campaigns::id));
    let found: Option<ProvenRow> = both!(conn, c => query.first(c).optional())?;
    found.map(proven).transpose()
}

/// Locks a campaign until the end of the transaction; returns false when another transaction holds it.
pub fn try_lock(conn: &mut Connection, id: &CampaignId) -> Result<bool, Error> {
    let Connection::Postgres(c) = conn else { return Ok(true) };
    let query = campaigns::table
        .find(id.as_str())
        .select(campaigns::id)
        .for_no_key_update()
        .skip_locked();
    let found: Option<String> = query.get_result(c).optional()?;
    Ok(found.is_some())
}

/// Locks a campaign until the end of the transaction, after others.
pub fn lock(conn: &mut Connection, scope: &EventScope, id: &CampaignId) -> Result<(), Error> {
    if let Connection::Postgres(c) = conn {
        let query = campaigns::table
            .filter(campaigns::id.eq(id.as_str()))
            .filter(campaigns::event_id.eq(scope.id()))
            .select(campaigns::id)
            .for_no_key_update();
        let _: Option<String> = query.get_result(c).optional()?;
    }
    Ok(())
}

/// Stores how far a campaign is.
pub fn update(conn: &mut Connection, scope: &EventScope, campaign: &Campaign) -> Result<(), Error> {
    let target = campaigns::table
        .filter(campaigns::id.eq(campaign.id.as_str()))
        .filter(campaigns::event_id.eq(scope.id()));
    let naive = |at: Option<DateTime<Utc>>| at.map(|at| at.naive_utc());
    let change = (
        campaigns::state.eq(campaign.state.as_str()),
        campaigns::total.eq(campaign.total),
        campaigns::skipped.eq(campaign.skipped),
        campaigns::cursor_guest.eq(&campaign.cursor),
        campaigns::queued.eq(campaign.queued),
        campaigns::started_at.eq(naive(campaign.started_at)),
        campaigns::filled_at.eq(naive(campaign.filled_at)),
        campaigns::paused_at.eq(naive(campaign.paused_at)),
        campaigns::finished_at.eq(naive(campaign.finished_at)),
    );
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

/// Marks the mails of a campaign as sent, in the word of a transport, and the first one as failed. For demo data only;
/// a worker records each mail separately.
pub fn settle(
    conn: &mut Connection,
    scope: &EventScope,
    id: &CampaignId,
    (state, refusal): (&str, &str),
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let own = guest_mails::table
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(guest_mails::campaign_id.eq(id.as_str()))
        .order(guest_mails::outbox_id)
        .select(guest_mails::outbox_id);
    let mails: Vec<String> = both!(conn, c => own.load(c))?;
    for chunk in mails.chunks(crate::CHUNK) {
        let target = outbox::table.filter(outbox::id.eq_any(chunk));
        let sent = (
            outbox::state.eq(state),
            outbox::attempts.eq(1),
            outbox::sent_at.eq(Some(now.naive_utc())),
        );
        both!(conn, c => diesel::update(target).set(sent).execute(c))?;
    }
    let Some(first) = mails.first() else { return Ok(()) };
    let failed = (
        outbox::state.eq(FAILED),
        outbox::sent_at.eq(None::<NaiveDateTime>),
        outbox::failure.eq(Some(refusal)),
    );
    both!(conn, c => diesel::update(outbox::table.find(first)).set(failed).execute(c))?;
    let tried = (
        mail_tries::organisation_id.eq(scope.organisation()),
        mail_tries::outbox_id.eq(first),
        mail_tries::failed_at.eq(now.naive_utc()),
        mail_tries::attempt.eq(1),
        mail_tries::failure.eq(refusal),
    );
    both!(conn, c => diesel::insert_into(mail_tries::table).values(tried).execute(c))?;
    Ok(())
}

/// The event with its organisation, and the campaign.
type ProvenRow = ((String, String), String);

fn proven((event, id): ProvenRow) -> Result<(EventScope, CampaignId), Error> {
    Ok((EventScope::proven(event)?, campaign_id(id)?))
}

fn campaign_id(id: String) -> Result<CampaignId, Error> {
    CampaignId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))
}

impl TryFrom<Joined> for Campaign {
    type Error = Error;

    fn try_from((row, template_name, subject, started_by): Joined) -> Result<Self, Error> {
        let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
        let state = CampaignState::parse(&row.state);
        Ok(Self {
            id: campaign_id(row.id)?,
            template: TemplateId::try_from(row.template_id).map_err(corrupt)?,
            template_version: row.template_version,
            template_name,
            subject,
            schedule: row.schedule_id.map(ScheduleId::try_from).transpose().map_err(corrupt)?,
            run_at: row.run_at.and_utc(),
            recipients: Recipients::from_stored(&row.recipients).map_err(corrupt)?,
            sends_again: row.sends_again,
            state: state.ok_or_else(|| Error::Corrupt(format!("state {} of a campaign", row.state)))?,
            total: row.total,
            skipped: row.skipped,
            started_by,
            paused_at: row.paused_at.map(|at| at.and_utc()),
            finished_at: row.finished_at.map(|at| at.and_utc()),
            cursor: row.cursor_guest,
            queued: row.queued,
            started_at: row.started_at.map(|at| at.and_utc()),
            filled_at: row.filled_at.map(|at| at.and_utc()),
        })
    }
}
