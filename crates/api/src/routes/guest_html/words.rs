//! The words of these pages. The catalogues of the frontend are their source: the build writes `guest/words.json`; without
//! it, as in development, the words are English.

use std::collections::HashMap;

use domain::event::GuestLanguage;
use domain::form::answer::Attending;
use serde::Deserialize;

use crate::core::assets::Assets;
use crate::embed;

/// The words in one language. A text with a place has it as `{}`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Words {
    pub(super) lookup: Lookup,
    pub(super) ticket: Ticket,
    pub(super) form: Form,
}

/// A title and what is below it.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Notice {
    pub(super) title: String,
    pub(super) text: String,
}

/// The words of a found seat.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Lookup {
    pub(super) title: String,
    pub(super) found: String,
    pub(super) table_found: String,
    pub(super) welcome: String,
    pub(super) table: String,
    pub(super) seat: String,
    pub(super) no_seat: String,
    pub(super) pending: Notice,
    pub(super) declined: Notice,
}

/// The words of a ticket.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Ticket {
    pub(super) title: String,
    pub(super) guest: String,
    pub(super) table: String,
    pub(super) seat: String,
    pub(super) no_seat: String,
    pub(super) scan: String,
    pub(super) code: String,
    pub(super) add_to_calendar: String,
    pub(super) save_image: String,
    pub(super) apple_wallet: String,
    pub(super) google_wallet: String,
    pub(super) cancelled: Notice,
    pub(super) past: Notice,
}

/// The words of a personal link.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Form {
    pub(super) title: String,
    pub(super) intro: String,
    pub(super) attending: String,
    pub(super) declined: String,
    pub(super) maybe: String,
    pub(super) question: String,
    pub(super) optional: String,
    pub(super) choose: String,
    pub(super) consent: String,
    pub(super) for_all: String,
    pub(super) companion: String,
    pub(super) submit: String,
    pub(super) saved: String,
    pub(super) check: String,
    pub(super) locked: String,
    pub(super) seat: String,
}

const ENGLISH: &str = include_str!("words.json");

impl Form {
    /// Returns the word for an answer.
    pub(super) fn attending(&self, word: Attending) -> &str {
        match word {
            Attending::Attending => &self.attending,
            Attending::Declined => &self.declined,
            Attending::Maybe => &self.maybe,
        }
    }
}

impl Words {
    /// Returns the words of a language.
    pub(super) fn of(assets: &dyn Assets, language: GuestLanguage) -> Option<Self> {
        let written = embed::text_of(assets, "guest/words.json");
        let mut all: HashMap<String, Self> = written
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default();
        all.remove(language.as_str())
            .or_else(|| serde_json::from_str(ENGLISH).ok())
    }
}

/// Puts a value into its place.
pub(super) fn filled(text: &str, value: &str) -> String {
    text.replacen("{}", value, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_english_words_without_a_build() {
        let words: Words = serde_json::from_str(ENGLISH).unwrap();
        assert_eq!(filled(&words.lookup.welcome, "Zoë"), "Welcome Zoë");
    }
}
