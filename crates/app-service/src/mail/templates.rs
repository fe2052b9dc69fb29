//! The email templates of an event. Each event starts with the four built-in ones, whose ids derive from the event;
//! they become rows on the first write, so that reading never writes.

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::activity::Activity;
use domain::event::{Event, GuestLanguage};
use domain::id::{EventId, TemplateId};
use domain::invalid::Invalid;
use domain::limits::{ID_LENGTH, TEMPLATES_MAX};
use domain::mail::{TemplateKind, TemplateText, template_name};
use domain::translations::TranslatedMail;
use mailer::guest_mail::{self, Source};
use sha2::{Digest as _, Sha256};
use storage::events::{self, EventScope};
use storage::mail::templates as rows;

pub use storage::mail::templates::Template;

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun};
use crate::core::scope;
use crate::core::service::{Reading, Tx};

/// A template that is created.
#[derive(Clone, Debug, Default)]
pub struct NewTemplate {
    /// What organisers call it.
    pub name: String,
    /// A word of [`TemplateKind`].
    pub kind: String,
    /// What it says.
    pub text: TemplateText,
    /// Whether it is the one that is used for its kind.
    pub is_default: bool,
    /// Whether it may be sent; yes when absent.
    pub is_active: Option<bool>,
}

/// A change of a template; what is absent stays as it is.
#[derive(Clone, Debug, Default)]
pub struct TemplatePatch {
    /// The version that was edited.
    pub version: i32,
    /// The new name.
    pub name: Option<String>,
    /// The new kind.
    pub kind: Option<String>,
    /// The new subject.
    pub subject: Option<String>,
    /// The new HTML.
    pub html: Option<String>,
    /// The new plain text.
    pub plain: Option<String>,
    /// Whether it is the one that is used for its kind.
    pub is_default: Option<bool>,
    /// Whether it may be sent.
    pub is_active: Option<bool>,
    /// Whether it is archived.
    pub archived: Option<bool>,
    /// Whether to restore the built-in text.
    pub restore_default: bool,
}

/// Returns the templates of an event, archived ones too.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<Template>, Error> {
    organiser.must(Act::ReadForms)?;
    let scope = scope::of_event(r, organiser, event)?;
    all(r, &scope)
}

/// Creates a template.
pub fn create(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, new: NewTemplate) -> Result<Template, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    let known = ensure(tx, &scope)?;
    if known.len() >= TEMPLATES_MAX {
        let message = format!("Events are limited to {TEMPLATES_MAX} templates. Change one of them instead.");
        return Err(Invalid::new("name", message).into());
    }
    let now = tx.now;
    let (name, text) = checked(tx, template_name(&new.name), new.text)?;
    let template = Template {
        id: TemplateId::from_random(&tx.id_bytes()?),
        name,
        kind: TemplateKind::parse(&new.kind)?,
        text,
        is_default: new.is_default,
        is_active: new.is_active.unwrap_or(true),
        version: 1,
        created_at: now,
        updated_at: now,
        archived_at: None,
    };
    rows::insert(tx.conn, &scope, &template)?;
    if template.is_default {
        rows::clear_other_defaults(tx.conn, &scope, &template)?;
    }
    let name = template.name.clone();
    activity::record(tx, organiser, &scope, &Activity::EmailTemplateCreated { name })?;
    Ok(template)
}

/// Changes a template whose version is the one that was edited.
pub fn update(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    (event, id): (&EventId, &TemplateId),
    patch: TemplatePatch,
) -> Result<Template, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    let known = ensure(tx, &scope)?;
    let old = known
        .iter()
        .find(|template| template.id == *id)
        .ok_or(Error::NotFound(Noun::Template))?;
    if old.version != patch.version {
        return Err(Error::Conflict(Conflict::TemplateChanged));
    }
    let language = events::get(tx.conn, &scope)?.language;
    let mut new = patched(tx, old, &patch, language)?;
    if new == *old {
        return Ok(new);
    }
    keep_a_default(tx, &scope, &known, old, &mut new)?;
    new.version = old.version.saturating_add(1);
    new.updated_at = tx.now;
    if !rows::update(tx.conn, &scope, &new, patch.version)? {
        return Err(Error::Conflict(Conflict::TemplateChanged));
    }
    if new.is_default {
        rows::clear_other_defaults(tx.conn, &scope, &new)?;
    }
    let name = new.name.clone();
    activity::record(tx, organiser, &scope, &Activity::EmailTemplateChanged { name })?;
    Ok(new)
}

