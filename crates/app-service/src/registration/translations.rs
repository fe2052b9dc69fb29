//! What organisers translate of their own words: event, form and reworded emails, text by text.

use std::collections::{BTreeMap, BTreeSet};

use domain::account::Act;
use domain::activity::Activity;
use domain::event::{Event, GuestLanguage};
use domain::id::{EventId, TemplateId};
use domain::invalid::Invalid;
use domain::live::{Changes, Kind};
use domain::mail::TemplateText;
use domain::translations::{self, Original, TextPart, Translation, mail_key};
use sha2::{Digest as _, Sha256};
use storage::events::translations::{self as rows, StoredTranslation};
use storage::events::{self, EventScope};

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error};
use crate::core::scope;
use crate::core::service::{Reading, Tx};
use crate::mail::templates::{self, Template};
use crate::registration::forms;

/// Characters of the version of a language.
const VERSION_LENGTH: usize = 16;

/// The texts of an event with their translations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranslationsView {
    /// The language of the originals.
    pub language: GuestLanguage,
    /// The originals in the order in which guests meet them.
    pub originals: Vec<Original>,
    /// Every other language.
    pub languages: Vec<LanguageView>,
}

/// What is translated into one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageView {
    /// The language.
    pub language: GuestLanguage,
    /// Names this state of the language.
    pub version: String,
    /// By key: the text, and whether its original has changed since.
    pub texts: BTreeMap<String, (String, bool)>,
}

/// Texts of one language that are saved.
#[derive(Clone, Debug, Default)]
pub struct TranslationPatch {
    /// The version that was edited.
    pub version: String,
    /// By key; `None` or a blank text removes the translation. A text that is sent again counts as made from the present
    /// original.
    pub texts: BTreeMap<String, Option<String>>,
}

/// What an event says in its own language.
struct Sources {
    event: Event,
    originals: Vec<Original>,
    templates: Vec<Template>,
}

/// Returns all texts of an event with their translations.
pub fn get(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<TranslationsView, Error> {
    organiser.must(Act::ReadForms)?;
    let scope = scope::of_event(r, organiser, event)?;
    view(r, &scope)
}

/// Saves translations into one language.
pub fn put(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    (event, language): (&EventId, &str),
    patch: TranslationPatch,
) -> Result<TranslationsView, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    let language = GuestLanguage::parse(language)?;
    let sources = sources(tx, &scope)?;
    if language == sources.event.language {
        let message = "The texts of the event are in this language. Choose another one.";
        return Err(Invalid::new("language", message).into());
    }
    let mut stored = rows::of_event(tx.conn, &scope)?;
    stored.retain(|row| row.language == language);
    if patch.version != version(&stored) {
        return Err(Error::Conflict(Conflict::TranslationsChanged));
    }
    let changed = changed(&sources, &stored, patch.texts, &tx.settings().base_url)?;
    if !changed.is_empty() {
        store(tx, organiser, (&scope, language), &sources, &changed)?;
    }
    view(tx, &scope)
}

/// Stores what a file of an event brought in a language. Texts that the event does not have are left out.
pub(crate) fn put_filed(
    tx: &mut Tx<'_>,
    (scope, language): (&EventScope, GuestLanguage),
    filed: Vec<(String, Translation)>,
) -> Result<(), Error> {
    let sources = sources(tx, scope)?;
    if language == sources.event.language {
        return Ok(());
    }
    let (mut texts, mut problems) = (BTreeMap::new(), Vec::new());
    for (key, translation) in filed {
        let Some(original) = sources.originals.iter().find(|original| original.key == key) else {
            continue;
        };
        match original.check(&translation.text) {
            Ok(text) => {
                let checked = text.map(|text| Translation { text, ..translation });
                texts.insert(key, checked);
            }
            Err(problem) => problems.push(problem),
        }
    }
    for template in &sources.templates {
        let base_url = &tx.settings().base_url;
        check_mail(template, &mut texts, |_| None, (base_url, &mut problems));
    }
    if !problems.is_empty() {
        return Err(Error::InvalidFields(problems));
    }
    let now = tx.now;
    Ok(rows::put(tx.conn, scope, language, &texts, now)?)
}

fn store(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    (scope, language): (&EventScope, GuestLanguage),
    sources: &Sources,
    changed: &BTreeMap<String, Option<Translation>>,
) -> Result<(), Error> {
    let now = tx.now;
    rows::put(tx.conn, scope, language, changed, now)?;
    let keys: Vec<&str> = sources.originals.iter().map(|original| original.key.as_str()).collect();
    rows::keep_only(tx.conn, scope, &keys)?;
    let mails = changed_templates(sources, changed);
    for template in &mails {
        templates::touch(tx, scope, template)?;
    }
    tx.note(scope, Changes::any(Kind::Form));
    if !mails.is_empty() {
        tx.note(scope, Changes::any(Kind::Mail));
    }
    let fields = vec!["translations".to_owned()];
    activity::record(tx, organiser, scope, &Activity::EventChanged { fields })
}

fn changed_templates(sources: &Sources, changed: &BTreeMap<String, Option<Translation>>) -> BTreeSet<TemplateId> {
    let is_changed = |template: &&Template| {
        PARTS
            .iter()
            .any(|part| changed.contains_key(&mail_key(&template.id, *part)))
    };
    let templates = sources.templates.iter().filter(is_changed);
    templates.map(|template| template.id.clone()).collect()
}

