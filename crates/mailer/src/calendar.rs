//! The calendar file of an event (RFC 5545): one event, published, without attendees.

use chrono::{DateTime, Utc};

use crate::template::line;

/// The event that a guest adds to a calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CalendarEvent<'a> {
    /// Identifies the event across its versions.
    pub uid: &'a str,
    /// Increases with each change.
    pub sequence: u32,
    /// The beginning.
    pub starts: DateTime<Utc>,
    /// The end. When missing or not later than the beginning, the event takes [`HOURS`] hours.
    pub ends: Option<DateTime<Utc>>,
    /// The IANA name of the event's time zone, which some calendars show.
    pub zone: &'a str,
    /// The name.
    pub name: &'a str,
    /// The venue.
    pub venue: &'a str,
    /// A text of several lines.
    pub description: &'a str,
    /// A page about the event or the ticket.
    pub url: &'a str,
    /// The name of the organiser.
    pub organiser_name: &'a str,
    /// The address of the organiser; may be empty.
    pub organiser_email: &'a str,
    /// When the file was written.
    pub stamp: DateTime<Utc>,
    /// Whether the event does not take place.
    pub cancelled: bool,
}

/// Duration of an event without an end, in hours.
pub const HOURS: u32 = 4;

/// Maximum number of octets in a line without its end.
const LINE_MAX: usize = 75;

/// Writes the file.
pub fn calendar(event: &CalendarEvent<'_>) -> String {
    let mut file = File(String::new());
    file.line("BEGIN", "VCALENDAR");
    file.line("VERSION", "2.0");
    file.line("PRODID", "-//Seatwright//Seatwright//EN");
    file.line("CALSCALE", "GREGORIAN");
    file.line("METHOD", "PUBLISH");
    file.text("X-WR-TIMEZONE", event.zone);
    file.line("BEGIN", "VEVENT");
    file.text("UID", event.uid);
    file.line("SEQUENCE", &event.sequence.to_string());
    file.line("DTSTAMP", &instant(event.stamp));
    file.line("DTSTART", &instant(event.starts));
    match event.ends.filter(|end| *end > event.starts) {
        Some(end) => file.line("DTEND", &instant(end)),
        None => file.line("DURATION", &format!("PT{HOURS}H")),
    }
    file.text("SUMMARY", &event.name.replace("://", ": //"));
    file.text("LOCATION", &event.venue.replace("://", ": //"));
    file.text("DESCRIPTION", event.description);
    if event.url.chars().all(|c| c.is_ascii_graphic()) && !event.url.is_empty() {
        file.line("URL", event.url);
    }
    file.organiser(event.organiser_name, event.organiser_email);
    let (status, transparency) = match event.cancelled {
        true => ("CANCELLED", "TRANSPARENT"),
        false => ("CONFIRMED", "OPAQUE"),
    };
    file.line("STATUS", status);
    file.line("TRANSP", transparency);
    file.line("END", "VEVENT");
    file.line("END", "VCALENDAR");
    file.0
}

fn instant(time: DateTime<Utc>) -> String {
    time.format("%Y%m%dT%H%M%SZ").to_string()
}

struct File(String);

impl File {
    /// A text property; one without text is left out.
    fn text(&mut self, name: &str, text: &str) {
        let lines: Vec<String> = text.lines().map(line).collect();
        let text = lines.join("\n");
        let text = text.trim();
        if text.is_empty() {
            return;
        }
        let escaped = text
            .replace('\\', "\\\\")
            .replace(';', "\\;")
            .replace(',', "\\,")
            .replace('\n', "\\n");
        self.line(name, &escaped);
    }

    fn organiser(&mut self, name: &str, email: &str) {
        let is_plain = !email.is_empty()
            && email
                .chars()
                .all(|c| c.is_ascii_graphic() && !matches!(c, '"' | ';' | ':' | ','));
        if !is_plain {
            return;
        }
        let name = line(name).replace('"', "'");
        let parameter = if name.is_empty() {
            String::new()
        } else {
            format!(";CN=\"{name}\"")
        };
        self.line(&format!("ORGANIZER{parameter}"), &format!("mailto:{email}"));
    }

