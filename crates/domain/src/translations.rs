//! What organisers translate of their own words. Each text has a key; a translation keeps the original that it was made
//! from, so that a later change of the original is seen. Answers always keep the original words of an option.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::event::{Event, GuestLanguage};
use crate::form::Form;
use crate::id::TemplateId;
use crate::mail::TemplateText;

mod originals;

pub use originals::{Original, TextGroup, TextPart, of_event, of_form, of_template};

/// The key of the name of an event.
pub const EVENT_NAME: &str = "event.name";
/// The key of the description of an event.
pub const EVENT_DESCRIPTION: &str = "event.description";
/// The key of the heading of the form.
pub const FORM_TITLE: &str = "form.title";
/// The key of the text below the heading of the form.
pub const FORM_DESCRIPTION: &str = "form.description";

/// Returns the key of a text of a question: its label, help or placeholder.
pub fn question_key(field: &str, part: TextPart) -> String {
    format!("question.{field}.{}", part.as_str())
}

/// Returns the key of an option, which is named by its original words so that the order of options does not matter.
pub fn option_key(field: &str, option: &str) -> String {
    format!("question.{field}.option.{option}")
}

/// Returns the key of a text of a template: subject, html or plain.
pub fn mail_key(template: &TemplateId, part: TextPart) -> String {
    format!("mail.{template}.{}", part.as_str())
}

/// A text in another language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translation {
    /// What guests read.
    pub text: String,
    /// The original that it was made from.
    pub source: String,
}

impl Translation {
    /// Returns whether the original has changed since.
    pub fn is_outdated(&self, original: &Original) -> bool {
        self.source != original.text
    }
}

/// A text as a guest reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown<'a> {
    /// The words.
    pub text: &'a str,
    /// The language of the words.
    pub language: GuestLanguage,
}

/// The texts of an event in other languages than its own, by language and key. An outdated translation counts: it is more
/// often nearly right than wrong, and the organiser sees that the original changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translations {
    /// The language of the originals.
    own: GuestLanguage,
    texts: BTreeMap<&'static str, BTreeMap<String, String>>,
}

impl Translations {
    /// Collects texts with their language and key. Those in the language of the event are left out.
    pub fn new(own: GuestLanguage, rows: impl IntoIterator<Item = (GuestLanguage, String, String)>) -> Self {
        let mut texts: BTreeMap<&'static str, BTreeMap<String, String>> = BTreeMap::new();
        for (language, key, text) in rows {
            if language != own {
                texts.entry(language.as_str()).or_default().insert(key, text);
            }
        }
        Self { own, texts }
    }

    /// Returns a text in a language, or the original.
    pub fn text<'a>(&'a self, language: GuestLanguage, key: &str, original: &'a str) -> Shown<'a> {
        match self.find(language, key) {
            Some(text) => Shown { text, language },
            None => Shown {
                text: original,
                language: self.own,
            },
        }
    }

    /// Returns the name of the event in a language.
    pub fn name<'a>(&'a self, language: GuestLanguage, event: &'a Event) -> Shown<'a> {
        self.text(language, EVENT_NAME, &event.name)
    }

    /// Returns the title of the form in a language; one that repeats the name of the event is translated with it.
    pub fn title<'a>(&'a self, language: GuestLanguage, form: &'a Form, event: &Event) -> Shown<'a> {
        let key = if form.title == event.name {
            EVENT_NAME
        } else {
            FORM_TITLE
        };
        self.text(language, key, &form.title)
    }

    fn find(&self, language: GuestLanguage, key: &str) -> Option<&str> {
        self.texts.get(language.as_str())?.get(key).map(String::as_str)
    }

    /// Returns the texts of the event itself, by language and key.
    pub fn of_event(&self) -> TextsByLanguage {
        self.some(|key| key.starts_with("event."))
    }

    /// Returns the texts of the form, by language and key. A title that repeats the name of the event is translated with it.
    pub fn of_form(&self, form: &Form, event: &Event) -> TextsByLanguage {
        let mut texts = self.some(|key| key.starts_with("form.") || key.starts_with("question."));
        if form.title == event.name {
            for (language, known) in &self.texts {
                if let Some(name) = known.get(EVENT_NAME) {
                    let of_language = texts.entry((*language).to_owned()).or_default();
                    of_language.insert(FORM_TITLE.to_owned(), name.clone());
                }
            }
        }
        texts
    }

    /// Returns what a template says in other languages.
    pub fn of_template(&self, template: &TemplateId) -> TranslatedMail {
        let part = |texts: &BTreeMap<String, String>, part| texts.get(&mail_key(template, part)).cloned();
        let mails = self.texts.iter().map(|(language, texts)| {
            let mail = MailTexts {
                subject: part(texts, TextPart::Subject),
                html: part(texts, TextPart::Html),
                plain: part(texts, TextPart::Plain),
            };
            ((*language).to_owned(), mail)
        });
        TranslatedMail(mails.filter(|(_, mail)| *mail != MailTexts::default()).collect())
    }

    fn some(&self, wanted: impl Fn(&str) -> bool) -> TextsByLanguage {
        let of_language = |(language, texts): (&&'static str, &BTreeMap<String, String>)| {
            let texts = texts.iter().filter(|(key, _)| wanted(key));
            let texts: BTreeMap<String, String> = texts.map(|(key, text)| (key.clone(), text.clone())).collect();
            ((*language).to_owned(), texts)
        };
        self.texts
            .iter()
            .map(of_language)
            .filter(|(_, texts)| !texts.is_empty())
            .collect()
    }
}

/// Texts by language and key.
pub type TextsByLanguage = BTreeMap<String, BTreeMap<String, String>>;

/// What is translated of a template in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct MailTexts {
    #[serde(skip_serializing_if = "Option::is_none")]
    subject: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    html: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    plain: Option<String>,
}

/// What a template says in other languages. The versions of a template keep it as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TranslatedMail(BTreeMap<String, MailTexts>);

impl TranslatedMail {
    /// Returns whether nothing is translated.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the text for a reader, and whether its body is in the language of the reader. A plain text without a
    /// translation is left out beside a translated body, so that it is made from that.
    pub fn apply(&self, original: TemplateText, language: GuestLanguage) -> (TemplateText, bool) {
        let Some(translated) = self.0.get(language.as_str()) else {
            return (original, false);
        };
        let has_body = translated.html.is_some();
        let plain = match (&translated.plain, has_body) {
            (Some(plain), _) => plain.clone(),
            (None, true) => String::new(),
            (None, false) => original.plain,
        };
        let text = TemplateText {
            subject: translated.subject.clone().unwrap_or(original.subject),
            html: translated.html.clone().unwrap_or(original.html),
            plain,
        };
        (text, has_body)
    }
}

#[cfg(test)]
mod tests;
