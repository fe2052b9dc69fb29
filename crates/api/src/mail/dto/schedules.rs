//! Email schedules and the timeline on the wire.

use app_service::mail::schedules::{self, LastRun, Outcome, ScheduleView};
use app_service::mail::timeline;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::words::{RecipientSegment, RecipientType, RunOutcome, TimelineKind, TriggerType};

/// A schedule.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailSchedule {
    id: String,
    event_id: String,
    template_id: String,
    /// What the template is called.
    template_name: String,
    trigger_type: TriggerType,
    /// Days, or a date (`2027-06-05`); empty for triggers that guests set off.
    trigger_value: String,
    /// A local time of the event's zone (`10:00`).
    send_time: String,
    /// A group; schedules never name one guest.
    #[schema(value_type = RecipientSegment)]
    recipient_type: RecipientType,
    is_active: bool,
    /// Its next run.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    next_run_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    last_run: Option<EmailScheduleRun>,
    /// How many would receive its mail now; 0 for triggers that guests set off.
    would_receive: usize,
    /// Why it sends nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    problem: Option<&'static str>,
}

/// What became of a run.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailScheduleRun {
    /// When it was due.
    at: DateTime<Utc>,
    outcome: RunOutcome,
    /// Why it was skipped.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    reason: Option<String>,
    /// The email that it started.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    campaign_id: Option<String>,
}

/// A new schedule.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewEmailSchedule {
    #[serde(default)]
    #[schema(required)]
    template_id: String,
    #[serde(default)]
    #[schema(value_type = TriggerType, required)]
    trigger_type: String,
    /// Days (1 to 365, for a deadline from 0), or a date (`2027-06-05`).
    #[serde(default)]
    trigger_value: String,
    /// `10:00` when absent.
    #[serde(default)]
    send_time: Option<String>,
    #[serde(default)]
    #[schema(value_type = RecipientSegment, required)]
    recipient_type: String,
    /// Yes when absent.
    #[serde(default)]
    is_active: Option<bool>,
}

/// A change of a schedule: absent fields stay as they are.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailSchedulePatch {
    #[serde(default)]
    template_id: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<TriggerType>)]
    trigger_type: Option<String>,
    #[serde(default)]
    trigger_value: Option<String>,
    #[serde(default)]
    send_time: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<RecipientSegment>)]
    recipient_type: Option<String>,
    #[serde(default)]
    is_active: Option<bool>,
}

/// What mail of an event goes out when.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailTimeline {
    /// The zone of the event.
    time_zone: &'static str,
    now: DateTime<Utc>,
    /// By time; those without an instant come last.
    entries: Vec<EmailTimelineEntry>,
}

/// An entry of the timeline.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailTimelineEntry {
    kind: TimelineKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    at: Option<DateTime<Utc>>,
    /// Names the email or the schedule.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    id: Option<String>,
    title: String,
    detail: String,
    /// The state of an email to many guests; `active`, `paused` or `done` for a schedule.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    state: Option<&'static str>,
    /// How many receive it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    receiving: Option<i64>,
    /// Why it sends nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    warning: Option<String>,
}

impl From<ScheduleView> for EmailSchedule {
    fn from(view: ScheduleView) -> Self {
        let schedule = view.schedule;
        Self {
            id: schedule.id.into(),
            event_id: view.event.into(),
            template_id: schedule.template.into(),
            template_name: view.template_name,
            trigger_type: schedule.trigger.kind(),
            trigger_value: schedule.trigger.value(),
            send_time: schedule.send_time.format("%H:%M").to_string(),
            recipient_type: (&schedule.recipients).into(),
            is_active: schedule.is_active,
            next_run_at: schedule.next_run_at,
            last_run: schedule.last_run.map(EmailScheduleRun::from),
            would_receive: view.would_receive,
            problem: view.problem,
        }
    }
}

impl From<LastRun> for EmailScheduleRun {
    fn from(run: LastRun) -> Self {
        let (outcome, reason, campaign_id) = match run.outcome {
            Outcome::Sent(campaign) => (RunOutcome::Sent, None, Some(campaign.into())),
            Outcome::Skipped(reason) => (RunOutcome::Skipped, Some(reason), None),
        };
        Self {
            at: run.at,
            outcome,
            reason,
            campaign_id,
        }
    }
}

impl From<NewEmailSchedule> for schedules::ScheduleInput {
    fn from(new: NewEmailSchedule) -> Self {
        Self {
            template: Some(new.template_id),
            trigger_type: Some(new.trigger_type),
            trigger_value: Some(new.trigger_value),
            send_time: new.send_time,
            recipients: Some(new.recipient_type),
            is_active: new.is_active,
        }
    }
}

impl From<EmailSchedulePatch> for schedules::ScheduleInput {
    fn from(patch: EmailSchedulePatch) -> Self {
        Self {
            template: patch.template_id,
            trigger_type: patch.trigger_type,
            trigger_value: patch.trigger_value,
            send_time: patch.send_time,
            recipients: patch.recipient_type,
            is_active: patch.is_active,
        }
    }
}

impl From<timeline::Timeline> for EmailTimeline {
    fn from(timeline: timeline::Timeline) -> Self {
        let entry = |entry: timeline::TimelineEntry| EmailTimelineEntry {
            kind: entry.kind.into(),
            at: entry.at,
            id: entry.id,
            title: entry.title,
            detail: entry.detail,
            state: entry.state,
            receiving: entry.receiving,
            warning: entry.warning,
        };
        Self {
            time_zone: timeline.zone,
            now: timeline.now,
            entries: timeline.entries.into_iter().map(entry).collect(),
        }
    }
}
