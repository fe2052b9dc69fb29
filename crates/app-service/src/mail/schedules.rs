//! Email schedules: mail that goes out at a time that follows from the event, or when a guest registers or gets a seat.

use std::collections::HashMap;

use chrono::{DateTime, NaiveTime, Utc};
use domain::account::Act;
use domain::activity::Activity;
use domain::event::Event;
use domain::id::{EventId, ScheduleId, TemplateId};
use domain::invalid::Invalid;
use domain::limits::MAIL_SCHEDULES_MAX;
use domain::mail::Recipients;
use domain::mail_schedule::{self, DEFAULT_SEND_TIME, EventTimes, Problem, Trigger, TriggerType};
use storage::events::{self, EventScope};
use storage::mail::templates::Template;
use storage::mail::{schedules as rows, schedules::RunOutcome};

pub use storage::mail::schedules::{LastRun, RunOutcome as Outcome, Schedule};

use super::confirmation::mailable_event;
use super::{recipients_of, templates};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::ids::RequestId as _;
use crate::core::scope;
use crate::core::service::{Reading, Tx};

/// What people read about a schedule whose template cannot be sent.
pub(super) const TEMPLATE_NOT_IN_USE: &str = "Its template is archived or paused.";

/// Input of a schedule; for a change, absent fields stay as they are.
#[derive(Clone, Debug, Default)]
pub struct ScheduleInput {
    /// The template that it sends.
    pub template: Option<String>,
    /// A word of the triggers.
    pub trigger_type: Option<String>,
    /// Days or a date.
    pub trigger_value: Option<String>,
    /// `HH:mm`.
    pub send_time: Option<String>,
    /// A word of the segments.
    pub recipients: Option<String>,
    /// Whether it sends.
    pub is_active: Option<bool>,
}

/// A schedule as members see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduleView {
    /// The schedule.
    pub schedule: Schedule,
    /// Its event.
    pub event: EventId,
    /// What its template is called.
    pub template_name: String,
    /// How many would receive its mail now; 0 for triggers that guests set off.
    pub would_receive: usize,
    /// Why it sends nothing.
    pub problem: Option<&'static str>,
}

/// Returns the schedules of an event, the oldest first.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<ScheduleView>, Error> {
    organiser.must(Act::ReadForms)?;
    let scope = scope::of_event(r, organiser, event)?;
    views(r, organiser, &scope)
}

/// Adds a schedule.
pub fn create(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    input: &ScheduleInput,
) -> Result<ScheduleView, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    let event = may_mail(tx, organiser, &scope)?;
    if rows::count(tx.conn, &scope)? >= MAIL_SCHEDULES_MAX {
        return Err(Error::TooLarge(format!(
            "Events are limited to {MAIL_SCHEDULES_MAX} email schedules."
        )));
    }
    let missing = |field: &str, message: &str| Error::Invalid(Invalid::new(field, message));
    let kind = input.trigger_type.as_deref().unwrap_or_default();
    let recipients = input.recipients.as_deref().unwrap_or_default();
    let template = input.template.as_deref().filter(|template| !template.is_empty());
    let template = template.ok_or_else(|| missing("templateId", "Choose a template."))?;
    let template = usable_template(tx, &scope, template)?;
    let value = input.trigger_value.as_deref().unwrap_or_default();
    let mut schedule = Schedule {
        id: ScheduleId::from_random(&tx.id_bytes()?),
        trigger: Trigger::parse(TriggerType::parse(kind)?, value)?,
        send_time: send_time(input.send_time.as_deref())?,
        recipients: segment(recipients)?,
        is_active: input.is_active.unwrap_or(true),
        next_run_at: None,
        last_run: None,
        template: template.id,
        created_at: tx.now,
        updated_at: tx.now,
    };
    plan(&mut schedule, &EventTimes::from(&event), tx.now, false);
    rows::insert(tx.conn, &scope, &schedule)?;
    let template = template.name;
    activity::record(tx, organiser, &scope, &Activity::EmailScheduleCreated { template })?;
    view(tx, organiser, &scope, &schedule.id)
}

