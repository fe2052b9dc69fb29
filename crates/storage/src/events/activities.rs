//! The activity log of events: one row per entry. The details are text here; what they mean is the domain's.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::connection::DefaultLoadingMode;
use diesel::prelude::*;
use diesel::sql_types::Text;
use domain::id::{ActivityId, EventId, OrganisationId, UserId};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{activities, events, users};

/// An entry to be stored.
pub struct NewEntry<'a> {
    /// Names it.
    pub id: &'a ActivityId,
    /// Who did it, unless it was a visitor.
    pub user_id: Option<&'a UserId>,
    /// What kind of thing was done.
    pub kind: &'a str,
    /// JSON whose shape depends on the kind.
    pub details: &'a str,
    /// The names of the one or two guests whom it is about, by which [`rename`] finds it.
    pub guests: (Option<&'a str>, Option<&'a str>),
}

/// A stored entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// Names it.
    pub id: ActivityId,
    /// When it was done.
    pub at: DateTime<Utc>,
    /// Id and name of who did it, unless that account is gone.
    pub by: Option<(UserId, String)>,
    /// What kind of thing was done.
    pub kind: String,
    /// JSON whose shape depends on the kind.
    pub details: String,
}

#[derive(Insertable)]
#[diesel(table_name = activities, treat_none_as_default_value = false)]
struct NewRow<'a> {
    id: &'a str,
    organisation_id: &'a str,
    event_id: &'a str,
    user_id: Option<&'a str>,
    kind: &'a str,
    details: &'a str,
    created_at: NaiveDateTime,
    guest_name: Option<&'a str>,
    other_name: Option<&'a str>,
}

impl<'a> NewRow<'a> {
    fn new(scope: &'a EventScope, new: &NewEntry<'a>, now: DateTime<Utc>) -> Self {
        Self {
            id: new.id.as_str(),
            organisation_id: scope.organisation(),
            event_id: scope.id(),
            user_id: new.user_id.map(UserId::as_str),
            kind: new.kind,
            details: new.details,
            created_at: now.naive_utc(),
            guest_name: new.guests.0,
            other_name: new.guests.1,
        }
    }
}

/// Stores an entry.
pub fn insert(conn: &mut Connection, scope: &EventScope, new: &NewEntry<'_>, now: DateTime<Utc>) -> Result<(), Error> {
    let row = NewRow::new(scope, new, now);
    both!(conn, c => diesel::insert_into(activities::table).values(&row).execute(c))?;
    Ok(())
}

