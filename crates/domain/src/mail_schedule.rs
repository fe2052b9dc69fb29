//! When the mail of a schedule is sent: a local time in the event's zone that follows from the trigger. Pure; the
//! current time comes from the caller.

use chrono::{DateTime, Days, Duration, LocalResult, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;

use crate::event::{Event, EventStatus, when};
use crate::invalid::Invalid;
use crate::limits::{MAIL_SCHEDULE_DAYS_MAX, MAIL_SCHEDULE_LATE_HOURS};
use crate::words::word_enum;

word_enum! {
    /// What triggers the mail of a schedule.
    TriggerType as "triggerType" {
        /// N days before the day on which the event starts.
        DaysBeforeEvent = "days_before_event",
        /// N days after the day on which the event starts.
        DaysAfterEvent = "days_after_event",
        /// A date.
        OnDate = "on_date",
        /// A guest registers.
        OnRegistration = "on_registration",
        /// A guest gets a seat.
        OnSeatAssigned = "on_seat_assigned",
        /// The day of the RSVP deadline, or N days before it.
        OnRsvpDeadline = "on_rsvp_deadline",
    }
}

/// The default local time at which mail is sent.
pub const DEFAULT_SEND_TIME: NaiveTime = match NaiveTime::from_hms_opt(10, 0, 0) {
    Some(time) => time,
    None => NaiveTime::MIN,
};

/// A trigger with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// The number of days before the day on which the event starts.
    DaysBeforeEvent(u16),
    /// The number of days after the day on which the event starts.
    DaysAfterEvent(u16),
    /// A date.
    OnDate(NaiveDate),
    /// A guest registers.
    OnRegistration,
    /// A guest gets a seat.
    OnSeatAssigned,
    /// The number of days before the RSVP deadline; 0 is the day itself.
    OnRsvpDeadline(u16),
}

/// The properties of an event that a schedule depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventTimes {
    /// When the event starts.
    pub starts_at: DateTime<Utc>,
    /// The deadline for guests to answer.
    pub rsvp_deadline: Option<DateTime<Utc>>,
    /// The time zone of the event.
    pub zone: Tz,
    /// Whether it was cancelled.
    pub is_cancelled: bool,
}

/// Why a schedule has no next run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Cancelled events send no mail.
    Cancelled,
    /// The trigger needs a deadline.
    NoDeadline,
    /// The time is in the past.
    Passed,
}

impl Problem {
    /// Returns the message for people.
    pub fn message(self) -> &'static str {
        match self {
            Self::Cancelled => "The event has been cancelled. Nothing is sent.",
            Self::NoDeadline => "The event has no RSVP deadline.",
            Self::Passed => "The time of this email has passed.",
        }
    }
}

/// Why a due run is skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skip {
    /// It is later than the tolerated hours.
    TooLate,
    /// The event has already begun.
    EventHasBegun,
    /// The event was cancelled.
    Cancelled,
}

impl Skip {
    /// Returns the message for people.
    pub fn reason(self) -> &'static str {
        match self {
            Self::TooLate => "It could not be sent within 24 hours of its time.",
            Self::EventHasBegun => "The event had already started when it could be sent.",
            Self::Cancelled => "The event has been cancelled.",
        }
    }
}

impl From<&Event> for EventTimes {
    fn from(event: &Event) -> Self {
        Self {
            starts_at: event.starts_at,
            rsvp_deadline: event.rsvp_deadline,
            zone: event.zone,
            is_cancelled: event.status == EventStatus::Cancelled,
        }
    }
}

impl Trigger {
    /// Reads a trigger and its value.
    pub fn parse(kind: TriggerType, value: &str) -> Result<Self, Invalid> {
        let value = value.trim();
        match kind {
            TriggerType::DaysBeforeEvent => Ok(Self::DaysBeforeEvent(days(value, 1)?)),
            TriggerType::DaysAfterEvent => Ok(Self::DaysAfterEvent(days(value, 1)?)),
            TriggerType::OnDate => match when::date("triggerValue", value)? {
                Some(date) => Ok(Self::OnDate(date)),
                None => Err(Invalid::new("triggerValue", "Choose a date.")),
            },
            TriggerType::OnRegistration => Ok(Self::OnRegistration),
            TriggerType::OnSeatAssigned => Ok(Self::OnSeatAssigned),
            TriggerType::OnRsvpDeadline if value.is_empty() => Ok(Self::OnRsvpDeadline(0)),
            TriggerType::OnRsvpDeadline => Ok(Self::OnRsvpDeadline(days(value, 0)?)),
        }
    }

    /// Returns what starts the mail.
    pub fn kind(self) -> TriggerType {
        match self {
            Self::DaysBeforeEvent(_) => TriggerType::DaysBeforeEvent,
            Self::DaysAfterEvent(_) => TriggerType::DaysAfterEvent,
            Self::OnDate(_) => TriggerType::OnDate,
            Self::OnRegistration => TriggerType::OnRegistration,
            Self::OnSeatAssigned => TriggerType::OnSeatAssigned,
            Self::OnRsvpDeadline(_) => TriggerType::OnRsvpDeadline,
        }
    }