/// Changes a schedule. Activating it, or giving it another time, plans its next run anew.
pub fn update(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    (event, id): (&EventId, &ScheduleId),
    input: &ScheduleInput,
) -> Result<ScheduleView, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    let old = find(tx, &scope, id)?;
    let mut new = old.clone();
    if let Some(template) = &input.template {
        new.template = usable_template(tx, &scope, template)?.id;
    }
    if input.trigger_type.is_some() || input.trigger_value.is_some() {
        let kind = match &input.trigger_type {
            Some(word) => TriggerType::parse(word)?,
            None => old.trigger.kind(),
        };
        let value = input.trigger_value.clone().unwrap_or_else(|| old.trigger.value());
        new.trigger = Trigger::parse(kind, &value)?;
    }
    if let Some(typed) = &input.send_time {
        new.send_time = send_time(Some(typed))?;
    }
    if let Some(word) = &input.recipients {
        new.recipients = segment(word)?;
    }
    new.is_active = input.is_active.unwrap_or(old.is_active);
    if new == old {
        return view(tx, organiser, &scope, id);
    }
    let event = events::get(tx.conn, &scope)?;
    if new.is_active {
        may_mail(tx, organiser, &scope)?;
    }
    plan(&mut new, &EventTimes::from(&event), tx.now, false);
    new.updated_at = tx.now;
    rows::update(tx.conn, &scope, &new)?;
    let template = templates::find(tx, &scope, &new.template)?.name;
    activity::record(tx, organiser, &scope, &Activity::EmailScheduleChanged { template })?;
    view(tx, organiser, &scope, id)
}

/// Deletes a schedule. What it has sent stays in the history.
pub fn delete(tx: &mut Tx<'_>, organiser: &Organiser, (event, id): (&EventId, &ScheduleId)) -> Result<(), Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    let old = find(tx, &scope, id)?;
    rows::delete(tx.conn, &scope, id)?;
    let template = templates::find(tx, &scope, &old.template)?.name;
    activity::record(tx, organiser, &scope, &Activity::EmailScheduleDeleted { template })
}

/// Stores a schedule that a file of an event brought, and plans its next run.
pub(crate) fn insert_filed(tx: &mut Tx<'_>, scope: &EventScope, filed: Schedule) -> Result<(), Error> {
    let event = events::get(tx.conn, scope)?;
    let mut schedule = Schedule {
        id: ScheduleId::from_random(&tx.id_bytes()?),
        ..filed
    };
    plan(&mut schedule, &EventTimes::from(&event), tx.now, false);
    Ok(rows::insert(tx.conn, scope, &schedule)?)
}

/// Plans the schedules of an event anew, after its date, zone, deadline or status has changed. The event is locked.
pub(crate) fn replan(tx: &mut Tx<'_>, scope: &EventScope, event: &Event) -> Result<(), Error> {
    let times = EventTimes::from(event);
    for (old, _) in rows::of_event(tx.conn, scope)? {
        let mut new = old.clone();
        plan(&mut new, &times, tx.now, true);
        if new != old {
            rows::update(tx.conn, scope, &new)?;
            super::note(tx, scope, None);
        }
    }
    Ok(())
}

/// Sets the next run. A run that is due but not yet taken stays. For a moved event, a time close to the last sent run
/// is the same run and is not repeated.
fn plan(schedule: &mut Schedule, event: &EventTimes, now: DateTime<Utc>, event_moved: bool) {
    let instant = schedule.trigger.instant(schedule.send_time, event);
    let is_due = schedule.next_run_at.is_some() && schedule.next_run_at == instant;
    if schedule.is_active && is_due && !event.is_cancelled {
        return;
    }
    let next = schedule.trigger.next_run(schedule.send_time, event, now).ok().flatten();
    schedule.next_run_at = next.filter(|next| schedule.is_active && !(event_moved && was_sent(schedule, *next)));
}

