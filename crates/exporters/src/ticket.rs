//! The ticket of a guest to keep: as a picture, and as passes for the wallets of phones. All show the same, which is what the
//! page of the ticket shows.

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use domain::event::{Accent, GuestLanguage};
use domain::mail::dates;
use domain::ticket::TicketState;

use self::words::{TicketWords, words};

pub mod apple;
mod card;
pub mod google;
mod logo;
mod words;

pub use card::ticket_png;

/// Hours of an event without an end, as in calendar files.
const HOURS: i64 = 4;

/// What a ticket says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The name of the event in public addresses.
    pub event_id: String,
    /// Names the ticket in wallets; follows from the link and does not reveal it.
    pub serial: String,
    /// What people call the event.
    pub event_name: String,
    /// The beginning.
    pub starts_at: DateTime<Utc>,
    /// The end, if known.
    pub ends_at: Option<DateTime<Utc>>,
    /// Where clocks show the time of the event.
    pub zone: Tz,
    /// The place; may be empty.
    pub venue: String,
    /// The colour of the event.
    pub accent: Accent,
    /// Whether the event is still to come.
    pub state: TicketState,
    /// First and last name of the guest.
    pub guest: String,
    /// The table as people call it.
    pub table: Option<String>,
    /// The seat as people call it.
    pub seat: Option<String>,
    /// The code to type where a scanner fails.
    pub lookup_code: String,
    /// The page of the ticket, which is what its QR code holds.
    pub link: String,
    /// The language of all words.
    pub language: GuestLanguage,
}

impl Ticket {
    fn words(&self) -> &'static TicketWords {
        words(self.language)
    }

    /// Returns date and time at the place of the event.
    fn when(&self) -> String {
        let comma = if self.language == GuestLanguage::Ar {
            "، "
        } else {
            ", "
        };
        let date = dates::date(self.starts_at, self.zone, self.language);
        date + comma + &dates::time(self.starts_at, self.zone, self.language)
    }

    /// Returns the end, or when an event without one is taken to end.
    fn ends(&self) -> DateTime<Utc> {
        let end = self.ends_at.filter(|end| *end > self.starts_at);
        end.unwrap_or(self.starts_at + TimeDelta::hours(HOURS))
    }

    /// Returns the table without the word “Table”, which is above it.
    fn table(&self) -> Option<&str> {
        placed(self.table.as_deref(), &self.words().table, "Table")
    }

    /// Returns the seat without the word “Seat”, which is above it. A guest without a table has no seat either.
    fn seat(&self) -> Option<&str> {
        self.table()?;
        placed(self.seat.as_deref(), &self.words().seat, "Seat")
    }
}

fn placed<'a>(name: Option<&'a str>, word: &str, english: &str) -> Option<&'a str> {
    let name = name.filter(|name| !name.is_empty())?;
    let without = |word: &str| name.strip_prefix(word)?.strip_prefix(' ').map(str::trim_start);
    let short = without(word).or_else(|| without(english));
    Some(short.filter(|rest| !rest.is_empty()).unwrap_or(name))
}

#[cfg(test)]
pub(crate) mod testing {
    use super::*;

    /// A ticket with all there can be.
    pub(crate) fn ticket(language: GuestLanguage) -> Ticket {
        Ticket {
            event_id: "evt-1".to_owned(),
            serial: "0f1e2d3c4b5a69788796a5b4c3d2e1f0".to_owned(),
            event_name: "Anna & Ben’s wedding in Łódź".to_owned(),
            starts_at: "2027-06-05T12:30:00Z".parse().unwrap(),
            ends_at: Some("2027-06-05T21:00:00Z".parse().unwrap()),
            zone: chrono_tz::Europe::Berlin,
            venue: "Alte Scheune, Hofstraße 12, Warendorf".to_owned(),
            accent: Accent::parse("#2b5ea3").unwrap(),
            state: TicketState::Upcoming,
            guest: "Zoë Müller-Lüdenscheidt".to_owned(),
            table: Some("Table 12".to_owned()),
            seat: Some("C".to_owned()),
            lookup_code: "K7M2QX".to_owned(),
            link: format!("https://seats.example/ticket/{}", "Zm9yZ2V0".repeat(5)),
            language,
        }
    }

    #[test]
    fn the_word_above_a_place_is_not_repeated() {
        assert_eq!(placed(Some("Table 12"), "Tisch", "Table"), Some("12"));
        assert_eq!(placed(Some("Tisch 12"), "Tisch", "Table"), Some("12"));
        assert_eq!(placed(Some("Tischlein"), "Tisch", "Table"), Some("Tischlein"));
        assert_eq!(placed(Some("Table"), "Tisch", "Table"), Some("Table"));
        assert_eq!(placed(Some(""), "Tisch", "Table"), None);
        let mut without = ticket(GuestLanguage::En);
        without.table = None;
        assert_eq!(without.seat(), None);
    }

    #[test]
    fn an_event_without_a_later_end_is_taken_to_last_four_hours() {
        let mut ticket = ticket(GuestLanguage::En);
        ticket.ends_at = Some(ticket.starts_at);
        assert_eq!(ticket.ends().to_rfc3339(), "2027-06-05T16:30:00+00:00");
    }
}
