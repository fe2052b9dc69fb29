//! The import of the wizard: adds, updates and seats guests of a file by the organiser's plan, as one action that can
//! be undone.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use domain::id::{EventId, GuestId, ImportId};
use domain::party::Party;
use import_parsers::{Guided, Limits};
use storage::events::versions;
use storage::guests::{self, parties, plus_ones};

use super::decide::{RowAction, decide};
use super::extras::{Extras, FileTags, find_or_make_tags, forget_tags};
use super::families::make_families;
use super::list_file::ListFile;
use super::past::{ImportOutcome, action};
use super::plan::ImportPlan;
use super::preview::{counts, file_skipped};
use super::remembered::{Remembered, ToRemember, to_remember};
use super::report::ImportReport;
use super::rows::{ImportRow, guided_rows};
use super::store::{Guide, Import, begin, discard_failed, fill};
use super::tables::Tables;
use super::updates::{self, Update};
use super::{MAX_ATTEMPTS, Prepared, end, newcomer, refused};
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::random::{Random, id_bytes};
use crate::core::run::Run;
use crate::core::scope;
use crate::core::service::{Reading, Service};

/// The data shared by all attempts to store a file.
struct File<'a> {
    name: &'a str,
    rows: Arc<Vec<ImportRow>>,
    /// The number of rows that are not guests.
    skipped: usize,
    tags: FileTags,
    plan: &'a ImportPlan,
    remember: Option<ToRemember>,
}

/// What an attempt stores.
struct GuidedImport {
    newcomers: Prepared,
    updates: Vec<Update>,
    forced: HashSet<usize>,
    /// The figures that the import does not change on its way.
    outcome: ImportOutcome,
}

/// Opens a file and maps it with the plan, and with what the organisation remembers of files with the same headings.
/// Returns its name as well.
pub(super) fn map_file(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    file: ListFile,
    (plan, run): (&ImportPlan, &Run),
) -> Result<(String, Guided), Error> {
    organiser.must_edit()?;
    let remembered = service.read(|r| {
        scope::of_event(r, organiser, event)?;
        Remembered::load(r, organiser.organisation_id())
    })?;
    file.check_size()?;
    let (name, source) = file.open(service, organiser, run)?;
    let recall = |headings: &[&str]| remembered.find(headings);
    let guided = source
        .map_recalling(&plan.mapping, &recall, &Limits::default())
        .map_err(refused)?;
    Ok((name, guided))
}

/// Imports a file with a plan as a job, and returns the import that [`super::past`] keeps.
pub(crate) fn run_guided_import(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    file: ListFile,
    plan: &ImportPlan,
    run: &Run,
) -> Result<ImportId, Error> {
    run.enter("Reading the guest list", None)?;
    let (name, mut guided) = map_file(service, organiser, event, file, (plan, run))?;
    let mut report = ImportReport::default();
    make_families(&mut guided, plan);
    let rows = guided_rows(std::mem::take(&mut guided.import.rows), &mut report);
    let file = File {
        name: &name,
        tags: find_or_make_tags(service, organiser, &rows)?,
        rows: Arc::new(rows),
        skipped: file_skipped(&guided).len() + report.skipped.len(),
        plan,
        remember: if plan.remember { to_remember(&guided)? } else { None },
    };
    let imported = attempt(service, organiser, event, &file, run);
    if imported.is_err() {
        forget_tags(service, organiser, file.tags)?;
    }
    imported
}

