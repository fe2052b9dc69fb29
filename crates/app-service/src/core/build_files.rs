//! Hashed files of the frontend in the database. During a rolling upgrade a page of one build asks a server of the other
//! build for its files, and a page that was open before a restart asks the new build.

use chrono::{SubsecRound as _, TimeDelta};
use storage::build_files as rows;
pub use storage::build_files::BuildFile;

use crate::core::error::Error;
use crate::core::service::{Reading, Service};

/// Hours for which files stay after the last server of their build has gone.
const KEPT_HOURS: i64 = 24;
/// Files of one transaction. Most have a few kilobytes.
const AT_ONCE: usize = 50;

/// Returns a file of any build that ran within the last day.
pub fn find(r: &mut Reading<'_>, path: &str) -> Result<Option<BuildFile>, Error> {
    Ok(rows::find(r.conn, path)?)
}

/// Stores the files of the build of this server that are not there yet, and renews the others. Call it at the start and every
/// hour. Blocks.
pub fn keep(service: &Service, paths: &[String], file: impl Fn(&str) -> Option<BuildFile>) -> Result<(), Error> {
    let known = service.read(|r| Ok(rows::known(r.conn, paths)?))?;
    let (known, new): (Vec<String>, Vec<String>) = paths.iter().cloned().partition(|path| known.contains(path));
    // With whole seconds the row keeps its length, and SQLite overwrites one page of it instead of all.
    let now = service.now().trunc_subsecs(0);
    for some in new.chunks(AT_ONCE) {
        let files: Vec<(String, BuildFile)> = some
            .iter()
            .filter_map(|path| Some((path.clone(), file(path)?)))
            .collect();
        service.write(move |tx| {
            for (path, file) in &files {
                rows::insert(tx.conn, path, file, now)?;
            }
            Ok(())
        })?;
    }
    service.write(move |tx| Ok(rows::renew(tx.conn, &known, now)?))
}

/// Removes files of builds that no server has had for a day. Returns how many.
pub(crate) fn purge(service: &Service) -> Result<usize, Error> {
    let mut purged = 0;
    loop {
        let some = service.write(|tx| {
            let before = tx.now - TimeDelta::hours(KEPT_HOURS);
            Ok(rows::purge(tx.conn, before, AT_ONCE.try_into().unwrap_or(i64::MAX))?)
        })?;
        purged += some;
        if some == 0 {
            return Ok(purged);
        }
    }
}