/// Stores entries of one instant.
pub fn insert_all(
    conn: &mut Connection,
    scope: &EventScope,
    new: &[NewEntry<'_>],
    now: DateTime<Utc>,
) -> Result<(), Error> {
    for chunk in new.chunks(CHUNK) {
        let rows: Vec<NewRow<'_>> = chunk.iter().map(|new| NewRow::new(scope, new, now)).collect();
        both!(conn, c => diesel::insert_into(activities::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Returns id and details of the latest entry of a kind that a user made at or after an instant.
pub fn find_latest(
    conn: &mut Connection,
    scope: &EventScope,
    user: &UserId,
    kind: &str,
    since: DateTime<Utc>,
) -> Result<Option<(String, String)>, Error> {
    let query = activities::table
        .filter(activities::event_id.eq(scope.id()))
        .filter(activities::created_at.ge(since.naive_utc()))
        .filter(activities::user_id.eq(user.as_str()))
        .filter(activities::kind.eq(kind))
        .order((activities::created_at.desc(), activities::id.desc()))
        .select((activities::id, activities::details));
    // Read row by row: SQLite then looks no further back than the first match, however much was noted since.
    both!(conn, c => {
        let mut rows = query.load_iter::<(String, String), DefaultLoadingMode>(c)?;
        Ok(rows.next().transpose()?)
    })
}

/// Returns whether visitors did something of a kind at or after an instant.
pub fn noted_since(conn: &mut Connection, scope: &EventScope, kind: &str, since: DateTime<Utc>) -> Result<bool, Error> {
    let noted = activities::table
        .filter(activities::event_id.eq(scope.id()))
        .filter(activities::created_at.ge(since.naive_utc()))
        .filter(activities::kind.eq(kind));
    let query = diesel::select(diesel::dsl::exists(noted));
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns the event of an organisation in which a user did something last.
pub fn last_event(
    conn: &mut Connection,
    organisation: &OrganisationId,
    user: &UserId,
) -> Result<Option<EventId>, Error> {
    let query = activities::table
        .inner_join(events::table)
        .filter(activities::user_id.eq(user.as_str()))
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(events::deleted_at.is_null())
        .order((activities::created_at.desc(), activities::id.desc()))
        .limit(1)
        .select(activities::event_id);
    let row: Option<String> = both!(conn, c => query.get_result(c).optional())?;
    row.map(|id| EventId::try_from(id).map_err(|error| Error::Corrupt(error.to_string())))
        .transpose()
}

/// Overwrites the details of an entry and moves it to now.
pub fn update(
    conn: &mut Connection,
    scope: &EventScope,
    id: &str,
    details: &str,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let target = activities::table
        .filter(activities::id.eq(id))
        .filter(activities::event_id.eq(scope.id()));
    let change = (
        activities::details.eq(details),
        activities::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

diesel::define_sql_function! {
    /// Replaces each occurrence of a text, in both databases.
    fn replace(text: Text, from: Text, to: Text) -> Text;
}

/// Replaces the name of a guest in the entries that are about a guest of this name.
pub fn rename(conn: &mut Connection, scope: &EventScope, old: &str, new: &str) -> Result<(), Error> {
    let member = |field: &str, name: &str| format!("\"{field}\":{}", serde_json::Value::from(name));
    let of_event = || activities::table.filter(activities::event_id.eq(scope.id()));
    let details = replace(activities::details, member("name", old), member("name", new));
    let first = diesel::update(of_event().filter(activities::guest_name.eq(old)))
        .set((activities::details.eq(details), activities::guest_name.eq(new)));
    both!(conn, c => first.execute(c))?;
    let details = replace(activities::details, member("other", old), member("other", new));
    let second = diesel::update(of_event().filter(activities::other_name.eq(old)))
        .set((activities::details.eq(details), activities::other_name.eq(new)));
    both!(conn, c => second.execute(c))?;
    Ok(())
}

/// Replaces a text in the details of all entries of an event.
pub fn replace_in_details(conn: &mut Connection, scope: &EventScope, from: &str, to: &str) -> Result<(), Error> {
    let escaped = from.replace('!', "!!").replace('%', "!%").replace('_', "!_");
    let target = activities::table
        .filter(activities::event_id.eq(scope.id()))
        .filter(activities::details.like(format!("%{escaped}%")).escape('!'));
    let change = activities::details.eq(replace(activities::details, from, to));
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

/// Returns the details of all entries of one kind of an event.
pub fn details_of_kind(conn: &mut Connection, scope: &EventScope, kind: &str) -> Result<Vec<String>, Error> {
    let query = activities::table
        .filter(activities::event_id.eq(scope.id()))
        .filter(activities::kind.eq(kind))
        .select(activities::details);
    Ok(both!(conn, c => query.load(c))?)
}

/// Returns id and details of entries of an event that may name a guest or a file, in the order of their ids and after one of them.
pub fn with_names(
    conn: &mut Connection,
    scope: &EventScope,
    after: &str,
    limit: i64,
) -> Result<Vec<(String, String)>, Error> {
    let query = activities::table
        .filter(activities::event_id.eq(scope.id()))
        .filter(activities::id.gt(after))
        .filter(
            activities::details
                .like("%\"name\":%")
                .or(activities::details.like("%\"other\":%"))
                .or(activities::details.like("%\"file\":%")),
        )
        .order(activities::id)
        .limit(limit)
        .select((activities::id, activities::details));
    Ok(both!(conn, c => query.load(c))?)
}

/// Overwrites the details of an entry that no longer names a guest. It stays where it is in the log.
pub fn set_details(conn: &mut Connection, scope: &EventScope, id: &str, details: &str) -> Result<(), Error> {
    let target = activities::table
        .filter(activities::id.eq(id))
        .filter(activities::event_id.eq(scope.id()));
    let change = (
        activities::details.eq(details),
        activities::guest_name.eq(None::<String>),
        activities::other_name.eq(None::<String>),
    );
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

/// Returns entries of an event, the newest first, that are older than an entry (its instant and id) when one is given.
pub fn page(
    conn: &mut Connection,
    scope: &EventScope,
    before: Option<(DateTime<Utc>, &str)>,
    limit: i64,
) -> Result<Vec<StoredEntry>, Error> {
    let living = users::id
        .nullable()
        .eq(activities::user_id)
        .and(users::deleted_at.is_null());
    let all = activities::table
        .left_join(users::table.on(living))
        .filter(activities::event_id.eq(scope.id()))
        .order((activities::created_at.desc(), activities::id.desc()))
        .select((
            activities::id,
            activities::created_at,
            (users::id, users::name).nullable(),
            activities::kind,
            activities::details,
        ))
        .limit(limit);
    let rows: Vec<Row> = match before {
        None => both!(conn, c => all.load(c))?,
        Some((at, id)) => {
            let (at, id) = (at.naive_utc(), id.to_owned());
            let same_instant = activities::created_at.eq(at).and(activities::id.lt(id));
            let older = all.filter(activities::created_at.lt(at).or(same_instant));
            both!(conn, c => older.load(c))?
        }
    };
    rows.into_iter().map(entry).collect()
}

/// Returns kind and details of the latest entries of an event after an instant that others than a user made.
pub fn of_others_since(
    conn: &mut Connection,
    scope: &EventScope,
    since: DateTime<Utc>,
    user: &UserId,
    limit: i64,
) -> Result<Vec<(String, String)>, Error> {
    let of_others = activities::user_id.is_null().or(activities::user_id.ne(user.as_str()));
    let query = activities::table
        .filter(activities::event_id.eq(scope.id()))
        .filter(activities::created_at.gt(since.naive_utc()))
        .filter(of_others.assume_not_null())
        .order((activities::created_at.desc(), activities::id.desc()))
        .select((activities::kind, activities::details))
        .limit(limit);
    Ok(both!(conn, c => query.load(c))?)
}

type Row = (String, NaiveDateTime, Option<(String, String)>, String, String);

fn entry((id, at, by, kind, details): Row) -> Result<StoredEntry, Error> {
    let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
    let by = by.map(|(id, name)| Ok::<_, Error>((UserId::try_from(id).map_err(corrupt)?, name)));
    Ok(StoredEntry {
        id: ActivityId::try_from(id).map_err(corrupt)?,
        at: at.and_utc(),
        by: by.transpose()?,
        kind,
        details,
    })
}