/// Returns whether a run at this time would repeat the last one.
fn was_sent(schedule: &Schedule, next: DateTime<Utc>) -> bool {
    match &schedule.last_run {
        Some(last) => matches!(last.outcome, RunOutcome::Sent(_)) && mail_schedule::repeats(last.at, next),
        None => false,
    }
}

/// Returns why a schedule sends nothing, if that is a problem.
fn problem(schedule: &Schedule, event: &EventTimes, template: &Template, r: &Reading<'_>) -> Option<&'static str> {
    if !schedule.is_active {
        return None;
    }
    if template.archived_at.is_some() || !template.is_active {
        return Some(TEMPLATE_NOT_IN_USE);
    }
    if schedule.next_run_at.is_some() {
        return None;
    }
    match schedule.trigger.next_run(schedule.send_time, event, r.now) {
        // It has run, or its last run records why not.
        Err(Problem::Passed) if schedule.last_run.is_some() => None,
        Err(problem) => Some(problem.message()),
        Ok(_) => None,
    }
}

/// Returns the schedules of an event as members see them; each group of recipients is counted once.
pub(super) fn views(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    scope: &EventScope,
) -> Result<Vec<ScheduleView>, Error> {
    let schedules = rows::of_event(r.conn, scope)?;
    if schedules.is_empty() {
        return Ok(Vec::new());
    }
    let event = events::get(r.conn, scope)?;
    let times = EventTimes::from(&event);
    let templates = templates::all(r, scope)?;
    let mut counted: HashMap<&'static str, usize> = HashMap::new();
    let mut views = Vec::with_capacity(schedules.len());
    for (schedule, template_name) in schedules {
        let word = schedule.recipients.word();
        let would_receive = match counted.get(word) {
            _ if !schedule.trigger.has_instant() => 0,
            Some(count) => *count,
            None => {
                let count = recipients_of::count(r, scope, organiser.organisation_id(), (&schedule.recipients, None))?;
                counted.insert(word, count.receiving);
                count.receiving
            }
        };
        let template = templates.iter().find(|template| template.id == schedule.template);
        views.push(ScheduleView {
            problem: template.and_then(|template| problem(&schedule, &times, template, r)),
            event: event.id.clone(),
            template_name,
            would_receive,
            schedule,
        });
    }
    Ok(views)
}

fn view(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    id: &ScheduleId,
) -> Result<ScheduleView, Error> {
    let found = views(r, organiser, scope)?
        .into_iter()
        .find(|view| view.schedule.id == *id);
    found.ok_or(Error::NotFound(Noun::Schedule))
}

fn find(r: &mut Reading<'_>, scope: &EventScope, id: &ScheduleId) -> Result<Schedule, Error> {
    rows::get(r.conn, scope, id).map_err(|error| Error::missing(error, Noun::Schedule))
}

/// Returns the event when the member may have mail of it sent later. Schedules of a cancelled event can be prepared.
fn may_mail(tx: &mut Tx<'_>, organiser: &Organiser, scope: &EventScope) -> Result<Event, Error> {
    match mailable_event(tx, organiser, scope) {
        Err(Error::EventCancelled) => Ok(events::get(tx.conn, scope)?),
        other => other,
    }
}

fn usable_template(tx: &mut Tx<'_>, scope: &EventScope, id: &str) -> Result<Template, Error> {
    let template = templates::find(tx, scope, &TemplateId::read(id)?)?;
    if template.archived_at.is_some() {
        return Err(Invalid::new("templateId", "This template is archived. Choose another one.").into());
    }
    Ok(template)
}

fn segment(word: &str) -> Result<Recipients, Invalid> {
    domain::mail::Segment::parse(word).map(Recipients::Segment)
}

fn send_time(typed: Option<&str>) -> Result<NaiveTime, Invalid> {
    match typed.filter(|typed| !typed.trim().is_empty()) {
        Some(typed) => mail_schedule::send_time(typed),
        None => Ok(DEFAULT_SEND_TIME),
    }
}
