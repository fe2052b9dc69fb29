//! What a guest answered, in the words of a letter.

use domain::event::GuestLanguage;
use domain::form::answer::Attending;

use crate::texts::texts;

/// Returns an answer in words, with the number of people who come along.
pub(super) fn words(language: GuestLanguage, answer: Attending, companions: usize) -> String {
    let texts = &texts(language).answer;
    let word = match answer {
        Attending::Attending => texts.attending,
        Attending::Declined => texts.declined,
        Attending::Maybe => texts.maybe,
    };
    if companions == 0 {
        return word.to_owned();
    }
    let template = texts.with_companions.text(language.plural(companions));
    template
        .replace("{answer}", word)
        .replace("{count}", &companions.to_string())
}
