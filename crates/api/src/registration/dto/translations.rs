//! Texts of an event with their translations, on the wire.

use std::collections::BTreeMap;

use app_service::registration::translations::{LanguageView, TranslationPatch, TranslationsView};
use domain::translations::Original;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::words::{GuestLanguage, TextGroup, TextPart};

/// The texts of an event in its own language and in the others.
#[derive(Serialize, ToSchema)]
pub struct Translations {
    /// The language of the event, in which the originals are.
    language: GuestLanguage,
    /// The originals in the order in which guests meet them.
    texts: Vec<TranslatableText>,
    /// Every other language.
    languages: Vec<TranslatedLanguage>,
}

/// A text that can be translated.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TranslatableText {
    /// Names the text within the event, such as `question.meal.label`.
    key: String,
    group: TextGroup,
    part: TextPart,
    /// The question or the email that it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    within: Option<String>,
    /// The words in the language of the event.
    text: String,
    /// Characters of the longest translation.
    max_length: usize,
    /// Whether it may have several lines.
    multiline: bool,
}

/// What is translated into one language.
#[derive(Serialize, ToSchema)]
pub struct TranslatedLanguage {
    language: GuestLanguage,
    /// Sent back when translations are saved.
    version: String,
    /// By key; texts without a translation are left out.
    texts: BTreeMap<String, TranslatedText>,
}

/// A translation.
#[derive(Serialize, ToSchema)]
pub struct TranslatedText {
    text: String,
    /// Whether the original has changed since.
    outdated: bool,
}

/// Translations into one language that are saved.
#[derive(Deserialize, ToSchema)]
pub struct SaveTranslations {
    /// The version that was edited.
    version: String,
    /// By key; `null` or a blank text removes a translation. Sending a text again says that it fits the present original.
    texts: BTreeMap<String, Option<String>>,
}

impl From<TranslationsView> for Translations {
    fn from(view: TranslationsView) -> Self {
        Self {
            language: view.language,
            texts: view.originals.into_iter().map(TranslatableText::from).collect(),
            languages: view.languages.into_iter().map(TranslatedLanguage::from).collect(),
        }
    }
}

impl From<Original> for TranslatableText {
    fn from(original: Original) -> Self {
        Self {
            group: original.group,
            part: original.part,
            max_length: original.max(),
            multiline: original.has_lines(),
            key: original.key,
            within: (!original.within.is_empty()).then_some(original.within),
            text: original.text,
        }
    }
}

impl From<LanguageView> for TranslatedLanguage {
    fn from(view: LanguageView) -> Self {
        let texts = view.texts.into_iter();
        Self {
            language: view.language,
            version: view.version,
            texts: texts
                .map(|(key, (text, outdated))| (key, TranslatedText { text, outdated }))
                .collect(),
        }
    }
}

impl From<SaveTranslations> for TranslationPatch {
    fn from(body: SaveTranslations) -> Self {
        Self {
            version: body.version,
            texts: body.texts,
        }
    }
}
