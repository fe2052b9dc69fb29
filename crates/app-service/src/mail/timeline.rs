//! What mail of an event goes out when, among its deadline and its start.

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::event::when;
use domain::id::EventId;
use domain::mail::{CampaignState, Recipients, Segment};
use domain::mail_schedule::Trigger;
use storage::events;
use storage::mail::history;

use super::campaigns::{self, CampaignView};
use super::schedules::{self, Outcome, ScheduleView};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;
use crate::core::settings::Settings;

/// What an entry is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// An email to many guests that was started.
    Campaign,
    /// A schedule.
    Schedule,
    /// The RSVP deadline.
    Deadline,
    /// The start of the event.
    Event,
}

/// An entry of a timeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimelineEntry {
    /// What it is about.
    pub kind: EntryKind,
    /// When; schedules that guests set off have no instant.
    pub at: Option<DateTime<Utc>>,
    /// Names the campaign or schedule.
    pub id: Option<String>,
    /// A few words.
    pub title: String,
    /// Who receives it, and when.
    pub detail: String,
    /// The state of a campaign, or `active`, `paused` or `done`.
    pub state: Option<&'static str>,
    /// How many receive it.
    pub receiving: Option<i64>,
    /// Why it sends nothing.
    pub warning: Option<String>,
}

/// What goes out when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timeline {
    /// The zone of the event.
    pub zone: &'static str,
    /// The present instant.
    pub now: DateTime<Utc>,
    /// By time; those without an instant come last.
    pub entries: Vec<TimelineEntry>,
}

/// Returns what goes out when.
pub fn get(
    r: &mut Reading<'_>,
    settings: &Settings,
    organiser: &Organiser,
    event: &EventId,
) -> Result<Timeline, Error> {
    organiser.must(Act::ReadForms)?;
    let scope = scope::of_event(r, organiser, event)?;
    let found = events::get(r.conn, &scope)?;
    let paused = history::paused(r.conn, &scope)?.is_some();
    let mut entries: Vec<TimelineEntry> = campaigns::list(r, settings, organiser, event)?
        .into_iter()
        .map(of_campaign)
        .collect();
    let schedules = schedules::views(r, organiser, &scope)?;
    entries.extend(schedules.into_iter().map(|view| of_schedule(view, paused)));
    let local = |at: DateTime<Utc>| when::long(at, found.zone);
    let marker = |kind, at: DateTime<Utc>, title: &str| TimelineEntry {
        kind,
        at: Some(at),
        id: None,
        title: title.to_owned(),
        detail: local(at),
        state: None,
        receiving: None,
        warning: None,
    };
    let deadline = found.rsvp_deadline;
    entries.extend(deadline.map(|at| marker(EntryKind::Deadline, at, "RSVP deadline")));
    entries.push(marker(EntryKind::Event, found.starts_at, &found.name));
    entries.sort_by_key(|entry| (entry.at.is_none(), entry.at));
    Ok(Timeline {
        zone: found.zone.name(),
        now: r.now,
        entries,
    })
}

fn of_campaign(view: CampaignView) -> TimelineEntry {
    let campaign = view.campaign;
    let detail = match campaign.state {
        CampaignState::Finished | CampaignState::Stopped => {
            format!(
                "{} sent, {} failed, {} skipped",
                view.sent, view.failed, campaign.skipped
            )
        }
        CampaignState::Queued | CampaignState::Running | CampaignState::Paused => {
            format!("{} of {} sent", view.sent, campaign.total)
        }
    };
    TimelineEntry {
        kind: EntryKind::Campaign,
        at: Some(campaign.run_at),
        id: Some(campaign.id.into()),
        title: campaign.template_name,
        detail,
        state: Some(campaign.state.as_str()),
        receiving: Some(campaign.total.into()),
        warning: None,
    }
}

fn of_schedule(view: ScheduleView, paused: bool) -> TimelineEntry {
    let ScheduleView {
        schedule,
        template_name,
        would_receive,
        problem,
        ..
    } = view;
    let last = schedule.last_run.as_ref();
    let skipped = last.and_then(|run| match &run.outcome {
        Outcome::Skipped(reason) => Some(reason.clone()),
        Outcome::Sent(_) => None,
    });
    let is_done = schedule.next_run_at.is_none() && last.is_some() && schedule.trigger.has_instant();
    let state = match (schedule.is_active && !paused, is_done) {
        (_, true) => "done",
        (true, false) => "active",
        (false, false) => "paused",
    };
    let warning = problem.map(str::to_owned).or(skipped.filter(|_| is_done));
    TimelineEntry {
        kind: EntryKind::Schedule,
        at: schedule
            .next_run_at
            .or_else(|| last.filter(|_| is_done).map(|run| run.at)),
        id: Some(schedule.id.to_string()),
        title: template_name,
        detail: format!("{}, to {}", trigger(schedule.trigger), recipients(&schedule.recipients)),
        state: Some(state),
        receiving: schedule
            .trigger
            .has_instant()
            .then(|| i64::try_from(would_receive).unwrap_or(i64::MAX)),
        warning,
    }
}

fn trigger(trigger: Trigger) -> String {
    let days = |count: u16| {
        if count == 1 {
            "1 day".to_owned()
        } else {
            format!("{count} days")
        }
    };
    match trigger {
        Trigger::DaysBeforeEvent(count) => format!("{} before the event", days(count)),
        Trigger::DaysAfterEvent(count) => format!("{} after the event", days(count)),
        Trigger::OnDate(date) => format!("On {}", date.format("%-d %B %Y")),
        Trigger::OnRegistration => "When a guest registers".to_owned(),
        Trigger::OnSeatAssigned => "When a guest gets a seat".to_owned(),
        Trigger::OnRsvpDeadline(0) => "On the day of the RSVP deadline".to_owned(),
        Trigger::OnRsvpDeadline(count) => format!("{} before the RSVP deadline", days(count)),
    }
}

fn recipients(recipients: &Recipients) -> &'static str {
    match recipients {
        Recipients::Guest(_) => "one guest",
        Recipients::Guests(_) => "chosen guests",
        Recipients::Segment(segment) => match segment {
            Segment::All => "all guests",
            Segment::ConfirmedOnly => "guests who attend",
            Segment::Pending => "guests who have not answered",
            Segment::Declined => "guests who do not come",
            Segment::Assigned => "guests with a seat",
            Segment::Unassigned => "guests without a seat",
            Segment::SeatChanged => "guests with a new seat",
            Segment::NotInvited => "guests who are not invited yet",
        },
    }
}
