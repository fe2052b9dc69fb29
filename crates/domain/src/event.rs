//! Events: what a valid one is, how its date is read in its own time zone, and what changing one means.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;

use crate::id::EventId;
use crate::invalid::Invalid;
use crate::limits::{EVENT_DESCRIPTION_MAX, EVENT_LINE_MAX, EVENT_NAME_MAX, EVENT_RESTORE_DAYS};
use crate::text;
use crate::words::word_enum;

pub mod accent;
mod duplicate;
pub mod finder;
pub mod language;
mod list;
pub mod when;

pub use accent::Accent;
pub use duplicate::Duplicate;
pub use language::GuestLanguage;
pub use list::EventList;

word_enum! {
    /// The status of an event; any status can follow any other.
    EventStatus as "status" {
        /// The status of a new event.
        Planning = "planning",
        /// It will take place.
        Confirmed = "confirmed",
        /// It takes place now.
        InProgress = "in-progress",
        /// It has ended.
        Completed = "completed",
        /// It will not take place.
        Cancelled = "cancelled",
    }
}

word_enum! {
    /// What guests must enter to look up their seat.
    FindMode as "findMode" {
        /// A full name, an email address or a mobile number.
        Exact = "exact",
        /// The name and the last four digits of the mobile number.
        Verified = "verified",
    }
}

/// An event as stored. Counts are derived from rows and never part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Names the event.
    pub id: EventId,
    /// What organisers and guests call it.
    pub name: String,
    /// When it starts.
    pub starts_at: DateTime<Utc>,
    /// The IANA zone in which its date is shown and edited.
    pub zone: Tz,
    /// When it ends, if known.
    pub ends_at: Option<DateTime<Utc>>,
    /// Where it takes place; may be empty.
    pub venue: String,
    /// What it is about; may be empty.
    pub description: String,
    /// Whom guests may ask; may be empty.
    pub contact: String,
    /// Until when guests are asked to answer.
    pub rsvp_deadline: Option<DateTime<Utc>>,
    /// Its status.
    pub status: EventStatus,
    /// Its colour, if one was chosen.
    pub accent: Option<Accent>,
    /// The last day on which its guests are kept, if there is one.
    pub retention_until: Option<NaiveDate>,
    /// What guests must enter to look up their seat.
    pub find_mode: FindMode,
    /// The language for guests who have not chosen one.
    pub language: GuestLanguage,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it was archived, if it was.
    pub archived_at: Option<DateTime<Utc>>,
    /// When it was deleted, if it was.
    pub deleted_at: Option<DateTime<Utc>>,
}

/// The input for a new event, not yet validated.
#[derive(Clone, Debug, Default)]
pub struct NewEvent {
    /// Must not be blank.
    pub name: String,
    /// Wall time in the zone (`2027-06-12T15:00`) or an instant (RFC 3339).
    pub date: String,
    /// An IANA zone name; UTC when absent.
    pub zone: Option<String>,
    /// Optional line.
    pub venue: String,
    /// Optional text.
    pub description: String,
    /// Like `date`.
    pub end_date: Option<String>,
    /// Optional line.
    pub contact: String,
    /// Like `date`; a date without time means its last minute.
    pub rsvp_deadline: Option<String>,
    /// A status word; planning when absent.
    pub status: Option<String>,
    /// A colour (`#rrggbb`).
    pub accent: Option<String>,
    /// A date (`2027-12-31`).
    pub retention_until: Option<String>,
    /// A word of [`GuestLanguage`]; English when absent.
    pub language: Option<String>,
}

impl NewEvent {
    /// Validates every field and builds the event with the given id and creation time.
    pub fn check(self, id: EventId, now: DateTime<Utc>) -> Result<Event, Invalid> {
        let name = check_name(&self.name)?;
        let zone = when::zone(self.zone.as_deref().unwrap_or("UTC"))?;
        let starts_at = when::instant("date", &self.date, zone)?;
        let ends_at = self
            .end_date
            .as_deref()
            .map(|typed| when::optional("endDate", typed, zone))
            .transpose()?
            .flatten();
        let rsvp_deadline = self
            .rsvp_deadline
            .as_deref()
            .map(|typed| when::deadline("rsvpDeadline", typed, zone));
        let event = Event {
            id,
            name,
            starts_at,
            zone,
            ends_at,
            venue: text::line("venue", &self.venue, EVENT_LINE_MAX)?,
            description: text::lines("description", &self.description, EVENT_DESCRIPTION_MAX)?,
            contact: text::line("contact", &self.contact, EVENT_LINE_MAX)?,
            rsvp_deadline: rsvp_deadline.transpose()?.flatten(),
            status: self
                .status
                .as_deref()
                .map(EventStatus::parse)
                .transpose()?
                .unwrap_or(EventStatus::Planning),
            accent: Accent::optional(self.accent.as_deref().unwrap_or_default())?,
            retention_until: when::date("retentionUntil", self.retention_until.as_deref().unwrap_or_default())?,
            find_mode: FindMode::Exact,
            language: self
                .language
                .as_deref()
                .map(GuestLanguage::parse)
                .transpose()?
                .unwrap_or(GuestLanguage::En),
            created_at: now,
            archived_at: None,
            deleted_at: None,
        };
        event.check_order()?;
        Ok(event)
    }
}