fn patched(tx: &Tx<'_>, old: &Template, patch: &TemplatePatch, language: GuestLanguage) -> Result<Template, Error> {
    let mut new = old.clone();
    let name = patch.name.as_deref().unwrap_or(&old.name);
    if let Some(kind) = &patch.kind {
        new.kind = TemplateKind::parse(kind)?;
    }
    let text = if patch.restore_default {
        original(new.kind, language).1
    } else {
        TemplateText {
            subject: patch.subject.clone().unwrap_or_else(|| old.text.subject.clone()),
            html: patch.html.clone().unwrap_or_else(|| old.text.html.clone()),
            plain: patch.plain.clone().unwrap_or_else(|| old.text.plain.clone()),
        }
    };
    if text == old.text {
        // A stored template can still be archived or renamed after the rules have become stricter.
        new.name = template_name(name)?;
    } else {
        (new.name, new.text) = checked(tx, template_name(name), text)?;
    }
    new.is_default = patch.is_default.unwrap_or(old.is_default);
    new.is_active = patch.is_active.unwrap_or(old.is_active);
    if let Some(archived) = patch.archived {
        new.archived_at = archived.then(|| old.archived_at.unwrap_or(tx.now));
    }
    Ok(new)
}

/// Keeps one default template for each kind: another one takes over when the default is archived, changes its kind or
/// gives up the role.
fn keep_a_default(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    known: &[Template],
    old: &Template,
    new: &mut Template,
) -> Result<(), Error> {
    if new.archived_at.is_some() {
        new.is_default = false;
    }
    let gives_up = old.is_default && (!new.is_default || new.kind != old.kind);
    if !gives_up {
        return Ok(());
    }
    let heir = known
        .iter()
        .rev()
        .find(|other| other.id != old.id && other.kind == old.kind && other.archived_at.is_none());
    let Some(heir) = heir else {
        let (field, message) = if new.archived_at.is_some() {
            (
                "archived",
                "This is the only template of its kind. Create another one first.",
            )
        } else if new.kind == old.kind {
            (
                "isDefault",
                "This is the only template of its kind. Choose another one first.",
            )
        } else {
            (
                "templateType",
                "This is the only template of its kind. Create another one first.",
            )
        };
        return Err(Invalid::new(field, message).into());
    };
    let mut heir = heir.clone();
    heir.is_default = true;
    rows::update(tx.conn, scope, &heir, heir.version)?;
    Ok(())
}

/// Checks a name and a text; reports every problem.
fn checked(tx: &Tx<'_>, name: Result<String, Invalid>, text: TemplateText) -> Result<(String, TemplateText), Error> {
    match (name, check_text(text, &tx.settings().base_url)) {
        (Ok(name), Ok(text)) => Ok((name, text)),
        (Err(problem), Ok(_)) => Err(Error::InvalidFields(vec![problem])),
        (name, Err(mut problems)) => {
            problems.splice(..0, name.err());
            Err(Error::InvalidFields(problems))
        }
    }
}

/// Checks a text and removes forbidden content from its HTML.
pub(crate) fn check_text(text: TemplateText, base_url: &str) -> Result<TemplateText, Vec<Invalid>> {
    let mut text = text.check()?;
    guest_mail::check(&source(&text), base_url).map_err(|problems| {
        let named = |problem: guest_mail::Problem| Invalid::new(problem.field, problem.message);
        problems.into_iter().map(named).collect::<Vec<Invalid>>()
    })?;
    text.html = guest_mail::sanitise(&text.html);
    Ok(text)
}

/// Returns a text as the mailer takes it.
pub(crate) fn source(text: &TemplateText) -> Source<'_> {
    Source {
        subject: &text.subject,
        html: &text.html,
        text: &text.plain,
    }
}

/// Returns the name and the text of the built-in template of a kind.
pub(crate) fn original(kind: TemplateKind, language: GuestLanguage) -> (String, TemplateText) {
    let own = guest_mail::defaults(mailer_kind(kind), language);
    let text = TemplateText {
        subject: own.subject.to_owned(),
        html: own.html.to_owned(),
        plain: own.text.to_owned(),
    };
    (own.name.to_owned(), text)
}

/// Returns whether this is the built-in text of its kind, in any language.
pub fn is_original(kind: TemplateKind, text: &TemplateText) -> bool {
    let mut languages = GuestLanguage::ALL.into_iter();
    languages.any(|language| original(kind, language).1 == *text)
}

/// Returns a text for a reader, and whether its body is in the language of the reader: built-in texts and translations
/// are, others are as they were written.
pub(crate) fn in_language(
    kind: TemplateKind,
    text: TemplateText,
    translated: &TranslatedMail,
    language: GuestLanguage,
) -> (TemplateText, bool) {
    if is_original(kind, &text) {
        (original(kind, language).1, true)
    } else {
        translated.apply(text, language)
    }
}

/// Makes a new version of a template whose translations have changed, so that queued mails keep what they say.
pub(crate) fn touch(tx: &mut Tx<'_>, scope: &EventScope, id: &TemplateId) -> Result<(), Error> {
    let mut template = find(tx, scope, id)?;
    let before = template.version;
    template.version = before.saturating_add(1);
    template.updated_at = tx.now;
    rows::update(tx.conn, scope, &template, before)?;
    Ok(())
}