    /// Returns the value as it is stored and sent.
    pub fn value(self) -> String {
        match self {
            Self::DaysBeforeEvent(days) | Self::DaysAfterEvent(days) | Self::OnRsvpDeadline(days) => days.to_string(),
            Self::OnDate(date) => date.to_string(),
            Self::OnRegistration | Self::OnSeatAssigned => String::new(),
        }
    }

    /// Returns whether the mail is sent at a set time rather than when a guest does something.
    pub fn has_instant(self) -> bool {
        !matches!(self, Self::OnRegistration | Self::OnSeatAssigned)
    }

    /// Returns when the mail is sent, even if that is in the past. `None` for triggers without a set time, and when the
    /// trigger needs a deadline that the event does not have.
    pub fn instant(self, at: NaiveTime, event: &EventTimes) -> Option<DateTime<Utc>> {
        let day = |instant: DateTime<Utc>| instant.with_timezone(&event.zone).date_naive();
        let date = match self {
            Self::DaysBeforeEvent(days) => day(event.starts_at).checked_sub_days(Days::new(days.into()))?,
            Self::DaysAfterEvent(days) => day(event.starts_at).checked_add_days(Days::new(days.into()))?,
            Self::OnDate(date) => date,
            Self::OnRsvpDeadline(days) => day(event.rsvp_deadline?).checked_sub_days(Days::new(days.into()))?,
            Self::OnRegistration | Self::OnSeatAssigned => return None,
        };
        instant_of(date.and_time(at), event.zone)
    }

    /// Returns the next run, `None` for a trigger without a set time, or why the schedule has no next run.
    pub fn next_run(
        self,
        at: NaiveTime,
        event: &EventTimes,
        now: DateTime<Utc>,
    ) -> Result<Option<DateTime<Utc>>, Problem> {
        if event.is_cancelled {
            return Err(Problem::Cancelled);
        }
        if !self.has_instant() {
            return Ok(None);
        }
        match self.instant(at, event) {
            Some(run) if run > now => Ok(Some(run)),
            Some(_) => Err(Problem::Passed),
            None => Err(Problem::NoDeadline),
        }
    }

    /// Decides whether a run that was due at `run_at` still happens: mail at most 24 hours late is sent while the event
    /// has not begun; mail after the event is sent within the same 24 hours.
    pub fn decide(self, run_at: DateTime<Utc>, event: &EventTimes, now: DateTime<Utc>) -> Result<(), Skip> {
        if event.is_cancelled {
            return Err(Skip::Cancelled);
        }
        if now - run_at > TimeDelta::hours(MAIL_SCHEDULE_LATE_HOURS) {
            return Err(Skip::TooLate);
        }
        // A date may be chosen after the event, for a word of thanks.
        let before_event = run_at < event.starts_at && !matches!(self, Self::DaysAfterEvent(_));
        if before_event && now >= event.starts_at {
            return Err(Skip::EventHasBegun);
        }
        Ok(())
    }
}

/// Returns whether a run at `next` repeats one that was sent at `last`: when the event moves by a few hours or to another
/// zone, its guests are not reminded twice.
pub fn repeats(last: DateTime<Utc>, next: DateTime<Utc>) -> bool {
    (next - last).abs() <= TimeDelta::hours(MAIL_SCHEDULE_LATE_HOURS)
}

/// Reads a local time (`HH:mm`).
pub fn send_time(typed: &str) -> Result<NaiveTime, Invalid> {
    let read = NaiveTime::parse_from_str(typed.trim(), "%H:%M");
    read.or(Err(Invalid::new("sendTime", "Enter a time such as 10:00.")))
}

/// Returns the instant of a local time. A time that the clocks skip means the first minute after the gap; of a time
/// that occurs twice, the first is used.
pub fn instant_of(wall: NaiveDateTime, zone: Tz) -> Option<DateTime<Utc>> {
    // The longest gap is a whole day: Samoa had no 30 December 2011.
    const MINUTES_MAX: i64 = 26 * 60;
    (0..=MINUTES_MAX).find_map(|minutes| {
        let time = wall.checked_add_signed(Duration::minutes(minutes))?;
        match zone.from_local_datetime(&time) {
            LocalResult::Single(found) | LocalResult::Ambiguous(found, _) => Some(found.with_timezone(&Utc)),
            LocalResult::None => None,
        }
    })
}

fn days(typed: &str, least: u16) -> Result<u16, Invalid> {
    let read = typed.parse().ok();
    read.filter(|days| (least..=MAIL_SCHEDULE_DAYS_MAX).contains(days))
        .ok_or_else(|| {
            let message = format!("Enter a number of days from {least} to {MAIL_SCHEDULE_DAYS_MAX}.");
            Invalid::new("triggerValue", message)
        })
}

#[cfg(test)]
mod tests;
