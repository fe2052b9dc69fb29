//! Mail to guests: what a template is, who receives it, and why a mail did not arrive.

use crate::invalid::Invalid;
use crate::limits::{TEMPLATE_NAME_MAX, TEMPLATE_SUBJECT_MAX, TEMPLATE_TEXT_MAX};
use crate::text;
use crate::words::word_enum;

pub mod dates;
pub mod failure;
mod recipients;

pub use recipients::{Addressee, Recipients, Segment};

word_enum! {
    /// What a template is for.
    TemplateKind as "templateType" on the wire TemplateType {
        /// Asks a guest to answer.
        Invitation = "invitation",
        /// Confirms that a guest comes, with the ticket.
        Confirmation = "confirmation",
        /// Reminds a guest to answer, or of the event.
        Reminder = "reminder",
        /// Tells a guest the table and the seat.
        SeatAssignment = "seat_assignment",
    }
}

word_enum! {
    /// How far an email to many guests is.
    CampaignState {
        /// It waits for its time.
        Queued = "queued",
        /// It is being sent.
        Running = "running",
        /// A person paused it.
        Paused = "paused",
        /// A person stopped it; unsent mails are not sent.
        Stopped = "stopped",
        /// Everything was sent or has failed.
        Finished = "finished",
    }
}

impl TemplateKind {
    /// Returns the word under which the mailbox lists a mail of this kind.
    pub fn mail_kind(self) -> &'static str {
        match self {
            Self::Invitation => "guest-invitation",
            Self::Confirmation => "confirmation",
            Self::Reminder => "reminder",
            Self::SeatAssignment => "seat-assignment",
        }
    }

    /// Returns whether recipients can unsubscribe from mail of this kind. What a guest asked for has no such link.
    pub fn can_be_unsubscribed(self) -> bool {
        matches!(self, Self::Invitation | Self::Reminder)
    }
}

impl CampaignState {
    /// Returns whether there is something left to do.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Queued | Self::Running | Self::Paused)
    }
}

/// What an organiser writes, in the notation of templates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TemplateText {
    /// One line.
    pub subject: String,
    /// Simple HTML.
    pub html: String,
    /// The plain text; made from the HTML when empty.
    pub plain: String,
}

impl TemplateText {
    /// Checks lengths and characters; what the notation allows is checked by the mailer.
    pub fn check(self) -> Result<Self, Vec<Invalid>> {
        let mut problems = Vec::new();
        let mut keep = |checked: Result<String, Invalid>| match checked {
            Ok(text) => text,
            Err(problem) => {
                problems.push(problem);
                String::new()
            }
        };
        let checked = Self {
            subject: keep(text::required_line(
                "subject",
                &self.subject,
                TEMPLATE_SUBJECT_MAX,
                "Enter a subject.",
            )),
            html: keep(required_lines("htmlContent", &self.html)),
            plain: keep(text::lines("textContent", &self.plain, TEMPLATE_TEXT_MAX)),
        };
        if problems.is_empty() {
            Ok(checked)
        } else {
            Err(problems)
        }
    }

    /// Returns the names in double braces, each once, in the order in which they occur.
    pub fn variables(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for text in [&self.subject, &self.html, &self.plain] {
            for piece in text.split("{{").skip(1) {
                let name = piece.split("}}").next().unwrap_or_default().trim();
                let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
                if is_name && !names.iter().any(|known| known == name) {
                    names.push(name.to_owned());
                }
            }
        }
        names
    }
}

/// Reads the name of a template.
pub fn template_name(typed: &str) -> Result<String, Invalid> {
    text::required_line("name", typed, TEMPLATE_NAME_MAX, "Enter a name.")
}

fn required_lines(field: &str, typed: &str) -> Result<String, Invalid> {
    let checked = text::lines(field, typed, TEMPLATE_TEXT_MAX)?;
    if checked.is_empty() {
        return Err(Invalid::new(field, "Enter the text of the email."));
    }
    Ok(checked)
}

/// Returns the email address in a line that says whom guests may ask: "Priya Nair, priya@example.org, +44 …".
pub fn address_in(contact: &str) -> Option<&str> {
    let pieces = contact.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '<' | '>' | '(' | ')'));
    pieces
        .map(|piece| piece.trim_matches(['.', ':']))
        .find(|piece| piece.contains('@') && text::email("contact", piece).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variables_of_a_template_are_named_once() {
        let text = TemplateText {
            subject: "{{event_name}}: {{ guest_name }}".to_owned(),
            html: "<p>{{guest_name}} {{7*7}} {{Event}}</p>".to_owned(),
            plain: "{{rsvp_link}}".to_owned(),
        };
        assert_eq!(text.variables(), ["event_name", "guest_name", "rsvp_link"]);
    }

    #[test]
    fn the_address_of_a_contact_is_found_in_its_line() {
        assert_eq!(
            address_in("Priya Nair <priya@example.org>, +44 7700"),
            Some("priya@example.org")
        );
        assert_eq!(address_in("priya@example.org."), Some("priya@example.org"));
        assert_eq!(address_in("Priya Nair, +44 7700 900001"), None);
    }
}
