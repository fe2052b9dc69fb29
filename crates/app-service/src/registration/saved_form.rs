//! Saving the form of an event, with what follows from it: meals of the list, and places for those who wait.

use chrono::{DateTime, Utc};
use domain::activity::Activity;
use domain::form::{Form, FormSettings};
use domain::id::EventId;
use domain::invalid::Invalid;
use domain::live::{Changes, Kind};
use domain::print;
use storage::events;
use storage::registration::forms as rows;

use super::{meals, waiting};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error};
use crate::core::scope;
use crate::core::service::Tx;
use crate::registration::forms::{FormView, read, view};

/// Saves a form. `version` is the one that was edited.
pub fn save_form(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    form: Form,
    version: i32,
) -> Result<FormView, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    let old = read(tx, &scope)?;
    if old.version != version {
        return Err(Error::Conflict(Conflict::FormChanged));
    }
    let mut form = form.checked().map_err(Error::InvalidFields)?;
    let opens_at = opening(&form.settings)?;
    form.settings.opens_at = opens_at.map(|at| at.to_rfc3339());
    let now = tx.now;
    let settings = print::text(&form.settings)?;
    rows::put(tx.conn, &scope, (&form.title, &form.description, &settings), now)?;
    rows::set_registration(tx.conn, &scope, form.settings.capacity, opens_at)?;
    // Also for a change of title or settings alone, or two people who edit at once would overwrite each other.
    if !old.is_stored || version == 0 || old.form != form {
        let fields = print::text(&form.fields)?;
        rows::publish(
            tx.conn,
            &scope,
            (version.saturating_add(1), &fields),
            organiser.user_id(),
            now,
        )?;
    }
    tx.note(&scope, Changes::any(Kind::Form));
    meals::take_over(tx, organiser, &scope, (&old.form.fields, &form.fields))?;
    let fields = vec!["invitationForm".to_owned()];
    activity::record(tx, organiser, &scope, &Activity::EventChanged { fields })?;
    waiting::move_up(tx, &scope)?;
    view(tx, &scope)
}

fn opening(settings: &FormSettings) -> Result<Option<DateTime<Utc>>, Error> {
    let Some(typed) = settings.opens_at.as_deref().filter(|typed| !typed.is_empty()) else {
        return Ok(None);
    };
    let wrong = |_| Invalid::new("settings.opensAt", "Enter a date and time.");
    let instant = DateTime::parse_from_rfc3339(typed).map_err(wrong)?;
    Ok(Some(instant.with_timezone(&Utc)))
}