/// A change of an event; absent fields stay as they are.
#[derive(Clone, Debug, Default)]
pub struct EventPatch {
    /// Must not be blank.
    pub name: Option<String>,
    /// Wall time in the zone, or an instant.
    pub date: Option<String>,
    /// A new zone; without a date the instant stays.
    pub zone: Option<String>,
    /// Empty clears it.
    pub venue: Option<String>,
    /// Empty clears it.
    pub description: Option<String>,
    /// Inner `None` or an empty text clears it.
    pub end_date: Option<Option<String>>,
    /// Empty clears it.
    pub contact: Option<String>,
    /// Inner `None` or an empty text clears it.
    pub rsvp_deadline: Option<Option<String>>,
    /// A status word.
    pub status: Option<String>,
    /// Inner `None` or an empty text clears it.
    pub accent: Option<Option<String>>,
    /// Inner `None` or an empty text clears it.
    pub retention_until: Option<Option<String>>,
    /// A word of [`FindMode`].
    pub find_mode: Option<String>,
    /// A word of [`GuestLanguage`].
    pub language: Option<String>,
}

impl Event {
    /// Returns whether the event has taken place.
    pub fn is_over(&self, now: DateTime<Utc>) -> bool {
        self.status == EventStatus::Completed || now > self.ends_at.unwrap_or(self.starts_at)
    }

    /// Returns the last instant at which a deleted event can be restored.
    pub fn restorable_until(&self) -> Option<DateTime<Utc>> {
        let days = TimeDelta::days(EVENT_RESTORE_DAYS);
        self.deleted_at.map(|deleted| deleted + days)
    }

    /// Applies a patch. A wall time equal to the one shown leaves the stored instant unchanged, including its seconds.
    pub fn patched(&self, patch: EventPatch) -> Result<Self, Invalid> {
        let mut event = self.clone();
        if let Some(name) = patch.name {
            event.name = check_name(&name)?;
        }
        if let Some(zone) = patch.zone {
            event.zone = when::zone(&zone)?;
        }
        if let Some(date) = patch.date {
            event.starts_at = self.keep_or_read("date", Some(self.starts_at), &date, event.zone)?;
        }
        if let Some(end) = patch.end_date {
            event.ends_at = self.changed(
                self.ends_at,
                end,
                |typed| when::optional("endDate", typed, event.zone),
                event.zone,
            )?;
        }
        if let Some(deadline) = patch.rsvp_deadline {
            event.rsvp_deadline = self.changed(
                self.rsvp_deadline,
                deadline,
                |typed| when::deadline("rsvpDeadline", typed, event.zone),
                event.zone,
            )?;
        }
        event.patch_texts(patch.venue, patch.description, patch.contact)?;
        if let Some(status) = patch.status {
            event.status = EventStatus::parse(&status)?;
        }
        if let Some(accent) = patch.accent {
            event.accent = Accent::optional(accent.as_deref().unwrap_or_default())?;
        }
        if let Some(date) = patch.retention_until {
            event.retention_until = when::date("retentionUntil", date.as_deref().unwrap_or_default())?;
        }
        if let Some(mode) = patch.find_mode {
            event.find_mode = FindMode::parse(&mode)?;
        }
        if let Some(language) = patch.language {
            event.language = GuestLanguage::parse(&language)?;
        }
        event.check_order()?;
        Ok(event)
    }

    fn patch_texts(
        &mut self,
        venue: Option<String>,
        description: Option<String>,
        contact: Option<String>,
    ) -> Result<(), Invalid> {
        if let Some(venue) = venue {
            self.venue = text::line("venue", &venue, EVENT_LINE_MAX)?;
        }
        if let Some(description) = description {
            self.description = text::lines("description", &description, EVENT_DESCRIPTION_MAX)?;
        }
        if let Some(contact) = contact {
            self.contact = text::line("contact", &contact, EVENT_LINE_MAX)?;
        }
        Ok(())
    }

    fn keep_or_read(
        &self,
        field: &str,
        old: Option<DateTime<Utc>>,
        typed: &str,
        zone: Tz,
    ) -> Result<DateTime<Utc>, Invalid> {
        match old {
            Some(old) if zone == self.zone && when::shows_as(old, zone, typed) => Ok(old),
            _ => when::instant(field, typed, zone),
        }
    }

    fn changed(
        &self,
        old: Option<DateTime<Utc>>,
        typed: Option<String>,
        read: impl Fn(&str) -> Result<Option<DateTime<Utc>>, Invalid>,
        zone: Tz,
    ) -> Result<Option<DateTime<Utc>>, Invalid> {
        let typed = typed.unwrap_or_default();
        match old {
            Some(old) if zone == self.zone && when::shows_as(old, zone, &typed) => Ok(Some(old)),
            _ => read(&typed),
        }
    }

    fn check_order(&self) -> Result<(), Invalid> {
        let end = self.ends_at.unwrap_or(self.starts_at);
        if end < self.starts_at {
            return Err(Invalid::new("endDate", "The end cannot be before the start."));
        }
        let last_day = end.with_timezone(&self.zone).date_naive();
        if self.retention_until.is_some_and(|until| until < last_day) {
            let message = format!("Guests are kept until the event has ended: choose {last_day} or a later date.");
            return Err(Invalid::new("retentionUntil", message));
        }
        Ok(())
    }
}

fn check_name(typed: &str) -> Result<String, Invalid> {
    text::required_line("name", typed, EVENT_NAME_MAX, "Event name is required")
}

#[cfg(test)]
mod tests;
