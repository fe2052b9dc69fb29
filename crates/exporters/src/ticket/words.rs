//! The words of a ticket. They are those of its page: a test of the frontend compares `words.json` with its catalogues.

use std::collections::HashMap;
use std::sync::LazyLock;

use domain::event::GuestLanguage;
use serde::Deserialize;

/// The words of one language.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct TicketWords {
    pub(super) title: String,
    pub(super) date: String,
    pub(super) venue: String,
    pub(super) guest: String,
    pub(super) table: String,
    pub(super) seat: String,
    pub(super) scan: String,
    pub(super) code: String,
    pub(super) cancelled: String,
    pub(super) past: String,
}

static ALL: LazyLock<HashMap<String, TicketWords>> =
    LazyLock::new(|| serde_json::from_str(include_str!("words.json")).unwrap_or_default());

static NONE: LazyLock<TicketWords> = LazyLock::new(TicketWords::default);

/// Returns the words of a language; every language has them.
pub(super) fn words(language: GuestLanguage) -> &'static TicketWords {
    ALL.get(language.as_str()).unwrap_or(&NONE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::{Weight, shape};

    #[test]
    fn every_language_has_words_and_every_letter_has_a_font() {
        for language in GuestLanguage::ALL {
            let own = words(language);
            for text in [&own.title, &own.date, &own.venue, &own.guest, &own.table] {
                assert!(!text.is_empty(), "{language:?}");
            }
            for text in [&own.seat, &own.scan, &own.code, &own.cancelled, &own.past] {
                assert!(!text.is_empty(), "{language:?}");
                assert_eq!(shape(text, Weight::Regular).missing.len(), 0, "{language:?}: {text}");
            }
        }
    }
}
