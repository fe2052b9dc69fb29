//! The values that fill a template, made safe for the place where they are shown.

use super::place;
use crate::template::{line, without_links};

pub(super) use crate::template::escaped;

/// The values of the variables. An empty value is left out together with its line.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Values {
    /// First and last name.
    pub guest_name: String,
    /// The first name.
    pub first_name: String,
    /// The name of the event.
    pub event_name: String,
    /// The date in the language of the mail and the zone of the event.
    pub event_date: String,
    /// The time of day, likewise.
    pub event_time: String,
    /// The venue.
    pub venue_name: String,
    /// The table.
    pub table_number: String,
    /// The seat.
    pub seat_number: String,
    /// What the guest chose to eat; may be empty.
    pub meal: String,
    /// The personal link to the form.
    pub rsvp_link: String,
    /// The name of the organiser.
    pub organizer_name: String,
    /// The address for questions.
    pub contact_email: String,
    /// The ticket that `qr_code` shows.
    pub ticket: Option<TicketValues>,
    /// The page on which to unsubscribe.
    pub unsubscribe: Option<String>,
}

/// A guest's ticket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicketValues {
    /// The link that the QR code holds.
    pub url: String,
    /// The 6-character code.
    pub code: String,
}

/// Maximum number of characters in one value.
pub(super) const VALUE_MAX: usize = 500;
/// What is left of a value when the document would be too large.
pub(super) const SHORTENED: [usize; 2] = [80, 20];
/// Maximum number of characters in a subject.
const SUBJECT_MAX: usize = 400;

/// Maximum number of characters in an address, which is useless when shortened.
const EMAIL: usize = 254;

/// The values by the names of their places.
#[derive(Clone, Debug)]
pub(super) struct Filling(Vec<(&'static str, String)>);

impl Filling {
    /// `with_code`: whether the picture of the QR code exists. `most`: the characters of a value.
    pub(super) fn new(values: &Values, with_code: bool, most: usize) -> Self {
        let (name, phrase, short) = (
            |value: &str| name(value, most),
            |value: &str| phrase(value, most),
            |value: &str| short(value, most.max(EMAIL)),
        );
        let ticket = values.ticket.as_ref();
        let contact = short(&values.contact_email);
        let (class, size) = title(&values.event_name);
        Self(vec![
            ("guest_name", name(&values.guest_name)),
            ("first_name", name(&values.first_name)),
            ("event_name", phrase(&values.event_name)),
            ("event_date", phrase(&values.event_date)),
            ("event_time", phrase(&values.event_time)),
            ("venue_name", phrase(&values.venue_name)),
            ("table_number", phrase(&values.table_number)),
            ("seat_number", phrase(&values.seat_number)),
            ("meal", phrase(&values.meal)),
            (place::RSVP_LINK, link(&values.rsvp_link)),
            ("organizer_name", phrase(&values.organizer_name)),
            (place::CONTACT_LINK, mailto(&contact)),
            (place::CONTACT_EMAIL, contact),
            (place::QR_CODE, if with_code { "cid".to_owned() } else { String::new() }),
            (
                place::TICKET_URL,
                ticket.map(|ticket| link(&ticket.url)).unwrap_or_default(),
            ),
            (
                place::TICKET_CODE,
                ticket.map(|ticket| phrase(&ticket.code)).unwrap_or_default(),
            ),
            (place::TITLE_CLASS, class.to_owned()),
            (place::TITLE_SIZE, size.to_owned()),
            (
                place::UNSUBSCRIBE,
                values.unsubscribe.as_deref().map(link).unwrap_or_default(),
            ),
        ])
    }

    pub(super) fn get(&self, name: &str) -> &str {
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.map_or("", |(_, value)| value.as_str())
    }
}

/// Long names are set smaller. The class `title` is smaller still on phones.
fn title(name: &str) -> (&'static str, &'static str) {
    match name.chars().count() {
        0..=28 => ("title", "font-size:40px;line-height:46px;"),
        29..=60 => ("title", "font-size:34px;line-height:40px;"),
        _ => ("long", "font-size:24px;line-height:31px;"),
    }
}

/// Guests choose their names, so nothing in them becomes a link in a mail program.
fn name(value: &str, most: usize) -> String {
    without_links(&short(value, most))
}

/// Organisers write these. Only complete addresses are broken up.
fn phrase(value: &str, most: usize) -> String {
    short(value, most).replace("://", ": //")
}

fn short(value: &str, most: usize) -> String {
    cut(line(value), most)
}

fn cut(line: String, most: usize) -> String {
    if line.chars().count() <= most {
        return line;
    }
    line.chars().take(most).chain(['…']).collect()
}

/// Keeps a web address as it is and drops everything else.
fn link(url: &str) -> String {
    let is_web = url.starts_with("https://") || url.starts_with("http://");
    let is_plain = url
        .chars()
        .all(|c| c.is_ascii_graphic() && !matches!(c, '<' | '>' | '"'));
    if is_web && is_plain {
        url.to_owned()
    } else {
        String::new()
    }
}

fn mailto(address: &str) -> String {
    if address.is_empty() {
        return String::new();
    }
    let mut url = "mailto:".to_owned();
    for byte in address.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'@' | b'.' | b'-' | b'_' | b'+') {
            url.push(char::from(byte));
        } else {
            url.push_str(&format!("%{byte:02X}"));
        }
    }
    url
}

/// Keeps a filled subject on one line of a bounded length. Values have no narrow spaces any more; the templates in French have
/// them before some marks.
pub(super) fn subject_line(subject: &str) -> String {
    let pieces: Vec<String> = subject.split('\u{202f}').map(line).collect();
    cut(pieces.join("\u{202f}"), SUBJECT_MAX)
}
