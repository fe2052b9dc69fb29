//! The answers in the file: every answer of each guest, with the version of the form it was given to.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use domain::form::answer::{Attending, FieldValue, Values};
use domain::form::{FieldType, own_field};
use domain::guest::GuestField;
use domain::id::ChangeId;
use domain::invalid::Invalid;
use domain::limits::{FORM_FIELDS_MAX, FORM_OPTIONS_MAX, FORM_TEXTAREA_MAX};
use domain::live::{Changes, Kind};
use domain::print;
use serde::{Deserialize, Serialize};
use storage::events::EventScope;
use storage::exports::whole;
use storage::registration::answers::{self as rows, Answer};

use super::Ids;
use super::form::CheckedForm;
use crate::core::error::Error;
use crate::core::service::{Reading, Tx};
use crate::registration::forms;

/// How an answer came, in the words of storage.
const SOURCES: [&str; 4] = ["form", "link", "late-link", "organiser"];

/// An answer of a guest.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledAnswer {
    pub(super) guest_id: String,
    form_version: i32,
    values: Values,
    attending: String,
    source: String,
    at: DateTime<Utc>,
}

/// The fields of a form whose answers are contact details.
#[derive(Default)]
pub(super) struct ContactFields(HashSet<String>);

impl ContactFields {
    /// Finds them in every version of the form.
    pub(super) fn read(r: &mut Reading<'_>, scope: &EventScope) -> Result<Self, Error> {
        let mut found = HashSet::from(["email".to_owned(), "mobile".to_owned()]);
        for version in whole::form_versions(r.conn, scope)? {
            let fields = forms::fields(&version.fields)?.into_iter();
            let contacts = fields.filter(|field| {
                let own = own_field(&field.id);
                field.kind == FieldType::Email || matches!(own, Some(GuestField::Email | GuestField::Mobile))
            });
            found.extend(contacts.map(|field| field.id));
        }
        Ok(Self(found))
    }

    /// Reads stored values without contact details.
    pub(super) fn without(&self, stored: &str) -> Result<Values, Error> {
        let mut values = stored_values(stored)?;
        values.retain(|field, _| !self.0.contains(field));
        Ok(values)
    }
}

fn stored_values(stored: &str) -> Result<Values, Error> {
    serde_json::from_str(stored).map_err(|error| Error::Internal(format!("a stored answer cannot be read: {error}")))
}

/// Returns every answer, the oldest first. `hidden` are the fields that are left out.
pub(super) fn read(r: &mut Reading<'_>, scope: &EventScope, hidden: &ContactFields) -> Result<Vec<FiledAnswer>, Error> {
    let stored = rows::all(r.conn, scope)?;
    let filed = stored.into_iter().map(|answer| {
        Ok(FiledAnswer {
            values: hidden.without(&answer.values)?,
            guest_id: answer.guest_id.to_string(),
            form_version: answer.version,
            attending: answer.attending.as_str().to_owned(),
            source: answer.source,
            at: answer.at,
        })
    });
    filed.collect()
}

/// Checks an answer; its guest is checked by the caller.
pub(super) fn check(filed: &FiledAnswer, form: Option<&CheckedForm>) -> Result<(), Invalid> {
    if form.is_none_or(|form| !form.has_version(filed.form_version)) {
        return Err(Invalid::new("formVersion", "The form has no such version."));
    }
    Attending::parse(&filed.attending)?;
    if !SOURCES.contains(&filed.source.as_str()) {
        return Err(Invalid::new("source", format!("Choose {}.", SOURCES.join(", "))));
    }
    check_values("values", &filed.values)
}

/// Checks how much the values of an answer hold.
pub(super) fn check_values(field: &str, values: &Values) -> Result<(), Invalid> {
    let is_short = |text: &String| text.chars().count() <= FORM_TEXTAREA_MAX;
    let fits = |value: &FieldValue| match value {
        FieldValue::Flag(_) => true,
        FieldValue::Text(text) => is_short(text),
        FieldValue::Several(options) => options.len() <= FORM_OPTIONS_MAX && options.iter().all(is_short),
    };
    // The consent and the contact fields of companions are kept beside the fields of the form.
    let most = 2 * FORM_FIELDS_MAX;
    if values.len() <= most && values.values().all(fits) {
        Ok(())
    } else {
        Err(Invalid::new(field, "The answer is too long."))
    }
}

/// Stores answers that passed the check. The newest of a guest counts; of one instant, the last of the file.
pub(super) fn insert(tx: &mut Tx<'_>, to: &EventScope, mut filed: Vec<FiledAnswer>, ids: &Ids) -> Result<(), Error> {
    filed.sort_by_key(|answer| answer.at);
    let drawn = filed
        .iter()
        .map(|answer| Ok(ChangeId::timed(answer.at, &tx.id_bytes()?).to_string()));
    let mut drawn: Vec<String> = drawn.collect::<Result<_, Error>>()?;
    drawn.sort();
    for (answer, id) in filed.into_iter().zip(drawn) {
        let row = Answer {
            id,
            guest_id: ids.guest(&answer.guest_id)?,
            version: answer.form_version,
            values: print::text(&answer.values)?,
            attending: Attending::parse(&answer.attending)?,
            source: answer.source,
            at: answer.at,
        };
        rows::insert(tx.conn, to, &row)?;
    }
    tx.note(to, Changes::any(Kind::Answers));
    Ok(())
}