fn attempt(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    file: &File<'_>,
    run: &Run,
) -> Result<ImportId, Error> {
    let mut last = None;
    for _ in 0..MAX_ATTEMPTS {
        let prepared = service.read(|r| prepare(r, service.random(), organiser, event, file))?;
        match store(service, organiser, event, file, prepared, run)? {
            Ok(import) => return Ok(import),
            // Lost a race for a code, a seat or a party's name; another attempt can succeed.
            Err(error) => last = Some(error),
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
    file: &File<'_>,
) -> Result<GuidedImport, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let version = versions::get(r.conn, &scope)?;
    let existing = guests::of_event(r.conn, &scope)?;
    let mut report = ImportReport::default();
    let decided = decide(&existing, &file.rows, file.plan, Tables::load(r, &scope)?, &mut report)?;
    let counts = counts(
        file.rows.iter().zip(&decided.decisions),
        file.skipped + decided.skipped.len(),
    );
    let known = parties::of_event(r.conn, &scope)?.into_iter();
    let mut parties: HashMap<String, Party> = known.map(|party| (party.name.clone(), party)).collect();
    let (mut newcomers, mut updates, mut forced) = (Vec::new(), Vec::new(), HashSet::new());
    let mut hosts = Hosts {
        of_rows: HashMap::new(),
        brought: plus_ones::hosts(r.conn, &scope, None)?.into_keys().collect(),
    };
    for (number, (row, decision)) in file.rows.iter().zip(decided.decisions).enumerate() {
        if decision.is_forced() {
            forced.insert(number);
        }
        let place = decision.guest.and_then(|place| existing.get(place));
        match (decision.action, place) {
            (RowAction::Add, _) => {
                let mut new = newcomer((random, r.now), &scope, &mut parties, (number, row))?;
                new.guest.table_id = decision.table;
                new.seat = decision.seat;
                new.extras = Extras {
                    tags: file.tags.of(row),
                    host: hosts.of(row),
                    plus_ones: row.plus_ones,
                };
                hosts.of_rows.insert(number, new.guest.id.clone());
                newcomers.push(new);
            }
            (RowAction::Update, Some(guest)) => {
                hosts.of_rows.insert(number, guest.guest.id.clone());
                updates.push(Update {
                    guest: guest.guest.id.clone(),
                    row: number,
                    table: decision.table,
                    seat: decision.seat,
                    tags: file.tags.of(row),
                });
            }
            (RowAction::Known, Some(guest)) => {
                hosts.of_rows.insert(number, guest.guest.id.clone());
            }
            _ => {}
        }
    }
    report.imported_count = newcomers.len();
    Ok(GuidedImport {
        newcomers: Prepared {
            version,
            newcomers,
            report,
        },
        updates,
        forced,
        outcome: ImportOutcome {
            known: counts.known,
            skipped: counts.skipped,
            parties: counts.parties,
            ..ImportOutcome::default()
        },
    })
}

/// The guests of the rows so far, who may bring others.
struct Hosts {
    of_rows: HashMap<usize, GuestId>,
    /// The ids of plus-ones, who cannot bring others.
    brought: HashSet<String>,
}

impl Hosts {
    fn of(&self, row: &ImportRow) -> Option<GuestId> {
        let host = self.of_rows.get(&row.host?)?;
        (!self.brought.contains(host.as_str())).then(|| host.clone())
    }
}

/// Stores an attempt. The inner failure is a lost race, after which nothing is left of the attempt.
fn store(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    file: &File<'_>,
    prepared: GuidedImport,
    run: &Run,
) -> Result<Result<ImportId, Error>, Error> {
    let id = ImportId::from_random(&id_bytes(service.random())?);
    let scope = begin(service, organiser, event, &id, prepared.newcomers.newcomers.len())?;
    let guide = Guide {
        organiser: organiser.clone(),
        batch: action(&id)?,
        forced: Arc::new(prepared.forced),
        remember: file.remember.clone(),
    };
    let import = Import::new(id, scope, (file.name, Arc::clone(&file.rows)), run, Some(guide.clone()));
    let mut stored = match fill(service, &import, prepared.newcomers) {
        Ok(stored) => stored,
        Err(error) => {
            discard_failed(service, &import);
            return match error {
                Error::Unavailable(_) | Error::NotFound(Noun::Seat) => Ok(Err(error)),
                other => Err(other),
            };
        }
    };
    let ended = updates::apply(service, organiser, &import, &guide, prepared.updates).and_then(|updated| {
        stored.expected = stored.expected.saturating_add(updated.transactions);
        stored.outcome = ImportOutcome {
            updated: updated.guests,
            seated: updated.seated,
            ..prepared.outcome
        };
        end::end(service, organiser, &import, stored)
    });
    match ended {
        Ok(_) => Ok(Ok(import.id)),
        Err(error) => {
            // The worker takes the updates back.
            discard_failed(service, &import);
            Err(error)
        }
    }
}
