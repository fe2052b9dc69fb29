//! The form of an event with its versions, and what the event itself says about registration.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::{OrganisationId, UserId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{events, form_versions, forms, memberships, users};

/// A form as it is stored, with the fields of the version that is published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredForm {
    /// The heading.
    pub title: String,
    /// The text below it.
    pub description: String,
    /// JSON.
    pub settings: String,
    /// The version that is published.
    pub version: i32,
    /// JSON.
    pub fields: String,
    /// When the form was changed last.
    pub updated_at: DateTime<Utc>,
    /// Who made the version.
    pub updated_by: String,
}

/// What the event says about registration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registration {
    /// The name of the event in links.
    pub public_id: String,
    /// The organisation.
    pub organisation: OrganisationId,
    /// How many guests may attend.
    pub capacity: Option<i32>,
    /// When registration opens.
    pub opens_at: Option<DateTime<Utc>>,
    /// Whether the event belongs to a visitor of the sandbox.
    pub is_sandbox: bool,
}

/// Returns the event of a public id.
pub fn scope_of_public_id(conn: &mut Connection, public_id: &str) -> Result<Option<EventScope>, Error> {
    let query = events::table
        .filter(events::public_id.eq(public_id))
        .filter(events::deleted_at.is_null())
        .select((events::id, events::organisation_id));
    let id: Option<(String, String)> = both!(conn, c => query.get_result(c).optional())?;
    id.map(EventScope::proven).transpose()
}

/// Returns what an event says about registration.
pub fn registration(conn: &mut Connection, scope: &EventScope) -> Result<Registration, Error> {
    type Found = (Option<String>, String, Option<i32>, Option<NaiveDateTime>);
    let query = events::table.filter(events::id.eq(scope.id())).select((
        events::public_id,
        events::organisation_id,
        events::capacity,
        events::rsvp_opens_at,
    ));
    let (public_id, organisation, capacity, opens_at): Found = both!(conn, c => query.get_result(c))?;
    let visitors = memberships::table
        .inner_join(users::table.on(users::id.eq(memberships::user_id)))
        .filter(memberships::organisation_id.eq(&organisation))
        .filter(users::sandbox_until.is_not_null());
    let is_sandbox: bool = both!(conn, c => diesel::select(diesel::dsl::exists(visitors)).get_result(c))?;
    Ok(Registration {
        public_id: public_id.unwrap_or_default(),
        organisation: OrganisationId::try_from(organisation).map_err(|error| Error::Corrupt(error.to_string()))?,
        capacity,
        opens_at: opens_at.map(|at| at.and_utc()),
        is_sandbox,
    })
}

/// Changes what an event says about registration.
pub fn set_registration(
    conn: &mut Connection,
    scope: &EventScope,
    capacity: Option<i32>,
    opens_at: Option<DateTime<Utc>>,
) -> Result<(), Error> {
    let change = (
        events::capacity.eq(capacity),
        events::rsvp_opens_at.eq(opens_at.map(|at| at.naive_utc())),
    );
    both!(conn, c => diesel::update(events::table.find(scope.id())).set(change).execute(c))?;
    Ok(())
}

/// Returns the form of an event, if it was stored.
pub fn find(conn: &mut Connection, scope: &EventScope) -> Result<Option<StoredForm>, Error> {
    type Found = (String, String, String, NaiveDateTime, i32, String, String);
    let version = form_versions::event_id
        .eq(forms::event_id)
        .and(forms::published_version.eq(form_versions::version.nullable()));
    let query = forms::table
        .inner_join(form_versions::table.on(version))
        .inner_join(users::table.on(users::id.eq(form_versions::created_by)))
        .filter(forms::event_id.eq(scope.id()))
        .select((
            forms::title,
            forms::description,
            forms::settings,
            forms::updated_at,
            form_versions::version,
            form_versions::fields,
            users::name,
        ));
    let found: Option<Found> = both!(conn, c => query.get_result(c).optional())?;
    let form = |(title, description, settings, updated_at, version, fields, updated_by): Found| StoredForm {
        title,
        description,
        settings,
        version,
        fields,
        updated_at: updated_at.and_utc(),
        updated_by,
    };
    Ok(found.map(form))
}

/// Returns the fields of a version, if it was stored.
pub fn fields_of(conn: &mut Connection, scope: &EventScope, version: i32) -> Result<Option<String>, Error> {
    let query = form_versions::table
        .find((scope.id(), version))
        .select(form_versions::fields);
    Ok(both!(conn, c => query.get_result(c).optional())?)
}

/// Returns the fields of all versions, the latest first.
pub fn versions(conn: &mut Connection, scope: &EventScope) -> Result<Vec<(i32, String)>, Error> {
    let query = form_versions::table
        .filter(form_versions::event_id.eq(scope.id()))
        .order(form_versions::version.desc())
        .select((form_versions::version, form_versions::fields));
    Ok(both!(conn, c => query.load(c))?)
}

/// Stores a form that is new, or what has changed in one apart from its fields.
pub fn put(
    conn: &mut Connection,
    scope: &EventScope,
    (title, description, settings): (&str, &str, &str),
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let change = (
        forms::title.eq(title),
        forms::description.eq(description),
        forms::settings.eq(settings),
        forms::updated_at.eq(now.naive_utc()),
    );
    let update = diesel::update(forms::table.find(scope.id())).set(change);
    if both!(conn, c => update.execute(c))? > 0 {
        return Ok(());
    }
    let row = (
        forms::organisation_id.eq(scope.organisation()),
        forms::event_id.eq(scope.id()),
        change,
        forms::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(forms::table).values(row).execute(c))?;
    Ok(())
}

/// Stores a new version of the fields and publishes it.
pub fn publish(
    conn: &mut Connection,
    scope: &EventScope,
    (version, fields): (i32, &str),
    by: &UserId,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        form_versions::organisation_id.eq(scope.organisation()),
        form_versions::event_id.eq(scope.id()),
        form_versions::version.eq(version),
        form_versions::fields.eq(fields),
        form_versions::created_by.eq(by.as_str()),
        form_versions::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(form_versions::table).values(row).execute(c))?;
    let update = diesel::update(forms::table.find(scope.id())).set(forms::published_version.eq(version));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Returns an owner of an organisation, in whose name the form of the product itself is stored.
pub fn any_owner(conn: &mut Connection, organisation: &OrganisationId) -> Result<UserId, Error> {
    let query = memberships::table
        .filter(memberships::organisation_id.eq(organisation.as_str()))
        .filter(memberships::role.eq("owner"))
        .order((memberships::created_at, memberships::user_id))
        .limit(1)
        .select(memberships::user_id);
    let id: String = both!(conn, c => query.get_result(c))?;
    UserId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))
}
