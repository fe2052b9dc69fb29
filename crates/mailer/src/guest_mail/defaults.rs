//! The templates that every event begins with.

use domain::event::GuestLanguage;

use super::TemplateKind;
use crate::texts::texts;

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
    ($language:literal, $kind:expr, $names:expr) => {
        match $kind {
            TemplateKind::Invitation => built_in!(@file $names.invitation, concat!($language, "/invitation")),
            TemplateKind::Confirmation => built_in!(@file $names.confirmation, concat!($language, "/confirmation")),
            TemplateKind::Reminder => built_in!(@file $names.reminder, concat!($language, "/reminder")),
            TemplateKind::SeatAssignment => {
                built_in!(@file $names.seat_assignment, concat!($language, "/seat_assignment"))
            }
        }
    };
    (@file $name:expr, $folder:expr) => {
        Default {
            name: $name,
            subject: include_str!(concat!("../../templates/guest/", $folder, "/subject.txt")).trim_ascii_end(),
            html: include_str!(concat!("../../templates/guest/", $folder, "/body.html")).trim_ascii_end(),
            text: "",
        }
    };
}

/// Returns the template of a kind in a language.
pub fn defaults(kind: TemplateKind, language: GuestLanguage) -> Default {
    let names = &texts(language).template_names;
    match language {
        GuestLanguage::En => built_in!("en", kind, names),
        GuestLanguage::De => built_in!("de", kind, names),
        GuestLanguage::Fr => built_in!("fr", kind, names),
        GuestLanguage::Es => built_in!("es", kind, names),
        GuestLanguage::It => built_in!("it", kind, names),
        GuestLanguage::Pt => built_in!("pt", kind, names),
        GuestLanguage::Nl => built_in!("nl", kind, names),
        GuestLanguage::Pl => built_in!("pl", kind, names),
        GuestLanguage::Tr => built_in!("tr", kind, names),
        GuestLanguage::Ar => built_in!("ar", kind, names),
        GuestLanguage::He => built_in!("he", kind, names),
    }
}
