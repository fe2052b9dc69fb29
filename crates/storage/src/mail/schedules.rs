//! The email schedules of events. Whether a schedule is due follows from `next_run_at` alone; taking a run clears it in
//! the transaction that starts the mail, so that each run happens once.

use chrono::{DateTime, NaiveDateTime, NaiveTime, Utc};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use domain::id::{CampaignId, ScheduleId, TemplateId};
use domain::mail::Recipients;
use domain::mail_schedule::{Trigger, TriggerType, send_time};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{campaigns, email_schedules as table, email_templates, events};

/// How a time of day is stored.
const TIME: &str = "%H:%M";
const SENT: &str = "sent";
const SKIPPED: &str = "skipped";

/// A schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// Names the schedule.
    pub id: ScheduleId,
    /// The template that it sends.
    pub template: TemplateId,
    /// What starts it.
    pub trigger: Trigger,
    /// The local time of its mail.
    pub send_time: NaiveTime,
    /// Who receives it.
    pub recipients: Recipients,
    /// Whether it sends.
    pub is_active: bool,
    /// Its next run.
    pub next_run_at: Option<DateTime<Utc>>,
    /// The outcome of its last run.
    pub last_run: Option<LastRun>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it was changed last.
    pub updated_at: DateTime<Utc>,
}

/// The outcome of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastRun {
    /// The instant at which it was due.
    pub at: DateTime<Utc>,
    /// What it started, or why it was left out.
    pub outcome: RunOutcome,
}

/// What a run did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunOutcome {
    /// It started a campaign.
    Sent(CampaignId),
    /// It was left out, for a reason that people read.
    Skipped(String),
}

/// A schedule whose run is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// Its event.
    pub scope: EventScope,
    /// The schedule.
    pub id: ScheduleId,
    /// The instant of the run.
    pub run_at: DateTime<Utc>,
}

#[derive(Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = table, treat_none_as_null = true, treat_none_as_default_value = false)]
struct Row {
    id: String,
    template_id: String,
    trigger_kind: String,
    trigger_value: String,
    send_time: String,
    recipients: String,
    is_active: bool,
    next_run_at: Option<NaiveDateTime>,
    last_run_at: Option<NaiveDateTime>,
    last_outcome: Option<String>,
    last_reason: Option<String>,
    last_campaign_id: Option<String>,
    created_at: NaiveDateTime,
    updated_at: NaiveDateTime,
}

/// Returns the schedules of an event with the names of their templates, the oldest first.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<(Schedule, String)>, Error> {
    let template = email_templates::id.eq(table::template_id);
    let query = table::table
        .inner_join(email_templates::table.on(template))
        .filter(table::event_id.eq(scope.id()))
        .order((table::created_at, table::id));
    let rows: Vec<(Row, String)> = both!(conn, c => query.select((Row::as_select(), email_templates::name)).load(c))?;
    let read = |(row, name): (Row, String)| Ok((Schedule::try_from(row)?, name));
    rows.into_iter().map(read).collect()
}

/// Returns the schedules of an event that are active and have a trigger.
pub fn active(conn: &mut Connection, scope: &EventScope, trigger: TriggerType) -> Result<Vec<Schedule>, Error> {
    let query = table::table
        .filter(table::event_id.eq(scope.id()))
        .filter(table::trigger_kind.eq(trigger.as_str()))
        .filter(table::is_active.eq(true))
        .order(table::id);
    let rows: Vec<Row> = both!(conn, c => query.select(Row::as_select()).load(c))?;
    rows.into_iter().map(Schedule::try_from).collect()
}

/// Returns a schedule of an event.
pub fn get(conn: &mut Connection, scope: &EventScope, id: &ScheduleId) -> Result<Schedule, Error> {
    let query = table::table
        .filter(table::id.eq(id.as_str()))
        .filter(table::event_id.eq(scope.id()));
    let row: Row = both!(conn, c => query.select(Row::as_select()).get_result(c))?;
    row.try_into()
}

