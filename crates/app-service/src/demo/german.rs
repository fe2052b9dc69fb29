//! What the couple wrote, for their German guests.

use domain::event::GuestLanguage;
use domain::id::EventId;

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Tx;
use crate::registration::translations::{self, TranslationPatch};

const TEXTS: [(&str, &str); 9] = [
    ("event.name", "Hochzeit von Anna & Ben"),
    (
        "event.description",
        "Trauung um drei im Garten, Essen um sechs im Saal, Tanz bis Mitternacht.",
    ),
    ("form.title", "Feiern Sie mit uns?"),
    ("form.description", "Wir freuen uns darauf, mit Ihnen zu feiern."),
    ("question.meal.label", "Was möchten Sie essen?"),
    ("question.meal.help", "Gegessen wird um sechs im Saal."),
    ("question.meal.option.Sea bass", "Wolfsbarsch"),
    ("question.meal.option.Guinea fowl", "Perlhuhn"),
    ("question.meal.option.Mushroom risotto", "Pilzrisotto"),
];

/// Translates the event and its form into German.
pub(super) fn translate(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    let texts = TEXTS.map(|(key, text)| (key.to_owned(), Some(text.to_owned())));
    let german = GuestLanguage::De;
    let view = translations::get(tx, organiser, event)?;
    let version = view.languages.into_iter().find(|known| known.language == german);
    let patch = TranslationPatch {
        version: version.map(|known| known.version).unwrap_or_default(),
        texts: texts.into(),
    };
    translations::put(tx, organiser, (event, german.as_str()), patch)?;
    Ok(())
}
