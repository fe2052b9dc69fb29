//! Duplicating an event: what the copy keeps, and how its other dates follow the start.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{Event, EventPatch, EventStatus, when};
use crate::id::EventId;
use crate::invalid::Invalid;
use crate::limits::EVENT_NAME_MAX;

/// What a person says about a copy; what is absent is as in the original.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Duplicate {
    /// Its name; "Copy of …" when absent.
    pub name: Option<String>,
    /// Its start, like the date of a new event.
    pub date: Option<String>,
    /// Its zone; without a date the instant stays.
    pub zone: Option<String>,
}

impl Event {
    /// Returns a copy in planning. When it starts at another time, its end and its deadline keep their distance to the
    /// start as the clocks on the wall show it, and so does in days the date until which guests are kept.
    pub fn duplicated(&self, copy: Duplicate, id: EventId, now: DateTime<Utc>) -> Result<Self, Invalid> {
        let original = Self {
            id,
            name: copy_name(&self.name),
            status: EventStatus::Planning,
            created_at: now,
            archived_at: None,
            deleted_at: None,
            // They are put back below; the end must not be compared with another start.
            ends_at: None,
            rsvp_deadline: None,
            retention_until: None,
            ..self.clone()
        };
        let mut event = original.patched(EventPatch {
            name: copy.name,
            date: copy.date,
            zone: copy.zone,
            ..EventPatch::default()
        })?;
        let follow = |old: DateTime<Utc>| when::moved((self.starts_at, self.zone), (event.starts_at, event.zone), old);
        event.ends_at = self.ends_at.map(follow);
        event.rsvp_deadline = self.rsvp_deadline.map(follow);
        let day = |event: &Self| event.starts_at.with_timezone(&event.zone).date_naive();
        let later = day(&event) - day(self);
        event.retention_until = self.retention_until.and_then(|until| until.checked_add_signed(later));
        event.check_order()?;
        Ok(event)
    }
}

/// Names a copy; a name that would be too long is cut.
fn copy_name(original: &str) -> String {
    let name: String = format!("Copy of {original}").chars().take(EVENT_NAME_MAX).collect();
    name.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::super::NewEvent;
    use super::*;

    fn original() -> Event {
        let new = NewEvent {
            name: "Gala".to_owned(),
            date: "2027-03-20T18:00".to_owned(),
            zone: Some("Europe/London".to_owned()),
            venue: "Town hall".to_owned(),
            end_date: Some("2027-03-20T23:30".to_owned()),
            rsvp_deadline: Some("2027-03-01".to_owned()),
            status: Some("confirmed".to_owned()),
            ..NewEvent::default()
        };
        new.check(EventId::parse("e1").unwrap(), at("2026-11-21T08:00:00Z"))
            .unwrap()
    }

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    fn duplicated(copy: Duplicate) -> Result<Event, Invalid> {
        original().duplicated(copy, EventId::parse("e2").unwrap(), at("2026-12-01T08:00:00Z"))
    }

    #[test]
    fn a_copy_keeps_everything_but_name_status_and_creation() {
        let copy = duplicated(Duplicate::default()).unwrap();
        let expected = Event {
            id: EventId::parse("e2").unwrap(),
            name: "Copy of Gala".to_owned(),
            status: EventStatus::Planning,
            created_at: at("2026-12-01T08:00:00Z"),
            ..original()
        };
        assert_eq!(copy, expected);
    }

    #[test]
    fn end_and_deadline_follow_a_new_start_by_the_clock_on_the_wall() {
        // One week later the clocks are an hour ahead.
        let copy = duplicated(Duplicate {
            date: Some("2027-03-28T18:00".to_owned()),
            ..Duplicate::default()
        })
        .unwrap();
        assert_eq!(copy.starts_at, at("2027-03-28T17:00:00Z"));
        assert_eq!(copy.ends_at, Some(at("2027-03-28T22:30:00Z")));
        assert_eq!(when::local(copy.rsvp_deadline.unwrap(), copy.zone), "2027-03-09T23:59");
    }

    #[test]
    fn a_time_that_the_clocks_skip_at_the_new_date_keeps_its_distance_in_hours() {
        let mut event = original();
        event.ends_at = Some(at("2027-03-21T01:30:00Z"));
        let copy = Duplicate {
            date: Some("2027-03-27T18:00".to_owned()),
            ..Duplicate::default()
        };
        let copy = event
            .duplicated(copy, EventId::parse("e2").unwrap(), event.created_at)
            .unwrap();
        assert_eq!(copy.ends_at, Some(at("2027-03-28T01:30:00Z")));
    }

    #[test]
    fn a_copy_can_take_place_in_another_zone() {
        let copy = duplicated(Duplicate {
            name: Some("Gala in Kathmandu".to_owned()),
            date: Some("2027-03-20T18:00".to_owned()),
            zone: Some("Asia/Kathmandu".to_owned()),
        })
        .unwrap();
        assert_eq!(when::local(copy.starts_at, copy.zone), "2027-03-20T18:00");
        assert_eq!(when::local(copy.ends_at.unwrap(), copy.zone), "2027-03-20T23:30");
        assert_eq!(copy.name, "Gala in Kathmandu");
    }

    #[test]
    fn the_name_of_a_copy_is_cut_to_the_longest_name() {
        let mut event = original();
        event.name = "é".repeat(EVENT_NAME_MAX);
        let copy = event
            .duplicated(Duplicate::default(), EventId::parse("e2").unwrap(), event.created_at)
            .unwrap();
        assert_eq!(copy.name.chars().count(), EVENT_NAME_MAX);
    }

    #[test]
    fn a_blank_name_and_a_wrong_date_are_refused() {
        let blank = Duplicate {
            name: Some(" ".to_owned()),
            ..Duplicate::default()
        };
        assert_eq!(duplicated(blank).unwrap_err().message, "Event name is required");
        let skipped = Duplicate {
            date: Some("2027-03-28T01:30".to_owned()),
            ..Duplicate::default()
        };
        assert_eq!(duplicated(skipped).unwrap_err().field, "date");
    }
}
