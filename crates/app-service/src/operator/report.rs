//! What an operator asks about the whole database: how much is in it, and whether all of it can be read.

use domain::id::ExportId;
use storage::accounts::overview;
use storage::exports::kept;
use storage::plans::floor_plans;
use storage::plans::rooms::RoomScope;
use storage::transfer;

use crate::core::error::Error;
use crate::core::service::{Reading, Service};
use crate::plans;

/// Files whose rows are looked up together.
const SLICE: usize = 500;

/// How much is in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// Rows of each table.
    pub rows: Vec<(&'static str, i64)>,
    /// Bytes that the database takes.
    pub bytes: i64,
}

/// Counts the rows of all tables. Reads all of them.
pub fn figures(r: &mut Reading<'_>) -> Result<Figures, Error> {
    Ok(Figures {
        rows: transfer::counts(r.conn)?,
        bytes: transfer::bytes(r.conn)?,
    })
}

/// Returns what is wrong with the database: damaged pages of a SQLite file, rows that refer to missing ones, and plans that
/// cannot be read. Reads everything. Blocks.
pub fn problems(service: &Service) -> Result<Vec<String>, Error> {
    let mut problems = match service.storage().integrity_check() {
        Some(check) => check.run()?,
        None => Vec::new(),
    };
    problems.extend(service.read(|r| Ok(transfer::broken_references(r.conn)?))?);
    let organisations = service.read(|r| Ok(overview::organisations(r.conn)?))?;
    for organisation in organisations {
        let planned = service.read(|r| Ok(floor_plans::planned_rooms(r.conn, &organisation.id)?))?;
        for scope in planned {
            problems.extend(service.read(|r| Ok(problem_of_plan(r, &scope)))?);
        }
    }
    Ok(problems)
}

fn problem_of_plan(r: &mut Reading<'_>, scope: &RoomScope) -> Option<String> {
    let error = plans::load(r, scope).err()?;
    let reason = error.cause().map_or_else(|| error.to_string(), str::to_owned);
    Some(format!(
        "the plan of event {} cannot be read: {reason}",
        scope.event_id()
    ))
}

/// Returns which of some made files no export refers to any more.
pub fn orphaned_files(service: &Service, files: &[ExportId]) -> Result<Vec<ExportId>, Error> {
    let mut orphaned = Vec::new();
    for slice in files.chunks(SLICE) {
        let ids: Vec<String> = slice.iter().map(ToString::to_string).collect();
        let kept = service.read(|r| {
            let now = r.now;
            Ok(kept::kept_among(r.conn, &ids, now)?)
        })?;
        orphaned.extend(slice.iter().filter(|id| !kept.contains(id)).cloned());
    }
    Ok(orphaned)
}
