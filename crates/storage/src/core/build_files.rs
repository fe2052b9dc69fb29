//! Hashed files of the frontend, for servers of another build on the same database.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::build_files;

/// The content of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildFile {
    /// The content coding, or empty.
    pub encoding: String,
    /// The bytes in this coding.
    pub content: Vec<u8>,
}

/// Returns a file.
pub fn find(conn: &mut Connection, path: &str) -> Result<Option<BuildFile>, Error> {
    let query = build_files::table
        .find(path)
        .select((build_files::encoding, build_files::content));
    let row: Option<(String, Vec<u8>)> = both!(conn, c => query.get_result(c).optional())?;
    Ok(row.map(|(encoding, content)| BuildFile { encoding, content }))
}

/// Returns which of some files are stored.
pub fn known(conn: &mut Connection, paths: &[String]) -> Result<HashSet<String>, Error> {
    let mut known = HashSet::new();
    for chunk in paths.chunks(CHUNK) {
        let query = build_files::table
            .filter(build_files::path.eq_any(chunk))
            .select(build_files::path);
        let found: Vec<String> = both!(conn, c => query.load(c))?;
        known.extend(found);
    }
    Ok(known)
}

/// Stores a file, unless it is there: its name stands for its content.
pub fn insert(conn: &mut Connection, path: &str, file: &BuildFile, now: DateTime<Utc>) -> Result<(), Error> {
    let row = (
        build_files::path.eq(path),
        build_files::encoding.eq(&file.encoding),
        build_files::seen_at.eq(now.naive_utc()),
        build_files::content.eq(&file.content),
    );
    let insert = diesel::insert_into(build_files::table)
        .values(row)
        .on_conflict_do_nothing();
    both!(conn, c => insert.execute(c))?;
    Ok(())
}

/// Notes that a server has these files.
pub fn renew(conn: &mut Connection, paths: &[String], now: DateTime<Utc>) -> Result<(), Error> {
    for chunk in paths.chunks(CHUNK) {
        let target = build_files::table.filter(build_files::path.eq_any(chunk));
        let update = diesel::update(target).set(build_files::seen_at.eq(now.naive_utc()));
        both!(conn, c => update.execute(c))?;
    }
    Ok(())
}

/// Removes up to `limit` files that no server has had since an instant. Returns how many.
pub fn purge(conn: &mut Connection, before: DateTime<Utc>, limit: i64) -> Result<usize, Error> {
    let old = build_files::table
        .filter(build_files::seen_at.lt(before.naive_utc()))
        .limit(limit)
        .select(build_files::path);
    let old: Vec<String> = both!(conn, c => old.load(c))?;
    let target = build_files::table.filter(build_files::path.eq_any(&old));
    Ok(both!(conn, c => diesel::delete(target).execute(c))?)
}
