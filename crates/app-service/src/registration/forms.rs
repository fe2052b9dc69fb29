//! The registration form of an event: get, save. Changed fields make a new version; answers keep theirs.

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::form::{Form, FormField, FormSettings, default_fields};
use domain::id::EventId;
use domain::print;
use storage::events::{self, EventScope};
use storage::registration::{answers, registrations};
use storage::registration::{forms as rows, forms::Registration};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::{Reading, Tx};

/// A form as organisers see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormView {
    /// The form.
    pub form: Form,
    /// The version of its fields; 0 when it was never saved.
    pub version: i32,
    /// Guests who have answered.
    pub answers: i64,
    /// Guests who attend, whether they answered or an organiser noted it.
    pub attending: i64,
    /// The name of the event in the public link.
    pub public_id: String,
    /// When it was saved last, and who made the version.
    pub updated: Option<(DateTime<Utc>, String)>,
}

/// Returns the form of an event.
pub fn get(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<FormView, Error> {
    organiser.must(Act::ReadForms)?;
    let scope = scope::of_event(r, organiser, event)?;
    view(r, &scope)
}

/// A form as it is read for registration.
#[derive(Clone, Debug)]
pub(crate) struct CurrentForm {
    /// The form; the product's own when none was saved.
    pub(crate) form: Form,
    /// The version of its fields.
    pub(crate) version: i32,
    /// Whether answers can refer to it.
    pub(crate) is_stored: bool,
    /// When it was saved last, and who made the version.
    updated: Option<(DateTime<Utc>, String)>,
    /// What the event says.
    pub(crate) registration: Registration,
}

impl CurrentForm {
    /// Returns whether an organiser has saved the form; the product's own is stored as version 0.
    pub(crate) fn was_saved(&self) -> bool {
        self.version > 0
    }
}

/// Returns the form of an event with what the event says about registration.
pub(crate) fn read(r: &mut Reading<'_>, scope: &EventScope) -> Result<CurrentForm, Error> {
    let registration = rows::registration(r.conn, scope)?;
    let stored = rows::find(r.conn, scope)?;
    let is_stored = stored.is_some();
    let (mut form, version, updated) = match stored {
        Some(stored) => (
            Form {
                title: stored.title,
                description: stored.description,
                fields: fields(&stored.fields)?,
                settings: serde_json::from_str(&stored.settings).map_err(corrupt)?,
            },
            stored.version,
            (stored.version > 0).then_some((stored.updated_at, stored.updated_by)),
        ),
        None => (own(r, scope)?, 0, None),
    };
    form.settings.capacity = registration.capacity;
    form.settings.opens_at = registration.opens_at.map(|at| at.to_rfc3339());
    Ok(CurrentForm {
        form,
        version,
        is_stored,
        updated,
        registration,
    })
}

/// Stores the product's own form under version 0, so that an answer can refer to it.
pub(crate) fn store_own(tx: &mut Tx<'_>, scope: &EventScope, current: &CurrentForm) -> Result<(), Error> {
    if current.is_stored {
        return Ok(());
    }
    let form = &current.form;
    let (settings, fields) = (print::text(&form.settings)?, print::text(&form.fields)?);
    let (now, owner) = (tx.now, rows::any_owner(tx.conn, &current.registration.organisation)?);
    rows::put(tx.conn, scope, (&form.title, &form.description, &settings), now)?;
    Ok(rows::publish(tx.conn, scope, (0, &fields), &owner, now)?)
}

/// Returns whether answers to a version can be taken: those to the present one, and to an earlier one that asks the same.
pub(crate) fn asks_the_same(
    r: &mut Reading<'_>,
    scope: &EventScope,
    current: &CurrentForm,
    version: i32,
) -> Result<bool, Error> {
    if version == current.version {
        return Ok(true);
    }
    let earlier = match rows::fields_of(r.conn, scope, version)? {
        Some(stored) => fields(&stored)?,
        None if version == 0 => default_fields(),
        None => return Ok(false),
    };
    Ok(earlier == current.form.fields)
}

/// Reads the fields of a stored version.
pub(crate) fn fields(stored: &str) -> Result<Vec<FormField>, Error> {
    serde_json::from_str(stored).map_err(corrupt)
}

fn corrupt(error: serde_json::Error) -> Error {
    Error::Internal(format!("a stored form cannot be read: {error}"))
}

fn own(r: &mut Reading<'_>, scope: &EventScope) -> Result<Form, Error> {
    let event = events::get(r.conn, scope)?;
    Ok(Form {
        title: event.name,
        description: String::new(),
        fields: default_fields(),
        settings: FormSettings::default(),
    })
}

pub(crate) fn view(r: &mut Reading<'_>, scope: &EventScope) -> Result<FormView, Error> {
    let current = read(r, scope)?;
    Ok(FormView {
        answers: answers::count(r.conn, scope)?,
        attending: registrations::attending(r.conn, scope)?,
        form: current.form,
        version: current.version,
        public_id: current.registration.public_id,
        updated: current.updated,
    })
}
