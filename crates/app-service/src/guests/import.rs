//! Import of a guest list: everything is prepared before anything is stored, and then all of it is stored or nothing.
//! People who are already there are not added again; tables and seats named in the file are taken when they exist and are
//! free.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use domain::guest::Guest;
use domain::guest::status::RsvpBy;
use domain::id::EventId;
use domain::limits::IMPORT_BYTES_MAX;
use domain::party::Party;
use domain::seat::SeatId;
use import_parsers::{Limits, Refusal};
use serde_json::json;
use storage::events::EventScope;
use storage::events::{versions as event_versions, versions::EventVersion};
use storage::guests::parties;

use super::copy::party_named;
use super::new_guest;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun, Refused};
use crate::core::random::Random;
use crate::core::run::Run;
use crate::core::scope;
use crate::core::service::{Reading, Service};

mod decide;
mod differences;
mod end;
mod extras;
mod families;
mod file_names;
mod guided;
mod issues;
mod list_file;
mod past;
mod people;
mod plan;
mod preview;
mod remembered;
mod report;
mod room;
mod rows;
mod store;
mod tables;
mod updates;

pub use decide::RowAction;
pub use differences::Difference;
use extras::Extras;
pub use families::Families;
pub(crate) use file_names::{forget_all_file_names, forget_file_names};
pub(crate) use guided::run_guided_import;
pub use issues::{Issue, IssueGroup};
pub use list_file::{ListFile, read_document};
pub(crate) use past::past_import;
pub use past::{ImportOutcome, PastImport, past_imports, undo_import};
use people::ExistingGuests;
pub use plan::{FullTables, ImportPlan, RowChoice};
pub use preview::{Counts, ImportPreview, KnownRow, SampleRow, preview, preview_file};
pub use report::{ImportReport, Problem, SkippedRow};
use rows::ImportRow;
pub(crate) use store::discard;
use tables::Tables;

/// Attempts when others take a seat, a party's name or a code between the look and the write.
const MAX_ATTEMPTS: usize = 4;

/// Everything that an import writes, worked out for one state of the event.
struct Prepared {
    /// The version of the event that was read.
    version: EventVersion,
    newcomers: Vec<Newcomer>,
    report: ImportReport,
}

/// A guest of the file whom the event does not have.
struct Newcomer {
    guest: Guest,
    /// The guest's party, if this is the first guest of a new one.
    new_party: Option<Party>,
    /// Place in the list of rows.
    row: usize,
    /// The seat that the file names, if it was free.
    seat: Option<SeatId>,
    /// What hangs on the guest, in an import of the wizard.
    extras: Extras,
}

/// Imports a guest list into an event. Blocks.
pub fn import(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    name: &str,
    bytes: &[u8],
) -> Result<ImportReport, Error> {
    let file = ListFile::new(name.to_owned(), bytes.to_vec());
    import_file(service, organiser, event, file)
}

/// Imports a guest list whose document may have been read before. Blocks.
pub fn import_file(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    file: ListFile,
) -> Result<ImportReport, Error> {
    run_import(service, organiser, event, file, &Run::default())
}

/// Runs [`import`], perhaps as a job, which ends in the transaction that lists the guests.
pub(crate) fn run_import(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    file: ListFile,
    run: &Run,
) -> Result<ImportReport, Error> {
    organiser.must_edit()?;
    service.read(|r| scope::of_event(r, organiser, event).map(drop))?;
    file.check_size()?;
    run.enter("Reading the guest list", None)?;
    let (name, source) = file.open(service, organiser, run)?;
    let file = source.import(&Limits::default()).map_err(refused)?;
    let mut report = ImportReport::from_file(&file)?;
    let rows = file.rows.into_iter();
    let rows: Arc<Vec<ImportRow>> = Arc::new(rows.filter_map(|draft| rows::checked(draft, &mut report)).collect());
    let mut last = None;
    for _ in 0..MAX_ATTEMPTS {
        let prepared = service.read(|r| prepare(r, service.random(), organiser, event, &rows, report.clone()))?;
        match store::store(service, organiser, event, (&name, Arc::clone(&rows)), prepared, run) {
            // Lost a race for a code, a seat or a party's name; another attempt can succeed.
            Err(error @ (Error::Unavailable(_) | Error::NotFound(Noun::Seat))) => last = Some(error),
            other => return other,
        }
    }
    let cause = last.map(|error| error.to_string()).unwrap_or_default();
    Err(Error::Unavailable(format!("a guest list was not imported: {cause}")))
}

fn prepare(
    r: &mut Reading<'_>,
    random: &dyn Random,
    organiser: &Organiser,
    event: &EventId,
    rows: &[ImportRow],
    mut report: ImportReport,
) -> Result<Prepared, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let version = event_versions::get(r.conn, &scope)?;
    let mut existing = ExistingGuests::new(&storage::guests::of_event(r.conn, &scope)?, rows);
    let known = parties::of_event(r.conn, &scope)?.into_iter();
    let mut parties: HashMap<String, Party> = known.map(|party| (party.name.clone(), party)).collect();
    let mut tables = Tables::load(r, &scope)?;
    let mut newcomers = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        if !existing.is_new(&row.draft.texts) {
            continue;
        }
        let mut new = newcomer((random, r.now), &scope, &mut parties, (number, row))?;
        new.guest.table_id = tables.find(row, &mut report);
        newcomers.push(new);
    }
    // All tables are looked up before the seats, so that the problems of the report stay in this order.
    for newcomer in &mut newcomers {
        if let (Some(row), Some(table)) = (rows.get(newcomer.row), newcomer.guest.table_id.as_deref()) {
            newcomer.seat = tables.take_seat(row, table, &mut report);
        }
    }
    report.duplicates = rows.len() - newcomers.len();
    report.imported_count = newcomers.len();
    Ok(Prepared {
        version,
        newcomers,
        report,
    })
}

/// Makes a guest of a row, without a table. The first guest of a party brings it along.
fn newcomer(
    (random, now): (&dyn Random, DateTime<Utc>),
    scope: &EventScope,
    parties: &mut HashMap<String, Party>,
    (number, row): (usize, &ImportRow),
) -> Result<Newcomer, Error> {
    let name = row.draft.party.clone();
    let is_new = name.as_ref().is_some_and(|name| !parties.contains_key(name));
    let party = name.map(|name| party_named(random, parties, name)).transpose()?;
    let new_party = party.clone().filter(|_| is_new);
    Ok(Newcomer {
        guest: new_guest(random, scope, row.draft.clone(), party, (now, RsvpBy::Import))?,
        new_party,
        row: number,
        seat: None,
        extras: Extras::default(),
    })
}

/// The refusal of a file over the limit.
pub(crate) fn too_large() -> Error {
    let limit = IMPORT_BYTES_MAX / 1024 / 1024;
    Error::TooLarge(format!("Guest lists are limited to {limit} MB."))
}

fn refused(refusal: Refusal) -> Error {
    let details = json!({ "reason": refusal.code.as_str() });
    Error::Refused(Box::new(Refused {
        code: "import_refused",
        message: refusal.message,
        details,
    }))
}
