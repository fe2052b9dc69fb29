//! What a guest answered, in the words of a letter.

use domain::form::answer::Attending;

use crate::Language;

/// Returns an answer in words, with the number of people who come along.
pub(super) fn words(language: Language, answer: Attending, companions: usize) -> String {
    let word = match (language, answer) {
        (Language::English, Attending::Attending) => "attending",
        (Language::English, Attending::Declined) => "not attending",
        (Language::English, Attending::Maybe) => "not sure yet",
        (Language::German, Attending::Attending) => "Zusage",
        (Language::German, Attending::Declined) => "Absage",
        (Language::German, Attending::Maybe) => "noch offen",
    };
    match (language, companions) {
        (_, 0) => word.to_owned(),
        (Language::English, 1) => format!("{word}, with 1 companion"),
        (Language::English, more) => format!("{word}, with {more} companions"),
        (Language::German, 1) => format!("{word}, mit 1 Begleitperson"),
        (Language::German, more) => format!("{word}, mit {more} Begleitpersonen"),
    }
}
