//! Dates and times of day for guests, by the patterns of CLDR 46 (`docs/adr/0052-dates-by-tables.md`).

use chrono::{DateTime, Datelike, Timelike, Utc};
use chrono_tz::Tz;

use crate::event::GuestLanguage;

mod names;

/// Returns a date with its weekday, such as "Saturday, 12 June 2027" or "Samstag, 12. Juni 2027".
pub fn date(instant: DateTime<Utc>, zone: Tz, language: GuestLanguage) -> String {
    let local = instant.with_timezone(&zone);
    let names = names::names(language);
    let weekday = named(&names.weekdays, local.weekday().num_days_from_monday());
    let month = named(&names.months, local.month0());
    let (day, year) = (local.day(), local.year());
    match language {
        GuestLanguage::En | GuestLanguage::Pl => format!("{weekday}, {day} {month} {year}"),
        GuestLanguage::De => format!("{weekday}, {day}. {month} {year}"),
        // CLDR writes "1 mai"; the first of a month is an ordinal in French.
        GuestLanguage::Fr if day == 1 => format!("{weekday} 1er {month} {year}"),
        GuestLanguage::Fr | GuestLanguage::It | GuestLanguage::Nl => format!("{weekday} {day} {month} {year}"),
        GuestLanguage::Es | GuestLanguage::Pt => format!("{weekday}, {day} de {month} de {year}"),
        GuestLanguage::Tr => format!("{day} {month} {year} {weekday}"),
        GuestLanguage::Ar => format!("{weekday}، {day} {month} {year}"),
        GuestLanguage::He => format!("{weekday}, {day} ב{month} {year}"),
    }
}

fn named(names: &[&'static str], index: u32) -> &'static str {
    let index = usize::try_from(index).ok();
    let name = index.and_then(|index| names.get(index));
    name.copied().unwrap_or_default()
}

/// Returns a time of day such as "15:00" or "15:00 Uhr".
pub fn time(instant: DateTime<Utc>, zone: Tz, language: GuestLanguage) -> String {
    let local = instant.with_timezone(&zone);
    let (hour, minute) = (local.hour(), local.minute());
    match language {
        GuestLanguage::De => format!("{hour:02}:{minute:02} Uhr"),
        GuestLanguage::Es | GuestLanguage::He => format!("{hour}:{minute:02}"),
        GuestLanguage::En
        | GuestLanguage::Fr
        | GuestLanguage::It
        | GuestLanguage::Pt
        | GuestLanguage::Nl
        | GuestLanguage::Pl
        | GuestLanguage::Tr
        | GuestLanguage::Ar => format!("{hour:02}:{minute:02}"),
    }
}

#[cfg(test)]
mod tests;
