//! The templates that every event begins with.

use super::TemplateKind;

/// A template of the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Default {
    /// What the list of templates shows.
    pub name: &'static str,
    /// The subject.
    pub subject: &'static str,
    /// The HTML.
    pub html: &'static str,
    /// The plain text. It is empty, so that it follows the HTML.
    pub text: &'static str,
}

macro_rules! built_in {
    ($name:literal, $folder:literal) => {
        Default {
            name: $name,
            subject: include_str!(concat!("../../templates/guest/", $folder, "/subject.txt")).trim_ascii_end(),
            html: include_str!(concat!("../../templates/guest/", $folder, "/body.html")).trim_ascii_end(),
            text: "",
        }
    };
}

/// Returns the template of a kind in `de`, or in English for any other language.
pub fn defaults(kind: TemplateKind, language: &str) -> Default {
    match (kind, language) {
        (TemplateKind::Invitation, "de") => built_in!("Einladung", "de/invitation"),
        (TemplateKind::Confirmation, "de") => built_in!("Bestätigung", "de/confirmation"),
        (TemplateKind::Reminder, "de") => built_in!("Erinnerung", "de/reminder"),
        (TemplateKind::SeatAssignment, "de") => built_in!("Sitzplatz", "de/seat_assignment"),
        (TemplateKind::Invitation, _) => built_in!("Invitation", "en/invitation"),
        (TemplateKind::Confirmation, _) => built_in!("Confirmation", "en/confirmation"),
        (TemplateKind::Reminder, _) => built_in!("Reminder", "en/reminder"),
        (TemplateKind::SeatAssignment, _) => built_in!("Seat assignment", "en/seat_assignment"),
    }
}