/// Returns how many schedules an event has.
pub fn count(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let query = table::table.filter(table::event_id.eq(scope.id())).count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Stores a new schedule.
pub fn insert(conn: &mut Connection, scope: &EventScope, schedule: &Schedule) -> Result<(), Error> {
    let row = (
        table::organisation_id.eq(scope.organisation()),
        table::event_id.eq(scope.id()),
        Row::from(schedule.clone()),
    );
    both!(conn, c => diesel::insert_into(table::table).values(row).execute(c))?;
    Ok(())
}

/// Overwrites a schedule.
pub fn update(conn: &mut Connection, scope: &EventScope, schedule: &Schedule) -> Result<(), Error> {
    let target = table::table
        .filter(table::id.eq(schedule.id.as_str()))
        .filter(table::event_id.eq(scope.id()));
    let update = diesel::update(target).set(Row::from(schedule.clone()));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Deletes a schedule; the campaigns that it started stay. Returns whether it existed.
pub fn delete(conn: &mut Connection, scope: &EventScope, id: &ScheduleId) -> Result<bool, Error> {
    let started = campaigns::table
        .filter(campaigns::event_id.eq(scope.id()))
        .filter(campaigns::schedule_id.eq(id.as_str()));
    let detach = diesel::update(started).set(campaigns::schedule_id.eq(None::<String>));
    both!(conn, c => detach.execute(c))?;
    let target = table::table
        .filter(table::id.eq(id.as_str()))
        .filter(table::event_id.eq(scope.id()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))? > 0)
}

/// The event with its organisation, the schedule and the time of the run.
type DueRow = ((String, String), String, NaiveDateTime);

/// Returns runs that are due, the earliest first. Those of deleted events and of events whose mail is paused wait.
pub fn due(conn: &mut Connection, now: DateTime<Utc>, limit: i64) -> Result<Vec<Due>, Error> {
    let waits = events::deleted_at
        .is_not_null()
        .or(events::mail_paused_at.is_not_null());
    let waiting = events::table.filter(events::id.eq(table::event_id)).filter(waits);
    let query = table::table
        .filter(table::next_run_at.le(now.naive_utc()))
        .filter(not(exists(waiting)))
        .order((table::next_run_at, table::id))
        .limit(limit)
        .select((
            (table::event_id, table::organisation_id),
            table::id,
            table::next_run_at.assume_not_null(),
        ));
    let rows: Vec<DueRow> = both!(conn, c => query.load(c))?;
    let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
    let read = |(event, id, run_at): DueRow| {
        Ok(Due {
            scope: EventScope::proven(event)?,
            id: ScheduleId::try_from(id).map_err(corrupt)?,
            run_at: run_at.and_utc(),
        })
    };
    rows.into_iter().map(read).collect()
}

/// Takes a run, so that it is no longer due. Returns false when another transaction took it or changed the schedule
/// before.
pub fn take_run(conn: &mut Connection, due: &Due) -> Result<bool, Error> {
    let target = table::table
        .filter(table::id.eq(due.id.as_str()))
        .filter(table::event_id.eq(due.scope.id()))
        .filter(table::is_active.eq(true))
        .filter(table::next_run_at.eq(due.run_at.naive_utc()));
    let update = diesel::update(target).set(table::next_run_at.eq(None::<NaiveDateTime>));
    Ok(both!(conn, c => update.execute(c))? > 0)
}

impl From<Schedule> for Row {
    fn from(schedule: Schedule) -> Self {
        let (last_run_at, outcome) = schedule.last_run.map(|run| (run.at, run.outcome)).unzip();
        let (last_outcome, last_reason, last_campaign_id) = match outcome {
            Some(RunOutcome::Sent(campaign)) => (Some(SENT), None, Some(campaign)),
            Some(RunOutcome::Skipped(reason)) => (Some(SKIPPED), Some(reason), None),
            None => (None, None, None),
        };
        Self {
            id: schedule.id.into(),
            template_id: schedule.template.into(),
            trigger_kind: schedule.trigger.kind().as_str().to_owned(),
            trigger_value: schedule.trigger.value(),
            send_time: schedule.send_time.format(TIME).to_string(),
            recipients: schedule.recipients.stored(),
            is_active: schedule.is_active,
            next_run_at: schedule.next_run_at.map(|at| at.naive_utc()),
            last_run_at: last_run_at.map(|at| at.naive_utc()),
            last_outcome: last_outcome.map(str::to_owned),
            last_reason,
            last_campaign_id: last_campaign_id.map(String::from),
            created_at: schedule.created_at.naive_utc(),
            updated_at: schedule.updated_at.naive_utc(),
        }
    }
}

impl TryFrom<Row> for Schedule {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
        let kind = TriggerType::parse(&row.trigger_kind).map_err(corrupt)?;
        let outcome = match (row.last_outcome.as_deref(), row.last_campaign_id) {
            (Some(SENT), Some(campaign)) => Some(RunOutcome::Sent(CampaignId::try_from(campaign).map_err(corrupt)?)),
            (Some(_), _) => Some(RunOutcome::Skipped(row.last_reason.unwrap_or_default())),
            (None, _) => None,
        };
        let last_run = row.last_run_at.zip(outcome);
        Ok(Self {
            id: ScheduleId::try_from(row.id).map_err(corrupt)?,
            template: TemplateId::try_from(row.template_id).map_err(corrupt)?,
            trigger: Trigger::parse(kind, &row.trigger_value).map_err(corrupt)?,
            send_time: send_time(&row.send_time).map_err(corrupt)?,
            recipients: Recipients::from_stored(&row.recipients).map_err(corrupt)?,
            is_active: row.is_active,
            next_run_at: row.next_run_at.map(|at| at.and_utc()),
            last_run: last_run.map(|(at, outcome)| LastRun {
                at: at.and_utc(),
                outcome,
            }),
            created_at: row.created_at.and_utc(),
            updated_at: row.updated_at.and_utc(),
        })
    }
}
