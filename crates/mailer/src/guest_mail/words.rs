//! What the document says by itself, in the language of the guest.

use domain::event::GuestLanguage;

use super::TemplateKind;
use crate::texts::{Texts, texts};

/// The texts around a template of one kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    pub(super) language: GuestLanguage,
    pub(super) texts: &'static Texts,
    /// Why the guest has the mail; a template.
    pub(super) why: &'static str,
}

/// Returns the texts of a language. Invitations also reach people who have not answered yet.
pub(super) fn words(language: GuestLanguage, kind: TemplateKind) -> Words {
    let texts = texts(language);
    let why = match kind {
        TemplateKind::Invitation => texts.footer.why_invited,
        TemplateKind::Confirmation | TemplateKind::Reminder | TemplateKind::SeatAssignment => texts.footer.why,
    };
    Words { language, texts, why }
}

impl Words {
    pub(super) fn is_right_to_left(self) -> bool {
        self.language.is_right_to_left()
    }

    /// Writes a label for plain text before a line of its own.
    pub(super) fn label(self, label: &str) -> String {
        format!("{label}{}", self.texts.colon.trim_end_matches(' '))
    }

    /// Writes a label and what it labels on one line of plain text.
    pub(super) fn labelled(self, label: &str, value: &str) -> String {
        format!("{label}{}{value}", self.texts.colon)
    }
}
