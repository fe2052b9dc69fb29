//! Sittings: parts of an event at which guests have seats. Every event begins with one, without a name.

use chrono::{DateTime, Utc};

use crate::id::SittingId;
use crate::invalid::Invalid;
use crate::limits::ROOM_NAME_MAX;
use crate::text;

/// A sitting of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// Names the sitting.
    pub id: SittingId,
    /// What people call it, for example "Dinner"; empty while the event has only one.
    pub name: String,
    /// When it starts; `None` means with the event.
    pub starts_at: Option<DateTime<Utc>>,
    /// When it ends; `None` means with the event.
    pub ends_at: Option<DateTime<Utc>>,
    /// What the sittings have in common that are rounds of one series.
    pub series: Option<String>,
    /// Its place among the sittings of the event, from 0. Calls that name no sitting mean the one at 0.
    pub position: i32,
}

/// Reads the name of a sitting; blank means none.
pub fn name(typed: &str) -> Result<String, Invalid> {
    text::line("name", typed, ROOM_NAME_MAX)
}

/// Refuses a sitting that ends before it starts.
pub fn check_times(starts_at: Option<DateTime<Utc>>, ends_at: Option<DateTime<Utc>>) -> Result<(), Invalid> {
    match (starts_at, ends_at) {
        (Some(start), Some(end)) if end <= start => Err(Invalid::new("endsAt", "The end must be after the start.")),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, Utc};

    use super::check_times;

    #[test]
    fn a_sitting_ends_after_its_start_and_may_have_only_one_of_both() {
        let at = |seconds| DateTime::<Utc>::from_timestamp(seconds, 0);
        assert!(check_times(at(10), at(20)).is_ok());
        assert!(check_times(at(10), None).is_ok());
        assert!(check_times(None, at(10)).is_ok());
        for end in [at(10), at(9)] {
            assert_eq!(check_times(at(10), end).unwrap_err().field, "endsAt");
        }
    }
}
