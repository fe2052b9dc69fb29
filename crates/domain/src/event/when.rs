//! Parses dates: wall time in an IANA zone, or an instant. Times that a daylight saving change skips are refused; of a
//! time that occurs twice, the earlier is used.

use chrono::{DateTime, Datelike, LocalResult, NaiveDate, NaiveDateTime, NaiveTime, TimeZone, Timelike, Utc};
use chrono_tz::Tz;

use crate::invalid::Invalid;
use crate::limits::{EVENT_YEAR_MAX, EVENT_YEAR_MIN};

/// Reads the name of an IANA zone, for example `Europe/London`.
pub fn zone(name: &str) -> Result<Tz, Invalid> {
    let refused = |_| Invalid::new("zone", "Choose a time zone such as Europe/London.");
    name.trim().parse::<Tz>().map_err(refused)
}

/// Reads a date that must be present.
pub fn instant(field: &str, typed: &str, zone: Tz) -> Result<DateTime<Utc>, Invalid> {
    match optional(field, typed, zone)? {
        Some(instant) => Ok(instant),
        None if field == "date" => Err(Invalid::new(field, "Event date is required")),
        None => Err(Invalid::new(field, "A date is required.")),
    }
}

/// Reads a date that may be blank. A date without time means midnight.
pub fn optional(field: &str, typed: &str, zone: Tz) -> Result<Option<DateTime<Utc>>, Invalid> {
    read(field, typed, zone, NaiveTime::MIN)
}

/// Reads a deadline that may be blank. A date without time includes that whole day.
pub fn deadline(field: &str, typed: &str, zone: Tz) -> Result<Option<DateTime<Utc>>, Invalid> {
    let last_minute = NaiveTime::from_hms_opt(23, 59, 0).unwrap_or(NaiveTime::MIN);
    read(field, typed, zone, last_minute)
}

/// Reads a date without a time (`2027-12-31`) that may be blank.
pub fn date(field: &str, typed: &str) -> Result<Option<NaiveDate>, Invalid> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let Ok(date) = NaiveDate::parse_from_str(typed, "%Y-%m-%d") else {
        return Err(Invalid::new(field, "Enter a date such as 2027-12-31."));
    };
    year_is_possible(field, date.year())?;
    Ok(Some(date))
}

/// Returns the wall time of an instant as letters write it: "Saturday, 12 June 2027, 15:00".
pub fn long(instant: DateTime<Utc>, zone: Tz) -> String {
    instant.with_timezone(&zone).format("%A, %-d %B %Y, %H:%M").to_string()
}

/// Returns the wall time of an instant, to the minute, as the dialogs show and send it.
pub fn local(instant: DateTime<Utc>, zone: Tz) -> String {
    instant.with_timezone(&zone).format("%Y-%m-%dT%H:%M").to_string()
}

/// Moves an instant along with another one, keeping the difference in wall time. If the clocks skip the resulting time,
/// the difference in hours is kept instead.
pub fn moved(from: (DateTime<Utc>, Tz), to: (DateTime<Utc>, Tz), instant: DateTime<Utc>) -> DateTime<Utc> {
    if from == to {
        return instant;
    }
    let wall = |(instant, zone): (DateTime<Utc>, Tz)| instant.with_timezone(&zone).naive_local();
    let target = wall(to) + (wall((instant, from.1)) - wall(from));
    match to.1.from_local_datetime(&target) {
        LocalResult::Single(time) | LocalResult::Ambiguous(time, _) => time.with_timezone(&Utc),
        LocalResult::None => to.0 + (instant - from.0),
    }
}

/// Returns whether the dialogs show an instant as `typed`, so that saving the unchanged text changes nothing.
pub fn shows_as(instant: DateTime<Utc>, zone: Tz, typed: &str) -> bool {
    let Some(wall) = wall_time(typed.trim(), None) else {
        return false;
    };
    let shown = instant.with_timezone(&zone).naive_local();
    wall == shown || (wall.second() == 0 && wall.nanosecond() == 0 && local(instant, zone) == minutes(wall))
}

fn minutes(wall: NaiveDateTime) -> String {
    wall.format("%Y-%m-%dT%H:%M").to_string()
}

fn read(field: &str, typed: &str, zone: Tz, time: NaiveTime) -> Result<Option<DateTime<Utc>>, Invalid> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let instant = match DateTime::parse_from_rfc3339(typed) {
        Ok(instant) => instant.with_timezone(&Utc),
        Err(_) => match wall_time(typed, Some(time)) {
            Some(wall) => in_zone(field, wall, zone)?,
            None => return Err(Invalid::new(field, "Enter a date and time such as 2027-06-12T15:00.")),
        },
    };
    in_years(field, instant).map(Some)
}

/// Reads wall time with or without seconds; a date alone only when a default time is given.
fn wall_time(typed: &str, time_of_dates: Option<NaiveTime>) -> Option<NaiveDateTime> {
    let formats = [
        "%Y-%m-%dT%H:%M",
        "%Y-%m-%dT%H:%M:%S%.f",
        "%Y-%m-%d %H:%M",
        "%Y-%m-%d %H:%M:%S%.f",
    ];
    let with_time = formats
        .iter()
        .find_map(|format| NaiveDateTime::parse_from_str(typed, format).ok());
    with_time.or_else(|| {
        let date = NaiveDate::parse_from_str(typed, "%Y-%m-%d").ok()?;
        Some(date.and_time(time_of_dates?))
    })
}

fn in_zone(field: &str, wall: NaiveDateTime, zone: Tz) -> Result<DateTime<Utc>, Invalid> {
    match zone.from_local_datetime(&wall) {
        LocalResult::Single(time) | LocalResult::Ambiguous(time, _) => Ok(time.with_timezone(&Utc)),
        LocalResult::None => Err(Invalid::new(
            field,
            format!("The clocks in {} skip this time. Choose another one.", zone.name()),
        )),
    }
}

/// Checks the year and truncates to microseconds, the precision of PostgreSQL.
fn in_years(field: &str, instant: DateTime<Utc>) -> Result<DateTime<Utc>, Invalid> {
    year_is_possible(field, instant.year())?;
    Ok(to_micros(instant))
}

fn year_is_possible(field: &str, year: i32) -> Result<(), Invalid> {
    if (EVENT_YEAR_MIN..=EVENT_YEAR_MAX).contains(&year) {
        return Ok(());
    }
    let message = format!("Choose a year between {EVENT_YEAR_MIN} and {EVENT_YEAR_MAX}.");
    Err(Invalid::new(field, message))
}

/// Truncates to microseconds.
pub fn to_micros(instant: DateTime<Utc>) -> DateTime<Utc> {
    DateTime::from_timestamp_micros(instant.timestamp_micros()).unwrap_or(instant)
}