const PARTS: [TextPart; 3] = [TextPart::Subject, TextPart::Html, TextPart::Plain];

fn sources(r: &mut Reading<'_>, scope: &EventScope) -> Result<Sources, Error> {
    let event = events::get(r.conn, scope)?;
    let form = forms::read(r, scope)?.form;
    let templates = templates::all(r, scope)?;
    let mut originals = translations::of_event(&event);
    originals.extend(translations::of_form(&form, &event));
    let reworded = templates
        .iter()
        .filter(|template| !templates::is_original(template.kind, &template.text));
    originals
        .extend(reworded.flat_map(|template| translations::of_template(&template.id, &template.name, &template.text)));
    Ok(Sources {
        event,
        originals,
        templates,
    })
}

/// Checks what is saved, and leaves out what is stored already.
fn changed(
    sources: &Sources,
    stored: &[StoredTranslation],
    typed: BTreeMap<String, Option<String>>,
    base_url: &str,
) -> Result<BTreeMap<String, Option<Translation>>, Error> {
    let mut problems = Vec::new();
    let mut changed = BTreeMap::new();
    let before = |key: &str| stored.iter().find(|row| row.key == key).map(|row| &row.translation);
    for (key, typed) in typed {
        let Some(original) = sources.originals.iter().find(|original| original.key == key) else {
            problems.push(Invalid::new(format!("texts.{key}"), "The event has no such text."));
            continue;
        };
        match original.check(typed.as_deref().unwrap_or_default()) {
            Ok(text) => {
                let new = text.map(|text| Translation {
                    text,
                    source: original.text.clone(),
                });
                if new.as_ref() != before(&key) {
                    changed.insert(key, new);
                }
            }
            Err(problem) => problems.push(problem),
        }
    }
    for template in &sources.templates {
        check_mail(template, &mut changed, before, (base_url, &mut problems));
    }
    if problems.is_empty() {
        Ok(changed)
    } else {
        Err(Error::InvalidFields(problems))
    }
}

/// Checks what a template says in another language as if it were a template, and cleans its HTML.
fn check_mail<'a>(
    template: &Template,
    changed: &mut BTreeMap<String, Option<Translation>>,
    before: impl Fn(&str) -> Option<&'a Translation>,
    (base_url, problems): (&str, &mut Vec<Invalid>),
) {
    let [subject, html, plain] = PARTS.map(|part| mail_key(&template.id, part));
    if ![&subject, &html, &plain]
        .into_iter()
        .any(|key| changed.contains_key(key))
    {
        return;
    }
    let text = |key: &str, original: &str| match changed.get(key) {
        Some(new) => new.as_ref().map_or(original, |new| &new.text).to_owned(),
        None => before(key).map_or(original, |stored| &stored.text).to_owned(),
    };
    let whole = TemplateText {
        subject: text(&subject, &template.text.subject),
        html: text(&html, &template.text.html),
        plain: text(&plain, &template.text.plain),
    };
    match templates::check_text(whole, base_url) {
        Ok(checked) => {
            if let Some(Some(new)) = changed.get_mut(&html) {
                new.text = checked.html;
            }
        }
        Err(found) => problems.extend(found.into_iter().map(|problem| {
            let key = match problem.field.as_str() {
                "subject" => &subject,
                "textContent" => &plain,
                _ => &html,
            };
            Invalid::new(format!("texts.{key}"), problem.message)
        })),
    }
}

fn view(r: &mut Reading<'_>, scope: &EventScope) -> Result<TranslationsView, Error> {
    let sources = sources(r, scope)?;
    let stored = rows::of_event(r.conn, scope)?;
    let archived = sources
        .templates
        .iter()
        .filter(|template| template.archived_at.is_some());
    let hidden: BTreeSet<String> = archived
        .flat_map(|template| PARTS.map(|part| mail_key(&template.id, part)))
        .collect();
    let mut originals = sources.originals;
    originals.retain(|original| !hidden.contains(&original.key));
    let own = sources.event.language;
    let others = GuestLanguage::ALL.into_iter().filter(|language| *language != own);
    Ok(TranslationsView {
        language: own,
        languages: others
            .map(|language| in_language(language, &originals, &stored))
            .collect(),
        originals,
    })
}

fn in_language(language: GuestLanguage, originals: &[Original], stored: &[StoredTranslation]) -> LanguageView {
    let of_language: Vec<StoredTranslation> = stored.iter().filter(|row| row.language == language).cloned().collect();
    let text = |row: &StoredTranslation| {
        let original = originals.iter().find(|original| original.key == row.key)?;
        let is_outdated = row.translation.is_outdated(original);
        Some((row.key.clone(), (row.translation.text.clone(), is_outdated)))
    };
    LanguageView {
        language,
        version: version(&of_language),
        texts: of_language.iter().filter_map(text).collect(),
    }
}

/// Names a state of one language: it changes with each text.
fn version(stored: &[StoredTranslation]) -> String {
    let mut digest = Sha256::new();
    for row in stored {
        for part in [&row.key, &row.translation.text, &row.translation.source] {
            digest.update(part.len().to_le_bytes());
            digest.update(part);
        }
    }
    let hex = digest
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect::<String>();
    hex.chars().take(VERSION_LENGTH).collect()
}
