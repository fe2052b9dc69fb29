//! The email templates of an event, and those of their versions that mails refer to.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::TemplateId;
use domain::mail::{TemplateKind, TemplateText};
use domain::print;
use domain::translations::TranslatedMail;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{email_template_versions, email_templates};

/// A template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// Names the template.
    pub id: TemplateId,
    /// What organisers call it.
    pub name: String,
    /// What it is for.
    pub kind: TemplateKind,
    /// What it says.
    pub text: TemplateText,
    /// Whether it is the one that is used for its kind.
    pub is_default: bool,
    /// Whether it may be sent.
    pub is_active: bool,
    /// Grows with each change.
    pub version: i32,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it was changed last.
    pub updated_at: DateTime<Utc>,
    /// When it was put away, if it was.
    pub archived_at: Option<DateTime<Utc>>,
}

#[derive(Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = email_templates, treat_none_as_null = true, treat_none_as_default_value = false)]
struct Row {
    id: String,
    event_id: String,
    name: String,
    kind: String,
    subject: String,
    html: String,
    plain: String,
    is_default: bool,
    is_active: bool,
    version: i32,
    created_at: NaiveDateTime,
    updated_at: NaiveDateTime,
    archived_at: Option<NaiveDateTime>,
}

/// Returns the templates of an event, the oldest first.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<Template>, Error> {
    let query = email_templates::table
        .filter(email_templates::event_id.eq(scope.id()))
        .order((email_templates::created_at, email_templates::id));
    let rows: Vec<Row> = both!(conn, c => query.select(Row::as_select()).load(c))?;
    rows.into_iter().map(Template::try_from).collect()
}

/// Stores a template, unless there is one with its id.
pub fn insert(conn: &mut Connection, scope: &EventScope, template: &Template) -> Result<(), Error> {
    let organisation = email_templates::organisation_id.eq(scope.organisation());
    let insert = diesel::insert_into(email_templates::table).values((organisation, Row::new(scope, template)));
    insert_on_key!(conn, insert, email_templates(id), on => on.do_nothing())?;
    Ok(())
}

/// Overwrites a template of a given version; returns whether it had that version.
pub fn update(conn: &mut Connection, scope: &EventScope, template: &Template, version: i32) -> Result<bool, Error> {
    let target = email_templates::table
        .filter(email_templates::id.eq(template.id.as_str()))
        .filter(email_templates::event_id.eq(scope.id()))
        .filter(email_templates::version.eq(version));
    let update = diesel::update(target).set(Row::new(scope, template));
    Ok(both!(conn, c => update.execute(c))? > 0)
}

/// Makes a template the only one that is used for its kind.
pub fn clear_other_defaults(conn: &mut Connection, scope: &EventScope, template: &Template) -> Result<(), Error> {
    let target = email_templates::table
        .filter(email_templates::event_id.eq(scope.id()))
        .filter(email_templates::kind.eq(template.kind.as_str()))
        .filter(email_templates::id.ne(template.id.as_str()));
    let update = diesel::update(target).set(email_templates::is_default.eq(false));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// What a version of a template says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateVersion {
    /// In the language of the event.
    pub text: TemplateText,
    /// In other languages.
    pub translated: TranslatedMail,
}

/// Keeps what a template says now, for the mails that refer to this version.
pub fn keep_version(
    conn: &mut Connection,
    scope: &EventScope,
    template: &Template,
    translated: &TranslatedMail,
) -> Result<(), Error> {
    let translations = match translated.is_empty() {
        true => String::new(),
        false => print::text(translated).map_err(|error| Error::Corrupt(error.to_string()))?,
    };
    let row = (
        email_template_versions::organisation_id.eq(scope.organisation()),
        email_template_versions::event_id.eq(scope.id()),
        email_template_versions::template_id.eq(template.id.as_str()),
        email_template_versions::version.eq(template.version),
        email_template_versions::subject.eq(&template.text.subject),
        email_template_versions::html.eq(&template.text.html),
        email_template_versions::plain.eq(&template.text.plain),
        email_template_versions::translations.eq(translations),
    );
    let insert = diesel::insert_into(email_template_versions::table)
        .values(row)
        .on_conflict_do_nothing();
    both!(conn, c => insert.execute(c))?;
    Ok(())
}

/// Returns what a version of a template says.
pub fn version(
    conn: &mut Connection,
    event: &str,
    template: &TemplateId,
    version: i32,
) -> Result<Option<TemplateVersion>, Error> {
    type Found = (String, String, String, String);
    let query = email_template_versions::table
        .find((event, template.as_str(), version))
        .select((
            email_template_versions::subject,
            email_template_versions::html,
            email_template_versions::plain,
            email_template_versions::translations,
        ));
    let found: Option<Found> = both!(conn, c => query.get_result(c).optional())?;
    let version = |(subject, html, plain, translations): Found| {
        let translated = match translations.is_empty() {
            true => TranslatedMail::default(),
            false => serde_json::from_str(&translations).map_err(|error| Error::Corrupt(error.to_string()))?,
        };
        Ok(TemplateVersion {
            text: TemplateText { subject, html, plain },
            translated,
        })
    };
    found.map(version).transpose()
}

impl Row {
    fn new(scope: &EventScope, template: &Template) -> Self {
        Self {
            id: template.id.as_str().to_owned(),
            event_id: scope.id().to_owned(),
            name: template.name.clone(),
            kind: template.kind.as_str().to_owned(),
            subject: template.text.subject.clone(),
            html: template.text.html.clone(),
            plain: template.text.plain.clone(),
            is_default: template.is_default,
            is_active: template.is_active,
            version: template.version,
            created_at: template.created_at.naive_utc(),
            updated_at: template.updated_at.naive_utc(),
            archived_at: template.archived_at.map(|at| at.naive_utc()),
        }
    }
}

impl TryFrom<Row> for Template {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
        Ok(Self {
            id: TemplateId::try_from(row.id).map_err(corrupt)?,
            name: row.name,
            kind: TemplateKind::parse(&row.kind).map_err(corrupt)?,
            text: TemplateText {
                subject: row.subject,
                html: row.html,
                plain: row.plain,
            },
            is_default: row.is_default,
            is_active: row.is_active,
            version: row.version,
            created_at: row.created_at.and_utc(),
            updated_at: row.updated_at.and_utc(),
            archived_at: row.archived_at.map(|at| at.and_utc()),
        })
    }
}
