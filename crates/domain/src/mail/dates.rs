//! Dates in the language of a mail.

use chrono::{DateTime, Datelike, Utc};
use chrono_tz::Tz;

const GERMAN_DAYS: [&str; 7] = [
    "Montag",
    "Dienstag",
    "Mittwoch",
    "Donnerstag",
    "Freitag",
    "Samstag",
    "Sonntag",
];
const GERMAN_MONTHS: [&str; 12] = [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
];

/// Returns a date such as "Saturday, 12 June 2027" or "Samstag, 12. Juni 2027".
pub fn date(instant: DateTime<Utc>, zone: Tz, language: &str) -> String {
    let local = instant.with_timezone(&zone);
    if language != "de" {
        return local.format("%A, %-d %B %Y").to_string();
    }
    let at = |names: &'static [&'static str], index: u32| {
        usize::try_from(index)
            .ok()
            .and_then(|index| names.get(index))
            .copied()
            .unwrap_or_default()
    };
    let day = at(&GERMAN_DAYS, local.weekday().num_days_from_monday());
    let month = at(&GERMAN_MONTHS, local.month0());
    format!("{day}, {}. {month} {}", local.day(), local.year())
}

/// Returns a time of day such as "15:00" or "15:00 Uhr".
pub fn time(instant: DateTime<Utc>, zone: Tz, language: &str) -> String {
    let time = instant.with_timezone(&zone).format("%H:%M");
    if language == "de" {
        format!("{time} Uhr")
    } else {
        time.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_in_either_language_and_in_the_zone() {
        let at = "2027-03-06T23:30:00Z".parse().unwrap();
        let zone = Tz::Europe__Berlin;
        assert_eq!(date(at, zone, "en"), "Sunday, 7 March 2027");
        assert_eq!(date(at, zone, "de"), "Sonntag, 7. März 2027");
        assert_eq!(
            (time(at, zone, "en").as_str(), time(at, zone, "de").as_str()),
            ("00:30", "00:30 Uhr")
        );
    }
}
