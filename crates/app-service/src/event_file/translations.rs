//! What organisers wrote in other languages, in the file.

use std::collections::{BTreeMap, HashMap};

use domain::event::GuestLanguage;
use domain::id::TemplateId;
use domain::invalid::Invalid;
use domain::translations::Translation;
use serde::{Deserialize, Serialize};
use storage::events::{EventScope, translations as rows};

use super::mail::FiledIds;
use crate::core::error::Error;
use crate::core::service::{Reading, Tx};
use crate::registration::translations as texts;

/// A text in another language.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct FiledTranslation {
    language: String,
    /// Names the text; that of a template has its id in the file.
    key: String,
    text: String,
    source: String,
}

/// The texts of one language with their keys.
type OfLanguage = (GuestLanguage, Vec<(String, Translation)>);

/// Returns every translation, by language and key.
pub(super) fn read(
    r: &mut Reading<'_>,
    scope: &EventScope,
    templates: &FiledIds,
) -> Result<Vec<FiledTranslation>, Error> {
    let stored = rows::of_event(r.conn, scope)?.into_iter();
    let filed_id = |id: &str| templates.get(&TemplateId::parse(id).ok()?).map(String::as_str);
    let mut filed: Vec<FiledTranslation> = stored
        .map(|row| FiledTranslation {
            language: row.language.as_str().to_owned(),
            key: with_template(row.key, filed_id),
            text: row.translation.text,
            source: row.translation.source,
        })
        .collect();
    filed.sort_by(|one, other| (&one.language, &one.key).cmp(&(&other.language, &other.key)));
    Ok(filed)
}

/// Checks the language of a translation.
pub(super) fn check(filed: &FiledTranslation) -> Result<(), Invalid> {
    GuestLanguage::parse(&filed.language).map(drop)
}

/// Stores the translations of a new event. Texts that it does not have are left out; the others are checked as if an
/// organiser had typed them.
pub(super) fn insert(
    tx: &mut Tx<'_>,
    to: &EventScope,
    filed: Vec<FiledTranslation>,
    templates: &HashMap<String, TemplateId>,
) -> Result<(), Error> {
    let mut by_language: BTreeMap<&str, OfLanguage> = BTreeMap::new();
    for row in filed {
        let translation = Translation {
            text: row.text,
            source: row.source,
        };
        let language = GuestLanguage::parse(&row.language)?;
        let (_, texts) = by_language.entry(language.as_str()).or_insert((language, Vec::new()));
        let own_id = |id: &str| templates.get(id).map(TemplateId::as_str);
        texts.push((with_template(row.key, own_id), translation));
    }
    for (language, rows) in by_language.into_values() {
        texts::put_filed(tx, (to, language), rows)?;
    }
    Ok(())
}

/// Names the text of a template by another id of the template.
fn with_template<'t>(key: String, id_of: impl Fn(&str) -> Option<&'t str>) -> String {
    let of_template = key.strip_prefix("mail.").and_then(|rest| rest.rsplit_once('.'));
    match of_template.and_then(|(id, part)| Some((id_of(id)?, part))) {
        Some((id, part)) => format!("mail.{id}.{part}"),
        None => key,
    }
}
