//! The form in the file: all versions, since answers refer to the one they were given to.

use chrono::{DateTime, Utc};
use domain::form::{Form, FormField, FormSettings};
use domain::invalid::Invalid;
use domain::limits::FORM_FIELDS_MAX;
use domain::live::{Changes, Kind};
use domain::print;
use serde::{Deserialize, Serialize};
use storage::events::EventScope;
use storage::exports::whole;
use storage::registration::forms as rows;

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::{Reading, Tx};
use crate::registration::forms;

/// A form with its versions, the first one first; the last one is published.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledForm {
    title: String,
    #[serde(default)]
    description: String,
    #[serde(default)]
    settings: FormSettings,
    versions: Vec<FiledVersion>,
    created_at: DateTime<Utc>,
    updated_at: DateTime<Utc>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct FiledVersion {
    version: i32,
    fields: Vec<FormField>,
    created_at: DateTime<Utc>,
}

/// A form that passed every check.
pub(super) struct CheckedForm {
    form: Form,
    opens_at: Option<DateTime<Utc>>,
    versions: Vec<FiledVersion>,
    times: whole::FormTimes,
}

impl CheckedForm {
    pub(super) fn has_version(&self, version: i32) -> bool {
        self.versions.iter().any(|known| known.version == version)
    }
}

/// Returns the form of an event, once it was stored.
pub(super) fn read(r: &mut Reading<'_>, scope: &EventScope) -> Result<Option<FiledForm>, Error> {
    let current = forms::read(r, scope)?;
    let times = whole::form_times(r.conn, scope)?;
    let Some((created_at, updated_at)) = times.filter(|_| current.is_stored) else {
        return Ok(None);
    };
    let versions = whole::form_versions(r.conn, scope)?.into_iter().map(|stored| {
        Ok(FiledVersion {
            version: stored.version,
            fields: forms::fields(&stored.fields)?,
            created_at: stored.created_at,
        })
    });
    Ok(Some(FiledForm {
        title: current.form.title,
        description: current.form.description,
        settings: current.form.settings,
        versions: versions.collect::<Result<_, Error>>()?,
        created_at,
        updated_at,
    }))
}

/// Checks a form. Of the versions before the last one only the size is checked: they may be older than a rule.
pub(super) fn check(filed: FiledForm) -> Result<CheckedForm, Error> {
    let ascends = filed.versions.is_sorted_by(|one, next| one.version < next.version);
    let Some(last) = filed
        .versions
        .last()
        .filter(|_| ascends && filed.versions.iter().all(|one| one.version >= 0))
    else {
        return Err(Invalid::new("form.versions", "List the versions of the form in ascending order.").into());
    };
    if filed
        .versions
        .iter()
        .any(|version| version.fields.len() > FORM_FIELDS_MAX)
    {
        let message = format!("Forms are limited to {FORM_FIELDS_MAX} fields.");
        return Err(Invalid::new("form.versions", message).into());
    }
    let form = Form {
        title: filed.title,
        description: filed.description,
        fields: last.fields.clone(),
        settings: filed.settings,
    };
    let form = form.checked().map_err(|problems| {
        let placed = problems.into_iter();
        Error::InvalidFields(placed.map(|problem| super::at_place("form", problem)).collect())
    })?;
    let opens_at = form.settings.opens_at.as_deref().map(DateTime::parse_from_rfc3339);
    let opens_at = opens_at
        .transpose()
        .map_err(|_malformed| Invalid::new("form.settings.opensAt", "Enter a date and time."))?;
    Ok(CheckedForm {
        form,
        opens_at: opens_at.map(|at| at.to_utc()),
        versions: filed.versions,
        times: (filed.created_at, filed.updated_at),
    })
}

/// Stores the form of a new event.
pub(super) fn insert(tx: &mut Tx<'_>, organiser: &Organiser, to: &EventScope, filed: CheckedForm) -> Result<(), Error> {
    let CheckedForm {
        form,
        opens_at,
        versions,
        times: (created_at, updated_at),
    } = filed;
    let settings = print::text(&form.settings)?;
    let texts = (form.title.as_str(), form.description.as_str(), settings.as_str());
    rows::put(tx.conn, to, texts, created_at)?;
    rows::set_registration(tx.conn, to, form.settings.capacity, opens_at)?;
    for version in versions {
        let fields = print::text(&version.fields)?;
        let of_version = (version.version, fields.as_str());
        rows::publish(tx.conn, to, of_version, organiser.user_id(), version.created_at)?;
    }
    rows::put(tx.conn, to, texts, updated_at)?;
    tx.note(to, Changes::any(Kind::Form));
    Ok(())
}