    /// A property, folded before the limit and never inside a character.
    fn line(&mut self, name: &str, value: &str) {
        let mut octets = 0;
        for c in format!("{name}:{value}").chars() {
            if octets + c.len_utf8() > LINE_MAX {
                self.0.push_str("\r\n ");
                octets = 1;
            }
            self.0.push(c);
            octets += c.len_utf8();
        }
        self.0.push_str("\r\n");
    }
}

#[cfg(test)]
mod tests {
    use expect_test::expect_file;

    use super::*;

    fn event() -> CalendarEvent<'static> {
        CalendarEvent {
            uid: "evt1@seats.example",
            sequence: 2,
            starts: "2027-06-05T12:30:00Z".parse().unwrap(),
            ends: Some("2027-06-05T21:00:00Z".parse().unwrap()),
            zone: "Europe/Berlin",
            name: "Hochzeit; Anna, Ben \\ 🎉 und alle, die wir an diesem Tag gern bei uns haben möchten",
            venue: "Alte Scheune,\r\nWarendorf",
            description: "Zeile 1\nZeile 2: https://seats.example/ticket/abc\u{202e}",
            url: "https://seats.example/ticket/Zm9yZ2V0LW1lLW5vdC1mb3JnZXQtbWUtbm90LWZvcmdldA",
            organiser_name: "Anna \"A\" Ortiz",
            organiser_email: "anna@ortiz.example",
            stamp: "2026-11-25T08:00:00Z".parse().unwrap(),
            cancelled: false,
        }
    }

    #[test]
    fn a_cancelled_event_is_marked_and_takes_no_time() {
        let file = calendar(&CalendarEvent {
            cancelled: true,
            ..event()
        });
        assert!(
            file.contains("\r\nSTATUS:CANCELLED\r\nTRANSP:TRANSPARENT\r\n"),
            "{file}"
        );
        assert!(!file.contains("CONFIRMED"));
    }

    #[test]
    fn a_folded_line_unfolds_to_what_was_written() {
        let name = "ü🎉".repeat(40);
        let file = calendar(&CalendarEvent { name: &name, ..event() });
        assert!(file.split("\r\n").all(|line| line.len() <= LINE_MAX));
        let unfolded = file.replace("\r\n ", "");
        assert!(unfolded.contains(&format!("\r\nSUMMARY:{name}\r\n")), "{unfolded}");
    }

    #[test]
    fn a_text_has_no_other_control_character_than_its_line_breaks() {
        let file = calendar(&CalendarEvent {
            name: "Dinner\rat\u{0}\u{7} the\tmill",
            description: "one\rtwo\u{85}three",
            ..event()
        });
        let stray = file.replace("\r\n", "").chars().find(|c| c.is_control());
        assert_eq!(stray, None, "{file}");
    }

    #[test]
    fn a_calendar_file_looks_like_its_snapshot() {
        let file = calendar(&event());
        assert!(
            file.split("\r\n")
                .all(|line| line.len() <= LINE_MAX && !line.contains(['\n', '\r']))
        );
        expect_file!["../snapshots/guest/event.ics.txt"].assert_eq(&file.replace("\r\n", "\n"));
    }

    #[test]
    fn an_event_without_a_later_end_has_a_duration() {
        for ends in [
            None,
            Some(event().starts),
            Some("2027-06-05T12:00:00Z".parse().unwrap()),
        ] {
            let file = calendar(&CalendarEvent { ends, ..event() });
            assert!(
                file.contains("\r\nDURATION:PT4H\r\n") && !file.contains("DTEND"),
                "{file}"
            );
        }
    }

    #[test]
    fn no_value_adds_a_property() {
        let hostile = "x\r\nATTENDEE:mailto:a@b.example\nEND:VEVENT\";,:";
        let file = calendar(&CalendarEvent {
            uid: hostile,
            zone: hostile,
            name: hostile,
            venue: hostile,
            description: hostile,
            url: hostile,
            organiser_name: hostile,
            organiser_email: hostile,
            ..event()
        });
        for line in file.split("\r\n") {
            assert!(
                !line.starts_with("ATTENDEE") && !line.starts_with("URL") && !line.starts_with("ORGANIZER"),
                "{file}"
            );
        }
        assert_eq!(file.matches("\r\nEND:VEVENT").count(), 1);
    }
}