/// Returns a kind as the mailer calls it.
pub(crate) fn mailer_kind(kind: TemplateKind) -> guest_mail::TemplateKind {
    match kind {
        TemplateKind::Invitation => guest_mail::TemplateKind::Invitation,
        TemplateKind::Confirmation => guest_mail::TemplateKind::Confirmation,
        TemplateKind::Reminder => guest_mail::TemplateKind::Reminder,
        TemplateKind::SeatAssignment => guest_mail::TemplateKind::SeatAssignment,
    }
}

/// Returns the templates of an event: the rows, and the built-in ones without a row.
pub(crate) fn all(r: &mut Reading<'_>, scope: &EventScope) -> Result<Vec<Template>, Error> {
    let stored = rows::of_event(r.conn, scope)?;
    let event = events::get(r.conn, scope)?;
    let mut templates: Vec<Template> = TemplateKind::ALL
        .into_iter()
        .map(|kind| own_template(&event, kind))
        .filter(|own| !stored.iter().any(|template| template.id == own.id))
        .map(|mut own| {
            let taken = |template: &Template| template.is_default && template.kind == own.kind;
            own.is_default = !stored.iter().any(taken);
            own
        })
        .collect();
    templates.extend(stored);
    let order = |kind: TemplateKind| TemplateKind::ALL.into_iter().position(|known| known == kind);
    templates.sort_by_key(|template| (order(template.kind), template.created_at));
    Ok(templates)
}

/// Stores the built-in templates as rows, and returns all templates.
pub(crate) fn ensure(tx: &mut Tx<'_>, scope: &EventScope) -> Result<Vec<Template>, Error> {
    let templates = all(tx, scope)?;
    if rows::of_event(tx.conn, scope)?.len() < templates.len() {
        for template in &templates {
            rows::insert(tx.conn, scope, template)?;
        }
    }
    Ok(templates)
}

/// Returns a template as a row, so that others can refer to it.
pub(crate) fn find(tx: &mut Tx<'_>, scope: &EventScope, id: &TemplateId) -> Result<Template, Error> {
    let known = ensure(tx, scope)?;
    let found = known.into_iter().find(|template| template.id == *id);
    found.ok_or(Error::NotFound(Noun::Template))
}

/// Returns the template that is used for a kind, as a row.
pub(crate) fn of_kind(tx: &mut Tx<'_>, scope: &EventScope, kind: TemplateKind) -> Result<Template, Error> {
    let known = ensure(tx, scope)?;
    let of_kind = |template: &&Template| template.kind == kind && template.archived_at.is_none();
    let mut candidates = known.iter().filter(of_kind);
    let chosen = candidates.clone().find(|template| template.is_default);
    match chosen.or_else(|| candidates.next()) {
        Some(template) => Ok(template.clone()),
        None => {
            let event = events::get(tx.conn, scope)?;
            find(tx, scope, &own_id(&event.id, kind))
        }
    }
}

/// Returns the templates that a copy of the event gets too; unchanged built-in ones are left out, since every event has
/// them.
pub(crate) fn copied(r: &mut Reading<'_>, scope: &EventScope) -> Result<Vec<Template>, Error> {
    let mut templates = rows::of_event(r.conn, scope)?;
    templates.retain(|template| template.archived_at.is_none());
    Ok(templates)
}

/// Stores the templates of another event, and returns their ids there and here. Built-in ones get the matching built-in id,
/// even if their text has changed.
pub(crate) fn insert_copied(
    tx: &mut Tx<'_>,
    (from, to): (&EventId, &EventScope),
    templates: Vec<Template>,
) -> Result<Vec<(TemplateId, TemplateId)>, Error> {
    let now = tx.now;
    let mut ids = Vec::with_capacity(templates.len());
    for mut template in templates {
        let own = TemplateKind::ALL
            .into_iter()
            .find(|kind| own_id(from, *kind) == template.id);
        let id = match own {
            Some(kind) => own_id(to.event_id(), kind),
            None => TemplateId::from_random(&tx.id_bytes()?),
        };
        ids.push((std::mem::replace(&mut template.id, id.clone()), id));
        (template.version, template.created_at, template.updated_at) = (1, now, now);
        rows::insert(tx.conn, to, &template)?;
    }
    Ok(ids)
}

/// Returns the built-in template of an event, for a kind without a row.
fn own_template(event: &Event, kind: TemplateKind) -> Template {
    let (name, text) = original(kind, event.language);
    let created_at: DateTime<Utc> = event.created_at;
    Template {
        id: own_id(&event.id, kind),
        name,
        kind,
        text,
        is_default: true,
        is_active: true,
        version: 1,
        created_at,
        updated_at: created_at,
        archived_at: None,
    }
}

/// Returns the id of a built-in template of an event: the same before and after it becomes a row.
pub(crate) fn own_id(event: &EventId, kind: TemplateKind) -> TemplateId {
    let digest = Sha256::digest(format!("seatwright template 1 {event} {}", kind.as_str()));
    let mut bytes = [0; ID_LENGTH];
    for (byte, hashed) in bytes.iter_mut().zip(digest) {
        *byte = hashed;
    }
    TemplateId::from_random(&bytes)
}
