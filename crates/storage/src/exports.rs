//! Files that were made of an event, without their content: who took what along, and when. Where a file is kept, its name and
//! how long are here ([`kept`]).

pub mod kept;
pub mod personal;
pub mod printed;
pub mod whole;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::{ExportId, UserId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{exports, printed as printed_table, users};

/// A file to be noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewExport {
    /// Names the file.
    pub id: ExportId,
    /// The word for its kind.
    pub kind: String,
    /// How it was made, as JSON.
    pub options: String,
    /// The revision of the plan in it.
    pub plan_revision: i64,
    /// The version of the event in it.
    pub event_version: i64,
    /// Its length.
    pub bytes: i64,
    /// SHA-256 of its content.
    pub sha256: [u8; 32],
    /// How it is kept.
    pub kept: Option<KeptFile>,
}

/// How a file is kept for another download.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptFile {
    /// The name under which people save it.
    pub name: String,
    /// Its media type.
    pub media_type: String,
    /// When it is removed.
    pub until: DateTime<Utc>,
}

/// A file that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredExport {
    /// Names the file.
    pub id: ExportId,
    /// The word for its kind.
    pub kind: String,
    /// How it was made, as JSON.
    pub options: String,
    /// The revision of the plan in it.
    pub plan_revision: i64,
    /// The version of the event in it.
    pub event_version: i64,
    /// Its length.
    pub bytes: i64,
    /// The name of the user who made it; `None` for a former member.
    pub by: Option<String>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// How it is kept; `None` when it never was, or was removed to make room.
    pub kept: Option<KeptFile>,
}

type KeptRow = (Option<String>, Option<String>, Option<NaiveDateTime>);

type Row = (
    String,
    String,
    String,
    i64,
    i64,
    i64,
    Option<String>,
    NaiveDateTime,
    KeptRow,
);

/// Notes a file that is made now.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    new: &NewExport,
    by: &UserId,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        exports::id.eq(new.id.as_str()),
        exports::organisation_id.eq(scope.organisation()),
        exports::event_id.eq(scope.id()),
        exports::kind.eq(&new.kind),
        exports::options.eq(&new.options),
        exports::plan_revision.eq(new.plan_revision),
        exports::event_version.eq(new.event_version),
        exports::created_by.eq(by.as_str()),
        exports::created_at.eq(now.naive_utc()),
        exports::bytes.eq(new.bytes),
        exports::sha256.eq(&new.sha256[..]),
        exports::file_name.eq(new.kept.as_ref().map(|kept| &kept.name)),
        exports::media_type.eq(new.kept.as_ref().map(|kept| &kept.media_type)),
        exports::kept_until.eq(new.kept.as_ref().map(|kept| kept.until.naive_utc())),
    );
    both!(conn, c => diesel::insert_into(exports::table).values(row).execute(c))?;
    Ok(())
}

/// What is read of a file, with the user who made it.
macro_rules! shown {
    ($scope:expr) => {
        exports::table
            .left_join(users::table.on(users::id.eq(exports::created_by).and(users::deleted_at.is_null())))
            .filter(exports::event_id.eq($scope.id()))
            .select((
                exports::id,
                exports::kind,
                exports::options,
                exports::plan_revision,
                exports::event_version,
                exports::bytes,
                users::name.nullable(),
                exports::created_at,
                (exports::file_name, exports::media_type, exports::kept_until),
            ))
    };
}

/// Returns the latest files of an event, the newest first.
pub fn latest(conn: &mut Connection, scope: &EventScope, limit: i64) -> Result<Vec<StoredExport>, Error> {
    let query = shown!(scope)
        .order((exports::created_at.desc(), exports::id.desc()))
        .limit(limit);
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(read).collect()
}

/// Returns a file of an event.
pub fn get(conn: &mut Connection, scope: &EventScope, id: &ExportId) -> Result<StoredExport, Error> {
    let query = shown!(scope).filter(exports::id.eq(id.as_str()));
    read(both!(conn, c => query.get_result(c))?)
}

fn read(
    (id, kind, options, plan_revision, event_version, bytes, by, created_at, kept): Row,
) -> Result<StoredExport, Error> {
    let kept = match kept {
        (Some(name), Some(media_type), Some(until)) => Some(KeptFile {
            name,
            media_type,
            until: until.and_utc(),
        }),
        _ => None,
    };
    Ok(StoredExport {
        kept,
        id: ExportId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))?,
        kind,
        options,
        plan_revision,
        event_version,
        bytes,
        by,
        created_at: created_at.and_utc(),
    })
}

/// Removes files of an event beyond the newest `keep`, except those from which something on paper is.
pub fn trim(conn: &mut Connection, scope: &EventScope, keep: i64) -> Result<(), Error> {
    let query = exports::table
        .filter(exports::event_id.eq(scope.id()))
        .order((exports::created_at.desc(), exports::id.desc()))
        .offset(keep)
        .limit(keep)
        .select(exports::id);
    let old: Vec<String> = both!(conn, c => query.load(c))?;
    if old.is_empty() {
        return Ok(());
    }
    let on_paper = printed_table::table
        .filter(printed_table::event_id.eq(scope.id()))
        .select(printed_table::export_id);
    let target = exports::table
        .filter(exports::event_id.eq(scope.id()))
        .filter(exports::id.eq_any(&old))
        .filter(exports::id.ne_all(on_paper));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}
